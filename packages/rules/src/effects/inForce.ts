/** The replacement and prevention effects in force that concern an event: first by kind, which is cheap, then by what their IR says. */
import { holds } from '../engine/condition.ts';
import type { ProposedEvent } from '../engine/events.ts';
import { type Replacement, Zone } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { contextOf } from './eventFacts.ts';

/** Whether the registry holds anything that might apply to such an event. It is up to date. */
export function anyConcerns(game: Game, event: ProposedEvent): boolean {
  const all = game.registry.replacements;
  for (let i = 0; i < all.length; i++) if (concerns((all[i] as ReplacementInForce).replacement, event)) return true;
  return false;
}

/** Whether an effect of this kind has to do with such events at all; what it says about objects and players is not asked. */
export function concerns(replacement: Replacement, event: ProposedEvent): boolean {
  switch (event.kind) {
    case 'move':
      return concernsMove(replacement, event);
    case 'createTokens':
      if (replacement.kind === 'createTokens') return event.counted !== true;
      return concernsEntering(replacement) || (replacement.kind === 'moves' && replacement.to === Zone.Battlefield);
    case 'loseLife':
      return false;
    default:
      return replacement.kind === event.kind;
  }
}

function concernsMove(replacement: Replacement, event: Extract<ProposedEvent, { kind: 'move' }>): boolean {
  if (event.to === Zone.Battlefield && concernsEntering(replacement)) return true;
  if (replacement.kind === 'moves') return replacement.to === undefined || replacement.to === event.to;
  return replacement.kind === 'discardByOpponent' && event.cause === 'discard';
}

function concernsEntering(replacement: Replacement): boolean {
  return replacement.kind === 'enters' || replacement.kind === 'putCounters';
}

/** Those of the registry that the test accepts and whose conditions hold. */
export function inForce(
  game: Game,
  event: ProposedEvent,
  fits: (replacement: Replacement, context: Frame) => boolean,
): ReplacementInForce[] {
  const found: ReplacementInForce[] = [];
  const all = game.registry.replacements;
  for (let i = 0; i < all.length; i++) {
    const effect = all[i] as ReplacementInForce;
    if (!concerns(effect.replacement, event)) continue;
    const context = contextOf(game, event, effect);
    if (fits(effect.replacement, context) && conditionsHold(game, context, effect)) found.push(effect);
  }
  return found;
}

export function conditionsHold(game: Game, context: Frame, effect: ReplacementInForce): boolean {
  if (effect.condition !== null && !holds(game, context, effect.condition)) return false;
  const own = 'condition' in effect.replacement ? effect.replacement.condition : undefined;
  return own === undefined || holds(game, context, own);
}
