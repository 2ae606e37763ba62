/** What instructions did things to, by the word that their result is called: "creature card exiled this way" (608.2c). */
import type { Filter, ObjectSet } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { nounPhrase } from './printFilter.ts';
import { putIntoZone } from './printReference.ts';

const RESULT = /^(returned|exiled|destroyed|discarded|milled|sacrificed|revealed|created|tapped|shuffled)\d*$/;
const PERMANENTS = new Set(['destroyed', 'sacrificed', 'created', 'tapped']);

/** The noun and the word for what was done; null where the set is no such result. */
function resultOf(of: ObjectSet): { readonly filter: Filter; readonly word: string } | null {
  const from = of.kind === 'where' ? of.from : of;
  if (from.kind === 'became')
    return { filter: of.kind === 'where' ? of.filter : { kind: 'any' }, word: putIntoZone(from.zone) };
  const word = from.kind === 'bound' ? RESULT.exec(from.name)?.[1] : undefined;
  return word === undefined ? null : { filter: of.kind === 'where' ? of.filter : { kind: 'any' }, word };
}

/** "creature card exiled this way", "permanents destroyed this way"; null where the set is no result of an instruction. */
export function doneThisWay(of: ObjectSet, many: boolean, context: PrintContext): string | null {
  const result = resultOf(of);
  if (result === null) return null;
  if (result.word === 'shuffled')
    return `${nounPhrase(result.filter, context, { place: 'card', many })} shuffled into your library this way`;
  const place = PERMANENTS.has(result.word) ? 'permanent' : 'card';
  return `${nounPhrase(result.filter, context, { place, many })} ${result.word} this way`;
}
