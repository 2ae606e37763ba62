#!/usr/bin/env bash
# A study over several machines, all of them this one: a Redis, two workers, and the study that hands out its games.
#   examples/study-over-machines.sh run red-aggro green-creatures --games 200 --out duel
# Elsewhere each of the three parts is a service of its own, with the Redis's address in place of this one.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
port=${REDIS_PORT:-6390}
redis=redis://127.0.0.1:$port

foretell=(node "$here/../apps/cli/dist/foretell.js")

# What is started here ends with this script, Redis last.
trap 'kill "${workers[@]}" 2>/dev/null; wait "${workers[@]}"; kill "$server"' EXIT
workers=()

# Nothing has to outlive a restart of Redis: what it forgets is asked for again.
redis-server --port "$port" --bind 127.0.0.1 --save '' --appendonly no >/dev/null &
server=$!
until (echo >"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do sleep 0.1; done

for _ in 1 2; do
  "${foretell[@]}" worker --redis "$redis" --threads 1 --quiet &
  workers+=($!)
done
"${foretell[@]}" "$@" --queue "$redis"
