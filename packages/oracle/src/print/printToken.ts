/** Token descriptions (111.3): "1/1 white Soldier creature token with vigilance". */
import { PREDEFINED_TOKENS, Supertype, type TokenDescription } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, words } from './english.ts';
import { quotedAbility } from './printChange.ts';
import { quantityValue } from './printQuantity.ts';
import { colorNames, keywordNames, supertypeNames, typeNames } from './vocabulary.ts';

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
  const colors = token.colors === 0 ? 'colorless' : joinList(colorNames(token.colors), 'and');
  const legendary = ((token.supertypes ?? 0) & Supertype.Legendary) !== 0;
  const noun = words(
    size,
    supertypeNames(token.supertypes ?? 0)
      .filter((name) => name !== 'legendary')
      .join(' '),
    colors,
    token.subtypes.join(' '),
    typeNames(token.types).join(' '),
    'token',
  );
  const abilities = [
    ...keywordNames(token.keywords ?? 0),
    ...(token.abilities ?? []).map((ability) => quotedAbility(ability, tokenContext(context))),
  ];
  const withText = abilities.length > 0 ? ` with ${joinList(abilities, 'and')}` : '';
  const name = token.name === undefined || isImpliedName(token) ? '' : token.name.replace(/ Token$/, '');
  const named = name === '' || legendary ? '' : ` named ${name}`;
  const { power } = token;
  const tail =
    typeof power === 'object' && power !== null && power.kind !== 'x'
      ? `, where X is ${quantityValue(power, context)}`
      : '';
  return {
    noun: legendary ? `legendary ${noun}` : noun,
    suffix: named + withText,
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

function tokenContext(context: PrintContext): PrintContext {
  return context.fresh({ ...context.self, permanent: 'this token', host: 'this token' });
}
