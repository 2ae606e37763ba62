/** Short descriptions for prompts: "choose a nonland permanent", "search for a basic land card". */
import type { Cost, Filter, ObjectSet, PlayerSet, ZoneId } from '@foretell/rules/ir';
import { ANONYMOUS, PrintContext } from './context.ts';
import { printCostAsAction } from './printCost.ts';
import { nounPhrase } from './printFilter.ts';
import { printPlayers } from './printPlayers.ts';
import { placeOf, printObjects } from './printReference.ts';

/** A filter as a noun phrase without article ("nonland permanent", "basic land card"); `zone` says whether it is about permanents, spells or cards. */
export function describeFilter(
  filter: Filter,
  zone: ZoneId,
  many = false,
  context: PrintContext = new PrintContext(ANONYMOUS),
): string {
  return nounPhrase(filter, context, { place: placeOf(zone), many });
}

/** Objects as a noun phrase ("all creatures you control", "the top three cards of your library"). */
export function describeObjectSet(objects: ObjectSet, context: PrintContext = new PrintContext(ANONYMOUS)): string {
  return printObjects(objects, context).text;
}

/** Players as a noun phrase ("you", "each opponent", "target player"). */
export function describePlayers(players: PlayerSet, context: PrintContext = new PrintContext(ANONYMOUS)): string {
  return printPlayers(players, context);
}

/** What is done to pay, as short as choosing between ways to cast needs it: "return an Island", "pay 1 life and exile a blue card". */
export function describeCost(cost: Cost): string {
  return printCostAsAction(cost, new PrintContext(ANONYMOUS)).replace(
    / (from your hand|you control|with mana value X|to (its|their) owner's hand)/g,
    '',
  );
}
