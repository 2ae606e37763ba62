/**
 * A results folder: `manifest.json` says what is played, `games.ndjson` has one finished game a line in the order of their numbers, so that it
 * is at any moment the beginning of the whole (or of a shard) and a study that was stopped goes on where it ends.
 */
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ok } from '@foretell/formats';
import type { GameRecord } from '@foretell/study';
import { type Checked, type Complaint, complain, Exit } from '../exit.ts';
import { makeFolder } from '../files/makeFolder.ts';
import { reasonOf } from '../files/read.ts';
import { readWholeLines, type Unfinished } from '../files/wholeLines.ts';
import type { StudyManifest } from './manifest.ts';
import { isGameRecord } from './shapes.ts';
import { type Numbering, numberingOf } from './shard.ts';
import type { Study } from './study.ts';

export const MANIFEST = 'manifest.json';
export const GAMES = 'games.ndjson';

/** Games stay in the file: a study has as many as one likes. */
export class ResultsFolder {
  readonly path: string;
  private readonly numbering: Numbering;
  private kept: number;
  /** Bytes of the file of games, as far as we know. */
  private bytes: number;
  private readonly broken: GameRecord[];

  private constructor(path: string, numbering: Numbering, { count, unfinished }: GamesRead, broken: GameRecord[]) {
    this.path = path;
    this.numbering = numbering;
    this.kept = count;
    this.bytes = unfinished.at;
    this.broken = broken;
  }

  /** How many games it has. */
  get count(): number {
    return this.kept;
  }

  /** Those of them that were ended by defects. */
  get defects(): readonly GameRecord[] {
    return this.broken;
  }

  /** Makes the folder, or opens one that holds the beginning of the same study; `onGame` is called with each of its games. */
  static open<Manifest extends StudyManifest>(
    path: string,
    manifest: Manifest,
    study: Study<Manifest>,
    onGame: (game: GameRecord) => void,
  ): Checked<ResultsFolder> {
    try {
      makeFolder(path);
    } catch (error) {
      return complain(Exit.usage, `${path}: ${reasonOf(error)}`);
    }
    const earlier = manifestIn(path, study);
    if (!earlier.ok) return earlier;
    const difference = earlier.value === null ? null : study.differenceFrom(earlier.value, manifest);
    if (difference !== null)
      return complain(Exit.usage, `${path} ${difference}; choose another --out, or say what was said before`);
    const numbering = numberingOf(manifest.shard, study.unit);
    const broken: GameRecord[] = [];
    const games = finishedGames(join(path, GAMES), numbering, (game) => {
      if (isBroken(game)) broken.push(game);
      onGame(game);
    });
    if (!games.ok) return games;
    // Games of nobody knows which decks and players are not the beginning of this study.
    if (earlier.value === null && games.value.count > 0)
      return complain(Exit.usage, `${path} has games without a ${MANIFEST}; choose another --out`);
    const folder = new ResultsFolder(path, numbering, games.value, broken);
    const unwritten = folder.write(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
    return unwritten === null ? ok(folder) : { ok: false, error: unwritten };
  }

  /** Null, or why the games cannot be kept. */
  append(games: readonly GameRecord[]): Complaint | null {
    const path = join(this.path, GAMES);
    const text = games.map((game) => `${JSON.stringify(game)}\n`).join('');
    let isOurs = true;
    const complaint = whileWriting(path, () => {
      const file = openSync(path, 'a');
      try {
        isOurs = fstatSync(file).size === this.bytes;
        if (isOurs) writeFileSync(file, text);
      } finally {
        closeSync(file);
      }
    });
    if (complaint !== null) return complaint;
    if (!isOurs)
      return {
        exit: Exit.failed,
        lines: [`${path}: another study writes there as well; say this again when it is over`],
      };
    this.bytes += Buffer.byteLength(text);
    this.kept += games.length;
    this.broken.push(...games.filter(isBroken));
    return null;
  }

  /** All of them. */
  games(): Checked<readonly GameRecord[]> {
    return gamesOf(this.path, this.numbering);
  }

  /**
   * Replaces a file as a whole, so that nobody sees half of it. Null, or why it cannot. What is there already is not written again: a finished
   * study can be shown from a place where nothing can be written.
   */
  write(name: string, content: string | Uint8Array): Complaint | null {
    return whileWriting(join(this.path, name), (file) => {
      if (holds(file, content)) return;
      makeFolder(dirname(file));
      writeFileSync(`${file}.part`, content);
      renameSync(`${file}.part`, file);
    });
  }
}

function isBroken({ end }: GameRecord): boolean {
  return end === 'error';
}

/** Whether the file is there and has just that content. */
function holds(file: string, content: string | Uint8Array): boolean {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there === undefined) return false;
  const bytes = Buffer.from(content);
  return there.size === bytes.length && bytes.equals(readFileSync(file));
}

function whileWriting(file: string, work: (file: string) => void): Complaint | null {
  try {
    work(file);
    return null;
  } catch (error) {
    return { exit: Exit.failed, lines: [`${file}: cannot be written: ${reasonOf(error)}`] };
  }
}

/** The manifest of the study that the folder holds; null if it holds none. */
function manifestIn<Manifest extends StudyManifest>(
  path: string,
  { isManifest }: Study<Manifest>,
): Checked<Manifest | null> {
  const file = join(path, MANIFEST);
  try {
    if (!existsSync(file)) return ok(null);
    const manifest = parsed(readFileSync(file, 'utf8'));
    if (isManifest(manifest)) return ok(manifest);
    return complain(Exit.usage, `${file}: is not the manifest of such a study; choose another --out`);
  } catch (error) {
    return complain(Exit.usage, `${file}: ${reasonOf(error)}`);
  }
}

/** The games of the file; a last line that was being written when the study was stopped is cut off. */
function finishedGames(file: string, numbering: Numbering, onGame: (game: GameRecord) => void): Checked<GamesRead> {
  const read = readGames(file, numbering, onGame);
  if (!read.ok) return read;
  const { unfinished } = read.value;
  try {
    if (unfinished.isThere) truncateSync(file, unfinished.at);
    return read;
  } catch (error) {
    return complain(Exit.usage, `${file}: ${reasonOf(error)}`);
  }
}

interface GamesRead {
  readonly count: number;
  readonly unfinished: Unfinished;
}

function readGames(file: string, { gameAt }: Numbering, onGame: (game: GameRecord) => void): Checked<GamesRead> {
  let count = 0;
  let broken = false;
  const add = (line: string): boolean => {
    const game = parsed(line);
    if (isGameRecord(game) && game.game === gameAt(count)) {
      onGame(game);
      count++;
    } else broken = true;
    return !broken;
  };
  try {
    if (!existsSync(file)) return ok({ count, unfinished: { at: 0, isThere: false } });
    const unfinished = readWholeLines(file, add);
    if (!broken) return ok({ count, unfinished });
    return complain(
      Exit.usage,
      `${file}:${count + 1}: is not the record of game ${gameAt(count)}; choose another --out, or cut the file off before this line`,
    );
  } catch (error) {
    return complain(Exit.usage, `${file}: ${reasonOf(error)}`);
  }
}

/** The finished games of a folder. */
export function gamesOf(path: string, numbering: Numbering): Checked<readonly GameRecord[]> {
  const games: GameRecord[] = [];
  const read = readGames(join(path, GAMES), numbering, (game) => games.push(game));
  return read.ok ? ok(games) : read;
}

/** What the text stands for; undefined, which no JSON stands for, if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
