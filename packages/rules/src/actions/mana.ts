/** Adding mana (106.4): which types, with the choices the instruction leaves open, then one production event that may be replaced (106.12b). */
import { manaOutcomes, planFit, plannedOutcome } from '../effects/manaReplacement.ts';
import { propose } from '../effects/propose.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { lookup, selectPlayers } from '../engine/select.ts';
import { EVENT_NAMES, type ManaProduction } from '../ir/index.ts';
import { NO_TYPE } from '../mana/manaTypes.ts';
import { restrictionOf, typesOf } from '../mana/production.ts';
import { restrictionId } from '../mana/restrictions.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { ListData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { asList } from '../state/value.ts';

/**
 * Each player in turn chooses and gets their mana. `a` counts the players done; `data` collects the types chosen so far for a combination.
 * Triggered mana abilities may start as the mana arrives, so nothing is done after proposing.
 */
export const addMana: EffectHandler<'addMana'> = (game, frame, effect) => {
  const players = selectPlayers(game, frame, effect.who);
  if (frame.phase === 0) frame.a = 0;
  const player = players[frame.a];
  if (player === undefined) return Flow.Next;
  const mana = chosenMana(game, frame, player, effect.mana);
  if (mana === null) return Flow.Stay;
  frame.a++;
  frame.b = 0;
  frame.data = null;
  frame.phase = 1;
  // 106.5: mana of an undefined type is no mana
  if (mana.length > 0) {
    const restriction = restrictionId(game, restrictionOf(effect.mana), frame.source);
    const tapped = frame.item?.tappedForMana ?? 0;
    propose(game, [{ kind: 'produceMana', player, mana, tapped, source: frame.source, restriction }]);
  }
  return frame.a < players.length ? Flow.Stay : Flow.Next;
};

/** The types to add; null while a choice is open (`b` = 1 then). */
function chosenMana(game: Game, frame: Frame, player: number, mana: ManaProduction): readonly number[] | null {
  if (mana.kind === 'combination' && game.plannedMana === null) return chooseCombination(game, frame, player, mana);
  const alternatives = typesOf(game, frame, mana, producedByEvent(frame));
  const only = alternatives[0] ?? [];
  if (alternatives.length < 2) return only;
  if (frame.b === 0) {
    const planned = plannedAlternative(game, frame, player, alternatives);
    if (planned !== null) return planned;
    frame.b = 1;
    frame.phase = 1;
    const types = alternatives.map(typeChosen);
    if (!ask(game, DecisionKind.Color, player, frame.source, 'number', types)) return null;
  }
  return alternatives.find((list) => typeChosen(list) === game.picked) ?? only;
}

/** The option that stands for an alternative: its type, or NO_TYPE where it makes no mana, such as a colour that was never chosen (106.5). */
function typeChosen(mana: readonly number[]): number {
  return mana[0] ?? NO_TYPE;
}

/** One type after another, in the order of their indexes, so that each combination can be chosen in one way. */
function chooseCombination(
  game: Game,
  frame: Frame,
  player: number,
  mana: Extract<ManaProduction, { kind: 'combination' }>,
): readonly number[] | null {
  let data: ListData = frame.data?.kind === 'list' ? frame.data : { kind: 'list', items: [], done: [] };
  const amount = evaluate(game, frame, mana.amount);
  for (;;) {
    if (frame.b === 1) data = { ...data, done: [...data.done, game.picked] };
    frame.data = data;
    if (data.done.length >= amount) return data.done;
    const last = data.done[data.done.length - 1] ?? -1;
    const types = mana.types.filter((type) => type >= last).toSorted((a, b) => a - b);
    frame.b = 1;
    frame.phase = 1;
    if (!ask(game, DecisionKind.Color, player, frame.source, 'number', types, data.done)) return null;
  }
}

/** 106.12a: the types that the permanent tapped for mana made, as the event bound them. */
function producedByEvent(frame: Frame): number {
  return asList(lookup(frame, EVENT_NAMES.other))[0] ?? 0;
}

/** The alternative from which replacement effects can make what a payment plan expects next (106.12b). */
function plannedAlternative(
  game: Game,
  frame: Frame,
  player: number,
  alternatives: readonly (readonly number[])[],
): readonly number[] | null {
  if (game.plannedMana === null) return null;
  let best: readonly number[] | null = null;
  let fit = 0;
  for (const mana of alternatives) {
    const quality = fitToPlan(game, frame, player, mana);
    if (quality > fit) {
      fit = quality;
      best = mana;
    }
  }
  return best;
}

/** How well what the mana becomes fits what a payment plan expects; 0 where it does not, or nothing is planned. */
export function fitToPlan(game: Game, frame: Frame, player: number, mana: readonly number[]): number {
  if (game.plannedMana === null) return 0;
  const tapped = frame.item?.tappedForMana ?? 0;
  const { source } = frame;
  const outcomes = manaOutcomes(game, { kind: 'produceMana', player, mana, tapped, source, restriction: 0 });
  const outcome = plannedOutcome(game, outcomes);
  return outcome === null ? 0 : planFit(game.plannedMana, outcome);
}
