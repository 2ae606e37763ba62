/** What is known of objects that have moved on (400.7, 608.2h): what was attached to a permanent, a card exiled as a cost. */
import { describe, expect, it } from 'vitest';
import { CardType, type Effect, type ObjectSet, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Lab } from './lab.ts';
import { anything, PLAIN, ref, sequence, you } from './words.ts';

const CARDS = [...PLAIN, card('sword', CardType.Artifact, { subtypes: ['Equipment'] })];

describe('what was attached to a permanent', () => {
  it('is found after the permanent has left', () => {
    const attached: ObjectSet = { kind: 'attachmentsOf', what: ref('it') };
    const lab = new Lab(
      CARDS,
      sequence(
        { kind: 'sacrificeObjects', what: ref('it') },
        { kind: 'attach', what: attached, to: ref('heir') },
        { kind: 'gainLife', who: you, amount: { kind: 'count', of: { kind: 'attachmentsOf', what: ref('heir') } } },
      ),
    );
    const [bear = 0, heir = 0] = lab.put(Zone.Battlefield, 0, 'bear', 'bear');
    const [sword = 0, other = 0] = lab.put(Zone.Battlefield, 0, 'sword', 'sword');
    const permanent = lab.game.permanent(sword);
    if (permanent !== null) permanent.attachedTo = bear;
    lab.run({ names: { it: [bear], heir: [heir] } });
    expect([lab.game.permanent(sword)?.attachedTo, lab.game.permanent(other)?.attachedTo]).toEqual([heir, 0]);
    expect(lab.game.player(0).life).toBe(21);
  });

  it('is counted as it was where it is gone as well, if it is said so (608.2h)', () => {
    const counted = (asItLeft: boolean): Effect => ({
      kind: 'gainLife',
      who: you,
      amount: {
        kind: 'count',
        of: { kind: 'attachmentsOf', what: ref('it'), ...(asItLeft ? { asItLeft: true } : {}) },
      },
    });
    const gone: Effect = { kind: 'sacrificeObjects', what: ref('both') };
    for (const [asItLeft, life] of [
      [true, 21],
      [false, 20],
    ] as const) {
      const lab = new Lab(CARDS, sequence(gone, counted(asItLeft)));
      const [bear = 0] = lab.put(Zone.Battlefield, 0, 'bear');
      const [sword = 0] = lab.put(Zone.Battlefield, 0, 'sword');
      const permanent = lab.game.permanent(sword);
      if (permanent !== null) permanent.attachedTo = bear;
      lab.run({ names: { it: [bear], both: [bear, sword] } });
      expect(lab.game.player(0).life).toBe(life);
    }
  });
});

it('another card of a graveyard is not the one that what has died is now (400.7)', () => {
  const others: ObjectSet = { kind: 'all', zone: Zone.Graveyard, filter: { kind: 'other' }, of: you };
  const lab = new Lab(
    CARDS,
    sequence(
      { kind: 'sacrificeObjects', what: { kind: 'self' } },
      { kind: 'gainLife', who: you, amount: { kind: 'count', of: others } },
    ),
  );
  const [bear = 0] = lab.put(Zone.Battlefield, 0, 'bear');
  lab.put(Zone.Graveyard, 0, 'bear', 'sword');
  lab.run({ source: bear });
  expect(lab.graveyard(0)).toHaveLength(3);
  expect(lab.game.player(0).life).toBe(22);
});

describe('a card exiled as a cost', () => {
  it('is spoken of where it is then', () => {
    const then: Effect = { kind: 'move', what: ref('exiled'), to: { zone: Zone.Battlefield } };
    const lab = new Lab(CARDS, {
      kind: 'mayPay',
      who: you,
      cost: [{ kind: 'exileCards', zone: Zone.Hand, filter: anything, count: 1, name: 'exiled' }],
      then,
    });
    lab.put(Zone.Hand, 0, 'bear');
    lab.run().pick(1);
    expect(lab.hand(0)).toEqual([]);
    expect(lab.game.battlefield.map((slot) => lab.game.card(slot).definition.name)).toEqual(['bear']);
  });
});

describe('a permanent that has left', () => {
  it('is as it was in every other copy of the game when one of them notes something with it', () => {
    const lab = new Lab(CARDS, { kind: 'sacrificeObjects', what: ref('it') });
    const [bear = 0] = lab.put(Zone.Battlefield, 0, 'bear');
    lab.run({ names: { it: [bear] } });
    const copy = lab.game.clone();
    const edited = copy.permanentOrLastToEdit(bear);
    if (edited === null) throw new Error('nothing is left of the bear');
    edited.usedThisTurn = [1];
    expect(copy.permanentOrLast(bear)?.usedThisTurn).toEqual([1]);
    expect(lab.game.permanentOrLast(bear)?.usedThisTurn).toEqual([]);
  });

  it('notes each time that an ability of it resolves, for that copy alone (603.2h)', () => {
    const watcher = card('watcher', CardType.Creature, {
      abilities: [
        {
          kind: 'triggered',
          targets: [],
          event: { kind: 'moves', what: { kind: 'isSelf' }, from: Zone.Battlefield, to: Zone.Graveyard },
          effect: { kind: 'gainLife', who: you, amount: 1 },
        },
      ],
    });
    const lab = new Lab([...CARDS, watcher], { kind: 'sacrificeObjects', what: ref('it') });
    const [gone = 0] = lab.put(Zone.Battlefield, 0, 'watcher');
    lab.run({ names: { it: [gone] } });
    const before = lab.game.clone();
    while (lab.game.stack.length > 0) lab.pass();
    expect(lab.game.permanentOrLast(gone)?.resolvedThisTurn).toHaveLength(1);
    expect(before.permanentOrLast(gone)?.resolvedThisTurn).toHaveLength(0);
  });
});
