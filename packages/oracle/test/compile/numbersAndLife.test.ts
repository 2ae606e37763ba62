/** Numbers of X, life totals that are doubled or set, steps that are skipped, targets that are only named first. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

function ofX(text: string): ReturnType<typeof sample> {
  return sample(text, { typeLine: 'Sorcery', manaCost: '{X}{R}', power: null, toughness: null });
}

describe('numbers', () => {
  it('are of targets as well', () => {
    const x = { kind: 'x' };
    expect(abilitiesOf(ofX('Sample Card deals three times X damage to each of up to X targets.'))).toMatchObject([
      { targets: [{ min: 0, max: x }], effect: { kind: 'damage', amount: { kind: 'times', of: x, by: 3 } } },
    ]);
    expect(abilitiesOf(ofX('Sample Card deals X plus 2 damage to each of X targets.'))).toMatchObject([
      { targets: [{ min: x, max: x }], effect: { amount: { kind: 'sum', of: [x, 2] } } },
    ]);
  });

  it('are of what did not attack or enter', () => {
    const text = "Sample Card deals 2 damage to each creature that didn't attack or enter this turn.";
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { to: { filter: { of: [{ kind: 'type' }, { kind: 'not' }, { kind: 'not' }] } } } },
    ]);
  });
});

describe('life totals', () => {
  it('become what they were at the start, or twice what they are', () => {
    const own = { kind: 'life', of: { kind: 'you' } };
    expect(abilitiesOf(sorcery('Double your life total.'))).toMatchObject([
      { effect: { kind: 'setLife', amount: { kind: 'times', of: own, by: 2 } } },
    ]);
    expect(abilitiesOf(sorcery('Your life total becomes equal to your starting life total.'))).toMatchObject([
      { effect: { kind: 'setLife', amount: { kind: 'startingLife' } } },
    ]);
  });
});

describe('the next step', () => {
  it('is skipped', () => {
    const text = 'When this creature enters, target opponent skips their next untap step.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { kind: 'skipNext', who: { name: 'target' }, step: 0 } },
    ]);
    expect(abilitiesOf(sorcery('Skip your next combat phase.'))).toMatch(/^unread/);
  });
});

describe('a target that is only named', () => {
  it('is what damage is dealt to later', () => {
    const text =
      "Choose any target. Reveal the top card of your library. Sample Card deals damage equal to that card's mana value to that permanent or player.";
    const target = { kind: 'bound', name: 'target' };
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        targets: [{ name: 'target' }],
        effect: { of: [{ kind: 'reveal' }, { kind: 'damage', to: target, players: target }] },
      },
    ]);
  });
});
