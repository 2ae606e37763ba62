/** The untap step (502). */
import { pushChoose } from '../actions/choose.ts';
import { untapAll } from '../actions/tap.ts';
import { expire } from '../effects/durations.ts';
import { doesntUntap, mayStayTapped, untapLimits, untapsWithOthers } from '../effects/rulesOfObjects.ts';
import { controllerOf } from '../engine/objects.ts';
import { ask, Procedure, pop, push, YES_NO } from '../engine/procedures.ts';
import { DayNight } from '../state/dayNight.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { ListData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { NONE } from '../state/none.ts';
import { asList } from '../state/value.ts';
import { checkDayOrNight } from './dayNight.ts';
import { phasingEvent } from './phasing.ts';

/** 502.1–3: phasing, day and night, then the active player's permanents untap all at once, except those that effects keep tapped. */
export function untapStep(game: Game): void {
  beforeUntapping(game);
  untapAllBut(game, NONE);
}

function beforeUntapping(game: Game): void {
  phasingEvent(game, game.activePlayer);
  if (game.dayNight !== DayNight.Neither) checkDayOrNight(game);
}

function untapAllBut(game: Game, kept: readonly Handle[]): void {
  const tapped = tappedOf(game);
  const untapping = kept.length === 0 ? tapped : tapped.filter((object) => !kept.includes(object));
  if (untapping.length > 0) untapAll(game, untapping);
  expire(game, 'untapStepEnds');
}

/** The tapped permanents that would untap: those of the active player, and what untaps during their untap step too. */
function tappedOf(game: Game): readonly Handle[] {
  let untapping: Handle[] | null = null;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || !permanent.tapped || permanent.phasedOut) continue;
    const own = permanent.controller === game.activePlayer && !doesntUntap(game, permanent.handle);
    if (own || untapsWithOthers(game, permanent.handle)) (untapping ??= []).push(permanent.handle);
  }
  return untapping ?? NONE;
}

/** The untap step as turn-based actions; a procedure only where the player has something to choose. */
export function beginUntap(game: Game): void {
  const { allowances, restrictions } = game.registry;
  if (allowances.length === 0 && restrictions.length === 0) untapStep(game);
  else push(game, Procedure.Untap, game.activePlayer, 0);
}

const Phase = { Begin: 0, Keeping: 1, Limits: 2 } as const;

/** Procedure Untap: `data` has what may stay tapped and what does so far; `a` and `b` count what may and the limits. */
export function untap(game: Game, frame: Frame): void {
  if (frame.pc === Phase.Begin) {
    frame.pc = Phase.Keeping;
    beforeUntapping(game);
    const items = tappedOf(game).filter(
      (object) => controllerOf(game, object) === game.activePlayer && mayStayTapped(game, object),
    );
    frame.data = { kind: 'list', items, done: [] };
  } else if (frame.pc === Phase.Keeping) answered(game, frame);
  else chosen(game, frame);
  const { items, done } = frame.data as ListData;
  const next = items[frame.a];
  if (next !== undefined) {
    ask(game, DecisionKind.YesNo, game.activePlayer, next, 'number', YES_NO, [next], KEEP_TAPPED);
    return;
  }
  frame.pc = Phase.Limits;
  const limits = untapLimits(game, game.activePlayer);
  for (; frame.b < limits.length; frame.b++) {
    const limited = limitedBy(game, frame);
    const most = limits[frame.b]?.most ?? 0;
    if (limited.length <= most) continue;
    pushChoose(game, game.activePlayer, 0, DecisionKind.Choose, limited, most, most);
    return;
  }
  untapAllBut(game, done);
  pop(game);
}

const KEEP_TAPPED: readonly string[] = ['stay tapped'];

function answered(game: Game, frame: Frame): void {
  const data = frame.data as ListData;
  const object = data.items[frame.a++] as Handle;
  if (game.picked === 1) frame.data = { ...data, done: [...data.done, object] };
}

/** What would untap of the permanents that the limit at hand is about. */
function limitedBy(game: Game, frame: Frame): Handle[] {
  const { done } = frame.data as ListData;
  const limit = untapLimits(game, game.activePlayer)[frame.b];
  return tappedOf(game).filter(
    (object) =>
      controllerOf(game, object) === game.activePlayer && !done.includes(object) && limit?.fits(object) === true,
  );
}

/** All but those that were chosen to untap stay tapped. */
function chosen(game: Game, frame: Frame): void {
  const untapping = asList(game.returned);
  const data = frame.data as ListData;
  const staying = limitedBy(game, frame).filter((object) => !untapping.includes(object));
  frame.data = { ...data, done: [...data.done, ...staying] };
  frame.b++;
}
