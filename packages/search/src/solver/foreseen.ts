/**
 * What a player could foresee from a state: neither which cards come off a library unseen nor what coins, dice and random choices bring. Unseen cards may
 * come: they are drawn, milled or exiled without being of any use, and a win that stands without them stands whatever they are.
 */
import {
  ActionType,
  actionSlot,
  actionType,
  ChanceStream,
  type Decision,
  DecisionKind,
  finish,
  type Game,
  mix,
  randomEvents,
  slotOf,
  Zone,
} from '@foretell/rules';

export class Foreseen {
  /** Cards that lie in libraries of more than one kind of card, and those of them that the player knows. */
  private readonly covered: ReadonlySet<number>;
  private readonly known: ReadonlySet<number>;
  private readonly left: number;
  private readonly shuffles: number;
  private readonly chances: number;
  /** Cards that were found by searching on the way to the state that is looked at: who chooses knows. */
  private readonly sought: number[] = [];

  constructor(game: Game, player: number) {
    const libraries = game.players.map(({ library }) => library);
    this.covered = new Set(libraries.filter((library) => !isUniform(game, library)).flat());
    this.known = new Set([...this.covered].filter((slot) => ((game.known[slot] ?? 0) & (1 << player)) !== 0));
    this.left = cardsLeft(game);
    this.shuffles = shufflesIn(game);
    this.chances = chancesIn(game);
  }

  /** Whether nothing was left to chance but the order of cards that nobody has seen. */
  holds(game: Game): boolean {
    return chancesIn(game) === this.chances;
  }

  /** Whether no card has come off a library. */
  isSure(game: Game): boolean {
    return cardsLeft(game) === this.left;
  }

  /** A number for the unseen cards that have come off libraries; 0 if there are none. */
  surprise(game: Game): number {
    if (this.isSure(game)) return 0;
    let sum = 0;
    for (const slot of this.covered) {
      const zone = game.zones[slot] as number;
      if (zone !== Zone.Library && this.isUnseen(game, slot)) sum = (sum + finish(mix(zone, slot))) >>> 0;
    }
    return sum;
  }

  /** Whether the option is one only because of a card that came unseen. */
  isLuck(game: Game, decision: Decision, index: number): boolean {
    const value = decision.options[index] as number;
    switch (decision.kind) {
      case DecisionKind.Priority:
        return actionType(value) !== ActionType.Pass && this.isUnseen(game, actionSlot(value));
      case DecisionKind.Target:
      case DecisionKind.CastNext:
        return value >= FIRST_OBJECT && this.isUnseen(game, slotOf(value));
      default:
        return false;
    }
  }

  /** The player picks the option, until `forget`: a card that is found is known from then on. */
  note(decision: Decision, index: number): boolean {
    const value = decision.options[index] as number;
    if (decision.kind !== DecisionKind.Search || value < FIRST_OBJECT) return false;
    this.sought.push(slotOf(value));
    return true;
  }

  forget(): void {
    this.sought.pop();
  }

  private isUnseen(game: Game, slot: number): boolean {
    if (!this.covered.has(slot) || this.sought.includes(slot)) return false;
    return !this.known.has(slot) || shufflesIn(game) !== this.shuffles;
  }
}

/** The value of an option that names no object is below this. */
const FIRST_OBJECT = 1 << 24;

const UNFORESEEABLE = [ChanceStream.Coin, ChanceStream.Die, ChanceStream.Choice];

/** Whether it does not matter which of the cards is the next. */
function isUniform(game: Game, library: readonly number[]): boolean {
  return library.every((slot) => game.cards[slot] === game.cards[library[0] as number]);
}

function cardsLeft(game: Game): number {
  let count = 0;
  for (const { library } of game.players) count += library.length;
  return count;
}

function chancesIn(game: Game): number {
  let count = 0;
  for (let player = 0; player < game.players.length; player++) {
    for (const stream of UNFORESEEABLE) count += randomEvents(game, player, stream);
  }
  return count;
}

function shufflesIn(game: Game): number {
  let count = 0;
  for (let player = 0; player < game.players.length; player++)
    count += randomEvents(game, player, ChanceStream.Shuffle);
  return count;
}
