/** Abilities in quotation marks: granted to permanents, given to tokens and emblems (113.1). They have names of their own. */
import type { Ability } from '@foretell/rules/ir';
import { readAbility } from './grammar/ability.ts';
import { Scope } from './scope.ts';
import { piecesOf } from './text/tokens.ts';

/** A quotation inside a quotation has single marks; a comma before the closing mark belongs to the sentence around it. */
function innerQuotes(text: string): string {
  return text.replace(/,\s*$/, '').replace(/(^|[\s(])['‘]((?:\{|[A-Z])[^"]*?[.,!)])['’](?=[\s.,]|$)/g, '$1"$2"');
}

/** One ability, or what one sentence says in several ("can't block or be blocked by …"); null where it cannot be read. `names` are those of what has it. */
export function compileQuoted(text: string, around: Scope, names: readonly string[] = []): readonly Ability[] | null {
  const scope = new Scope(around.face);
  scope.quoted = true;
  const read = readAbility(piecesOf(innerQuotes(text), names), scope);
  if (read.kind !== 'ability' || read.abilities.length === 0) return null;
  // Nothing was chosen for the token or emblem that has the ability.
  return /"kind":"chosen(Type|Color|Name)OfSource"/.test(JSON.stringify(read.abilities)) ? null : read.abilities;
}
