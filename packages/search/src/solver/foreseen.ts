/** What a player could foresee from a state: neither cards that come off their library unseen nor what coins, dice and random choices bring. */
import { ChanceStream, type Game, randomEvents } from '@foretell/rules';

export class Foreseen {
  private readonly player: number;
  private readonly drawn: number;
  private readonly library: number;
  private readonly shuffles: number;
  private readonly chances: number;

  constructor(game: Game, player: number) {
    this.player = player;
    this.drawn = this.drawnIn(game);
    this.library = this.libraryIn(game);
    this.shuffles = randomEvents(game, player, ChanceStream.Shuffle);
    this.chances = chancesIn(game);
  }

  /** Whether all that has happened since could be foreseen. A library is shuffled after a search, in which its owner chose. */
  holds(game: Game): boolean {
    if (this.drawnIn(game) !== this.drawn || chancesIn(game) !== this.chances) return false;
    return (
      this.libraryIn(game) === this.library || randomEvents(game, this.player, ChanceStream.Shuffle) !== this.shuffles
    );
  }

  private drawnIn(game: Game): number {
    return game.players[this.player]?.tally.cardsDrawn ?? 0;
  }

  private libraryIn(game: Game): number {
    return game.players[this.player]?.library.length ?? 0;
  }
}

function chancesIn(game: Game): number {
  let count = 0;
  for (let player = 0; player < game.players.length; player++) {
    for (const stream of UNFORESEEABLE) count += randomEvents(game, player, stream);
  }
  return count;
}

const UNFORESEEABLE = [ChanceStream.Coin, ChanceStream.Die, ChanceStream.Choice];
