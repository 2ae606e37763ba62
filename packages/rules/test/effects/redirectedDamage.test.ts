// Damage that is dealt to another object or player instead (614.9): so much of it, all of it, or none if nothing can take it.
import { describe, expect, it } from 'vitest';
import { type DamageOutcome, type Effect, Zone } from '../../src/ir/index.ts';
import { Lab } from '../actions/lab.ts';
import { anything, PLAIN, ref, sequence, you } from '../actions/words.ts';

function toTheOx(amount: number | 'all'): Effect {
  const outcome: DamageOutcome = { kind: 'redirect', amount, to: ref('ox') };
  return {
    kind: 'applyReplacement',
    replacement: { kind: 'damage', source: anything, to: null, players: you, outcome },
    duration: { kind: 'endOfTurn' },
  };
}

function dealt(amount: number): Effect {
  return { kind: 'damage', amount, players: you };
}

/** The damage on an ox with toughness 4, and what is left of 20 life. */
function played(...effects: Effect[]): readonly [number, number] {
  const lab = new Lab(PLAIN, sequence(...effects));
  const [ox = 0, bear = 0] = lab.put(Zone.Battlefield, 0, 'ox', 'bear');
  lab.run({ source: bear, names: { ox: [ox] } });
  expect(lab.question).toBeNull();
  return [lab.game.permanent(ox)?.damage ?? -1, lab.game.player(0).life];
}

describe('redirected damage', () => {
  it('is so much of it, and no more than that in all', () => {
    expect(played(toTheOx(2), dealt(5))).toEqual([2, 17]);
    expect(played(toTheOx(3), dealt(2), dealt(4))).toEqual([3, 17]);
  });

  it('may be all of it, each time', () => {
    expect(played(toTheOx('all'), dealt(1), dealt(2))).toEqual([3, 20]);
  });

  it('is dealt as before where the other object is not there', () => {
    const gone: Effect = { kind: 'exile', what: ref('ox') };
    expect(played(toTheOx('all'), gone, dealt(3))).toEqual([-1, 17]);
  });
});
