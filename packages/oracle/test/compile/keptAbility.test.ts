/** Copies that keep the ability which makes them (707.9a). */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

const kept = { kind: 'addThisAbility' };

describe('a copy "except it has this ability"', () => {
  it('is said alone, with other exceptions and with a further ability', () => {
    expect(
      abilitiesOf(sample('{2}, {T}: This creature becomes a copy of target creature, except it has this ability.')),
    ).toMatchObject([{ kind: 'activated', effect: { kind: 'becomeCopy', what: { kind: 'self' }, changes: [kept] } }]);
    expect(
      abilitiesOf(
        sample(
          "{1}: Until your next turn, Sample Card becomes a copy of target creature, except it's 7/5 and it has this ability.",
        ),
      ),
    ).toMatchObject([{ effect: { changes: [{ kind: 'setPowerToughness', power: 7, toughness: 5 }, kept] } }]);
    expect(
      abilitiesOf(
        sample(
          'Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability and "{T}: You gain 1 life."',
        ),
      ),
    ).toMatchObject([{ kind: 'triggered', effect: { changes: [kept, { kind: 'addAbilities' }] } }]);
  });

  it('is not said of what is no copy', () => {
    expect(abilitiesOf(sample('{2}: Target creature gains this ability until end of turn.'))).toBeTypeOf('string');
  });
});
