/** Changes to characteristics as predicates: "gets +1/+1 and has flying", "becomes a 3/3 Elemental creature". */

import { type Ability, BANDS_WITH_OTHER, type Change, type Quantity } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, plural, withArticle, words } from './english.ts';
import { printAbility } from './printAbility.ts';
import { modifier } from './printModifier.ts';
import { playersPossessive } from './printPlayers.ts';
import { quantityValue } from './printQuantity.ts';
import { printObjects } from './printReference.ts';
import { BASIC_LAND_TYPES, colorNames, keywordNames, supertypeNames, typeNames } from './vocabulary.ts';

/** A verb in its base form and what follows. */
export interface Predicate {
  readonly verb: string;
  readonly rest: string;
}

/** How the changes are spoken of: from a static ability ("has"), or for a time ("gains"). */
export interface ChangeStyle {
  readonly lasting: boolean;
  readonly many: boolean;
}

/** All changes of one effect, in the order rules text prefers. */
export function printChanges(changes: readonly Change[], style: ChangeStyle, context: PrintContext): Predicate[] {
  const shape = animation(changes, style, context);
  const rest = shape === null ? changes : shape.remaining;
  const predicates: Predicate[] = shape === null ? [] : [shape.predicate];
  const granted: string[] = [];
  for (const change of rest) {
    if (change.kind === 'addKeywords') granted.push(...keywordNames(change.keywords));
    else if (change.kind === 'addThisAbility') granted.push('this ability');
    else if (change.kind === 'addAbilities')
      granted.push(...change.abilities.map((ability) => quotedAbility(ability, context)));
    else predicates.push(printChange(change, style, context));
  }
  if (granted.length > 0)
    predicates.push({
      verb: style.lasting ? 'have' : 'gain',
      rest: joinList(granted, 'and').replace(/(protection from \w+) and protection (from \w+)/, '$1 and $2'),
    });
  return whereLast(predicates);
}

/** ", where X is …" ends the sentence. */
function whereLast(predicates: readonly Predicate[]): Predicate[] {
  const open = predicates.filter(({ rest }) => rest.includes(', where X is '));
  return [...predicates.filter(({ rest }) => !rest.includes(', where X is ')), ...open];
}

/** A granted ability: a bare keyword where it is one, in quotation marks otherwise. */
export function quotedAbility(ability: Ability, context: PrintContext): string {
  const inner = context.ofGiven({ ...context.self, permanent: grantedSelf(context) });
  const text = printAbility(ability, inner);
  // 702.22b: it is quoted although it is a keyword.
  if (ability.kind === 'keyword' && ability.keyword === BANDS_WITH_OTHER)
    return `"${text.charAt(0).toLowerCase()}${text.slice(1)}"`;
  return ability.kind === 'keyword' || (ability.kind === 'activated' && ability.keyword !== undefined)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : quoted(text);
}

/** What is quoted inside has single marks. */
export function quoted(text: string): string {
  return `"${text.replace(/"([^"]*)"/g, "'$1'")}"`;
}

/** In a granted ability "this …" is what has been granted it. */
function grantedSelf(context: PrintContext): string {
  const noun = /creature|land|artifact|permanent|token/.exec(context.self.host);
  return noun === null ? 'this permanent' : `this ${noun[0]}`;
}

