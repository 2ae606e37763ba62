import { DECISION_KIND_NAMES, STEP_NAMES } from '@foretell/rules';
import { describe, expect, test } from 'vitest';
import { cardsShown, NO_FILTER } from '../src/controls/cardFilter.ts';
import { Desk, NOT_AS_PLANNED } from '../src/controls/desk.ts';
import { answersWith } from '../src/controls/keyboard.ts';
import { namesLike } from '../src/controls/kinds/NameControl.tsx';
import { marksOf } from '../src/controls/marks.ts';
import { listedOptions, mainOption, refsOf } from '../src/controls/options.ts';
import { nearestBox } from '../src/controls/roving.ts';
import type { AssignItem, Question, QuestionOption, Whole } from '../src/protocol/question.ts';
import type { CardScene } from '../src/protocol/scene.ts';
import { STEPS } from '../src/table/words.ts';

/** An option: a reference, or a label alone. */
function option(index: number, ref: number, label: string, more: Partial<QuestionOption> = {}): QuestionOption {
  return { index, label, ref, also: [], number: 0, isNothing: false, ...more };
}

function question(kind: Question['kind'], options: readonly QuestionOption[], more: Partial<Question> = {}): Question {
  const empty = { decider: 0, player: 0, source: 0, sourceName: '', prompt: '', cards: [], picked: [], whole: null };
  return { number: 1, kind, options, optional: options.some(({ isNothing }) => isNothing), ...empty, ...more };
}

const item = (ref: number, alike: number): { ref: number; alike: number; weight: number } => ({
  ref,
  alike,
  weight: 0,
});

function attacker(ref: number, alike: number, to: readonly number[], free = true): AssignItem {
  return { ...item(ref, alike), to, free };
}

/** A desk that keeps what it answers. */
function desk(): { readonly it: Desk; readonly answers: number[] } {
  const answers: number[] = [];
  return { it: new Desk((_, picked) => answers.push(picked)), answers };
}

const STAYS = option(0, 0, "Doesn't attack", { isNothing: true });

describe('attacks', () => {
  const attack = (number: number, items: readonly AssignItem[], targets: readonly number[]): Question =>
    question('attack', [STAYS, ...targets.map((ref, at) => option(at + 1, ref, `Attack ${ref}`))], {
      number,
      whole: { kind: 'assign', items, bounds: [] },
    });
  const [a, b, c] = [attacker(10, 0, [-2, 50]), attacker(11, 0, [-2, 50]), attacker(12, 2, [-2, 50])];

  test('the second of two alike creatures attacks by way of the first, which is asked first', () => {
    const { it, answers } = desk();
    it.meet(attack(1, [a, b, c], [-2, 50]));
    it.click(11);
    it.click(12);
    it.confirm();
    // The first answered for it; what it did not pick is not offered to the second any more, which is not asked.
    it.meet(attack(2, [c], [-2, 50]));
    expect(answers).toEqual([1, 1]);
  });

  test('of alike creatures that attack different things the later option is taken first', () => {
    const { it, answers } = desk();
    it.meet(attack(1, [a, b], [-2, 50]));
    it.click(10);
    it.click(50);
    it.click(-2);
    it.click(11);
    it.click(-2);
    it.confirm();
    it.meet(attack(2, [b], [-2, 50]));
    expect(answers).toHaveLength(2);
    expect(answers[0]).toBeGreaterThanOrEqual(answers[1] ?? 0);
  });

  test('what is no longer offered is asked openly, and the rest of what was made up stays', () => {
    const { it, answers } = desk();
    const [x, y, z] = [attacker(10, 0, [-2]), attacker(11, 1, [-2]), attacker(12, 2, [-2])];
    it.meet(attack(1, [x, y, z], [-2]));
    for (const ref of [10, 11, 12]) it.click(ref);
    it.confirm();
    // The second cannot be paid for any more.
    it.meet(
      question('attack', [STAYS, option(1, 60, 'Attack 60')], {
        number: 2,
        whole: { kind: 'assign', items: [attacker(11, 1, [60]), z], bounds: [] },
      }),
    );
    expect(answers).toEqual([1]);
    expect(it.state.value.note).toBe(NOT_AS_PLANNED);
    expect(it.state.value.sketch).toMatchObject({ to: new Map([[12, [-2]]]) });
  });

  test('what must attack does so from the start and cannot be put back', () => {
    const { it } = desk();
    it.meet(attack(1, [attacker(10, 0, [-2], false), c], [-2]));
    it.click(10);
    expect(it.state.value.sketch).toMatchObject({ to: new Map([[10, [-2]]]) });
  });
});

