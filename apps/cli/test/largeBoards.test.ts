import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { foretell } from './foretell.ts';

const boards = fileURLToPath(new URL('../../../corpus/positions/large-boards.yaml', import.meta.url));

/** Processor time in seconds, which other programs on the machine do not lengthen; generous, where the fault was minutes for one decision. */
const MOST_SECONDS_EACH = 5;

test('large boards are decided in bounded time, and the options that matter are among those considered', async () => {
  const before = process.cpuUsage();
  const args = ['--json', '--level', 'novice', '--budget-sims', '16', '--threads', '0'];
  const { code, out } = await foretell(['explain', boards, ...args]);
  const { user, system } = process.cpuUsage(before);
  expect(code).toBe(0);
  const documents = JSON.parse(out) as { id: string; options: { label: string }[] }[];
  const labels = new Map(documents.map(({ id, options }) => [id, options.map(({ label }) => label)]));
  expect((user + system) / 1e6).toBeLessThan(MOST_SECONDS_EACH * documents.length);
  for (const options of labels.values()) expect(options.length).toBeGreaterThan(1);
  expect(labels.get('H099-many-attackers-that-nothing-blocks')).toContain('no block');
  for (const id of ['H100-everything-is-changed', 'H101-four-of-thirty-targets', 'H108-abilities-that-all-share'])
    expect(labels.get(id)).toContain('pass');
}, 120_000);
