import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, Keyword, Step, Zone } from '../../src/ir/index.ts';
import { slotOf } from '../../src/state/handle.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { beast, everyone, gain, instant, isCreature, ref, sorcery, spellAbility, target, you } from './words.ts';

const CARDS: CardDefinition[] = [
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  beast('bear', '{1}{G}', 2),
  sorcery('vision', null, spellAbility(gain(5)), {
    kind: 'keyword',
    keyword: 'suspend',
    count: 2,
    cost: [{ kind: 'mana', cost: '{U}' }],
  }),
  beast('slug', '{4}{G}', 4, {
    abilities: [{ kind: 'keyword', keyword: 'suspend', count: 1, cost: [{ kind: 'mana', cost: '{G}' }] }],
  }),
  card('silence', CardType.Enchantment, {
    abilities: [
      {
        kind: 'static',
        effect: { kind: 'restriction', restriction: { kind: 'cantCast', who: everyone, spells: isCreature } },
        ignoreCost: [{ kind: 'mana', cost: '{2}' }],
      },
    ],
  }),
  beast('lurker', '{4}{B}{B}', 5, {
    keywords: Keyword.Flying,
    abilities: [
      { kind: 'keyword', keyword: 'morph', cost: [{ kind: 'mana', cost: '{B}' }] },
      {
        kind: 'triggered',
        event: { kind: 'moves', what: { kind: 'isSelf' }, to: Zone.Battlefield },
        targets: [],
        effect: gain(9),
      },
    ],
  }),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
  instant('hush', '{W}', { ...spellAbility(gain(1)) }),
];

function table(): Table {
  const t = new Table(CARDS);
  for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'forest', 'forest', 'forest');
  return t;
}

function time(t: Table): number {
  return counterCount(t.game.exiled[0]?.counters ?? [], 'time');
}

describe('suspend (702.62)', () => {
  it('exiles the card from hand with time counters, without the stack, also a card that has no mana cost', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'vision');
    t.mana(0, 0, 1).start();
    expect(t.actions).toEqual(['suspend vision']);
    t.act('suspend vision');
    expect(t.exile).toEqual(['vision']);
    expect(time(t)).toBe(2);
    expect(t.stack).toEqual([]);
    expect(t.game.player(0).pool[1]).toBe(0);
  });

  it('is possible only when the card could be cast (702.62a), and not without the cost', () => {
    const t = table();
    t.put(Zone.Hand, 1, 'vision');
    t.put(Zone.Hand, 0, 'vision');
    t.mana(1, 0, 1).start();
    expect(t.actions).toEqual([]);
    t.pass();
    expect(t.actions).toEqual([]);
  });

  it('counts down in its owner’s upkeeps only, and is cast free when the last counter goes', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'vision');
    t.mana(0, 0, 1).start().act('suspend vision').passTo(3, Step.Upkeep);
    expect(t.stack).toEqual(['ability of vision']);
    t.pass(2);
    expect(time(t)).toBe(1);
    t.passTo(5, Step.Upkeep).pass(2);
    expect(t.stack).toEqual(['ability of vision']);
    t.pass(2);
    expect(t.offered).toEqual(['vision', '-']);
    t.choose('vision').resolveAll();
    expect(t.life(0)).toBe(25);
    expect(t.graveyard(0)).toEqual(['vision']);
  });

  it('leaves the card exiled for good if it is not cast', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'slug');
    t.mana(0, 0, 0, 0, 0, 1).start().act('suspend slug').passTo(3, Step.Upkeep).pass(4).pick(0);
    expect(t.exile).toEqual(['slug']);
    t.passTo(5, Step.Draw);
    expect(t.exile).toEqual(['slug']);
  });

  it('gives a creature haste', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'slug');
    t.mana(0, 0, 0, 0, 0, 1).start().act('suspend slug').passTo(3, Step.Upkeep).pass(4).choose('slug').resolveAll();
    expect(t.permanent('slug').characteristics.keywords & Keyword.Haste).not.toBe(0);
    t.permanent('slug').baseController = 1;
    t.game.stale = true;
    t.pass();
    expect(t.permanent('slug').characteristics.keywords & Keyword.Haste).toBe(0);
  });

  it('gives none to the same creature cast from hand', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'slug');
    t.mana(0, 0, 0, 0, 0, 5).start().act('cast slug').resolveAll();
    expect(t.permanent('slug').characteristics.keywords & Keyword.Haste).toBe(0);
  });
});

describe('effects that may be ignored for a payment (116.2d)', () => {
  it('stop to concern the player who paid, and nobody else, until the turn ends', () => {
    const t = table();
    t.put(Zone.Battlefield, 1, 'silence');
    t.put(Zone.Hand, 0, 'bear');
    t.mana(0, 0, 0, 0, 0, 4).start();
    expect(t.actions).toEqual(['ignore silence']);
    t.act('ignore silence');
    expect(t.actions).toEqual(['cast bear']);
    expect(t.game.ignored.map(({ player }) => player)).toEqual([0]);
    t.act('cast bear').resolveAll();
    expect(t.battlefield(0)).toEqual(['bear']);
    t.passTo(2, Step.Upkeep);
    expect(t.game.ignored).toEqual([]);
  });

  it('can be paid for by any player, but only if they have the cost', () => {
    const t = table();
    t.put(Zone.Battlefield, 1, 'silence');
    t.mana(1, 0, 0, 0, 0, 2).start();
    expect(t.actions).toEqual([]);
    t.pass();
    expect(t.actions).toEqual(['ignore silence']);
  });
});

describe('morph (702.37)', () => {
  it('casts a face-down 2/2 for {3}, which may be turned face up any time its owner has priority', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'lurker');
    t.mana(0, 0, 0, 4).start();
    expect(t.actions).toEqual(['cast lurker morph']);
    t.act('cast lurker morph');
    const spell = t.game.stack[0];
    expect(spell?.faceDown).toBe(true);
    expect(t.game.known[slotOf(spell?.handle ?? 0)]).toBe(1);
    t.resolveAll();
    const permanent = t.permanent('lurker');
    expect(permanent.characteristics.power).toBe(2);
    expect(permanent.characteristics.name).toBe('');
    // Nothing happens as it enters face down (708.3), nor when it is turned up (702.37e).
    expect(t.life(0)).toBe(20);
    t.mana(0, 0, 0, 1).pass();
    expect(t.actions).toEqual([]);
    t.passTo(1, Step.BeginCombat).mana(0, 0, 0, 1);
    t.game.stale = true;
    t.pass().passTo(1, Step.DeclareAttackers);
  });

  it('is turned face up by a special action for the morph cost', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'lurker');
    t.put(Zone.Hand, 1, 'hush');
    t.mana(0, 0, 0, 4).mana(1, 1).start().act('cast lurker morph').resolveAll();
    expect(t.actions).toEqual(['turn up lurker']);
    t.act('turn up lurker');
    expect(t.stack).toEqual([]);
    const permanent = t.permanent('lurker');
    expect(permanent.characteristics.power).toBe(5);
    expect(permanent.characteristics.keywords & Keyword.Flying).not.toBe(0);
    expect(t.game.known[slotOf(permanent.handle)]).toBe(3);
    expect(t.life(0)).toBe(20);
    expect(t.actions).toEqual([]);
  });

  it('face down it has no costs and timing but those of the 2/2, and counts as a creature spell', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'lurker');
    t.put(Zone.Battlefield, 1, 'silence');
    t.mana(0, 0, 0, 3).start();
    expect(t.actions).toEqual(['ignore silence']);
    expect(you.kind).toBe('you');
  });
});
