/** Spells that cost less for each card exiled to cast them (118.8, 601.2b, 601.2f). */
import { describe, expect, it } from 'vitest';
import { type Ability, CardType, Color, Zone } from '../../src/ir/index.ts';
import { card, creature } from '../effects/board.ts';
import { Table } from './table.ts';

/** {2} less for each white card exiled from hand. */
const MARCHING: readonly Ability[] = [
  {
    kind: 'keyword',
    keyword: 'optionalCost',
    name: 'exile',
    repeat: true,
    cost: [{ kind: 'exileCards', zone: Zone.Hand, filter: { kind: 'color', colors: Color.White }, count: 1 }],
  },
  {
    kind: 'keyword',
    keyword: 'costsLess',
    generic: { kind: 'times', of: { kind: 'timesPaid', cost: 'exile' }, by: 2 },
  },
];

const removal = card('removal', CardType.Instant, {
  manaCost: '{X}{W}',
  abilities: [
    ...MARCHING,
    {
      kind: 'spell',
      targets: [
        {
          name: 'target',
          what: {
            kind: 'and',
            of: [
              { kind: 'type', types: CardType.Creature },
              { kind: 'manaValue', op: '<=', value: { kind: 'x' } },
            ],
          },
          zone: Zone.Battlefield,
          players: null,
          min: 1,
          max: 1,
        },
      ],
      effect: { kind: 'exile', what: { kind: 'bound', name: 'target' } },
    },
  ],
});

const relief = card('relief', CardType.Sorcery, {
  manaCost: '{4}{W}',
  abilities: [
    ...MARCHING,
    { kind: 'spell', targets: [], effect: { kind: 'gainLife', who: { kind: 'you' }, amount: 3 } },
  ],
});

const small = creature('small', 1, 1, { manaCost: '{1}' });
const large = creature('large', 4, 4, { manaCost: '{4}' });
const white = creature('white', 1, 1, { manaCost: '{6}{W}' });
const pale = creature('pale', 1, 1, { manaCost: '{6}{W}' });
const red = creature('red', 1, 1, { manaCost: '{R}' });

function table(...hand: string[]): Table {
  const made = new Table([removal, relief, small, large, white, pale, red]);
  made.put(Zone.Hand, 0, ...hand);
  return made;
}

function exiled({ game }: Table): string[] {
  return game.exile.map((slot) => game.card(slot).definition.name).sort();
}

describe('a spell with X that costs less for each card exiled', () => {
  it('reaches as far as the mana and the cards go', () => {
    const t = table('removal', 'white', 'white', 'pale', 'red');
    t.put(Zone.Battlefield, 1, 'small', 'large');
    t.mana(0, 1).start().act('cast removal');
    // Nothing has mana value 0, so that one card must be exiled; a second and a third are the player's choice.
    t.pick(1, 0);
    expect(t.asked.options).toEqual([1, 2, 3, 4]);
    t.pick(4).choose('large').choose('pale').resolveAll();
    expect(t.game.player(0).pool).toEqual([0, 0, 0, 0, 0, 0]);
    expect(exiled(t)).toEqual(['large', 'pale', 'white']);
  });
});

describe('a spell without X that costs less for each card exiled', () => {
  it('is castable only where enough can be exiled, and those cards must be', () => {
    const poor = table('relief', 'white', 'red').mana(0, 1).start();
    expect(poor.actions).not.toContain('cast relief');
    const t = table('relief', 'white', 'white', 'pale', 'red').mana(0, 1).start();
    // Two are needed and not asked for; the third is the player's choice.
    t.act('cast relief');
    expect(t.asked.options).toEqual([1, 0]);
    t.pick(0).choose('pale').resolveAll();
    expect(t.life(0)).toBe(23);
    expect(exiled(t)).toEqual(['pale', 'white']);
    expect(t.hand(0).sort()).toEqual(['red', 'white']);
  });

  it('leaves coloured mana to be paid (118.7a)', () => {
    expect(table('relief', 'white', 'white', 'white').mana(0, 0, 0, 0, 0, 0, 5).start().actions).toEqual([]);
  });

  it('may be paid for in full', () => {
    const t = table('relief', 'white').mana(0, 1, 0, 0, 0, 0, 4).start().act('cast relief').pick(0).resolveAll();
    expect(t.life(0)).toBe(23);
    expect(exiled(t)).toEqual([]);
  });
});