/** Power and toughness set together with types: "becomes a 3/3 Elemental creature with haste". */
function animation(
  changes: readonly Change[],
  style: ChangeStyle,
  context: PrintContext,
): { readonly predicate: Predicate; readonly remaining: Change[] } | null {
  const numbers = changes.find((change) => change.kind === 'setPowerToughness');
  const types = changes.find((change) => change.kind === 'addTypes' || change.kind === 'setTypes');
  if (
    numbers?.kind !== 'setPowerToughness' ||
    types === undefined ||
    (types.kind !== 'addTypes' && types.kind !== 'setTypes')
  )
    return null;
  const colors = changes.find((change) => change.kind === 'setColors' || change.kind === 'addColors');
  const colorText = colors?.kind === 'setColors' || colors?.kind === 'addColors' ? colorWords(colors.colors) : '';
  const keywords = changes
    .filter((change) => change.kind === 'addKeywords')
    .flatMap((change) => (change.kind === 'addKeywords' ? keywordNames(change.keywords) : []));
  const abilities = changes.flatMap((change) =>
    change.kind === 'addAbilities' ? change.abilities.map((ability) => quotedAbility(ability, context)) : [],
  );
  const every = changes.some((change) => change.kind === 'everyCreatureType') ? ['all creature types'] : [];
  const same =
    typeof numbers.power === 'object' &&
    numbers.power?.kind !== 'x' &&
    JSON.stringify(numbers.power) === JSON.stringify(numbers.toughness);
  const noun = words(
    same ? '' : `${quantityValue(numbers.power ?? 0, context)}/${quantityValue(numbers.toughness ?? 0, context)}`,
    colorText,
    types.kind === 'addTypes' ? supertypeNames(types.supertypes ?? 0).join(' ') : '',
    (types.subtypes ?? []).join(' '),
    typeNames(types.types).join(' '),
    same ? `with power and toughness each equal to ${quantityValue(numbers.power ?? 0, context)}` : '',
    keywords.length + every.length + abilities.length > 0
      ? `with ${joinList([...every, ...keywords, ...abilities], 'and')}`
      : '',
  );
  const addition = types.kind === 'addTypes' ? keptTypes(types.types, colors?.kind === 'addColors', style) : '';
  const remaining = changes.filter(
    (change) =>
      change !== numbers &&
      change !== types &&
      change !== colors &&
      change.kind !== 'addKeywords' &&
      change.kind !== 'addAbilities' &&
      change.kind !== 'everyCreatureType',
  );
  const object = style.many ? pluralOf(noun) : withArticle(noun);
  return {
    predicate: style.lasting ? { verb: 'be', rest: object + addition } : { verb: 'become', rest: object + addition },
    remaining,
  };
}

/** An artifact creature keeps its types without being said to (205.1b). */
function keptTypes(types: number, colors: boolean, style: ChangeStyle): string {
  const their = style.many ? 'their' : 'its';
  if (colors) return ` in addition to ${their} other colors and types`;
  return (types & 5) === 5 ? '' : ` in addition to ${their} other types`;
}

function pluralOf(noun: string): string {
  return noun.replace(/creature\b/, 'creatures');
}

function printChange(
  change: Exclude<Change, { readonly kind: 'addKeywords' | 'addAbilities' | 'addThisAbility' }>,
  style: ChangeStyle,
  context: PrintContext,
): Predicate {
  const their = style.many ? 'their' : 'its';
  const be = style.lasting ? 'be' : 'become';
  switch (change.kind) {
    case 'controller':
      return { verb: 'be', rest: `under ${playersPossessive(change.who, context)} control` };
    case 'setTypes':
      return {
        verb: be,
        rest: objectOf(words((change.subtypes ?? []).join(' '), typeNames(change.types).join(' ')), style),
      };
    case 'addTypes': {
      const noun = words(
        supertypeNames(change.supertypes ?? 0).join(' '),
        (change.subtypes ?? []).join(' '),
        typeNames(change.types).join(' '),
      );
      if (change.types === 0 && (change.subtypes ?? []).length === 0) return { verb: be, rest: noun };
      return { verb: be, rest: `${objectOf(noun, style)}${keptTypes(change.types, false, style)}` };
    }
    case 'removeTypes':
      if (change.types === 0) return { verb: "aren't", rest: supertypeNames(change.supertypes ?? 0).join(' or ') };
      return { verb: "aren't", rest: objectOf(typeNames(change.types).join(' or '), style) };
    case 'addSubtypes':
      if (change.subtypes.length === 5 && change.subtypes.every(isBasicLandType))
        return { verb: be, rest: `every basic land type in addition to ${their} other types` };
      if (change.subtypes.includes('Lair') && change.subtypes.includes('Locus'))
        return { verb: be, rest: 'every nonbasic land type' };
      if (change.word !== undefined) return { verb: be, rest: `the chosen type in addition to ${their} other types` };
      return {
        verb: be,
        rest: `${objectOf(joinList(change.subtypes, 'and'), style)} in addition to ${their} other types`,
      };
    case 'setSubtypes':
      if (change.word !== undefined) return { verb: be, rest: 'the chosen type' };
      return { verb: be, rest: objectOf(joinList(change.subtypes, 'and'), style) };
    case 'setLandTypes':
      if (change.subtypes.length === 0) return { verb: 'lose', rest: 'all land types' };
      return { verb: be, rest: objectOf(joinList(change.subtypes, 'and'), style) };
    case 'setChosenLandType':
      return { verb: be, rest: 'the chosen type' };
    case 'addChosenSubtype':
      return { verb: be, rest: `the chosen type in addition to ${their} other types` };
    case 'everyCreatureType':
      return { verb: be, rest: 'every creature type' };
    case 'loseCreatureTypes':
      return { verb: 'lose', rest: 'all creature types' };
    case 'noManaCost':
      return { verb: 'have', rest: 'no mana cost' };
    case 'setName':
      return { verb: 'have', rest: `the name ${change.name}` };
    case 'setColors':
      return { verb: be, rest: change.colors === 31 ? 'all colors' : colorWords(change.colors) };
    case 'addChosenColor':
      if (change.only === true) return { verb: be, rest: 'the chosen color' };
      return { verb: be, rest: `the chosen color in addition to ${their} other colors` };
    case 'addColors':
      return { verb: be, rest: `${colorWords(change.colors)} in addition to ${their} other colors` };
    case 'removeKeywords':
      return { verb: 'lose', rest: joinList(keywordNames(change.keywords), 'and') };
    case 'cantHaveKeywords': {
      const names = joinList(keywordNames(change.keywords), 'and');
      return { verb: 'lose', rest: `${names} and can't have or gain ${names}` };
    }
    case 'loseAbilities':
      return { verb: 'lose', rest: `all "${change.word}" abilities` };
    case 'addAbilitiesOf':
      return {
        verb: 'have',
        rest: `all activated abilities of ${printObjects(change.of, context, 'bare', 'in').text}`,
      };
    case 'loseAllAbilities':
      return { verb: 'lose', rest: 'all abilities' };
    case 'definePowerToughness':
    case 'setPowerToughness':
      return basePowerToughness(change.power, change.toughness, change.kind === 'definePowerToughness', context);
    case 'modifyPowerToughness':
      return { verb: 'get', rest: modifier(change.power, change.toughness, context) };
    case 'switchPowerToughness':
      return { verb: 'switch', rest: `${their} power and toughness` };
  }
}

