import { describe, expect, it } from 'vitest';
import { Zone, type ZoneId } from '../../src/ir/index.ts';
import { Catalog } from '../../src/state/catalog.ts';
import { DEFAULT_CONFIG } from '../../src/state/config.ts';
import { Frame } from '../../src/state/frame.ts';
import { Game } from '../../src/state/game.ts';
import { conceal, knowledgeAfterMove, reveal } from '../../src/state/knowledge.ts';
import { Player } from '../../src/state/player.ts';

const P0 = 1;
const P1 = 2;
const ALL = P0 | P1;

/** Two players; player 0 owns slots 1–3 in hand and 4–8 in the library (8 on top), all in hand known to them. */
function position(): Game {
  const game = new Game(new Catalog(), DEFAULT_CONFIG, 1);
  game.players = [new Player(0), new Player(1)];
  for (let slot = 0; slot <= 8; slot++) {
    game.stamps.push(game.nextStamp++);
    game.zones.push(slot === 0 ? Zone.None : slot <= 3 ? Zone.Hand : Zone.Library);
    game.known.push(slot > 0 && slot <= 3 ? P0 : 0);
    game.objects.push(null);
  }
  game.owners = game.stamps.map(() => 0);
  game.player(0).hand = [1, 2, 3];
  game.player(0).library = [4, 5, 6, 7, 8];
  return game;
}

/** Moves a card as the move code does, then tells `knowledgeAfterMove`. */
function move(game: Game, slot: number, to: ZoneId, position = 0, faceDown = false, cause = ''): void {
  const from = game.zones[slot]!;
  const player = game.player(0);
  player.hand = player.hand.filter((other) => other !== slot);
  player.library = player.library.filter((other) => other !== slot);
  game.stamps[slot] = game.nextStamp++;
  game.zones[slot] = to;
  if (to === Zone.Hand) player.hand.push(slot);
  if (to === Zone.Library && position === 0) player.library.push(slot);
  if (to === Zone.Library && position < 0) player.library.unshift(slot);
  if (to === Zone.Exile) game.exile.push(slot);
  knowledgeAfterMove(game, slot, from, to, faceDown, cause);
}

function known(game: Game, ...slots: number[]): (number | undefined)[] {
  return slots.map((slot) => game.known[slot]);
}

/** Player 0's instruction is running. */
function running(game: Game): void {
  game.frames.push(new Frame(0, null, [], 0, 0, null));
}

describe('what players know after a zone change', () => {
  it('a card in a public zone is known to all, and stays so when it goes to a hand', () => {
    const game = position();
    move(game, 1, Zone.Graveyard);
    expect(known(game, 1, 2)).toEqual([ALL, P0]);
    move(game, 1, Zone.Hand);
    expect(known(game, 1)).toEqual([ALL]);
  });

  it('a card from a public zone put on a library is known to all with its place', () => {
    const game = position();
    move(game, 2, Zone.Graveyard);
    move(game, 2, Zone.Library);
    expect(known(game, 2)).toEqual([ALL]);
  });

  it('drawing adds the owner and takes nothing from those who knew the top card', () => {
    const game = position();
    reveal(game, [game.handle(8), game.handle(4)], P1);
    move(game, 8, Zone.Hand, 0, false, 'draw');
    expect(known(game, 8, 4)).toEqual([ALL, P1]);
    move(game, 7, Zone.Hand, 0, false, 'draw');
    expect(known(game, 7)).toEqual([P0]);
  });

  it('a card put back from hand may be any card of that hand', () => {
    const game = position();
    reveal(game, [game.handle(1), game.handle(2)], P1);
    move(game, 1, Zone.Library);
    expect(known(game, 1, 2, 3)).toEqual([P0, P0, P0]);
  });

  it('unless it was the only one', () => {
    const game = position();
    game.player(0).hand = [1];
    reveal(game, [game.handle(1)], P1);
    move(game, 1, Zone.Library);
    expect(known(game, 1)).toEqual([ALL]);
  });

  it('a card found in a search may be any card of that library', () => {
    const game = position();
    running(game);
    reveal(game, [game.handle(4), game.handle(8)], P1);
    reveal(
      game,
      game.player(0).library.map((slot) => game.handle(slot)),
      P0,
    );
    move(game, 8, Zone.Hand);
    expect(known(game, 8, 4, 5)).toEqual([P0, P0, P0]);
  });

  it('looking at the top cards and putting one on the bottom leaves doubt about those cards only', () => {
    const game = position();
    running(game);
    reveal(game, [game.handle(8), game.handle(6), game.handle(4)], P1);
    reveal(game, [game.handle(8), game.handle(7)], P0);
    move(game, 7, Zone.Library, -1);
    expect(known(game, 7, 8, 6, 4)).toEqual([P0, P0, P1, P1]);
  });

  it('a card exiled face down from the top is known to those who knew the top', () => {
    const game = position();
    reveal(game, [game.handle(8)], P1);
    move(game, 8, Zone.Exile, 0, true);
    move(game, 7, Zone.Exile, 0, true);
    move(game, 6, Zone.Exile);
    expect(known(game, 8, 7, 6)).toEqual([P1, 0, ALL]);
  });

  it('whoever controls a player sees what that player draws (723.4)', () => {
    const game = position();
    game.player(0).controlledBy = 1;
    move(game, 8, Zone.Hand, 0, false, 'draw');
    expect(known(game, 8)).toEqual([ALL]);
  });

  it('is taken back by concealing, and never given for a stale handle', () => {
    const game = position();
    const handle = game.handle(4);
    reveal(game, [handle], ALL);
    conceal(game, [handle], P1);
    expect(known(game, 4)).toEqual([P0]);
    game.stamps[4] = game.nextStamp++;
    reveal(game, [handle], P1);
    expect(known(game, 4)).toEqual([P0]);
  });
});
