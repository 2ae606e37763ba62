import { describe, expect, it } from 'vitest';
import { everyOrder, manaOutcomes, planFit, withoutMana } from '../../src/effects/manaReplacement.ts';
import { refresh } from '../../src/effects/refresh.ts';
import { advance } from '../../src/engine/advance.ts';
import { characteristicsOf } from '../../src/engine/objects.ts';
import { type Ability, CardType, type Filter, type PlayerSet, type Replacement, Zone } from '../../src/ir/index.ts';
import { couldProduceTypes } from '../../src/mana/couldProduce.ts';
import { pushActivate } from '../../src/stack/activate.ts';
import type { Game } from '../../src/state/game.ts';
import { Stage } from '../../src/turn/stage.ts';
import { explore } from '../actions/lab.ts';
import { everyone, isCreature, isLand, PLAIN, you } from '../actions/words.ts';
import { card, creature, enchantment } from './board.ts';
import { position, type Replacing, replacement } from './replacing.ts';

type ManaReplacement = Extract<Replacement, { kind: 'produceMana' }>;
const [W, U, B, R, G, C] = [0, 1, 2, 3, 4, 5];

function produces(
  outcome: ManaReplacement['outcome'],
  given: { who?: PlayerSet; what?: Filter; atLeast?: number } = {},
): Ability {
  const atLeast = given.atLeast === undefined ? {} : { atLeast: given.atLeast };
  return replacement({
    kind: 'produceMana',
    who: given.who ?? everyone,
    what: given.what ?? { kind: 'any' },
    ...atLeast,
    outcome,
  });
}

function tapFor(mana: readonly number[], spend = false): Ability {
  return {
    kind: 'activated',
    cost: [{ kind: 'tapSelf' }],
    targets: [],
    effect: {
      kind: 'addMana',
      who: you,
      mana: {
        kind: 'fixed',
        mana: [...mana] as (0 | 1 | 2 | 3 | 4 | 5)[],
        ...(spend ? { spend: { on: isCreature } } : {}),
      },
    },
  };
}

const choice: Ability = {
  kind: 'activated',
  cost: [{ kind: 'tapSelf' }],
  targets: [],
  effect: { kind: 'addMana', who: you, mana: { kind: 'choice', types: [0, 1, 2, 3, 4], amount: 1 } },
};

const CARDS = [
  ...PLAIN,
  enchantment('double', produces({ kind: 'times', factor: 2 }, { who: you })),
  enchantment('triple', produces({ kind: 'times', factor: 3 }, { who: you })),
  enchantment('lands make black', produces({ kind: 'become', type: B, amount: 1 }, { what: isLand })),
  enchantment('lands make colourless', produces({ kind: 'become', type: C }, { what: isLand })),
  enchantment('two make one', produces({ kind: 'become', type: C, amount: 1 }, { what: isLand, atLeast: 2 })),
  card('tomb', CardType.Land, { abilities: [tapFor([C, C])] }),
  card('prism', CardType.Artifact, { abilities: [tapFor([W, U, B, R, G])] }),
  card('tower', CardType.Land, { abilities: [choice] }),
  card('ziggurat', CardType.Land, { abilities: [tapFor([R], true)] }),
  creature('red blue', 1, 1, { manaCost: '{U}{U}' }),
  creature('black black', 1, 1, { manaCost: '{B}{B}' }),
  creature('one red', 1, 1, { manaCost: '{R}' }),
  enchantment('flare', {
    kind: 'triggered',
    event: { kind: 'tappedForMana', what: isLand, who: everyone },
    targets: [],
    effect: { kind: 'addMana', who: { kind: 'bound', name: 'thatPlayer' }, mana: { kind: 'fixed', mana: [R] } },
  }),
];

/** Taps the permanent for mana by hand. */
function tap(lab: Replacing, name: string, player = 0): Replacing {
  const game = lab.game;
  if (game.decision === null) advance(game);
  const source = lab.permanent(name);
  const record = characteristicsOf(game, source.handle).abilities.find((ability) => ability.addsMana);
  if (record === undefined) throw new Error(`${name} makes no mana`);
  game.decision = null;
  game.stage = Stage.Checks;
  pushActivate(game, player, source.handle, record, null);
  advance(game);
  return lab;
}

