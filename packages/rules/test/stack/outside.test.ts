import { describe, expect, it } from 'vitest';
import { advance, answer } from '../../src/engine/advance.ts';
import { compileCatalog } from '../../src/engine/compile.ts';
import { dealGame, isCompanionAllowed } from '../../src/engine/setup.ts';
import { type Ability, CardType, type DeckCondition, Step, Zone } from '../../src/ir/index.ts';
import { ActionType, actionType } from '../../src/stack/action.ts';
import { knownLists } from '../../src/state/belief.ts';
import type { CardRecord } from '../../src/state/catalog.ts';
import { DEFAULT_CONFIG, type GameFormat } from '../../src/state/config.ts';
import type { Game } from '../../src/state/game.ts';
import { sampleWorld } from '../../src/state/sampleWorld.ts';
import { viewOf } from '../../src/state/view.ts';
import { Stage } from '../../src/turn/stage.ts';
import { card } from '../effects/board.ts';
import { beast, ref, sorcery, spellAbility, you } from './words.ts';

const companion = (condition: DeckCondition): Ability => ({ kind: 'keyword', keyword: 'companion', condition });
const isBeast = { kind: 'type', types: CardType.Creature } as const;
const notLand = { kind: 'not', of: { kind: 'type', types: CardType.Land } } as const;
const wish = spellAbility({
  kind: 'sequence',
  of: [
    {
      kind: 'chooseObjects',
      who: you,
      from: { kind: 'all', zone: Zone.Outside, filter: isBeast, of: you },
      min: 0,
      max: 1,
      as: 'wished',
    },
    { kind: 'move', what: ref('wished'), to: { zone: Zone.Hand } },
  ],
});

const CATALOG = compileCatalog([
  card('isle', CardType.Land, { subtypes: ['Island'] }),
  beast('cub', '{1}', 1),
  beast('giant', '{5}', 5),
  beast('friend', '{2}', 2, {
    abilities: [companion({ kind: 'each', cards: isBeast, are: { kind: 'manaValue', op: '<=', value: 2 } })],
  }),
  ...(
    [
      ['odd one', { kind: 'each', cards: { kind: 'any' }, are: { kind: 'manaValueIs', parity: 'odd' } }],
      ['even one', { kind: 'each', cards: { kind: 'any' }, are: { kind: 'manaValueIs', parity: 'even' } }],
      ['loner', { kind: 'differentNames', cards: notLand }],
      ['kin', { kind: 'sharedType', cards: notLand }],
    ] as const
  ).map(([name, condition]) => beast(name, '{2}', 2, { abilities: [companion(condition)] })),
  beast('fellow', '{2}', 2, { abilities: [companion({ kind: 'larger', by: 20 })] }),
  sorcery('wish', '{0}', wish),
]);

function cards(name: string, count: number): CardRecord[] {
  return new Array<CardRecord>(count).fill(CATALOG.byName.get(name)!);
}

function deal(library: readonly CardRecord[], outside: readonly CardRecord[]): Game {
  const other = { library: cards('isle', 60), commanders: [] };
  return dealGame(CATALOG, { ...DEFAULT_CONFIG, askEveryPriority: true }, 3, [
    { library, commanders: [], outside },
    other,
  ]);
}

/** At the first player's first main phase, with that much blue mana. */
function atMain(game: Game, mana: number): Game {
  for (let decision = advance(game); decision !== null; decision = advance(game)) {
    if (game.turnNumber === 1 && game.step === Step.PrecombatMain && decision.player === 0) break;
    answer(game, 0);
  }
  game.player(0).pool[1] = mana;
  game.decision = null;
  game.stage = Stage.Priority;
  advance(game);
  return game;
}

function names(game: Game, slots: readonly number[]): string[] {
  return slots.map((slot) => game.card(slot).definition.name);
}

