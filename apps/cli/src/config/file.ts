/** The configuration file: options of commands, under the names of commands. */
import { existsSync } from 'node:fs';
import { fail, Lines, type MapEntry, ok, type Result, readYaml, type SourceNode, suggest } from '@foretell/formats';
import { type Checked, complain, Exit } from '../exit.ts';
import { readText } from '../files/read.ts';
import { COMMON_OPTIONS, type CommandSurface, type OptionSurface } from '../surface.ts';

/** Looked for in the current folder. */
export const CONFIG_FILE = 'foretell.yaml';
/** What stands where the name of a command stands, for options of all commands that have them. */
export const ALL = 'all';

/** Values by option: text as it would be typed, or whether a flag is set. */
export type Section = ReadonlyMap<string, string | boolean>;

export interface Config {
  readonly file: string;
  /** By command, or {@link ALL}. */
  readonly sections: ReadonlyMap<string, Section>;
}

/** The file that is named, else the one of the current folder; null if there is none. */
export function configOf(named: string | undefined, commands: readonly CommandSurface[]): Checked<Config | null> {
  const file = named ?? CONFIG_FILE;
  if (named === undefined && !existsSync(file)) return ok(null);
  const text = readText(file);
  if (!text.ok) return text;
  return readConfig(text.value, file, commands);
}

/** One line for everything that is wrong with it. */
export function readConfig(text: string, file: string, commands: readonly CommandSurface[]): Checked<Config> {
  const lines = new Lines(text);
  const problems: string[] = [];
  const problem: Problem = (offset, words) => {
    const { line, column } = lines.at(offset);
    problems.push(`${file}:${line}:${column}: ${words}`);
  };
  const sections = new Map<string, Section>();
  for (const document of readYaml(text)) {
    if (!document.ok) problem(document.error.offset, `${document.error.message}; ${document.error.hint}`);
    else if (document.value.kind !== 'map')
      problem(document.value.offset, 'names no command; write run: and its options below it, indented');
    else for (const entry of document.value.entries) addSection(entry, commands, sections, problem);
  }
  return problems.length > 0 ? complain(Exit.usage, ...problems) : ok({ file, sections });
}

type Problem = (offset: number, words: string) => void;

function addSection(
  { key, keyOffset, value }: MapEntry,
  commands: readonly CommandSurface[],
  sections: Map<string, Section>,
  problem: Problem,
): void {
  const names = [...commands.map(({ name }) => name), ALL];
  const section = new Map<string, string | boolean>();
  if (!names.includes(key)) problem(keyOffset, `there is no command ${key}; ${suggest(key, names)}`);
  else if (sections.has(key)) problem(keyOffset, `${key} is there twice; put its options together`);
  else if (value.kind === 'map') {
    const known = commands.filter(({ name }) => key === ALL || name === key).flatMap(({ options }) => options);
    for (const option of value.entries) {
      const read = optionValue(option, known);
      if (!read.ok) problem(option.keyOffset, `${key}: ${read.error}`);
      else if (section.has(option.key)) problem(option.keyOffset, `${key}: ${option.key} is there twice; give it once`);
      else section.set(option.key, read.value);
    }
  } else if (value.kind !== 'scalar' || value.value !== null)
    problem(value.offset, `${key}: write its options below it, one a line, indented`);
  sections.set(key, section);
}

function optionValue({ key, value }: MapEntry, known: readonly OptionSurface[]): Result<string | boolean, string> {
  const common = COMMON_OPTIONS.map(([flag]) => flag.replace(/^--| .*$/g, ''));
  const names = [...new Set(known.map(({ name }) => name))].filter((name) => !common.includes(name));
  const option = known.find(({ name }) => name === key);
  if (option === undefined || common.includes(key)) return fail(`there is no option ${key}; ${suggest(key, names)}`);
  const typed = typedValue(value);
  if (option.value === null)
    return typeof typed === 'boolean' ? ok(typed) : fail(`${key} is set or not; write true or false`);
  return typeof typed === 'string' && typed !== ''
    ? ok(typed)
    : fail(`${key} needs a value; write it behind the colon, in quotes if it is no simple word`);
}

function typedValue(node: SourceNode): string | boolean | null {
  return node.kind === 'scalar' ? node.value : null;
}
