/** Banding and "bands with other" (702.22). */
import { describe, expect, it } from 'vitest';
import { matches } from '../../src/engine/match.ts';
import { characteristicsOf } from '../../src/engine/objects.ts';
import { scratchFrame } from '../../src/engine/select.ts';
import { CardType, Keyword, type KeywordAbility, Step, Supertype } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { type Handle, playerValue } from '../../src/state/handle.ts';
import { deserialise, serialise } from '../../src/state/serialise.ts';
import { always, card, creature, enchantment, every, IS_CREATURE } from '../effects/board.ts';
import { Arena } from './arena.ts';

const legends: KeywordAbility = {
  kind: 'keyword',
  keyword: 'bands with other',
  what: { kind: 'supertype', supertypes: Supertype.Legendary },
  label: 'legendary creatures',
};

const CARDS = [
  creature('Hero', 1, 1, { keywords: Keyword.Banding }),
  creature('Flyer', 1, 1, { keywords: Keyword.Banding | Keyword.Flying }),
  creature('Bear', 2, 2),
  creature('Ox', 3, 3),
  creature('Giant', 5, 5),
  creature('Ram', 5, 5, { keywords: Keyword.Trample }),
  creature('King', 2, 2, { supertypes: Supertype.Legendary, abilities: [legends] }),
  creature('Queen', 2, 2, { supertypes: Supertype.Legendary }),
  creature('Prince', 2, 2, { supertypes: Supertype.Legendary }),
  card('Walker', CardType.Planeswalker, { loyalty: 3 }),
  enchantment('Disbanding', always(every(IS_CREATURE), { kind: 'removeKeywords', keywords: Keyword.Banding })),
  enchantment('Unmaking', always(every(IS_CREATURE), { kind: 'loseAbilities', word: 'bands with other' })),
];

const OPPONENT = 'player 1';

/** All of them attack the opponent; stops at the first question about bands. */
function attacking(...names: string[]): Arena {
  const arena = new Arena(CARDS, { askEveryPriority: true });
  for (const name of names) arena.put(name);
  arena.enter(Step.DeclareAttackers);
  while (arena.game.decision?.kind === DecisionKind.Attack) arena.pick(OPPONENT);
  return arena;
}

function bands(arena: Arena): Record<string, number> {
  return Object.fromEntries(
    arena.game.battlefield.flatMap((slot) => {
      const permanent = arena.game.objects[slot];
      return permanent?.attacking ? [[permanent.face.face.name, permanent.band]] : [];
    }),
  );
}

describe('bands of attackers', () => {
  it('are of creatures with banding and up to one without (702.22c)', () => {
    const arena = attacking('Bear', 'Hero', 'Flyer', 'Ox');
    // Those with banding are asked first: the flyer about the hero, then the others.
    expect(arena.options()).toEqual(['Hero', '-']);
    arena.pick('Hero');
    expect(arena.options()).toEqual(['Hero', '-']);
    arena.pick('Hero');
    // The band has its one creature without banding: the ox attacks alone.
    expect(bands(arena)).toEqual({ Bear: 1, Hero: 1, Flyer: 1, Ox: 0 });
  });

  it('are declined as well, and may be several', () => {
    const arena = attacking('Bear', 'Hero', 'Flyer', 'Ox');
    arena.pick('-');
    expect(arena.options()).toEqual(['Hero', 'Flyer', '-']);
    arena.pick('Flyer');
    expect(arena.options()).toEqual(['Hero', '-']);
    arena.pick('Hero');
    expect(bands(arena)).toEqual({ Bear: 1, Hero: 2, Flyer: 1, Ox: 2 });
  });

  it('attack one player or permanent (702.22d), and nobody is asked without banding', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    for (const name of ['Hero', 'Bear']) arena.put(name);
    const walker = arena.put('Walker', 1, { counters: ['loyalty', 3] });
    arena.enter(Step.DeclareAttackers);
    arena.pick('Walker');
    arena.pick(OPPONENT);
    expect([arena.permanent(walker).damage, bands(arena)]).toEqual([0, { Hero: 0, Bear: 0 }]);
    expect(bands(attacking('Bear', 'Ox'))).toEqual({ Bear: 0, Ox: 0 });
  });

  it('are of any number of creatures of a quality if one bands with others of it', () => {
    const arena = attacking('Queen', 'Bear', 'King', 'Prince');
    expect(arena.options()).toEqual(['King', '-']);
    arena.pick('King');
    // The bear is not legendary.
    expect(arena.options()).toEqual(['King', '-']);
    arena.pick('King');
    expect(bands(arena)).toEqual({ Queen: 1, Bear: 0, King: 1, Prince: 1 });
    expect(bands(attacking('Queen', 'Prince'))).toEqual({ Queen: 0, Prince: 0 });
  });

  it('survive saving between the questions', () => {
    const { game } = attacking('Bear', 'Hero', 'Flyer');
    const read = deserialise(game.catalog, game.config, serialise(game));
    if (!read.ok) throw new Error(read.error.code);
    const again = attacking('Bear', 'Hero', 'Flyer');
    again.pick('Hero', read.game);
    again.pick('Hero', read.game);
    expect(read.game.battlefield.map((slot) => read.game.objects[slot]?.band)).toEqual([1, 1, 1]);
  });
});

