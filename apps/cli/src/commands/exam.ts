/** `foretell exam`: how a player answers generated positions whose exact values are known. */
import { availableParallelism } from 'node:os';
import { ok } from '@foretell/formats';
import { type PlayerSpec, playerText } from '@foretell/search';
import {
  ENGINE,
  FAMILY_NAMES,
  type FamilyName,
  type Grade,
  type GradeSummary,
  PUZZLE_FAMILIES,
  QUESTION_FAMILIES,
  summariseGrades,
} from '@foretell/study';
import { type Lane, runExam, startWorkers } from '@foretell/workers';
import type { Command, CommandContext } from '../command.ts';
import { Exit } from '../exit.ts';
import { threadsOf } from '../options.ts';
import { playerArgument } from '../players.ts';
import { percent } from '../studies/words.ts';

const DEFAULT_PLAYER = 'standard';
/** Wrong answers that are listed for people. */
const MOST_SHOWN = 3;

export const exam: Command = {
  usage: 'exam [player]',
  description:
    'Ask a player (standard) questions whose exact answers are known: small positions, solved to the end of the game',
  options: [
    ['--questions <n>', 'Questions of each family (20)'],
    [
      '--family <family>',
      `Only of one family: ${QUESTION_FAMILIES.join(', ')}; or whole turns: ${PUZZLE_FAMILIES.join(', ')}`,
      FAMILY_NAMES,
    ],
    ['--threads <n>', 'Threads; the results do not depend on it (one for each processor)'],
    ['--json', 'Print one document'],
  ],
  documents: ['exam'],
  examples: ['exam strong --questions 100', 'exam greedy --family combat', 'exam standard --family wins'],
  async run([name = DEFAULT_PLAYER], context) {
    const { options, terminal, signal } = context;
    const questions = options.whole('questions', 1, 100_000) ?? 20;
    const only = options.word('family', FAMILY_NAMES);
    const threads = threadsOf(options);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const read = playerArgument(name);
    if (!read.ok) return read;
    const player = read.value;
    const workers = await startWorkers({ threads: Math.min(threads, availableParallelism()) });
    try {
      const results: Result[] = [];
      for (const family of only === undefined ? QUESTION_FAMILIES : [only]) {
        const grades = await ask(workers.lanes, family, player, questions, context);
        results.push({ family, ...summariseGrades(grades) });
        if (!options.flag('json')) terminal.out(inWords(results.at(-1) as Result));
      }
      const document: ExamReport = { schema: 1, engine: ENGINE, player: playerText(player), families: results };
      if (options.flag('json')) terminal.out(`${JSON.stringify(document)}\n`);
    } finally {
      await workers.close();
    }
    return ok(signal.aborted ? Exit.interrupted : Exit.ok);
  },
};

export interface ExamReport {
  readonly schema: 1;
  readonly engine: string;
  readonly player: string;
  readonly families: readonly Result[];
}

interface Result extends GradeSummary {
  readonly family: FamilyName;
}

async function ask(
  lanes: readonly Lane[],
  family: FamilyName,
  player: PlayerSpec,
  questions: number,
  { terminal, signal }: CommandContext,
): Promise<Grade[]> {
  const grades: Grade[] = [];
  await runExam(lanes, {
    family,
    player,
    questions,
    cancellation: signal,
    onGrades: (next) => {
      grades.push(...next);
      terminal.progress(`${family}: ${grades.length}/${questions} questions`);
    },
  });
  terminal.endProgress();
  return grades;
}

function inWords({ family, questions, agreement, meanRegret, worst }: Result): string {
  const line = `${family}: ${questions} questions, ${percent(agreement)} right, mean regret ${percent(meanRegret)}`;
  const wrong = worst
    .slice(0, MOST_SHOWN)
    .map(({ seed, regret }) => `  ${family} ${seed}: gave away ${percent(regret)}`);
  return [line, ...wrong, ''].join('\n');
}
