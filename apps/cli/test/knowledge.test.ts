// What players remember of hidden cards is so in every world that is sampled from their views, and what they cannot know is not.
import { builtInPool } from '@foretell/cards';
import { AbilityTexts, parseScenarios, positionOf } from '@foretell/formats';
import { faceContext, printAbility } from '@foretell/oracle';
import { compileCatalog, type Game, knownLists, sampleWorld, viewOf } from '@foretell/rules';
import { expect, test } from 'vitest';

const pool = { catalog: compileCatalog(builtInPool) };
const texts = new AbilityTexts((record, face) => printAbility(record.ability, faceContext(face.face)));
const A = 0;
const B = 1;

interface Script {
  readonly setup: readonly object[];
  readonly actions: readonly object[];
  readonly choices?: object;
  /** Absent: the first question without an answer. */
  readonly decide?: object;
  readonly life?: object;
}

function reach(script: Script): Game {
  const scenario = { id: 'knowledge', strict: script.decide === undefined, decks: DECKS, ...script };
  const [parsed] = parseScenarios(JSON.stringify(scenario), 'knowledge', 'json');
  if (parsed?.result.ok !== true) throw new Error(`the position cannot be read: ${JSON.stringify(parsed)}`);
  const result = positionOf(parsed.result.value, pool, texts, () => 0);
  if (!result.ok) throw new Error(result.failure.message);
  return result.position.game;
}

/** Ten of each, so that a card that is not known is seldom where it was. */
const DECKS = {
  A: ['Plains', 'Swamp', 'Forest'].map((card) => [card, 10]),
  B: ['Plains', 'Swamp', 'Forest'].map((card) => [card, 10]),
};
const WORLDS = 30;

/** In how many of the viewer's worlds it is so, as a share. */
function share(game: Game, viewer: number, holds: (world: Game) => boolean): number {
  let count = 0;
  for (let seed = 0; seed < WORLDS; seed++) {
    const sampled = sampleWorld(viewOf(game, viewer), knownLists(game), seed);
    if (!sampled.ok) throw new Error(sampled.error.code);
    if (holds(sampled.game)) count++;
  }
  return count / WORLDS;
}

const namesOf = (game: Game, slots: readonly number[]): string[] =>
  slots.map((slot) => game.card(slot).definition.name);
const inHand =
  (player: number, card: string, least = 1) =>
  (world: Game): boolean =>
    namesOf(world, world.player(player).hand).filter((name) => name === card).length >= least;
/** 0 = the top, -1 = the bottom. */
const inLibraryAt =
  (player: number, at: number, card: string) =>
  (world: Game): boolean =>
    namesOf(world, world.player(player).library).at(-1 - at) === card;

const put = (zone: string, player: string, ...cards: string[]): object[] =>
  cards.map((card) => ({ zone, player, card }));
const main = (turn: number, player: string, op: string, more: object): object => ({
  turn,
  step: 'precombat_main',
  player,
  op,
  ...more,
});
const wait = (turn: number, player: string): object => main(turn, player, 'wait', {});
const decide = (turn: number, player: string): object => ({ turn, step: 'postcombat_main', player });

const PROBED: Script = {
  setup: [
    ...put('hand', 'A', 'Gitaxian Probe'),
    ...put('battlefield', 'A', 'Island'),
    ...put('hand', 'B', 'Shock', 'Hill Giant'),
    ...put('battlefield', 'B', 'Mountain'),
  ],
  actions: [main(1, 'A', 'cast', { card: 'Gitaxian Probe', targets: [{ player: 'B' }] }), wait(1, 'A')],
  decide: decide(1, 'A'),
};

test('a hand that was looked at stays known to whoever looked', () => {
  const game = reach(PROBED);
  expect(share(game, A, (world) => inHand(B, 'Shock')(world) && inHand(B, 'Hill Giant')(world))).toBe(1);
});

test('until a copy of a card in it is played: that may have been the one', () => {
  const copies = {
    ...PROBED,
    setup: [...PROBED.setup, ...put('library', 'B', 'Shock')],
    actions: [...PROBED.actions, main(2, 'B', 'cast', { card: 'Shock', targets: [{ player: 'A' }] }), wait(2, 'B')],
    decide: decide(2, 'B'),
  };
  const game = reach(copies);
  expect(namesOf(game, game.player(B).hand).toSorted()).toEqual(['Hill Giant', 'Shock']);
  expect(share(game, A, inHand(B, 'Hill Giant'))).toBe(1);
  expect(share(game, A, inHand(B, 'Shock'))).toBeLessThan(0.5);
  // Its owner knows better.
  expect(share(game, B, inHand(B, 'Shock'))).toBe(1);
});

