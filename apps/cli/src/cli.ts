/** The command line: which command is meant, and how what it says about its end reaches people. */
import { nearestWords } from '@foretell/formats';
import { VERSION } from '@foretell/study';
import { type CAC, cac } from 'cac';
import type { Command, CommandContext } from './command.ts';
import { commands } from './commands.ts';
import { type Config, configOf } from './config/file.ts';
import { optionsInForce } from './config/print.ts';
import { settled } from './config/settle.ts';
import { type Checked, type Complaint, complain, Exit, type ExitCode } from './exit.ts';
import { Options, STDIN } from './options.ts';
import { COMMON_OPTIONS, nameOf, surfaceOf } from './surface.ts';
import type { Terminal } from './terminal.ts';

/** What the arguments of the program ask for. */
export interface Asked {
  /** With options of the configuration file among them. */
  readonly args: readonly string[];
  readonly options: Options;
  /** What is wrong with the configuration file. */
  readonly complaint: Complaint | null;
  /** What the configuration file adds, for people; null if nothing. */
  readonly added: string | null;
}

/** From the arguments without program and script. */
export function askedFor(given: readonly string[]): Asked {
  const typed = withNegatives(oneWord(given)).map((arg) => (arg === '-' ? STDIN : arg));
  const plain = { args: typed, options: new Options(typed), complaint: null, added: null };
  const command = commands.find((one) => nameOf(one) === typed[0]);
  if (command === undefined || ['help', 'version'].some((name) => plain.options.flag(name))) return plain;
  const config = configOf(plain.options.text('config'), commands.map(surfaceOf));
  if (!config.ok) return { ...plain, complaint: config.error };
  return config.value === null ? plain : withConfig(typed, command, config.value);
}

function withConfig(typed: readonly string[], command: Command, config: Config): Asked {
  const { args, fromFile } = settled(typed, surfaceOf(command), config);
  const added = args.filter((arg) => !typed.includes(arg));
  return {
    args,
    options: new Options(args, { file: config.file, sections: fromFile }),
    complaint: null,
    added: added.length === 0 ? null : `${config.file}: ${added.join(' ')}`,
  };
}

/** Does what is asked for. */
export async function main(asked: Asked, terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  const ended = await dispatch(asked, terminal, signal);
  terminal.endProgress();
  if (ended.ok) return ended.value;
  for (const line of ended.error.lines) terminal.talk(line);
  return ended.error.exit;
}

async function dispatch(
  { args, options, complaint, added }: Asked,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Checked<ExitCode>> {
  if (args.length === 0)
    return complain(Exit.usage, `say what to do: ${names().join(', ')}; foretell --help tells more`);
  if (complaint !== null) return { ok: false, error: complaint };
  const context: CommandContext = { terminal, options, signal, commands };
  let ended: Promise<Checked<ExitCode>> | null = null;
  const parser = parserOf((command, paths) => {
    for (const group of command.exclusive ?? []) options.atMostOne(...group);
    if (added !== null) terminal.notice(added);
    ended = command.run(paths, context);
  });
  try {
    parser.parse(['node', 'foretell', ...args], { run: false });
    // The parser takes `--no-json` for the contrary of `--json`; no option of ours has one.
    const contrary = options.names().find((name) => name.startsWith('no-'));
    if (contrary !== undefined) return misuse(`Unknown option \`--${contrary}\``, parser);
    if (options.flag('print-config')) return printOptions(parser, context);
    parser.runMatchedCommand();
  } catch (error) {
    if (error instanceof Error && error.name === 'CACError') return misuse(error.message, parser);
    throw error;
  }
  return ended ?? withoutCommand(args, parser);
}

/** Arguments need not be there. */
function printOptions(parser: CAC, { options, terminal }: CommandContext): Checked<ExitCode> {
  const { matchedCommand } = parser;
  const command = commands.find((one) => nameOf(one) === matchedCommand?.name);
  if (matchedCommand === undefined || command === undefined) return withoutCommand(parser.rawArgs.slice(2), parser);
  matchedCommand.checkUnknownOptions();
  matchedCommand.checkOptionValue();
  for (const group of command.exclusive ?? []) options.atMostOne(...group);
  const text = optionsInForce(surfaceOf(command), options);
  const complaint = options.complaint();
  if (complaint !== null) return { ok: false, error: complaint };
  terminal.out(text);
  return { ok: true, value: Exit.ok };
}

/** `deck check` is one name. */
function oneWord(args: readonly string[]): string[] {
  const [first = '', second = '', ...others] = args;
  return names().includes(`${first} ${second}`) ? [`${first} ${second}`, ...others] : [...args];
}

/** A value that begins with a minus sign, as in `--sprt -5,5`, is that of the option before it: the parser would take it for an option. */
function withNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    if (/^-[\d.]/.test(arg) && before !== undefined && /^--[^=]+$/.test(before))
      joined.splice(-1, 1, `${before}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

function names(): string[] {
  return commands.map(nameOf);
}

function parserOf(start: (command: Command, paths: readonly string[]) => void): CAC {
  const parser = cac('foretell');
  for (const command of commands) {
    const registered = parser.command(command.usage, command.description);
    for (const [option, meaning] of [...command.options, ...COMMON_OPTIONS]) registered.option(option, meaning);
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
