import { describe, expect, it } from 'vitest';
import { type Ability, type Effect, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { slotOf } from '../../src/state/handle.ts';
import { enchantment } from '../effects/board.ts';
import { explore, Lab } from './lab.ts';
import { opponents, PLAIN, ref, refPlayer, sequence, toHand, top, you } from './words.ts';

/** Reveals the top three; an opponent makes two piles; you put one into your hand, the other on the bottom in any order. */
const twoPiles: Effect = sequence(
  { kind: 'reveal', what: top(you, 3), as: 'revealed' },
  { kind: 'choosePlayer', who: you, from: opponents, as: 'splitter' },
  { kind: 'separate', what: ref('revealed'), by: refPlayer('splitter'), as: 'piles' },
  { kind: 'choosePile', piles: 'piles', by: you, as: 'taken', other: 'left' },
  toHand(ref('taken')),
  { kind: 'move', what: ref('left'), to: { zone: Zone.Library, position: 'bottom', orderedBy: you } },
);

function begin(...library: string[]): Lab {
  const lab = new Lab(PLAIN, twoPiles);
  lab.put(Zone.Library, 0, ...library);
  return lab.run();
}

describe('two piles (700.3)', () => {
  it('asks the opponent to separate and the player to choose', () => {
    const lab = begin('ox', 'relic', 'song', 'wolf', 'bear');
    expect([lab.asked.kind, lab.asked.player]).toEqual([DecisionKind.PileSplit, 1]);
    expect(lab.asked.subjects.map((card) => lab.name(card))).toEqual(['bear', 'wolf', 'song']);
    // Three cards make 2^3 / 2 splits; the pile with the first card comes first.
    expect(lab.asked.options).toEqual([0b001, 0b011, 0b101, 0b111]);
    lab.pick(0b011);
    expect([lab.asked.kind, lab.asked.player, lab.asked.options]).toEqual([DecisionKind.PileChoice, 0, [0, 1]]);
    lab.pick(0);
    expect(lab.hand(0).toSorted()).toEqual(['bear', 'wolf']);
    expect(lab.library(0)).toEqual(['relic', 'ox', 'song']);
  });

  it('allows an empty pile: all or nothing (700.3a)', () => {
    const takes = begin('bear', 'wolf', 'song').pick(0b111).pick(0);
    expect(takes.hand(0)).toHaveLength(3);
    const leaves = begin('bear', 'wolf', 'song').pick(0b111).pick(1);
    expect(leaves.hand(0)).toHaveLength(0);
    expect(leaves.asked.kind).toBe(DecisionKind.Order);
  });

  it('lets the player put the other pile on the bottom in any of six orders', () => {
    const lab = begin('ox', 'bear', 'wolf', 'song').pick(0b111).pick(1);
    const orders: string[] = [];
    explore(lab, (end) => orders.push(end.library(0).slice(1).join()));
    expect(new Set(orders).size).toBe(6);
    expect(orders).toHaveLength(6);
    expect(lab.library(0)).toHaveLength(4);
  });

  it('has one split for one card, and nothing to ask about none', () => {
    const one = begin('bear');
    expect(one.asked.kind).toBe(DecisionKind.PileChoice);
    one.pick(1);
    expect(one.library(0)).toEqual(['bear']);
    const none = begin();
    expect(none.question).toBeNull();
    expect(none.game.over).toBe(false);
  });

  it('does not tell identical cards apart', () => {
    // a a b: {aab|}, {aa|b}, {ab|a}, {a|ab} — the last two are one split of unordered piles.
    const lab = begin('song', 'bear', 'bear');
    expect(lab.asked.options).toHaveLength(3);
    // a a a: {aaa|}, {aa|a}
    expect(begin('bear', 'bear', 'bear').asked.options).toHaveLength(2);
  });

  it('shows the cards to everyone, then hides the order on the bottom from the others (401.4)', () => {
    const lab = new Lab(PLAIN, twoPiles);
    const cards = lab.put(Zone.Library, 0, 'song', 'wolf', 'bear');
    lab.run();
    for (const card of cards) expect(lab.knows(1, card)).toBe(true);
    lab.pick(0b001).pick(0).pickNamed('song');
    const [song, wolf, bear] = cards.map((card) => lab.game.handle(slotOf(card)));
    expect(lab.knows(1, bear as number)).toBe(true);
    for (const hidden of [song, wolf]) {
      expect(lab.knows(0, hidden as number)).toBe(true);
      expect(lab.knows(1, hidden as number)).toBe(false);
    }
  });

  it('puts the pile into the hand without drawing it', () => {
    const onDraw: Ability = {
      kind: 'triggered',
      event: { kind: 'draws', who: you },
      targets: [],
      effect: { kind: 'gainLife', who: you, amount: 1 },
    };
    const lab = new Lab([...PLAIN, enchantment('watch', onDraw)], twoPiles);
    lab.put(Zone.Battlefield, 0, 'watch');
    lab.put(Zone.Library, 0, 'song', 'wolf', 'bear');
    lab.run().pick(0b111).pick(0);
    expect(lab.hand(0)).toHaveLength(3);
    expect(lab.game.stack).toHaveLength(0);
  });

  it('lets the player pick which opponent separates as it resolves (608.2d)', () => {
    const lab = new Lab(PLAIN, twoPiles, 3);
    lab.put(Zone.Library, 0, 'song', 'wolf', 'bear');
    lab.run();
    expect(lab.asked.options).toEqual([-2, -3]);
    lab.pick(-3);
    expect(lab.asked.player).toBe(2);
  });

  it('gives both choices to a player who controls the opponent', () => {
    const lab = new Lab(PLAIN, twoPiles);
    lab.put(Zone.Library, 0, 'song', 'wolf', 'bear');
    lab.game.player(1).controlledBy = 0;
    lab.run();
    expect([lab.asked.player, lab.asked.decider]).toEqual([1, 0]);
  });
});
