/** Abilities in quotation marks: granted to permanents, given to tokens and emblems (113.1). They have names of their own. */
import { type Ability, CardType, type ObjectSet } from '@foretell/rules/ir';
import { readAbility } from './grammar/ability.ts';
import { Scope } from './scope.ts';
import { ownNames } from './text/names.ts';
import { type Piece, piecesOf } from './text/tokens.ts';

/** A loyalty cost that is quoted has brackets; a quotation inside a quotation has single marks; a comma before the closing mark belongs to the sentence around it. */
function innerQuotes(text: string): string {
  return text
    .replace(/^\[([+−-]?\d+)\](?=:)/, '$1')
    .replace(/,\s*$/, '')
    .replace(/(^|[\s(])['‘]((?:\{|[A-Z])[^"]*?[.,!)])['’](?=[\s.,]|$)/g, '$1"$2"');
}

/** One ability, or what one sentence says in several ("can't block or be blocked by …"); null where it cannot be read. `names` are those of what has it. */
export function compileQuoted(text: string, around: Scope, names: readonly string[] = []): readonly Ability[] | null {
  return read(piecesOf(innerQuotes(text), names), around, null);
}

/** The same of what is given to permanents: the card's own name, "this Equipment" and the like are what gives it, unless that is what has it. */
export function compileGiven(text: string, around: Scope): readonly Ability[] | null {
  if (around.grantee === null) return compileQuoted(text, around);
  const pieces = piecesOf(innerQuotes(text), ownNames(around.face));
  return read(around.grantee.kind === 'self' ? pieces : namingGiver(pieces, around), around, around.grantee);
}

function read(pieces: readonly Piece[], around: Scope, grantee: ObjectSet | null): readonly Ability[] | null {
  const scope = new Scope(around.face);
  scope.quoted = true;
  scope.grantee = grantee;
  const read = readAbility(pieces, scope);
  if (read.kind !== 'ability' || read.abilities.length === 0) return null;
  // Nothing was chosen for the token or emblem that has the ability.
  return /"kind":"chosen(Type|Color|Name)OfSource"/.test(JSON.stringify(read.abilities)) ? null : read.abilities;
}

/** "This Equipment" is one token where the card is one and what it gives the ability to is not. */
function namingGiver(pieces: readonly Piece[], around: Scope): readonly Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const before = result.at(-1);
    if (piece.kind === 'self' && before?.text === 'named')
      result.push({ ...piece, kind: 'name', text: around.face.name });
    else if (piece.kind === 'self') result.push({ ...piece, kind: 'giver' });
    else if (before?.text === 'this' && isOfGiver(piece.text, around)) {
      result.pop();
      result.push({ ...before, kind: 'giver', text: '~', end: piece.end });
    } else result.push(piece);
  }
  return result;
}

function isOfGiver(noun: string, { face, grantee }: Scope): boolean {
  const having = JSON.stringify(grantee).toLowerCase();
  if (noun === 'enchantment')
    return (face.types & CardType.Enchantment) !== 0 && !having.includes(`"types":${CardType.Enchantment}`);
  return !having.includes(`"${noun}"`) && face.subtypes.some((subtype) => subtype.toLowerCase() === noun);
}
