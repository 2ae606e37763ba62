import { describe, expect, it } from 'vitest';
import { markStaleFor, markStaleForZones } from '../../src/effects/refresh.ts';
import { ruleContext } from '../../src/effects/ruleContext.ts';
import { evaluate } from '../../src/engine/quantity.ts';
import { selectObjects } from '../../src/engine/select.ts';
import {
  type Ability,
  CardType,
  type Condition,
  type Effect,
  type EventPattern,
  Keyword,
  type Restriction,
  Step,
  Zone,
} from '../../src/ir/index.ts';
import { Reads } from '../../src/state/abilityReads.ts';
import { EMPTY_REGISTRY } from '../../src/state/registry.ts';
import { always, Board, card, creature, enchantment, every, IS_CREATURE, land, plus, YOURS } from './board.ts';

const NOTHING: Effect = { kind: 'sequence', of: [] };

function trigger(event: EventPattern, zone?: (typeof Zone)[keyof typeof Zone]): Ability {
  return { kind: 'triggered', event, targets: [], effect: NOTHING, ...(zone === undefined ? {} : { zone }) };
}

function forbids(restriction: Restriction, condition?: Condition): Ability {
  return {
    kind: 'static',
    effect: { kind: 'restriction', restriction },
    ...(condition === undefined ? {} : { condition }),
  };
}

const UPKEEP: EventPattern = { kind: 'beginningOf', step: Step.Upkeep, whose: { kind: 'you' } };
const ALL_CANT_BLOCK: Restriction = { kind: 'cantBlock', what: { kind: 'any' } };

const CARDS = [
  creature('bear', 2, 2),
  land('forest', 'Forest'),
  creature('watcher', 1, 1, { abilities: [trigger(UPKEEP)] }),
  creature('graveyard watcher', 1, 1, { abilities: [trigger(UPKEEP, Zone.Graveyard)] }),
  creature('self tapped', 1, 1, {
    abilities: [
      { kind: 'replacement', replacement: { kind: 'enters', what: { kind: 'isSelf' }, as: [{ kind: 'tapped' }] } },
    ],
  }),
  enchantment('all tapped', {
    kind: 'replacement',
    replacement: { kind: 'enters', what: IS_CREATURE, as: [{ kind: 'tapped' }] },
    condition: { kind: 'turnOf', who: { kind: 'you' } },
  }),
  enchantment('no blocks', forbids(ALL_CANT_BLOCK)),
  enchantment('no blocks with a bear', forbids(ALL_CANT_BLOCK, { kind: 'exists', what: every(IS_CREATURE) })),
  enchantment('no blocks on my turn', forbids(ALL_CANT_BLOCK, { kind: 'turnOf', who: { kind: 'you' } })),
  enchantment(
    'grants a trigger',
    always(every(YOURS, IS_CREATURE), { kind: 'addAbilities', abilities: [trigger(UPKEEP)] }),
  ),
  enchantment('poor anthem', always(every(YOURS, IS_CREATURE), plus({ kind: 'handSize', of: { kind: 'you' } }, 0))),
  creature('grave size', { kind: 'count', of: { kind: 'all', zone: Zone.Graveyard, filter: { kind: 'any' } } }, 2),
  enchantment('double', {
    kind: 'static',
    effect: {
      kind: 'cost',
      change: { who: { kind: 'eachPlayer' }, what: 'spell', filter: { kind: 'any' }, reduceGeneric: 1 },
    },
  }),
  enchantment('mind', {
    kind: 'static',
    effect: {
      kind: 'control',
      control: { controller: { kind: 'you' }, players: { kind: 'opponents' }, scope: 'searchingOwnLibrary' },
    },
  }),
  enchantment('hand', {
    kind: 'static',
    effect: { kind: 'allowance', allowance: { kind: 'noMaximumHandSize', who: { kind: 'you' } } },
  }),
];

function registryOf(it: Board): Board['game']['registry'] {
  for (const slot of it.game.battlefield) it.look(it.game.handle(slot));
  return it.game.registry;
}

