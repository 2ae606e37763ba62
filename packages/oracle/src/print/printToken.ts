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
}

export function printToken(token: TokenDescription, context: PrintContext): PrintedToken {
  const [only] = token.subtypes;
  if (token.power === null && token.subtypes.length === 1 && only !== undefined && PREDEFINED.includes(only))
    return { noun: `${only} token`, suffix: '' };
  if (token.subtypes.includes('Role') && token.name !== undefined)
    return { noun: `${token.name} Role token`, suffix: '' };
  const size = token.power === null || token.toughness === null ? '' : sizeOf(token, context);
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
  const name = token.name === undefined || isImpliedName(token) ? '' : ` named ${token.name.replace(/ Token$/, '')}`;
  return { noun: legendary ? `legendary ${noun}` : noun, suffix: name + withText };
}

/** A token's name is its subtypes unless it is given another (111.4). */
function isImpliedName(token: TokenDescription): boolean {
  const name = token.name?.replace(/ Token$/, '');
  return name === token.subtypes.join(' ');
}

function sizeOf(token: TokenDescription, context: PrintContext): string {
  const show = (value: TokenDescription['power']): string =>
    typeof value === 'number'
      ? String(value)
      : value === null
        ? '0'
        : typeof value === 'object' && value.kind === 'x'
          ? 'X'
          : 'X';
  const text = `${show(token.power)}/${show(token.toughness)}`;
  return text.includes('X') && typeof token.power === 'object' && token.power !== null && token.power.kind !== 'x'
    ? `X/X, where X is ${quantityValue(token.power, context)},`
    : text;
}

function tokenContext(context: PrintContext): PrintContext {
  return context.fresh({ ...context.self, permanent: 'this token', host: 'this token' });
}
