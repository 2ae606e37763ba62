/** Arranged positions of built-in cards: whose main phase it is, what lies where, and nothing left to chance. */
import { addToLibrary, CardType, createGame, type Game, type GameConfig, Permanent, Step, Zone } from '@foretell/rules';
import { CATALOG, CONFIG, record } from './games.ts';

export interface Side {
  readonly life?: number;
  readonly battlefield?: readonly string[];
  readonly hand?: readonly string[];
  readonly library?: readonly string[];
  /** How many cards basic lands fill the library up to: 20 unless said. */
  readonly cards?: number;
  readonly poison?: number;
}

/** Player 0's first main phase of turn 9, nobody's permanents new or tapped; libraries are filled up with basic lands. */
export function position(sides: readonly [Side, Side], config: GameConfig = CONFIG): Game {
  const game = createGame(CATALOG, config, 7);
  sides.forEach((side, player) => {
    const owner = game.player(player);
    if (side.life !== undefined) owner.life = side.life;
    for (const name of side.battlefield ?? []) enter(game, name, player);
    for (const name of side.hand ?? []) {
      const slot = addToLibrary(game, record(name), player);
      owner.library.pop();
      game.zones[slot] = Zone.Hand;
      game.known[slot] = 1 << player;
      owner.hand.push(slot);
    }
    for (let i = side.library?.length ?? 0; i < (side.cards ?? 20); i++) addToLibrary(game, record('Plains'), player);
    for (const name of side.library ?? []) addToLibrary(game, record(name), player);
    if (side.poison !== undefined) owner.counters = ['poison', side.poison];
    owner.latestTurn = player === 0 ? 9 : 8;
  });
  game.turnNumber = 9;
  game.step = Step.PrecombatMain;
  game.stage = 1;
  game.stale = true;
  return game;
}

function enter(game: Game, name: string, player: number): void {
  const card = record(name);
  const slot = addToLibrary(game, card, player);
  game.player(player).library.pop();
  game.zones[slot] = Zone.Battlefield;
  game.known[slot] = 3;
  const permanent = new Permanent(game.handle(slot), card.front, player, player);
  permanent.timestamp = game.nextTimestamp++;
  if ((card.characteristics.types & CardType.Planeswalker) !== 0)
    permanent.counters = ['loyalty', Number(card.front.face.loyalty ?? 0)];
  game.objects[slot] = permanent;
  game.battlefield.push(slot);
}
