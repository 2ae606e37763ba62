import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { example, foretell, linesOf, positionsFile, program, scratchFolder } from './foretell.ts';

/** A document without the one field that is not a function of position, seed, budget, level and version. */
function steady(text: string): string {
  return text.replace(/"elapsedMs":\d+/g, '"elapsedMs":0');
}

interface Document {
  readonly id: string;
  readonly best: string;
  readonly rounds: number;
  readonly iterations: number;
  readonly correct?: boolean;
  readonly decision: {
    readonly kind: string;
    readonly decider: string;
    readonly player: string;
    readonly source: string;
  };
  readonly options: readonly {
    readonly key: string;
    readonly answer: object;
    readonly winProbability: number;
    readonly ci95: readonly [number, number];
    readonly visits: number;
    readonly share: number;
    readonly pairedDiff: { readonly mean: number };
    readonly line: readonly string[];
  }[];
}

const parse = (text: string): Document => JSON.parse(text) as Document;

// One red mana and Lightning Bolt against an opponent at 3 life: the bolt to the face wins, nothing else does now.
const LETHAL = `
id: lethal-bolt
life: {B: 3}
setup:
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: hand, player: A, card: Lightning Bolt}
  - {zone: battlefield, player: B, card: Hill Giant}
decide: {turn: 1, step: precombat_main, player: A}
best: [{op: cast, card: Lightning Bolt, targets: [{player: B}]}]
`;

test('the document is the same to the byte on two threads and without', async () => {
  const args = ['explain', example('jace-piles'), '--json', '--level', 'casual', '--budget-sims', '100', '--seed', '7'];
  const none = await foretell([...args, '--threads', '0']);
  const two = await program([...args, '--threads', '2']);
  expect([none.code, two.code]).toEqual([0, 0]);
  expect(steady(two.out)).toBe(steady(none.out));
});

test('another seed samples other worlds', async () => {
  const args = [
    'explain',
    example('narset-cast'),
    '--json',
    '--level',
    'novice',
    '--budget-sims',
    '100',
    '--threads',
    '0',
  ];
  const [first, second] = await Promise.all(['1', '2'].map((seed) => foretell([...args, '--seed', seed])));
  expect(parse(first?.out ?? '').options).not.toEqual(parse(second?.out ?? '').options);
});

test('an analysis limited by time is repeated by its number of rounds, on any number of threads', async () => {
  const args = ['explain', example('agent-search'), '--json', '--level', 'casual'];
  const timed = await program([...args, '--threads', '1', '--budget-ms', '300']);
  const { rounds } = parse(timed.out);
  expect(rounds).toBeGreaterThan(0);
  const repeated = await foretell([...args, '--threads', '0', '--budget-rounds', String(rounds)]);
  expect(steady(repeated.out)).toBe(steady(timed.out));
});

test('a document says what is asked, ranks the options and tells whether the best is right', async () => {
  const ended = await program(['explain', '-', '--json', '--budget-sims', '150', '--threads', '0'], { input: LETHAL });
  const document = parse(ended.out);
  expect(document).toMatchObject({
    schema: 1,
    id: 'lethal-bolt',
    decision: { kind: 'priority', player: 'A', decider: 'A', source: '' },
    correct: true,
    level: 'standard',
  });
  const [best] = document.options;
  expect(best?.answer).toEqual({ op: 'cast', card: 'Lightning Bolt', targets: [{ player: 'B' }] });
  expect(best).toMatchObject({ key: document.best, winProbability: 1, pairedDiff: { mean: 0 } });
  const visits = document.options.reduce((sum, option) => sum + option.visits, 0);
  expect(visits).toBe(document.iterations);
  expect(document.options.reduce((sum, option) => sum + option.share, 0)).toBeCloseTo(1, 9);
  for (const { winProbability, ci95 } of document.options) {
    expect(ci95[0]).toBeLessThanOrEqual(winProbability);
    expect(ci95[1]).toBeGreaterThanOrEqual(winProbability);
  }
  expect(new Set(document.options.map(({ key }) => key)).size).toBe(document.options.length);
});

test('who really decides is named, and so is what asks', async () => {
  const ended = await foretell(['explain', example('agent-search'), '--json', '--budget-sims', '60', '--threads', '0']);
  expect(parse(ended.out).decision).toMatchObject({
    kind: 'search',
    decider: 'A',
    player: 'B',
    source: 'Diabolic Tutor',
  });
});

test('what lies hidden in the set-up does not change the analysis', async () => {
  const folder = scratchFolder();
  const position = (top: string, below: string): string =>
    `id: twin\nsetup:\n  - {zone: library, player: B, card: ${below}}\n  - {zone: library, player: B, card: ${top}}\n` +
    '  - {zone: hand, player: A, card: Grizzly Bears}\n  - {zone: battlefield, player: A, card: Forest, count: 2}\n' +
    'decide: {turn: 1, step: precombat_main, player: A}\n';
  writeFileSync(join(folder, 'one.yaml'), position('Lightning Bolt', 'Grizzly Bears'));
  writeFileSync(join(folder, 'other.yaml'), position('Grizzly Bears', 'Lightning Bolt'));
  const args = ['--json', '--budget-sims', '100', '--threads', '0'];
  const [one, other] = await Promise.all(
    ['one.yaml', 'other.yaml'].map((file) => foretell(['explain', join(folder, file), ...args])),
  );
  expect(steady(other?.out ?? '')).toBe(steady(one?.out ?? 'none'));
});