test('one blocker alone is not confirmed where an attacker needs two', () => {
  const { it, answers } = desk();
  const items = [attacker(10, 0, [30]), attacker(11, 1, [30])];
  const bounds = [{ to: 30, least: 2, most: 9 }];
  it.meet(question('block', [STAYS, option(1, 30, 'Block 30')], { whole: { kind: 'assign', items, bounds } }));
  it.click(10);
  it.confirm();
  expect(answers).toEqual([]);
  expect(it.state.value.note).not.toBe('');
  it.click(11);
  it.confirm();
  expect(answers).toEqual([1]);
});

test('several cards are picked down the list; a pick that nobody was asked for counts as the one just like it', () => {
  const several = (
    number: number,
    offered: readonly number[],
    picked: readonly number[],
    refs: readonly number[],
  ): Question => {
    const items = refs.map((ref) => item(ref, ref === 4 ? 3 : ref));
    const whole: Whole = {
      kind: 'several',
      items,
      min: 3 - picked.length,
      max: 3 - picked.length,
      limit: null,
      part: 0,
    };
    return question(
      'choose',
      offered.map((ref, at) => option(at, ref, `card ${ref}`)),
      { number, picked, whole },
    );
  };
  const { it, answers } = desk();
  it.meet(several(1, [1, 2, 3], [], [1, 2, 3, 4, 5]));
  for (const ref of [5, 4, 1]) it.click(ref);
  it.confirm();
  // 3 had to be picked, and is just like 4, which was meant.
  it.meet(several(3, [4, 5], [1, 3], [4, 5]));
  expect(answers).toEqual([0, 1]);
});

test('a listed split is found by what its piles hold, whichever is named first and whichever of alike cards is in it', () => {
  const cards = [7, 8, 9].map((ref) => ({ ...CARD, ref }));
  const options = [
    [0, 1, 2],
    [0, 1],
    [0, 2],
  ].map((pile, at) => option(at, 0, `split ${at}`, { pile }));
  const items = [item(7, 0), item(8, 1), item(9, 1)];
  const { it, answers } = desk();
  it.meet(question('pile-split', options, { cards, whole: { kind: 'piles', items, listed: true } }));
  it.click(9);
  it.confirm();
  // 7 and 8 against 9 is the same as 7 and 9 against 8, since 8 and 9 are alike: the first that is listed.
  expect(answers).toEqual([1]);
});

test('triggered abilities are put on the stack last first, so that the first of the list resolves first', () => {
  const { it, answers } = desk();
  const options = [option(0, 5, 'draw'), option(1, 5, 'drain'), option(2, 6, 'gain')];
  const items = options.map(({ ref }, at) => item(ref, at));
  it.meet(question('trigger-order', options, { whole: { kind: 'order', items } }));
  it.change({ kind: 'order', keys: options.map(({ ref, label }) => ({ ref, label })) });
  it.confirm();
  it.meet(question('target', [option(0, 9, 'a target')], { number: 2, source: 5 }));
  it.click(9);
  const rest = [option(0, 5, 'draw'), option(1, 5, 'drain')];
  it.meet(question('trigger-order', rest, { number: 3, whole: { kind: 'order', items: items.slice(0, 2) } }));
  // The last of the list, then after the target of something else the middle one; the first needs no answer.
  expect(answers).toEqual([2, 0, 1]);
});

test('an answer is given once, and a question that comes again keeps what was made up', () => {
  const { it, answers } = desk();
  const asked = question('target', [option(0, 4, 'Bear'), option(1, 5, 'Elf')]);
  it.meet(asked);
  it.click(4);
  it.click(5);
  it.meet({ ...asked });
  it.click(5);
  expect(answers).toEqual([0]);
  it.reset();
  it.meet({ ...asked });
  it.click(5);
  expect(answers).toEqual([0, 1]);
});

