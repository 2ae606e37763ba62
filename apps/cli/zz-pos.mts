import { readFileSync } from 'node:fs';
import { builtInPool } from '@foretell/cards';
import { AbilityTexts, parseScenarios, positionOf, OptionNames, OptionComparison } from '@foretell/formats';
import { faceContext, printAbility } from '@foretell/oracle';
import { compileCatalog, viewOf } from '@foretell/rules';
import { enumeratePlans } from '@foretell/search';
const pool = { catalog: compileCatalog(builtInPool) };
const texts = new AbilityTexts((record, face) => printAbility(record.ability, faceContext(face.face)));
for (const s of parseScenarios(readFileSync(process.argv[2]!, 'utf8'), 'x', 'yaml')) {
  if (!s.result.ok) { console.log(s.id, s.result.error.map(e=>e.message)); continue; }
  const r = positionOf(s.result.value, pool, texts, () => performance.now());
  if (!r.ok) { console.log(s.id, 'FAILED', r.failure); continue; }
  const view = viewOf(r.position.game, r.position.decider);
  const plans = enumeratePlans(view.masked(), 64);
  const names = new OptionNames(view, texts); const cmp = new OptionComparison(r.position.session);
  console.log('==', s.id, r.position.decision.kind, 'decider', r.position.decider, plans.plans.length);
  for (const p of plans.plans) { const n = names.name(p.picks); if (process.env.K) console.log(p.picks.join(' '), '|', p.kinds.join(' ')); console.log('  ', JSON.stringify(n), s.result.value.best ? cmp.isAmong(n, s.result.value.best) : ''); }
}
