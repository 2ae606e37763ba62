/** `foretell whatif`: the options of a decision of a game, played out from what its player knew. */
import { type DeckBelief, ok } from '@foretell/formats';
import { viewOf } from '@foretell/rules';
import { beliefOf, searchProblem, type WhatIf, whatIf } from '@foretell/study';
import { abilityTexts, runAnalysis, startWorkers } from '@foretell/workers';
import { CARDS_OPTION, openPool } from '../cards/pool.ts';
import type { Command, CommandContext } from '../command.ts';
import { type Checked, complain, Exit, type ExitCode } from '../exit.ts';
import type { ExplainSettings } from '../explain/analysePosition.ts';
import { ExplainProgress } from '../explain/progress.ts';
import { ANALYSIS_EXCLUSIVE, ANALYSIS_OPTIONS, settingsOf } from '../explain/settings.ts';
import { situationOf } from '../explain/situation.ts';
import { explanationText } from '../explain/table.ts';
import { MOST_GAMES, threadsOf } from '../options.ts';
import { decisionAt, type GameDecision } from '../replay/decisionAt.ts';
import { type GameSource, gameSource } from '../replay/gameSource.ts';
import { titleOf } from '../replay/runGame.ts';
import { PROGRESS_EXCLUSIVE, PROGRESS_OPTIONS, readProgressOptions } from '../terminalOptions.ts';

const MOST_DECISIONS = 1_000_000;
const BELIEFS = ['known', 'open'] as const;

export const whatif: Command = {
  usage: 'whatif <game>',
  description: 'Play out the options of a decision of a game (of a results folder, or of a replay file)',
  options: [
    ['--at <n>', 'Which decision, by the numbers of foretell replay; has to be named'],
    ['--game <n>', 'Which game of the results folder, counted from 0'],
    [
      '--belief <what>',
      'known: the decider knows the list of every deck; open: nothing of what others have (known)',
      BELIEFS,
    ],
    ...ANALYSIS_OPTIONS,
    CARDS_OPTION,
    ['--json', 'Print one document'],
    ...PROGRESS_OPTIONS,
  ],
  exclusive: [...ANALYSIS_EXCLUSIVE, ...PROGRESS_EXCLUSIVE],
  documents: ['whatif', 'progress'],
  examples: ['whatif results/run-1 --game 17 --at 42', 'whatif game.replay.json --at 42 --level strong --json'],
  async run([path = ''], context) {
    const { options } = context;
    const at = options.whole('at', 0, MOST_DECISIONS);
    const number = options.whole('game', 0, MOST_GAMES);
    const settings = settingsOf(options);
    const threads = threadsOf(options);
    const deck = options.word('belief', BELIEFS) ?? 'known';
    readProgressOptions(options);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    if (at === undefined)
      return complain(Exit.usage, 'foretell whatif: say which decision with --at N; foretell replay numbers them');
    const pool = await openPool(threads, context);
    if (!pool.ok) return pool;
    const source = await gameSource(path, number, pool.value);
    await pool.value.close();
    if (!source.ok) return source;
    const decision = await decisionAt(source.value, at, context);
    if (!decision.ok) return decision;
    return analyse(source.value, at, decision.value, { deck }, settings, threads, context);
  },
};

async function analyse(
  source: GameSource,
  n: number,
  { game, decider, taken }: GameDecision,
  stated: DeckBelief,
  settings: ExplainSettings,
  threads: number,
  { terminal, signal, options }: CommandContext,
): Promise<Checked<ExitCode>> {
  const { seed, level, budget, milliseconds } = settings;
  const id = `${source.name}, decision ${n}`;
  const view = viewOf(game, decider);
  const workers = await startWorkers({ threads, pool: source.request });
  try {
    const progress = new ExplainProgress(terminal, 1, settings);
    const begun = terminal.now();
    const outcome = await runAnalysis(workers.lanes, {
      view,
      options: {
        seed,
        level,
        belief: beliefOf(game, decider, stated, []),
        ...(budget === undefined ? {} : { budget }),
      },
      cancellation: signal,
      onProgress: ({ playouts }) => progress.show(id, begun, playouts),
      ...(milliseconds === undefined ? {} : { timeLeft: () => milliseconds - (terminal.now() - begun) }),
    });
    terminal.endProgress();
    if (!outcome.ok) return complain(Exit.failed, `${id}: ${searchProblem(outcome.error)}`);
    const { analysis, cancelled } = outcome;
    if (cancelled) terminal.talk(`stopped after ${analysis.iterations} playouts`);
    if (analysis.iterations === 0) return ok(Exit.interrupted);
    const elapsedMs = Math.round(terminal.now() - begun);
    const answer = whatIf(analysis, outcome.sensitivity(), { id, n, view, taken, texts: abilityTexts(), elapsedMs });
    if (options.flag('json')) terminal.out(`${JSON.stringify(answer)}\n`);
    else
      terminal.out(
        `${titleOf(source)}\n${explanationText(answer, situationOf(view), answer.chosen.key)}\n${verdict(answer)}\n`,
      );
    return ok(cancelled ? Exit.interrupted : Exit.ok);
  } finally {
    await workers.close();
  }
}

/** What was best, what the game took, and by how much that is behind. */
function verdict({ chosen: { label, rank, pairedDiff }, options, best }: WhatIf): string {
  if (rank === null || pairedDiff === null)
    return `  best: ${best}; chosen in the game: ${label}, which is not among the options that were looked at`;
  if (rank === 1) return `  chosen in the game: ${label}, the best option found`;
  const points = (share: number): string => (-100 * share).toFixed(1).replace(/^-(?=0\.0$)/, '');
  const [low, high] = pairedDiff.ci95;
  const sure = high < 0 ? '' : '; the difference may be luck';
  return `  best: ${best}; chosen in the game: ${label}, number ${rank} of ${options.length}, ${points(pairedDiff.mean)} [${points(high)}, ${points(low)}] of 100 games behind${sure}`;
}
