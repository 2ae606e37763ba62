/** What comes from outside (links, files, what a browser kept): what was written is read back, and anything else is a line or a default. */
import { deflateRawSync } from 'node:zlib';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { gameFileText, recordOfFile } from '../../src/client/gameFile.ts';
import { linkOf, recordOfLink } from '../../src/client/link.ts';
import { recordOf } from '../../src/client/record.ts';
import { draftOf, FIRST_DRAFT, recordOfDraft } from '../../src/home/draft.ts';
import type { SeatSetup, TableRecord } from '../../src/protocol/table.ts';
import { DEFAULT_SETTINGS, settingsOf } from '../../src/settings/settings.ts';
import { routeOf } from '../../src/shell/route.ts';

const noReplay = async (): Promise<never> => {
  throw new Error('a game was taken for a replay');
};
const deck = { deckName: fc.string({ unit: 'grapheme', maxLength: 40 }), deckText: fc.string({ unit: 'grapheme' }) };
const ai = fc.record({
  ...deck,
  name: fc.string(),
  kind: fc.constant('ai' as const),
  level: fc.constantFrom('casual', 'strong@512'),
  milliseconds: fc.option(fc.nat(60_000)),
});
const human = fc.record({ ...deck, name: fc.string(), kind: fc.constant('human' as const) });
const seats: fc.Arbitrary<readonly SeatSetup[]> = fc
  .tuple(fc.oneof(ai, human), fc.array(ai, { minLength: 1, maxLength: 3 }))
  .map(([first, others]) => [first, ...others]);
const mark = fc.record({
  number: fc.nat(1000),
  kind: fc.constantFrom('pay-by-hand' as const, 'pay-by-plan' as const, 'concede' as const),
});
const records: fc.Arbitrary<TableRecord> = fc
  .record({
    seats,
    seed: fc.nat(0xffff_ffff),
    picks: fc.array(fc.nat(200), { maxLength: 300 }),
    marks: fc.array(mark),
    first: fc.nat(3),
  })
  .map(({ seats: all, seed, picks, marks, first }) => ({
    setup: { format: all.length === 2 ? 'duel' : 'ffa', seed, first: first % all.length, seats: all },
    picks,
    ...(marks.length === 0 ? {} : { marks }),
    markedUndos: marks.length,
  }));

test.prop([records], { numRuns: 30 })('a link and a file hold the whole game', async (record) => {
  const link = await linkOf(record);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await recordOfLink(link)).toEqual({ ok: true, record });
  expect(await recordOfFile(new File([gameFileText(record)], 'game.json'), noReplay)).toEqual({ ok: true, record });
});

test.prop([fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary' }))], { numRuns: 100 })(
  'anything else is no link and no file: one line says so',
  async (text) => {
    const link = await recordOfLink(text);
    const file = await recordOfFile(new File([text], 'game.json'), noReplay);
    for (const reading of [link, file]) {
      expect(reading.ok).toBe(false);
      if (!reading.ok) expect(reading.problem).toMatch(/^[^\n]{10,300}$/);
    }
  },
);

test.prop([fc.jsonValue()], { numRuns: 200 })(
  'any JSON is a record or a line, settings, and a setup that can be played',
  (value) => {
    const reading = recordOf(value);
    if (!reading.ok) expect(reading.problem.length).toBeGreaterThan(0);
    const settings = settingsOf(value);
    expect(settingsOf(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
    const draft = draftOf(value);
    expect(draftOf(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    const began = recordOfDraft(draft, () => 0);
    expect(recordOf(began)).toEqual({ ok: true, record: began });
  },
);

test('nothing kept is the default', () => {
  expect(settingsOf(undefined)).toEqual(DEFAULT_SETTINGS);
  expect(draftOf(undefined)).toEqual(FIRST_DRAFT);
});

test('a link that unpacks to more than any game is refused before all of it is unpacked', async () => {
  const bomb = deflateRawSync(Buffer.alloc(20_000_000, 0x20), { level: 9 }).toString('base64url');
  expect(bomb.length).toBeLessThan(200_000);
  expect(await recordOfLink(bomb)).toEqual({
    ok: false,
    problem: 'this link is no game: it holds too much; copy it again',
  });
});

test('addresses name pages; any other is the home page', () => {
  expect(routeOf('')).toEqual({ name: 'home', rest: '' });
  expect(routeOf('#/table')).toEqual({ name: 'table', rest: '' });
  expect(routeOf('#/game/abc-_9')).toEqual({ name: 'game', rest: 'abc-_9' });
  expect(routeOf('#/constructor/x').name).toBe('home');
  expect(routeOf('#<script>').name).toBe('home');
});
