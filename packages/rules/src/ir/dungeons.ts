/** The dungeons (309) as data: rooms with what happens as a player moves into them, and where their arrows lead. */
import type { Effect, TokenDescription } from './effect.ts';
import type { Filter, TargetSpec } from './filter.ts';
import { PREDEFINED_TOKENS } from './predefinedTokens.ts';
import type { ObjectSet, PlayerSet } from './reference.ts';
import { CardType, Color, Keyword, Supertype, Zone } from './vocabulary.ts';

export interface Room {
  readonly name: string;
  readonly targets: readonly TargetSpec[];
  readonly effect: Effect;
  /** Indexes of the rooms its arrows lead to; none from the bottommost. */
  readonly next: readonly number[];
}

export interface Dungeon {
  readonly name: string;
  /** From the topmost, which is the first, down. */
  readonly rooms: readonly Room[];
}

const you: PlayerSet = { kind: 'you' };
const everyone: PlayerSet = { kind: 'eachPlayer' };
const creature: Filter = { kind: 'type', types: CardType.Creature };
const target: ObjectSet = { kind: 'bound', name: 'target' };
const untilYourNextTurn = { kind: 'untilNextTurnOf', who: you } as const;

function room(name: string, effect: Effect, ...next: readonly number[]): Room {
  return { name, targets: [], effect, next };
}

function targeting(name: string, what: Filter | null, effect: Effect, ...next: readonly number[]): Room {
  const players = what === null ? everyone : null;
  return { name, targets: [{ name: 'target', what, zone: Zone.Battlefield, players, min: 1, max: 1 }], effect, next };
}

function sequence(...of: readonly Effect[]): Effect {
  return { kind: 'sequence', of };
}

function bound(name: string): Extract<ObjectSet, { kind: 'bound' }> {
  return { kind: 'bound', name };
}

function scry(count: number): Effect {
  return { kind: 'scry', who: you, count };
}

function draw(count: number, as?: string): Effect {
  return as === undefined ? { kind: 'draw', who: you, count } : { kind: 'draw', who: you, count, as };
}

function lose(who: PlayerSet, amount: number): Effect {
  return { kind: 'loseLife', who, amount };
}

function gain(amount: number): Effect {
  return { kind: 'gainLife', who: you, amount };
}

function counters(count: number): Effect {
  return { kind: 'putCounters', what: target, counter: '+1/+1', count };
}

function create(token: TokenDescription, count = 1): Effect {
  return { kind: 'createTokens', who: you, token, count };
}

function small(subtype: string, color: number, given: Partial<TokenDescription> = {}): TokenDescription {
  return { colors: color, types: CardType.Creature, subtypes: [subtype], power: 1, toughness: 1, ...given };
}

const treasure: Effect = create(PREDEFINED_TOKENS.Treasure);

const LOST_MINE: Dungeon = {
  name: 'Lost Mine of Phandelver',
  rooms: [
    room('Cave Entrance', scry(1), 1, 2),
    room('Goblin Lair', create(small('Goblin', Color.Red)), 3, 4),
    room('Mine Tunnels', treasure, 4, 5),
    targeting('Storeroom', creature, counters(1), 6),
    room('Dark Pool', sequence(lose({ kind: 'opponents' }, 1), gain(1)), 6),
    targeting(
      'Fungi Cavern',
      creature,
      {
        kind: 'apply',
        to: target,
        changes: [{ kind: 'modifyPowerToughness', power: -4, toughness: 0 }],
        duration: untilYourNextTurn,
      },
      6,
    ),
    room('Temple of Dumathoin', draw(1)),
  ],
};

const exiled = bound('exiled');
const MAD_MAGE: Dungeon = {
  name: 'Dungeon of the Mad Mage',
  rooms: [
    room('Yawning Portal', gain(1), 1),
    room('Dungeon Level', scry(1), 2, 3),
    room('Goblin Bazaar', treasure, 4),
    targeting(
      'Twisted Caverns',
      creature,
      {
        kind: 'applyRule',
        effect: { kind: 'restriction', restriction: { kind: 'cantAttack', what: { kind: 'among', what: target } } },
        duration: untilYourNextTurn,
      },
      4,
    ),
    room('Lost Level', scry(2), 5, 6),
    room(
      'Runestone Caverns',
      sequence(
        { kind: 'exile', what: { kind: 'topOfLibrary', of: you, count: 2 }, as: 'exiled' },
        { kind: 'permit', who: you, cards: exiled, lands: true, cost: 'normal', duration: { kind: 'indefinite' } },
      ),
      7,
    ),
    room("Muiral's Graveyard", create(small('Skeleton', Color.Black), 2), 7),
    room('Deep Mines', scry(3), 8),
    room(
      "Mad Wizard's Lair",
      sequence(
        draw(3, 'drawn'),
        { kind: 'reveal', what: bound('drawn') },
        { kind: 'castNow', who: you, cards: bound('drawn'), free: true, max: 1 },
      ),
    ),
  ],
};

