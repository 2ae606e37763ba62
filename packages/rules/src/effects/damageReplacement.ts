/** Replacing and preventing damage (614, 615): whether an effect applies, and how much damage is left. */
import { reaches } from '../control/range.ts';
import type { DamageEvent } from '../engine/events.ts';
import { matches } from '../engine/match.ts';
import { evaluate } from '../engine/quantity.ts';
import { includesPlayer } from '../engine/select.ts';
import type { DamageOutcome, Effect, Replacement } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue, playerOfValue } from '../state/handle.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { useUp } from './replacementUses.ts';
import { ruleContext } from './ruleContext.ts';
import { hasProtectionFrom } from './rulesOfObjects.ts';
import { playerProtectedFrom } from './rulesOfPlayers.ts';

type DamageReplacement = Extract<Replacement, { kind: 'damage' }>;

export function damageApplies(game: Game, context: Frame, replacement: DamageReplacement, event: DamageEvent): boolean {
  if (replacement.combat !== undefined && replacement.combat !== event.combat) return false;
  // 615.12: prevention does nothing to damage that can't be prevented, and shields are not reduced
  if (replacement.outcome.kind === 'prevent' && !isPreventable(game, event)) return false;
  if (!matches(game, context, replacement.source, event.source)) return false;
  if (game.config.range !== 'all' && !namesDamaged(replacement) && !reachesBoth(game, context, event)) return false;
  if (isPlayerValue(event.target)) {
    return (
      replacement.players !== null && includesPlayer(game, context, replacement.players, playerOfValue(event.target))
    );
  }
  return replacement.to !== null && matches(game, context, replacement.to, event.target);
}

/** Whether the effect says by what, or to whom, the damage is dealt. */
function namesDamaged({ source, to, players }: DamageReplacement): boolean {
  return (
    source.kind !== 'any' || (to !== null && to.kind !== 'any') || (players !== null && players.kind !== 'eachPlayer')
  );
}

/** 801.13b */
function reachesBoth(game: Game, { controller }: Frame, { source, target }: DamageEvent): boolean {
  return reaches(game, controller, source) && reaches(game, controller, target);
}

function isPreventable(game: Game, event: DamageEvent): boolean {
  if (!event.preventable) return false;
  return !game.registry.restrictions.some(
    ({ effect, origin }) =>
      effect.kind === 'restriction' &&
      effect.restriction.kind === 'cantPreventDamage' &&
      (effect.restriction.combat ?? event.combat) === event.combat &&
      (effect.restriction.sources === undefined ||
        matches(game, ruleContext(origin), effect.restriction.sources, event.source)),
  );
}

/** 702.16e: damage by a source with the quality is prevented. */
export function preventedByProtection(game: Game, event: DamageEvent): boolean {
  const protectedFrom = isPlayerValue(event.target)
    ? playerProtectedFrom(game, playerOfValue(event.target), event.source)
    : hasProtectionFrom(game, event.target, event.source);
  return protectedFrom && isPreventable(game, event);
}

/** What is left of an amount when something else happens instead. Different from any real amount. */
export const SOMETHING_ELSE = -1;

/** What happens in the place of the damage, or right after all of it was prevented (615.5); null if only the amount changes. */
export function happensInstead(outcome: DamageOutcome): Effect | null {
  if (outcome.kind === 'instead') return outcome.effect;
  return outcome.kind === 'prevent' ? (outcome.then ?? null) : null;
}

/** How much of the damage is dealt after the effect. */
export function damageAfter(game: Game, effect: ReplacementInForce, context: Frame, amount: number): number {
  const outcome = outcomeOf(effect);
  if (happensInstead(outcome) !== null) return SOMETHING_ELSE;
  switch (outcome.kind) {
    case 'prevent':
      return outcome.leaving === undefined
        ? amount - Math.min(amount, preventable(game, effect))
        : Math.min(amount, outcome.leaving === 'half' ? Math.floor(amount / 2) : outcome.leaving);
    case 'times':
      return Math.floor(amount * outcome.factor);
    case 'plus':
      return Math.max(0, amount + evaluate(game, context, outcome.amount));
    case 'redirect':
    case 'instead':
      return SOMETHING_ELSE;
  }
}

/** Uses up what applying the effect to this much damage takes: of a shield as much as it prevents (615.7), otherwise one use. */
export function useForDamage(game: Game, effect: ReplacementInForce, amount: number): void {
  const outcome = outcomeOf(effect);
  if (effect.record === null) return;
  if ((outcome.kind !== 'prevent' && outcome.kind !== 'redirect') || outcome.amount === 'all') {
    useUp(game, effect, 1);
    return;
  }
  const left = preventable(game, effect);
  useUp(game, effect, Math.min(amount, left), left);
}

/** How much of one event the effect can still prevent or deal elsewhere: a shield of a resolved spell counts down from the amount it began with. */
export function preventable(game: Game, effect: ReplacementInForce): number {
  const outcome = outcomeOf(effect);
  if (outcome.kind !== 'prevent' && outcome.kind !== 'redirect') throw new Error('not a prevention effect');
  if (outcome.amount === 'all') return Number.MAX_SAFE_INTEGER;
  const record = effect.record;
  if (record !== null && record.uses >= 0) return record.uses;
  return Math.max(0, evaluate(game, ruleContext(effect.origin), outcome.amount));
}

function outcomeOf(effect: ReplacementInForce): DamageReplacement['outcome'] {
  const replacement = effect.replacement;
  if (replacement.kind !== 'damage') throw new Error('not a replacement of damage');
  return replacement.outcome;
}
