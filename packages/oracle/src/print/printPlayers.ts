/** Players as noun phrases, by their first and later mention. */

import type { ObjectSet, PlayerSet } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, possessive, withArticle } from './english.ts';
import { printComparison } from './printComparison.ts';
import { nounPhrase } from './printFilter.ts';
import { printObjects } from './printReference.ts';
import { printTarget } from './printTarget.ts';

/** A stable key of a player set, to know when two instructions have the same subject. */
export function playerKey(players: PlayerSet): string {
  return JSON.stringify(players);
}

/** Players as a subject or object: "you", "each opponent", "target player", "that player". */
export function printPlayers(players: PlayerSet, context: PrintContext): string {
  switch (players.kind) {
    case 'you':
      return 'you';
    case 'opponents':
      return 'each opponent';
    case 'eachPlayer':
      return 'each player';
    case 'otherPlayers':
      return 'each other player';
    case 'activePlayer':
      return 'the active player';
    case 'defendingPlayer':
      return 'defending player';
    case 'attackedBy':
      return `each player attacked by ${printObjects(players.what, context).text}`;
    case 'voters':
      return `each opponent who voted for a choice you ${players.alike ? 'voted for' : "didn't vote for"}`;
    case 'mostLife':
      return 'each player with the most life or tied for most life';
    case 'bound':
      return boundPlayer(players.name, context);
    case 'controllerOf':
      return `${ownerPossessive(players.what, context)} controller`;
    case 'ownerOf':
      return `${ownerPossessive(players.what, context)} owner`;
    case 'enchantedPlayer':
      return 'enchanted player';
    case 'chosenForSource':
      return 'the chosen player';
    case 'having':
      return `${printPlayers(players.of, context)} who ${havingText(players, context)}`;
    case 'except':
      return exceptPlayers(players, context);
    case 'union':
      return (
        targetOrItsController(players.of, context) ??
        joinList(
          players.of.map((each) => printPlayers(each, context)),
          'and',
        )
      );
  }
}

/** "Each opponent who didn't discard a land card this way", "each player other than target player". */
function exceptPlayers(
  { of, without }: Extract<PlayerSet, { readonly kind: 'except' }>,
  context: PrintContext,
): string {
  if (of.kind === 'opponents' && without.kind === 'bound' && context.nounOf(without.name) !== undefined)
    return 'each other opponent';
  const who = printPlayers(of, context);
  if (without.kind !== 'ownerOf' || without.what.kind !== 'where')
    return `${who} other than ${printPlayers(without, context)}`;
  const what = nounPhrase(without.what.filter, context, { place: 'card', many: false });
  return `${who} who didn't discard ${withArticle(what)} this way`;
}

/** What is said of each of the players in the singular: "has no cards in hand". */
function havingText(
  { what, op, value, of }: Extract<PlayerSet, { readonly kind: 'having' }>,
  context: PrintContext,
): string {
  const which = op === '<' || op === '<=' ? 'least' : 'greatest';
  // As many as whoever has most of them.
  if (op === '>=' && typeof value === 'object' && value.kind === 'amongPlayers' && value.which === 'greatest')
    if (typeof what === 'object' && what.kind === 'permanents' && JSON.stringify(value.what) === JSON.stringify(what))
      return `controls the most ${nounPhrase(what.filter, context, { place: 'permanent', many: true })}`;
  const text = printComparison({ kind: 'amongPlayers', which, what, of }, op, value, context);
  return text.replace(/^an? (opponent|player) /, '');
}

/** A target that is a player, or an object whose controller is meant: "that player or that planeswalker's controller". */
function targetOrItsController(of: readonly PlayerSet[], context: PrintContext): string | null {
  const [first, second] = of;
  if (of.length !== 2 || first?.kind !== 'bound' || second?.kind !== 'controllerOf' || second.what.kind !== 'bound')
    return null;
  const object = context.nounOf(first.name)?.object;
  return object === undefined || second.what.name !== first.name ? null : `that player or that ${object}'s controller`;
}

/** "its", "that creature's": whose controller or owner. */
function ownerPossessive(what: ObjectSet, context: PrintContext): string {
  const phrase = printObjects(what, context);
  if (phrase.text === 'it' || phrase.text === 'them') return possessive(phrase.text);
  return possessive(phrase.text);
}

/** Whose: "your library", "their hand" when the player is the sentence's subject, else "that player's hand". */
export function playersPossessive(players: PlayerSet, context: PrintContext): string {
  if (players.kind === 'you') return 'your';
  if (context.subjectPlayer === playerKey(players)) return 'their';
  if (players.kind === 'opponents') return "each opponent's";
  return possessive(printPlayers(players, context));
}

/** "a player", "an opponent": one of the players, whichever, in event patterns. */
export function anyOfPlayers(players: PlayerSet, context: PrintContext): string {
  switch (players.kind) {
    case 'opponents':
      return 'an opponent';
    case 'eachPlayer':
      return 'a player';
    case 'otherPlayers':
      return 'another player';
    default:
      return printPlayers(players, context);
  }
}

/** As a plural group: "your opponents", "players" (restrictions, "your opponents can't …"). */
export function playerGroup(players: PlayerSet, context: PrintContext): string {
  switch (players.kind) {
    case 'opponents':
      return 'your opponents';
    case 'eachPlayer':
      return 'players';
    case 'otherPlayers':
      return 'other players';
    default:
      return printPlayers(players, context);
  }
}

/** Whether the players take a plural or second-person verb ("you draw", "your opponents draw"). */
export function playerGroupIsMany(players: PlayerSet): boolean {
  return (
    players.kind === 'you' ||
    players.kind === 'opponents' ||
    players.kind === 'eachPlayer' ||
    players.kind === 'otherPlayers' ||
    players.kind === 'union'
  );
}

function boundPlayer(name: string, context: PrintContext): string {
  const target = context.takeTarget(name);
  if (target !== undefined) return printTarget(target, context).text;
  const first = context.takeDeferred(name);
  if (first !== null) return first;
  if (context.subjectPlayer === playerKey({ kind: 'bound', name })) return 'they';
  return context.nounOf(name)?.later ?? 'that player';
}
