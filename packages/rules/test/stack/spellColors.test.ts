/** The colour of a spell is changed, and stays changed as the spell becomes a permanent (400.7a). */
import { describe, expect, it } from 'vitest';
import { characteristicsOf } from '../../src/engine/objects.ts';
import { type CardDefinition, Color, Zone } from '../../src/ir/index.ts';
import { Table } from './table.ts';
import { beast, instant, ref, spellAbility, target } from './words.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  instant(
    'dye',
    '{R}',
    spellAbility(
      {
        kind: 'apply',
        to: ref('target'),
        changes: [{ kind: 'setColors', colors: Color.Red }],
        duration: { kind: 'indefinite' },
      },
      target({ kind: 'isSpell' }, null, Zone.Stack),
    ),
  ),
  instant(
    'douse',
    '{U}',
    spellAbility(
      { kind: 'counter', what: ref('target') },
      target({ kind: 'and', of: [{ kind: 'isSpell' }, { kind: 'color', colors: Color.Red }] }, null, Zone.Stack),
    ),
  ),
];

function cast(): Table {
  const t = new Table(CARDS);
  t.put(Zone.Hand, 0, 'bear', 'dye');
  t.put(Zone.Hand, 1, 'douse');
  t.mana(1, 0, 1, 0, 0, 0, 0);
  return t.mana(0, 0, 0, 0, 1, 2, 0).start().act('cast bear');
}

describe('a spell whose colour was changed', () => {
  it('is of that colour on the stack, for what asks for it', () => {
    const t = cast();
    expect(t.pass().actions).toEqual([]);
    const dyed = cast().act('cast dye').pass(2).pass();
    expect(dyed.actions).toEqual(['cast douse']);
    expect(dyed.act('cast douse').resolveAll().graveyard(0)).toContain('bear');
  });

  it('is a permanent of that colour afterwards', () => {
    const t = cast().act('cast dye').resolveAll();
    const [bear] = t.game.battlefield;
    expect(characteristicsOf(t.game, t.game.handle(bear ?? -1)).colors).toBe(Color.Red);
  });
});
