#!/usr/bin/env python3
"""compare.py SCHEMA BINARY: the schema and the program agree on every example.

An example is a change to a config that is good: a path of keys, and the value to put there.
"""
import copy
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

GOOD = {
    "apps": [
        {"name": "a", "drop": "drop", "build": "build", "outputs": [{"kind": "bundle", "path": "."}]}
    ]
}
APP = ("apps", 0)
MISSING = object()

# (is good, path, value)
EXAMPLES = [
    (True, (), None),
    (True, ("$schema",), "x"),
    (True, ("quiet",), 0),
    (True, ("quiet",), 1.5),
    (True, ("quiet",), None),
    (False, ("quiet",), 61),
    (False, ("quiet",), -1),
    (False, ("quiet",), "2"),
    (False, ("quite",), 2),
    (False, ("poll",), 0),
    (True, ("rescan",), 0),
    (False, ("apps",), MISSING),
    (False, ("apps",), []),
    (False, ("apps",), {}),
    (False, ("apps",), None),
    (True, (*APP, "name"), "Größe_1.x-y"),
    (False, (*APP, "name"), "a/b"),
    (False, (*APP, "name"), ".a"),
    (False, (*APP, "name"), ""),
    (False, (*APP, "name"), "a" * 101),
    (False, (*APP, "name"), MISSING),
    (False, (*APP, "drop"), ""),
    (False, (*APP, "drop"), None),
    (False, (*APP, "build"), MISSING),
    (False, (*APP, "outputs"), []),
    (False, (*APP, "outputs"), MISSING),
    (False, (*APP, "outputs", 0, "kind"), "bundel"),
    (False, (*APP, "outputs", 0, "path"), "../x"),
    (False, (*APP, "outputs", 0, "path"), "/x"),
    (False, (*APP, "outputs", 0, "path"), "x/../y"),
    (False, (*APP, "outputs", 0, "path"), "x//y"),
    (True, (*APP, "outputs", 0, "path"), "x/..y"),
    (True, (*APP, "outputs", 0, "path"), None),
    (True, (*APP, "supports"), {}),
    (True, (*APP, "supports"), {"minimumOS": "7", "maximumOS": None}),
    (False, (*APP, "supports"), {"minimumOS": "7.x"}),
    (False, (*APP, "supports"), {"minimumOS": 7}),
    (False, (*APP, "supports"), {"minimumOS": "1.2.3.4"}),
    (False, (*APP, "supports"), {"devices": ["watch"]}),
    (False, (*APP, "supports"), {"devices": "iphone"}),
    (True, (*APP, "supports"), {"orientations": {"ipad": ["landscapeLeft"]}}),
    (False, (*APP, "supports"), {"orientations": {"ipad": ["landscape"]}}),
    (False, (*APP, "supports"), {"orientations": {"mac": []}}),
    (False, (*APP, "supports"), {"basename": "a/b"}),
    (False, (*APP, "supports"), {"urlSchemes": [1]}),
    (True, (*APP, "rules"), [{"match": "*.png", "slot": {"idiom": "ipad", "scale": 2}}]),
    (False, (*APP, "rules"), [{"match": "*.png"}]),
    (False, (*APP, "rules"), [{"match": "", "slot": {}}]),
    (False, (*APP, "rules"), [{"match": "*.png", "slot": {}}]),
    (False, (*APP, "rules"), [{"match": "a[b", "slot": {"scale": 2}}]),
    (False, (*APP, "rules"), [{"match": "[!]", "slot": {"scale": 2}}]),
    (False, (*APP, "rules"), [{"match": "[]", "slot": {"scale": 2}}]),
    (True, (*APP, "rules"), [{"match": "[]a]*[!b-d].png]", "slot": {"scale": 2}}]),
    (False, (*APP, "rules"), [{"match": "*.png", "slot": {"scale": 4}}]),
    (False, (*APP, "rules"), [{"match": "*.png", "slot": {"idom": "ipad"}}]),
    (True, (*APP, "derive"), {"mode": "contain", "background": "#a0B1c2"}),
    (True, (*APP, "derive"), None),
    (False, (*APP, "derive"), {"mode": "stretch"}),
    (False, (*APP, "derive"), {"background": "#+12345"}),
    (False, (*APP, "derive"), {"background": "red"}),
    (False, (*APP, "color"), "cmyk"),
    (False, (*APP, "feedback"), "yes"),
    (True, (*APP, "limits"), {"pixels": 1}),
    (False, (*APP, "limits"), {"pixels": 0}),
    (False, (*APP, "limits"), {"pixels": 1.5}),
    (True, (*APP, "ignore"), ["*.bak"]),
    (False, (*APP, "ignore"), "*.bak"),
    (False, (*APP, "ignore"), ["*.bak", "["]),
]


def changed(path, value):
    if not path:
        return GOOD
    config = copy.deepcopy(GOOD)
    place = config
    for key in path[:-1]:
        place = place[key]
    if value is MISSING:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return config


def main():
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures = 0
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work)
        (folder / "drop").mkdir()
        (folder / "build").mkdir()
        file = folder / "config.json"
        for is_good, path, value in EXAMPLES:
            config = changed(path, value)
            file.write_text(json.dumps(config))
            taken = validator.is_valid(config)
            run = subprocess.run([sys.argv[2], "check", "--config", file], capture_output=True, text=True)
            checked = run.returncode == 0
            if (taken, checked) != (is_good, is_good):
                failures += 1
                shown = "left out" if value is MISSING else json.dumps(value)
                print(f"{path} = {shown}: should be {'good' if is_good else 'bad'}; "
                      f"schema: {taken}, program: {checked} {run.stderr.strip()}")
        for name in sys.argv[3:] or ["config.example.json"]:
            if not validator.is_valid(json.load(open(name))):
                failures += 1
                print(f"{name}: the schema refuses it")
    print(f"test-schema: {len(EXAMPLES)} examples, {failures} failures")
    return failures > 0


sys.exit(main())
