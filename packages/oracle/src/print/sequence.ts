/** Clauses joined into sentences: "search …, put it …, then shuffle"; "draw two cards and lose 2 life"; else one sentence each. */
import { bare, type Clause, finite, predicate } from './clause.ts';

/** What stands between two clauses of one sentence; null begins a new sentence. */
type Link = ', ' | ', then ' | ' and ' | null;

/** Tags that go on in one sentence after the tag they stand at, by the same subject. */
const THEN: { readonly [tag: string]: readonly string[] } = {
  draw: ['discard', 'putBack', 'scry'],
  scry: ['draw'],
  surveil: ['draw'],
  mill: ['move'],
  discard: ['draw'],
  exile: ['return'],
  shuffle: ['move', 'draw', 'reveal'],
};

const AND: { readonly [tag: string]: readonly string[] } = {
  draw: ['loseLife', 'gainLife'],
  damage: ['gainLife', 'loseLife', 'damage'],
  loseLife: ['gainLife', 'loseLife', 'draw'],
  gainLife: ['draw', 'gainLife'],
  discard: ['loseLife'],
  tap: ['untap'],
  reveal: ['move'],
  chooseReveal: ['move'],
};

function link(before: Clause, after: Clause): Link {
  if (before.whole !== undefined || after.whole !== undefined) return null;
  const same = before.subject.key === after.subject.key;
  if (after.tag === 'shuffle' && same) return ', then ';
  if (inSearch(before) && (after.tag === 'reveal' || after.tag === 'move' || after.tag === 'exile') && same)
    return ', ';
  if (before.tag === 'move' && after.tag === 'moveRest') return ' and ';
  if (same && THEN[before.tag]?.includes(after.tag) === true) return ', then ';
  if (AND[before.tag]?.includes(after.tag) !== true) return null;
  if (same) return ' and ';
  return (before.tag === 'damage' || before.tag === 'loseLife') && after.tag === 'gainLife' ? ' and ' : null;
}

function inSearch(item: Clause): boolean {
  return item.tag === 'search' || item.tag === 'searchReveal';
}

/** Sentences in lower case without full stops. */
export function joinClauses(clauses: readonly Clause[]): string[] {
  const sentences: string[] = [];
  let group: { readonly item: Clause; readonly link: Link }[] = [];
  for (const [index, item] of clauses.entries()) {
    const before = clauses[index - 1];
    const how = before === undefined ? null : link(chainTag(before, group), item);
    if (how === null && group.length > 0) {
      sentences.push(groupText(group));
      group = [];
    }
    group.push({ item, link: how });
  }
  if (group.length > 0) sentences.push(groupText(group));
  return sentences;
}

/** A reveal inside a search stays part of the search's chain. */
function chainTag(before: Clause, group: readonly { readonly item: Clause }[]): Clause {
  const first = group[0]?.item;
  if (first !== undefined && inSearch(first) && before.tag === 'reveal') return { ...before, tag: 'searchReveal' };
  return before;
}

function groupText(group: readonly { readonly item: Clause; readonly link: Link }[]): string {
  const first = group[0]?.item;
  if (first === undefined) return '';
  const sayYou = group.some(
    ({ item, link: how }) =>
      item.sayYou === true && item.subject.key === first.subject.key && (how === ' and ' || how === null),
  );
  let text = finite(sayYou ? { ...first, sayYou: true } : first, true);
  const chain = group.length > 2 && group.every(({ link: how }) => how === null || how === ', ' || how === ', then ');
  for (const [index, { item, link: how }] of group.entries()) {
    if (index === 0) continue;
    const same = item.subject.key === first.subject.key;
    const body =
      item.tag === 'moveRest'
        ? item.rest
        : same
          ? sayYou || item.subject.person !== 'you'
            ? predicate(item)
            : bare(item)
          : finite({ ...item, sayYou: true }, false);
    const lastComma = how === ', ' && index === group.length - 1 && !chain;
    text += `${lastComma ? ', then ' : (how ?? ', ')}${body}`;
  }
  return text;
}
