import { describe, expect, it } from 'vitest';
import {
  cantCast,
  castLimitReached,
  castOnlyAsSorcery,
  hasFlashPermission,
  manaMayBeSpentAs,
  mayCastWhileSearching,
  startsOnBattlefield,
} from '../../src/effects/rulesOfCasting.ts';
import {
  activateAsThoughHaste,
  cantActivate,
  cantBeCountered,
  cantBeSacrificed,
  cantBeTargeted,
  cantHaveCounters,
  doesntUntap,
  hasProtectionFrom,
} from '../../src/effects/rulesOfObjects.ts';
import {
  cantDrawNow,
  cantGainLife,
  cantLose,
  cantPlayLandsFrom,
  cantSearchLibrary,
  cantWin,
  landPlaysAllowed,
  maximumHandSize,
  playerCantBeTargeted,
  skipsExtraTurns,
  unspentMana,
} from '../../src/effects/rulesOfPlayers.ts';
import {
  type Ability,
  type Allowance,
  CardType,
  Color,
  type Filter,
  Keyword,
  type Restriction,
  Zone,
} from '../../src/ir/index.ts';
import type { Game } from '../../src/state/game.ts';
import type { Handle } from '../../src/state/handle.ts';
import { slotOf } from '../../src/state/handle.ts';
import { StackItem } from '../../src/state/stackItem.ts';
import { Board, card, creature, enchantment, IS_CREATURE, YOURS } from './board.ts';

const YOU = { kind: 'you' } as const;
const OPPONENTS = { kind: 'opponents' } as const;
const EVERYONE = { kind: 'eachPlayer' } as const;
const ANY: Filter = { kind: 'any' };
const NONCREATURE: Filter = { kind: 'not', of: IS_CREATURE };

function forbids(restriction: Restriction): Ability {
  return { kind: 'static', effect: { kind: 'restriction', restriction } };
}

function allows(allowance: Allowance): Ability {
  return { kind: 'static', effect: { kind: 'allowance', allowance } };
}

const PROTECTED: Ability = { kind: 'keyword', keyword: 'protection', from: { kind: 'color', colors: 8 }, label: 'red' };

/** A board with cards to ask about and one enchantment of player 0 that says the thing. */
function withRule(...abilities: Ability[]): Board {
  const it = new Board([
    enchantment('rule', ...abilities),
    creature('bear', 2, 2, { colors: 16 }),
    creature('hexproof', 2, 2, { keywords: Keyword.Hexproof }),
    creature('shroud', 2, 2, { keywords: Keyword.Shroud }),
    creature('knight', 2, 2, { abilities: [PROTECTED] }),
    creature('red', 2, 2, { colors: 8 }),
    card('bolt', CardType.Instant, { colors: 8 }),
    card('ritual', CardType.Sorcery),
    card('sure', CardType.Instant, { abilities: [{ kind: 'keyword', keyword: 'cantBeCountered' }] }),
    card('wurm', CardType.Creature, {
      abilities: [
        {
          kind: 'static',
          zone: Zone.Library,
          effect: { kind: 'allowance', allowance: { kind: 'castWhileSearching', what: { kind: 'isSelf' } } },
        },
      ],
    }),
    card('line', CardType.Enchantment, {
      abilities: [
        {
          kind: 'static',
          zone: Zone.Hand,
          effect: { kind: 'allowance', allowance: { kind: 'startOnBattlefield', exileFromHand: 1 } },
        },
      ],
    }),
  ]);
  it.put('rule');
  return it;
}

/** The card as a spell of the player that is about to be cast. */
function spell(it: Board, name: string, player: number): StackItem {
  const handle = it.putCard(name, Zone.Hand, player);
  const face = it.game.card(slotOf(handle)).front;
  return new StackItem(handle, face.spell, face, true, player);
}

function cast(it: Board, name: string, player: number): void {
  const tally = it.game.player(player).tally;
  const face = it.game.catalog.byName.get(name)?.front;
  if (face === undefined) throw new Error(`no card ${name}`);
  tally.spellsCast++;
  tally.spellFaces = [...tally.spellFaces, face];
}

