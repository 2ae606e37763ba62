// The rules engine's state for a position of the vanilla matchup.
import { builtInPool } from '@foretell/cards';
import {
  type CardRecord,
  type Catalog,
  compileCatalog,
  createGame,
  DEFAULT_CONFIG,
  type Game,
  placeCard,
  startAtTurn,
  Zone,
  type ZoneId,
} from '@foretell/rules';
import { type CardKind, lastTurn, mountain, plains, vanillaCards } from './matchup.ts';
import type { PositionPlayer, VanillaPosition } from './position.ts';

/** A catalog of the matchup's cards alone. */
export function vanillaCatalog(): Catalog {
  const names = vanillaCards.map((card) => card.name);
  return compileCatalog(builtInPool.filter((definition) => names.includes(definition.name)));
}

/** The game just before the position's turn begins. */
export function engineGame(catalog: Catalog, position: VanillaPosition): Game {
  const game = createGame(catalog, { ...DEFAULT_CONFIG, turnLimit: lastTurn }, 1);
  position.players.forEach((player, owner) => {
    placePlayer(game, catalog, owner, player);
  });
  startAtTurn(game, position.turn);
  return game;
}

function placePlayer(game: Game, catalog: Catalog, owner: number, player: PositionPlayer): void {
  const place = (kind: CardKind, zone: ZoneId, tapped = false): void => {
    placeCard(game, recordOf(catalog, kind), owner, zone, tapped);
  };
  for (const kind of player.library.toReversed()) place(kind, Zone.Library);
  for (const kind of player.hand) place(kind, Zone.Hand);
  for (const kind of player.graveyard) place(kind, Zone.Graveyard);
  for (let i = 0; i < player.plains; i++) place(plains, Zone.Battlefield, i < player.tappedPlains);
  for (let i = 0; i < player.mountains; i++) place(mountain, Zone.Battlefield, i < player.tappedMountains);
  for (const creature of player.creatures) place(creature.kind, Zone.Battlefield, creature.tapped);
  game.player(owner).life = player.life;
}

function recordOf(catalog: Catalog, kind: CardKind): CardRecord {
  const name = vanillaCards[kind]?.name ?? '';
  const record = catalog.byName.get(name);
  if (record === undefined) throw new Error(`the built-in pool has no ${name}`);
  return record;
}
