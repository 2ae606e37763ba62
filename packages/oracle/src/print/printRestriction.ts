/** What cannot or must be done: "creatures can't block", "each player can't cast more than one spell each turn". */

import {
  type EventPattern,
  type Filter,
  type PlayerSet,
  type Quantity,
  type Restriction,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, numberWord, plural, possessive, thirdPerson, words } from './english.ts';
import { damageWord } from './printCombatEvent.ts';
import { printCondition } from './printCondition.ts';
import { printCostAsAction } from './printCost.ts';
import { nounPhrase } from './printFilter.ts';
import { playerGroup, playerGroupIsMany, playersPossessive } from './printPlayers.ts';
import { counted, quantityValue } from './printQuantity.ts';
import { printObjects, withDeterminer } from './printReference.ts';
import { colorNames, zoneName } from './vocabulary.ts';

/** The objects a rule is about, as the subject of "can't …". */
export function ruled(filter: Filter, context: PrintContext): { readonly text: string; readonly many: boolean } {
  const particular = filter.kind === 'isSelf' || filter.kind === 'attachedToBySource';
  if (filter.kind === 'among') {
    const { text, many } = printObjects(filter.what, context);
    return { text: text === 'them' ? 'they' : text, many };
  }
  const text = nounPhrase(filter, context, { place: 'permanent', many: true });
  if (particular || text === context.self.permanent) return { text, many: false };
  return { text, many: true };
}

function must(subject: { readonly text: string; readonly many: boolean }, verb: string, rest: string): string {
  return words(subject.text, subject.many ? verb : thirdPerson(verb), rest);
}

/** Attackers and blockers are creatures even where the filter only says what they have. */
function creatureNoun(filter: Filter, context: PrintContext): string {
  return nounPhrase(filter, context, { place: 'permanent', many: true }).replace(/\bpermanents\b/, 'creatures');
}

/** "spells", "creature spells", "noncreature spells". */
export function spellNoun(filter: Filter, context: PrintContext): string {
  return nounPhrase(filter, context, { place: 'spell', many: true });
}

function players(restriction: { readonly who: Parameters<typeof playerGroup>[0] }, context: PrintContext): string {
  return playerGroup(restriction.who, context);
}

