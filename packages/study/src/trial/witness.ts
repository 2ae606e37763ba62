/** Notes what happens to the copies of one card in a game and which of its abilities are used, and notices a game that goes on without asking anybody anything. */
import {
  type AbilityRecord,
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
  /** Abilities of the card that go on the stack and have not been there. */
  private readonly idle: Set<AbilityRecord>;
  private events = 0;

  constructor(tried: CardRecord) {
    this.tried = tried;
    this.idle = new Set(tried.faces.flatMap(({ abilities }) => abilities.filter(goesOnStack)));
  }

  /** A decision was made. */
  decided(game: Game): void {
    this.events = 0;
    this.watch(game);
  }

  /** What the abilities are that were never on the stack. */
  idleAbilities(): readonly string[] {
    return [...this.idle].map(kindOf);
  }

  private watch({ stack }: Game): void {
    if (this.idle.size === 0) return;
    for (const { ability } of stack) if (ability !== null) this.idle.delete(ability);
  }

  event(game: Game, event: GameEvent): void {
    this.watch(game);
    if (++this.events > MOST_EVENTS) throw new Error(`more than ${MOST_EVENTS} events without a decision`);
    if (event.object <= 0 || game.cards[slotOf(event.object)] !== this.tried) return;
    const happening = happeningOf(event);
    if (happening !== null) this.happened.add(happening);
  }
}

/** Activated abilities that make no mana, and triggered ones. */
function goesOnStack({ ability, addsMana }: AbilityRecord): boolean {
  return ability.kind === 'triggered' || (ability.kind === 'activated' && !addsMana);
}

/** "triggered, dealsDamage", "activated, Equip". */
function kindOf({ ability, word }: AbilityRecord): string {
  const what = ability.kind === 'triggered' ? ability.event.kind : word;
  return what === '' ? ability.kind : `${ability.kind}, ${what}`;
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
