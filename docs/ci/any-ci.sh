#!/bin/sh
# Any CI server: exit code 0 passed, 1 got worse, 2 could not decide.
set -eu
code=0
npx --yes toolgauge@0.1.0 run toolgauge/suite.yaml || code=$?
npx --yes toolgauge@0.1.0 report .toolgauge/run.json --format junit --out .toolgauge/junit.xml
exit "$code"
