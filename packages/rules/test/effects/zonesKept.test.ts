/** Cards that can't enter from where they are, kinds of abilities on the stack, and what delve exiled (101.2, 113.3, 702.66). */
import { describe, expect, it } from 'vitest';
import { matches } from '../../src/engine/match.ts';
import { scratchFrame, selectObjects } from '../../src/engine/select.ts';
import { CardType, Keyword, Zone } from '../../src/ir/index.ts';
import { Lab } from '../actions/lab.ts';
import { isCreature, PLAIN, ref } from '../actions/words.ts';
import { Table } from '../stack/table.ts';
import { card, creature, enchantment } from './board.ts';

describe('what can’t enter the battlefield', () => {
  const cage = enchantment('cage', {
    kind: 'static',
    effect: { kind: 'restriction', restriction: { kind: 'cantEnter', what: isCreature, from: [Zone.Graveyard] } },
  });
  const bear = creature('caged bear', 2, 2);
  const returning = (): Lab =>
    new Lab([cage, bear], { kind: 'move', what: ref('cards'), to: { zone: Zone.Battlefield }, as: 'moved' });

  it('stays in the zone that is named and comes from others', () => {
    const lab = returning();
    lab.put(Zone.Battlefield, 0, 'cage');
    const [dead = 0] = lab.put(Zone.Graveyard, 0, 'caged bear');
    const [held = 0] = lab.put(Zone.Hand, 0, 'caged bear');
    lab.run({ names: { cards: [dead, held] } });
    expect(lab.graveyard(0)).toContain('caged bear');
    expect(lab.battlefield(0)).toEqual(['cage', 'caged bear']);
  });
});

describe('what was exiled to cast a spell', () => {
  const delving = card('delver', CardType.Creature, {
    manaCost: '{2}',
    keywords: Keyword.Delve,
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'replacement',
        replacement: {
          kind: 'enters',
          what: { kind: 'isSelf' },
          as: [
            {
              kind: 'counters',
              counter: '+1/+1',
              count: { kind: 'count', of: { kind: 'where', from: { kind: 'exiledWithSource' }, filter: isCreature } },
            },
          ],
        },
      },
    ],
  });

  it('is exiled with the permanent that the spell becomes', () => {
    const table = new Table([delving, ...PLAIN, creature('small', 1, 1)]);
    table.put(Zone.Hand, 0, 'delver');
    table.put(Zone.Graveyard, 0, 'small', 'small');
    table.start();
    table.act('cast delver').pass().pass();
    const [delver = 0] = table.game.battlefield;
    expect(table.game.objects[delver]?.counters).toEqual(['+1/+1', 2]);
    expect(
      selectObjects(table.game, scratchFrame(0, table.game.handle(delver)), { kind: 'exiledWithSource' }),
    ).toHaveLength(2);
  });
});

describe('abilities on the stack', () => {
  it('are activated or triggered', () => {
    const source = card('pinger', CardType.Artifact, {
      abilities: [
        { kind: 'activated', cost: [], targets: [], effect: { kind: 'gainLife', who: { kind: 'you' }, amount: 1 } },
      ],
    });
    const table = new Table([source, ...PLAIN]);
    const [pinger = 0] = table.put(Zone.Battlefield, 0, 'pinger');
    table.start();
    table.act('activate pinger');
    const item = table.game.stack[0]?.handle ?? 0;
    const is = (which?: 'activated' | 'triggered'): boolean =>
      matches(
        table.game,
        scratchFrame(0, pinger),
        which === undefined ? { kind: 'isAbility' } : { kind: 'isAbility', which },
        item,
      );
    expect([is(), is('activated'), is('triggered')]).toEqual([true, true, false]);
  });
});
