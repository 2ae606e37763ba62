// Rulings on mana and X that need cards no built-in pool has, or a look at the state itself.
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type CostComponent,
  type Effect,
  type ManaProduction,
  type Replacement,
  Zone,
} from '../../src/ir/index.ts';
import { legalActions } from '../../src/stack/legalActions.ts';
import { hashGame } from '../../src/state/hash.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, instant, isCreature, isSelf, sorcery, spellAbility, target, you } from '../stack/words.ts';

const tap: CostComponent = { kind: 'tapSelf' };
const lands = { kind: 'all', zone: Zone.Battlefield, filter: { kind: 'type', types: CardType.Land } } as const;
const creatures = { kind: 'all', zone: Zone.Battlefield, filter: isCreature } as const;

function activated(cost: readonly CostComponent[], effect: Effect): Ability {
  return { kind: 'activated', cost, targets: [], effect };
}

function add(mana: ManaProduction): Effect {
  return { kind: 'addMana', who: you, mana };
}

function entersWithX(): Ability {
  const replacement: Replacement = {
    kind: 'enters',
    what: isSelf,
    as: [{ kind: 'counters', counter: '+1/+1', count: { kind: 'x' } }],
  };
  return { kind: 'replacement', replacement };
}

const CARDS: CardDefinition[] = [
  card('mirror', CardType.Land, {
    abilities: [activated([tap], add({ kind: 'couldProduce', by: lands, what: 'type', amount: 1 }))],
  }),
  card('burning', CardType.Land, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'becomesTapped', what: isSelf },
        targets: [],
        effect: { kind: 'damage', players: you, amount: 1 },
      },
      activated([tap], add({ kind: 'choice', types: [0, 1, 2, 3, 4], amount: 1 })),
    ],
  }),
  card('cradle', CardType.Land, {
    abilities: [activated([tap], add({ kind: 'fixed', mana: [4], times: { kind: 'count', of: creatures } }))],
  }),
  card('thriving', CardType.Land, {
    abilities: [
      activated([tap], {
        kind: 'chooseEffect',
        who: you,
        options: [
          { label: 'blue', effect: add({ kind: 'fixed', mana: [1] }) },
          { label: 'chosen', effect: add({ kind: 'chosenColor', amount: 1 }) },
        ],
      }),
    ],
  }),
  beast('untapper', '{2}', 1, {
    abilities: [
      activated(
        [{ kind: 'mana', cost: '{2}' }, { kind: 'untapSelf' }],
        add({ kind: 'choice', types: [0, 1, 2, 3, 4], amount: 1 }),
      ),
      activated([tap], add({ kind: 'fixed', mana: [5, 5] })),
    ],
  }),
  beast('hydra', '{X}{G}', 0, { abilities: [entersWithX()] }),
  beast('sentry', '{X}', 0, {
    abilities: [
      entersWithX(),
      activated(
        [
          { kind: 'mana', cost: '{X}' },
          { kind: 'removeCounters', counter: '+1/+1', count: { kind: 'x' } },
        ],
        gain(1),
      ),
    ],
  }),
  beast('bear', '{1}{G}', 2),
  instant(
    'twin',
    '{U}',
    spellAbility(
      { kind: 'copySpell', what: { kind: 'bound', name: 'target' }, who: you, count: 1, newTargets: true },
      target(isCreature, null, Zone.Stack),
    ),
  ),
  sorcery('hymn', '{W}', spellAbility(gain(1))),
];

describe('mana of an undefined type (106.5)', () => {
  it('is not made, while what is defined is', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'thriving');
    expect(t.permanent('thriving').chosenColor).toBe(-1);
    t.put(Zone.Hand, 0, 'hymn');
    t.start();
    expect(t.actions).toEqual([]);
  });
});

describe('asking what could be produced (106.7)', () => {
  it('changes nothing, not even the random numbers to come', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'mirror', 'burning', 'cradle', 'bear');
    t.put(Zone.Hand, 0, 'hymn', 'bear');
    t.start();
    const before = hashGame(t.game);
    for (let i = 0; i < 100; i++) legalActions(t.game, 0, []);
    expect(hashGame(t.game)).toBe(before);
  });
});

describe('mana first, then costs (601.2g, h; 602.2b)', () => {
  it('so that what a cost untaps cannot pay for it', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'untapper');
    t.permanent('untapper').tapped = true;
    t.put(Zone.Hand, 0, 'hymn');
    t.start();
    expect(t.actions).toEqual([]);
    const paid = new Table(CARDS);
    paid.put(Zone.Battlefield, 0, 'untapper');
    paid.permanent('untapper').tapped = true;
    paid.put(Zone.Hand, 0, 'hymn');
    paid.mana(0, 0, 0, 0, 0, 0, 2).start();
    expect(paid.actions).toEqual(['cast hymn']);
  });
});

describe('X (107.3)', () => {
  it('of an activated ability is its own (107.3k)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'sentry');
    t.mana(0, 0, 0, 0, 0, 0, 7).start().act('cast sentry').pick(5).pass(2);
    expect(counterCount(t.permanent('sentry').counters, '+1/+1')).toBe(5);
    t.act('activate sentry').pick(2);
    expect(counterCount(t.permanent('sentry').counters, '+1/+1')).toBe(3);
  });

  it('is kept by a copy of the spell, whose token enters with it (707.10, 608.3f)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'hydra', 'twin');
    t.mana(0, 0, 1, 0, 0, 1, 4).start().act('cast hydra').pick(4).act('cast twin').pass(2);
    expect(t.stack).toEqual(['hydra', 'hydra']);
    t.resolveAll();
    const hydras = t.game.battlefield.map((slot) => t.game.objects[slot]);
    expect(hydras.map((hydra) => counterCount(hydra?.counters ?? [], '+1/+1'))).toEqual([4, 4]);
    expect(hydras.map((hydra) => hydra?.isToken)).toEqual([true, false]);
  });
});