const artifact: Filter = { kind: 'type', types: CardType.Artifact };
const land: Filter = { kind: 'type', types: CardType.Land };
const each: PlayerSet & ObjectSet = bound('each');

function sacrificeOne(filter: Filter): Effect {
  return { kind: 'sacrifice', who: you, filter, count: 1 };
}

const ATROPAL: TokenDescription = {
  name: 'The Atropal',
  colors: Color.Black,
  supertypes: Supertype.Legendary,
  types: CardType.Creature,
  subtypes: ['God', 'Horror'],
  power: 4,
  toughness: 4,
  keywords: Keyword.Deathtouch,
};

const TOMB: Dungeon = {
  name: 'Tomb of Annihilation',
  rooms: [
    room('Trapped Entry', lose(everyone, 1), 1, 2),
    room(
      'Veils of Fear',
      {
        kind: 'forEachPlayer',
        of: everyone,
        as: 'each',
        do: {
          kind: 'mayPay',
          who: each,
          cost: [{ kind: 'discard', filter: { kind: 'any' }, count: 1 }],
          else: lose(each, 2),
        },
      },
      3,
    ),
    room(
      'Oubliette',
      sequence(
        { kind: 'discard', who: you, count: 1 },
        sacrificeOne(creature),
        sacrificeOne(artifact),
        sacrificeOne(land),
      ),
      4,
    ),
    room(
      'Sandfall Cell',
      {
        kind: 'forEachPlayer',
        of: everyone,
        as: 'each',
        do: {
          kind: 'mayPay',
          who: each,
          cost: [
            {
              kind: 'sacrifice',
              filter: { kind: 'type', types: CardType.Artifact | CardType.Creature | CardType.Land },
              count: 1,
            },
          ],
          else: lose(each, 2),
        },
      },
      4,
    ),
    room('Cradle of the Death God', create(ATROPAL)),
  ],
};

const revealed = bound('revealed');
const chosen = bound('chosen');
const entered = bound('entered');
const UNDERCITY: Dungeon = {
  name: 'Undercity',
  rooms: [
    room(
      'Secret Entrance',
      sequence(
        {
          kind: 'search',
          who: you,
          libraries: you,
          filter: { kind: 'and', of: [land, { kind: 'supertype', supertypes: Supertype.Basic }] },
          min: 0,
          max: 1,
          reveal: true,
          as: 'found',
        },
        { kind: 'move', what: bound('found'), to: { zone: Zone.Hand } },
        { kind: 'shuffle', who: you },
      ),
      1,
      2,
    ),
    targeting('Forge', creature, counters(2), 3, 4),
    room('Lost Well', scry(2), 4, 5),
    targeting('Trap!', null, lose(bound('target'), 5), 6),
    targeting('Arena', creature, { kind: 'objectAction', action: 'goad', what: target }, 6, 7),
    room('Stash', treasure, 7),
    room('Archives', draw(1), 8),
    room('Catacombs', create(small('Skeleton', Color.Black, { power: 4, keywords: Keyword.Menace })), 8),
    room(
      'Throne of the Dead Three',
      sequence(
        { kind: 'reveal', what: { kind: 'topOfLibrary', of: you, count: 10 }, as: 'revealed' },
        {
          kind: 'chooseObjects',
          who: you,
          from: { kind: 'where', from: revealed, filter: creature },
          min: 1,
          max: 1,
          as: 'chosen',
        },
        {
          kind: 'move',
          what: chosen,
          to: { zone: Zone.Battlefield, controller: you, counters: { counter: '+1/+1', count: 3 } },
          as: 'entered',
        },
        {
          kind: 'apply',
          to: entered,
          changes: [{ kind: 'addKeywords', keywords: Keyword.Hexproof }],
          duration: untilYourNextTurn,
        },
        { kind: 'shuffle', who: you },
      ),
    ),
  ],
};

/** The last can be entered only by venturing into it (701.49d). */
export const DUNGEONS: readonly Dungeon[] = [LOST_MINE, MAD_MAGE, TOMB, UNDERCITY];
/** Its index. */
export const UNDERCITY_INDEX = 3;
