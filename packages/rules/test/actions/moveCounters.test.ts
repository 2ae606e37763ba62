/** Counters that move or go (122.5), sacrifices that were done, exchanges of two of one kind (701.12b). */
import { describe, expect, it } from 'vitest';
import { controllerOf } from '../../src/engine/objects.ts';
import { type Effect, Zone } from '../../src/ir/index.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { Lab } from './lab.ts';
import { ifThen, PLAIN, ref, sequence, you } from './words.ts';

const COUNTER = '+1/+1';

describe('moving counters (122.5)', () => {
  const move = (count: number | 'all'): Effect => ({
    kind: 'moveCounters',
    from: ref('from'),
    to: ref('to'),
    counter: COUNTER,
    count,
  });

  it('takes no more than there are', () => {
    const lab = new Lab(PLAIN, move(5));
    const [bear, ox] = lab.put(Zone.Battlefield, 0, 'bear', 'ox') as [number, number];
    const giver = lab.game.permanent(bear);
    if (giver !== null) giver.counters = [COUNTER, 2, 'shield', 1];
    lab.run({ names: { from: [bear], to: [ox] } });
    expect(lab.game.permanent(bear)?.counters).toEqual(['shield', 1]);
    expect(counterCount(lab.game.permanent(ox)?.counters ?? [], COUNTER)).toBe(2);
  });

  it('does nothing from an object to itself or to nothing', () => {
    const lab = new Lab(PLAIN, move('all'));
    const [bear] = lab.put(Zone.Battlefield, 0, 'bear') as [number];
    const giver = lab.game.permanent(bear);
    if (giver !== null) giver.counters = [COUNTER, 2];
    for (const to of [[bear], []]) lab.run({ names: { from: [bear], to } });
    expect(lab.game.permanent(bear)?.counters).toEqual([COUNTER, 2]);
  });
});

describe('what was sacrificed', () => {
  it('is nothing where it could not be', () => {
    const lab = new Lab(
      PLAIN,
      sequence(
        { kind: 'sacrificeObjects', what: ref('it'), as: 'gone' },
        ifThen({ kind: 'exists', what: ref('gone') }, { kind: 'gainLife', who: you, amount: 5 }),
      ),
    );
    const [own] = lab.put(Zone.Battlefield, 0, 'bear') as [number];
    const [other] = lab.put(Zone.Battlefield, 1, 'ox') as [number];
    lab.run({ names: { it: [other] } });
    expect(lab.game.player(0).life).toBe(20);
    lab.run({ names: { it: [own] } });
    expect(lab.game.player(0).life).toBe(25);
  });
});

describe('exchanging control of two', () => {
  it('takes both from one set', () => {
    const lab = new Lab(PLAIN, { kind: 'exchangeControl', a: ref('they'), duration: { kind: 'indefinite' } });
    const [bear] = lab.put(Zone.Battlefield, 0, 'bear') as [number];
    const [ox] = lab.put(Zone.Battlefield, 1, 'ox') as [number];
    lab.run({ names: { they: [bear, ox] } });
    expect([controllerOf(lab.game, bear), controllerOf(lab.game, ox)]).toEqual([1, 0]);
  });
});
