import { readFileSync } from 'node:fs';
import { parseScenarios, positionOf } from '@foretell/formats';
import { analyse } from '@foretell/search';
import { beliefOf, deciderView, explanationOf } from '@foretell/study';
import { abilityTexts, BUILT_IN_POOL, catalogOf, inlineWorkers, type Workers } from '@foretell/workers';
import { describe, expect, test } from 'vitest';
import { createBoardApi } from '../src/engine/board/boardApi.ts';
import { EngineContext } from '../src/engine/context.ts';
import type {
  AnalysisRequest,
  AnalysisResult,
  AnalysisSnapshot,
  BoardApi,
  PositionResult,
  PositionSource,
} from '../src/protocol/board.ts';

const fromRoot = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const example = (file: string): string => fromRoot(`examples/${file}`);
const COMBAT = fromRoot('packages/workers/test/combat.yaml');

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
/** A clock that ticks with every message, so that pictures are taken often. */
class Time {
  now = 0;
  /** By workers who take that long. */
  readonly spend = (workers: Workers): Workers => ({
    ...workers,
    lanes: workers.lanes.map((lane) => ({
      run: (task) => {
        this.now += 500;
        return lane.run(task);
      },
    })),
  });
}

function boardWith(workers: Workers): BoardApi {
  const time = new Time();
  return createBoardApi(
    new EngineContext({ startWorkers: async () => time.spend(workers), now: () => time.now, pause }),
  );
}

function board(): BoardApi {
  return boardWith(inlineWorkers(BUILT_IN_POOL, { clock: () => performance.now(), pause }));
}

/** The first position of a text that has no files beside it. */
function alone(text: string): PositionSource {
  return { text, at: 0, lists: [] };
}

function of(text: string): AnalysisRequest['subject'] {
  return { kind: 'text', source: alone(text) };
}

function shown(result: PositionResult): Extract<PositionResult, { kind: 'shown' }> {
  if (result.kind === 'refused') throw new Error(result.problems[0]?.text);
  return result;
}

function done(result: AnalysisResult): Extract<AnalysisResult, { kind: 'done' }> {
  if (result.kind === 'refused') throw new Error(result.problems[0]?.text);
  return result;
}

/** The document of `explain --json` for the text, worked out without any board. */
function explained(text: string, seed: number, simulations: number): object {
  const [parsed] = parseScenarios(text, 'test', 'yaml');
  if (parsed?.result.ok !== true) throw new Error('a test position that cannot be read');
  const reached = positionOf(parsed.result.value, { catalog: catalogOf(BUILT_IN_POOL) }, abilityTexts(), () => 0);
  if (!reached.ok) throw new Error(reached.failure.message);
  const { position } = reached;
  const belief = beliefOf(position.game, position.decider, undefined, []);
  const found = analyse(deciderView(position), { seed, belief, budget: { simulations } });
  if (!found.ok) throw new Error(found.error.code);
  return explanationOf(found.analysis, found.sensitivity(), { position, elapsedMs: 0 });
}

describe('an analysis', () => {
  test('moves forward in pictures, and ends with the document that explain prints', async () => {
    const text = example('jace-piles.yaml');
    const pictures: AnalysisSnapshot[] = [];
    const result = done(
      await board().analyse({ subject: of(text), seed: 11, simulations: 144 }, (picture) => pictures.push(picture)),
    );
    expect(result.stopped).toBe(false);
    expect({ ...result.explanation, elapsedMs: 0 }).toEqual(explained(text, 11, 144));
    expect(pictures.length).toBeGreaterThan(2);
    const counts = pictures.map(({ playouts }) => playouts);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBeLessThanOrEqual(result.explanation.iterations);
    for (const { explanation, playouts, share } of pictures) {
      expect(explanation?.iterations ?? playouts).toBe(playouts);
      expect(share).toBeLessThanOrEqual(1);
    }
  });

  test('of a split says for every split what the chooser does and what either pile is worth', async () => {
    const { explanation } = done(
      await board().analyse({ subject: of(example('jace-piles.yaml')), seed: 1, simulations: 96 }, () => undefined),
    );
    // Three cards: four splits, whichever pile is called the first.
    expect(explanation.options).toHaveLength(4);
    for (const { split } of explanation.options) {
      expect(split?.piles.flat().toSorted()).toEqual(['Fact or Fiction', 'Lightning Helix', 'Supreme Verdict']);
      expect(split?.firstPileShare).toBeGreaterThanOrEqual(0);
      expect(split?.firstPileShare).toBeLessThanOrEqual(1);
    }
  });

  test('that is stopped keeps what it found, also one without an end, and the next one begins afresh', async () => {
    const api = board();
    let last = 0;
    const result = done(
      await api.analyse({ subject: of(COMBAT), seed: 1, simulations: null }, ({ playouts }) => {
        last = playouts;
        if (playouts > 100) void api.stop();
      }),
    );
    expect(result.stopped).toBe(true);
    expect(result.explanation.iterations).toBeGreaterThanOrEqual(last);
    const next = done(await api.analyse({ subject: of(COMBAT), seed: 1, simulations: 64 }, () => undefined));
    expect(next.stopped).toBe(false);
    expect({ ...next.explanation, elapsedMs: 0 }).toEqual(explained(COMBAT, 1, 64));
  });

  test('gives way to the next one', async () => {
    const api = board();
    const first = api.analyse({ subject: of(COMBAT), seed: 1, simulations: null }, () => undefined);
    const second = api.analyse({ subject: of(COMBAT), seed: 2, simulations: 32 }, () => undefined);
    expect(done(await first).stopped).toBe(true);
    expect(done(await second).explanation.seed).toBe(2);
  });

  test('in an engine that breaks is a problem to show', async () => {
    const api = boardWith({
      lanes: [{ run: () => Promise.reject(new Error('broken inside')) }],
      close: async () => undefined,
    });
    expect(await api.analyse({ subject: of(COMBAT), seed: 1, simulations: 64 }, () => undefined)).toEqual({
      kind: 'refused',
      problems: [{ text: 'the engine failed: broken inside', line: null, column: null }],
    });
  });
});

