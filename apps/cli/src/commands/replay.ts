/** `foretell replay`: a game of a study, or of a replay file, played again and told. */
import { ok, PLAYERS, type PlayerName, printReplay } from '@foretell/formats';
import { GameLog, type ReplayedEnd, type ToldDecision, toldDecision } from '@foretell/study';
import { abilityTexts } from '@foretell/workers';
import { CARDS_OPTION, openPool } from '../cards/pool.ts';
import type { Command, CommandContext } from '../command.ts';
import { type Checked, Exit, type ExitCode } from '../exit.ts';
import { writeNew } from '../files/writeNew.ts';
import { MOST_GAMES } from '../options.ts';
import { type Ending, type GameSource, gameSource } from '../replay/gameSource.ts';
import { runGame, titleOf } from '../replay/runGame.ts';

export interface ReplayReport {
  readonly schema: 1;
  /** "game 3 of results/run-1", or the file. */
  readonly name: string;
  /** That recorded it. */
  readonly engine: string;
  readonly seed: number;
  /** Who took the first turn. */
  readonly first: PlayerName;
  /** A and B: the names of deck and player. */
  readonly sides: readonly { readonly deck: string; readonly player: string }[];
  readonly decisions: readonly ToldDecision[];
  /** Null if it does not come to an end. */
  readonly end: ReportedEnd | null;
  readonly asRecorded: boolean;
  /** Why it is not the game that was recorded; null if it is. */
  readonly difference: string | null;
}

interface ReportedEnd {
  readonly how: ReplayedEnd['end'];
  readonly turns: number;
  readonly decisions: number;
  /** By player. */
  readonly life: readonly number[];
  /** Of the state. */
  readonly hash: number;
  readonly reason?: string;
  readonly winner: string | null;
}

export const replay: Command = {
  usage: 'replay <game>',
  description: 'Play a game again (of a results folder, or of a replay file), check it against its record, and tell it',
  options: [
    ['--game <n>', 'Which game of the results folder, counted from 0'],
    ['--out <file>', 'Write the game as a replay file instead of telling it'],
    CARDS_OPTION,
    ['--json', 'Print the game with all its decisions as one document'],
    ['--ndjson', 'Print its decisions, one document a line'],
  ],
  exclusive: [['json', 'ndjson', 'out']],
  documents: ['replay', 'replay-decision'],
  examples: [
    'replay results/run-1 --game 17',
    'replay results/run-1 --game 17 --out game.replay.json',
    'replay game.replay.json',
  ],
  async run([path = ''], context) {
    const { options } = context;
    const number = options.whole('game', 0, MOST_GAMES);
    const out = options.text('out');
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const pool = await openPool(1, context);
    if (!pool.ok) return pool;
    const source = await gameSource(path, number, pool.value);
    await pool.value.close();
    return source.ok ? tell(source.value, out, context) : source;
  },
};

async function tell(source: GameSource, out: string | undefined, context: CommandContext): Promise<Checked<ExitCode>> {
  const { terminal, options } = context;
  const asLines = options.flag('ndjson');
  const isForPeople = !asLines && !options.flag('json') && out === undefined;
  const texts = abilityTexts();
  const log = new GameLog(isForPeople ? (line) => terminal.out(`${line}\n`) : () => undefined);
  const decisions: ToldDecision[] = [];
  let game: Parameters<GameLog['end']>[0] | null = null;
  if (isForPeople) terminal.out(`${titleOf(source)}\n`);
  const ending = await runGame(source.play(), context, (at) => {
    if (game === null) {
      game = at.game;
      if (isForPeople) log.watch(game);
    }
    const told = at.decision.options.length > 1 ? toldDecision(at, texts) : null;
    if (isForPeople) log.decision(at, told);
    if (told === null) return true;
    if (asLines) terminal.out(`${JSON.stringify(told)}\n`);
    else decisions.push(told);
    return true;
  });
  if (isForPeople && game !== null) log.end(game);
  if (ending === null) return ok(Exit.interrupted);
  if (isForPeople) terminal.out(`${endWords(ending)}\n`);
  if (options.flag('json')) terminal.out(`${JSON.stringify(documentOf(source, decisions, ending))}\n`);
  if (out !== undefined && ending.end !== null) {
    const written = writeNew(out, printReplay(source.replay(decisions, ending.end)));
    if (!written.ok) return written;
  }
  return ok(judge(source, ending, context));
}

/** A game that is not the recorded one, or that a defect ends, is a failure. */
function judge({ name }: GameSource, { end, difference }: Ending, { terminal }: CommandContext): ExitCode {
  if (difference !== null) terminal.talk(`${name}: is not the game that was recorded: ${difference}`);
  if (end?.end === 'error') terminal.talk(`${name}: is ended by a defect: ${end.reason ?? ''}`);
  return difference === null && end?.end !== 'error' ? Exit.ok : Exit.failed;
}

function endWords({ end, difference }: Ending): string {
  const check = difference === null ? 'as recorded' : 'not as recorded';
  if (end === null) return `the replay ends here, ${check}`;
  return `${resultWords(end)} on turn ${end.turns} after ${end.decisions} decisions, ${check}`;
}

function resultWords({ end, winner }: ReplayedEnd): string {
  switch (end) {
    case 'win':
      return `${PLAYERS[winner ?? 0] ?? ''} wins`;
    case 'draw':
      return 'a draw';
    case 'turn-limit':
      return 'stopped at the turn limit';
    case 'decision-limit':
      return 'stopped at the decision limit';
    case 'error':
      return 'ended by a defect';
  }
}

function documentOf(
  { name, engine, seed, first, sides }: GameSource,
  decisions: readonly ToldDecision[],
  { end, difference }: Ending,
): ReplayReport {
  const winner = end === null || end.winner === null ? null : (PLAYERS[end.winner] ?? null);
  return {
    schema: 1,
    name,
    engine,
    seed,
    first,
    sides,
    decisions,
    end: end === null ? null : { ...endFields(end), winner },
    asRecorded: difference === null,
    difference,
  };
}

function endFields({ end: how, turns, decisions, life, hash, reason }: ReplayedEnd): Omit<ReportedEnd, 'winner'> {
  return { how, turns, decisions, life, hash, ...(reason === undefined ? {} : { reason }) };
}
