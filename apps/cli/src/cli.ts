/** The command line: which command is meant, and how what it says about its end reaches people. */
import { nearestWords } from '@foretell/formats';
import { VERSION } from '@foretell/study';
import { type CAC, cac } from 'cac';
import type { Command, CommandContext } from './command.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { cardsCoverage } from './commands/cardsCoverage.ts';
import { cardsImport } from './commands/cardsImport.ts';
import { cardsShow } from './commands/cardsShow.ts';
import { cardsTry } from './commands/cardsTry.ts';
import { compare } from './commands/compare.ts';
import { deckCheck } from './commands/deckCheck.ts';
import { deckConvert } from './commands/deckConvert.ts';
import { exam } from './commands/exam.ts';
import { explain } from './commands/explain.ts';
import { gauntlet } from './commands/gauntlet.ts';
import { goldfish } from './commands/goldfish.ts';
import { honesty } from './commands/honesty.ts';
import { matrix } from './commands/matrix.ts';
import { merge } from './commands/merge.ts';
import { perft } from './commands/perft.ts';
import { replay } from './commands/replay.ts';
import { run } from './commands/run.ts';
import { scenarioImport } from './commands/scenarioImport.ts';
import { scenarioRun } from './commands/scenarioRun.ts';
import { tune } from './commands/tune.ts';
import { whatif } from './commands/whatif.ts';
import { worker } from './commands/worker.ts';
import { type Checked, complain, Exit, type ExitCode } from './exit.ts';
import { Options, STDIN } from './options.ts';
import type { Terminal } from './terminal.ts';

const commands: readonly Command[] = [
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
];

/** Runs the command of the arguments (without program and script). */
export async function main(args: readonly string[], terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  const ended = await dispatch(args, terminal, signal);
  terminal.endProgress();
  if (ended.ok) return ended.value;
  for (const line of ended.error.lines) terminal.talk(line);
  return ended.error.exit;
}

async function dispatch(args: readonly string[], terminal: Terminal, signal: AbortSignal): Promise<Checked<ExitCode>> {
  if (args.length === 0)
    return complain(Exit.usage, `say what to do: ${names().join(', ')}; foretell --help tells more`);
  const typed = oneWord(args).map((arg) => (arg === '-' ? STDIN : arg));
  const context: CommandContext = { terminal, options: new Options(typed), signal };
  let ended: Promise<Checked<ExitCode>> | null = null;
  const parser = parserOf((command, paths) => {
    ended = command.run(paths, context);
  });
  try {
    parser.parse(['node', 'foretell', ...typed], { run: false });
    parser.runMatchedCommand();
  } catch (error) {
    if (error instanceof Error && error.name === 'CACError') return misuse(error.message, parser);
    throw error;
  }
  return ended ?? withoutCommand(typed, parser);
}

/** `deck check` is one name. */
function oneWord(args: readonly string[]): string[] {
  const [first = '', second = '', ...others] = args;
  return names().includes(`${first} ${second}`) ? [`${first} ${second}`, ...others] : [...args];
}

function names(): string[] {
  return commands.map(({ usage }) => usage.replace(/ *[<[].*$/, ''));
}

function parserOf(start: (command: Command, paths: readonly string[]) => void): CAC {
  const parser = cac('foretell');
  for (const command of commands) {
    const registered = parser.command(command.usage, command.description);
    for (const [option, meaning] of command.options) registered.option(option, meaning);
    for (const example of command.examples) registered.example(`  $ foretell ${example}`);
    registered.action((...given: readonly unknown[]) => {
      // Last come the options as the parser reads them; ours are read elsewhere.
      start(
        command,
        given
          .slice(0, -1)
          .flat()
          .filter((arg) => typeof arg === 'string'),
      );
    });
  }
  parser.help();
  parser.version(VERSION);
  return parser;
}

/** The parser's complaint in our words. */
function misuse(message: string, parser: CAC): Checked<ExitCode> {
  const name = parser.matchedCommand?.name ?? '';
  const help = `foretell ${name} --help tells more`;
  const unknown = /^Unknown option `(-+)(.*)`$/.exec(message);
  if (unknown !== null) {
    const option = (unknown[2] ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const known = parser.matchedCommand?.options.map((one) => one.rawName.replace(/^--| .*$/g, '')) ?? [];
    const [nearest] = nearestWords(option, known, 1);
    const hint = nearest === undefined ? help : `did you mean --${nearest}?`;
    return complain(Exit.usage, `foretell ${name}: there is no option ${unknown[1]}${option}; ${hint}`);
  }
  return complain(Exit.usage, `foretell ${name}: ${message.replaceAll('`', '')}; ${help}`);
}

/** Help and version have been printed by the parser; otherwise there is no such command. */
function withoutCommand(args: readonly string[], parser: CAC): Checked<ExitCode> {
  if (parser.options['help'] === true || parser.options['version'] === true) return { ok: true, value: Exit.ok };
  const word = args.find((arg) => !arg.startsWith('-')) ?? args[0] ?? '';
  const longer = names().filter((name) => name.startsWith(`${word} `));
  const [nearest] = nearestWords(args.slice(0, 2).join(' '), names(), 1).concat(nearestWords(word, names(), 1));
  const hint =
    longer.length > 0
      ? `say ${longer.join(' or ')}`
      : nearest === undefined
        ? `known are ${names().join(', ')}`
        : `did you mean ${nearest}?`;
  return complain(Exit.usage, `foretell: there is no command ${word}; ${hint}`);
}
