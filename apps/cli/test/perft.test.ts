// Counts of decision lines, worked out by hand from the rules: whatever changes them changes a rule or an option.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtInPool } from '@foretell/cards';
import { AbilityTexts, parseScenarios, positionOf } from '@foretell/formats';
import { faceContext, printAbility } from '@foretell/oracle';
import { compileCatalog, perft } from '@foretell/rules';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../corpus/perft/', import.meta.url);
const pool = { catalog: compileCatalog(builtInPool) };
const texts = new AbilityTexts((record, face) => printAbility(record.ability, faceContext(face.face)));

describe.each(readdirSync(folder))('%s', (file) => {
  const text = readFileSync(fileURLToPath(new URL(file, folder)), 'utf8');
  const counts = (/^perft: \[(.+)\]$/m.exec(text)?.[1] ?? '').split(',').map(Number);

  it('has as many lines as counted by hand', () => {
    const scenario = parseScenarios(text, file, 'yaml')[0]?.result;
    if (scenario === undefined || !scenario.ok) throw new Error(`${file} does not parse`);
    const reached = positionOf(scenario.value, pool, texts, () => 0);
    if (!reached.ok) throw new Error(reached.failure.message);
    expect(counts.map((_, depth) => perft(reached.position.game, depth + 1))).toEqual(counts);
  });
});
