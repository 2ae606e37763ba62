/** A scenario that did not pass, for people: what failed, the open decision with its options, the last events. */
import { nearestWords, type ScenarioResult } from '@foretell/formats';

export function failureText(result: ScenarioResult, names: readonly string[]): string {
  const { id, status, reason = '', cards = [], decision, events = [] } = result;
  const lines = [`${status.toUpperCase()} ${id}: ${reason.replaceAll('\n', '\n  ')}${meant(cards, names)}`];
  if (decision !== undefined) {
    const { kind, decider, player, turn, step, source, options } = decision;
    const who = decider === player ? decider : `${decider} for ${player}`;
    lines.push(`  open: ${kind}, ${who}, turn ${turn} ${step}${source === '' ? '' : `, asked by ${source}`}`);
    lines.push(`  options: ${options.join(' | ')}`);
  }
  for (const event of events) lines.push(`  ${event}`);
  return `${lines.join('\n')}\n`;
}

/** What unknown cards may be misspellings of. */
function meant(cards: readonly string[], names: readonly string[]): string {
  const misspelt = cards.filter((card) => !names.includes(card));
  const near = misspelt.flatMap((card) => nearestWords(card, names, 1));
  return near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`;
}