describe('the registry', () => {
  it('is the empty one on a plain board', () => {
    const it = new Board(CARDS);
    it.put('bear');
    it.put('forest');
    expect(registryOf(it)).toBe(EMPTY_REGISTRY);
  });

  it('has triggers with their controllers, those of other zones included', () => {
    const it = new Board(CARDS);
    const mine = it.put('watcher');
    const theirs = it.put('watcher', 1);
    const dead = it.putCard('graveyard watcher', Zone.Graveyard, 1);
    it.put('graveyard watcher');
    const registry = registryOf(it);
    expect(registry.triggers.map(({ source, controller }) => [source, controller])).toEqual(
      expect.arrayContaining([
        [mine, 0],
        [theirs, 1],
        [dead, 1],
      ]),
    );
    expect(registry.triggers).toHaveLength(3);
    expect(registry.triggerMask).not.toBe(0);
  });

  it('has granted triggers, and none of creatures that lost them', () => {
    const it = new Board(CARDS);
    const bear = it.put('bear');
    const watcher = it.put('watcher');
    it.put('grants a trigger');
    expect(registryOf(it).triggers.map(({ source }) => source)).toEqual([bear, watcher, watcher]);
    it.apply([watcher], [{ kind: 'loseAllAbilities' }]);
    expect(registryOf(it).triggers.map(({ source }) => source)).toEqual([bear]);
  });

  it('follows a change of control', () => {
    const it = new Board(CARDS);
    const watcher = it.put('watcher');
    it.apply([watcher], [{ kind: 'controller', who: { kind: 'you' } }], { controller: 1 });
    expect(registryOf(it).triggers).toMatchObject([{ source: watcher, controller: 1 }]);
  });

  it('keeps replacement effects with their condition, but not what a permanent says of its own entering', () => {
    const it = new Board(CARDS);
    it.put('self tapped');
    const tapper = it.put('all tapped', 1);
    const again = it.put('all tapped', 1);
    it.game.replacements = [
      {
        id: 77,
        origin: { controller: 0, source: 0, names: [], values: [], x: 0 },
        replacement: { kind: 'createTokens', who: { kind: 'you' }, times: 2 },
        expiry: { duration: { kind: 'endOfTurn' }, players: [], createdTurn: 1 },
        uses: -1,
      },
    ];
    const { replacements } = registryOf(it);
    expect(replacements.map(({ origin, condition, record }) => [origin.source, condition?.kind, record?.id])).toEqual([
      [tapper, 'turnOf', undefined],
      [again, 'turnOf', undefined],
      [0, undefined, 77],
    ]);
    expect(new Set(replacements.map(({ key }) => key)).size).toBe(3);
  });

  it('sorts rules into their lists, in the order of timestamps (613.11)', () => {
    const it = new Board(CARDS);
    const first = it.put('no blocks');
    const second = it.put('no blocks', 1);
    it.put('double');
    it.put('mind');
    it.put('hand');
    it.permanent(first).timestamp = it.game.nextTimestamp++;
    it.game.rules = [
      {
        id: 1,
        origin: { controller: 1, source: 99, names: [], values: [], x: 0 },
        effect: { kind: 'restriction', restriction: ALL_CANT_BLOCK },
        expiry: { duration: { kind: 'endOfTurn' }, players: [], createdTurn: 1 },
        timestamp: 0,
        uses: -1,
      },
    ];
    const registry = registryOf(it);
    expect(registry.restrictions.map(({ origin }) => origin.source)).toEqual([99, second, first]);
    expect([registry.costChanges.length, registry.controls.length, registry.allowances.length]).toEqual([1, 1, 1]);
  });

  it('drops rules whose condition is false and says when conditions read more than the board', () => {
    const it = new Board(CARDS);
    it.put('no blocks with a bear');
    expect(registryOf(it).restrictions).toHaveLength(0);
    // The next creature may make it true: a plain one must not go unnoticed.
    expect(it.game.registry.hasChanges).toBe(true);
    expect(it.game.registry.forNewcomers).toBeNull();
    expect(it.game.registry.readsBeyond).toBe(0);
    it.put('bear');
    expect(registryOf(it).restrictions).toHaveLength(1);

    it.put('no blocks on my turn', 1);
    expect(registryOf(it).restrictions).toHaveLength(1);
    expect(it.game.registry.readsBeyond).toBe(Reads.Turn);
    it.game.activePlayer = 1;
    markStaleFor(it.game, Reads.Step | Reads.Tapping | Reads.Combat | Reads.Zones);
    expect(it.game.stale).toBe(false);
    markStaleFor(it.game, Reads.Turn);
    expect(registryOf(it).restrictions).toHaveLength(2);
  });

  it('does not go stale by events while nothing reads them', () => {
    const it = new Board(CARDS);
    it.put('no blocks');
    registryOf(it);
    markStaleFor(it.game, Reads.Beyond);
    expect(it.game.stale).toBe(false);
    markStaleForZones(it.game, Zone.Library, Zone.Hand);
    expect(it.game.stale).toBe(false);
    markStaleForZones(it.game, Zone.Library, Zone.Graveyard);
    expect(it.game.stale).toBe(false);
    // With a card in the game that works in graveyards, moves there matter.
    it.putCard('graveyard watcher', Zone.Hand);
    registryOf(it);
    markStaleForZones(it.game, Zone.Library, Zone.Graveyard);
    expect(it.game.stale).toBe(true);
  });

  it('knows that sizes read hands and graveyards', () => {
    const it = new Board(CARDS);
    const bear = it.put('bear');
    it.put('poor anthem');
    expect(it.size(bear)).toBe('2/2');
    expect(it.game.registry.readsBeyond).toBe(Reads.Zones);
    const other = new Board(CARDS);
    other.put('grave size');
    expect(registryOf(other).readsBeyond).toBe(Reads.Zones);
  });

  it('is shared by clones and replaced, not edited, when the board of one changes', () => {
    const it = new Board(CARDS);
    it.put('watcher');
    const before = registryOf(it);
    const clone = it.game.clone();
    it.put('watcher');
    expect(registryOf(it).triggers).toHaveLength(2);
    expect(clone.registry).toBe(before);
    expect(clone.registry.triggers).toHaveLength(1);
  });
});

describe('the context of a rule', () => {
  it('knows "you", the source, X and the names bound as the effect was made', () => {
    const it = new Board(CARDS);
    const bear = it.put('bear');
    const context = ruleContext({
      controller: 1,
      source: bear,
      names: ['chosen', 'amount'],
      values: [[bear], 4],
      x: 3,
    });
    expect(context.controller).toBe(1);
    expect(evaluate(it.game, context, { kind: 'x' })).toBe(3);
    expect(evaluate(it.game, context, { kind: 'bound', name: 'amount' })).toBe(4);
    expect(selectObjects(it.game, context, { kind: 'bound', name: 'chosen' })).toEqual([bear]);
    expect(selectObjects(it.game, context, { kind: 'self' })).toEqual([bear]);
  });
});

describe('keywords of cards elsewhere', () => {
  it('does not let a permanent-only ability work from a graveyard', () => {
    const it = new Board([
      ...CARDS,
      card('wings', CardType.Enchantment, {
        abilities: [always(every(IS_CREATURE), { kind: 'addKeywords', keywords: Keyword.Flying })],
      }),
    ]);
    const bear = it.put('bear');
    it.putCard('wings', Zone.Graveyard);
    expect(it.look(bear).keywords).toBe(0);
  });
});
