/**
 * Procedure ReplaceEvents (614–616): takes the proposed events one after another through everything that replaces or prevents them, then performs
 * those that are left together, and after damage its results in the same way (120.4c). It ends with what became of each original event, 0 for those that were replaced away.
 */

import type { ManaEvent, ProposedEvent } from '../engine/events.ts';
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { ReplaceData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { asList } from '../state/value.ts';
import { applicable, applicableInTheEnd, hasOthers, identityOf } from './applicable.ts';
import { applyReplacement } from './applyReplacement.ts';
import { asksAsItEnters } from './entersBattlefield.ts';
import { affectedPlayer } from './eventFacts.ts';
import { joinedDamage } from './joinedDamage.ts';
import { manaOutcomes, manaReplacementsFor, plannedOutcome } from './manaReplacement.ts';
import { isForPlayer } from './numbersInForce.ts';
import { performAll } from './perform.ts';
import { refresh } from './refresh.ts';
import { choicesAmong } from './replacementOrder.ts';
import { useUp } from './replacementUses.ts';
import { Stage } from './replaceStages.ts';
import { eachToken, kindsOf } from './tokenReplacement.ts';

export function replaceEvents(game: Game, frame: Frame): void {
  for (;;) {
    const data = frame.data as ReplaceData;
    const event = data.waiting[0];
    if (event === undefined) {
      finish(game, data);
      return;
    }
    if (game.stale) refresh(game);
    switch (frame.pc) {
      case Stage.Look:
        if (!look(game, frame, data, event)) return;
        break;
      case Stage.Chosen: {
        const chosen = choicesFor(game, frame, data, event).find((effect) => effect.origin.source === game.picked);
        if (chosen === undefined) throw new Error('the chosen replacement effect does not apply');
        begin(game, frame, data, event, chosen);
        break;
      }
      case Stage.Apply: {
        if (!goOn(game, frame, event)) return;
        break;
      }
      default:
        settle(frame, data, null);
    }
  }
}

/** Finds the next effect for the event and begins to apply it, or finishes with the event. False while the player chooses. */
function look(game: Game, frame: Frame, data: ReplaceData, event: ProposedEvent): boolean {
  if (event.kind === 'produceMana' && data.applied.length === 0) {
    const mana = manaWithoutQuestion(game, event);
    if (mana !== null) {
      settle(frame, data, mana);
      return true;
    }
  }
  const choices = choicesFor(game, frame, data, event);
  if (choices.length === 0 && hasOthers(event)) {
    frame.data = { ...data, waiting: [...kindsOf(event), ...data.waiting.slice(1)] };
    return true;
  }
  if (event.kind === 'createTokens' && event.count > 1 && choices.some(asksAsItEnters)) {
    frame.data = { ...data, waiting: [...eachToken(event), ...data.waiting.slice(1)] };
    return true;
  }
  if (choices.length === 0) {
    settle(frame, data, event);
    return true;
  }
  if (choices.length === 1) {
    begin(game, frame, data, event, choices[0] as ReplacementInForce);
    return true;
  }
  frame.pc = Stage.Chosen;
  const subject = 'object' in event ? event.object : 0;
  const sources = choices.map((effect) => effect.origin.source);
  return ask(game, DecisionKind.Replacement, affectedPlayer(game, event), subject, 'object', sources);
}

/** The effects that may come next. The player picks a source; a second effect of the same source has its turn after the first. */
function choicesFor(game: Game, frame: Frame, data: ReplaceData, event: ProposedEvent): readonly ReplacementInForce[] {
  const effects = applicable(game, frame, event, data.applied);
  if (effects.length < 2) return effects;
  const choices = choicesAmong(game, event, effects, applicableInTheEnd(game, frame, event, data.applied));
  return choices.filter(
    (effect, at) => choices.findIndex((other) => other.origin.source === effect.origin.source) === at,
  );
}

function begin(game: Game, frame: Frame, data: ReplaceData, event: ProposedEvent, effect: ReplacementInForce): void {
  frame.data = {
    ...data,
    waiting: joinedDamage(game, frame, data.waiting, effect),
    current: effect,
    applied: [...data.applied, ...identityOf(game, event, effect)],
  };
  frame.pc = Stage.Apply;
  frame.a = 0;
  frame.b = 0;
}

/** Goes on with the effect being applied; false while a question, a payment or instructions are under way. */
function goOn(game: Game, frame: Frame, event: ProposedEvent): boolean {
  const effect = (frame.data as ReplaceData).current as ReplacementInForce;
  const result = applyReplacement(game, frame, event, effect);
  switch (result) {
    case 'open':
      return false;
    case 'instead':
      frame.pc = Stage.Instead;
      return false;
    case 'never':
      settle(frame, frame.data as ReplaceData, null);
      return true;
    default: {
      const data = frame.data as ReplaceData;
      const results = 'kind' in result ? [result] : result;
      frame.data = { ...data, waiting: [...results, ...data.waiting.slice(1)], current: null };
      frame.pc = Stage.Look;
      return true;
    }
  }
}

/** The first waiting event is done with: as it is now, or never. */
function settle(frame: Frame, data: ReplaceData, event: ProposedEvent | null): void {
  frame.data = {
    kind: 'replace',
    waiting: data.waiting.slice(1),
    ready: [...data.ready, event],
    applied: [],
    current: null,
    damage: data.damage,
  };
  frame.pc = Stage.Look;
}

/** The frame goes first: what performing starts (triggered mana abilities, 605.4a) comes on top of the frame below. */
function finish(game: Game, data: ReplaceData): void {
  pop(game);
  const events = data.ready.filter((event) => event !== null);
  const later = performAll(game, events);
  const results = asList(game.returned);
  let at = 0;
  const own = data.ready.map((event) => (event === null ? 0 : (results[at++] ?? 0)));
  const all = data.damage ?? [...own, ...results.slice(at)];
  game.returned = all;
  if (later === null) return;
  push(game, Procedure.ReplaceEvents, game.activePlayer, 0, {
    kind: 'replace',
    waiting: later,
    ready: [],
    applied: [],
    current: null,
    damage: all,
  });
}

/** Mana comes out the same in every order, or as an automatic payment has planned it; null where the player has to choose. */
function manaWithoutQuestion(game: Game, event: ManaEvent): ManaEvent | null {
  const outcomes = manaOutcomes(game, event);
  const only = outcomes.length === 1 ? outcomes[0] : undefined;
  const mana = only ?? plannedOutcome(game, outcomes);
  if (mana === null) return null;
  for (const effect of manaReplacementsFor(game, event)) useUp(game, effect, 1);
  return { ...event, mana };
}

/** Whether an effect makes the player skip this step (614.10). One that lasts for a number of uses is used up by it. */
export function skipsStep(game: Game, player: number, step: number): boolean {
  if (game.stale) refresh(game);
  for (const effect of game.registry.replacements) {
    const { replacement } = effect;
    if (replacement.kind !== 'skipStep' || replacement.step !== step) continue;
    if (!isForPlayer(game, effect, replacement.who, player)) continue;
    useUp(game, effect, 1);
    return true;
  }
  return false;
}
