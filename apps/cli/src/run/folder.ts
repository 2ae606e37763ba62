/**
 * A results folder: `manifest.json` says what is played, `games.ndjson` has one finished game a line in the order of their numbers, so that it
 * is at any moment the beginning of the whole and a study that was stopped goes on where it ends.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ok } from '@foretell/formats';
import type { GameRecord } from '@foretell/workers';
import { type Checked, complain, Exit } from '../exit.ts';
import { reasonOf } from '../files/read.ts';
import { differenceFrom, type Manifest } from './study.ts';

const MANIFEST = 'manifest.json';
const GAMES = 'games.ndjson';

export class ResultsFolder {
  readonly path: string;
  readonly games: GameRecord[];

  private constructor(path: string, games: GameRecord[]) {
    this.path = path;
    this.games = games;
  }

  /** Makes the folder, or opens one that holds the beginning of the same study. */
  static open(path: string, manifest: Manifest): Checked<ResultsFolder> {
    try {
      mkdirSync(path, { recursive: true });
      const file = join(path, MANIFEST);
      if (existsSync(file)) {
        const difference = differenceFrom(JSON.parse(readFileSync(file, 'utf8')), manifest);
        if (difference !== null)
          return complain(Exit.usage, `${path} ${difference}; choose another --out, or say what was said before`);
      }
      const games = finishedGames(join(path, GAMES));
      const folder = new ResultsFolder(path, games);
      folder.write(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
      return ok(folder);
    } catch (error) {
      if (error instanceof SyntaxError)
        return complain(
          Exit.usage,
          `${path}: its ${error.message.includes('line') ? GAMES : MANIFEST} is no JSON; choose another --out`,
        );
      return complain(Exit.usage, `${path}: ${reasonOf(error)}`);
    }
  }

  append(games: readonly GameRecord[]): void {
    appendFileSync(join(this.path, GAMES), games.map((game) => `${JSON.stringify(game)}\n`).join(''));
    this.games.push(...games);
  }

  /** Replaces a file as a whole, so that nobody sees half of it. */
  write(name: string, text: string): void {
    const file = join(this.path, name);
    writeFileSync(`${file}.part`, text);
    renameSync(`${file}.part`, file);
  }
}

/** The games of the file; a last line that was being written when the study was stopped is cut off. */
function finishedGames(file: string): GameRecord[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)));
  const lines = text.slice(0, end).split('\n').slice(0, -1);
  return lines.map((line, at) => {
    const game: GameRecord = JSON.parse(line);
    if (game.game !== at) throw new SyntaxError(`line ${at + 1} is game ${game.game}`);
    return game;
  });
}