/** A band of these attacks and stands before blocks. */
function band(...names: string[]): { arena: Arena; members: Handle[] } {
  const arena = new Arena(CARDS, { askEveryPriority: true });
  const given = { attacking: playerValue(1), tapped: true, band: 1 };
  return { arena, members: names.map((name) => arena.put(name, 0, given)) };
}

describe('a blocked band', () => {
  it('is blocked as a whole, flyers among it (702.22h)', () => {
    const { arena, members } = band('Flyer', 'Bear');
    const ox = arena.put('Ox', 1);
    arena.enter(Step.DeclareBlockers);
    // The ox cannot block the flyer itself.
    expect(arena.options()).toEqual(['-', 'Bear']);
    arena.pick('Bear');
    expect(members.map((member) => arena.permanent(member).blocked)).toEqual([true, true]);
    expect(new Set(arena.permanent(ox).blocking)).toEqual(new Set(members));
  });

  it('has the damage of what blocks it divided by the attacking player, in any parts (702.22k)', () => {
    const { arena, members } = band('Hero', 'Bear');
    arena.put('Giant', 1);
    arena.enter(Step.DeclareBlockers);
    arena.pick('Bear');
    const decision = arena.enter(Step.CombatDamage);
    expect([decision?.kind, decision?.player]).toEqual([DecisionKind.Amount, 0]);
    expect(arena.options()).toEqual(['0', '1', '2', '3', '4', '5']);
    arena.pick('5');
    expect(members.map((member) => arena.game.permanent(member) !== null)).toEqual([false, true]);
  });

  it('is left by what leaves combat (702.22f)', () => {
    const { arena, members } = band('Hero', 'Bear');
    const [hero, bear] = members as [Handle, Handle];
    const others = () =>
      matches(arena.game, scratchFrame(0, bear), { kind: 'bandedWith', what: { kind: 'self' } }, hero);
    expect(others()).toBe(true);
    arena.permanent(hero).band = 0;
    expect(others()).toBe(false);
  });
});

describe('blocking creatures with banding', () => {
  function blocked(attacker: string, ...blockers: string[]) {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    const handle = arena.put(attacker, 0, { attacking: playerValue(1), tapped: true, blocked: true });
    const handles = blockers.map((name) => arena.put(name, 1, { blocking: [handle] }));
    return { arena, handles };
  }

  it('have the defending player divide the damage of what they block, trampling or not (702.22j)', () => {
    for (const attacker of ['Giant', 'Ram']) {
      const { arena, handles } = blocked(attacker, 'Hero', 'Ox');
      const decision = arena.enter(Step.CombatDamage);
      expect([decision?.kind, decision?.player]).toEqual([DecisionKind.Amount, 1]);
      arena.pick('5');
      expect(handles.map((handle) => arena.game.permanent(handle) !== null)).toEqual([false, true]);
      expect(arena.game.player(1).life).toBe(20);
    }
  });

  it('let no damage trample over, not even alone', () => {
    const { arena } = blocked('Ram', 'Hero');
    arena.enter(Step.CombatDamage);
    expect(arena.game.player(1).life).toBe(20);
  });

  it('do so too if one bands with others of a quality and another is of it', () => {
    const decide = (...blockers: string[]) => blocked('Giant', ...blockers).arena.enter(Step.CombatDamage)?.player;
    expect([decide('King', 'Queen'), decide('King', 'Bear'), decide('Queen', 'Prince')]).toEqual([1, 0, 0]);
  });
});

describe('losing banding', () => {
  it('takes all "bands with other" abilities as well, but not the other way round (702.22b)', () => {
    for (const [name, keywords] of [
      ['Disbanding', 0],
      ['Unmaking', Keyword.Banding],
    ] as const) {
      const arena = new Arena(CARDS, { askEveryPriority: true });
      const [hero, king] = [arena.put('Hero'), arena.put('King')];
      arena.put(name);
      expect(characteristicsOf(arena.game, hero).keywords).toBe(keywords);
      expect(characteristicsOf(arena.game, king).abilities).toEqual([]);
    }
  });
});
