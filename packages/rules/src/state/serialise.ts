/** Games as documents: everything that matters for how a game goes on, in the middle of a resolution as well. */
import { refresh } from '../effects/refresh.ts';
import type { Catalog } from './catalog.ts';
import { decodeGame, encodeGame, type Tree, TreeError } from './codec.ts';
import type { GameConfig } from './config.ts';
import type { Game } from './game.ts';
import { finish, mix, mixText } from './mix.ts';

const FORMAT = 'foretell-game';
const VERSION = 1;

/** Why a text is no game of this catalog. `at` names the place for `bad-field` and `unknown-reference`, otherwise what was found. */
export interface DeserialiseError {
  readonly code: 'not-json' | 'not-a-game' | 'other-version' | 'other-catalog' | 'bad-field' | 'unknown-reference';
  readonly at: string;
}

export type DeserialiseResult =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly error: DeserialiseError };

/** The game as JSON. The catalog and the config are not part of it; a number that identifies the catalog is. */
export function serialise(game: Game): string {
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    catalog: catalogPrint(game.catalog),
    game: encodeGame(game, null),
  });
}

/** Reads what {@link serialise} wrote, with the same catalog and config; the game goes on exactly as the one written would. */
export function deserialise(catalog: Catalog, config: GameConfig, text: string): DeserialiseResult {
  const tree = parse(text);
  if (tree === undefined) return failure('not-json', '');
  if (tree === null || typeof tree !== 'object' || !('format' in tree) || tree.format !== FORMAT || !('game' in tree)) {
    return failure('not-a-game', '');
  }
  const document: { readonly [key: string]: Tree } = tree;
  if (document['version'] !== VERSION) return failure('other-version', JSON.stringify(document['version']));
  if (document['catalog'] !== catalogPrint(catalog))
    return failure('other-catalog', JSON.stringify(document['catalog']));
  try {
    const game = decodeGame(document['game'] ?? null, catalog, config);
    const problem = slotProblem(game);
    if (problem !== null) return failure('bad-field', problem);
    refreshAll(game);
    return { ok: true, game };
  } catch (error) {
    if (error instanceof TreeError) return failure(error.code, error.at);
    throw error;
  }
}

function failure(code: DeserialiseError['code'], at: string): DeserialiseResult {
  return { ok: false, error: { code, at } };
}

function parse(text: string): Tree | undefined {
  try {
    const tree: Tree = JSON.parse(text);
    return tree;
  } catch {
    return undefined;
  }
}

/** Works out what is derived and therefore not written, in the states to go back to as well; not where it was out of date. */
function refreshAll(game: Game): void {
  for (let state: Game | null = game; state !== null; state = state.undo) if (!state.stale) refresh(state);
}

/** The field that names a slot which does not exist, or null. */
function slotProblem(game: Game): string | null {
  const slots = game.cards.length;
  for (const key of ['owners', 'stamps', 'zones', 'known', 'objects'] as const)
    if (game[key].length !== slots) return `game.${key}`;
  const lists: [string, readonly number[]][] = [
    ['game.battlefield', game.battlefield],
    ['game.exile', game.exile],
    ['game.command', game.command],
  ];
  for (const player of game.players) {
    lists.push([`player ${player.index} library`, player.library]);
    lists.push([`player ${player.index} hand`, player.hand]);
    lists.push([`player ${player.index} graveyard`, player.graveyard]);
  }
  for (const [name, list] of lists) if (!list.every((slot) => slot > 0 && slot < slots)) return name;
  return game.battlefield.every((slot) => game.objects[slot] !== null) ? null : 'game.objects';
}

/** Identifies a catalog by the names and the number of its definitions and IR nodes. */
function catalogPrint(catalog: Catalog): number {
  let hash = mix(catalog.nodes.length, catalog.abilities.length);
  for (const card of catalog.cards) hash = mixText(hash, card.definition.name);
  return finish(hash);
}