export function printRestriction(restriction: Restriction, context: PrintContext): string {
  switch (restriction.kind) {
    case 'cantAttack':
      return `${ruled(restriction.what, context).text} can't attack${restriction.defenders === undefined ? '' : ` ${restriction.defenders.kind === 'you' && restriction.playersOnly !== true ? 'you or planeswalkers you control' : playerGroup(restriction.defenders, context)}`}${restriction.unlessControls === undefined ? '' : ` unless defending player controls ${withDeterminer(nounPhrase(restriction.unlessControls, context, { place: 'permanent', many: false }))}`}`;
    case 'attackCost': {
      const whom = playerGroup(restriction.defenders, context);
      const walkers = restriction.planeswalkers ? ` or planeswalkers ${whom} control` : '';
      return `${ruled(restriction.what, context).text} can't attack ${whom}${walkers} unless their controller ${printCostAsAction(restriction.cost, context).replace(/^pay /, 'pays ')} for each ${restriction.planeswalkers ? 'of those creatures' : `creature they control that's attacking ${whom}`}`;
    }
    case 'noTriggers':
      return `${causes(restriction.cause, context)} don't cause abilities${ofObjects(restriction.of, context)} to trigger`;
    case 'cantCrew':
      return `${ruled(restriction.what, context).text} can't crew Vehicles`;
    case 'cantBlock':
      return `${ruled(restriction.what, context).text} can't block`;
    case 'combatLimit': {
      const { count, defenders, attacked } = restriction;
      const whom =
        defenders !== undefined
          ? ` ${playerGroup(defenders, context)}`
          : attacked === undefined
            ? ''
            : ` ${ruled(attacked, context).text}`;
      return `no more than ${numberWord(count)} ${count === 1 ? 'creature' : 'creatures'} can ${restriction.doing}${whom} each combat`;
    }
    case 'company':
      return `${ruled(restriction.what, context).text} ${restriction.alone === 'never' ? `can't ${restriction.doing} alone` : `can only ${restriction.doing} alone`}`;
    case 'cantBeBlocked':
      return `${ruled(restriction.what, context).text} can't be blocked${restriction.by === undefined ? '' : ` by ${creatureNoun(restriction.by, context)}`}`;
    case 'mustAttack': {
      const subject = ruled(restriction.what, context);
      const { defenders } = restriction;
      const whom = defenders === undefined ? '' : `${playerGroup(defenders, context)} `;
      return must(subject, 'attack', `${whom}each combat if able`);
    }
    case 'goaded': {
      const subject = ruled(restriction.what, context);
      return `${subject.text} ${subject.many ? 'are' : 'is'} goaded`;
    }
    case 'mustBeBlocked':
      return `${ruled(restriction.what, context).text} must be blocked if able`;
    case 'mustBlock': {
      const { attackers } = restriction;
      if (attackers === undefined) return must(ruled(restriction.what, context), 'block', 'each combat if able');
      const blocked = ruled(attackers, context).text;
      const blockers = ruled(restriction.what, context);
      return restriction.what.kind === 'among'
        ? must(blockers, 'block', `${blocked} each combat if able`)
        : `all ${blockers.text} able to block ${blocked} do so`;
    }
    case 'blockers': {
      const { text } = ruled(restriction.what, context);
      return restriction.max === undefined
        ? `${text} can't be blocked except by ${numberWord(restriction.min ?? 0)} or more creatures`
        : `${text} can't be blocked by more than ${numberWord(restriction.max)} ${restriction.max === 1 ? 'creature' : 'creatures'}`;
    }
    case 'canBlockOnly':
      return `${ruled(restriction.what, context).text} can block only ${creatureNoun(restriction.attackers, context)}`;
    case 'cantBeBlockedExceptBy':
      return `${ruled(restriction.what, context).text} can't be blocked except by ${creatureNoun(restriction.by, context)}`;
    case 'doesntUntap': {
      const subject = ruled(restriction.what, context);
      return subject.many
        ? `${subject.text} don't untap during their controllers' untap steps`
        : `${subject.text} doesn't untap during ${subject.text.startsWith('this') || subject.text === context.self.permanent ? 'your' : "its controller's"} untap step`;
    }
    case 'cantCast': {
      const only = onlyInOwnTurns(restriction.who, context);
      if (only !== null)
        return `${only} can cast ${spellNoun(restriction.spells, context)} only during their own turns`;
      if (isOwnTurnOnly(restriction))
        return `you can cast ${spellNoun(restriction.spells, context)} only during your turn`;
      const when = restriction.when === undefined ? '' : ` ${castWhen(restriction.when, context)}`;
      const from = restriction.from === undefined ? '' : ` from ${castZones(restriction.from, restriction.who)}`;
      return `${players(restriction, context)} can't cast ${spellNoun(restriction.spells, context)}${from}${when}`;
    }
    case 'cantEnter': {
      const cards = nounPhrase(restriction.what, context, { place: 'card', many: true });
      return `${cards} in ${joinList(restriction.from.map(zonesOf), 'and')} can't enter the battlefield`;
    }
    case 'castLimit': {
      const noun = nounPhrase(restriction.spells, context, { place: 'spell', many: restriction.count !== 1 });
      if (typeof restriction.count !== 'number')
        return `${players(restriction, context)} can cast only ${numberLeft(restriction.count, context)} more ${noun}`;
      return `${eachOf(restriction.who, context)} can't cast more than ${numberWord(restriction.count)} ${noun} each turn`;
    }
    case 'castOnlyAsSorcery':
      return `${eachOf(restriction.who, context)} can cast ${spellNoun(restriction.spells, context)} only any time they could cast a sorcery`;
    case 'cantActivate': {
      const only = restriction.who === undefined ? null : onlyInOwnTurns(restriction.who, context);
      if (only !== null && restriction.what.kind === 'any' && !restriction.exceptMana)
        return `${only} can activate abilities only during their own turns`;
      const who = restriction.who === undefined ? null : playerGroup(restriction.who, context);
      const subject = ruled(restriction.what, context);
      if (restriction.loyalty === true && who !== null)
        return `${who} can't activate ${possessive(subject.text)} loyalty abilities`;
      const except = restriction.exceptMana ? " unless they're mana abilities" : '';
      const abilities = `${restriction.what.kind === 'any' ? 'activated abilities' : subject.many ? `activated abilities of ${subject.text}` : `${possessive(subject.text)} activated abilities`}`;
      return who === null
        ? `${abilities} can't be activated${except}`
        : `${who} can't activate ${abilities.replace(/^activated /, '')}${except}`;
    }
    case 'cantBeCountered':
      return `${restriction.what.kind === 'isSelf' ? context.self.spell : spellNoun(restriction.what, context)} can't be countered`;
    case 'mustTarget': {
      const who = restriction.who.kind === 'opponents' ? 'an opponent' : 'a player';
      const noun = nounPhrase(restriction.what, context, { place: 'permanent', many: false });
      return `while ${who} is choosing targets as part of casting a spell they control or activating an ability they control, that player must choose at least one ${noun} on the battlefield if able`;
    }
    case 'cantBeTargeted':
      return cantBeTargeted(restriction, context);
    case 'cantSearchLibraries':
      if (restriction.own === true)
        return `spells and abilities ${restriction.who.kind === 'opponents' ? 'your opponents' : players(restriction, context)} control can't cause their controller to search their library`;
      return `${players(restriction, context)} can't search libraries`;
    case 'cantGainLife':
      return `${players(restriction, context)} can't gain life`;
    case 'damageLeavesLife': {
      const whose = restriction.who.kind === 'you' ? 'your' : `${players(restriction, context)}'s`;
      return `damage that would reduce ${whose} life total to less than ${restriction.life} reduces it to ${restriction.life} instead`;
    }
    case 'cantDrawMoreThan':
      if (restriction.count === 0) return `${players(restriction, context)} can't draw cards`;
      return `${eachOf(restriction.who, context)} can't draw more than ${counted(restriction.count, 'card', context, 'one card')} each turn`;
    case 'cantPlayLands':
      return `${players(restriction, context)} can't play lands${restriction.from === undefined ? '' : ` from ${castZones(restriction.from, restriction.who)}`}`;
    case 'cantBeSacrificed':
      return `${ruled(restriction.what, context).text} can't be sacrificed`;
    case 'cantTurnFaceUp':
      return `${ruled(restriction.what, context).text} can't be turned face up`;
    case 'cantHaveCounters':
      return `${ruled(restriction.what, context).text} can't have ${restriction.counter === undefined ? '' : `${restriction.counter} `}counters put on ${ruled(restriction.what, context.fresh()).many ? 'them' : 'it'}`;
    case 'cantGetCounters':
      return `${players(restriction, context)} can't get ${restriction.counter === undefined ? '' : `${restriction.counter} `}counters`;
    case 'assignsNoCombatDamage': {
      const { text, many } = ruled(restriction.what, context);
      return `${text} ${many ? 'assign' : 'assigns'} no combat damage`;
    }
    case 'skipsExtraTurns':
      return `if ${restriction.who.kind === 'you' ? 'you' : restriction.who.kind === 'opponents' ? 'an opponent' : 'a player'} would begin an extra turn, ${restriction.who.kind === 'you' ? 'you skip that turn instead' : 'that player skips that turn instead'}`;
    case 'cantPreventDamage': {
      const by =
        restriction.sources === undefined ? '' : ` that would be dealt by ${ruled(restriction.sources, context).text}`;
      return `${damageWord(restriction.combat)}${by} can't be prevented`;
    }
    case 'noLegendRule':
      return restriction.what.kind === 'any'
        ? `the "legend rule" doesn't apply`
        : `the "legend rule" doesn't apply to ${ruled(restriction.what, context).text}`;
    case 'untapsAtMost': {
      const one = restriction.count === 1;
      const what = nounPhrase(restriction.what, context, { place: 'permanent', many: !one });
      return `${players(restriction, context)} can't untap more than ${numberWord(restriction.count)} ${what} during ${restriction.who.kind === 'you' ? 'your untap step' : 'their untap steps'}`;
    }
    case 'cantRegenerate':
      return `${ruled(restriction.what, context).text} can't be regenerated`;
    case 'cantUntap':
      return `${ruled(restriction.what, context).text} can't become untapped`;
    case 'noLossForLife':
      return `${players(restriction, context)} don't lose the game for having 0 or less life`;
    case 'cantLose':
      return `${players(restriction, context)} can't lose the game`;
    case 'cantWin':
      return `${players(restriction, context)} can't win the game`;
    case 'playerHexproof':
      return `${players(restriction, context)} ${playerGroupIsMany(restriction.who) ? 'have' : 'has'} hexproof${hexproofFrom(restriction.sources)}`;
    case 'playerProtection':
      return `${players(restriction, context)} ${playerGroupIsMany(restriction.who) ? 'have' : 'has'} protection from ${restriction.label}`;
    case 'playerShroud':
      return `${players(restriction, context)} ${playerGroupIsMany(restriction.who) ? 'have' : 'has'} shroud`;
  }
}

