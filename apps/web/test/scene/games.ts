/** Games of the built-in decks played at random, and what a scene shows. */
import { builtInDecks } from '@foretell/cards';
import { parseScenarios, positionOf, readDeck } from '@foretell/formats';
import {
  advance,
  answer,
  type CardRecord,
  DEFAULT_CONFIG,
  type Decision,
  dealGame,
  type Game,
  type GameFormat,
  mixed,
} from '@foretell/rules';
import { abilityTexts, BUILT_IN_POOL, catalogOf } from '@foretell/workers';
import type { CardScene, Scene } from '../../src/protocol/scene.ts';

export const CATALOG = catalogOf(BUILT_IN_POOL);

/** A game of those decks, one a seat. */
export function dealt(names: readonly string[], seed: number, format: GameFormat = 'duel'): Game {
  const decks = names.map((name) => ({ library: cardsOf(name), commanders: [] }));
  const order = names.map((_, seat) => seat);
  const config = { ...DEFAULT_CONFIG, format, playerCount: names.length, order, turnLimit: 40 };
  return dealGame(CATALOG, config, seed, decks);
}

/** The game at the first decision of a scenario. */
export function positionIn(scenario: string): Game {
  const [parsed] = parseScenarios(scenario, 'test', 'yaml');
  if (parsed?.result.ok !== true) throw new Error('a test position that cannot be read');
  const reached = positionOf(parsed.result.value, { catalog: CATALOG }, abilityTexts(), () => 0);
  if (!reached.ok) throw new Error(reached.failure.message);
  return reached.position.game;
}

function cardsOf(name: string): CardRecord[] {
  const text = builtInDecks.find((deck) => deck.name === name)?.text ?? '';
  const { result } = readDeck(text, name);
  if (!result.ok) throw new Error(`the built-in deck ${name} cannot be read`);
  return result.value.deck.main.flatMap((entry) => {
    const card = CATALOG.byName.get(entry.name);
    return card === undefined ? [] : Array.from({ length: entry.count }, () => card);
  });
}

/** Plays at random to the end, or for so many decisions; `visit` sees each decision, and the option that will be taken. */
export function playedAtRandom(
  game: Game,
  seed: number,
  limit: number,
  visit: (decision: Decision, option: number, number: number) => void,
): void {
  for (let number = 0; number < limit; number++) {
    const decision = advance(game);
    if (decision === null) return;
    const option = mixed(seed, number) % decision.options.length;
    visit(decision, option, number);
    answer(game, option);
  }
}

/** Every card that the scene shows, known or not. */
export function cardsShown({ seats, stack, shown }: Scene): CardScene[] {
  const ofSeats = seats.flatMap(({ hand, libraryTop, graveyard, exile, command, battlefield }) => [
    ...hand,
    ...libraryTop,
    ...graveyard,
    ...exile,
    ...command,
    ...battlefield,
  ]);
  return [...ofSeats, ...stack.map(({ card }) => card), ...shown];
}

/** What an option may point at: players, and the objects of the scene. */
export function refsShown(scene: Scene): Set<number> {
  const players = scene.seats.map(({ seat }) => -1 - seat);
  return new Set([...players, ...cardsShown(scene).map(({ ref }) => ref), ...scene.stack.map(({ ref }) => ref)]);
}
