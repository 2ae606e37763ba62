/** Fields: several decks named together, as a folder, or one after the other. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtInDecks } from '@foretell/cards';
import { ok } from '@foretell/formats';
import { openPool, type Pool } from '../cards/pool.ts';
import type { CommandContext } from '../command.ts';
import { type Checked, complain, Exit, worstOf } from '../exit.ts';
import { type LoadedDeck, loadDeck } from '../files/deckFile.ts';
import { isFolder, reasonOf } from '../files/read.ts';

/** The endings of deck files in folders; what else lies there is left alone. */
const DECK_FILE = /\.(txt|dek|dck|cod|dec|mwdeck)$/i;

/** The decks of those places, each a folder of deck files, a file, or a built-in deck; several in one text stand between commas. */
export function fieldSources(places: readonly string[], context: CommandContext): Checked<string[]> {
  const sources: string[] = [];
  for (const place of places.flatMap((text) => (existsSync(text) ? [text] : text.split(',')))) {
    if (place.trim() === '')
      return complain(
        Exit.usage,
        `${places.join(' ')}: a name is missing beside a comma; write names with one comma between them, such as red-aggro,mine.txt`,
      );
    if (!isFolder(place)) {
      sources.push(place);
      continue;
    }
    const found = decksIn(place, context);
    if (!found.ok) return found;
    sources.push(...found.value);
  }
  for (const source of new Set(sources)) {
    const times = sources.filter((other) => other === source).length;
    if (times > 1) context.terminal.notice(`${source} is named ${times} times: it counts as ${times} decks`);
  }
  return ok(sources);
}

function decksIn(folder: string, { terminal }: CommandContext): Checked<string[]> {
  try {
    const names = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .toSorted();
    const decks = names.filter((name) => DECK_FILE.test(name));
    if (decks.length === 0) return complain(Exit.usage, `${folder}: has no deck files; name a folder of deck lists`);
    const others = names.filter((name) => !DECK_FILE.test(name));
    if (others.length > 0) terminal.notice(`${folder}: left alone, by their names no deck files: ${others.join(', ')}`);
    return ok(decks.map((name) => join(folder, name)));
  } catch (error) {
    return complain(Exit.usage, `${folder}: ${reasonOf(error)}`);
  }
}

/** The decks of those places, or where none are named all that are built in and of sixty cards. */
export async function loadDecks(
  places: readonly string[],
  threads: number,
  context: CommandContext,
): Promise<Checked<LoadedDeck[]>> {
  const named = fieldSources(places, context);
  if (!named.ok) return named;
  if (named.value.length > 0) return loadAll(named.value, threads, context);
  const all = await loadAll(
    builtInDecks.map(({ name }) => name),
    threads,
    context,
  );
  return all.ok ? ok(all.value.filter(({ rules }) => rules === 'constructed')) : all;
}

/** All of those decks, or what is wrong with any of them. */
export async function loadAll(
  sources: readonly string[],
  threads: number,
  context: CommandContext,
): Promise<Checked<LoadedDeck[]>> {
  const pool = await openPool(threads, context);
  if (!pool.ok) return pool;
  try {
    return await loadedFrom(sources, pool.value, context);
  } finally {
    await pool.value.close();
  }
}

async function loadedFrom(
  sources: readonly string[],
  pool: Pool,
  { terminal }: CommandContext,
): Promise<Checked<LoadedDeck[]>> {
  const read = new Map<string, Checked<LoadedDeck>>();
  for (const source of new Set(sources)) read.set(source, await loadDeck(source, pool));
  const faults = [...read.values()].flatMap((one) => (one.ok ? [] : [one.error]));
  if (faults.length > 0)
    return complain(worstOf(faults.map(({ exit }) => exit)), ...faults.flatMap(({ lines }) => lines));
  const decks = sources.flatMap((source) => {
    const deck = read.get(source);
    return deck?.ok === true ? [deck.value] : [];
  });
  for (const notice of new Set(decks.flatMap(({ notices }) => notices))) terminal.notice(notice);
  return ok(withNames(decks, sources));
}

/** Decks go by the names that their lists give them, or by their files; where two have the same name, also by where they come from. */
function withNames(decks: readonly LoadedDeck[], sources: readonly string[]): LoadedDeck[] {
  const plain = decks.map((deck, at) =>
    deck.name === sources[at] ? basename(deck.name).replace(DECK_FILE, '') : deck.name,
  );
  return decks.map((deck, at) => {
    const name = plain[at] as string;
    const isShared = plain.some((other, place) => other === name && sources[place] !== sources[at]);
    return { ...deck, name: isShared ? `${name} (${sources[at] === name ? 'built in' : sources[at]})` : name };
  });
}
