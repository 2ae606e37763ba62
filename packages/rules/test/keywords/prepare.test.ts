/** Preparation cards (722): a copy of the prepare spell is in exile while the permanent is prepared. */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, Zone } from '../../src/ir/index.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, instant, isCreature, ref, sorcery, spellAbility, target, twoFaced } from '../stack/words.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  twoFaced(
    'prepare',
    beast('scholar', '{1}{W}', 2, {
      abilities: [
        {
          kind: 'replacement',
          replacement: { kind: 'enters', what: { kind: 'isSelf' }, as: [{ kind: 'designated', word: 'prepared' }] },
        },
      ],
    }),
    instant('lesson', '{W}', spellAbility(gain(3))),
  ),
  sorcery(
    'study',
    '{U}',
    spellAbility({ kind: 'designate', what: ref('target'), word: 'prepared' }, target(isCreature)),
  ),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
];

function copies(t: Table): number {
  return t.game.exile.length;
}

describe('prepared permanents', () => {
  it('let a copy of the spell be cast once, which unprepares them', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'scholar');
    t.mana(0, 1, 0, 0, 0, 0, 1).start().act('cast scholar').resolveAll();
    expect(copies(t)).toBe(1);
    t.mana(0, 1).ask();
    expect(t.actions).toEqual(['cast lesson prepare']);
    t.act('cast lesson prepare').resolveAll();
    expect(t.life(0)).toBe(23);
    expect(copies(t)).toBe(0);
    expect(t.permanent('scholar').designations).toEqual([]);
    t.mana(0, 1).ask();
    expect(t.actions).toEqual([]);
  });

  it('can be prepared again, but not what has no prepare spell', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'scholar');
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'study');
    t.put(Zone.Hand, 0, 'study');
    t.mana(0, 0, 2).start().act('cast study').choose('bear').resolveAll();
    expect(t.permanent('bear').designations).toEqual([]);
    expect(copies(t)).toBe(0);
    t.act('cast study').choose('scholar // lesson').resolveAll();
    expect(copies(t)).toBe(1);
  });

  it('take the copy with them', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'scholar');
    t.put(Zone.Hand, 0, 'study');
    t.put(Zone.Hand, 0, 'bolt');
    t.mana(0, 0, 1, 0, 1).start().act('cast study').resolveAll();
    expect(copies(t)).toBe(1);
    t.act('cast bolt').resolveAll();
    expect(copies(t)).toBe(0);
  });
});
