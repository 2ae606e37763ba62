/** Type lines (205): supertypes and card types before the dash, subtypes after it. */
import { CardType, Supertype, type SupertypeSet, type TypeSet } from '@foretell/rules/ir';

export interface TypeLine {
  readonly supertypes: SupertypeSet;
  readonly types: TypeSet;
  readonly subtypes: readonly string[];
}

const TYPES: ReadonlyMap<string, number> = new Map([
  ...Object.entries(CardType),
  ['Tribal', CardType.Kindred] as const,
]);
const SUPERTYPES: ReadonlyMap<string, number> = new Map(Object.entries(Supertype));

/** Null where a word before the dash is neither a supertype nor a card type the engine knows. */
export function readTypeLine(line: string): TypeLine | null {
  const [before = '', after = ''] = line.split(/\s+[—–-]\s+/);
  let types = 0;
  let supertypes = 0;
  for (const word of before.split(/\s+/).filter((each) => each !== '')) {
    const type = TYPES.get(word) ?? 0;
    const supertype = SUPERTYPES.get(word) ?? 0;
    if (type === 0 && supertype === 0) return null;
    types |= type;
    supertypes |= supertype;
  }
  return types === 0 ? null : { supertypes, types, subtypes: subtypesIn(after) };
}

function subtypesIn(text: string): string[] {
  const joined = text.replace(/’/g, "'").replace(/\bTime Lord\b/g, 'Time_Lord');
  return joined
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace('_', ' '));
}
