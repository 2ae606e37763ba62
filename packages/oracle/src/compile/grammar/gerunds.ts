/** Costs after "by": "by paying 3 life and sacrificing an artifact" is what "pay 3 life and sacrifice an artifact" asks for. */
import type { Cost } from '@foretell/rules/ir';
import { type Meaning, type Reader, reader, readingsAt } from '../parsing.ts';
import type { OracleToken } from '../text/tokens.ts';
import { actionCost } from './costs.ts';

const BASE: ReadonlyMap<string, string> = new Map([
  ['blighting', 'blight'],
  ['discarding', 'discard'],
  ['exiling', 'exile'],
  ['foraging', 'forage'],
  ['paying', 'pay'],
  ['removing', 'remove'],
  ['returning', 'return'],
  ['sacrificing', 'sacrifice'],
  ['tapping', 'tap'],
  ['waterbending', 'waterbend'],
]);

/** The tokens up to the end of the sentence with verbs in the base form, and where each came from. */
function inBaseForm(start: OracleToken): {
  readonly first: OracleToken;
  readonly from: ReadonlyMap<OracleToken, OracleToken>;
} {
  const originals: OracleToken[] = [];
  for (let at: OracleToken | undefined = start; at !== undefined && at.text !== '.'; at = at.next) originals.push(at);
  const from = new Map<OracleToken, OracleToken>();
  let next = originals[originals.length - 1]?.next;
  for (const original of originals.toReversed()) {
    const base = original.kind === 'word' ? BASE.get(original.text) : undefined;
    const copy: OracleToken = { kind: original.kind, text: base ?? original.text, pos: original.pos, next };
    from.set(copy, original);
    next = copy;
  }
  return { first: next ?? start, from };
}

export const gerundCost: Reader<Meaning<Cost>> = reader((start) => {
  if (start === undefined || !BASE.has(start.text)) return [];
  const { first, from } = inBaseForm(start);
  return readingsAt(actionCost, first).map(({ nextToken, result }) => ({
    firstToken: start,
    nextToken: nextToken === undefined ? undefined : (from.get(nextToken) ?? nextToken),
    result,
  }));
});
