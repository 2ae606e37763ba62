import { describe, expect, it } from 'vitest';
import { characteristicsOf } from '../../src/engine/objects.ts';
import { type CardDefinition, CardType, type Effect, Zone } from '../../src/ir/index.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { creature } from '../effects/board.ts';
import { Lab } from './lab.ts';
import { PLAIN, ref, sequence } from './words.ts';

const target = ref('it');

describe('regenerating (701.19)', () => {
  const destroy = (noRegeneration: boolean): Effect => ({ kind: 'destroy', what: target, noRegeneration });

  it('replaces the next destruction: tapped, undamaged, out of combat, still there', () => {
    const lab = new Lab(PLAIN, sequence({ kind: 'regenerate', what: target }, destroy(false)));
    const [bear] = lab.put(Zone.Battlefield, 0, 'bear') as [number];
    lab.run({ names: { it: [bear] } });
    expect(lab.game.permanent(bear)).toMatchObject({ tapped: true, regenerationShields: 0 });
    lab.run({ names: { it: [bear] } });
    expect(lab.battlefield(0)).toEqual(['bear']);
  });

  it('is no help where permanents can not be regenerated (701.19c)', () => {
    const lab = new Lab(PLAIN, sequence({ kind: 'regenerate', what: target }, destroy(true)));
    const [bear] = lab.put(Zone.Battlefield, 0, 'bear') as [number];
    lab.run({ names: { it: [bear] } });
    expect(lab.graveyard(0)).toEqual(['bear']);
  });
});

describe('transforming (701.27)', () => {
  const front = creature('cub', 1, 1).faces;
  const back = creature('lion', 5, 5).faces;
  const twoSided: CardDefinition = { name: 'cub // lion', layout: 'transforming', faces: [...front, ...back] };

  it('turns a double-faced permanent over and back, and leaves others alone', () => {
    const lab = new Lab([...PLAIN, twoSided], { kind: 'transform', what: target });
    const [cub, bear] = lab.put(Zone.Battlefield, 0, 'cub // lion', 'bear') as [number, number];
    lab.run({ names: { it: [cub, bear] } });
    expect([characteristicsOf(lab.game, cub).name, characteristicsOf(lab.game, bear).name]).toEqual(['lion', 'bear']);
    lab.run({ names: { it: [cub] } });
    expect(characteristicsOf(lab.game, cub).power).toBe(1);
  });

  it('can enter with the other side up; a card without one stays where it is (712.14a)', () => {
    const enter: Effect = { kind: 'move', what: target, to: { zone: Zone.Battlefield, transformed: true } };
    const lab = new Lab([...PLAIN, twoSided], enter);
    const cards = lab.put(Zone.Graveyard, 0, 'cub // lion', 'bear');
    lab.run({ names: { it: cards } });
    expect([lab.battlefield(0), lab.graveyard(0)]).toEqual([['lion'], ['bear']]);
  });
});

describe('tapping and untapping (701.26)', () => {
  it('happens only to permanents that are not so already; a stun counter goes instead of untapping (122.1d)', () => {
    const lab = new Lab(PLAIN, sequence({ kind: 'tap', what: target }, { kind: 'untap', what: target }));
    const [bear, ox] = lab.put(Zone.Battlefield, 0, 'bear', 'ox') as [number, number];
    const stunned = lab.game.permanent(ox);
    if (stunned !== null) stunned.counters = ['stun', 1];
    lab.run({ names: { it: [bear, ox] } });
    expect([lab.game.permanent(bear)?.tapped, lab.game.permanent(ox)?.tapped]).toEqual([false, true]);
    expect(counterCount(lab.game.permanent(ox)?.counters ?? [], 'stun')).toBe(0);
  });
});

describe('phasing out (702.26)', () => {
  it('hides the permanent with what is attached to it', () => {
    const lab = new Lab(
      PLAIN,
      sequence(
        { kind: 'phaseOut', what: target },
        {
          kind: 'destroy',
          what: {
            kind: 'all',
            zone: Zone.Battlefield,
            filter: { kind: 'type', types: CardType.Creature | CardType.Artifact },
          },
        },
      ),
    );
    const [bear, relic] = lab.put(Zone.Battlefield, 0, 'bear', 'relic') as [number, number];
    const attached = lab.game.permanent(relic);
    if (attached !== null) attached.attachedTo = bear;
    lab.run({ names: { it: [bear] } });
    expect([lab.game.permanent(bear)?.phasedOut, lab.game.permanent(relic)?.phasedOut]).toEqual([true, true]);
    expect(lab.graveyard(0)).toEqual([]);
  });
});
