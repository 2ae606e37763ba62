// Decks of other programs' formats, as commands take and write them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foretell, linesOf, scratchFolder } from './foretell.ts';

const FORGE = '[metadata]\nName=Bears\n[Main]\n4 Grizzly Bears|M10|1\n56 Forest\n[Sideboard]\n2 grizzly bears\n';

test('deck check says which format it read, and what is no part of the deck', async () => {
  const at = (name: string): string => join(scratch, name);
  const scratch = scratchFolder();
  writeFileSync(at('bears.dck'), FORGE.replace('[Main]', '[Planes]\n1 Naya\n[Main]').replace('2 g', '3 g'));
  writeFileSync(at('more.txt'), '4 Grizzly Bears (M10) 1 *F* [Creature]\n56 Forest\n1 Shock [Maybeboard{noDeck}]\n');
  const illegal = await foretell(['deck', 'check', at('bears.dck')]);
  expect(illegal).toMatchObject({ code: 4, out: '' });
  expect(linesOf(illegal.talk)).toEqual([
    `${at('bears.dck')}:4: 1 Naya under planes: no part of the deck`,
    `${at('bears.dck')}:9: 7 copies of Grizzly Bears, at most 4 are allowed; take out 3`,
  ]);
  writeFileSync(at('bears.dck'), FORGE.replace('4 G', '2 G').replace('56', '58'));
  expect(await foretell(['deck', 'check', at('bears.dck')])).toMatchObject({
    code: 0,
    out: `${at('bears.dck')}: a legal constructed deck of 60 cards and a sideboard of 2, read as Forge deck\n`,
  });
  const more = await foretell(['deck', 'check', at('more.txt'), '--json']);
  const document = JSON.parse(more.out) as { readonly decks: readonly { readonly format: string }[] };
  expect(document.decks[0]).toMatchObject({ format: 'mtgo-text', status: 'legal', cards: 60 });
  expect(more.talk).toBe(`${at('more.txt')}:3: 1 Shock under Maybeboard: no part of the deck\n`);
});

test('deck convert writes a file once, spells names as they are, and says what has no place', async () => {
  const scratch = scratchFolder();
  const at = (name: string): string => join(scratch, name);
  writeFileSync(at('bears.dck'), FORGE);
  const first = await foretell(['deck', 'convert', at('bears.dck'), '--to', 'arena', '--out', at('bears.txt')]);
  expect(first).toEqual({ code: 0, out: '', talk: '' });
  expect(readFileSync(at('bears.txt'), 'utf8')).toBe(
    'About\nName Bears\n\nDeck\n4 Grizzly Bears (M10)\n56 Forest\n\nSideboard\n2 Grizzly Bears\n',
  );
  const again = await foretell(['deck', 'convert', at('bears.dck'), '--to', 'arena', '--out', at('bears.txt')]);
  expect(again).toMatchObject({ code: 2, out: '', talk: expect.stringContaining('is there already') as string });
  const text = await foretell(['deck', 'convert', at('bears.txt'), '--to', 'mtgo-text']);
  expect(text.out).toBe('4 Grizzly Bears\n56 Forest\n\n2 Grizzly Bears\n');
  expect(linesOf(text.talk)).toEqual([
    'MTGO text: no place for the name "Bears"',
    'MTGO text: no place for the set or collector number of 1 lines',
  ]);
});

test.each([
  [['deck', 'convert', 'red-aggro'], /^--to is missing; give one of arena, /],
  [['deck', 'convert', 'red-aggro', '--to', 'xmgae'], /^--to xmgae: there is no xmgae; did you mean xmage\?/],
  [['deck', 'convert', 'absent.dck', '--to', 'xmage'], /^absent\.dck: there is no such file/],
])('%j', async (args, says) => {
  expect(await foretell(args)).toMatchObject({ code: 2, out: '', talk: expect.stringMatching(says) as string });
});
