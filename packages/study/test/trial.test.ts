// Trials: the engine gets through small random games about the built-in cards, and what it does not get through is found.
import { builtInPool } from '@foretell/cards';
import {
  type CardDefinition,
  type CardFace,
  CardType,
  compileCatalog,
  createGame,
  DEFAULT_CONFIG,
  type Game,
  placeCard,
  Zone,
} from '@foretell/rules';
import { describe, expect, test } from 'vitest';
import { type TrialResult, type TrialSettings, tryCard } from '../src/index.ts';
import { brokenInvariant } from '../src/trial/invariants.ts';

const SCALE = Number(process.env['TRIAL_CARDS_SCALE'] ?? '1');
/** One card in so many is tried in the usual run. */
const EVERY = Math.max(1, Math.round(20 / SCALE));

const catalog = compileCatalog(builtInPool);
const settings: TrialSettings = { seed: 1, games: 2, decisions: 40 };

function tried(name: string, given: Partial<TrialSettings> = {}): TrialResult {
  const record = catalog.byName.get(name);
  if (record === undefined) throw new Error(`no card ${name}`);
  return tryCard(catalog, record, { ...settings, ...given });
}

test('the engine gets through games about cards of the built-in pool', () => {
  const names = builtInPool.filter(({ layout }) => layout !== 'token' && layout !== 'emblem').map(({ name }) => name);
  const some = names.filter((_, at) => at % EVERY === 0);
  expect(some.length).toBeGreaterThan(30);
  const results = some.map((name) => tried(name));
  expect(results.flatMap(({ card, failure }) => (failure === null ? [] : [{ card, ...failure }]))).toEqual([]);
  expect(results.filter(({ happened }) => happened.includes('cast')).length).toBeGreaterThan(some.length / 2);
}, 300_000);

test('games in which abilities are targeted, which are no cards', () => {
  expect(tried('Stifle', { games: 6, decisions: 120 }).failure).toBeNull();
});

test('a trial is a function of the card and the settings', () => {
  expect(tried('Grizzly Bears')).toEqual(tried('Grizzly Bears'));
});

test('in long games everything happens to a creature', () => {
  const { happened, failure } = tried('Grizzly Bears', { games: 12, decisions: 300 });
  expect(failure).toBeNull();
  expect([...happened].sort()).toEqual(['attacked', 'blocked', 'cast', 'died', 'entered', 'moved', 'targeted']);
});

test('abilities that were never used are told, by what they are', () => {
  expect(tried('Mulldrifter', { games: 1, decisions: 0 }).idle).toContain('triggered, moves');
  expect(tried('Prodigal Sorcerer', { games: 6, decisions: 120 }).idle).toEqual([]);
});

describe('cards that the engine does not get through', () => {
  const face: CardFace = {
    name: 'Endless',
    manaCost: '{0}',
    supertypes: 0,
    types: CardType.Enchantment,
    subtypes: [],
    power: null,
    toughness: null,
    loyalty: null,
    keywords: 0,
    abilities: [],
  };

  function failing(abilities: CardFace['abilities']): TrialResult {
    const card: CardDefinition = { name: face.name, layout: 'normal', faces: [{ ...face, abilities }] };
    const own = compileCatalog([...builtInPool, card]);
    const record = own.byName.get(face.name);
    if (record === undefined) throw new Error('it is not in the catalog');
    return tryCard(own, record, settings);
  }

  test('what goes on and on without asking anybody', () => {
    const { failure } = failing([
      {
        kind: 'triggered',
        event: { kind: 'moves', what: { kind: 'isSelf' }, to: Zone.Battlefield },
        targets: [],
        effect: {
          kind: 'repeat',
          times: 21_000,
          do: { kind: 'gainLife', who: { kind: 'you' }, amount: 1 },
        },
      },
    ]);
    expect(failure).toMatchObject({ message: 'more than 20000 events without a decision' });
  }, 300_000);
});

describe('what holds in every state', () => {
  const bears = catalog.byName.get('Grizzly Bears');

  function table(): Game {
    if (bears === undefined) throw new Error('the pool has changed');
    const game = createGame(catalog, DEFAULT_CONFIG, 1);
    for (const player of [0, 1])
      for (const zone of [Zone.Library, Zone.Hand, Zone.Graveyard, Zone.Battlefield, Zone.Exile, Zone.Command])
        placeCard(game, bears, player, zone);
    return game;
  }

  const damage: readonly (readonly [string, (game: Game) => void, RegExp])[] = [
    ['a card lost', (game) => game.player(0).hand.pop(), /a card of zone 2 is not listed there/],
    ['a card doubled', (game) => game.exile.push(...game.player(1).graveyard), /is said to be in zone 3/],
    ['a card twice in a zone', (game) => game.exile.push(...game.exile), /zone 6 and in another place/],
    [
      'a card in another player’s hand',
      (game) => game.player(0).hand.push(...game.player(1).hand.splice(0)),
      /another player's zone 2/,
    ],
    ['a permanent gone', (game) => game.objects.fill(null), /no permanent for a card/],
    ['an old object', (game) => game.stamps.fill(9999), /not the object that its card is now/],
    [
      'a life total that is no number',
      (game) => Object.assign(game.player(1), { life: Number.NaN }),
      /life total is NaN/,
    ],
    ['negative mana', (game) => game.player(1).pool.fill(-1), /a mana pool holds -1/],
  ];

  test('an ordinary table', () => expect(brokenInvariant(table())).toBeNull());

  test.each(damage)('%s is noticed', (_, harm, says) => {
    const game = table();
    harm(game);
    expect(brokenInvariant(game)).toMatch(says);
  });
});