test('a bounced permanent is known in its owner’s hand, a face-down one as well (708.9)', () => {
  const bounce = (permanent: object, target: string): Script => ({
    setup: [
      permanent,
      ...put('hand', 'A', 'Unsummon'),
      ...put('battlefield', 'A', 'Island'),
      ...put('hand', 'B', 'Plains'),
    ],
    actions: [main(1, 'A', 'cast', { card: 'Unsummon', targets: [{ alias: target }] }), wait(1, 'A')],
    decide: decide(1, 'A'),
  });
  const bears = { zone: 'battlefield', player: 'B', card: 'Grizzly Bears', alias: 'it' };
  expect(share(reach(bounce(bears, 'it')), A, inHand(B, 'Grizzly Bears'))).toBe(1);
  const morph = { zone: 'battlefield', player: 'B', card: 'Embodiment of Spring', faceDown: true, alias: 'it' };
  expect(share(reach(bounce(morph, 'it')), A, inHand(B, 'Embodiment of Spring'))).toBe(1);
});

test('a face-down permanent is known to its controller alone', () => {
  const game = reach({
    setup: [{ zone: 'battlefield', player: 'B', card: 'Embodiment of Spring', faceDown: true }],
    actions: [],
    decide: decide(1, 'A'),
  });
  const isIt = (world: Game): boolean => namesOf(world, world.battlefield).includes('Embodiment of Spring');
  expect(share(game, B, isIt)).toBe(1);
  expect(share(game, A, isIt)).toBeLessThan(1);
});

test('a card found in a search is known to others only if it was revealed (701.23e)', () => {
  const search = (tutor: string, card: string, lands: string[]): Game =>
    reach({
      setup: [...put('hand', 'A', tutor, 'Plains'), ...put('battlefield', 'A', ...lands), ...put('library', 'A', card)],
      actions: [main(1, 'A', 'cast', { card: tutor }), wait(1, 'A')],
      choices: { A: [{ q: 'target', v: card }] },
      decide: decide(1, 'A'),
    });
  expect(
    share(search('Sylvan Scrying', 'Tolarian Academy', ['Forest', 'Forest']), B, inHand(A, 'Tolarian Academy')),
  ).toBe(1);
  const hidden = search('Demonic Tutor', 'Tolarian Academy', ['Swamp', 'Swamp']);
  expect(share(hidden, B, inHand(A, 'Tolarian Academy'))).toBeLessThan(0.5);
  expect(share(hidden, A, inHand(A, 'Tolarian Academy'))).toBe(1);
});

test('what a scry leaves on top and puts on the bottom is known to whoever scried (401.4)', () => {
  const game = reach({
    setup: [
      ...put('hand', 'A', 'Preordain'),
      ...put('battlefield', 'A', 'Island'),
      ...put('library', 'A', 'Hill Giant', 'Shock', 'Grizzly Bears'),
    ],
    actions: [main(1, 'A', 'cast', { card: 'Preordain' }), wait(1, 'A')],
    // Two are looked at, one goes to the bottom, the other is drawn.
    choices: {
      A: [
        { q: 'choice', v: 'Grizzly Bears' },
        { q: 'choice', v: '[choice_skip]' },
      ],
    },
    decide: decide(1, 'A'),
  });
  expect(inLibraryAt(A, -1, 'Grizzly Bears')(game)).toBe(true);
  expect(share(game, A, inLibraryAt(A, -1, 'Grizzly Bears'))).toBe(1);
  expect(share(game, B, inLibraryAt(A, -1, 'Grizzly Bears'))).toBeLessThan(0.5);
});

test('cards put back on a library are known to their owner, until it is shuffled', () => {
  const script = (fetches: boolean): Script => ({
    setup: [
      ...put('hand', 'A', 'Brainstorm', 'Hill Giant', 'Shock'),
      ...put('battlefield', 'A', 'Island', 'Evolving Wilds'),
      ...put('library', 'A', 'Grizzly Bears', 'Serra Angel', 'Air Elemental'),
    ],
    actions: [
      main(1, 'A', 'cast', { card: 'Brainstorm' }),
      wait(1, 'A'),
      ...(fetches
        ? [main(1, 'A', 'activate', { ability: '{T}, Sacrifice', source: 'Evolving Wilds' }), wait(1, 'A')]
        : []),
    ],
    choices: {
      A: [
        { q: 'choice', v: 'Hill Giant^Shock' },
        { q: 'order', v: ['Hill Giant', 'Shock'] },
        { q: 'target', v: 'Plains' },
      ],
    },
    decide: decide(1, 'A'),
  });
  const game = reach(script(false));
  const onTop = (world: Game): boolean => inLibraryAt(A, 0, 'Hill Giant')(world) && inLibraryAt(A, 1, 'Shock')(world);
  expect(onTop(game)).toBe(true);
  expect(share(game, A, onTop)).toBe(1);
  expect(share(game, B, onTop)).toBeLessThan(0.5);
  expect(share(reach(script(true)), A, onTop)).toBeLessThan(0.5);
});

