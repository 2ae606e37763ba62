/** Explanations as documents of a batch: which position of which file they are of, and the file that keeps them. */
import { createHash } from 'node:crypto';
import { closeSync, existsSync, fstatSync, openSync, truncateSync, writeFileSync } from 'node:fs';
import { cardsNamed, ok } from '@foretell/formats';
import type { Budget } from '@foretell/search';
import { ENGINE, type Explanation } from '@foretell/study';
import type { PoolRequest } from '@foretell/workers';
import type { Pool } from '../cards/pool.ts';
import { type Checked, type Complaint, complain, Exit } from '../exit.ts';
import type { PositionSource } from '../files/positionFile.ts';
import { nameOfSource, reasonOf } from '../files/read.ts';
import { readWholeLines } from '../files/wholeLines.ts';
import { isFields } from '../studies/shapes.ts';
import type { ExplainSettings } from './analysePosition.ts';
import { believedDecks } from './beliefLists.ts';

/** What was asked for, beside the seed and the level; null for what the level spends. */
export type AskedBudget = Budget | { readonly milliseconds: number } | null;

export interface PlacedExplanation extends Explanation {
  readonly file: string;
  /** On which it begins, 1-based. */
  readonly line: number;
  /** SHA-256 of the position: its scenario, its believed lists and its cards of a card file. */
  readonly position: string;
  readonly budget: AskedBudget;
}

export function placed(
  explanation: Explanation,
  { path, line }: PositionSource,
  position: string,
  settings: ExplainSettings,
): PlacedExplanation {
  return { ...explanation, file: nameOfSource(path), line, position, budget: askedOf(settings) };
}

function askedOf({ budget, milliseconds }: ExplainSettings): AskedBudget {
  return milliseconds === undefined ? (budget ?? null) : { milliseconds };
}

export async function fingerprintOf(
  { scenario, path }: PositionSource,
  pool: Pool,
  request: PoolRequest,
): Promise<string> {
  const names = new Set(cardsNamed(scenario));
  const lists: object[] = [];
  for (const belief of Object.values(scenario.beliefs)) {
    const decks = await believedDecks(belief, path, pool);
    // A list that cannot be read is a complaint of the analysis.
    for (const { deck, definitions } of decks.ok ? decks.value : []) {
      lists.push([deck.main, deck.commander, deck.sideboard]);
      for (const { name } of definitions) names.add(name);
    }
  }
  const cards = request.definitions.filter(({ name }) => names.has(name));
  return createHash('sha256')
    .update(JSON.stringify([scenario, lists, cards]))
    .digest('hex');
}

/** A file with one explanation a line, to which later ones are added. */
export class AnswersFile {
  private readonly path: string;
  private readonly known: ReadonlySet<string>;
  private bytes: number;

  private constructor(path: string, known: ReadonlySet<string>, bytes: number) {
    this.path = path;
    this.known = known;
    this.bytes = bytes;
  }

  /** Opens the file, or begins one. A last line that somebody was stopped in is cut off. */
  static open(path: string): Checked<AnswersFile> {
    const known = new Set<string>();
    let lines = 0;
    let broken = 0;
    try {
      if (!existsSync(path)) writeFileSync(path, '', { flag: 'wx' });
      const { at, isThere } = readWholeLines(path, (line) => {
        lines++;
        const key = keyOfLine(line);
        if (key === null) broken = lines;
        else known.add(key);
        return key !== null;
      });
      if (broken > 0)
        return complain(Exit.usage, `${path}:${broken}: is no explanation of a position; choose another --out`);
      if (isThere) truncateSync(path, at);
      return ok(new AnswersFile(path, known, at));
    } catch (error) {
      return complain(Exit.usage, `${path}: ${reasonOf(error)}`);
    }
  }

  /** Whether it had, when it was opened, the position analysed as it is to be analysed now. */
  has(position: string, settings: ExplainSettings): boolean {
    const { seed, level } = settings;
    return this.known.has(keyOf({ position, seed, level, budget: askedOf(settings), engine: ENGINE }));
  }

  /** Null, or why it cannot be kept. */
  append(document: PlacedExplanation): Complaint | null {
    const text = `${JSON.stringify(document)}\n`;
    try {
      const file = openSync(this.path, 'a');
      try {
        if (fstatSync(file).size !== this.bytes)
          return { exit: Exit.failed, lines: [`${this.path}: somebody else writes there as well`] };
        writeFileSync(file, text);
        this.bytes += Buffer.byteLength(text);
        return null;
      } finally {
        closeSync(file);
      }
    } catch (error) {
      return { exit: Exit.failed, lines: [`${this.path}: cannot be written: ${reasonOf(error)}`] };
    }
  }
}

interface Answered {
  readonly position: unknown;
  readonly seed: unknown;
  readonly level: unknown;
  readonly budget: unknown;
  readonly engine: unknown;
}

function keyOf({ position, seed, level, budget, engine }: Answered): string {
  return JSON.stringify([position, seed, level, budget, engine]);
}

/** Null if the line is no explanation. */
function keyOfLine(line: string): string | null {
  try {
    const document: unknown = JSON.parse(line);
    if (!isFields(document) || typeof document['position'] !== 'string') return null;
    const { position, seed, level, budget, engine } = document;
    return keyOf({ position, seed, level, budget, engine });
  } catch {
    return null;
  }
}
