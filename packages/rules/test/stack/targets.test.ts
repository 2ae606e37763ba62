import { describe, expect, it } from 'vitest';
import { type CardDefinition, type TargetSpec, Zone } from '../../src/ir/index.ts';
import { Table } from './table.ts';
import { any, beast, instant, isCreature, ref, sorcery, spellAbility, target, you } from './words.ts';

const two: TargetSpec = { ...target(isCreature), min: 2, max: 2, differentControllers: true };
const pair: TargetSpec = { ...target(isCreature), min: 2, max: 2, sameController: true };
const mine: TargetSpec = {
  ...target({ kind: 'and', of: [isCreature, { kind: 'controlledBy', who: you }] }),
  name: 'other',
  differentFrom: ['target'],
};
const spellToo: TargetSpec = {
  ...target({ kind: 'and', of: [isCreature, { kind: 'controlledBy', who: { kind: 'opponents' } }] }),
  spells: { kind: 'isSpell' },
};
const theirs: TargetSpec = {
  ...target({
    kind: 'and',
    of: [isCreature, { kind: 'controlledBy', who: { kind: 'controllerOf', what: ref('target') } }],
  }),
  name: 'companion',
  differentFrom: ['target'],
};
const shared: TargetSpec = { ...target(any), max: 5, divide: { amount: 2, name: 'shares' } };

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('wolf', '{1}{G}', 3),
  beast('ox', '{1}{G}', 4),
  sorcery('parting', '{W}', spellAbility({ kind: 'destroy', what: ref('target') }, two)),
  sorcery('feud', '{W}', spellAbility({ kind: 'destroy', what: ref('target') }, pair)),
  sorcery('trade', '{W}', spellAbility({ kind: 'destroy', what: ref('other') }, target(isCreature), mine)),
  sorcery('brawl', '{R}', spellAbility({ kind: 'destroy', what: ref('companion') }, target(isCreature), theirs)),
  sorcery('strife', '{R}', {
    kind: 'spell',
    targets: [],
    effect: { kind: 'sequence', of: [] },
    modes: {
      min: 1,
      max: 2,
      options: [
        { label: 'harm', targets: [target(isCreature), theirs], effect: { kind: 'destroy', what: ref('companion') } },
        {
          label: 'loss',
          targets: [target(isCreature), theirs],
          effect: { kind: 'loseLife', who: { kind: 'controllerOf', what: ref('companion') }, amount: 1 },
        },
      ],
    },
  }),
  instant('recall', '{U}', spellAbility({ kind: 'move', what: ref('target'), to: { zone: Zone.Hand } }, spellToo)),
  sorcery('sparks', '{R}', spellAbility({ kind: 'dividedDamage', targets: 'target', amounts: 'shares' }, shared)),
];

describe('targets that depend on one another (601.2c)', () => {
  it('with different controllers leave one for every pick', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'wolf');
    t.put(Zone.Battlefield, 1, 'ox', 'bear');
    t.put(Zone.Hand, 0, 'parting');
    t.mana(0, 1).start().act('cast parting');
    expect(t.offered).toEqual(['bear', 'wolf']);
    t.choose('wolf');
    expect(t.offered).toEqual(['ox', 'bear']);
    t.choose('ox').resolveAll();
    expect(t.battlefield(0)).toEqual(['bear']);
    expect(t.battlefield(1)).toEqual(['bear']);
  });

  it('of whoever controls the target before leave one for the pick after', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'wolf');
    t.put(Zone.Battlefield, 1, 'ox');
    t.put(Zone.Hand, 0, 'brawl');
    t.mana(0, 0, 0, 0, 1).start().act('cast brawl');
    expect(t.offered).toEqual(['bear', 'wolf']);
    t.choose('bear');
    expect(t.game.stack[0]?.targets).toHaveLength(2);
    t.resolveAll();
    expect(t.battlefield(0)).toEqual(['bear']);
    expect(t.battlefield(1)).toEqual(['ox']);
  });

  it('of whoever controls the target before cannot be chosen if nobody has two', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Battlefield, 1, 'ox');
    t.put(Zone.Hand, 0, 'brawl');
    t.mana(0, 0, 0, 0, 1).start();
    expect(t.actions).toEqual([]);
  });

  it('cannot be chosen if one player controls them all', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'wolf');
    t.put(Zone.Hand, 0, 'parting');
    t.mana(0, 1).start();
    expect(t.actions).toEqual([]);
  });

  it('of one controller are all of whoever controls the first', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'wolf');
    t.put(Zone.Battlefield, 1, 'ox');
    t.put(Zone.Hand, 0, 'feud');
    t.mana(0, 1).start().act('cast feud');
    // The ox has no companion, and the wolf is the only other one that the bear leaves.
    expect(t.game.stack[0]?.targets[0]?.length).toBe(2);
    t.resolveAll();
    expect(t.battlefield(0)).toEqual([]);
    expect(t.battlefield(1)).toEqual(['ox']);
  });

  it('are spells or permanents, each by what it must be, and no spell its own target', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'wolf');
    t.put(Zone.Battlefield, 1, 'ox');
    t.put(Zone.Hand, 0, 'bear', 'recall');
    t.mana(0, 0, 1, 0, 0, 2).start().act('cast bear').act('cast recall');
    expect(t.offered).toEqual(['ox', 'bear']);
    t.choose('bear').resolveAll();
    expect(t.hand(0)).toEqual(['bear']);
    expect(t.battlefield(0)).toEqual(['wolf']);
  });

  it('of one controller cannot be chosen where nobody has enough', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Battlefield, 1, 'ox');
    t.put(Zone.Hand, 0, 'feud');
    t.mana(0, 1).start();
    expect(t.actions).toEqual([]);
  });

  it('do not take what "another target" needs', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Battlefield, 1, 'ox', 'wolf');
    t.put(Zone.Hand, 0, 'trade');
    t.mana(0, 1).start().act('cast trade');
    expect(t.offered).toEqual(['ox', 'wolf']);
    t.choose('wolf').resolveAll();
    expect(t.battlefield(0)).toEqual([]);
  });

  it('are no more than can get a share (601.2d)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 1, 'bear', 'ox', 'wolf');
    t.put(Zone.Hand, 0, 'sparks');
    t.mana(0, 0, 0, 0, 1).start().act('cast sparks').choose('bear', 'ox');
    expect(t.game.stack[0]?.divisions).toEqual([[1, 1]]);
  });

  it('of a mode depend on those of the same mode', () => {
    const strife = (...theirs: string[]): Table => {
      const t = new Table(CARDS);
      t.put(Zone.Battlefield, 0, 'bear');
      t.put(Zone.Battlefield, 1, ...theirs);
      t.put(Zone.Hand, 0, 'strife');
      return t.mana(0, 0, 0, 0, 1).start();
    };
    expect(strife('ox').actions).toEqual([]);
    const t = strife('ox', 'wolf').act('cast strife').pick(0, 1);
    t.choose('ox').choose('wolf').resolveAll();
    expect([t.battlefield(1), t.life(1)]).toEqual([['ox'], 19]);
  });
});
