// Assertions: one check for every kind.
import type { Assert, AssertOf, AssertOp } from '../../scenario/asserts.ts';
import type { Failure } from '../failure.ts';
import type { Session } from '../session.ts';
import * as mana from './mana.ts';
import type { Check } from './outcome.ts';
import * as permanents from './permanents.ts';
import * as play from './play.ts';
import * as players from './players.ts';
import * as zones from './zones.ts';

const { permanentCount, graveyardCount, handCount, exileCount, libraryCount, commandCount } = zones;
const { libraryCardAt, cardCounters, emblemCount } = zones;
const { pt, basePt, power, toughness, damage, counters, tapped, tappedCount, keyword, type, subtype } = permanents;
const { color, colorless, manaValue, attacking, attackers, blockers, attachedTo, attachmentCount } = permanents;
const { permanentExists, protectedBy, goadedBy, classLevel } = permanents;
const { life, playerCounters, manaPool, manaPoolTotal, inGame, won, lost, draw, result, gameEnded } = players;
const { activePlayer, monarch, landsPlayed, maxHandSize, dayNight, hasDayNight, speed } = players;
const { stackSize, stackObject, playable, mayAttack, mayPlay, delayedAbility, sees, topCardRevealed } = play;
const { manaOption, manaOptionCount } = mana;

const CHECKS: { readonly [Op in AssertOp]: Check<Op> } = {
  permanentCount,
  graveyardCount,
  handCount,
  exileCount,
  libraryCount,
  commandCount,
  life,
  pt,
  basePt,
  power,
  toughness,
  damage,
  counters,
  playerCounters,
  cardCounters,
  tapped,
  tappedCount,
  keyword,
  type,
  subtype,
  color,
  colorless,
  manaValue,
  attacking,
  goadedBy,
  attachedTo,
  attachmentCount,
  permanentExists,
  topCardRevealed,
  classLevel,
  protectedBy,
  stackSize,
  stackObject,
  playable,
  mayAttack,
  attackers,
  blockers,
  manaPool,
  manaPoolTotal,
  manaOption,
  manaOptionCount,
  libraryCardAt,
  inGame,
  won,
  lost,
  draw,
  result,
  gameEnded,
  activePlayer,
  monarch,
  dayNight,
  hasDayNight,
  speed,
  landsPlayed,
  maxHandSize,
  emblemCount,
  sees,
  mayPlay,
  delayedAbility,
};

/** The first assertion that does not hold, or null. */
export function checkAsserts(session: Session, asserts: readonly Assert[]): Failure | null {
  for (const assert of asserts) {
    const failed = checkOne(session, assert);
    if (failed !== null) return failed;
  }
  return null;
}

function checkOne<Op extends AssertOp>(session: Session, assert: AssertOf<Op> & { readonly op: Op }): Failure | null {
  const check: Check<Op> = CHECKS[assert.op];
  return check(session, assert);
}
