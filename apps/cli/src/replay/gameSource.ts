/** A game that can be played again: one of a results folder, or that of a replay file. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PlayerName, Replay, ReplayDecision } from '@foretell/formats';
import type { AtDecision, ReplayedEnd } from '@foretell/study';
import type { PoolRequest } from '@foretell/workers';
import type { Pool } from '../cards/pool.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import { isFolder, nameOfSource } from '../files/read.ts';
import { GAMES, MANIFEST } from '../studies/resultsFolder.ts';
import { fileGame } from './fileGame.ts';
import { folderGame } from './folderGame.ts';

/** What playing it again came to. */
export interface Ending {
  /** How it ended; null if it does not come to an end. */
  readonly end: ReplayedEnd | null;
  /** Why it is not the game that was recorded; null if it is. */
  readonly difference: string | null;
}

export interface GameSource {
  /** "game 3 of results/run-1", or the file. */
  readonly name: string;
  /** That recorded it. */
  readonly engine: string;
  readonly seed: number;
  readonly first: PlayerName;
  /** By side: the names of deck and player. */
  readonly sides: readonly { readonly deck: string; readonly player: string }[];
  /** The cards that the game needs besides the built-in ones. */
  readonly request: PoolRequest;
  /** Plays it, from the beginning. */
  readonly play: () => Generator<AtDecision, Ending>;
  /** The game written down, with the decisions that were made when it was played again. */
  readonly replay: (decisions: readonly ReplayDecision[], end: ReplayedEnd) => Replay;
}

/** The game of that number of a results folder, or that of a replay file. */
export async function gameSource(path: string, number: number | undefined, pool: Pool): Promise<Checked<GameSource>> {
  if (!isFolder(path)) {
    if (isOfResults(path))
      return complain(
        Exit.usage,
        `${path}: is a file of a results folder; name the folder and one of its games: ${dirname(path)} --game ${number ?? 'N'}`,
      );
    if (number === undefined) return fileGame(path, pool);
    return complain(Exit.usage, `${nameOfSource(path)}: is no folder, and a replay is one game; leave --game out`);
  }
  if (number !== undefined) return folderGame(path, number, pool);
  return complain(Exit.usage, `${path}: is a results folder; say which of its games with --game N`);
}

/** Whether the path is one of the files that a results folder keeps its games in. */
function isOfResults(path: string): boolean {
  return [GAMES, MANIFEST].includes(basename(path)) && existsSync(join(dirname(path), MANIFEST));
}
