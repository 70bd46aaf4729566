"""The measuring of chess_speed.sh."""
import lzma, pathlib, resource, shutil, statistics, subprocess, sys, tempfile

START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'


def program(name):
    return shutil.which(name) or shutil.which(name, path='/usr/games')


def seconds(command, text=None):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, input=text, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def compare(what, runs, ours, theirs, needed, text=None):
    ratios = []
    for _ in range(runs):
        mine = seconds(ours)
        other = seconds(theirs, text)
        ratios.append(other / mine)
        print(f'{what}: {mine:.3f} s, {other:.3f} s, {other / mine:.2f} times', flush=True)
    median = statistics.median(ratios)
    print(f'{what}: median {median:.2f} times, needed {needed}: {"reached" if median >= needed else "not reached"}')
    return median >= needed


def main():
    arbiter, runs = sys.argv[1], int(sys.argv[2])
    packed = pathlib.Path('../shared/data/own/chess/speed/generated.pgn.xz')
    reached = True
    if stockfish := program('stockfish'):
        reached &= compare('perft 6', runs, [arbiter, 'perft', START, '6'], [stockfish], 2.0,
                           'position startpos\ngo perft 6\nquit\n')
    with tempfile.TemporaryDirectory() as room:
        games = pathlib.Path(sys.argv[3]) if sys.argv[3] else pathlib.Path(room) / 'games.pgn'
        if not games.exists():
            games.write_bytes(lzma.open(packed).read())
        if extract := program('pgn-extract'):
            reached &= compare('replay', runs, [arbiter, 'replay', str(games)],
                               [extract, '-s', '--repetition', str(games)], 12.0)
    return 0 if reached else 1


if __name__ == '__main__':
    sys.exit(main())
