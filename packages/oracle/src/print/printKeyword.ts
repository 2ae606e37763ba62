/** Keyword abilities with costs or numbers, and statements about casting the spell itself. */
import {
  BANDS_WITH_OTHER,
  COST_KEYWORDS,
  COUNT_AND_COST_KEYWORDS,
  COUNTED_KEYWORDS,
  type CostComponent,
  type KeywordAbility,
  type NamedKeyword,
  PLAIN_KEYWORDS,
  type Quantity,
  Zone,
} from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { capitalise, numberWord } from './english.ts';
import { gerund } from './gerund.ts';
import { printCompanion } from './printCompanion.ts';
import { printCondition, timeAdverb } from './printCondition.ts';
import { orderedCost, printAnyNumber, printCost, printCostAsAction } from './printCost.ts';
import { nounPhrase } from './printFilter.ts';
import { printPlayers } from './printPlayers.ts';
import { forEach, quantityValue } from './printQuantity.ts';
import { withDeterminer } from './printReference.ts';
import { printSymbol } from './printSymbols.ts';

/** Alternative costs that are keywords (702); any other name is printed as the sentence that offers the cost. */
const ALTERNATIVE_KEYWORDS = [
  'overload',
  'evoke',
  'dash',
  'blitz',
  'bestow',
  'emerge',
  'spectacle',
  'surge',
  'prowl',
  'awaken',
  'cleave',
  'madness',
  'plot',
  'freerunning',
  'impending',
  'disturb',
  'foretell',
  'prototype',
  'warp',
  'sneak',
  'mayhem',
  'web-slinging',
];

/** "Equip {1}", or with a dash where the cost is not mana alone: "Kicker—Sacrifice a creature." (702). */
export function keywordWithCost(keyword: string, cost: readonly CostComponent[], context: PrintContext): string {
  const mana =
    cost.length > 0 && cost.every((component) => component.kind === 'mana' || component.kind === 'genericMana');
  const text = printCost(cost, context);
  const word = AS_TITLES.get(keyword) ?? capitalise(keyword);
  if (text === '') return word;
  return mana ? `${word} ${text}` : `${word}\u2014${text}.`;
}

/** Keywords whose words are written like those of a title (702.162a). */
const AS_TITLES: ReadonlyMap<string, string> = new Map([['more than meets the eye', 'More Than Meets the Eye']]);

