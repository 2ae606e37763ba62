// A scenario's set-up as a game before its first turn.
import {
  addToLibrary,
  arrangePlayer,
  beginEntering,
  type CardRecord,
  answer as choose,
  controllerOf,
  createGame,
  DEFAULT_CONFIG,
  DecisionKind,
  finishEntering,
  type Game,
  type GameConfig,
  type Handle,
  makeCommander,
  offerOpeningHands,
  PREDEFINED_TOKENS,
  placeCard,
  playerValue,
  STEP_NAMES,
  settle,
  shuffleLibrary,
  slotOf,
  startInStep,
  turnFaceDownInExile,
  Zone,
  type ZoneId,
} from '@foretell/rules';
import type { Scenario, SetupEntry } from '../scenario/types.ts';
import { PLAYERS, type PlayerName, playerNamed, type SetupZone } from '../scenario/vocabulary.ts';
import { counterKind } from './counters.ts';
import { type Failure, failure } from './failure.ts';
import { type Names, playerIndex } from './names.ts';
import type { CardPool } from './pool.ts';

const FILLER = 'Mountain';
const FILLER_CARDS = 71;
/** The value of the option that declines. */
const NO = 0;

export const ZONE_OF: { readonly [Name in SetupZone]: ZoneId } = {
  battlefield: Zone.Battlefield,
  hand: Zone.Hand,
  library: Zone.Library,
  graveyard: Zone.Graveyard,
  exile: Zone.Exile,
  command: Zone.Command,
};

/** A card of the pool under one of its names. */
export interface PoolCard {
  readonly record: CardRecord;
  /** Index of the face of that name; 0 for the card's full name. */
  readonly face: number;
}

/** The card of that name; `undefined` if the pool has none. Tokens that cards of the pool make, and predefined ones (111.10), are known by name as well. */
function poolCard(pool: CardPool, name: string): PoolCard | undefined {
  const record = pool.catalog.byName.get(name) ?? tokenNamed(pool, name);
  if (record === undefined) return undefined;
  return {
    record,
    face: Math.max(
      0,
      record.faces.findIndex((face) => face.face.name === name),
    ),
  };
}

function tokenNamed(pool: CardPool, name: string): CardRecord | undefined {
  const predefined = Object.hasOwn(PREDEFINED_TOKENS, name);
  if (!name.endsWith(' Token') && !predefined) return undefined;
  for (const record of pool.catalog.tokenOf.values()) {
    if (record.definition.name === name || `${record.definition.name} Token` === name) return record;
  }
  return undefined;
}

/** The names of cards in set-up and decks, each once. */
export function cardsNamed(scenario: Scenario): readonly string[] {
  const names = new Set<string>();
  for (const { card } of scenario.setup) names.add(card);
  for (const player of PLAYERS) for (const { name } of scenario.decks[player] ?? []) names.add(name);
  if (PLAYERS.slice(0, scenario.game.players).some((player) => scenario.decks[player] === undefined)) names.add(FILLER);
  return [...names];
}

/** Those that the pool does not have. */
export function unknownCards(scenario: Scenario, pool: CardPool): readonly string[] {
  return cardsNamed(scenario).filter((name) => poolCard(pool, name) === undefined);
}

function configOf(scenario: Scenario): GameConfig {
  const { game } = scenario;
  return {
    ...DEFAULT_CONFIG,
    playerCount: game.players,
    format: game.format,
    order: game.order.map(playerIndex),
    attack: game.attack,
    range: game.range,
    rulesDate: game.rulesDate ?? DEFAULT_CONFIG.rulesDate,
    // Where the turn has begun before, nothing is skipped.
    skipFirstDraw: game.players === 2 && game.firstStep === undefined,
    manualMana: scenario.manualMana.map(playerIndex),
    graveyardOrder: game.graveyardOrder,
    askEveryPriority: true,
  };
}

/** The game with players, life totals and libraries; set-up cards come on top of them. All cards are known to be in the pool. */
export function emptyTable(scenario: Scenario, pool: CardPool): Game {
  const game = createGame(pool.catalog, configOf(scenario), scenario.seed ?? 0);
  for (const player of PLAYERS.slice(0, scenario.game.players)) {
    const index = playerIndex(player);
    game.player(index).life = scenario.life[player] ?? scenario.game.life;
    if (scenario.clear.some((clear) => clear.player === player && clear.zone === 'library')) continue;
    const deck = scenario.decks[player] ?? [{ name: FILLER, count: FILLER_CARDS }];
    for (const { name, count } of deck) {
      const card = poolCard(pool, name);
      if (card === undefined) throw new Error(`a deck with an unknown card: ${name}`);
      for (let i = 0; i < count; i++) addToLibrary(game, card.record, index);
    }
  }
  return game;
}

/** Answers the question open during set-up. */
export type SetupAnswer = () => Failure | null;

