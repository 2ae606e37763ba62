/** Costs that cards word otherwise than the printer. */
import { describe, expect, it } from 'vitest';
import { alike, shareOfWords } from '../src/play/wording.ts';

describe('costs worded in more than one way', () => {
  it.each([
    ['pay six {e}: draw', 'pay {e}{e}{e}{e}{e}{e}: draw'],
    ['{t}, remove any number of charge counters from ~: add', '{t}, remove x charge counters from ~: add'],
    ['{t}, remove any number', '{t}, remove x'],
    [
      'remove three quest counters from ~ and sacrifice it: draw',
      'remove three quest counters from ~, sacrifice it: draw',
    ],
    ['remove a page counter from ~, sacrifice ~: draw', 'remove a page counter from ~, sacrifice it: draw'],
    [
      'tap two untapped artifacts and/or creatures you control: draw',
      'tap two untapped artifacts and creatures you control: draw',
    ],
    ['sacrifice another creature or an artifact: draw', 'sacrifice another creature or artifact: draw'],
  ])('reads "%s" as "%s"', (quoted, printed) => {
    expect(alike(printed).startsWith(alike(quoted))).toBe(true);
  });

  it('leaves other costs apart', () => {
    expect(alike('pay two {e}: draw')).not.toBe(alike('pay three {e}: draw'));
    expect(alike('sacrifice ~: draw')).toBe('sacrifice ~: draw');
  });

  it('counts the words that two wordings share', () => {
    expect(
      shareOfWords('{u}: until end of turn, it becomes blue', '{u}: it becomes blue until end of turn'),
    ).toBeGreaterThan(
      shareOfWords('{u}: until end of turn, it becomes blue', '{u}: it gains flying until end of turn'),
    );
  });
});
