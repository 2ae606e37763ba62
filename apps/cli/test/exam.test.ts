import { expect, test } from 'vitest';
import { foretell, linesOf } from './foretell.ts';

test('a player is asked, and the document says how right the answers were', async () => {
  const ended = await foretell([
    'exam',
    'random',
    '--family',
    'blocks',
    '--questions',
    '2',
    '--threads',
    '0',
    '--json',
  ]);
  expect(ended.code).toBe(0);
  const document = JSON.parse(ended.out) as { player: string; families: { family: string; questions: number }[] };
  expect(document).toMatchObject({ schema: 1, player: 'random', families: [{ family: 'blocks', questions: 2 }] });
  const again = await foretell(['exam', 'random', '--family', 'blocks', '--questions', '2', '--threads', '0']);
  expect(again.out).toMatch(/^blocks: 2 questions, \d+\.\d % right, mean regret \d+\.\d %\n/);
});

test('an unknown player or family is refused in one line', async () => {
  const player = await foretell(['exam', 'strongest']);
  expect(player).toMatchObject({ code: 2, out: '' });
  expect(linesOf(player.talk)).toEqual(['strongest: there is no player strongest; did you mean strong?']);
  const family = await foretell(['exam', '--family', 'combats']);
  expect(linesOf(family.talk)).toEqual(['--family combats: there is no combats; did you mean combat?']);
});