describe('casting', () => {
  it('forbids what the restriction names, to whom and when it names', () => {
    const it = withRule(
      forbids({ kind: 'cantCast', who: OPPONENTS, spells: NONCREATURE, when: { kind: 'turnOf', who: YOU } }),
    );
    expect(cantCast(it.game, 1, spell(it, 'bolt', 1))).toBe(true);
    expect(cantCast(it.game, 0, spell(it, 'bolt', 0))).toBe(false);
    expect(cantCast(it.game, 1, spell(it, 'bear', 1))).toBe(false);
    it.game.activePlayer = 1;
    expect(cantCast(it.game, 1, spell(it, 'bolt', 1))).toBe(false);
    expect(it.game.stack).toEqual([]);
  });

  it('counts the spells that the limit speaks of', () => {
    const it = withRule(forbids({ kind: 'castLimit', who: EVERYONE, spells: NONCREATURE, count: 1 }));
    cast(it, 'bear', 1);
    expect(castLimitReached(it.game, 1, spell(it, 'bolt', 1))).toBe(false);
    cast(it, 'ritual', 1);
    expect(castLimitReached(it.game, 1, spell(it, 'bolt', 1))).toBe(true);
    expect(castLimitReached(it.game, 1, spell(it, 'bear', 1))).toBe(false);
    expect(castLimitReached(it.game, 0, spell(it, 'bolt', 0))).toBe(false);
    it.game.player(1).tally.reset();
    expect(castLimitReached(it.game, 1, spell(it, 'bolt', 1))).toBe(false);
    it.game.player(1).tally.spellsCast++;
    expect(() => castLimitReached(it.game, 1, spell(it, 'bolt', 1))).toThrow('without being recorded');
  });

  it('limits opponents to sorcery timing and gives flash', () => {
    const it = withRule(
      forbids({ kind: 'castOnlyAsSorcery', who: OPPONENTS, spells: ANY }),
      allows({ kind: 'castAsThoughFlash', who: YOU, spells: IS_CREATURE }),
      allows({ kind: 'spendManaAs', manaAs: 'anyColor', who: YOU, spells: NONCREATURE }),
    );
    expect(castOnlyAsSorcery(it.game, 1, spell(it, 'bolt', 1))).toBe(true);
    expect(castOnlyAsSorcery(it.game, 0, spell(it, 'bolt', 0))).toBe(false);
    expect(hasFlashPermission(it.game, 0, spell(it, 'bear', 0))).toBe(true);
    expect(hasFlashPermission(it.game, 0, spell(it, 'ritual', 0))).toBe(false);
    expect(hasFlashPermission(it.game, 1, spell(it, 'bear', 1))).toBe(false);
    expect(manaMayBeSpentAs(it.game, 0, spell(it, 'ritual', 0))).toBe('anyColor');
    expect(manaMayBeSpentAs(it.game, 0, spell(it, 'bear', 0))).toBe('itself');
    expect(manaMayBeSpentAs(it.game, 0, null)).toBe('itself');
  });

  it('reads what cards in libraries and opening hands say of themselves', () => {
    const it = withRule();
    expect(mayCastWhileSearching(it.game, it.putCard('wurm', Zone.Hand))).toBe(true);
    expect(mayCastWhileSearching(it.game, it.putCard('bear', Zone.Hand))).toBe(false);
    expect(startsOnBattlefield(it.game, it.putCard('line', Zone.Hand))?.exileFromHand).toBe(1);
    expect(startsOnBattlefield(it.game, it.putCard('bear', Zone.Hand))).toBeNull();
  });
});

