/** A whole search on one thread: the same orders, shards and sums as with workers, hence the same result to the last bit. */
import type { View } from '@foretell/rules';
import type { Analysis, SearchError, SearchOptions } from './analysis.ts';
import { openSearch } from './search.ts';
import type { Sensitivity } from './sensitivity.ts';
import { openShards } from './shard.ts';

export type AnalysisResult =
  | { readonly ok: true; readonly analysis: Analysis; readonly sensitivity: () => Sensitivity }
  | { readonly ok: false; readonly error: SearchError };

export interface AnalyseOptions extends SearchOptions {
  /** Called after every round; returning false stops the search there. */
  readonly onRound?: (analysis: () => Analysis) => boolean;
}

/** Analyses the decision that the view's player is asked. */
export function analyse(view: View, options: AnalyseOptions): AnalysisResult {
  const opened = openSearch(view, options);
  if (!opened.ok) return opened;
  const { search } = opened;
  const shards = openShards(view.catalog, search.requests);
  if (!shards.ok) return shards;
  for (let order = search.next(); order !== null; order = search.next()) {
    const round = order;
    search.absorb(shards.shards.map((shard) => shard.run(round)));
    if (options.onRound?.(() => search.analysis()) === false) break;
  }
  return { ok: true, analysis: search.analysis(), sensitivity: () => search.sensitivity() };
}
