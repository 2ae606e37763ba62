// What an assertion comes to, and the questions that many of them ask.
import { controllerOf, type Game, type Handle, ownerOf, type Permanent, Zone, type ZoneId } from '@foretell/rules';
import type { AssertOf, AssertOp } from '../../scenario/asserts.ts';
import type { PlayerName, ZoneName } from '../../scenario/vocabulary.ts';
import { type Failure, failure } from '../failure.ts';
import { playerIndex } from '../names.ts';
import type { Session } from '../session.ts';

/** Checks one kind of assertion; null if it holds. */
export type Check<Op extends AssertOp> = (session: Session, assert: AssertOf<Op>) => Failure | null;

export const holds = null;

export function expected(what: string, wanted: unknown, found: unknown): Failure | null {
  if (wanted === found) return holds;
  return failure('assertion', `${what}: expected ${String(wanted)}, found ${String(found)}`);
}

export function unsupported(what: string): Failure {
  return failure('unsupported', `${what} is not supported`);
}

export const ZONE_NAMED: { readonly [Name in ZoneName]: ZoneId } = {
  battlefield: Zone.Battlefield,
  hand: Zone.Hand,
  library: Zone.Library,
  graveyard: Zone.Graveyard,
  exile: Zone.Exile,
  command: Zone.Command,
  stack: Zone.Stack,
};

/** Objects in a zone, of one player (controller on battlefield and stack, else owner) or of all. */
export function objectsIn(game: Game, zone: ZoneId, player: PlayerName | undefined): readonly Handle[] {
  const handles = handlesIn(game, zone);
  if (player === undefined) return handles;
  const index = playerIndex(player);
  const shared = zone === Zone.Battlefield || zone === Zone.Stack;
  return handles.filter((handle) => (shared ? controllerOf(game, handle) : ownerOf(game, handle)) === index);
}

function handlesIn(game: Game, zone: ZoneId): readonly Handle[] {
  switch (zone) {
    case Zone.Battlefield:
      return game.battlefield
        .filter((slot) => game.objects[slot]?.phasedOut === false)
        .map((slot) => game.handle(slot));
    case Zone.Stack:
      return game.stack.map((item) => item.handle);
    case Zone.Exile:
      return game.exile.map((slot) => game.handle(slot));
    case Zone.Command:
      return game.command.map((slot) => game.handle(slot));
    case Zone.Library:
      return game.players.flatMap((player) => player.library.map((slot) => game.handle(slot)));
    case Zone.Hand:
      return game.players.flatMap((player) => player.hand.map((slot) => game.handle(slot)));
    case Zone.Graveyard:
      return game.players.flatMap((player) => player.graveyard.map((slot) => game.handle(slot)));
    default:
      return [];
  }
}

export interface NamedPermanents {
  readonly player?: PlayerName;
  readonly name: string;
}

/** The permanents of that name (or number, or alias). */
export function permanentsNamed(session: Session, { player, name }: NamedPermanents): readonly Permanent[] {
  const { game } = session;
  return objectsIn(game, Zone.Battlefield, player)
    .filter((handle) => session.names.means(handle, name))
    .flatMap((handle) => game.permanent(handle) ?? []);
}

/** A number that some permanent of that name has to have. */
export function someNumber(
  session: Session,
  assert: NamedPermanents & { readonly op: string },
  wanted: number | string,
  found: (permanent: Permanent) => number | string,
): Failure | null {
  const permanents = permanentsNamed(session, assert);
  if (permanents.length === 0) return failure('assertion', `${assert.op}: there is no ${assert.name}`);
  const values = permanents.map(found);
  return values.includes(wanted) ? holds : expected(`${assert.op} of ${assert.name}`, wanted, values.join(', '));
}

/** A fact that some permanent of that name has to have, or none. */
export function someFact(
  session: Session,
  assert: NamedPermanents & { readonly op: string; readonly value: boolean },
  what: string,
  fact: (permanent: Permanent) => boolean,
): Failure | null {
  const permanents = permanentsNamed(session, assert);
  if (permanents.length === 0) return failure('assertion', `${assert.op}: there is no ${assert.name}`);
  return expected(`${assert.op} ${what} of ${assert.name}`, assert.value, permanents.some(fact));
}

/** The same names, as often; sorted copies are compared. */
export function sameNames(what: string, wanted: readonly string[], found: readonly string[]): Failure | null {
  const text = (names: readonly string[]): string => `[${names.toSorted().join(', ')}]`;
  return expected(what, text(wanted), text(found));
}