export function printKeyword(ability: KeywordAbility, context: PrintContext): string {
  if (ability.keyword === 'exert' && 'oncePerTurn' in ability)
    return `If ${context.self.permanent} hasn't been exerted this turn, you may exert it as it attacks.`;
  if (isNamed(ability)) return namedKeyword(ability, context);
  switch (ability.keyword) {
    case 'optionalCost':
      if (/^(additional|collect evidence|behold)$/.test(ability.name))
        return `As an additional cost to cast this spell, you may ${printCostAsAction(ability.cost, context)}.`;
      if (ability.name === 'exile' || (ability.name === 'sacrifice' && ability.repeat === true))
        return `As an additional cost to cast this spell, you may ${printAnyNumber(ability.cost, context)}.`;
      // One of several kickers is named with its cost (702.33b).
      return keywordWithCost(ability.name.replace(/ \{.*$/, ''), ability.cost, context);
    case 'additionalCost': {
      const first = printCostAsAction(ability.cost, context);
      const other = ability.orElse === undefined ? '' : ` or ${printCostAsAction(ability.orElse, context)}`;
      return `As an additional cost to cast this spell, ${first}${other}.`;
    }
    case 'alternativeCost':
      return alternativeCost(ability, context);
    case 'castFrom':
      if (ability.name === FROM_GRAVEYARD || ability.name === FROM_EXILE) return castFromThere(ability, context);
      if (ability.name === 'mutate') return 'You may cast this card from your graveyard using its mutate ability.';
      return /^(retrace|jump-start)$/.test(ability.name)
        ? capitalise(ability.name)
        : keywordWithCost(ability.name, ability.cost, context);
    case 'enchant':
      return `Enchant ${enchanted(ability, context)}`;
    case 'protection':
      return ability.label.toLowerCase().startsWith('protection')
        ? capitalise(ability.label)
        : `Protection from ${ability.label.replace(/^from /, '')}`;
    case 'ward':
      if (ability.orElse !== undefined)
        return `Ward\u2014${capitalise(printCostAsAction(ability.cost, context))} or ${printCostAsAction(ability.orElse, context)}.`;
      return keywordWithCost('Ward', ability.cost, context);
    case 'suspend':
      return `Suspend ${ability.count}\u2014${printCost(ability.cost, context)}`;
    case 'cascade':
      return 'Cascade';
    case 'affinity':
      return `Affinity for ${nounPhrase(ability.what, context, { place: 'permanent', many: true }).replace(/ you control$/, '')}`;
    case 'castOnly': {
      const early = ability.condition.kind === 'not' ? turnsOfGame(ability.condition.of, context) : null;
      if (early !== null) return `You can't cast this spell during ${early}.`;
      const adverb = timeAdverb(ability.condition, context);
      // The spell itself has not been cast yet (601.2i), so that any spell is another one.
      return `Cast this spell only ${adverb ?? `if ${printCondition(ability.condition, context)}`}.`.replace(
        'cast a spell this turn',
        'cast another spell this turn',
      );
    }
    case 'cantBeCountered':
      return "This spell can't be countered.";
    case 'canBeCommander':
      return `${context.self.card} can be your commander.`;
    case 'deckLimit':
      return `A deck can have ${ability.most === 'any' ? 'any number of' : `up to ${numberWord(ability.most)}`} cards named ${context.self.card}.`;
    case 'costsLess':
      if (ability.mana !== undefined) {
        const generic = ability.generic === 0 ? '' : `{${quantityValue(ability.generic, context)}}`;
        const each = ability.times === undefined ? null : forEach(ability.times, context);
        const so = ability.condition === undefined ? '' : ` if ${printCondition(ability.condition, context)}`;
        return `This spell costs ${generic}${ability.mana} less to cast${each === null ? '' : ` ${each.text}`}${so}.`;
      }
      return `This spell costs ${lessGeneric(ability.generic, 'cast', context)}.`.replace(
        'cast a spell this turn',
        'cast another spell this turn',
      );
    case 'morph':
      return keywordWithCost(ability.form ?? 'morph', ability.cost, context);
    case 'miracle':
      return keywordWithCost('Miracle', ability.cost, context);
    case 'companion':
      return printCompanion(ability.condition, context);
    case 'craft':
      return keywordWithCost(`Craft with ${ability.label}`, ability.cost, context);
    case 'backup':
    case 'gift':
    case 'chapter':
    case 'atCounters':
    case 'classLevel':
    case 'toSolve':
    case 'solved':
    case 'maxSpeed':
    case 'anchored':
      return printSymbol(ability, context);
  }
}

/** The way of casting a card that says of itself that it may be cast from the graveyard. */
export const FROM_GRAVEYARD = 'from graveyard';
export const FROM_EXILE = 'from exile';

/** "You may cast this card from your graveyard by paying 2 life in addition to paying its other costs if …" */
function castFromThere(
  { cost, condition, zone }: KeywordAbility & { readonly keyword: 'castFrom' },
  context: PrintContext,
): string {
  const [, ...more] = cost;
  const by =
    more.length === 0 ? '' : ` by ${gerund(printCostAsAction(more, context))} in addition to paying its other costs`;
  const so = condition === undefined ? '' : ` if ${printCondition(condition, context)}`;
  return `You may cast ${context.self.card} from ${zone === Zone.Exile ? 'exile' : 'your graveyard'}${by}${so}.`;
}

type Named = Extract<KeywordAbility, NamedKeyword>;

function isNamed(ability: KeywordAbility): ability is Named {
  return NAMED.includes(ability.keyword);
}

const NAMED: readonly string[] = [
  ...PLAIN_KEYWORDS,
  ...COUNTED_KEYWORDS,
  ...COST_KEYWORDS,
  ...COUNT_AND_COST_KEYWORDS,
  'landwalk',
  'hexproof from',
  BANDS_WITH_OTHER,
  'partner with',
  'champion',
  'splice',
];

/** "Exalted", "Annihilator 2", "Unearth {B}", "Reinforce 2\u2014{1}{G}", "Islandwalk", "Champion a Goblin". */
function namedKeyword(ability: Named, context: PrintContext): string {
  const word = capitalise(ability.keyword);
  if (ability.keyword === 'landwalk') return capitalise(ability.label);
  if (ability.keyword === 'strive')
    return `Strive \u2014 This spell costs ${printCost(ability.cost, context)} more to cast for each target beyond the first.`;
  if (ability.keyword === BANDS_WITH_OTHER) return `${word} ${ability.label}`;
  if (ability.keyword === 'hexproof from') return `Hexproof from ${ability.label}`;
  if (ability.keyword === 'partner with') return `${word} ${ability.name}`;
  if (ability.keyword === 'splice') return keywordWithCost(`Splice onto ${ability.label}`, ability.cost, context);
  if (ability.keyword === 'champion')
    return `${word} ${withDeterminer(nounPhrase(ability.what, context, { place: 'permanent', many: false }))}`;
  if ('count' in ability) {
    const once = 'oncePerTurn' in ability ? '. Activate only once each turn.' : '';
    const count =
      typeof ability.count === 'number' || ability.count.kind === 'x'
        ? quantityValue(ability.count, context)
        : ability.keyword === 'bloodthirst'
          ? 'X'
          : `X, where X is ${quantityValue(ability.count, context)}`;
    return 'cost' in ability ? `${word} ${count}\u2014${printCost(ability.cost, context)}` : `${word} ${count}${once}`;
  }
  return 'cost' in ability ? keywordWithCost(ability.keyword, ability.cost, context) : word;
}

function enchanted(ability: KeywordAbility & { readonly keyword: 'enchant' }, context: PrintContext): string {
  const objects = nounPhrase(ability.what, context, { place: 'permanent', many: false });
  if (ability.players === undefined) return objects;
  const players =
    ability.players.kind === 'opponents'
      ? 'opponent'
      : ability.players.kind === 'eachPlayer'
        ? 'player'
        : printPlayers(ability.players, context);
  return ability.what.kind === 'not' && ability.what.of.kind === 'any' ? players : `${objects} or ${players}`;
}

function alternativeCost(
  ability: KeywordAbility & { readonly keyword: 'alternativeCost' },
  context: PrintContext,
): string {
  if (ALTERNATIVE_KEYWORDS.includes(ability.name.toLowerCase()))
    return keywordWithCost(ability.name, ability.cost, context);
  const cost = orderedCost(ability.cost);
  const lead = ability.condition === undefined ? '' : conditionLead(ability.condition, context);
  if (ability.name === 'flash') return asThoughFlash(ability, context);
  if (cost.length === 0) return capitalise(`${lead}you may cast this spell without paying its mana cost.`);
  return capitalise(`${lead}you may ${printCostAsAction(cost, context)} rather than pay this spell's mana cost.`);
}

/** "your first, second, or third turns of the game" */
function turnsOfGame(condition: Parameters<typeof printCondition>[0], context: PrintContext): string | null {
  const [, turns] = /^it's (your .*) turn of the game$/.exec(printCondition(condition, context)) ?? [];
  return turns === undefined ? null : `${turns} turns of the game`;
}

/** The mana cost, and what more is paid. */
function asThoughFlash(
  { cost, condition }: KeywordAbility & { readonly keyword: 'alternativeCost' },
  context: PrintContext,
): string {
  const [, more] = cost;
  const pay =
    more === undefined
      ? ''
      : more.kind === 'mana'
        ? ` if you pay ${more.cost} more to cast it`
        : ` if you ${printCostAsAction([more], context)} as an additional cost to cast it`;
  const so = condition === undefined ? '' : ` if ${printCondition(condition, context)}`;
  return `You may cast this spell as though it had flash${pay}${so}.`;
}

function conditionLead(condition: Parameters<typeof printCondition>[0], context: PrintContext): string {
  return `if ${printCondition(condition, context)}, `;
}

/** "{2} less to cast if …", "{1} less to activate for each …" (601.2f, 602.2b). */
export function lessGeneric(generic: Quantity, verb: 'cast' | 'activate', context: PrintContext): string {
  if (typeof generic === 'number') return `{${Math.abs(generic)}} ${generic < 0 ? 'more' : 'less'} to ${verb}`;
  if (generic.kind === 'conditional' && typeof generic.then === 'number')
    return `{${Math.abs(generic.then)}} ${generic.then < 0 ? 'more' : 'less'} to ${verb} if ${printCondition(generic.if, context)}`;
  if (generic.kind === 'negative') return `{X} more to ${verb}, where X is ${quantityValue(generic.of, context)}`;
  const each = forEach(generic, context);
  return each === null
    ? `{X} less to ${verb}, where X is ${quantityValue(generic, context)}`
    : `{${each.factor}} less to ${verb} ${each.text}`;
}