describe('stepping', () => {
  test('goes along the line, and what is hidden from the decider stays hidden', async () => {
    const api = board();
    const start = shown(await api.show(alone(COMBAT)));
    const { explanation } = done(
      await api.analyse({ subject: of(COMBAT), seed: 1, simulations: 128 }, () => undefined),
    );
    for (const { key, line } of explanation.options) {
      for (let steps = 0; steps <= line.length + 1; steps++) {
        const moment = await api.step(key, steps);
        expect(moment?.words).toEqual(line.slice(0, steps));
        if (steps === 0) expect(moment?.scene).toEqual(start.scene);
        const [, theirs] = moment?.scene.seats ?? [];
        expect(theirs?.hand.every(({ name }) => name === '')).toBe(true);
      }
    }
    expect(await api.step('no such option', 1)).toBeNull();
  });

  test('works during the search as well', async () => {
    const api = board();
    const steps: Promise<unknown>[] = [];
    await api.analyse({ subject: of(COMBAT), seed: 1, simulations: 400 }, ({ explanation }) => {
      if (explanation !== null) steps.push(api.step(explanation.best, 1));
    });
    expect(steps.length).toBeGreaterThan(1);
    for (const moment of await Promise.all(steps)) expect(moment).not.toBeNull();
  });
});

describe('a position', () => {
  test('is shown as its decider sees it, with the question', async () => {
    const { scene, question, setup } = shown(await board().show(alone(COMBAT)));
    expect(scene.seats.map(({ life }) => life)).toEqual([9, 9]);
    expect(scene.seats[1]?.hand.map(({ name }) => name)).toEqual(['']);
    expect(JSON.stringify(scene)).not.toContain('Serra Angel');
    expect(JSON.stringify(scene)).not.toContain('Shivan Dragon');
    expect(question.kind).toBe('priority');
    expect(setup.entries).toHaveLength(6);
  });

  test('may be a puzzle of Forge or JSON', async () => {
    const puzzle = shown(await board().show(alone(example('blocked.pzl'))));
    expect(puzzle.question.options.length).toBeGreaterThan(1);
    const json = JSON.stringify(
      {
        id: 'x',
        setup: [{ zone: 'hand', player: 'A', card: 'Lightning Bolt' }],
        decide: { turn: 1, step: 'upkeep', player: 'A' },
      },
      null,
      '\t',
    );
    expect(shown(await board().show(alone(json))).id).toBe('x');
  });

  test.each([
    ['setup: [', /^position:1:\d+: /, 1],
    [
      'id: a\nsetup:\n  - {zone: battlefeld, player: A, card: Forest}\n',
      /^position:3:\d+: setup\[0\]\.zone: .*battlefield/,
      3,
    ],
    ['id: a\nsetup:\n  - {zone: hand, player: A, card: Lightning Bold}\n', /^position:3:35: .*Lightning Bolt/, 3],
    ['', /^no position/, null],
    ['id: a\nsetup: []\n', /decide/, null],
    ['humanlife=20\nhumanhand=Island\n[nonsense]\n', /^position:3: /, 3],
    [
      'id: a\nsetup:\n  - {zone: hand, player: A, card: Forest}\ndecide: {turn: 1, step: upkeep, player: A}\nbeliefs: {A: {deck: pool, lists: [x.txt]}}\n',
      /the list x.txt is not here; add its file/,
      null,
    ],
  ] as const)('that cannot be read is refused with the place and in words: %j', async (text, words, line) => {
    const result = await board().show(alone(text));
    if (result.kind !== 'refused') throw new Error('it was read');
    expect(result.problems[0]?.text).toMatch(words);
    expect(result.problems[0]?.line).toBe(line);
  });
});

