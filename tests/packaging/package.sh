#!/usr/bin/env bash
# package.sh SOURCE BUILD: makes the Debian package of a build, looks at it as Debian and a desktop do, installs it, starts
# both programs from it, and takes it away again. As another user than root, or beside an Arbiter that is installed already,
# it is only unpacked, and the last line says what was not proven. The build may be of any preset; with ARBITER_LONG=1 the
# package that arbiters get, preset release, is made and put through the same afterwards.
set -euo pipefail
source=$1 build=$2
export LC_ALL=C.UTF-8
work=$(mktemp -d)
opened=
installed=
finish() {
  [ -z "$opened" ] || kill "$opened" 2>/dev/null || true
  [ -z "$installed" ] || with_dpkg --purge arbiter || true
  rm -rf "$work"
}
trap finish EXIT

say() { printf '  %s\n' "$*"; }
fail() { printf 'packaging: %s\n' "$*" >&2; exit 1; }

# dpkg fetches nothing: what is missing shows. While somebody else has its lock it is asked again, for five minutes.
with_dpkg() {
  for _ in $(seq 60); do
    dpkg "$@" >"$work/dpkg" 2>&1 && return
    grep -q lock "$work/dpkg" || break
    sleep 5
  done
  cat "$work/dpkg" >&2
  return 1
}

make_package() {
  cpack --config "$build/CPackConfig.cmake" -B "$work/made" >"$work/cpack.log" 2>&1 || { cat "$work/cpack.log" >&2; fail "cpack failed"; }
  package=$(echo "$work"/made/arbiter_*.deb)
  [ -f "$package" ] || fail "cpack made no arbiter_*.deb"
  say "made $(basename "$package"), $(stat -c %s "$package") bytes"
}

# Lintian may also find warnings; errors end the test. What a sanitized build alone cannot fulfil is not asked of it.
look_at_package() {
  root=$work/root
  dpkg-deb -x "$package" "$root"
  desktop-file-validate "$root/usr/share/applications/arbiter-desk.desktop" || fail "the desktop file is not valid"
  appstreamcli validate --no-net "$root/usr/share/metainfo/arbiter-desk.metainfo.xml" >"$work/appstream" || { cat "$work/appstream" >&2; fail "the AppStream data are not valid"; }
  lintian --allow-root --fail-on error "$package" >"$work/lintian" 2>&1 || { cat "$work/lintian" >&2; fail "lintian found errors"; }
  say "desktop file and AppStream are valid; lintian: no error, $(grep -c '^W:' "$work/lintian" || true) warnings"
  grep '^W:' "$work/lintian" || true
  for page in man1/arbiter man1/arbiter-desk zh_CN/man1/arbiter zh_CN/man1/arbiter-desk; do
    [ -f "$root/usr/share/man/$page.1.gz" ] || fail "the manual page $page is missing"
  done
}

# Qt's scanner follows the imports of qml/ through the modules themselves; each package that they lie in must be named. What
# the file dialog imports lies inside its library, where the scanner does not look.
named_modules() {
  local depends modules
  depends=$(dpkg-deb -f "$package" Depends)
  modules=$(dpkg-query -L qml6-module-qtquick | sed -n 's,/QtQuick/qmldir$,,p')
  "$(dirname "$(dpkg-query -L qt6-declarative-dev-tools | grep '/qmlimportscanner$')")/qmlimportscanner" \
    -rootPath "$source/qml" -importPath "$modules" >"$work/imports.json"
  python3 - "$work/imports.json" >"$work/folders" <<'END'
import json, sys
for module in json.load(open(sys.argv[1])):
    if module["type"] == "module" and module["name"] != "Arbiter":
        print(module["name"], module.get("path", ""))
END
  [ -s "$work/folders" ] || fail "the scanner found no imports"
  echo "Qt.labs.folderlistmodel $modules/Qt/labs/folderlistmodel" >>"$work/folders"
  while read -r name folder; do
    [ -n "$folder" ] || fail "the module $name is not installed here"
    local owner
    owner=$(dpkg-query -S "$folder/qmldir" | cut -d: -f1)
    grep -qw -- "$owner" <<<"${depends//,/ }" || fail "the window imports $name, but Depends does not name $owner"
  done <"$work/folders"
  say "Depends names the package of each of $(wc -l <"$work/folders") imported modules"
}

