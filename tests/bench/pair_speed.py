#!/usr/bin/env python3
"""pair_speed.py ARBITER: CPU time and peak memory of one `arbiter pair` process, reading included, for fields of 200 to 9,999
players, odd and even, after one round and after eight, with and without acceleration; and of checking nine rounds of 1,000."""
import math, os, pathlib, subprocess, sys, tempfile

def run(words):
    """CPU seconds and peak memory in MB; the answer must be done or no."""
    child = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in (0, 1):
        raise SystemExit(f'{words}: exit {child.returncode}')
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024

def event(arbiter, folder, players, rounds, baku):
    """A report after so many rounds of an event of eleven."""
    path = str(pathlib.Path(folder) / f'{players}-{rounds}-{baku}.trf')
    subprocess.run([arbiter, 'generate', '--players', str(players), '--rounds', str(rounds), '--seed', str(players + rounds),
                    '--acceleration', 'baku' if baku else 'none', '-o', path], check=True)
    text = pathlib.Path(path).read_text(encoding='utf-8')
    pathlib.Path(path).write_text(text.replace(f'142 {rounds}\n', '142 11\n'), encoding='utf-8')
    return path

def best(words, times=3):
    found = [run(words) for _ in range(times)]
    return min(t for t, _ in found), max(m for _, m in found)

def main():
    arbiter = sys.argv[1]
    late = {}
    with tempfile.TemporaryDirectory() as folder:
        print('players  rounds before  baku   CPU ms   MB')
        for players in (200, 201, 500, 1000, 1001, 2000, 5000, 5001, 9998, 9999):
            for rounds in (1, 8):
                for baku in (False, True):
                    seconds, memory = best([arbiter, 'pair', event(arbiter, folder, players, rounds, baku)])
                    late[players] = max(late.get(players, 0), seconds)
                    print(f'{players:7}  {rounds:13}  {str(baku):5}  {1000 * seconds:7.1f}  {memory:4.0f}', flush=True)
        print(f'growth from 500 to 5,000: n^{math.log(late[5000] / late[500], 10):.2f}')
        path = str(pathlib.Path(folder) / 'check.trf')
        subprocess.run([arbiter, 'generate', '--players', '1000', '--rounds', '9', '--seed', '1', '-o', path], check=True)
        print('checking 9 rounds of 1,000: {:.1f} ms, {:.0f} MB'.format(1000 * best([arbiter, 'check', path])[0],
                                                                       best([arbiter, 'check', path], 1)[1]))

if __name__ == '__main__':
    main()
