import { describe, expect, it } from 'vitest';
import { resultOf } from '../../src/control/leaving.ts';
import { CardType, Keyword, Step, Supertype, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { slotOf } from '../../src/state/handle.ts';
import { Arena } from '../combat/arena.ts';
import { always, card, creature, enchantment, every, IS_CREATURE, plus } from '../effects/board.ts';

const CARDS = [
  creature('Bear', 2, 2),
  creature('Titan', 6, 6, { keywords: Keyword.Indestructible }),
  creature('Queen', 2, 2, { supertypes: Supertype.Legendary }),
  creature('Clerk', 2, 2, {
    abilities: [
      {
        kind: 'keyword',
        keyword: 'protection',
        from: { kind: 'type', types: CardType.Artifact | CardType.Enchantment },
        label: 'gear',
      },
    ],
  }),
  card('Walker', CardType.Planeswalker, { loyalty: 3 }),
  card('Sword', CardType.Artifact, { subtypes: ['Equipment'] }),
  card('Chains', CardType.Enchantment, {
    subtypes: ['Aura'],
    abilities: [{ kind: 'keyword', keyword: 'enchant', what: IS_CREATURE }],
  }),
  card('Rack', CardType.Enchantment, { supertypes: Supertype.World }),
  card('Rift', CardType.Enchantment, { supertypes: Supertype.World }),
  enchantment('Plague', always(every(IS_CREATURE), plus(-2, -2))),
  enchantment('Truce'),
  enchantment('Mirrors', {
    kind: 'static',
    effect: {
      kind: 'restriction',
      restriction: { kind: 'noLegendRule', what: { kind: 'controlledBy', who: { kind: 'you' } } },
    },
  }),
];

/** Runs the checks before somebody gets priority. */
function settle(arena: Arena): void {
  arena.game.checkStateBased = true;
  arena.enter(Step.Upkeep);
}

function arenaOf(players = 2): Arena {
  const order = Array.from({ length: players }, (_, at) => at);
  return new Arena(CARDS, {
    askEveryPriority: true,
    playerCount: players,
    order,
    format: players > 2 ? 'ffa' : 'duel',
  });
}

describe('state-based actions about creatures', () => {
  it('put creatures without toughness into graveyards, destroy those with lethal damage (704.5f–h)', () => {
    const arena = arenaOf();
    const bear = arena.put('Bear', 0, { damage: 2 });
    const hurt = arena.put('Bear', 0, { damage: 1 });
    const touched = arena.put('Bear', 0, { damage: 1, deathtouched: true });
    const titan = arena.put('Titan', 0, { damage: 9, deathtouched: true });
    settle(arena);
    expect([bear, hurt, touched, titan].map((handle) => arena.zone(handle))).toEqual([
      Zone.Graveyard,
      Zone.Battlefield,
      Zone.Graveyard,
      Zone.Battlefield,
    ]);
    expect(arena.permanent(titan).deathtouched).toBe(false);
    arena.put('Plague');
    arena.put('Plague');
    arena.put('Plague');
    settle(arena);
    expect(arena.zone(titan)).toBe(Zone.Graveyard);
  });

  it('cancel +1/+1 against -1/-1 counters (704.5q)', () => {
    const arena = arenaOf();
    const bear = arena.put('Bear', 0, { counters: ['+1/+1', 3, '-1/-1', 2, 'stun', 1] });
    settle(arena);
    expect(arena.permanent(bear).counters).toEqual(['+1/+1', 1, 'stun', 1]);
  });

  it('put planeswalkers without loyalty into graveyards (704.5i)', () => {
    const arena = arenaOf();
    const walker = arena.put('Walker', 0, { counters: ['loyalty', 1] });
    const spent = arena.put('Walker', 1, { counters: [] });
    settle(arena);
    expect([walker, spent].map((handle) => arena.zone(handle))).toEqual([Zone.Battlefield, Zone.Graveyard]);
  });
});

describe('state-based actions about attachments', () => {
  it('unattach Equipment and bury Auras that are on the wrong thing (704.5m–n, 702.16c–d)', () => {
    const arena = arenaOf();
    const bear = arena.put('Bear');
    const clerk = arena.put('Clerk');
    const truce = arena.put('Truce');
    const good = [arena.put('Sword', 0, { attachedTo: bear }), arena.put('Chains', 1, { attachedTo: bear })];
    const swords = [arena.put('Sword', 0, { attachedTo: clerk }), arena.put('Sword', 0, { attachedTo: truce })];
    const auras = [clerk, truce, 0, 999_999].map((host) => arena.put('Chains', 1, { attachedTo: host }));
    settle(arena);
    expect(good.map((handle) => arena.permanent(handle).attachedTo)).toEqual([bear, bear]);
    expect(swords.map((handle) => arena.permanent(handle).attachedTo)).toEqual([0, 0]);
    expect(auras.map((handle) => arena.zone(handle))).toEqual(auras.map(() => Zone.Graveyard));
  });

  it('unattach a creature that is attached to something (704.5p)', () => {
    const arena = arenaOf();
    const bear = arena.put('Bear');
    const rider = arena.put('Bear', 0, { attachedTo: bear });
    settle(arena);
    expect(arena.permanent(rider).attachedTo).toBe(0);
  });
});

describe('the legend and world rules', () => {
  it('let the controller keep one legend of a name (704.5j)', () => {
    const arena = arenaOf();
    const queens = [arena.put('Queen', 0, {}, 'first'), arena.put('Queen', 0, { tapped: true }, 'second')];
    const other = arena.put('Queen', 1, {}, 'theirs');
    settle(arena);
    expect([arena.game.decision?.kind, arena.game.decision?.player]).toEqual([DecisionKind.Choose, 0]);
    expect(arena.options()).toEqual(['first', 'second']);
    arena.pick('second');
    expect([...queens, other].map((handle) => arena.zone(handle))).toEqual([
      Zone.Graveyard,
      Zone.Battlefield,
      Zone.Battlefield,
    ]);
  });

  it('let legends be that are free of the rule', () => {
    const arena = arenaOf();
    const queens = [arena.put('Queen'), arena.put('Queen', 0, { tapped: true })];
    const theirs = [arena.put('Queen', 1), arena.put('Queen', 1)];
    const mirrors = arena.put('Mirrors');
    settle(arena);
    expect([...queens, ...theirs].filter((each) => arena.zone(each) === Zone.Battlefield)).toHaveLength(3);
    expect(queens.map((each) => arena.zone(each))).toEqual([Zone.Battlefield, Zone.Battlefield]);
    // The rule is back as soon as they are gone.
    arena.game.battlefield = arena.game.battlefield.filter((slot) => slot !== slotOf(mirrors));
    arena.game.stale = true;
    settle(arena);
    expect(arena.game.decision?.kind).toBe(DecisionKind.Choose);
  });

  it('do not ask between legends that are alike', () => {
    const arena = arenaOf();
    const queens = [arena.put('Queen'), arena.put('Queen'), arena.put('Queen')];
    settle(arena);
    expect(arena.game.decision?.kind).toBe(DecisionKind.Priority);
    expect(queens.filter((handle) => arena.zone(handle) === Zone.Battlefield)).toHaveLength(1);
  });

  it('leave only the newest world permanent (704.5k)', () => {
    const arena = arenaOf();
    const old = arena.put('Rack');
    const young = arena.put('Rift', 1);
    settle(arena);
    expect([old, young].map((handle) => arena.zone(handle))).toEqual([Zone.Graveyard, Zone.Battlefield]);
  });
});

describe('state-based actions about players', () => {
  it('make players lose by life, poison and empty libraries (704.5a–c)', () => {
    for (const doom of [{ life: 0 }, { life: -3 }, { counters: ['poison', 10] }, { drewFromEmpty: true }]) {
      const arena = arenaOf();
      Object.assign(arena.game.player(1), doom);
      settle(arena);
      expect(resultOf(arena.game)).toEqual({ over: true, winners: [0], draw: false });
    }
    const arena = arenaOf();
    Object.assign(arena.game.player(1), { life: 1, counters: ['poison', 9] });
    settle(arena);
    expect(resultOf(arena.game).over).toBe(false);
  });

  it('are a draw if everybody loses at once (104.4a)', () => {
    const arena = arenaOf();
    arena.game.player(0).life = 0;
    arena.game.player(1).life = 0;
    settle(arena);
    expect(resultOf(arena.game)).toEqual({ over: true, winners: [], draw: true });
  });

  it('spare players who can’t lose (101.2)', () => {
    const arena = arenaOf();
    arena.game.player(0).life = 0;
    arena.restrict({ kind: 'cantLose', who: { kind: 'you' } });
    settle(arena);
    expect(resultOf(arena.game).over).toBe(false);
  });

  it('make 21 combat damage by one commander lethal (704.6c)', () => {
    const arena = arenaOf();
    arena.game.player(1).commanderDamage = [4, 20, 5, 20];
    settle(arena);
    expect(resultOf(arena.game).over).toBe(false);
    arena.game.player(1).commanderDamage = [4, 20, 5, 21];
    settle(arena);
    expect(resultOf(arena.game).winners).toEqual([0]);
  });

  it('let owners put commanders into the command zone, asked once for each move (903.9a)', () => {
    const arena = arenaOf();
    const queen = arena.put('Queen', 1, { damage: 2 });
    arena.game.commanders = [slotOf(queen)];
    settle(arena);
    expect([arena.game.decision?.kind, arena.game.decision?.player]).toEqual([DecisionKind.YesNo, 1]);
    const declined = arena.game.clone();
    arena.pick('1');
    expect(arena.zone(queen)).toBe(Zone.Command);
    arena.pick('0', declined);
    expect(declined.zones[slotOf(queen)]).toBe(Zone.Graveyard);
    expect(declined.decision?.kind).toBe(DecisionKind.Priority);
    declined.checkStateBased = true;
    arena.enter(Step.Draw, declined);
    expect(declined.decision?.kind).toBe(DecisionKind.Priority);
  });
});
