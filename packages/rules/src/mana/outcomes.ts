/** What a mana ability's production comes to: after replacement effects (106.12b) and with what triggered mana abilities add (605.4a). */

import { manaOutcomes } from '../effects/manaReplacement.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import { characteristicsOf } from '../engine/objects.ts';
import { scratchFrame } from '../engine/select.ts';
import { Supertype } from '../ir/index.ts';
import { factsOf, holdsFor } from '../stack/eventFacts.ts';
import { matchesEvent } from '../stack/eventMatch.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { ManaType, ManaUnit } from './manaTypes.ts';
import { type Production, productionsOf } from './production.ts';
import { restrictionId } from './restrictions.ts';

/** The mana that one activation comes to, and the life it costs. */
export interface Outcome {
  readonly units: readonly ManaUnit[];
  readonly life: number;
}

/** Replacements of the production (106.12b), then what triggered mana abilities add (605.4a), choices open. */
export function finalOutcomes(
  game: Game,
  player: number,
  permanent: Permanent,
  production: Production,
  tapped: Handle,
): Outcome[] {
  const snow = (characteristicsOf(game, permanent.handle).supertypes & Supertype.Snow) !== 0;
  const restriction = restrictionId(game, production.spend, permanent.handle);
  const event = {
    kind: 'produceMana',
    player,
    mana: production.mana,
    tapped,
    source: permanent.handle,
    restriction,
  } as const;
  const outcomes = production.mana.length === 0 ? [production.mana] : manaOutcomes(game, event);
  return outcomes.flatMap((mana) => {
    const own = mana.map((type) => ({ type: type as ManaType, snow, restriction }));
    const extra = tapped === 0 || mana.length === 0 ? [[]] : triggeredMana(game, player, tapped, mana);
    return extra.map((more) => ({ units: [...own, ...more], life: production.life }));
  });
}

/** Whether what mana is made may be other than what the ability says: something replaces it or adds to it. */
export function isManaDisturbed(game: Game): boolean {
  return (game.registry.triggerMask & (1 << EventKind.TappedForMana)) !== 0 || isManaReplaced(game);
}

/** Whether something may replace the mana that is made (106.12b). */
export function isManaReplaced(game: Game): boolean {
  const { replacements } = game.registry;
  for (let i = 0; i < replacements.length; i++) if (replacements[i]?.replacement.kind === 'produceMana') return true;
  return false;
}

/** Alternatives of the mana that triggered mana abilities add for this tap, in the order in which they will: the last to trigger resolves first. */
export function triggeredMana(
  game: Game,
  player: number,
  tapped: Handle,
  mana: readonly number[],
): readonly (readonly ManaUnit[])[] {
  if ((game.registry.triggerMask & (1 << EventKind.TappedForMana)) === 0) return [[]];
  const made = mana.reduce((mask, type) => mask | (1 << type), 0);
  const event = new GameEvent(EventKind.TappedForMana, tapped, player, mana.length, made, 0, 0, true, '');
  let alternatives: readonly (readonly ManaUnit[])[] = [[]];
  for (const watcher of game.registry.triggers) {
    const ability = watcher.ability.ability;
    if (!watcher.ability.addsMana || ability.kind !== 'triggered' || watcher.ability.targets.length > 0) continue;
    const context = scratchFrame(watcher.controller, watcher.source);
    if (!matchesEvent(game, context, ability.event, event)) continue;
    const { condition } = ability;
    if (condition !== undefined && !holdsFor(game, context, condition, factsOf(game, event, ability.event, false)))
      continue;
    if (!addsForTapper(game, player, watcher.controller, ability.effect, tapped)) continue;
    const productions = productionsOf(game, context, ability.effect, made);
    alternatives = alternatives.flatMap((units) =>
      productions.map((production) => [
        ...production.mana.map((type) => ({ type: type as ManaType, snow: false, restriction: 0 })),
        ...units,
      ]),
    );
  }
  return alternatives;
}

/** Whether the mana of a triggered ability goes to the player who is paying: "its controller adds", "that player adds", "you add". */
function addsForTapper(
  game: Game,
  player: number,
  controller: number,
  effect: Parameters<typeof productionsOf>[2],
  tapped: Handle,
): boolean {
  if (effect.kind === 'sequence')
    return effect.of.some((part) => addsForTapper(game, player, controller, part, tapped));
  if (effect.kind !== 'addMana') return false;
  if (effect.who.kind === 'you') return controller === player;
  if (effect.who.kind === 'controllerOf') return (game.permanent(tapped)?.controller ?? -1) === player;
  return true;
}

/** Outcomes with the same mana differ in nothing but life: the cheaper is kept. */
export function distinctOutcomes(outcomes: readonly Outcome[]): Outcome[] {
  if (outcomes.length < 2) return outcomes.slice();
  const result: Outcome[] = [];
  const keys: string[] = [];
  for (const outcome of outcomes) {
    const key = keyOf(outcome.units);
    const at = keys.indexOf(key);
    if (at < 0) {
      keys.push(key);
      result.push(outcome);
    } else if ((result[at] as Outcome).life > outcome.life) result[at] = outcome;
  }
  return result;
}

function keyOf(units: readonly ManaUnit[]): string {
  return units
    .map((unit) => `${unit.type}${unit.snow ? 's' : ''}${unit.restriction}`)
    .sort()
    .join();
}
