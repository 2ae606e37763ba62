/** What certain abilities and special actions cost, and mana that is meant for them alone (106.6, 116.2, 118.7, 602.2b). */
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type CostChange,
  type ManaRestriction,
  Zone,
} from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { any, beast, gain, isCreature, isSelf, target, you } from './words.ts';

function cheaper(change: Omit<CostChange, 'who'>): Ability {
  return { kind: 'static', effect: { kind: 'cost', change: { who: you, ...change } } };
}

const equip: Ability = {
  kind: 'activated',
  cost: [{ kind: 'mana', cost: '{3}' }],
  targets: [target(isCreature)],
  effect: { kind: 'attach', what: { kind: 'self' }, to: { kind: 'bound', name: 'target' } },
  sorcerySpeed: true,
  keyword: 'Equip',
};

function makes(spend: ManaRestriction): Ability {
  return {
    kind: 'activated',
    cost: [{ kind: 'tapSelf' }],
    targets: [],
    effect: { kind: 'addMana', who: you, mana: { kind: 'fixed', mana: [5, 5, 5], spend } },
  };
}

const drinking: Ability = {
  kind: 'activated',
  cost: [{ kind: 'mana', cost: '{2}' }],
  targets: [],
  effect: gain(1),
};

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  card('sword', CardType.Artifact, { subtypes: ['Equipment'], manaCost: '{1}', abilities: [equip] }),
  card('well', CardType.Artifact, { manaCost: '{2}', abilities: [drinking] }),
  beast('squire', '{W}', 1, {
    abilities: [
      cheaper({
        what: 'ability',
        filter: any,
        ability: {
          kind: 'and',
          of: [
            { kind: 'isAbility', keyword: 'Equip' },
            { kind: 'targets', what: isSelf },
          ],
        },
        reduceGeneric: 2,
      }),
    ],
  }),
  card('tinker', CardType.Enchantment, {
    manaCost: '{U}',
    abilities: [cheaper({ what: 'ability', filter: any, reduceGeneric: 5, leastMana: 1 })],
  }),
  card('schemer', CardType.Enchantment, {
    manaCost: '{U}',
    abilities: [cheaper({ what: 'plot', filter: any, reduceGeneric: 2 })],
  }),
  beast('plan', '{4}', 2, { abilities: [{ kind: 'keyword', keyword: 'plot', cost: [{ kind: 'mana', cost: '{3}' }] }] }),
  card('forge', CardType.Artifact, { manaCost: '{1}', abilities: [makes({ abilityWord: 'Equip' })] }),
  beast('hidden', '{5}', 5, {
    abilities: [{ kind: 'keyword', keyword: 'morph', cost: [{ kind: 'mana', cost: '{3}' }] }],
  }),
  card('lamp', CardType.Artifact, { manaCost: '{1}', abilities: [makes({ turnUp: any })] }),
];

describe('abilities of a keyword', () => {
  it('cost less where they target what says so', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'squire', 'bear', 'sword', 'well');
    t.mana(0, 0, 0, 0, 0, 0, 1).start();
    expect(t.actions).toEqual(['activate sword']);
    t.act('activate sword');
    if (t.asked.kind !== 0) t.choose('squire');
    t.resolveAll();
    expect(t.permanent('sword').attachedTo).toBe(t.permanent('squire').handle);
  });
});

describe('a reduction that leaves some mana', () => {
  it('does not make an ability free', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'tinker', 'well');
    t.start();
    expect(t.actions).toEqual([]);
    const u = new Table(CARDS);
    u.put(Zone.Battlefield, 0, 'tinker', 'well');
    u.mana(0, 0, 0, 0, 0, 0, 1).start();
    expect(u.actions).toEqual(['activate well']);
  });
});

describe('special actions', () => {
  it('may cost less', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'schemer');
    t.put(Zone.Hand, 0, 'plan');
    t.mana(0, 0, 0, 0, 0, 0, 1).start();
    expect(t.actions).toHaveLength(1);
    t.act(t.actions[0] ?? '');
    expect(t.game.exile).toHaveLength(1);
  });
});

describe('mana for one thing alone', () => {
  it('equips and does nothing else', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'forge', 'sword', 'well', 'bear');
    t.put(Zone.Hand, 0, 'plan');
    t.start();
    expect(t.actions).toEqual(['activate sword']);
  });

  it('turns things face up and does nothing else', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'lamp', 'well', 'sword', 'hidden');
    t.put(Zone.Hand, 0, 'plan');
    t.permanent('hidden').faceDown = true;
    t.game.stale = true;
    t.start();
    expect(t.actions).toHaveLength(1);
    t.act(t.actions[0] ?? '');
    expect(t.permanent('hidden').faceDown).toBe(false);
  });
});