test('a click on what means several options asks which, and a number key tells', () => {
  const { it, answers } = desk();
  it.meet(
    question('priority', [option(0, 0, 'Pass', { isNothing: true }), option(1, 4, 'cast'), option(2, 4, 'cycle')]),
  );
  it.click(4);
  expect(it.state.value.menu.map(({ label }) => label)).toEqual(['cast', 'cycle']);
  expect(answersWith(it, '2')).toBe(true);
  expect(answers).toEqual([2]);
});

test('an object that is just like the one offered means the same option', () => {
  const asked = question('target', [option(0, 4, 'Bear', { also: [6, 7] })]);
  expect([...refsOf(asked).keys()]).toEqual([4, 6, 7]);
  const { it, answers } = desk();
  it.meet(asked);
  expect(marksOf(it.state.value).get(7)?.state).toBe('open');
  it.click(7);
  expect(answers).toEqual([0]);
});

test('the main button never refuses to pay or says no, and passes or ends everything else that may end', () => {
  const options = [option(0, 0, 'nothing', { isNothing: true }), option(1, 3, 'something')];
  const main = DECISION_KIND_NAMES.map((kind) => [kind, mainOption(question(kind, options))?.label]);
  expect(main.filter(([, label]) => label !== 'nothing')).toEqual([
    ['pay', undefined],
    ['yes-no', 'something'],
  ]);
});

test('options that nobody can tell apart are listed once', () => {
  const sources = [option(0, 1, 'Forest #1'), option(1, 2, 'Forest #2'), option(2, 3, 'Plains')];
  expect(listedOptions(question('pay', sources)).map(({ label, count }) => [label, count])).toEqual([
    ['Forest', 2],
    ['Plains', 1],
  ]);
});

test('names are found by their beginning first, then by a word, then by any part', () => {
  const names = ['Wild Bear', 'Bear Cub', 'Forbear', 'Elf'].map((name, at) => option(at, 0, name));
  expect(namesLike(names, 'bear').map(({ label }) => label)).toEqual(['Bear Cub', 'Wild Bear', 'Forbear']);
});

const CARD: CardScene = {
  ref: 1,
  name: 'Bear',
  cost: '{1}{G}',
  typeLine: 'Creature — Bear',
  types: ['creature'],
  colors: ['G'],
  text: [],
  powerToughness: '2/2',
  loyalty: '',
  manaValue: 2,
  permission: '',
  notes: [],
};

test('a search is filtered by words, type and cost, and what can be found comes first', () => {
  const land = { ...CARD, ref: 2, name: 'Forest', typeLine: 'Basic Land — Forest', types: ['land'], manaValue: 0 };
  const elf = { ...CARD, ref: 3, name: 'Elf', typeLine: 'Creature — Elf', manaValue: 1 };
  const cards = [CARD, land, elf];
  const shown = (filter: Partial<typeof NO_FILTER>): number[] =>
    cardsShown(cards, new Set([2, 3]), { ...NO_FILTER, ...filter }).map(({ ref }) => ref);
  expect(shown({})).toEqual([2, 3]);
  expect(shown({ onlyOffered: false })).toEqual([2, 3, 1]);
  expect(shown({ words: 'creature elf' })).toEqual([3]);
  expect(shown({ type: 'land' })).toEqual([2]);
  expect(shown({ cost: '1' })).toEqual([3]);
  expect(shown({ order: 'name' })).toEqual([3, 2]);
});

test('an arrow key goes to the nearest in its direction, along the row before across it', () => {
  const box = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({
    x,
    y,
    width: 10,
    height: 14,
  });
  const boxes = [box(20, 0), box(12, 30), box(0, 30), box(-20, 0)];
  expect(nearestBox(box(0, 0), boxes, 'ArrowRight')).toBe(0);
  expect(nearestBox(box(0, 0), boxes, 'ArrowDown')).toBe(2);
  expect(nearestBox(box(0, 0), boxes, 'ArrowLeft')).toBe(3);
  expect(nearestBox(box(0, 0), boxes, 'ArrowUp')).toBe(-1);
});

test('stops are for steps that the game has', () => {
  expect(STEPS.map(({ step }) => step).filter((step) => !STEP_NAMES.some((name) => name === step))).toEqual([]);
});