function pool(lab: Replacing, game: Game = lab.game): string {
  return game
    .player(0)
    .pool.map((count, type) => 'WUBRGC'.charAt(type).repeat(count))
    .join('');
}

function outcomesOf(lab: Replacing, name: string, mana: readonly number[]): string[] {
  refresh(lab.game);
  const tapped = lab.permanent(name).handle;
  const before = JSON.stringify([lab.game.stamps, lab.game.players, lab.game.nextTimestamp]);
  const outcomes = manaOutcomes(lab.game, {
    kind: 'produceMana',
    player: 0,
    mana,
    tapped,
    source: tapped,
    restriction: 0,
  });
  expect(JSON.stringify([lab.game.stamps, lab.game.players, lab.game.nextTimestamp])).toBe(before);
  return outcomes.map((types) => types.map((type) => 'WUBRGC'.charAt(type)).join(''));
}

describe('multiplying mana (R29, R33)', () => {
  it('is one production, in proportion, whatever the order', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'forest', 'prism', 'double', 'triple');
    expect(tap(lab, 'forest').question).toBe(null);
    expect(pool(lab)).toBe('GGGGGG');
    lab.game.player(0).pool.fill(0);
    tap(lab, 'prism');
    expect(pool(lab)).toHaveLength(30);
    expect(lab.game.player(0).pool.slice(0, 5)).toEqual([6, 6, 6, 6, 6]);
  });

  it('multiplies a chosen colour (T33b)', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'tower', 'double');
    tap(lab, 'tower').pick(U);
    expect(pool(lab)).toBe('UU');
  });

  it('does not touch what triggered abilities add (R30)', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'forest', 'double', 'flare');
    tap(lab, 'forest');
    expect(pool(lab)).toBe('RGG');
  });

  it('is for its own controller only', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'forest');
    lab.put(Zone.Battlefield, 1, 'double');
    tap(lab, 'forest');
    expect(pool(lab)).toBe('G');
  });

  it('keeps restrictions on all of it (R34)', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'ziggurat', 'double');
    tap(lab, 'ziggurat');
    expect(lab.game.player(0).specialMana.map((unit) => [unit.type, unit.restriction])).toEqual([
      [R, 1],
      [R, 1],
    ]);
  });
});

describe('conditions on the mana as it is by then (R31)', () => {
  it('applies to what became two', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'forest', 'double', 'two make one');
    tap(lab, 'forest');
    expect(pool(lab)).toBe('C');
  });

  it('leaves one mana alone', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'forest', 'tomb', 'two make one');
    tap(lab, 'forest');
    expect(pool(lab)).toBe('G');
    tap(lab, 'tomb');
    expect(pool(lab)).toBe('GC');
  });
});