# A desktop knows an event by its name, and without the name by what is in it.
known_type() {
  local data=$1 event=$2 file
  mkdir -p "$work/mime"
  cp -r "$data/mime" "$work/mime/"
  update-mime-database "$work/mime/mime" 2>/dev/null
  cp "$event" "$work/without-its-name"
  rm -f "$work/other-database"
  sqlite3 "$work/other-database" 'create table t(a)'
  for file in "$event" "$work/without-its-name"; do
    XDG_DATA_HOME=$work/mime gio info -a standard::content-type "$file" | grep -q application/x-arbiter-event \
      || fail "$(basename "$file") is not known as an event"
  done
  XDG_DATA_HOME=$work/mime gio info -a standard::content-type "$work/other-database" | grep -q application/vnd.sqlite3 \
    || fail "another database passes for an event"
  say "an event is known by its name and by its contents"
}

# Starts both programs. The window says on the error stream what is wrong with it; with an event it writes down as recent
# what it opened, and is then given two seconds to show its page.
start_programs() {
  local bin=$1 config=$work/home/.config/Arbiter/arbiter-desk.conf
  mkdir -p -m 700 "$work/home" "$work/run"
  "$bin/arbiter" --help | grep -q report || fail "arbiter --help does not list its verbs"
  "$bin/arbiter" demo "$work/event.arb" >/dev/null || fail "arbiter made no event"
  "$bin/arbiter" verify "$work/event.arb" >/dev/null || fail "arbiter does not verify its own event"
  env -i HOME="$work/home" XDG_RUNTIME_DIR="$work/run" LC_ALL=C.UTF-8 PATH=/usr/bin:/bin ASAN_OPTIONS=detect_leaks=0 \
    QT_QPA_PLATFORM=offscreen QT_FORCE_STDERR_LOGGING=1 "$bin/arbiter-desk" "$work/event.arb" >"$work/window" 2>&1 &
  opened=$!
  for _ in $(seq 300); do
    grep -q '^recent=' "$config" 2>/dev/null && break
    kill -0 "$opened" 2>/dev/null || break
    sleep 0.1
  done
  grep -q '^recent=' "$config" 2>/dev/null || { cat "$work/window" >&2; fail "arbiter-desk did not open the event"; }
  sleep 2
  kill -0 "$opened" 2>/dev/null || { cat "$work/window" >&2; fail "arbiter-desk ended by itself"; }
  kill "$opened"
  wait "$opened" 2>/dev/null || true
  opened=
  [ ! -s "$work/window" ] || { cat "$work/window" >&2; fail "arbiter-desk complained"; }
  say "started arbiter, and arbiter-desk with an event, from $bin"
}

install_and_start() {
  local why=
  [ "$(id -u)" -eq 0 ] || why="not root"
  [ -z "$(dpkg-query -W -f='${db:Status-Status}' arbiter 2>/dev/null | grep -x installed)" ] || why="an Arbiter is installed already"
  if [ -n "$why" ]; then
    start_programs "$root/usr/bin"
    known_type "$root/usr/share" "$work/event.arb"
    say "NOT PROVEN ($why): that the package installs, and that it can be removed"
    return
  fi
  installed=yes
  with_dpkg --install "$package" || fail "the package does not install; is each of its Depends in tools/setup?"
  start_programs /usr/bin
  known_type /usr/share "$work/event.arb"
  with_dpkg --purge arbiter || fail "the package cannot be removed"
  installed=
  [ ! -e /usr/bin/arbiter-desk ] || fail "the package left its program behind"
  say "installed and removed"
}

prove() {
  make_package
  look_at_package
  named_modules
  install_and_start
}

# Two tests at once on one machine would install over each other.
if [ "$(id -u)" -eq 0 ]; then
  exec 9>/run/lock/arbiter-package-test
  flock 9
fi
say "the package of $(basename "$build")"
prove
if [ -n "${ARBITER_LONG-}" ]; then
  say "the package of preset release"
  (cd "$source" && cmake --preset release && cmake --build --preset release) >"$work/release.log" 2>&1 \
    || { tail -40 "$work/release.log" >&2; fail "preset release does not build"; }
  build=$source/build/release
  rm -rf "$work/made" "$work/root" "$work/mime" "$work/home" "$work/event.arb"
  prove
fi
