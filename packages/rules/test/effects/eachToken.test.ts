/** Choices made as tokens enter are made for each of them (614.12a); a bonus that is worked out to be negative is none (107.1b). */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, type Quantity, Zone } from '../../src/ir/index.ts';
import { Table } from '../stack/table.ts';
import { beast, itself, sorcery, spellAbility, target, you } from '../stack/words.ts';

const choosing: Ability = {
  kind: 'replacement',
  replacement: { kind: 'enters', what: { kind: 'isSelf' }, as: [{ kind: 'chooseColor' }] },
};
const power: Quantity = { kind: 'power', of: itself };

function growing(name: string, amount: Quantity): CardDefinition {
  return beast(name, '{G}', -2, {
    toughness: 4,
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'mana', cost: '{G}' }],
        targets: [],
        effect: {
          kind: 'apply',
          to: itself,
          changes: [{ kind: 'modifyPowerToughness', power: amount, toughness: amount }],
          duration: { kind: 'endOfTurn' },
        },
      },
    ],
  });
}

const CARDS: CardDefinition[] = [
  beast('angel', '{G}', 2, { abilities: [choosing] }),
  sorcery(
    'twice',
    '{G}',
    spellAbility(
      { kind: 'createCopies', who: you, of: { kind: 'bound', name: 'target' }, count: 2 },
      target({ kind: 'any' }),
    ),
  ),
  growing('colossus', power),
  growing('waning', { kind: 'negative', of: power }),
];

describe('tokens that enter with a choice', () => {
  it('have one each', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'angel');
    t.put(Zone.Hand, 0, 'twice');
    t.mana(0, 0, 0, 0, 0, 1).start().act('cast twice');
    t.pass(2).pick(3).pick(1);
    const colors = t.game.battlefield.flatMap((slot) => t.game.objects[slot]?.chosenColor ?? []);
    expect(colors.slice(1)).toEqual([3, 1]);
  });
});

describe('a creature with negative power', () => {
  it.each(['colossus', 'waning'])('gets no bonus or penalty of its power: %s', (name) => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, name);
    t.mana(0, 0, 0, 0, 0, 1).start().act(`activate ${name}`).resolveAll();
    const { power: now, toughness } = t.permanent(name).characteristics;
    expect([now, toughness]).toEqual([-2, 4]);
  });
});
