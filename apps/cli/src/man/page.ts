/** The manual page in the language of man(7), from the table of commands. */
import { VERSION } from '@foretell/study';
import { CONFIG_FILE } from '../config/file.ts';
import { EXIT_MEANINGS } from '../exit.ts';
import type { CommandSurface, OptionSurface } from '../surface.ts';

export function manualPage(all: readonly CommandSurface[]): string {
  const parts = [
    `.TH FORETELL 1 "" ${argument(`foretell ${VERSION}`)} "User Commands"`,
    section('NAME', [text('foretell - ask a Magic: The Gathering engine which play, deck or player is better')]),
    section('SYNOPSIS', ['.B foretell', `.I ${argument('command')}`, text('[arguments] [options]')]),
    section(
      'DESCRIPTION',
      DESCRIPTION.flatMap((line) => ['.PP', text(line)]),
    ),
    section('COMMANDS', all.map(commandText)),
    section(
      'CONFIGURATION',
      CONFIGURATION.flatMap((line) => ['.PP', text(line)]),
    ),
    section(
      'EXIT STATUS',
      EXIT_MEANINGS.map(([code, meaning]) => item(String(code), meaning)),
    ),
    section('ENVIRONMENT', [item('FORETELL_TRACE', 'If set, a defect of the program is told with its trace.')]),
    section('FILES', [
      item(CONFIG_FILE, 'In the current folder: options of commands, see CONFIGURATION.'),
      item('results/', 'In the current folder: results folders of studies that name none with --out.'),
    ]),
  ];
  return `${parts.join('\n')}\n`;
}

const DESCRIPTION = [
  'Data goes to standard output, talk to standard error. Files may be named -, which is standard input. With --json a command prints one document, whose form foretell schema tells.',
  'What is wrong with input is told in one line each: file, place, what, how to mend it.',
];

const CONFIGURATION = [
  `Options that are not given on the command line are taken from ${CONFIG_FILE} in the current folder, or from the file that --config names. It has a map of options for each command by its name, and one called all for every command that has such an option. What is given on the command line goes first, then the command's own map, then all, then what is built in.`,
  'With --print-config a command prints the options in force and where each comes from, in the form of such a file, and does nothing else.',
];

function section(title: string, lines: readonly string[]): string {
  return [`.SH ${argument(title)}`, ...lines].join('\n');
}

function commandText({ name, args, description, options, documents, examples }: CommandSurface): string {
  return [
    `.SS ${argument(`foretell ${name}${args === '' ? '' : ` ${args}`}`)}`,
    text(`${description}.`),
    ...options.map(optionText),
    ...(documents.length === 0 ? [] : ['.PP', text(`Documents, see foretell schema: ${documents.join(', ')}.`)]),
    '.PP',
    text('For example:'),
    '.EX',
    ...examples.map((example) => text(`  foretell ${example}`)),
    '.EE',
  ].join('\n');
}

function optionText({ name, value, meaning, fallback }: OptionSurface): string {
  const flag = value === null ? `--${name}` : `--${name} <${value}>`;
  return item(flag, fallback === null ? `${meaning}.` : `${meaning}. Without it: ${fallback}.`);
}

function item(term: string, meaning: string): string {
  return ['.TP', `.B ${argument(term)}`, text(meaning)].join('\n');
}

/** One argument of a request. */
function argument(words: string): string {
  return `"${escaped(words).replaceAll('"', '\\(dq')}"`;
}

/** A line of text: one that begins with a dot or an apostrophe would be a request. */
function text(line: string): string {
  return escaped(line).replace(/^([.'])/, '\\&$1');
}

function escaped(words: string): string {
  return words.replaceAll('\\', '\\e').replaceAll('-', '\\-');
}