describe('abilities, countering and targets', () => {
  it('forbids activating, mana abilities excepted or not', () => {
    const it = withRule(forbids({ kind: 'cantActivate', what: IS_CREATURE, exceptMana: true, who: OPPONENTS }));
    const bear = it.put('bear', 1);
    expect(cantActivate(it.game, 1, bear, false, false)).toBe(true);
    expect(cantActivate(it.game, 1, bear, true, false)).toBe(false);
    expect(cantActivate(it.game, 0, bear, false, false)).toBe(false);
    expect(cantActivate(it.game, 1, it.put('line', 1), false, false)).toBe(false);
  });

  it('gives haste for activating only', () => {
    const it = withRule(allows({ kind: 'activateAsThoughHaste', what: { kind: 'and', of: [YOURS, IS_CREATURE] } }));
    expect(activateAsThoughHaste(it.game, it.put('bear'))).toBe(true);
    expect(activateAsThoughHaste(it.game, it.put('bear', 1))).toBe(false);
  });

  it('knows spells that can not be countered by themselves, by payment or by an effect', () => {
    const it = withRule(forbids({ kind: 'cantBeCountered', what: { kind: 'and', of: [YOURS, IS_CREATURE] } }));
    const items = [spell(it, 'bear', 0), spell(it, 'bear', 1), spell(it, 'sure', 1), spell(it, 'bolt', 0)];
    it.game.stack.push(...items);
    expect(items.map((item) => cantBeCountered(it.game, item))).toEqual([true, false, true, false]);
    for (const item of items) item.cantBeCountered = true;
    expect(items.every((item) => cantBeCountered(it.game, item))).toBe(true);
  });

  it('protects from targets by hexproof, shroud, protection and effects (702.11b, 702.18a, 702.16b)', () => {
    const it = withRule(
      forbids({ kind: 'cantBeTargeted', what: { kind: 'type', types: CardType.Enchantment }, by: OPPONENTS }),
    );
    const bolt = it.putCard('bolt', Zone.Graveyard, 1);
    const ritual = it.putCard('ritual', Zone.Graveyard, 1);
    const targeted = (name: string, by: number, source: number): boolean =>
      cantBeTargeted(it.game, it.put(name), { controller: by, source, isSpell: true });
    expect(targeted('bear', 1, bolt)).toBe(false);
    expect(targeted('hexproof', 1, bolt)).toBe(true);
    expect(targeted('hexproof', 0, bolt)).toBe(false);
    expect(targeted('shroud', 0, bolt)).toBe(true);
    expect(targeted('knight', 0, bolt)).toBe(true);
    expect(targeted('knight', 0, ritual)).toBe(false);
    expect(targeted('line', 1, bolt)).toBe(true);
    expect(targeted('line', 0, bolt)).toBe(false);
    // Hexproof functions on the battlefield only.
    expect(
      cantBeTargeted(it.game, it.putCard('hexproof', Zone.Graveyard), { controller: 1, source: bolt, isSpell: true }),
    ).toBe(false);
    const red = it.put('red', 1);
    expect(hasProtectionFrom(it.game, it.put('knight'), red)).toBe(true);
    expect(hasProtectionFrom(it.game, red, it.put('knight'))).toBe(false);
  });

  it('protects players (702.11c, 702.16b, 702.18b)', () => {
    const targeted = (rule: Restriction, player: number): boolean[] => {
      const it = withRule(forbids(rule));
      const red = it.put('red', 1);
      return [0, 1].map((by) => playerCantBeTargeted(it.game, player, by, red));
    };
    expect(targeted({ kind: 'playerHexproof', who: YOU }, 0)).toEqual([false, true]);
    expect(targeted({ kind: 'playerHexproof', who: YOU }, 1)).toEqual([false, false]);
    expect(targeted({ kind: 'playerShroud', who: YOU }, 0)).toEqual([true, true]);
    const red: Filter = { kind: 'color', colors: Color.Red };
    const blue: Filter = { kind: 'color', colors: Color.Blue };
    expect(targeted({ kind: 'playerHexproof', who: YOU, sources: red }, 0)).toEqual([false, true]);
    expect(targeted({ kind: 'playerHexproof', who: YOU, sources: blue }, 0)).toEqual([false, false]);
    expect(targeted({ kind: 'playerProtection', who: YOU, from: red, label: 'red' }, 0)).toEqual([true, true]);
    expect(targeted({ kind: 'playerProtection', who: YOU, from: blue, label: 'blue' }, 0)).toEqual([false, false]);
  });
});