test('several positions are a list, or one a line', async () => {
  const paths = [example('jace-piles'), example('agent-search')];
  const args = ['--budget-sims', '60', '--threads', '0'];
  const [list, lines] = await Promise.all([
    foretell(['explain', ...paths, ...args, '--json']),
    foretell(['explain', ...paths, ...args, '--ndjson']),
  ]);
  const documents = JSON.parse(list.out) as readonly Document[];
  expect(documents.map(({ id }) => id)).toEqual(['jace-piles', 'agent-search']);
  const placed = linesOf(lines.out).map(
    (line) => JSON.parse(line) as Document & { readonly file: string; readonly line: number },
  );
  expect(placed.map(({ file, line }) => [file, line])).toEqual(paths.map((path) => [path, expect.any(Number)]));
  placed.forEach((document, at) => {
    expect({ ...document, elapsedMs: 0 }).toMatchObject({ ...documents[at], elapsedMs: 0 });
  });
});

test('a folder is all positions in it by name; what is wrong with one is a line, and the others are answered', async () => {
  const folder = scratchFolder();
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('b.yaml', `${LETHAL}---\nid: broken\nsetup: 3\n---\n${LETHAL.replace('lethal-bolt', 'second')}`);
  write('a.yaml', LETHAL.replace('lethal-bolt', 'first'));
  write('c.yaml', 'id: nothing-asked\nstopAt: {turn: 1, step: upkeep}\n');
  write('d.yaml', LETHAL.replace('lethal-bolt', 'unknown').replace('card: Hill Giant', 'card: Hill Gaint'));
  const args = ['--budget-sims', '20', '--level', 'novice', '--threads', '0'];
  const ended = await foretell(['explain', folder, ...args, '--ndjson']);
  expect(ended.code).toBe(3);
  const documents = linesOf(ended.out).map((line) => JSON.parse(line) as Document & { file: string; line: number });
  expect(documents.map(({ id }) => id)).toEqual(['first', 'lethal-bolt', 'second']);
  expect(documents.map(({ file, line }) => `${file}:${line}`)).toEqual(
    ['a.yaml:2', 'b.yaml:2', 'b.yaml:15'].map((place) => join(folder, place)),
  );
  const talk = linesOf(ended.talk);
  expect(talk).toHaveLength(3);
  expect(talk[0]).toMatch(/b\.yaml:12:.*setup/);
  expect(talk[1]).toMatch(/d\.yaml:2: unknown: there is no card "Hill Gaint"/);
  expect(talk[2]).toBe('3 of 5 positions analysed, 2 not to be analysed, 1 scenario without an open decision left out');
  // Named itself it is to be a position.
  const named = await foretell(['explain', join(folder, 'c.yaml'), ...args]);
  expect(named).toMatchObject({ code: 1, out: '' });
  expect(named.talk).toMatch(/c\.yaml:1: nothing-asked: the scenario ends without coming to a decision/);
});

test('answers that are kept are not worked out again, unless something else is asked', async () => {
  const folder = scratchFolder();
  const [position, out] = [join(folder, 'a.yaml'), join(folder, 'answers.ndjson')];
  writeFileSync(position, `${LETHAL}---\n${LETHAL.replace('lethal-bolt', 'second')}`);
  const args = ['explain', position, '--budget-sims', '20', '--level', 'novice', '--threads', '0', '--out', out];
  const first = await foretell(args);
  expect(first).toMatchObject({ code: 0, talk: '2 of 2 positions analysed\n' });
  expect(linesOf(first.out)[0]).toMatch(/a\.yaml:2: lethal-bolt: cast Lightning Bolt -> PlayerB {2}100\.0 % /);
  const whole = readFileSync(out, 'utf8');
  // Stopped in the middle of the second answer.
  writeFileSync(out, whole.slice(0, -40));
  expect(await foretell(args)).toMatchObject({ code: 0, talk: '1 of 2 positions analysed, 1 answered before\n' });
  expect(steady(readFileSync(out, 'utf8'))).toBe(steady(whole));
  expect((await foretell(args)).talk).toBe('0 of 2 positions analysed, 2 answered before\n');
  expect((await foretell([...args, '--seed', '2'])).talk).toBe('2 of 2 positions analysed\n');
  writeFileSync(position, LETHAL.replace('{B: 3}', '{B: 2}'));
  expect((await foretell(args)).talk).toBe('1 of 1 positions analysed\n');
  writeFileSync(out, 'no document\n');
  expect(await foretell(args)).toMatchObject({ code: 2, out: '' });
});

test('people get a ranked table', async () => {
  const file = join(scratchFolder(), 'lethal.yaml');
  writeFileSync(file, LETHAL);
  const ended = await foretell(['explain', file, '--budget-sims', '150', '--threads', '0']);
  const lines = linesOf(ended.out);
  expect(lines[0]).toBe('lethal-bolt: A has priority: cast, activate, play or pass');
  expect(ended.out).toContain('B: life 3, hand 0, library 71, graveyard 0');
  const rows = lines.filter((line) => /^ +\d+ {2}/.test(line));
  expect(rows[0]).toMatch(/^ +1 {2}cast Lightning Bolt -> PlayerB +100\.0 % \[100\.0, 100\.0\] {2}█{16} +\d+ visits$/);
  expect(rows.at(-1)).toMatch(/−\d+\.\d \[−\d+\.\d, −?\d+\.\d\]$/);
});

test('decisions that are easy to get wrong are decided right', async () => {
  const { code, out } = await foretell([
    'explain',
    positionsFile,
    '--json',
    '--level',
    'casual',
    '--budget-sims',
    '300',
    '--threads',
    '0',
  ]);
  expect(code).toBe(0);
  const documents = JSON.parse(out) as Document[];
  expect(documents.length).toBeGreaterThan(4);
  expect(documents.filter(({ correct }) => correct !== true).map(({ id }) => id)).toEqual([]);
}, 180_000);
