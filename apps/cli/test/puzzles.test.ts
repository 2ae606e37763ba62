// Puzzles of Forge, as people give them to commands.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foretell, scratchFolder } from './foretell.ts';

const PUZZLE = `[metadata]
Name:Last points
Goal:Win
Description:Win this turn.
[state]
ActivePlayer=Human
ActivePhase=Main1
HumanLife=2
AILife=3
humanhand=Lightning Bolt
humanbattlefield=Mountain;Mountain|Tapped
humanlibrary=Forest
aibattlefield=Serra Angel|Damage:2
ailibrary=Forest
`;

test('a puzzle is analysed as it is, and as the position that it is imported as', async () => {
  const scratch = scratchFolder();
  const [puzzle, position] = [join(scratch, 'last.pzl'), join(scratch, 'last.yaml')];
  writeFileSync(puzzle, PUZZLE);
  expect(await foretell(['scenario', 'import', puzzle, '--out', position])).toEqual({ code: 0, out: '', talk: '' });
  expect(readFileSync(position, 'utf8')).toMatch(/^# goal: Win\n# description: Win this turn\.\nid: Last points\n/);
  expect(await foretell(['scenario', 'import', puzzle, '--out', position])).toMatchObject({
    code: 2,
    talk: expect.stringContaining('is there already') as string,
  });
  const settings = ['--budget-sims', '48', '--threads', '0', '--json'];
  const [direct, imported] = [
    await foretell(['explain', puzzle, ...settings]),
    await foretell(['explain', position, ...settings]),
  ];
  const answerOf = (text: string): unknown => (JSON.parse(text) as { readonly best: unknown }).best;
  expect(direct.code).toBe(0);
  expect(answerOf(direct.out)).toEqual(answerOf(imported.out));
  expect(direct.out).toContain('"targets":[{"player":"B"}]');
});

test('what has no place in a scenario is said, and nothing is written', async () => {
  const puzzle = join(scratchFolder(), 'p.pzl');
  writeFileSync(puzzle, PUZZLE.replace('humanlibrary=Forest', 'humanmanapool=R R'));
  for (const command of [
    ['scenario', 'import', puzzle],
    ['explain', puzzle],
  ])
    expect(await foretell(command)).toEqual({
      code: 2,
      out: '',
      talk: `${puzzle}:12: humanmanapool: humanmanapool=R R cannot be written as a scenario; take it out\n`,
    });
});
