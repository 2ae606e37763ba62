/** All commands, in the order of the help. */
import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { cardsCoverage } from './commands/cardsCoverage.ts';
import { cardsImport } from './commands/cardsImport.ts';
import { cardsShow } from './commands/cardsShow.ts';
import { cardsTry } from './commands/cardsTry.ts';
import { compare } from './commands/compare.ts';
import { completion } from './commands/completion.ts';
import { deckCheck } from './commands/deckCheck.ts';
import { deckConvert } from './commands/deckConvert.ts';
import { exam } from './commands/exam.ts';
import { explain } from './commands/explain.ts';
import { gauntlet } from './commands/gauntlet.ts';
import { goldfish } from './commands/goldfish.ts';
import { honesty } from './commands/honesty.ts';
import { man } from './commands/man.ts';
import { matrix } from './commands/matrix.ts';
import { merge } from './commands/merge.ts';
import { perft } from './commands/perft.ts';
import { replay } from './commands/replay.ts';
import { run } from './commands/run.ts';
import { scenarioImport } from './commands/scenarioImport.ts';
import { scenarioRun } from './commands/scenarioRun.ts';
import { schema } from './commands/schema.ts';
import { serve } from './commands/serve.ts';
import { tune } from './commands/tune.ts';
import { whatif } from './commands/whatif.ts';
import { worker } from './commands/worker.ts';

export const commands: readonly Command[] = [
  explain,
  run,
  compare,
  gauntlet,
  goldfish,
  matrix,
  arena,
  exam,
  tune,
  honesty,
  merge,
  replay,
  whatif,
  serve,
  worker,
  scenarioRun,
  scenarioImport,
  deckCheck,
  deckConvert,
  cardsShow,
  cardsImport,
  cardsCoverage,
  cardsTry,
  perft,
  bench,
  schema,
  completion,
  man,
];
