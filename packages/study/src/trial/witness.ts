/** Notes what happens to the copies of one card in a game, and notices a game that goes on without asking anybody anything. */
import {
  type CardRecord,
  EventKind,
  type Game,
  type GameEvent,
  type GameObserver,
  slotOf,
  Zone,
} from '@foretell/rules';

/** What may happen to a card. */
export const HAPPENINGS = ['cast', 'entered', 'activated', 'attacked', 'blocked', 'targeted', 'died', 'moved'] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** Events between two decisions after which a game is taken not to end (104.4b calls it a draw, where nobody can choose to stop it). */
const MOST_EVENTS = 20_000;

export class Witness implements GameObserver {
  readonly happened: Set<Happening> = new Set();
  private readonly tried: CardRecord;
  private events = 0;

  constructor(tried: CardRecord) {
    this.tried = tried;
  }

  /** A decision was made. */
  decided(): void {
    this.events = 0;
  }

  event(game: Game, event: GameEvent): void {
    if (++this.events > MOST_EVENTS) throw new Error(`more than ${MOST_EVENTS} events without a decision`);
    if (event.object <= 0 || game.cards[slotOf(event.object)] !== this.tried) return;
    const happening = happeningOf(event);
    if (happening !== null) this.happened.add(happening);
  }
}

function happeningOf({ kind, from, to }: GameEvent): Happening | null {
  switch (kind) {
    case EventKind.CastsSpell:
      return 'cast';
    case EventKind.ActivatesAbility:
      return 'activated';
    case EventKind.Attacks:
      return 'attacked';
    case EventKind.Blocks:
      return 'blocked';
    case EventKind.BecomesTarget:
      return 'targeted';
    case EventKind.Moves:
      if (to === Zone.Battlefield) return 'entered';
      return from === Zone.Battlefield && to === Zone.Graveyard ? 'died' : 'moved';
    default:
      return null;
  }
}
