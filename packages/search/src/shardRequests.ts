/** The shards of a search: how many there are, a function of its effort alone, and what each is told, plain data for workers. */
import { serialise, type View } from '@foretell/rules';
import type { Plan } from './plans.ts';
import type { ShardRequest } from './shard.ts';

/** What all shards of a search have in common besides the view and the options. */
export type SharedSettings = Pick<ShardRequest, 'belief' | 'seed' | 'method' | 'below' | 'parameters' | 'worlds'>;

/** One request for each shard, in order, for a search of about so many playouts. */
export function shardRequests(
  view: View,
  plans: readonly Plan[],
  settings: SharedSettings,
  playouts: number,
): ShardRequest[] {
  const masked = view.masked();
  const text = serialise(masked);
  const shards = shardCount(settings, playouts);
  return Array.from({ length: shards }, (_, shard) => ({
    view: text,
    viewer: view.viewer,
    config: masked.config,
    ...settings,
    shard,
    shards,
    picks: plans.map((plan) => plan.picks),
    kinds: plans.map((plan) => plan.kinds),
  }));
}

/** Few trees with much in them are better than many with little; playouts alone share nothing. */
function shardCount({ below, worlds, parameters }: SharedSettings, playouts: number): number {
  const { mostShards, treeIterations } = parameters;
  const most = Math.min(mostShards, worlds);
  return below === 'flat' ? most : Math.max(1, Math.min(most, Math.floor(playouts / treeIterations)));
}
