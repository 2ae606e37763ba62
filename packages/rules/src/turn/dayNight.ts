/** Day and night (731), and the permanents that turn with them: daybound and nightbound (702.145). */
import { tellAction } from '../actions/designate.ts';
import { turnOver } from '../actions/turnOver.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import type { CardRecord, FaceRecord } from '../state/catalog.ts';
import { Flow } from '../state/catalog.ts';
import { DayNight } from '../state/dayNight.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';

const DAYBOUND = 'daybound';
const NIGHTBOUND = 'nightbound';

export const becomeDayOrNight: EffectHandler<'becomeDayOrNight'> = (game, _frame, effect) => {
  makeDayOrNight(game, effect.which === 'day' ? DayNight.Day : DayNight.Night);
  return Flow.Next;
};

/** 731.1a, 702.145b, 702.145e: permanents turn as it changes. */
export function makeDayOrNight(game: Game, value: number): void {
  const before = game.dayNight;
  if (before === value) return;
  game.dayNight = value;
  game.stale = true;
  turnBound(game);
  if (before === DayNight.Neither) return;
  tellAction(game, value === DayNight.Day ? 'night becomes day' : 'day becomes night', 0, game.activePlayer);
}

/** 731.2a–b: by the spells that the active player of the last turn cast in it. */
export function checkDayOrNight(game: Game): void {
  if (game.dayNight === DayNight.Day && game.spellsLastTurn === 0) makeDayOrNight(game, DayNight.Night);
  else if (game.dayNight === DayNight.Night && game.spellsLastTurn >= 2) makeDayOrNight(game, DayNight.Day);
}

/** 702.145c–d, 702.145f–g: day or night begins with such permanents, and none shows the wrong face. */
export function settleBound(game: Game): void {
  if (game.dayNight === DayNight.Neither) {
    if (anyWith(game, DAYBOUND)) makeDayOrNight(game, DayNight.Day);
    else if (anyWith(game, NIGHTBOUND)) makeDayOrNight(game, DayNight.Night);
  } else turnBound(game);
}

function anyWith(game: Game, word: string): boolean {
  return game.battlefield.some((slot) => {
    const permanent = game.objects[slot];
    return permanent !== null && permanent !== undefined && !permanent.phasedOut && isBound(permanent, word);
  });
}

function isBound(permanent: Permanent, word: string): boolean {
  return permanent.characteristics.abilities.some((record) => record.word === word);
}

/** Whether only day and night can transform it (702.145b, 702.145e). */
export function turnsByItself(permanent: Permanent): boolean {
  return isBound(permanent, DAYBOUND) || isBound(permanent, NIGHTBOUND);
}

function turnBound(game: Game): void {
  const word = game.dayNight === DayNight.Night ? DAYBOUND : NIGHTBOUND;
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.phasedOut || permanent.faceDown) continue;
    if (isBound(permanent, word)) turnOver(game, permanent, false);
  }
}

/** 702.145b: the face with which a card enters at night. */
export function faceAtNight(game: Game, card: CardRecord, face: FaceRecord): FaceRecord {
  if (game.dayNight !== DayNight.Night || face.card !== card || face.index !== 0) return face;
  if (!face.abilities.some((record) => record.word === DAYBOUND)) return face;
  return card.definition.layout === 'transforming' ? (card.faces[1] ?? face) : face;
}
