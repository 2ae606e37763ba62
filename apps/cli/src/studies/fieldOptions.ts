/** What studies of a deck against a field ask for in the same words: the players, seed, turn limit, spreading and folder. */
import { join } from 'node:path';
import { playerText } from '@foretell/search';
import { complain, Exit } from '../exit.ts';
import { GREEDY, MOST_SEED, type Options } from '../options.ts';
import { type Spreading, spreadingOf } from './spreading.ts';

export interface FieldOptions {
  readonly player: string;
  readonly fieldPlayer: string;
  readonly seed: number;
  readonly turnLimit: number;
  readonly spreading: Spreading;
  readonly out: string;
}

/** Reads them; what is wrong is among the complaints of the options. */
export function fieldOptionsOf(options: Options, study: string): FieldOptions {
  const player = playerText(options.player('player') ?? GREEDY);
  const fieldPlayer = playerText(options.player('field-player') ?? GREEDY);
  const seed = options.whole('seed', 0, MOST_SEED) ?? 1;
  const turnLimit = options.whole('turn-limit', 1, 10_000) ?? 100;
  const spreading = spreadingOf(options);
  const out = options.text('out') ?? join('results', `${study}-${seed}`);
  return { player, fieldPlayer, seed, turnLimit, spreading, out };
}

/** The complaint about a field that is missing. */
export function withoutField(): ReturnType<typeof complain> {
  return complain(Exit.usage, 'say against which decks: --vs FOLDER, or for example --vs red-aggro');
}
