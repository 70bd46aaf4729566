#!/usr/bin/env python3
"""Whether the Chinese catalogue holds every text of the window, finished: translations.py LUPDATE SOURCE_DIR.

lupdate reads the sources into a catalogue of its own; ours must have the same messages, each with a translation whose
values (%1, %n) are those of the source. The English catalogue holds every plural form."""
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET


def messages(path):
    """{(context, source, comment): (numerus, [translations], type)}"""
    found = {}
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name"), message.findtext("source"), message.findtext("comment") or "")
            translation = message.find("translation")
            numerus = message.get("numerus") == "yes"
            texts = [f.text or "" for f in translation.iter("numerusform")] if numerus else [translation.text or ""]
            found[key] = (numerus, texts, translation.get("type"))
    return found


def fresh(lupdate, source_dir):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "fresh_zh_CN.ts")
        folders = [os.path.join(source_dir, name) for name in ("app/window", "qml")]
        subprocess.run([lupdate, *folders, "-I", source_dir, "-ts", path], check=True, stdout=subprocess.DEVNULL)
        return messages(path)


def values(text):
    return sorted(set(re.findall(r"%(?:\d|n)", text)))


def faults(wanted, chinese, english):
    for key in sorted(wanted.keys() - chinese.keys()):
        yield f"no translation of {key}"
    for key in sorted(chinese.keys() - wanted.keys()):
        yield f"translated, but nobody says it any more: {key}"
    for key, (numerus, texts, kind) in sorted(chinese.items()):
        if kind or not texts or not all(texts):
            yield f"not finished ({kind or 'empty'}): {key}"
        for text in texts:
            if values(text) != values(key[1]):
                yield f"other values than in the source: {key}: {text}"
        if numerus and key not in english:
            yield f"no English plural of {key}"
    for key, (_, texts, kind) in sorted(english.items()):
        if kind or not all(texts) or key not in wanted:
            yield f"English catalogue: {key}"


def main():
    lupdate, source_dir = sys.argv[1:]
    folder = os.path.join(source_dir, "qml/translations")
    wanted = fresh(lupdate, source_dir)
    chinese = messages(os.path.join(folder, "arbiter_zh_CN.ts"))
    english = messages(os.path.join(folder, "arbiter_en.ts"))
    if len(wanted) < 100:
        sys.exit(f"lupdate found {len(wanted)} texts only: the test itself is wrong")
    found = list(faults(wanted, chinese, english))
    for fault in found:
        print(fault)
    print(f"{len(wanted)} texts, {len(found)} faults")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
