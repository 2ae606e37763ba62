import { describe, expect, it } from 'vitest';
import { type Ability, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { enchantment } from '../effects/board.ts';
import { explore, Lab } from './lab.ts';
import { everyone, isCreature, PLAIN, ref, sequence, toHand, top, you } from './words.ts';

describe('scrying (701.22)', () => {
  it('puts any of the cards on the bottom and the rest on top, each in any order', () => {
    const lab = new Lab(PLAIN, { kind: 'scry', who: you, count: 2 });
    lab.put(Zone.Library, 0, 'ox', 'wolf', 'bear');
    lab.run();
    const ends: string[] = [];
    explore(lab, (end) => ends.push(end.library(0).join()));
    expect(ends.toSorted()).toEqual(
      ['bear,wolf,ox', 'wolf,bear,ox', 'bear,ox,wolf', 'wolf,ox,bear', 'ox,bear,wolf', 'ox,wolf,bear'].toSorted(),
    );
  });

  it('shows the cards to the player alone', () => {
    const lab = new Lab(PLAIN, { kind: 'scry', who: you, count: 1 });
    const [, top1] = lab.put(Zone.Library, 0, 'ox', 'bear');
    lab.run();
    expect([lab.knows(0, top1 as number), lab.knows(1, top1 as number)]).toEqual([true, false]);
  });

  it('triggers once it is done, even with an empty library, but not for scry 0 (701.22b, d)', () => {
    const watch: Ability = {
      kind: 'triggered',
      event: { kind: 'scries', who: you },
      targets: [],
      effect: { kind: 'gainLife', who: you, amount: 1 },
    };
    const cards = [...PLAIN, enchantment('watch', watch)];
    const empty = new Lab(cards, { kind: 'scry', who: you, count: 2 });
    empty.put(Zone.Battlefield, 0, 'watch');
    expect(empty.run().game.stack).toHaveLength(1);
    const zero = new Lab(cards, { kind: 'scry', who: you, count: 0 });
    zero.put(Zone.Battlefield, 0, 'watch');
    expect(zero.run().game.stack).toHaveLength(0);
  });

  it('lets each player decide in turn order', () => {
    const lab = new Lab(PLAIN, { kind: 'scry', who: everyone, count: 1 });
    lab.put(Zone.Library, 0, 'ox', 'bear');
    lab.put(Zone.Library, 1, 'ox', 'wolf');
    lab.run();
    expect(lab.asked.player).toBe(0);
    lab.pickNamed('bear');
    expect(lab.asked.player).toBe(1);
    lab.pick(0);
    expect([lab.library(0), lab.library(1)]).toEqual([
      ['ox', 'bear'],
      ['wolf', 'ox'],
    ]);
  });
});

describe('surveilling (701.25)', () => {
  it('puts cards into the graveyard and the rest back in any order', () => {
    const lab = new Lab(PLAIN, { kind: 'surveil', who: you, count: 3 });
    lab.put(Zone.Library, 0, 'ox', 'song', 'wolf', 'bear');
    lab.run().pickNamed('wolf').pick(0);
    expect(lab.asked.kind).toBe(DecisionKind.Order);
    lab.pickNamed('song');
    expect(lab.graveyard(0)).toEqual(['wolf']);
    expect(lab.library(0)).toEqual(['song', 'bear', 'ox']);
  });
});

describe('revealing (701.20)', () => {
  it('reveals until a card fits, and the others go to the bottom at random, unknown to all', () => {
    const lab = new Lab(
      PLAIN,
      sequence(
        { kind: 'revealUntil', who: you, filter: isCreature, as: 'match', others: 'others' },
        toHand(ref('match')),
        { kind: 'move', what: ref('others'), to: { zone: Zone.Library, position: 'bottom', randomOrder: true } },
      ),
    );
    lab.put(Zone.Library, 0, 'wolf', 'bear', 'forest', 'island', 'song');
    lab.run();
    expect(lab.question).toBeNull();
    expect(lab.hand(0)).toEqual(['bear']);
    expect(lab.library(0)[0]).toBe('wolf');
    expect(lab.library(0).toSorted()).toEqual(['forest', 'island', 'song', 'wolf']);
    for (const slot of lab.game.player(0).library) expect(lab.game.known[slot]).toBe(0);
  });

  it('reveals the whole library if nothing fits', () => {
    const lab = new Lab(PLAIN, { kind: 'revealUntil', who: you, filter: isCreature, as: 'match', others: 'others' });
    const cards = lab.put(Zone.Library, 0, 'forest', 'song');
    lab.run();
    for (const card of cards) expect(lab.knows(1, card)).toBe(true);
  });

  it('lets one of the cards looked at go to the hand and the rest to the bottom, unseen by the others', () => {
    const lab = new Lab(
      PLAIN,
      sequence(
        { kind: 'lookAt', who: you, what: top(you, 3), as: 'seen' },
        { kind: 'chooseObjects', who: you, from: ref('seen'), min: 1, max: 1, as: 'kept' },
        toHand(ref('kept')),
        {
          kind: 'move',
          what: { kind: 'minus', from: ref('seen'), without: ref('kept') },
          to: { zone: Zone.Library, position: 'bottom' },
        },
      ),
    );
    lab.put(Zone.Library, 0, 'ox', 'song', 'wolf', 'bear');
    lab.run().pickNamed('wolf').pickNamed('bear');
    expect(lab.hand(0)).toEqual(['wolf']);
    expect(lab.library(0)).toEqual(['ox', 'bear', 'song']);
    for (const slot of [...lab.game.player(0).hand, ...lab.game.player(0).library]) {
      expect(((lab.game.known[slot] as number) >> 1) & 1).toBe(0);
    }
  });
});
