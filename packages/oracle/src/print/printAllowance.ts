/** What may be done that otherwise could not: extra land plays, flash, playing from other zones. */

import { type Allowance, type Effect, EVENT_NAMES, type ManaType, type PlayerSet, Zone } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { numberWord } from './english.ts';
import { castFrom, playedFrom } from './printCastFrom.ts';
import { printCostAsAction } from './printCost.ts';
import { printEffectSentences } from './printEffect.ts';
import { nounPhrase } from './printFilter.ts';
import { anyOfPlayers, playerGroup, playerGroupIsMany, printPlayers } from './printPlayers.ts';
import { counted, quantityValue } from './printQuantity.ts';
import { printSelf, withDeterminer } from './printReference.ts';
import { causes, ruled, spellNoun } from './printRestriction.ts';
import { colorNames, zoneName } from './vocabulary.ts';

export function printAllowance(allowance: Allowance, context: PrintContext): string {
  switch (allowance.kind) {
    case 'castAsThoughFlash':
      return `${playerGroup(allowance.who, context)} may cast ${spellNoun(allowance.spells, context)} as though they had flash`;
    case 'additionalLandPlays':
      return `${allowance.who.kind === 'eachPlayer' ? 'each player' : playerGroup(allowance.who, context)} may play ${allowance.count === 1 ? 'an additional land' : typeof allowance.count === 'number' ? (allowance.count >= 1000 ? 'any number of lands' : `${numberWord(allowance.count)} additional lands`) : `${quantityValue(allowance.count, context)} additional lands`} on each of ${allowance.who.kind === 'you' ? 'your' : 'their'} turns`;
    case 'noMaximumHandSize':
      return `${playerGroup(allowance.who, context)} ${playerGroupIsMany(allowance.who) ? 'have' : 'has'} no maximum hand size`;
    case 'maximumHandSizeIs':
      return `${ownersOf(allowance.who)} maximum hand size is ${numberWord(allowance.size)}`;
    case 'maximumHandSize':
      return handSize(allowance, context);
    case 'activateAsThoughHaste':
      return `you may activate abilities of ${ruled(allowance.what, context).text} as though those ${/creatures/.test(ruled(allowance.what, context.fresh()).text) ? 'creatures' : 'permanents'} had haste`;
    case 'untapsWithOthers': {
      const untapped = ruled(allowance.what, context);
      return `untap ${untapped.many ? 'all ' : ''}${untapped.text} during each other player's untap step`;
    }
    case 'mayStayTapped':
      return `you may choose not to untap ${ruled(allowance.what, context).text} during your untap step`;
    case 'blockAdditional': {
      const subject = ruled(allowance.what, context);
      const number =
        allowance.count === 'any'
          ? 'any number of creatures'
          : allowance.count === 1
            ? 'an additional creature'
            : `${typeof allowance.count === 'number' ? numberWord(allowance.count) : quantityValue(allowance.count, context)} additional creatures`;
      return `${subject.text} can block ${number}${allowance.count === 'any' ? '' : ' each combat'}`;
    }
    case 'attackAsThoughNoDefender': {
      const subject = ruled(allowance.what, context);
      return `${subject.text} can attack as though ${subject.many ? 'they' : 'it'} didn't have defender`;
    }
    case 'assignAsUnblocked': {
      if (allowance.what.kind === 'isSelf')
        return `you may have ${printSelf(context)} assign its combat damage as though it weren't blocked`;
      const each = nounPhrase(allowance.what, context, { place: 'permanent', many: false });
      return `for each ${each}, you may have that creature assign its combat damage as though it weren't blocked`;
    }
    case 'assignByToughness': {
      const subject = ruled(allowance.what, context);
      if (!subject.many) return `${subject.text} assigns combat damage equal to its toughness rather than its power`;
      const each = nounPhrase(allowance.what, context, { place: 'permanent', many: false });
      return `each ${each} assigns combat damage equal to its toughness rather than its power`;
    }
    case 'spendManaAs':
      return `${playerGroup(allowance.who, context)} may spend mana as though it were mana of any ${allowance.manaAs === 'anyColor' ? 'color' : 'type'}${allowance.spells.kind === 'any' ? '' : ` to cast ${spellNoun(allowance.spells, context)}`}`;
    case 'triggerAgain': {
      const of = withDeterminer(nounPhrase(allowance.of, context, { place: 'permanent', many: false }));
      if (allowance.cause === undefined)
        return `if a triggered ability of ${of} triggers, that ability triggers an additional time`;
      return `if ${causes(allowance.cause, context, false)} causes a triggered ability of ${of} to trigger, that ability triggers an additional time`;
    }
    case 'tapsAs': {
      const subject = ruled(allowance.what, context);
      const s = subject.many ? '' : 's';
      const actions = allowance.to.map((action) => (action === 'crew' ? `crew${s} Vehicles` : `saddle${s} Mounts`));
      const their = subject.many ? 'their' : 'its';
      const how =
        allowance.by === 'toughness'
          ? `using ${their} toughness rather than ${their} power`
          : `as though ${their} power were ${allowance.by} greater`;
      return `${subject.text} ${actions.join(' and ')} ${how}`;
    }
    case 'activateAgain':
      return allowance.times === 'any'
        ? `you may activate ${allowance.keyword.toLowerCase()} abilities as though they haven't been activated`
        : `each ${allowance.keyword.toLowerCase()} ability of ${nounPhrase(allowance.what, context, { place: 'permanent', many: true })} can be activated ${allowance.times === 1 ? 'an additional time' : `${numberWord(allowance.times)} additional times`}`;
    case 'ignoresHexproof': {
      const players = allowance.players === undefined ? '' : `${playerGroup(allowance.players, context)} and `;
      const whose = allowance.by.kind === 'you' ? ' you control' : '';
      return `${players}${nounPhrase(allowance.what, context, { place: 'permanent', many: true })} can be the targets of spells and abilities${whose} as though they didn't have hexproof`;
    }
    case 'loyaltyTwice':
      return `you may activate the loyalty abilities of ${ruled(allowance.what, context).text} twice each turn rather than only once`;
    case 'loyaltyAsInstant':
      return allowance.what.kind === 'isSelf'
        ? `you may activate ${context.self.permanent}'s loyalty abilities any time you could cast an instant`
        : `you may activate loyalty abilities of ${nounPhrase(allowance.what, context, { place: 'permanent', many: true })} any time you could cast an instant`;
    case 'playFromTopOfLibrary':
      return playFromTop(allowance, context);
    case 'lookAtTopOfLibrary':
      return `${playerGroup(allowance.who, context)} may look at the top card of ${allowance.who.kind === 'you' ? 'your' : 'their'} library any time`;
    case 'lookAtFaceDown':
      return `${playerGroup(allowance.who, context)} may look at ${nounPhrase({ kind: 'and', of: [{ kind: 'faceDown' }, allowance.what] }, context, { place: 'permanent', many: true })} any time`;
    case 'playWithTopRevealed':
      return allowance.who.kind === 'you'
        ? 'play with the top card of your library revealed'
        : `${playerGroup(allowance.who, context)} play with the top card of their libraries revealed`;
    case 'castFromZone':
      return castFrom(allowance, context);
    case 'alternativeCost':
      return alternativeCost(allowance, context);
    case 'additionalCost': {
      const noun = spellNoun(allowance.spells, context);
      return `as an additional cost to cast ${noun}, ${playerGroup(allowance.who, context)} may ${printCostAsAction(allowance.cost, context)}. Those spells cost {${'WUBRG'.charAt(allowance.less)}} less to cast if you paid life this way. This effect reduces only the amount of ${manaWord(allowance.less)} mana you pay`;
    }
    case 'lifeForMana':
      return `for each {${'WUBRG'.charAt(allowance.type)}} in a cost, ${playerGroup(allowance.who, context)} may pay 2 life rather than pay that mana`;
    case 'castWhileSearching':
      return `while you're searching your library, you may cast ${allowance.what.kind === 'isSelf' ? context.self.card : nounPhrase(allowance.what, context, { place: 'card', many: true })} from your library`;
    case 'manaDoesntEmpty':
      if (allowance.becomes !== undefined)
        return `if ${playerGroup(allowance.who, context)} would lose unspent mana, that mana becomes ${manaWord(allowance.becomes)} instead`;
      return `${playerGroup(allowance.who, context)} don't lose unspent ${allowance.type === undefined ? '' : `${manaWord(allowance.type)} `}mana as steps and phases end`;
    case 'additionalVote':
      return allowance.optional === true
        ? `while voting, ${playerGroup(allowance.who, context)} may vote an additional time`
        : `while voting, ${playerGroup(allowance.who, context)} get an additional vote`;
    case 'choosesVotes':
      return `you choose how ${printPlayers(allowance.of, context)} votes`;
    case 'newHandAtMulligan':
      return `any time you could mulligan and ${context.self.card} is in your hand, you may exile all the cards from your hand, then draw that many cards`;
    case 'revealInOpeningHand':
      return `you may reveal ${context.self.card} from your opening hand. If you do, ${firstTime(allowance.effect, context)}`;
    case 'startOnBattlefield':
      return `if ${context.self.card} is in your opening hand, you may begin the game with it on the battlefield${allowance.counters === undefined ? '' : ` with ${counted(allowance.counters.count, `${allowance.counters.counter} counter`, context)} on it`}${allowance.exileFromHand > 0 ? `. If you do, exile ${counted(allowance.exileFromHand, 'card', context)} from your hand` : ''}`;
  }
}