function objectOf(noun: string, style: ChangeStyle): string {
  if (!style.many) return withArticle(noun);
  return /(s|x|z)$/.test(noun) ? noun : plural(noun);
}

function colorWords(colors: number): string {
  return colors === 0 ? 'colorless' : colors === 31 ? 'all colors' : joinList(colorNames(colors), 'and');
}

function basePowerToughness(
  power: Quantity | null,
  toughness: Quantity | null,
  defining: boolean,
  context: PrintContext,
): Predicate {
  if (power !== null && toughness !== null) {
    if (typeof power === 'number' && typeof toughness === 'number')
      return { verb: 'have', rest: `base power and toughness ${power}/${toughness}` };
    if (defining && JSON.stringify(power) === JSON.stringify(toughness))
      return { verb: 'have', rest: `power and toughness each equal to ${quantityValue(power, context)}` };
    const base = defining ? '' : 'base ';
    return {
      verb: 'have',
      rest: `${base}power equal to ${quantityValue(power, context)} and ${base}toughness equal to ${quantityValue(toughness, context)}`,
    };
  }
  const value = power ?? toughness ?? 0;
  const which = power === null ? 'toughness' : 'power';
  return {
    verb: 'have',
    rest:
      typeof value === 'number'
        ? `base ${which} ${value}`
        : `${defining ? '' : 'base '}${which} equal to ${quantityValue(value, context)}`,
  };
}

/** A copy "is 1/1". */
const BASE_SIZE = /^base power and toughness (\d+\/\d+)$/;

/** Exceptions of a copy (707.9): "except it's a Wizard in addition to its other types". */
export function printExceptions(changes: readonly Change[], context: PrintContext): string {
  const predicates = printChanges(changes, { lasting: true, many: false }, context);
  const parts = predicates.map(({ verb, rest }) =>
    verb === 'be' || (verb === 'have' && BASE_SIZE.test(rest))
      ? `it's ${rest.replace(BASE_SIZE, '$1')}`
      : verb === "aren't"
        ? `it isn't ${rest}`
        : `it ${verb === 'have' ? 'has' : `${verb}s`} ${rest}`,
  );
  return `except ${joinList(parts, 'and')}`;
}

/** "you gain control of …" is said of the player, not the object: the player that a lone control change names. */
export function controlChange(changes: readonly Change[]): (Change & { readonly kind: 'controller' }) | null {
  const change = changes.find((each) => each.kind === 'controller');
  return change?.kind === 'controller' ? change : null;
}

function isBasicLandType(subtype: string): boolean {
  return BASIC_LAND_TYPES.includes(subtype);
}
