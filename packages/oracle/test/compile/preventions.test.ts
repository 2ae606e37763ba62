/** Damage that is prevented on one's own turn, the next time, or to those that were spoken of. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const ALL = { kind: 'prevent', amount: 'all' };

describe('prevention by a static ability', () => {
  it('holds during the turn of its controller, said first or last', () => {
    const read = [
      {
        kind: 'replacement',
        replacement: { kind: 'damage', to: { kind: 'isSelf' }, outcome: ALL },
        condition: { kind: 'turnOf', who: { kind: 'you' } },
      },
    ];
    const text = 'Prevent all damage that would be dealt to this creature during your turn.';
    expect(abilitiesOf(sample(text))).toMatchObject(read);
    const first = 'During your turn, prevent all damage that would be dealt to this creature.';
    expect(abilitiesOf(sample(first))).toMatchObject(read);
  });

  it('is of what a source would deal to some, or of what it blocks', () => {
    expect(abilitiesOf(sample('Prevent all damage that this creature would deal to red creatures.'))).toMatchObject([
      { replacement: { source: { kind: 'isSelf' }, to: { of: [{ kind: 'color', colors: 8 }, { kind: 'type' }] } } },
    ]);
    const text = "Prevent all damage that would be dealt to this creature by creatures it's blocking.";
    expect(abilitiesOf(sample(text))).toMatchObject([
      { replacement: { source: { of: [{ kind: 'type' }, { kind: 'isBlockedBy' }] }, to: { kind: 'isSelf' } } },
    ]);
  });
});

describe('prevention for the turn', () => {
  it('is of the next time one object deals damage', () => {
    const text = 'Tap target creature. The next time that creature would deal damage this turn, prevent that damage.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'tap' },
            { kind: 'applyReplacement', uses: 1, replacement: { source: { what: { name: 'target' } }, outcome: ALL } },
          ],
        },
      },
    ]);
  });

  it('is of a source that is chosen, of which more is said after that', () => {
    const text =
      '{1}: The next time a source of your choice of the chosen color would deal damage to you this turn, prevent that damage.';
    expect(abilitiesOf(sample(`As this creature enters, choose a color.\n${text}`))).toMatchObject([
      {},
      {
        effect: {
          of: [
            { kind: 'chooseSource', filter: { kind: 'chosenColorOfSource' } },
            { kind: 'applyReplacement', uses: 1 },
          ],
        },
      },
    ]);
  });

  it('is to those that are of a description now', () => {
    const text =
      'Untap all creatures you control. Prevent all damage that would be dealt to those creatures this turn.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'untap' },
            { kind: 'let', as: 'those', objects: { kind: 'all' } },
            {
              kind: 'applyReplacement',
              replacement: { to: { kind: 'among', what: { name: 'those' } }, players: null },
            },
          ],
        },
      },
    ]);
  });
});