describe('a text with several positions', () => {
  const OTHER = COMBAT.replace('id: combat', 'id: other').replace('B: 9', 'B: 7');
  const TEXT = `${COMBAT}---\n${OTHER}---\nid: broken\nsetup: 7\n`;

  test('names them all with their lines, and shows the one that is asked for', async () => {
    const api = board();
    const first = shown(await api.show(alone(TEXT)));
    expect(first.headings.map(({ id }) => id)).toEqual(['combat', 'other', 'broken']);
    for (const { id, line } of first.headings) expect(TEXT.split('\n')[line - 1]).toBe(`id: ${id}`);
    const second = shown(await api.show({ ...alone(TEXT), at: 1 }));
    expect([first.id, second.id, second.scene.seats[1]?.life]).toEqual(['combat', 'other', 7]);
    const third = await api.show({ ...alone(TEXT), at: 2 });
    expect([third.kind, third.headings.length]).toEqual(['refused', 3]);
  });

  test('may be NDJSON, a line each', async () => {
    const line = (id: string): string =>
      JSON.stringify({ id, setup: [], decide: { turn: 1, step: 'upkeep', player: 'A' } });
    const lines = ['a', 'b'].map(line).join('\n');
    expect(shown(await board().show({ ...alone(lines), at: 1 })).id).toBe('b');
  });

  test('is edited where the position stands, and keeps the others', async () => {
    const api = board();
    const text = `${COMBAT}---\n${OTHER}`;
    const result = await api.edit({ ...alone(text), at: 1 }, { kind: 'life', player: 'A', life: 2 });
    if (result.kind === 'refused') throw new Error(result.problems[0]?.text);
    const lives = async (at: number): Promise<unknown> =>
      shown(await api.show({ ...alone(result.text), at })).scene.seats.map(({ life }) => life);
    expect([await lives(0), await lives(1)]).toEqual([
      [9, 9],
      [2, 7],
    ]);
    // What could not be printed again is not thrown away.
    expect((await api.edit(alone(TEXT), { kind: 'life', player: 'A', life: 2 })).kind).toBe('refused');
  });
});

describe('believed lists', () => {
  const burn = { name: 'burn.txt', text: '20 Mountain\n4 Lightning Bolt\n36 Hill Giant\n' };
  const TEXT = `${COMBAT}beliefs: {A: {deck: pool, lists: [field/burn.txt]}}\n`;

  test('are the files that the visitor gives with the position, checked as decks are', async () => {
    const api = board();
    const illegal = await api.show({ ...alone(TEXT), lists: [burn] });
    expect(illegal.headings[0]?.lists).toEqual(['field/burn.txt']);
    expect(illegal.kind === 'refused' && illegal.problems[0]?.text).toMatch(/^burn\.txt:3: 36 copies of Hill Giant/);
    const lists = [{ ...burn, text: '52 Mountain\n4 Hill Giant\n4 Lightning Bolt\n' }];
    const analyse = (source: PositionSource): Promise<AnalysisResult> =>
      api.analyse({ subject: { kind: 'text', source }, seed: 1, simulations: 16 }, () => undefined);
    // The opponent owns two cards there, and as many as the list has in the other position.
    const few = { ...alone(TEXT), lists };
    expect(shown(await api.show(few)).id).toBe('combat');
    const result = await analyse(few);
    expect(result.kind === 'refused' && result.problems[0]?.text).toMatch(/none of the believed lists fits/);
    const owned = 'decks: {B: [[Mountain, 52], [Hill Giant, 4], [Lightning Bolt, 4]]}';
    const asked = 'decide: {turn: 1, step: upkeep, player: A}\nbeliefs: {A: {deck: pool, lists: [burn.txt]}}\n';
    const whole = `id: whole\n${owned}\nsetup: [{zone: hand, player: A, card: Shock}, {zone: battlefield, player: A, card: Mountain}]\n${asked}`;
    expect(done(await analyse({ ...alone(whole), lists })).explanation.iterations).toBeGreaterThan(0);
  });
});

describe('an edit', () => {
  test('changes what it is about and nothing else', async () => {
    const api = board();
    const before = shown(await api.show(alone(COMBAT)));
    const change = async (text: string, edit: Parameters<BoardApi['edit']>[1]): Promise<string> => {
      const result = await api.edit(alone(text), edit);
      if (result.kind === 'refused') throw new Error(result.problems[0]?.text);
      return result.text;
    };
    const shock = { zone: 'hand', player: 'A', card: 'Shock', count: 2, tapped: false } as const;
    let text = await change(COMBAT, { kind: 'life', player: 'B', life: 3 });
    text = await change(text, { kind: 'add', entry: shock });
    text = await change(text, { kind: 'change', at: 4, entry: null });
    const after = shown(await api.show(alone(text)));
    expect(after.scene.seats.map(({ life }) => life)).toEqual([9, 3]);
    expect(after.setup.entries).toEqual([...before.setup.entries.toSpliced(4, 1), shock]);
    expect(after.scene.seats[0]?.hand.map(({ name }) => name).toSorted()).toEqual(['Lightning Bolt', 'Shock', 'Shock']);
  });

  test('of a text that cannot be read is refused', async () => {
    expect((await board().edit(alone('setup: ['), { kind: 'life', player: 'A', life: 1 })).kind).toBe('refused');
  });

  test('names cards by what was typed', async () => {
    const names = await board().cardNames('lightning b');
    expect(names).toContain('Lightning Bolt');
  });
});