/** Puts the set-up cards where they belong, in the listed order; `answer` is asked when something enters with a choice. */
export function setUp(
  game: Game,
  scenario: Scenario,
  pool: CardPool,
  names: Names,
  answer: SetupAnswer,
): Failure | null {
  for (const entry of scenario.setup) {
    const card = poolCard(pool, entry.card);
    if (card === undefined) throw new Error(`a set-up entry with an unknown card: ${entry.card}`);
    for (let i = 0; i < (entry.count ?? 1); i++) {
      const failed = place(game, entry, card, names, answer);
      if (failed !== null) return failed;
    }
  }
  if (scenario.shuffle) for (const player of game.players) shuffleLibrary(game, player.index);
  if (scenario.game.openingHands) {
    offerOpeningHands(game);
    const failed = settled(game, answer);
    if (failed !== null) return failed;
  }
  game.lastKnown = [];
  const { firstStep } = scenario.game;
  if (firstStep !== undefined) startInStep(game, STEP_NAMES.indexOf(firstStep));
  for (const player of PLAYERS.slice(0, scenario.game.players)) {
    const counters = countersOf(scenario.playerCounters[player]);
    arrangePlayer(game, playerIndex(player), counters, scenario.landsPlayed[player] ?? 0);
  }
  return null;
}

function place(game: Game, entry: SetupEntry, card: PoolCard, names: Names, answer: SetupAnswer): Failure | null {
  const owner = playerIndex(entry.player);
  if (entry.zone === 'battlefield') return enter(game, entry, card, owner, names, answer);
  const handle = placeCard(game, card.record, owner, ZONE_OF[entry.zone]);
  const slot = slotOf(handle);
  if (entry.alias !== undefined) names.setAlias(entry.alias, slot);
  if (entry.zone === 'command' && game.config.format.startsWith('commander')) makeCommander(game, slot);
  if (entry.zone === 'exile') {
    if (entry.faceDown === true) turnFaceDownInExile(game, handle);
    else if (entry.counters !== undefined) {
      const counters = Object.entries(entry.counters).flatMap(([kind, count]) => [counterKind(kind), count]);
      game.exiled = [...game.exiled, { card: handle, faceDown: false, counters, by: 0 }];
    }
  }
  return null;
}

function enter(
  game: Game,
  entry: SetupEntry,
  card: PoolCard,
  owner: number,
  names: Names,
  answer: SetupAnswer,
): Failure | null {
  const attachTo = entry.attachedTo === undefined ? 0 : hostNamed(game, names, owner, entry.attachedTo);
  if (attachTo === undefined) {
    return failure(
      'illegal-action',
      `set-up: nothing called ${JSON.stringify(entry.attachedTo)} is there to attach ${entry.card} to`,
    );
  }
  const face = card.record.faces[card.face] ?? card.record.front;
  // 304.4, 307.4
  if (!face.isPermanent && entry.faceDown !== true)
    return failure('illegal-action', `set-up: ${entry.card} is an instant or sorcery and cannot be on the battlefield`);
  const slot = beginEntering(game, card.record, {
    controller: owner,
    face: faceInPlay(card, entry.card),
    tapped: entry.tapped ?? false,
    faceDown: entry.faceDown ?? false,
    attachTo,
  });
  if (entry.alias !== undefined) names.setAlias(entry.alias, slot);
  const failed = settled(game, entry.tapped === undefined ? answer : () => declined(game, answer()));
  if (failed !== null) return failed;
  if (game.zones[slot] !== Zone.Battlefield)
    return failure('no-answer', `set-up: what ${entry.card} asks for as it enters was not paid`);
  finishEntering(game, slot, countersOf(entry.counters), entry.loyalty ?? -1, {
    damage: entry.damage ?? 0,
    isNew: entry.summoningSick ?? false,
    untapped: entry.tapped === false,
  });
  return null;
}

/** Nothing is paid for entering untapped where it is said whether a permanent is tapped. */
function declined(game: Game, failed: Failure | null): Failure | null {
  const { decision } = game;
  if (failed?.kind !== 'no-answer' || decision?.kind !== DecisionKind.YesNo) return failed;
  choose(game, decision.options.indexOf(NO));
  return null;
}

function countersOf(written: Readonly<Record<string, number>> = {}): readonly (readonly [string, number])[] {
  return Object.entries(written).map(([kind, count]) => [counterKind(kind), count]);
}

/** The face it has on the battlefield; of a Room the half that is unlocked, -1 where the whole card is named (709.5d). */
function faceInPlay({ record, face }: PoolCard, name: string): number {
  const { layout, faces } = record.definition;
  if (record.doors !== null) return faces.findIndex((half) => half.name === name);
  return layout === 'split' || layout === 'adventure' ? 0 : face;
}

/** Answers until nothing of the set-up is open. */
function settled(game: Game, answer: SetupAnswer): Failure | null {
  while (settle(game) !== null) {
    const failed = answer();
    if (failed !== null) return failed;
  }
  return null;
}

/** A player, or the first permanent of that name, one of the entry's own player if there is one. */
function hostNamed(game: Game, names: Names, owner: number, name: string): Handle | undefined {
  const player: PlayerName | undefined = playerNamed(name);
  if (player !== undefined) return playerValue(playerIndex(player));
  const hosts = game.battlefield.map((slot) => game.handle(slot)).filter((handle) => names.means(handle, name));
  return hosts.find((handle) => controllerOf(game, handle) === owner) ?? hosts[0];
}
