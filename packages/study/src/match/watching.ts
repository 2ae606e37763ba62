/**
 * What studies of decks keep of a game beside its result: mulligans, and the cards that watched decks had. The game is looked at from outside, at
 * its decisions and through its observer, and is the same whether or not somebody looks.
 */
import {
  type CardRecord,
  type Catalog,
  type Decision,
  DecisionKind,
  EventKind,
  type Game,
  type GameEvent,
  type GameObserver,
  slotOf,
} from '@foretell/rules';
import { cardNumbers } from './cardNames.ts';
import type { GameOrder, Match, SideRecord } from './match.ts';

export class Watching implements GameObserver {
  private readonly sides: readonly [WatchedSide, WatchedSide];
  private readonly game: Game;

  /** Of a game that was just dealt. */
  constructor(catalog: Catalog, match: Match, { decks }: GameOrder, game: Game) {
    const side = (deck: number): WatchedSide =>
      new WatchedSide(match.watched?.includes(deck) === true ? cardNumbers(catalog, match.decks[deck]) : null);
    this.sides = [side(decks[0]), side(decks[1])];
    this.game = game;
    if (this.sides.some(({ numbers }) => numbers !== null)) game.observer = this;
  }

  /** Called at each decision, before it is answered. */
  look({ kind, player }: Decision): void {
    if (kind === DecisionKind.Mulligan) this.sides[player]?.begin(this.game, player);
  }

  event(game: Game, { kind, object, player }: GameEvent): void {
    // Draws before the first turn are opening hands, and hands that were not kept.
    if (kind === EventKind.Draws && game.turnNumber > 0) this.sides[player]?.draw(game.card(slotOf(object)));
  }

  records(): [SideRecord, SideRecord] {
    const [first, second] = this.sides;
    return [first.record(this.game, 0), second.record(this.game, 1)];
  }
}

class WatchedSide {
  /** Of the deck's cards; null if it is not watched. */
  readonly numbers: ReadonlyMap<CardRecord, number> | null;
  private opening: readonly CardRecord[] = [];
  /** Mulligans before the hand that `opening` is. */
  private mulligans = 0;
  private readonly drawn: number[] = [];

  constructor(numbers: ReadonlyMap<CardRecord, number> | null) {
    this.numbers = numbers;
  }

  /** The player is asked whether to keep this hand. */
  begin(game: Game, player: number): void {
    const { hand, mulligans } = game.player(player);
    this.opening = hand.map((slot) => game.card(slot));
    this.mulligans = mulligans;
  }

  draw(card: CardRecord): void {
    const number = this.numbers?.get(card);
    if (number !== undefined) this.drawn.push(number);
  }

  record(game: Game, player: number): SideRecord {
    const { mulligans } = game.player(player);
    // After a last mulligan, to no cards, nobody is asked (103.5).
    const opening = mulligans === this.mulligans ? this.opening : [];
    const began = { mulligans, kept: opening.length };
    const { numbers } = this;
    if (numbers === null) return began;
    return { ...began, opening: rising(opening.flatMap((card) => numbers.get(card) ?? [])), drawn: rising(this.drawn) };
  }
}

function rising(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}
