/** Token descriptions (111.3): "1/1 white Soldier creature token with vigilance". */
import { Color, PREDEFINED_TOKENS, Supertype, type TokenDescription } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, words } from './english.ts';
import { quotedAbility } from './printChange.ts';
import { quantityValue } from './printQuantity.ts';
import { BASIC_LAND_TYPES, colorNames, keywordNames, supertypeNames, typeNames } from './vocabulary.ts';

/** Tokens whose abilities their name stands for (111.10). */
const PREDEFINED: readonly string[] = Object.keys(PREDEFINED_TOKENS);

export interface PrintedToken {
  /** Up to the word "token". */
  readonly noun: string;
  /** What comes after it: " with flying and \"…\"". */
  readonly suffix: string;
  /** Before what it is: "Voja, " (111.4). */
  readonly lead: string;
  /** At the end of all: ", where X is …". */
  readonly tail: string;
}

export function printToken(token: TokenDescription, context: PrintContext): PrintedToken {
  const [only] = token.subtypes;
  if (token.power === null && token.subtypes.length === 1 && only !== undefined && PREDEFINED.includes(only))
    return { noun: `${only} token`, suffix: '', lead: '', tail: '' };
  if (token.subtypes.includes('Role') && token.name !== undefined)
    return { noun: `${token.name} Role token`, suffix: '', lead: '', tail: '' };
  const size = token.power === null || token.toughness === null ? '' : sizeOf(token);
  const allColors = token.colors === Color.All;
  const colors = token.colors === 0 ? 'colorless' : allColors ? '' : joinList(colorNames(token.colors), 'and');
  const everyLandType = BASIC_LAND_TYPES.every((type) => token.subtypes.includes(type));
  const legendary = ((token.supertypes ?? 0) & Supertype.Legendary) !== 0;
  const noun = words(
    size,
    supertypeNames(token.supertypes ?? 0)
      .filter((name) => name !== 'legendary')
      .join(' '),
    colors,
    everyLandType ? '' : token.subtypes.join(' '),
    typeNames(token.types).join(' '),
    'token',
  );
  const abilities = [
    ...keywordNames(token.keywords ?? 0),
    ...(token.abilities ?? []).map((ability) => quotedAbility(ability, tokenContext(token, context))),
  ];
  const withText = abilities.length > 0 ? ` with ${joinList(abilities, 'and')}` : '';
  const name = token.name === undefined || isImpliedName(token) ? '' : token.name.replace(/ Token$/, '');
  const named = name === '' || legendary ? '' : ` named ${name}`;
  const { power } = token;
  const worked = typeof power === 'object' && power !== null ? quantityValue(power, context) : 'X';
  const tail = worked === 'X' ? '' : `, where X is ${worked}`;
  return {
    noun: legendary ? `legendary ${noun}` : noun,
    suffix: `${named}${withText}${everyLandType ? ' that is every basic land type' : ''}${allColors ? " that's all colors" : ''}`,
    lead: legendary && name !== '' ? `${name}, ` : '',
    tail,
  };
}

/** A token's name is its subtypes unless it is given another (111.4). */
function isImpliedName(token: TokenDescription): boolean {
  const name = token.name?.replace(/ Token$/, '');
  return name === token.subtypes.join(' ');
}

function sizeOf(token: TokenDescription): string {
  const show = (value: TokenDescription['power']): string =>
    typeof value === 'number' ? String(value) : value === null ? '0' : 'X';
  return `${show(token.power)}/${show(token.toughness)}`;
}

function tokenContext({ subtypes }: TokenDescription, context: PrintContext): PrintContext {
  const host = subtypes.includes('Equipment') ? 'equipped creature' : 'this token';
  return context.fresh({ ...context.self, permanent: 'this token', host });
}
