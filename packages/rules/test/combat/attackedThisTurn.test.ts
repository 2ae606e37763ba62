/** What attacked and what dealt damage is remembered for the turn, and that something ever dealt damage (508.1k, 120.3). */
import { describe, expect, it } from 'vitest';
import { characteristicsOf } from '../../src/engine/objects.ts';
import { type CardDefinition, type Filter, Keyword, Step, Zone } from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { Table } from '../stack/table.ts';
import { beast, you } from '../stack/words.ts';

const knights: Filter = { kind: 'subtype', subtypes: ['Knight'] };

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('knight', '{W}', 1, { subtypes: ['Knight'] }),
  beast('banner', '{W}', 1, {
    abilities: [
      {
        kind: 'static',
        condition: {
          kind: 'compare',
          left: { kind: 'attackersThisTurn', what: knights, of: you },
          op: '>=',
          right: 2,
        },
        effect: {
          kind: 'change',
          affected: { kind: 'self' },
          changes: [{ kind: 'addKeywords', keywords: Keyword.Flying }],
        },
      },
    ],
  }),
  beast('lurker', '{B}', 2, {
    abilities: [
      {
        kind: 'static',
        condition: {
          kind: 'not',
          of: { kind: 'matches', what: { kind: 'self' }, filter: { kind: 'dealtDamage', thisTurn: false } },
        },
        effect: {
          kind: 'change',
          affected: { kind: 'self' },
          changes: [{ kind: 'addKeywords', keywords: Keyword.Hexproof }],
        },
      },
    ],
  }),
];

const YOU = playerValue(1);

/** Each creature in the order of the battlefield, whether it attacks. */
function attack(t: Table, ...attacks: readonly boolean[]): void {
  for (const one of attacks) t.pick(one ? YOU : 0);
}

function keywordsOf(t: Table, name: string): number {
  return characteristicsOf(t.game, t.permanent(name).handle).keywords;
}

describe('creatures attacked with this turn', () => {
  it.each([
    [1, false],
    [2, true],
  ])('are counted by what they are: %i', (count, flies) => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'banner', 'bear', ...Array.from({ length: count }, () => 'knight'));
    t.start().passTo(1, Step.DeclareAttackers);
    attack(t, false, true, ...Array.from({ length: count }, () => true));
    t.passTo(1, Step.PostcombatMain);
    expect((keywordsOf(t, 'banner') & Keyword.Flying) !== 0).toBe(flies);
  });
});

describe('what has dealt damage', () => {
  it('has ever dealt it from then on', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'lurker');
    t.put(Zone.Library, 1, 'bear', 'bear');
    t.start();
    expect(keywordsOf(t, 'lurker') & Keyword.Hexproof).not.toBe(0);
    t.passTo(1, Step.DeclareAttackers);
    attack(t, true);
    t.passTo(1, Step.PostcombatMain);
    expect(keywordsOf(t, 'lurker') & Keyword.Hexproof).toBe(0);
    t.idleTo(2, Step.PrecombatMain);
    expect(keywordsOf(t, 'lurker') & Keyword.Hexproof).toBe(0);
  });
});