/** " from blue and from black": the colours of the sources. */
function hexproofFrom(sources: Filter | undefined): string {
  if (sources?.kind !== 'color') return '';
  return ` ${joinList(
    colorNames(sources.colors).map((name) => `from ${name}`),
    'and',
  )}`;
}

/** How many spells beyond those already cast ("only one more spell"). */
function numberLeft(count: Quantity, context: PrintContext): string {
  const fixed = typeof count === 'object' && count.kind === 'bound' ? context.numbers.get(count.name) : undefined;
  const more = typeof fixed === 'object' && fixed.kind === 'sum' ? fixed.of[1] : undefined;
  return typeof more === 'number' ? numberWord(more) : quantityValue(count, context);
}

/** Those of the players who can do something only while they are the active player. */
function onlyInOwnTurns(who: PlayerSet, context: PrintContext): string | null {
  return who.kind === 'except' && who.without.kind === 'activePlayer' ? playerGroup(who.of, context) : null;
}

function isOwnTurnOnly({ who, when, from }: Extract<Restriction, { readonly kind: 'cantCast' }>): boolean {
  return (
    who.kind === 'you' &&
    from === undefined &&
    when?.kind === 'not' &&
    when.of.kind === 'turnOf' &&
    when.of.who.kind === 'you'
  );
}

