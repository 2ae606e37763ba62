/** Options put together by what is cast, played, activated or found: the ways to do the same thing are one candidate. */
import type { ExplainedOption } from '@foretell/study';

export interface Candidate {
  /** Its best way's key. */
  readonly key: string;
  /** What all its ways have in common, in words. */
  readonly label: string;
  /** Of the card, where it is one; ''. */
  readonly card: string;
  /** Ranked as the options are. */
  readonly ways: readonly ExplainedOption[];
}

/** Ranked by their best ways. */
export function candidatesOf(options: readonly ExplainedOption[]): readonly Candidate[] {
  const groups = new Map<string, { readonly label: string; readonly card: string; readonly ways: ExplainedOption[] }>();
  for (const option of options) {
    const { label, card } = candidateOf(option);
    const group = groups.get(label) ?? { label, card, ways: [] };
    group.ways.push(option);
    groups.set(label, group);
  }
  return [...groups.values()].map(({ label, card, ways }) => {
    const [best] = ways;
    return { key: best?.key ?? '', label: ways.length === 1 ? (best?.key ?? label) : label, card, ways };
  });
}

function candidateOf({ key, answer }: ExplainedOption): { readonly label: string; readonly card: string } {
  const { op, card, via, source, ability, q, v }: Readonly<Record<string, unknown>> = { ...answer };
  if (op === 'cast' || op === 'play') {
    const name = typeof card === 'string' ? card : '';
    return { label: `${op} ${name}${Array.isArray(via) ? ` (${via.join(', ')})` : ''}`, card: name };
  }
  if (op === 'activate' && typeof source === 'string' && typeof ability === 'string')
    return { label: `${source}: ${ability}`, card: source };
  const isPick = (q === 'choice' || q === 'target') && typeof v === 'string';
  return { label: key, card: isPick ? v : '' };
}
