/** A row of the table of commands taken apart: what completion, man page and configuration need to know of it. */
import { builtInDecks } from '@foretell/cards';
import { PLAYER_NAMES } from '@foretell/search';
import type { Command, OptionRow } from './command.ts';

/** What may be written at some place. */
export interface Completion {
  readonly words: readonly string[];
  /** What else there is to choose from: nothing, files, or folders only. */
  readonly paths: 'none' | 'files' | 'folders';
}

export interface OptionSurface {
  /** Without hyphens. */
  readonly name: string;
  /** What its value is called; null if it takes none. */
  readonly value: string | null;
  readonly meaning: string;
  /** What holds without it, as the help says it; null if that is nothing. */
  readonly fallback: string | null;
  readonly completion: Completion;
}

export interface CommandSurface {
  /** One word or two. */
  readonly name: string;
  /** As the help writes them, such as `<deck-a> <deck-b>`. */
  readonly args: string;
  readonly description: string;
  readonly options: readonly OptionSurface[];
  readonly exclusive: readonly (readonly string[])[];
  /** Of all its arguments together. */
  readonly completion: Completion;
  readonly documents: readonly string[];
  readonly examples: readonly string[];
}

/** Options that every command has. */
export const COMMON_OPTIONS: readonly OptionRow[] = [
  ['--config <file>', 'Take options that are not given from this file (foretell.yaml of the current folder)'],
  ['--print-config', 'Print the options in force and where each comes from, and do nothing'],
];

export function nameOf({ usage }: Command): string {
  return usage.replace(/ *[<[].*$/, '');
}

export function surfaceOf(command: Command): CommandSurface {
  const name = nameOf(command);
  const args = command.usage.slice(name.length).trim();
  const places = [...args.matchAll(/[<[](?:\.\.\.)?([\w-]+)[>\]]/g)].map(([, place = '']) => completionOf(place));
  return {
    name,
    args,
    description: command.description,
    options: [...command.options, ...COMMON_OPTIONS].map(optionOf),
    exclusive: command.exclusive ?? [],
    completion: together([...places, { words: command.words ?? [], paths: 'none' }]),
    documents: command.documents ?? [],
    examples: command.examples,
  };
}

function optionOf([flag, text, words]: OptionRow): OptionSurface {
  const [, name = '', value = null] = /^--([\w-]+)(?: <(.+)>)?$/.exec(flag) ?? [];
  if (name === '') throw new Error(`${flag}: is not written like an option`);
  const [, meaning = text, fallback = null] = /^(.*) \(([^()]+)\)$/s.exec(text) ?? [];
  const completion: Completion = words === undefined ? completionOf(value ?? '') : { words, paths: 'none' };
  return { name, value, meaning, fallback, completion };
}

const FILES: readonly string[] = ['file', 'path', 'paths', 'position', 'positions', 'puzzle', 'game', 'replay'];
const FOLDERS: readonly string[] = ['folder', 'folders'];
const DECKS: readonly string[] = ['deck', 'decks', 'deck-a', 'deck-b', 'old', 'new', 'field'];
const PLAYERS: readonly string[] = ['player', 'player-a', 'player-b'];

/** By what the value is called. */
function completionOf(value: string): Completion {
  if (FILES.includes(value)) return { words: [], paths: 'files' };
  if (FOLDERS.includes(value)) return { words: [], paths: 'folders' };
  if (DECKS.includes(value)) return { words: builtInDecks.map(({ name }) => name), paths: 'files' };
  return { words: PLAYERS.includes(value) ? PLAYER_NAMES : [], paths: 'none' };
}

function together(completions: readonly Completion[]): Completion {
  const [first = 'none'] = completions.map(({ paths }) => paths).filter((paths) => paths !== 'none');
  const isMixed = completions.some(({ paths }) => paths !== 'none' && paths !== first);
  return {
    words: [...new Set(completions.flatMap(({ words }) => words))],
    paths: isMixed ? 'files' : first,
  };
}

/** The first words of names, in their order; those of two words once. */
export function firstWords(commands: readonly CommandSurface[]): readonly string[] {
  return [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))];
}

/** The second words that names of this first word have. */
export function secondWords(commands: readonly CommandSurface[], first: string): readonly CommandSurface[] {
  return commands.filter(({ name }) => name.startsWith(`${first} `));
}
