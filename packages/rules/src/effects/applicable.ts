/**
 * Which replacement and prevention effects apply to an event now (614–616). Effects already applied to the event are left out (614.5).
 */
import { searchesOwnLibrary } from '../control/decider.ts';
import type { ProposedEvent, TokensEvent } from '../engine/events.ts';
import { matches } from '../engine/match.ts';
import { ownerOf } from '../engine/objects.ts';
import { Procedure } from '../engine/procedures.ts';
import { includesPlayer } from '../engine/select.ts';
import { type Replacement, Step, Zone } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue, playerOfValue } from '../state/handle.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { damageApplies } from './damageReplacement.ts';
import { inForce } from './inForce.ts';
import { appliesToMana, manaReplacementOf, manaReplacementsFor } from './manaReplacement.ts';
import { addsCounter, COMMANDER, enteringCandidates, moveCandidates, REGENERATION } from './movingReplacements.ts';
import { Stage } from './replaceStages.ts';
import { countsTokens } from './tokenReplacement.ts';

/** The effects that apply to the event as it is now. `frame` is the replacement procedure's. */
export function applicable(
  game: Game,
  frame: Frame,
  event: ProposedEvent,
  applied: readonly number[],
): ReplacementInForce[] {
  const found = withoutApplied(game, frame, event, applied, candidates(game, event));
  // 616.1g: how tokens enter comes after how many there are
  if (event.kind === 'createTokens' && found.length === 0 && !hasOthers(event))
    return withoutApplied(game, frame, event, applied, enteringCandidates(game, event));
  return found;
}

/** Tokens of several kinds, each of which are to be created by an event of their own. */
export function hasOthers(event: ProposedEvent): event is TokensEvent {
  return event.kind === 'createTokens' && event.also !== undefined && event.also.length > 0;
}

/** Those that apply now and those that may come to apply once the event has been modified (616.1f). */
export function applicableInTheEnd(
  game: Game,
  frame: Frame,
  event: ProposedEvent,
  applied: readonly number[],
): ReplacementInForce[] {
  if (event.kind !== 'produceMana') return applicable(game, frame, event, applied);
  return withoutApplied(game, frame, event, applied, manaReplacementsFor(game, event));
}

function withoutApplied(
  game: Game,
  frame: Frame,
  event: ProposedEvent,
  applied: readonly number[],
  effects: readonly ReplacementInForce[],
): ReplacementInForce[] {
  const excluded = [...applied, ...appliedAround(game, frame, event)];
  return effects.filter((effect) => !isApplied(excluded, identityOf(game, event, effect)));
}

/** What tells an effect from others for "each once" (614.5): its IR node and source, or its record. Survives renumbering of handles. */
export function identityOf(game: Game, event: ProposedEvent, effect: ReplacementInForce): readonly [number, number] {
  if (effect.key === REGENERATION) return [-1, 0];
  if (effect.key === COMMANDER) return [-2, 0];
  if (effect.record !== null) return [-3 - effect.record.id, 0];
  const node = game.catalog.nodeIds.get(effect.replacement);
  if (node === undefined) throw new Error('a replacement effect that was not compiled');
  const own = event.kind === 'move' && event.object === effect.origin.source;
  return [node, own ? 0 : effect.origin.source];
}

function isApplied(applied: readonly number[], identity: readonly [number, number]): boolean {
  for (let i = 0; i < applied.length; i += 2)
    if (applied[i] === identity[0] && applied[i + 1] === identity[1]) return true;
  return false;
}

/** What happens instead of an event is that event modified: effects already applied to it do not apply again (614.5). */
function appliedAround(game: Game, frame: Frame, event: ProposedEvent): readonly number[] {
  let result: readonly number[] = NONE;
  for (const outer of game.frames) {
    if (outer === frame) break;
    if (outer.procedure !== Procedure.ReplaceEvents || outer.pc !== Stage.Instead || outer.data?.kind !== 'replace')
      continue;
    if (outer.data.waiting[0]?.kind === event.kind) result = [...result, ...outer.data.applied];
  }
  return result;
}

const NONE: readonly never[] = [];

/** Whether a card that the player would draw now is the first one in their own draw step. */
function isFirstInDrawStep(game: Game, player: number): boolean {
  return game.step === Step.Draw && game.activePlayer === player && game.player(player).tally.drawnInDrawStep === 0;
}

function candidates(game: Game, event: ProposedEvent): ReplacementInForce[] {
  switch (event.kind) {
    case 'move':
      return event.to === Zone.Battlefield ? enteringCandidates(game, event) : moveCandidates(game, event);
    case 'createTokens':
      return inForce(
        game,
        event,
        (replacement, context) =>
          replacement.kind === 'createTokens' &&
          includesPlayer(game, context, replacement.who, event.player) &&
          countsTokens(game, context, replacement, event),
      );
    case 'draw':
      return inForce(
        game,
        event,
        (replacement, context) =>
          replacement.kind === 'draw' &&
          includesPlayer(game, context, replacement.who, event.player) &&
          (replacement.exceptFirstInDrawStep !== true || !isFirstInDrawStep(game, event.player)),
      );
    case 'find':
      return inForce(game, event, (replacement, context) => {
        if (replacement.kind !== 'find' || !includesPlayer(game, context, replacement.by, event.searcher)) return false;
        return (
          !replacement.ownLibrary ||
          (ownerOf(game, event.object) === event.searcher && searchesOwnLibrary(game, event.searcher))
        );
      });
    case 'damage':
      if (event.amount <= 0) return [];
      return inForce(
        game,
        event,
        (replacement, context) => replacement.kind === 'damage' && damageApplies(game, context, replacement, event),
      );
    case 'produceMana':
      return manaReplacementsFor(game, event).filter((effect) => appliesToMana(manaReplacementOf(effect), event.mana));
    case 'gainLife':
      if (event.amount <= 0) return [];
      return inForce(
        game,
        event,
        (replacement, context) =>
          replacement.kind === 'gainLife' && includesPlayer(game, context, replacement.who, event.player),
      );
    case 'loseLife':
    case 'counter':
      return [];
    case 'putCounters':
      if (event.amount <= 0) return [];
      return inForce(
        game,
        event,
        (replacement, context) =>
          replacement.kind === 'putCounters' &&
          addsCounter(replacement, event.counter) &&
          (event.byEffect || replacement.byEffect !== true) &&
          (replacement.by === undefined ||
            (event.by >= 0 && includesPlayer(game, context, replacement.by, event.by))) &&
          getsCounters(game, context, replacement, event.object),
      );
  }
}

/** A permanent or a player that counters are put on. */
function getsCounters(
  game: Game,
  context: Frame,
  { what, players }: Extract<Replacement, { kind: 'putCounters' }>,
  object: number,
): boolean {
  if (!isPlayerValue(object)) return matches(game, context, what, object);
  return players !== undefined && includesPlayer(game, context, players, playerOfValue(object));
}
