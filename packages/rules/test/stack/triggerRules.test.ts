/** Events that cause no abilities to trigger, or some to trigger again (603.2d); loyalty abilities as instants; names and turns remembered. */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, type Filter, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { beast, gain, instant, isCreature, ref, sorcery, spellAbility, target, you } from './words.ts';

const entering = { kind: 'moves', what: isCreature, to: Zone.Battlefield } as const;
const any: Filter = { kind: 'any' };

const onEntering: Ability = {
  kind: 'triggered',
  event: { kind: 'moves', what: { kind: 'isSelf' }, to: Zone.Battlefield },
  targets: [],
  effect: gain(1),
};

/** What is done if permanents left. */
const then = gain(5);

const CARDS: CardDefinition[] = [
  beast('herald', '{W}', 1, { abilities: [onEntering] }),
  beast('bear', '{W}', 2),
  card('orb', CardType.Artifact, {
    abilities: [
      {
        kind: 'static',
        effect: { kind: 'restriction', restriction: { kind: 'noTriggers', cause: entering, of: any } },
      },
    ],
  }),
  card('echo', CardType.Artifact, {
    abilities: [
      {
        kind: 'static',
        effect: {
          kind: 'allowance',
          allowance: { kind: 'triggerAgain', cause: entering, of: { kind: 'controlledBy', who: you } },
        },
      },
    ],
  }),
  card('walker', CardType.Planeswalker, {
    loyalty: 3,
    abilities: [
      { kind: 'activated', cost: [{ kind: 'loyalty', change: 1 }], targets: [], effect: gain(2) },
      {
        kind: 'static',
        effect: { kind: 'allowance', allowance: { kind: 'loyaltyAsInstant', what: { kind: 'isSelf' } } },
      },
    ],
  }),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
  sorcery(
    'grief',
    '{B}',
    spellAbility({
      kind: 'sequence',
      of: [
        { kind: 'chooseName', who: you, filter: any, as: 'name' },
        {
          kind: 'search',
          who: you,
          libraries: { kind: 'opponents' },
          zones: [Zone.Graveyard, Zone.Hand],
          filter: { kind: 'hasChosenName', name: { kind: 'bound', name: 'name' } },
          min: 0,
          max: 1000,
          as: 'found',
        },
        { kind: 'exile', what: ref('found') },
      ],
    }),
  ),
  sorcery(
    'revolt',
    '{W}',
    spellAbility({
      kind: 'if',
      condition: {
        kind: 'compare',
        left: { kind: 'turnCount', what: 'permanentsLeft', of: you },
        op: '>=',
        right: 1,
      },
      then,
    }),
  ),
];

describe('what causes abilities to trigger (603.2d)', () => {
  const entered = (...permanents: string[]): number => {
    const t = new Table(CARDS);
    if (permanents.length > 0) t.put(Zone.Battlefield, 0, ...permanents);
    t.put(Zone.Hand, 0, 'herald');
    t.mana(0, 1).start().act('cast herald').resolveAll();
    return t.life(0) - 20;
  };

  it('may be said to cause nothing, or more', () => {
    expect(entered()).toBe(1);
    expect(entered('orb')).toBe(0);
    expect(entered('echo')).toBe(2);
    expect(entered('echo', 'echo')).toBe(3);
    expect(entered('echo', 'orb')).toBe(0);
  });

  it('is said of the abilities of what the effect speaks of', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 1, 'echo');
    t.put(Zone.Hand, 0, 'herald');
    t.mana(0, 1).start().act('cast herald').resolveAll();
    expect(t.life(0)).toBe(21);
  });
});

describe('a chosen name', () => {
  it('says which cards are found in all three zones', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 1, 'bear', 'herald');
    t.put(Zone.Graveyard, 1, 'bear');
    t.put(Zone.Library, 1, 'bear', 'orb');
    t.put(Zone.Hand, 0, 'grief');
    t.mana(0, 0, 0, 1).start().act('cast grief').pass(2);
    t.pick(1).choose('bear', 'bear', 'bear');
    expect([t.hand(1), t.graveyard(1), t.library(1)]).toEqual([['herald'], [], ['orb']]);
  });
});

describe('permanents that left this turn', () => {
  it('are counted for who controlled them', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'bolt', 'revolt', 'revolt');
    t.mana(0, 2, 0, 0, 1).start().act('cast revolt').resolveAll();
    expect(t.life(0)).toBe(20);
    t.act('cast bolt').resolveAll().act('cast revolt').resolveAll();
    expect(t.life(0)).toBe(25);
  });
});