test('the bottom after a separation is known in its order to whoever put it there', () => {
  const game = reach({
    setup: [
      ...put('battlefield', 'A', 'Jace, Architect of Thought'),
      ...put('library', 'A', 'Hill Giant', 'Shock', 'Grizzly Bears'),
    ],
    actions: [main(1, 'A', 'activate', { ability: '-2' }), wait(1, 'A')],
    choices: {
      B: [{ q: 'pile', v: ['Grizzly Bears', 'Hill Giant^Shock'] }],
      A: [
        { q: 'pile', v: 'Grizzly Bears' },
        { q: 'order', v: ['Shock', 'Hill Giant'] },
      ],
    },
    decide: decide(1, 'A'),
  });
  const bottom = (world: Game): boolean =>
    inLibraryAt(A, -1, 'Hill Giant')(world) && inLibraryAt(A, -2, 'Shock')(world);
  expect(bottom(game)).toBe(true);
  expect(share(game, A, bottom)).toBe(1);
  expect(share(game, B, bottom)).toBeLessThan(1);
  expect(share(game, B, inHand(A, 'Grizzly Bears'))).toBe(1);
});

test('whoever controls a search sees library and hand, remembers the hand, and loses the library to the shuffle', () => {
  const searching: Script = {
    setup: [
      ...put('battlefield', 'A', 'Opposition Agent'),
      ...put('battlefield', 'B', 'Evolving Wilds'),
      ...put('hand', 'B', 'Shock', 'Hill Giant'),
      ...put('library', 'B', 'Serra Angel'),
    ],
    actions: [main(1, 'B', 'activate', { ability: '{T}, Sacrifice', source: 'Evolving Wilds' })],
  };
  const during = reach(searching);
  const whole = namesOf(during, during.player(B).library);
  expect(share(during, A, (world) => namesOf(world, world.player(B).library).join() === whole.join())).toBe(1);
  const after = reach({ ...searching, choices: { A: [{ q: 'target', v: 'Plains' }] }, decide: decide(2, 'B') });
  expect(share(after, A, (world) => inHand(B, 'Shock')(world) && inHand(B, 'Hill Giant')(world))).toBe(1);
  const top = namesOf(after, after.player(B).library).at(-1) ?? '';
  expect(share(after, A, inLibraryAt(B, 0, top))).toBeLessThan(0.8);
});

test('a top card that is played revealed is known in the hand it is drawn to, and below what covers it (401.5)', () => {
  const revealed: Script = {
    setup: [...put('battlefield', 'B', 'Courser of Kruphix'), ...put('library', 'B', 'Hill Giant', 'Shock')],
    actions: [],
    decide: decide(2, 'B'),
  };
  const drawn = reach(revealed);
  expect(share(drawn, A, inHand(B, 'Shock'))).toBe(1);
  expect(share(drawn, A, inLibraryAt(B, 0, 'Hill Giant'))).toBe(1);
  const covered = reach({
    setup: [
      ...revealed.setup,
      ...put('hand', 'B', 'Giant Spider'),
      ...put('hand', 'A', 'Memory Lapse'),
      ...put('battlefield', 'A', 'Island', 'Island'),
      ...put('battlefield', 'B', 'Forest', 'Forest', 'Forest', 'Forest'),
    ],
    actions: [
      main(2, 'B', 'cast', { card: 'Giant Spider' }),
      wait(2, 'B'),
      main(2, 'A', 'cast', { card: 'Memory Lapse', targets: [{ name: 'Giant Spider' }] }),
    ],
    decide: decide(2, 'B'),
  });
  expect(share(covered, A, inLibraryAt(B, 0, 'Giant Spider'))).toBe(1);
  expect(share(covered, A, inLibraryAt(B, 1, 'Hill Giant'))).toBe(1);
});

test('a card taken back from a graveyard is known in the hand', () => {
  const game = reach({
    setup: [
      ...put('hand', 'B', 'Regrowth', 'Plains'),
      ...put('battlefield', 'B', 'Forest', 'Forest'),
      ...put('graveyard', 'B', 'Serra Angel'),
    ],
    actions: [main(2, 'B', 'cast', { card: 'Regrowth', targets: [{ name: 'Serra Angel' }] }), wait(2, 'B')],
    decide: decide(2, 'B'),
  });
  expect(share(game, A, inHand(B, 'Serra Angel'))).toBe(1);
});

test('whoever controls a player’s turn remembers the hand afterwards (723.4)', () => {
  const game = reach({
    setup: [
      { zone: 'battlefield', player: 'A', card: 'Mindslaver' },
      ...put('battlefield', 'A', 'Plains', 'Plains', 'Plains', 'Plains'),
      ...put('hand', 'B', 'Shock', 'Hill Giant'),
    ],
    actions: [
      main(1, 'A', 'activate', { ability: '{4}', source: 'Mindslaver', targets: [{ player: 'B' }] }),
      wait(1, 'A'),
    ],
    decide: decide(3, 'A'),
  });
  expect(game.turnNumber).toBe(3);
  expect(share(game, A, (world) => inHand(B, 'Shock')(world) && inHand(B, 'Hill Giant')(world))).toBe(1);
});
