/** Searches of several zones: where the script does not say where. */
import { describe, expect, it } from 'vitest';
import { everywhere } from '../src/play/answers/places.ts';

describe('where to search', () => {
  it('is everywhere', () => {
    expect(everywhere(['library', 'graveyard', 'library and graveyard'])).toBe(2);
  });

  it('is asked of searches alone', () => {
    expect(everywhere(['top', 'bottom'])).toBeUndefined();
    expect(everywhere(['flying', 'first strike', 'flying and first strike'])).toBeUndefined();
    expect(everywhere([])).toBeUndefined();
  });
});
