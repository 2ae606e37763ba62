/** Which kinds of event a pattern can match, as the bit set by which triggers are indexed. */
import type { EventPattern } from '../ir/index.ts';
import { EventKind } from './events.ts';

export function maskOfPattern(pattern: EventPattern): number {
  if (pattern.kind === 'anyOf') return pattern.of.reduce((mask, part) => mask | maskOfPattern(part), 0);
  if (pattern.kind === 'while' || pattern.kind === 'firstTime') return maskOfPattern(pattern.event);
  // 509.3d: each blocker is told of by its own event.
  if (pattern.kind === 'becomesBlocked' && pattern.by !== undefined) return 1 << EventKind.Blocks;
  return 1 << KIND_OF_PATTERN[pattern.kind];
}

/** The steps at whose beginning the pattern can match, as a bit set. */
export function beginningsOfPattern(pattern: EventPattern): number {
  if (pattern.kind === 'anyOf') return pattern.of.reduce((steps, part) => steps | beginningsOfPattern(part), 0);
  if (pattern.kind === 'while' || pattern.kind === 'firstTime') return beginningsOfPattern(pattern.event);
  return pattern.kind === 'beginningOf' ? 1 << pattern.step : 0;
}

const KIND_OF_PATTERN: { readonly [Kind in Exclude<EventPattern['kind'], 'anyOf' | 'while' | 'firstTime'>]: number } = {
  moves: EventKind.Moves,
  attacks: EventKind.Attacks,
  playerAttacks: EventKind.PlayerAttacks,
  blocks: EventKind.Blocks,
  becomesBlocked: EventKind.BecomesBlocked,
  unblocked: EventKind.Unblocked,
  dealsDamage: EventKind.Damage,
  dealtDamage: EventKind.Damage,
  castsSpell: EventKind.CastsSpell,
  activatesAbility: EventKind.ActivatesAbility,
  becomesTarget: EventKind.BecomesTarget,
  draws: EventKind.Draws,
  discards: EventKind.Discards,
  gainsLife: EventKind.GainsLife,
  losesLife: EventKind.LosesLife,
  beginningOf: EventKind.BeginningOf,
  becomesTapped: EventKind.BecomesTapped,
  becomesUntapped: EventKind.BecomesUntapped,
  tappedForMana: EventKind.TappedForMana,
  countersPut: EventKind.CountersPut,
  sacrifices: EventKind.Sacrifices,
  searchesLibrary: EventKind.SearchesLibrary,
  shuffles: EventKind.Shuffles,
  playsLand: EventKind.PlaysLand,
  becomesAttached: EventKind.BecomesAttached,
  losesGame: EventKind.LosesGame,
  scries: EventKind.Scries,
  lastCounterRemoved: EventKind.LastCounterRemoved,
  performs: EventKind.Performs,
  chapter: EventKind.CountersPut,
  state: EventKind.State,
};
