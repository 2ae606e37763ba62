/** Which code runs which instruction of the ability language. Control flow is compiled to jumps instead (`engine/compileEffect.ts`). */
import { becomeCopy, createCopies } from '../copy/becomeCopy.ts';
import { changeTargets, copySpell } from '../copy/copySpell.ts';
import type { EffectHandlers } from '../engine/handlers.ts';
import { encode } from '../keywords/cipher.ts';
import { becomeDayOrNight } from '../turn/dayNight.ts';
import { apply, applyReplacement, applyRule } from './apply.ts';
import { attach, unattach } from './attach.ts';
import {
  chooseColor,
  chooseCreatureType,
  chooseName,
  chooseNumber,
  letNumber,
  letObjects,
  letPlayers,
} from './bindings.ts';
import { castNowEffect } from './castNow.ts';
import { flipCoin, flipCoins, rollDie } from './chance.ts';
import { chooseObjectsEffect, choosePlayer } from './choose.ts';
import { counter } from './counter.ts';
import {
  dividedCounters,
  moreOfEachCounter,
  playerCounters,
  proliferate,
  putCounters,
  putCountersOf,
} from './counters.ts';
import { craft } from './craft.ts';
import { damage, dividedDamage, fight } from './damage.ts';
import { chooseSource } from './damageSource.ts';
import { delayed, reflexive } from './delayed.ts';
import { announce, designate, designatePlayer, removeDamage } from './designate.ts';
import { destroy } from './destroy.ts';
import { discardEffect } from './discard.ts';
import { divideDamage } from './divideDamage.ts';
import { turnDoor } from './doors.ts';
import { drawEffect } from './draw.ts';
import { emblem } from './emblem.ts';
import { exchangeControl } from './exchange.ts';
import { exile } from './exile.ts';
import { loseGame, winGame } from './gameEnd.ts';
import { gainLife, loseLife, setLife } from './life.ts';
import { addMana } from './mana.ts';
import { merge } from './merge.ts';
import { mill } from './mill.ts';
import { becomeMonarch } from './monarch.ts';
import { move } from './move.ts';
import { moveCounters } from './moveCounters.ts';
import { activateManaAbilities, moveMana } from './othersMana.ts';
import { pair } from './pairs.ts';
import { payAnyEnergy } from './payAnyEnergy.ts';
import { phaseOut, regenerate, transform } from './permanents.ts';
import { permit } from './permit.ts';
import { choosePile, separate } from './piles.ts';
import { removeCounters } from './removeCounters.ts';
import { lookAt, reveal, revealUntil } from './reveal.ts';
import { sacrifice, sacrificeObjects } from './sacrifice.ts';
import { scryEffect, surveilEffect } from './scry.ts';
import { searchEffect } from './search.ts';
import { shuffle } from './shuffle.ts';
import { increaseSpeed } from './speed.ts';
import { tap, untap } from './tap.ts';
import { createTokens } from './tokens.ts';
import {
  controlNextTurn,
  endTurn,
  extraBeginning,
  extraCombat,
  extraTurn,
  removeFromCombat,
  skipNext,
} from './turns.ts';
import { takeInitiative, venture } from './venture.ts';
import { vote } from './vote.ts';

export const EFFECT_HANDLERS: EffectHandlers = {
  chooseObjects: chooseObjectsEffect,
  choosePlayer,
  chooseSource,
  chooseColor,
  chooseNumber,
  chooseName,
  chooseCreatureType,
  vote,
  let: letObjects,
  letNumber,
  letPlayers,
  draw: drawEffect,
  discard: discardEffect,
  mill,
  move,
  exile,
  destroy,
  sacrifice,
  sacrificeObjects,
  counter,
  shuffle,
  search: searchEffect,
  reveal,
  lookAt,
  scry: scryEffect,
  surveil: surveilEffect,
  revealUntil,
  separate,
  choosePile,
  damage,
  dividedCounters,
  moreOfEachCounter,
  dividedDamage,
  divideDamage,
  fight,
  gainLife,
  loseLife,
  setLife,
  putCounters,
  putCountersOf,
  moveCounters,
  removeCounters,
  playerCounters,
  payAnyEnergy,
  proliferate,
  designate,
  turnDoor,
  designatePlayer,
  announce,
  removeDamage,
  pair,
  merge,
  craft,
  encode,
  exchangeControl,
  tap,
  untap,
  attach,
  unattach,
  createTokens,
  createCopies,
  becomeCopy,
  copySpell,
  changeTargets,
  regenerate,
  transform,
  phaseOut,
  apply,
  applyRule,
  applyReplacement,
  removeFromCombat,
  addMana,
  activateManaAbilities,
  moveMana,
  permit,
  castNow: castNowEffect,
  delayed,
  reflexive,
  controlNextTurn,
  extraTurn,
  extraCombat,
  extraBeginning,
  endTurn,
  skipNext,
  winGame,
  loseGame,
  becomeMonarch,
  increaseSpeed,
  venture,
  becomeDayOrNight,
  takeInitiative,
  emblem,
  flipCoin,
  flipCoins,
  rollDie,
};
