/** What a seat chose, in words, and whether the viewer knows what that is. */
import { actionSlot, type Decision, DecisionKind, type Game, slotOf } from '@foretell/rules';

/** A pick in words; what it names is shown to others once they know it. */
export interface Chosen {
  readonly label: string;
  /** Slots of the cards that the words tell of. */
  readonly slots: readonly number[];
  /** Nobody else learns it as it is chosen: a secret vote (701.38d). */
  readonly isSecret: boolean;
}

/** What the words for an option of the game's open decision would give away. */
export function tellsOf(game: Game, decision: Decision, option: number): Omit<Chosen, 'label'> {
  const data = game.frames.at(-1)?.data;
  return { slots: slotsNamed(decision, option), isSecret: data?.kind === 'votes' && data.secret };
}

function slotsNamed({ kind, coding, options, subjects }: Decision, option: number): number[] {
  const value = options[option] ?? 0;
  const positive = (values: readonly number[]): number[] => values.filter((one) => one > 0).map(slotOf);
  switch (coding) {
    case 'action':
      return actionSlot(value) === 0 ? [] : [actionSlot(value)];
    case 'object':
      return positive([value, ...subjects]);
    case 'subset':
      return positive(subjects);
    case 'number':
      // A pile is called by its cards.
      return kind === DecisionKind.PileChoice ? positive(subjects) : [];
    case 'text':
      return [];
  }
}

/** The words as far as the viewer may read them: a card that they do not know is not named. */
export function toldTo(game: Game, viewer: number, { label, slots, isSecret }: Chosen): string {
  const isOpen = !isSecret && slots.every((slot) => ((game.known[slot] ?? 0) & (1 << viewer)) !== 0);
  return isOpen ? label : 'something hidden';
}