describe('order (R32, R8)', () => {
  it('is chosen by the player who gets the mana', () => {
    for (const [first, made] of [
      ['lands make black', 'BB'],
      ['double', 'B'],
    ] as const) {
      const lab = position(CARDS);
      lab.put(Zone.Battlefield, 0, 'forest', 'double');
      lab.put(Zone.Battlefield, 1, 'lands make black');
      tap(lab, 'forest');
      expect(lab.asked.player).toBe(0);
      expect(lab.sources).toEqual(['double', 'lands make black']);
      lab.pickSource(first);
      expect(pool(lab)).toBe(made);
    }
  });

  it('gives every possible result and changes nothing', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'forest', 'prism', 'double');
    lab.put(Zone.Battlefield, 1, 'lands make black', 'lands make colourless');
    expect(outcomesOf(lab, 'forest', [G]).toSorted()).toEqual(['B', 'BB', 'C', 'CC'].toSorted());
    expect(outcomesOf(lab, 'prism', [W, U])).toEqual(['WUWU']);
  });

  it('finds the same results as trying every permutation', () => {
    const effects: ManaReplacement[] = [
      ...[
        { kind: 'times', factor: 2 } as const,
        { kind: 'times', factor: 3 } as const,
        { kind: 'become', type: B, amount: 1 } as const,
        { kind: 'become', type: C } as const,
      ],
    ].map((outcome) => ({ kind: 'produceMana', who: everyone, what: isLand, outcome }));
    effects.push({
      kind: 'produceMana',
      who: everyone,
      what: isLand,
      atLeast: 2,
      outcome: { kind: 'become', type: W, amount: 2 },
    });
    const found = everyOrder([G], effects).map(spelled).toSorted();
    const tried = [...new Set(permutations(effects).map((order) => spelled(inOrder([G], order))))].toSorted();
    expect(found).toEqual(tried);
  });

  it('lets the player reach exactly those results by their choices', () => {
    const names = ['double', 'triple', 'lands make black', 'lands make colourless', 'two make one'];
    for (let set = 1; set < 1 << names.length; set++) {
      const lab = position(CARDS);
      lab.put(Zone.Battlefield, 0, 'forest', ...names.filter((_, at) => (set & (1 << at)) !== 0));
      const possible = outcomesOf(lab, 'forest', [G]).toSorted();
      const reached = new Set<string>();
      explore(tap(lab, 'forest'), (end) => reached.add(pool(lab, end.game)));
      expect([...reached].toSorted()).toEqual(possible);
    }
  });

  it('is what a permanent could produce (T8a–c)', () => {
    const lab = position(CARDS);
    const [forest] = lab.put(Zone.Battlefield, 0, 'forest', 'double');
    lab.put(Zone.Battlefield, 1, 'lands make black', 'lands make colourless');
    refresh(lab.game);
    const types = (what: 'color' | 'type'): number => couldProduceTypes(lab.game, [forest!], what);
    expect(types('type')).toBe((1 << B) | (1 << C));
    expect(types('color')).toBe(1 << B);
  });
});

describe('automatic payment', () => {
  it('picks colours and orders that pay the cost, without a question', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'tower', 'double');
    const [spell] = lab.put(Zone.Hand, 0, 'red blue');
    lab.cast(spell!);
    expect(lab.question).toBe(null);
    lab.resolve();
    expect(lab.battlefield(0)).toContain('red blue');
  });

  it('takes two black from one land under both effects (T32a)', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'tower', 'double');
    lab.put(Zone.Battlefield, 1, 'lands make black');
    const [spell] = lab.put(Zone.Hand, 0, 'black black');
    lab.cast(spell!);
    expect(lab.question).toBe(null);
    lab.resolve();
    expect(lab.battlefield(0)).toContain('black black');
  });

  it('counts on what triggered abilities add after its own choice', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'tower', 'flare', 'lands make black');
    const [spell] = lab.put(Zone.Hand, 0, 'one red');
    lab.cast(spell!).resolve();
    expect(lab.battlefield(0)).toContain('one red');
    expect(pool(lab)).toBe('B');
  });
});

describe('plans', () => {
  it('prefer what comes next, then what comes at all, then nothing', () => {
    expect(planFit([G, W], [G])).toBeGreaterThan(planFit([G, W], [W]));
    expect(planFit([G, W], [W])).toBeGreaterThan(0);
    expect(planFit([G, W], [U])).toBe(0);
    expect(planFit([G, W], [W, G])).toBeGreaterThan(planFit([G, W], [G]));
    expect(withoutMana([G, W, G], [G, W])).toEqual([G]);
  });
});

function spelled(mana: readonly number[]): string {
  return mana.toSorted((a, b) => a - b).join();
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

/** Applies each effect in turn when it comes to apply, going back to those passed over: by the letter of 616.1f. */
function inOrder(mana: readonly number[], order: readonly ManaReplacement[]): readonly number[] {
  let result = mana;
  const left = [...order];
  for (;;) {
    const at = left.findIndex((effect) => result.length >= (effect.atLeast ?? 1));
    if (at < 0) return result;
    const [effect] = left.splice(at, 1);
    const outcome = effect!.outcome;
    if (outcome.kind === 'times') result = Array.from({ length: outcome.factor }, () => result).flat();
    else result = Array.from({ length: outcome.amount ?? result.length }, () => outcome.type);
  }
}
