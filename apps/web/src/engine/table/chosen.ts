/** What a seat chose, in words, and whether the viewer knows what that is. */
import { actionSlot, type Decision, type Game, slotOf } from '@foretell/rules';

/** A pick in words; what it names is shown to others once they know it. */
export interface Chosen {
  readonly label: string;
  /** Slots of the cards that the words tell of. */
  readonly slots: readonly number[];
}

/** The slots that an option of the game's decision speaks of. */
export function slotsNamed({ coding, options, subjects }: Decision, option: number): number[] {
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
    case 'text':
      return [];
  }
}

/** The words as far as the viewer may read them: a card that they do not know is not named. */
export function toldTo(game: Game, viewer: number, { label, slots }: Chosen): string {
  return slots.every((slot) => ((game.known[slot] ?? 0) & (1 << viewer)) !== 0) ? label : 'something hidden';
}
