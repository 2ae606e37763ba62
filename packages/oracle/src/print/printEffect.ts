/** Instructions as sentences: the dispatcher and the public way in. */
import type { Effect } from '@foretell/rules/ir';
import { type Clause, paragraphs } from './clause.ts';
import type { PrintContext } from './context.ts';
import { branchClauses } from './printEffectBranches.ts';
import { choiceClauses } from './printEffectChoices.ts';
import { numberClauses } from './printEffectNumbers.ts';
import { permanentClauses } from './printEffectPermanents.ts';
import { playClauses } from './printEffectPlay.ts';
import { turnClauses } from './printEffectTurns.ts';
import { zoneClauses } from './printEffectZones.ts';
import { keywordActionClauses } from './printKeywordAction.ts';
import { joinClauses } from './sequence.ts';

/** The effect as text: sentences with capital letters and full stops. */
export function printEffect(effect: Effect, context: PrintContext): string {
  return paragraphs(printEffectSentences(effect, context));
}

/** The effect as sentences in lower case without full stops, to be put after "When …," or "If …,". */
export function printEffectSentences(effect: Effect, context: PrintContext): string[] {
  return joinClauses(effectClauses(effect, context));
}

/** Sentences as one text whose first letter stays lower case. */
export function printEffectText(effect: Effect, context: PrintContext): string {
  const sentences = printEffectSentences(effect, context);
  const [first, ...others] = sentences;
  if (first === undefined) return '';
  return others.length === 0 ? first : `${first}. ${paragraphs(others)}`;
}

export function effectClauses(effect: Effect, context: PrintContext): Clause[] {
  switch (effect.kind) {
    case 'sequence':
    case 'if':
    case 'forEachObject':
    case 'forEachPlayer':
    case 'repeat':
    case 'repeatWhile':
    case 'may':
    case 'mayPay':
    case 'payRepeatedly':
    case 'chooseEffect':
      return branchClauses(effect, context);
    case 'chooseObjects':
    case 'choosePlayer':
    case 'chooseSource':
    case 'chooseColor':
    case 'chooseNumber':
    case 'chooseName':
    case 'chooseCreatureType':
    case 'let':
    case 'letNumber':
    case 'letPlayers':
    case 'separate':
    case 'choosePile':
    case 'flipCoin':
    case 'flipCoins':
    case 'rollDie':
    case 'vote':
      return choiceClauses(effect, context);
    case 'objectAction':
    case 'playerAction':
      return keywordActionClauses(effect, context);
    case 'draw':
    case 'discard':
    case 'mill':
    case 'move':
    case 'exile':
    case 'destroy':
    case 'sacrifice':
    case 'sacrificeObjects':
    case 'counter':
    case 'shuffle':
    case 'search':
    case 'reveal':
    case 'lookAt':
    case 'scry':
    case 'surveil':
    case 'revealUntil':
      return zoneClauses(effect, context);
    case 'damage':
    case 'dividedDamage':
    case 'divideDamage':
    case 'dividedCounters':
    case 'moreOfEachCounter':
    case 'fight':
    case 'gainLife':
    case 'loseLife':
    case 'setLife':
    case 'putCounters':
    case 'putCountersOf':
    case 'removeCounters':
    case 'moveCounters':
    case 'playerCounters':
    case 'proliferate':
      return numberClauses(effect, context);
    case 'tap':
    case 'untap':
    case 'attach':
    case 'unattach':
    case 'createTokens':
    case 'createCopies':
    case 'becomeCopy':
    case 'copySpell':
    case 'changeTargets':
    case 'regenerate':
    case 'transform':
    case 'phaseOut':
    case 'apply':
    case 'applyRule':
    case 'applyReplacement':
    case 'removeFromCombat':
    case 'turnDoor':
    case 'designate':
    case 'designatePlayer':
    case 'announce':
    case 'payAnyEnergy':
    case 'removeDamage':
    case 'pair':
    case 'merge':
    case 'encode':
    case 'craft':
    case 'exchangeControl':
      return permanentClauses(effect, context);
    case 'addMana':
    case 'activateManaAbilities':
    case 'moveMana':
    case 'permit':
    case 'castNow':
      return playClauses(effect, context);
    case 'delayed':
    case 'reflexive':
    case 'controlNextTurn':
    case 'extraTurn':
    case 'extraCombat':
    case 'extraBeginning':
    case 'endTurn':
    case 'skipNext':
    case 'winGame':
    case 'loseGame':
    case 'becomeMonarch':
    case 'increaseSpeed':
    case 'becomeDayOrNight':
    case 'venture':
    case 'takeInitiative':
    case 'emblem':
      return turnClauses(effect, context);
  }
}
