/** Positions to begin with. */
import search from '../../../../examples/agent-search.yaml';
import puzzle from '../../../../examples/blocked.pzl';
import piles from '../../../../examples/jace-piles.yaml';
import casts from '../../../../examples/narset-cast.yaml';

export interface Example {
  readonly name: string;
  /** What it is about, in a few words. */
  readonly about: string;
  readonly text: string;
}

export const EXAMPLES: readonly Example[] = [
  { name: 'jace-piles', about: 'Separate three cards into piles', text: piles },
  { name: 'agent-search', about: 'Search an opponent’s library for them', text: search },
  { name: 'narset-cast', about: 'Cast exiled cards for free', text: casts },
  { name: 'blocked', about: 'A puzzle: win this turn', text: puzzle },
];
