/** "A source of your choice" (609.7a): what may be chosen as a source of damage. */
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { matches } from '../engine/match.ts';
import { selectPlayers, visiblePermanents } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue } from '../state/handle.ts';
import { gatherChoices } from './gather.ts';

export const chooseSource: EffectHandler<'chooseSource'> = (game, frame, effect) => {
  const players = selectPlayers(game, frame, effect.who).slice(0, 1);
  const offered = sourcesOfDamage(game).filter((object) => matches(game, frame, effect.filter, object));
  const lists = gatherChoices(game, frame, players, DecisionKind.Choose, () => offered, 1, 1);
  if (lists === null) return Flow.Stay;
  bind(frame, effect.as, lists.flat());
  return Flow.Next;
};

/** Permanents, spells, whatever objects on the stack, waiting effects and delayed triggers refer to, and face-up cards in the command zone. */
function sourcesOfDamage(game: Game): readonly Handle[] {
  const result = visiblePermanents(game);
  const add = (object: number): void => {
    if (object > 0 && !isPlayerValue(object) && !result.includes(object)) result.push(object);
  };
  for (const item of game.stack) {
    if (item.isSpell) add(item.handle);
    else add(item.source);
    for (const target of item.targets.flat()) add(target);
  }
  for (const record of game.replacements) add(record.origin.source);
  for (const record of game.delayed) add(record.origin.source);
  for (const slot of game.command) add(game.handle(slot));
  return result;
}
