/** A spell that costs less for each of any number of permanents sacrificed for it (118.8a, 601.2f). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, type Filter, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { beast } from './words.ts';

const ARTIFACT: Filter = { kind: 'type', types: CardType.Artifact };

const CARDS: CardDefinition[] = [
  card('relic', CardType.Artifact),
  beast('viper', '{3}{B}', 6, {
    abilities: [
      {
        kind: 'keyword',
        keyword: 'optionalCost',
        name: 'sacrifice',
        cost: [{ kind: 'sacrifice', filter: ARTIFACT, count: 1 }],
        repeat: true,
      },
      { kind: 'keyword', keyword: 'costsLess', generic: { kind: 'timesPaid', cost: 'sacrifice' } },
    ],
  }),
];

function table(relics: number, black: number): Table {
  const t = new Table(CARDS);
  for (let i = 0; i < relics; i++) t.put(Zone.Battlefield, 0, 'relic');
  t.put(Zone.Hand, 0, 'viper');
  return t.mana(0, 0, 0, black).start();
}

describe('a spell that costs less by sacrifices', () => {
  it('can be cast with them where the mana alone would not do', () => {
    const t = table(3, 1).act('cast viper');
    while (t.asked.kind !== 0) t.pick(t.asked.options.at(-1) ?? 0);
    t.resolveAll();
    expect([t.permanent('viper').controller, t.graveyard(0)]).toEqual([0, ['relic', 'relic', 'relic']]);
  });

  it('cannot be cast with too few', () => {
    expect(table(2, 1).actions).toEqual([]);
  });

  it('needs none where there is mana', () => {
    const t = table(1, 4).act('cast viper');
    while (t.asked.kind !== 0) t.pick(0);
    t.resolveAll();
    expect([t.graveyard(0), t.game.player(0).pool[2]]).toEqual([[], 0]);
  });
});