/** "At the beginning of the first upkeep, …": before the game the next one is the first. */
function firstTime(effect: Effect, context: PrintContext): string {
  if (effect.kind === 'forEachPlayer' && effect.do.kind === 'delayed') {
    const inner = context.fresh();
    inner.bind(EVENT_NAMES.object, { later: 'that spell', many: false, player: false });
    inner.bind(EVENT_NAMES.player, { later: 'that player', many: false, player: true });
    const then = printEffectSentences(effect.do.effect, inner).join('. ');
    return `when ${anyOfPlayers(effect.of, context).replace(/^an /, 'each ')} casts their first spell of the game, ${then}`;
  }
  return printEffectSentences(effect, context)
    .join('. ')
    .replace(/\b(the|your) next (?:first )?(?=\w)/, '$1 first ');
}

/** "You may cast … from your hand without paying their mana costs", "you may pay … rather than pay the mana cost for spells you cast". */
function alternativeCost(allowance: Allowance & { readonly kind: 'alternativeCost' }, context: PrintContext): string {
  const who = playerGroup(allowance.who, context);
  const once = allowance.oncePerTurn === true;
  const prefix = once ? 'once each turn, ' : '';
  const noun = spellNoun(allowance.spells, context);
  const place =
    allowance.from === undefined
      ? ''
      : allowance.from === Zone.Exile
        ? ' from exile'
        : ` from ${whose(allowance.who)} ${zoneName(allowance.from)}`;
  const flash = allowance.flash === true ? ' and as though they had flash' : '';
  if (allowance.cost === 'free')
    return `${prefix}${who} may cast ${noun}${place} without paying their mana costs${flash}`;
  const cast = `${noun} ${allowance.who.kind === 'you' ? 'you' : 'they'} cast${place}`;
  return `${prefix}${who} may ${printCostAsAction(allowance.cost, context)} rather than pay the mana cost for ${cast}`;
}