describe('permanents', () => {
  it('answers each restriction by its own filter', () => {
    const what: Filter = { kind: 'and', of: [YOURS, IS_CREATURE] };
    const questions = [
      ['doesntUntap', doesntUntap],
      ['cantBeSacrificed', cantBeSacrificed],
      ['cantHaveCounters', (game: Game, object: Handle): boolean => cantHaveCounters(game, object, 'charge')],
    ] as const;
    for (const [kind] of questions) {
      const it = withRule(forbids({ kind, what }));
      const [mine, theirs] = [it.put('bear'), it.put('bear', 1)];
      for (const [other, ask] of questions) {
        expect([ask(it.game, mine), ask(it.game, theirs)], `${other} under ${kind}`).toEqual([other === kind, false]);
      }
    }
  });
});

describe('players', () => {
  it('answers each restriction for the players it names', () => {
    const questions = [
      ['cantSearchLibraries', (game: Board['game'], player: number) => cantSearchLibrary(game, player, player, player)],
      ['cantGainLife', cantGainLife],
      ['cantLose', cantLose],
      ['cantWin', cantWin],
      ['skipsExtraTurns', skipsExtraTurns],
    ] as const;
    for (const [kind] of questions) {
      const it = withRule(forbids({ kind, who: OPPONENTS }));
      for (const [other, ask] of questions) {
        expect([ask(it.game, 0), ask(it.game, 1)], `${other} under ${kind}`).toEqual([false, other === kind]);
      }
    }
  });

  it('keeps the spells and abilities of some players from having them search their own libraries', () => {
    const { game } = withRule(forbids({ kind: 'cantSearchLibraries', who: OPPONENTS, own: true }));
    const asked = [
      [1, 1, 1],
      [1, 1, 0],
      [1, 0, 1],
      [0, 0, 0],
    ] as const;
    expect(asked.map(([player, owner, controller]) => cantSearchLibrary(game, player, owner, controller))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('limits draws', () => {
    const it = withRule(forbids({ kind: 'cantDrawMoreThan', who: OPPONENTS, count: 1 }));
    expect(cantDrawNow(it.game, 1)).toBe(false);
    it.game.player(0).tally.cardsDrawn = 3;
    it.game.player(1).tally.cardsDrawn = 1;
    expect([0, 1].map((player) => cantDrawNow(it.game, player))).toEqual([false, true]);
  });

  it('adds land plays, and none at all where lands cannot be played', () => {
    const extra = withRule(allows({ kind: 'additionalLandPlays', who: YOU, count: 2 }));
    extra.put('rule');
    expect([0, 1].map((player) => landPlaysAllowed(extra.game, player))).toEqual([5, 1]);
    const none = withRule(
      allows({ kind: 'additionalLandPlays', who: EVERYONE, count: 1 }),
      forbids({ kind: 'cantPlayLands', who: OPPONENTS }),
    );
    expect([0, 1].map((player) => landPlaysAllowed(none.game, player))).toEqual([2, 2]);
    expect([0, 1].map((player) => cantPlayLandsFrom(none.game, player, Zone.Hand))).toEqual([false, true]);
  });

  it('works hand sizes out in timestamp order', () => {
    const it = withRule(
      allows({ kind: 'maximumHandSize', who: EVERYONE, change: -3 }),
      allows({ kind: 'noMaximumHandSize', who: OPPONENTS }),
    );
    expect([0, 1].map((player) => maximumHandSize(it.game, player))).toEqual([4, Number.POSITIVE_INFINITY]);
    const deep = withRule(allows({ kind: 'maximumHandSize', who: YOU, change: -9 }));
    expect(maximumHandSize(deep.game, 0)).toBe(0);
  });

  it('keeps mana between steps for those it names', () => {
    const it = withRule(allows({ kind: 'manaDoesntEmpty', who: YOU }));
    expect([0, 1].map((player) => unspentMana(it.game, player))).toEqual([
      [0, 1, 2, 3, 4, 5],
      [-1, -1, -1, -1, -1, -1],
    ]);
    const other = withRule(allows({ kind: 'manaDoesntEmpty', who: YOU, becomes: 5 }));
    expect(unspentMana(other.game, 0)).toEqual([5, 5, 5, 5, 5, 5]);
  });
});
