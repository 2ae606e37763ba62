/** How much of a card file can be played, and what would make more of it playable. */
import type { Gap } from '@foretell/oracle';
import { type CardStore, type CompiledCard, gapsOf } from '@foretell/workers';
import { legalIn } from './unread.ts';

export interface Share {
  readonly total: number;
  readonly compiled: number;
}

/** A clause that is not read, by its shape: names, numbers, types and costs abstracted. */
export interface MissingClause {
  readonly clause: string;
  readonly code: Gap['code'];
  /** Cards that have it. */
  readonly cards: number;
  /** Cards that it alone keeps from being played. */
  readonly unlocks: number;
  readonly examples: readonly string[];
}

export interface Coverage extends Share {
  readonly schema: 1;
  readonly compiler: string;
  /** Cards that are legal or restricted there. */
  readonly formats: Readonly<Record<string, Share>>;
  readonly layouts: Readonly<Record<string, Share>>;
  readonly sets: Readonly<Record<string, Share>>;
  /** Cards outside of ordinary games, counted nowhere else: those of joke sets, and planes, schemes and vanguards. */
  readonly apart: Readonly<Record<string, Share>>;
  /** What keeps most cards from being played first. */
  readonly gaps: readonly MissingClause[];
}

const EXAMPLES = 3;
const LAYOUTS_APART: readonly string[] = ['planar', 'scheme', 'vanguard'];

/** `onCard` hears of each card that is counted in the end, in the order of the file. */
export async function coverageOf(
  store: CardStore,
  mostGaps: number,
  onCard: (card: CompiledCard) => void = () => undefined,
): Promise<Coverage> {
  const whole = new Tally();
  const formats = new Tally();
  const layouts = new Tally();
  const sets = new Tally();
  const apart = new Tally();
  const clauses = new Clauses();
  for await (const card of store.all()) {
    const { source, outcome } = card;
    const isCompiled = outcome.kind === 'compiled';
    const group = groupApart(card);
    if (group !== null) {
      apart.count(group, isCompiled);
      continue;
    }
    whole.count('', isCompiled);
    layouts.count(source.layout, isCompiled);
    sets.count(source.set ?? 'unknown', isCompiled);
    for (const format of legalIn(source.legalities)) formats.count(format, isCompiled);
    clauses.add(card);
    onCard(card);
  }
  return {
    schema: 1,
    compiler: store.summary.compiler,
    total: whole.shares.get('')?.total ?? 0,
    compiled: whole.shares.get('')?.compiled ?? 0,
    formats: formats.sorted(),
    layouts: layouts.sorted(),
    sets: sets.sorted(),
    apart: apart.sorted(),
    gaps: clauses.first(mostGaps),
  };
}

function groupApart({ source }: CompiledCard): string | null {
  if (LAYOUTS_APART.includes(source.layout)) return source.layout;
  return source.setType === 'funny' ? 'funny' : null;
}

class Tally {
  readonly shares: Map<string, { total: number; compiled: number }> = new Map();

  count(key: string, isCompiled: boolean): void {
    const share = this.shares.get(key) ?? { total: 0, compiled: 0 };
    this.shares.set(key, share);
    share.total++;
    if (isCompiled) share.compiled++;
  }

  /** The largest first. */
  sorted(): Readonly<Record<string, Share>> {
    return Object.fromEntries([...this.shares].sort(([a, x], [b, y]) => y.total - x.total || (a < b ? -1 : 1)));
  }
}

class Clauses {
  private readonly clauses: Map<string, { code: Gap['code']; cards: number; unlocks: number; examples: string[] }> =
    new Map();

  add({ source, outcome }: CompiledCard): void {
    const gaps = gapsOf(outcome);
    const shapes = new Map(gaps.map(({ shape, code }) => [shape, code]));
    for (const [shape, code] of shapes) {
      const clause = this.clauses.get(shape) ?? { code, cards: 0, unlocks: 0, examples: [] };
      this.clauses.set(shape, clause);
      clause.cards++;
      if (shapes.size === 1) clause.unlocks++;
      if (clause.examples.length < EXAMPLES) clause.examples.push(source.name);
    }
  }

  first(most: number): readonly MissingClause[] {
    const all = [...this.clauses].map(([clause, { code, cards, unlocks, examples }]) => ({
      clause,
      code,
      cards,
      unlocks,
      examples,
    }));
    all.sort((a, b) => b.unlocks - a.unlocks || b.cards - a.cards || (a.clause < b.clause ? -1 : 1));
    return all.slice(0, most);
  }
}