describe('cards outside the game', () => {
  const small = [...cards('isle', 40), ...cards('cub', 20)];

  it('holds a companion whose condition the starting deck fulfils, which is put into hand once for {3}', () => {
    const game = atMain(deal(small, [...cards('fellow', 1), ...cards('friend', 1)]), 4);
    expect(names(game, game.player(0).outside)).toEqual(['friend']);
    const at = game.decision!.options.findIndex((action) => actionType(action) === ActionType.Companion);
    expect(at).toBeGreaterThan(0);
    answer(game, at);
    advance(game);
    expect(names(game, game.player(0).hand)).toContain('friend');
    expect(game.player(0).outside).toEqual([]);
    expect(game.player(0).pool[1]).toBe(1);
    expect(game.decision!.options.some((action) => actionType(action) === ActionType.Companion)).toBe(false);
  });

  it('is not there for a deck that does not fulfil the condition, nor offered without the mana', () => {
    const none = deal([...small.slice(1), ...cards('giant', 1)], cards('friend', 1));
    expect(none.player(0).companion).toBe(0);
    const large = deal([...small, ...cards('giant', 20)], cards('fellow', 1));
    expect(large.player(0).companion).toBeGreaterThan(0);
    const poor = atMain(deal(small, cards('friend', 1)), 2);
    expect(poor.decision!.options.some((action) => actionType(action) === ActionType.Companion)).toBe(false);
  });

  it('may be asked for of a deck that nobody has dealt (702.139b)', () => {
    const allowed = (
      format: GameFormat,
      name: string,
      library: readonly CardRecord[],
      commanders: readonly CardRecord[],
    ) => isCompanionAllowed(CATALOG, { ...DEFAULT_CONFIG, format }, { library, commanders }, cards(name, 1)[0]!);
    expect(allowed('duel', 'friend', small, [])).toBe(true);
    expect(allowed('duel', 'cub', small, [])).toBe(false);
    expect(allowed('duel', 'fellow', cards('isle', 79), [])).toBe(false);
    expect(allowed('duel', 'fellow', cards('isle', 80), [])).toBe(true);
    // A commander counts: a Commander deck has exactly as many cards as it must (903.5a).
    expect(allowed('commander-duel', 'fellow', cards('isle', 99), cards('cub', 1))).toBe(false);
    expect(allowed('commander-duel', 'friend', cards('isle', 99), cards('cub', 1))).toBe(true);
    expect(allowed('commander-duel', 'friend', cards('isle', 99), cards('giant', 1))).toBe(false);
  });

  it('may want odd or even cards, different ones, or cards of one type', () => {
    const allowed = (name: string, library: readonly CardRecord[]): boolean =>
      isCompanionAllowed(CATALOG, DEFAULT_CONFIG, { library, commanders: [] }, cards(name, 1)[0]!);
    const lands = cards('isle', 57);
    const one = (...names: string[]): readonly CardRecord[] => [...lands, ...names.flatMap((name) => cards(name, 1))];
    expect(allowed('odd one', cards('giant', 60))).toBe(true);
    expect(allowed('odd one', one('giant', 'cub', 'friend'))).toBe(false);
    // Zero is even.
    expect(allowed('even one', one('friend', 'wish', 'fellow'))).toBe(true);
    expect(allowed('even one', one('friend', 'wish', 'cub'))).toBe(false);
    expect(allowed('loner', one('cub', 'giant', 'friend'))).toBe(true);
    expect(allowed('loner', one('cub', 'giant', 'cub'))).toBe(false);
    expect(allowed('kin', one('cub', 'giant', 'cub'))).toBe(true);
    expect(allowed('kin', one('cub', 'giant', 'wish'))).toBe(false);
  });

  it('is part of the game only where something reaches it', () => {
    expect(deal(small, cards('giant', 2)).player(0).outside).toEqual([]);
    const wishing = deal([...small, ...cards('wish', 4)], cards('giant', 2));
    expect(names(wishing, wishing.player(0).outside)).toEqual(['giant', 'giant']);
  });

  it('is known to its owner, unknown to others, and dealt to worlds from what was outside', () => {
    const game = atMain(deal([...small, ...cards('wish', 4)], [...cards('giant', 2), ...cards('friend', 1)]), 0);
    const own = viewOf(game, 0);
    expect(own.zone(Zone.Outside, 0).map((handle) => own.known(handle)?.definition.name ?? '?')).toEqual([
      'friend',
      'giant',
      'giant',
    ]);
    const other = viewOf(game, 1);
    expect(other.zone(Zone.Outside, 0).map((handle) => other.known(handle)?.definition.name ?? '?')).toEqual([
      'friend',
      '?',
      '?',
    ]);
    for (let seed = 0; seed < 5; seed++) {
      const world = sampleWorld(other, knownLists(game), seed);
      if (!world.ok) throw new Error(JSON.stringify(world.error));
      expect(names(world.game, world.game.player(0).outside).sort()).toEqual(['friend', 'giant', 'giant']);
    }
  });
});