/** Where spells can't be cast from; every zone but the hand. */
function castZones(from: readonly ZoneId[], who: PlayerSet): string {
  if (from.length === 1 && from[0] === Zone.Hand && who.kind === 'you') return 'your hand';
  const others = [Zone.Library, Zone.Graveyard, Zone.Exile, Zone.Command];
  return others.every((zone) => from.includes(zone))
    ? 'anywhere other than their hands'
    : joinList(from.map(zonesOf), 'or');
}

function zonesOf(zone: ZoneId): string {
  return zone === Zone.Exile ? 'exile' : plural(zoneName(zone));
}

function eachOf(who: Parameters<typeof playerGroup>[0], context: PrintContext): string {
  if (who.kind === 'opponents') return 'each opponent';
  return who.kind === 'eachPlayer' ? 'each player' : playerGroup(who, context);
}

function castWhen(condition: Parameters<typeof printCondition>[0], context: PrintContext): string {
  if (condition.kind === 'turnOf' && condition.who.kind === 'you') return 'during your turn';
  if (condition.kind === 'duringCombat') return 'during combat';
  if (condition.kind === 'not' && condition.of.kind === 'turnOf')
    return `except during ${playersPossessive(condition.of.who, context)} turn`;
  return `if ${printCondition(condition, context)}`;
}

/** "creatures entering", "permanents dying": events as what causes abilities to trigger. */
export function causes(cause: EventPattern, context: PrintContext, many = true): string {
  if (cause.kind === 'anyOf') return cause.of.map((each) => causes(each, context, many)).join(' or ');
  if (cause.kind !== 'moves' && cause.kind !== 'attacks') throw new Error(`${cause.kind} as a cause has no words`);
  const noun = nounPhrase(cause.what, context, { place: 'permanent', many });
  const verb = cause.kind === 'attacks' ? 'attacking' : cause.to === Zone.Battlefield ? 'entering' : 'dying';
  return `${many ? noun : withDeterminer(noun)} ${verb}`;
}

function ofObjects(of: Filter, context: PrintContext): string {
  return of.kind === 'any' ? '' : ` of ${nounPhrase(of, context, { place: 'permanent', many: true })}`;
}

/** Of which spells and abilities they can't be the targets, and whose. */
function cantBeTargeted(
  { what, zone, by, sources, only }: Extract<Restriction, { readonly kind: 'cantBeTargeted' }>,
  context: PrintContext,
): string {
  const whose =
    by.kind === 'eachPlayer'
      ? ''
      : by.kind === 'opponents'
        ? ' your opponents control'
        : ` ${playerGroup(by, context)} control`;
  const spells = sources === undefined ? 'spells' : nounPhrase(sources, context, { place: 'spell', many: true });
  const from = sources === undefined ? '' : nounPhrase(sources, context, { place: 'permanent', many: true });
  const abilities = from === '' ? 'abilities' : `abilities from ${from.replace(/ permanents$/, ' sources')}`;
  const of = [...(only === 'abilities' ? [] : [spells]), ...(only === 'spells' ? [] : [abilities])].join(' or ');
  const many = zone !== undefined || (ruled(what, context.fresh()).many && what.kind !== 'among');
  const who =
    zone === undefined
      ? ruled(what, context).text
      : `${nounPhrase(what, context, { place: 'card', many: true })} in ${zoneName(zone)}s`;
  return `${who} can't be the ${many ? 'targets' : 'target'} of ${of}${whose}`;
}
