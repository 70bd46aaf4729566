#!/usr/bin/env python3
"""The whole program on a real display, worked as somebody does who cannot see it: what is there is read from the
accessibility tree (AT-SPI), what is done is done by keys and by Press. journey.py ARBITER_DESK ARBITER.

Starts its own display, session bus and window manager, and itself again inside them. Ends with 77 where they are not
installed (tools/setup installs them)."""
import os
import shutil
import subprocess
import sys
import tempfile
import time

NEEDED = ("Xvfb", "xvfb-run", "xauth", "dbus-run-session", "openbox", "xdotool")
SKIPPED = 77
PATIENCE = 30.0


def outside(programs):
    missing = [name for name in NEEDED if not shutil.which(name)]
    if missing:
        print("*" * 78)
        print(f"NOT TESTED: the journey through the accessibility tree needs {', '.join(missing)}; run tools/setup")
        print("*" * 78)
        return SKIPPED
    inside = ["dbus-run-session", "--", sys.executable, os.path.abspath(__file__), "--inside", *programs]
    display = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1280x900x24", "--error-file=/dev/stderr"]
    return subprocess.run([*display, *inside], check=False, timeout=240).returncode


class Journey:
    """The program, and what its tree says."""

    def __init__(self, program, home):
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi
        self.atspi = Atspi
        self.errors = open(os.path.join(home, "stderr"), "w+", encoding="utf-8")
        environment = dict(os.environ, HOME=home, XDG_CONFIG_HOME=os.path.join(home, "config"), LC_ALL="C.UTF-8",
                           QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_QPA_PLATFORM="xcb", QT_QUICK_BACKEND="software")
        environment.setdefault("XDG_RUNTIME_DIR", home)
        self.program = subprocess.Popen([program], env=environment, stderr=self.errors)

    def walk(self, node=None):
        """Every object of the program's tree that is shown."""
        if node is None:
            desktop = self.atspi.get_desktop(0)
            desktop.clear_cache()
            for i in range(desktop.get_child_count()):
                child = desktop.get_child_at_index(i)
                if child is not None and child.get_process_id() == self.program.pid:
                    child.clear_cache()
                    yield from self.walk(child)
            return
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if child is None or not child.get_state_set().contains(self.atspi.StateType.VISIBLE):
                continue
            yield child
            yield from self.walk(child)

    def until(self, find, what):
        """What `find` gives, as soon as it gives something."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.program.poll() is not None:
                raise AssertionError(f"the program ended with {self.program.returncode} before: {what}")
            try:
                found = find()
            except self.gone():
                found = None
            if found:
                return found
            time.sleep(0.1)
        raise AssertionError(f"it never came: {what}\n" + "\n".join(self.all_names()))

    def gone(self):
        from gi.repository import GLib
        return GLib.Error  # an object that went away while it was read

    def all_names(self):
        try:
            return [f"  {node.get_role_name()}: {node.get_name()}" for node in self.walk()]
        except self.gone():
            return []

    def find(self, name, roles=("push button", "page tab")):
        def search():
            return next((n for n in self.walk() if n.get_role_name() in roles and n.get_name().startswith(name)), None)
        return self.until(search, f"{' or '.join(roles)} '{name}'")

    def press(self, name):
        node = self.find(name)
        for i in range(node.get_n_actions()):
            if node.get_action_name(i) == "Press":
                node.do_action(i)
                return
        raise AssertionError(f"'{name}' cannot be pressed")

    def rows(self, beginning, count):
        """The sentences of the rows that begin so."""
        def search():
            names = [n.get_name() for n in self.walk() if n.get_role_name() == "list item"]
            found = [name for name in names if name.startswith(beginning)]
            return found if len(found) == count else None
        return self.until(search, f"{count} rows '{beginning}…'")

    def focused(self):
        state = self.atspi.StateType.FOCUSED
        nodes = [n for n in self.walk() if n.get_state_set().contains(state)]
        return nodes[-1].get_name() if nodes else ""

    def keys(self, *names):
        subprocess.run(["xdotool", "key", "--delay", "40", *names], check=True)

    def write(self, text):
        subprocess.run(["xdotool", "type", "--delay", "25", text], check=True)

    def tab_to(self, name):
        """Tab until the tree says that this field has the keyboard."""
        for _ in range(30):
            if self.focused() == name:
                return
            self.keys("Tab")
            time.sleep(0.15)
        raise AssertionError(f"Tab does not come to '{name}'; the keyboard is at '{self.focused()}'")

    def close(self):
        window = subprocess.run(["xdotool", "getactivewindow"], check=True, capture_output=True, text=True).stdout.strip()
        subprocess.run(["xdotool", "windowclose" if not window else "key", "alt+F4"], check=True)
        try:
            return self.program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.program.kill()
            return "killed: Alt+F4 does not close it"


PLAYERS = (("Garroway, Edith", "2100"), ("Lu Qinghe", "2050"), ("Okonkwo, Ade", "2000"), ("Brandt, Mila", "1950"))


def first_event(journey):
    journey.press("New event")
    journey.tab_to("Name")
    journey.write("Harbour Open")
    journey.tab_to("Rounds")
    journey.keys("ctrl+a")
    journey.write("3")
    journey.press("Create")
    journey.press("Add a player")
    for name, rating in PLAYERS:
        journey.tab_to("Name")
        journey.write(name)
        journey.keys("Tab")
        journey.write(rating)
        journey.keys("Return")
        journey.rows(name + ",", 1)
    journey.keys("Escape")
    journey.keys("F5")
    journey.rows("Board ", 2)
    journey.keys("F9")
    journey.find("Pair round 2")
    journey.keys("ctrl+3")
    open_boards = journey.rows("Result, board ", 2)
    assert all(row.endswith("in play") for row in open_boards), open_boards
    journey.write("1")
    journey.keys("Return")
    journey.until(lambda: any(row.endswith("1–0") for row in journey.rows("Result, board ", 2)), "the result in its row")
    journey.press("Standings")
    standings = journey.rows("Place ", 4)
    winner = journey.rows("Place 1, ", 1)[0]
    white = open_boards[0].split(", ", 2)[2].split(" against ")[0]
    assert white in winner and winner.endswith("1 points"), (white, standings)


def inside(desk, arbiter):
    manager = subprocess.Popen(["openbox"])
    with tempfile.TemporaryDirectory() as home:
        journey = Journey(desk, home)
        try:
            started = time.monotonic()
            first_event(journey)
            status = journey.close()
            journey.errors.seek(0)
            said = journey.errors.read()
            assert status == 0, f"the program ended with {status}\n{said}"
            assert not said.strip(), f"the program printed:\n{said}"
            event = os.path.join(home, "Documents", "Arbiter", "harbour-open.arb")
            subprocess.run([arbiter, "verify", event], check=True)
            print(f"the journey took {time.monotonic() - started:.1f} s")
            return 0
        except AssertionError as error:
            print(f"FAILED: {error}")
            return 1
        finally:
            if journey.program.poll() is None:
                journey.program.kill()
            manager.terminate()


if __name__ == "__main__":
    if sys.argv[1] == "--inside":
        sys.exit(inside(*sys.argv[2:]))
    sys.exit(outside(sys.argv[1:]))
