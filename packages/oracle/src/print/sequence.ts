/** Clauses joined into sentences: "search …, put it …, then shuffle"; "you draw two cards and you lose 2 life"; else one sentence each. */
import { bare, type Clause, finite, predicate } from './clause.ts';

/** What stands between two clauses of one sentence; null begins a new sentence. */
type Link = ', ' | ', then ' | ' and ' | null;

interface Member {
  readonly item: Clause;
  readonly link: Link;
}

/** What goes on in the same sentence after the tag it stands at, by the same subject. */
const THEN: { readonly [tag: string]: readonly string[] } = {
  draw: ['discard', 'putBack'],
  scry: ['draw'],
  surveil: ['draw'],
  discard: ['draw'],
  shuffleZones: ['draw'],
  exile: ['return'],
  lookAt: ['putBackLooked'],
};

const AND: { readonly [tag: string]: readonly string[] } = {
  draw: ['loseLife', 'gainLife'],
  damage: ['gainLife', 'loseLife', 'damage'],
  loseLife: ['gainLife', 'loseLife', 'draw', 'create'],
  gainLife: ['draw', 'gainLife'],
  discard: ['loseLife'],
  reveal: ['move'],
  revealTop: ['move', 'separateYou'],
};

function link(before: Clause, after: Clause, first: Clause): Link {
  if (before.whole !== undefined || after.whole !== undefined) return null;
  const same = before.subject.key === after.subject.key;
  if (after.tag === 'shuffle') return same ? ', then ' : null;
  if (inSearch(before) && (after.tag === 'reveal' || after.tag === 'move' || after.tag === 'exile') && same)
    return ', ';
  if (before.tag === 'shuffle' && first.tag === 'search' && after.tag === 'move' && after.verb === 'put' && same)
    return ' and ';
  if (before.tag === 'move' && after.tag === 'moveRest') return first.verb.startsWith('may ') ? null : ' and ';
  if (same && THEN[before.tag]?.includes(after.tag) === true) return ', then ';
  if (same && before.subject.person === 'one' && before.subject.player === true) return ' and ';
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
  let group: Member[] = [];
  let before: Clause | undefined;
  for (const next of clauses) {
    const first = group[0]?.item;
    const searcher = group.find(({ item: member }) => inSearch(member))?.item;
    const item = searcher === undefined ? next : adopted(next, searcher);
    const how = before === undefined || first === undefined ? null : link(before, item, first);
    if (how === null && group.length > 0) {
      sentences.push(groupText(group));
      group = [];
    }
    group.push({ item: how === null ? next : item, link: how });
    before = searcher !== undefined && item.tag === 'reveal' ? { ...item, tag: 'searchReveal' } : item;
  }
  if (group.length > 0) sentences.push(groupText(group));
  return mergePrevention(sentences.map(forEachFirst));
}

/** "For each opponent, exile up to one target …": of each player's own, said first. */
function forEachFirst(sentence: string): string {
  return sentence.replace(/^(.*?)for each (opponent|player|other player) (?=up to one target )/, 'for each $2, $1');
}

/** What is done with cards in a search by another player, that player does: "that player searches …, puts it …, then shuffles". */
function adopted(item: Clause, first: Clause): Clause {
  const handled = item.tag === 'move' || item.tag === 'exile' || item.tag === 'reveal';
  return inSearch(first) && handled && item.whole === undefined && item.subject.person === 'you'
    ? { ...item, subject: first.subject }
    : item;
}

function groupText(group: readonly Member[]): string {
  const first = group[0]?.item;
  if (first === undefined) return '';
  const sayYou = group.some(
    ({ item, link: how }) =>
      item.sayYou === true && item.subject.key === first.subject.key && (how === ' and ' || how === null),
  );
  const chain = group.length > 2 && group.every(({ link: how }) => how === null || how === ', ' || how === ', then ');
  const series = group.length > 2 && first.subject.player === true && first.subject.person === 'one';
  let text = finite(sayYou ? { ...first, sayYou: true } : first, true);
  for (const [index, { item, link: how }] of group.entries()) {
    if (index === 0) continue;
    const last = index === group.length - 1;
    const comma = how === ', ' && last && !chain ? ' and ' : (how ?? ', ');
    const joint = series && how === ' and ' ? (last ? ', then ' : ', ') : comma;
    const next = group[index + 1]?.item.rest ?? '';
    const shown =
      item.tag === 'reveal' && item.rest === 'them' && next.startsWith('one ')
        ? { ...item, rest: 'those cards' }
        : item;
    text += joint + memberText(shown, first, sayYou, joint);
  }
  return text;
}

/** A clause after the first: without the subject it shares, and without a repeated "deals". */
function memberText(item: Clause, first: Clause, sayYou: boolean, joint: Link): string {
  if (item.tag === 'moveRest') return item.rest;
  if (first.tag === 'search' && joint === ' and ' && item.rest.endsWith(' on top of your library'))
    return 'put that card on top';
  const same = item.subject.key === first.subject.key;
  if (!same) return finite({ ...item, sayYou: true }, false);
  if (item.tag === 'damage' && first.tag === 'damage') return item.rest;
  if (item.subject.person !== 'you') return predicate(item);
  return sayYou && item.sayYou === true && joint === ' and ' ? finite(item, false) : bare(item);
}

/** Damage to and damage by the same object are prevented in one sentence. */
function mergePrevention(sentences: readonly string[]): string[] {
  const merged: string[] = [];
  for (const text of sentences) {
    const before = /^(prevent all (?:combat )?damage that would be dealt) to (.+?)( this turn)$/.exec(
      merged[merged.length - 1] ?? '',
    );
    const after = /^(prevent all (?:combat )?damage that would be dealt) by (.+?)( this turn)$/.exec(text);
    if (before !== null && after !== null && before[1] === after[1])
      merged[merged.length - 1] =
        `${before[1]} to and dealt by ${after[2] === 'it' ? 'that creature' : after[2]}${after[3]}`;
    else merged.push(text);
  }
  return merged;
}
