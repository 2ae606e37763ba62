/** A drawing for each card type (300), so that kinds of cards are told apart without colours. */
import type { JSX } from 'preact';

const PATHS = {
  creature:
    'M12 12.5c-3.1 0-5.4 2.5-5.4 5 0 1.7 1.2 2.8 2.8 2.8 1 0 1.7-.5 2.6-.5s1.6.5 2.6.5c1.6 0 2.8-1.1 2.8-2.8 0-2.5-2.3-5-5.4-5zM3.2 11.4a2 2.6 0 1 0 4 0 2 2.6 0 1 0-4 0M16.8 11.4a2 2.6 0 1 0 4 0 2 2.6 0 1 0-4 0M7.2 6.8a2 2.8 0 1 0 4 0 2 2.8 0 1 0-4 0M12.8 6.8a2 2.8 0 1 0 4 0 2 2.8 0 1 0-4 0',
  planeswalker: 'M12 22C7.8 16.4 5.5 12 5.5 4.5L9.8 10 12 2l2.2 8 4.3-5.5C18.5 12 16.2 16.4 12 22z',
  instant: 'M13.5 2 5 14h6l-1.5 8L19 9.5h-6.5z',
  sorcery: 'M12.5 2c.6 4.3 6 6.3 6 12.2a6.5 6.5 0 0 1-13 0c0-3 1.6-4.7 2.7-6.4.4 2.1 1.4 3.1 2.5 3.2.2-3.3-.7-6 1.8-9z',
  artifact: 'M12 2l8.7 5v10L12 22l-8.7-5V7zm0 5.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4z',
  enchantment: 'M12 1.5c1 6.2 4.3 9.5 10.5 10.5C16.3 13 13 16.3 12 22.5 11 16.3 7.7 13 1.5 12 7.7 11 11 7.7 12 1.5z',
  battle: 'M12 2l8 3v6c0 5-3.5 9-8 11-4.5-2-8-6-8-11V5z',
  land: 'M1.5 20 9 5.5l4.3 7.5 2.2-3.5L22.5 20z',
} as const;

/** In the order in which a card of several types is shown: an artifact creature is first a creature. */
const SHOWN_FIRST = [
  'creature',
  'planeswalker',
  'battle',
  'land',
  'artifact',
  'enchantment',
  'instant',
  'sorcery',
] as const;

/** Nothing for cards of no drawn type (dungeons, emblems). */
export function TypeIcon({ types }: { readonly types: readonly string[] }): JSX.Element | null {
  const type = SHOWN_FIRST.find((candidate) => types.includes(candidate));
  if (type === undefined) return null;
  return (
    <svg class="type-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[type]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
