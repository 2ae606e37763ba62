/** Cards that turn: flip cards (710), transforming and what is told of it (701.27), and spells of the last turn. */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, Color, type Condition, Step, Zone } from '../../src/ir/index.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, instant, sorcery, spellAbility, twoFaced } from '../stack/words.ts';

const flips: Ability = {
  kind: 'activated',
  cost: [],
  targets: [],
  effect: { kind: 'transform', what: { kind: 'self' }, flip: true },
};
const transforms: Ability = { ...flips, effect: { kind: 'transform', what: { kind: 'self' } } };
const quiet: Condition = {
  kind: 'compare',
  left: { kind: 'amongPlayers', which: 'greatest', what: 'spellsLastTurn', of: { kind: 'eachPlayer' } },
  op: '=',
  right: 0,
};

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  twoFaced(
    'flip',
    beast('pupil', '{2}{R}', 1, { abilities: [flips, transforms] }),
    beast('master', '{2}{R}', 4, { abilities: [flips] }),
  ),
  twoFaced(
    'transforming',
    beast('human', '{G}', 1, { abilities: [transforms] }),
    beast('wolf', '', 3, {
      abilities: [
        {
          kind: 'triggered',
          event: { kind: 'performs', action: 'transform', what: { kind: 'isSelf' } },
          targets: [],
          effect: gain(2),
        },
      ],
    }),
  ),
  beast('watcher', '{W}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'beginningOf', step: Step.Upkeep, whose: { kind: 'eachPlayer' } },
        condition: quiet,
        targets: [],
        effect: gain(1),
      },
    ],
  }),
  sorcery('charm', '{W}', spellAbility(gain(1))),
  instant('spark', '{R}', spellAbility(gain(1))),
];

describe('flip cards', () => {
  it('flip once, keep their cost and colours, and do not transform', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'pupil');
    t.start();
    const [, flip = 0, transform = 0] = t.asked.options;
    t.pick(transform).resolveAll();
    expect(t.permanent('pupil').characteristics.power).toBe(1);
    t.pick(flip).resolveAll();
    const { characteristics } = t.permanent('master');
    expect([characteristics.name, characteristics.power]).toEqual(['master', 4]);
    expect([characteristics.colors, characteristics.manaValue]).toEqual([Color.Red, 3]);
    t.act(t.actions[0] ?? '').resolveAll();
    expect(t.permanent('master').characteristics.name).toBe('master');
  });

  it('are cast as their top half', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'pupil');
    t.mana(0, 0, 0, 0, 1, 0, 2).start();
    expect(t.actions).toEqual(['cast pupil']);
  });
});

describe('transforming', () => {
  it('is told to the face that is up then', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'human');
    t.start()
      .act(t.actions[0] ?? '')
      .resolveAll();
    expect(t.life(0)).toBe(22);
  });
});

describe('spells of the last turn', () => {
  it('are those of all players in the turn before', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'watcher');
    t.put(Zone.Hand, 0, 'charm');
    t.put(Zone.Library, 0, 'bear', 'bear', 'bear');
    t.put(Zone.Library, 1, 'bear', 'bear', 'bear');
    t.mana(0, 1).start().act('cast charm').resolveAll();
    t.idleTo(2, Step.Draw);
    expect(t.life(0)).toBe(21);
    t.idleTo(3, Step.Draw);
    expect(t.life(0)).toBe(22);
  });
});
