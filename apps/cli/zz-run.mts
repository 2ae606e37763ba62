import { readdirSync, readFileSync, statSync } from 'node:fs';
import { builtInPool } from '@foretell/cards';
import { AbilityTexts, formatProblem, parseScenarios, runScenario, scenarioFormatOf } from '@foretell/formats';
import { faceContext, printAbility } from '@foretell/oracle';
import { compileCatalog } from '@foretell/rules';

const pool = { catalog: compileCatalog(builtInPool) };
const texts = new AbilityTexts((record, face) => printAbility(record.ability, faceContext(face.face)));
const only = process.env.ONLY;
const files = process.argv
  .slice(2)
  .flatMap((p) => (statSync(p).isDirectory() ? readdirSync(p).map((f) => `${p}/${f}`) : [p]));
let n = 0,
  ok = 0;
const t = performance.now();
for (const f of files)
  for (const s of parseScenarios(readFileSync(f, 'utf8'), f, scenarioFormatOf(f)!)) {
    if (only && s.id !== only) continue;
    n++;
    if (!s.result.ok) {
      console.log(s.id, s.result.error.map(formatProblem).join('\n'));
      continue;
    }
    const r = runScenario(s.result.value, pool, texts, () => performance.now());
    if (r.status === 'passed') {
      ok++;
      continue;
    }
    console.log(`${r.id} ${r.status.toUpperCase()} ${r.reason}`);
    if (only || process.env.V) console.log(JSON.stringify(r.decision ?? null, null, 1), r.events?.join('\n'));
  }
console.log(`${ok}/${n} passed in ${(performance.now() - t).toFixed(0)} ms`);
if (process.env.BENCH) {
  const all = files
    .flatMap((f) => parseScenarios(readFileSync(f, 'utf8'), f, scenarioFormatOf(f)!))
    .flatMap((s) => (s.result.ok ? [s.result.value] : []));
  const cost = new Map();
  for (let k = 0; k < 3; k++) {
    const c0 = process.cpuUsage();
    for (const s of all) {
      const a = process.cpuUsage();
      runScenario(s, pool, texts, () => performance.now());
      const d = process.cpuUsage(a);
      cost.set(s.id, d.user + d.system);
    }
    const d = process.cpuUsage(c0);
    console.log((all.length / ((d.user + d.system) / 1e6)).toFixed(0), 'scenarios per CPU second');
  }
  console.log(
    [...cost]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 12)
      .map(([i, c]) => i + ' ' + (c / 1000).toFixed(1))
      .join(', '),
  );
}