function whose(who: PlayerSet): string {
  return who.kind === 'you' ? 'your' : 'their';
}

function ownersOf(who: PlayerSet): string {
  return who.kind === 'you' ? 'your' : `each ${who.kind === 'opponents' ? "opponent's" : "player's"}`;
}

function handSize(allowance: Allowance & { readonly kind: 'maximumHandSize' }, context: PrintContext): string {
  const whose = ownersOf(allowance.who);
  if (typeof allowance.change === 'number')
    return `${whose} maximum hand size is ${allowance.change < 0 ? 'reduced' : 'increased'} by ${numberWord(Math.abs(allowance.change))}`;
  return `${whose} maximum hand size is increased by ${quantityValue(allowance.change, context)}`;
}

function playFromTop(allowance: Allowance & { readonly kind: 'playFromTopOfLibrary' }, context: PrintContext): string {
  const { what } = allowance;
  const reveal = allowance.revealed ? `play with the top card of your library revealed. ` : '';
  const lands = what.kind === 'any';
  const onlyLands = what.kind === 'type' && what.types === 32;
  const noun = lands ? 'play lands and cast spells' : onlyLands ? 'play lands' : playedFrom(what, context);
  const once = allowance.oncePerTurn === true ? 'once each turn, ' : '';
  const counter =
    allowance.entersWith === undefined
      ? ''
      : `. If you cast a creature spell this way, that creature enters with an additional ${allowance.entersWith} counter on it`;
  const paid =
    allowance.cost === undefined
      ? ''
      : '. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost';
  const you = `${once}${playerGroup(allowance.who, context)} may ${noun} from the top of ${allowance.who.kind === 'you' ? 'your' : 'their'} library${counter}${paid}`;
  return reveal === '' ? you : reveal + you.charAt(0).toUpperCase() + you.slice(1);
}

function manaWord(type: ManaType): string {
  return colorNames(1 << type)[0] ?? 'colorless';
}
