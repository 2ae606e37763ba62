// What may happen to a game between two decisions without making a difference: it is stored and read again, or it goes on as a world
// dealt from what the player who is asked knows. Scenarios played so must come out as they do otherwise.
import {
  type CardRecord,
  DecisionKind,
  deserialise,
  type Game,
  knownLists,
  sampleWorld,
  serialise,
  slotOf,
  viewOf,
} from '@foretell/rules';
import type { Session } from './session.ts';

/** Called with every open decision, before it is met. */
export type Interruption = (session: Session) => void;

/** The game goes on from its document alone. */
export function storeAndRead(session: Session): void {
  const { game } = session;
  const read = deserialise(game.catalog, game.config, serialise(game));
  if (!read.ok) throw new Error(`a stored game cannot be read: ${read.error.code} ${read.error.at}`);
  session.continueAs(read.game, (slot) => slot);
}

/** Worlds dealt for one decision before the game goes on as it is. */
const DEALS = 3;

/**
 * The game goes on as a world sampled from the decider's view, where every hidden card happens to lie where it does in truth, so that nothing
 * of the scenario can depend on the difference. Only between the actions of a script, which speak of objects by number.
 */
export function dealFromView(session: Session): void {
  const { game } = session;
  const { decision } = game;
  // Piles are chosen by the order in which a script gave them, which is nothing that a player knows.
  if (decision === null || decision.kind === DecisionKind.PileChoice || !session.isIdle) return;
  const view = viewOf(game, decision.decider);
  for (let seed = 0; seed < DEALS; seed++) {
    const world = sampleWorld(view, knownLists(game), seed);
    if (!world.ok) throw new Error(`no world fits the view: ${JSON.stringify(world.error)}`);
    const slots = sameCards(game, world.game);
    if (slots === null) continue;
    world.game.seed = game.seed;
    world.game.forcedChances = game.forcedChances;
    session.continueAs(world.game, (slot) => slots.get(slot) ?? 0);
    return;
  }
}

/** The slots of the one game in terms of the other where both have the same cards in the same places, else null. */
function sameCards(from: Game, to: Game): ReadonlyMap<number, number> | null {
  const slots = new Map<number, number>();
  const pair = (a: readonly number[], b: readonly number[]): boolean =>
    a.length === b.length &&
    a.every((slot, at) => {
      const other = b[at] as number;
      slots.set(slot, other);
      return cardAt(from, slot) === cardAt(to, other);
    });
  const zones: readonly ((game: Game) => readonly number[])[] = [
    (game) => game.battlefield,
    (game) => game.exile,
    (game) => game.command,
    (game) => game.stack.filter(({ isSpell }) => isSpell).map(({ handle }) => slotOf(handle)),
    ...from.players.flatMap(({ index }) => [
      (game: Game): readonly number[] => game.player(index).library,
      (game: Game): readonly number[] => game.player(index).graveyard,
      (game: Game): readonly number[] => byName(game, game.player(index).hand),
    ]),
  ];
  return zones.every((zone) => pair(zone(from), zone(to))) ? slots : null;
}

function cardAt(game: Game, slot: number): CardRecord | undefined {
  return game.cards[slot];
}

/** Hands have no order: equal cards may change places. */
function byName(game: Game, slots: readonly number[]): readonly number[] {
  const name = (slot: number): string => game.card(slot).definition.name;
  return slots.toSorted((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0));
}
