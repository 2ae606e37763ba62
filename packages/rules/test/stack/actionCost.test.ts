/** What actions are shown to cost before they are begun: the total as things stand (601.2f, 602.2b). */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, type Cost, Zone } from '../../src/ir/index.ts';
import { printManaCost } from '../../src/mana/cost.ts';
import { PASS } from '../../src/stack/action.ts';
import { actionCost } from '../../src/stack/actionCost.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { any, beast, everyone, gain, instant, isCreature, spellAbility, you } from './words.ts';

const drinking: Ability = {
  kind: 'activated',
  cost: [{ kind: 'mana', cost: '{2}' }, { kind: 'tapSelf' }],
  targets: [],
  effect: gain(1),
};
const mana: Cost = [{ kind: 'mana', cost: '{4}{G}' }];
const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  instant('again', '{G}', spellAbility(gain(1)), {
    kind: 'keyword',
    keyword: 'castFrom',
    name: 'flashback',
    zone: Zone.Graveyard,
    cost: mana,
    exileAfter: true,
  }),
  card('well', CardType.Artifact, { manaCost: '{2}', abilities: [drinking] }),
  card('tax', CardType.Artifact, {
    manaCost: '{2}',
    abilities: [
      {
        kind: 'static',
        effect: {
          kind: 'cost',
          change: { who: everyone, what: 'spell', filter: any, increase: [{ kind: 'mana', cost: '{1}' }] },
        },
      },
    ],
  }),
  card('den', CardType.Artifact, {
    manaCost: '{2}',
    abilities: [
      {
        kind: 'static',
        effect: { kind: 'cost', change: { who: you, what: 'spell', filter: isCreature, reduceGeneric: 1 } },
      },
    ],
  }),
];

/** The costs of everything that player 0 can do now, with mana for all of it. */
function costs(...permanents: string[]): string[] {
  const table = new Table(CARDS).mana(0, 0, 0, 0, 0, 9, 9);
  table.put(Zone.Battlefield, 0, 'well', ...permanents);
  table.put(Zone.Hand, 0, 'bear');
  table.put(Zone.Graveyard, 0, 'again');
  const { game, asked } = table.start();
  return asked.options.flatMap((action) => {
    const cost = actionCost(game, 0, action);
    if (cost === null) return [];
    const parts = cost.components.map(({ kind }) => kind);
    return [[cost.mana === null ? '' : printManaCost(cost.mana), ...parts].join(' ')];
  });
}

describe('the cost of an action', () => {
  it('is the mana cost, the cost of the way of casting, or that of the ability', () => {
    expect(costs().toSorted()).toEqual(['{1}{G}', '{2} tapSelf', '{4}{G}']);
  });

  it('has increases and reductions in it', () => {
    expect(costs('tax').toSorted()).toEqual(['{2} tapSelf', '{2}{G}', '{5}{G}']);
    expect(costs('den').toSorted()).toEqual(['{2} tapSelf', '{4}{G}', '{G}']);
    expect(costs('tax', 'den').toSorted()).toEqual(['{1}{G}', '{2} tapSelf', '{5}{G}']);
  });

  it('is none of passing', () => {
    expect(actionCost(new Table(CARDS).game, 0, PASS)).toBeNull();
  });
});
