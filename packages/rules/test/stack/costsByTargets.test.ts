/** Spells that cost more, or less mana of a colour, by what they target; costs as large as what is targeted (118.7, 601.2f). */
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Condition,
  type Filter,
  type Quantity,
  Zone,
} from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { beast, instant, isCreature, itself, ref, spellAbility, target } from './words.ts';

function targets(what: Filter): Condition {
  return { kind: 'matches', what: itself, filter: { kind: 'targets', what } };
}

/** As shorthand: a literal property of that name would look like a promise. */
function moreFor(so: Condition, then: number): Quantity {
  return { kind: 'conditional', if: so, then, else: 0 };
}

const DRAGON: Filter = { kind: 'subtype', subtypes: ['Dragon'] };
const destroys: Ability = spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature));

const CARDS: CardDefinition[] = [
  beast('dragon', '{R}{R}', 4, { subtypes: ['Dragon'] }),
  beast('bear', '{1}{G}', 2),
  instant(
    'prey',
    '{B}',
    {
      kind: 'keyword',
      keyword: 'costsLess',
      generic: moreFor(targets(DRAGON), -2),
    },
    destroys,
  ),
  instant(
    'brush',
    '{1}{U}{U}',
    { kind: 'keyword', keyword: 'costsLess', generic: 1, mana: '{U}', condition: targets(DRAGON) },
    destroys,
  ),
  instant(
    'proof',
    '{G}',
    {
      kind: 'keyword',
      keyword: 'additionalCost',
      cost: [{ kind: 'collectEvidence', value: { kind: 'manaValue', of: { kind: 'targetsOf', what: itself } } }],
    },
    destroys,
  ),
  card('relic', CardType.Artifact, { manaCost: '{2}' }),
];

function table(): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 1, 'dragon', 'bear');
  return t;
}

function pickedFor(spell: string, ...mana: number[]): string[] {
  const t = table();
  t.put(Zone.Hand, 0, spell);
  t.mana(0, ...mana).start();
  if (!t.actions.includes(`cast ${spell}`)) return [];
  return t.act(`cast ${spell}`).asked.kind === 0 ? [] : t.offered;
}

describe('a spell that costs more for some targets', () => {
  it('offers them only where that can be paid', () => {
    expect(pickedFor('prey', 0, 0, 3)).toEqual(['dragon', 'bear']);
    expect(pickedFor('prey', 0, 0, 1)).not.toContain('dragon');
  });

  it('takes the mana', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'prey');
    t.mana(0, 0, 0, 3).start().act('cast prey').choose('dragon').resolveAll();
    expect([t.graveyard(1), t.game.player(0).pool[2]]).toEqual([['dragon'], 0]);
  });
});

describe('a spell that costs less of a colour', () => {
  it('for such a target alone', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'brush');
    t.mana(0, 0, 1).start().act('cast brush');
    if (t.stack.length === 0 || t.asked.kind !== 0) t.choose('dragon');
    t.resolveAll();
    expect(t.graveyard(1)).toEqual(['dragon']);
    expect(pickedFor('brush', 0, 3)).toEqual(['dragon', 'bear']);
  });
});

describe('a cost as large as what is targeted', () => {
  it('is paid in full', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'proof');
    t.put(Zone.Graveyard, 0, 'relic');
    t.mana(0, 0, 0, 0, 0, 1).start().act('cast proof').choose('bear');
    t.resolveAll();
    expect([t.graveyard(1), t.exile]).toEqual([['bear'], ['relic']]);
  });
});
