/** What is paid instead of mana costs, and turns that others control. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const you = { kind: 'you' } as const;

function allowanceIn(text: string): unknown {
  const abilities = abilitiesOf(sample(text));
  if (typeof abilities === 'string') return abilities;
  const [only] = abilities;
  return only?.kind === 'static' && only.effect.kind === 'allowance' ? only.effect.allowance : abilities;
}

describe('what may be paid instead', () => {
  it('is nothing for spells of the hand', () => {
    expect(allowanceIn('You may cast Goat spells from your hand without paying their mana costs.')).toMatchObject({
      kind: 'alternativeCost',
      who: you,
      cost: 'free',
      from: 2,
    });
  });

  it('is mana for the spells described', () => {
    expect(
      allowanceIn('You may pay {1} rather than pay the mana cost for Goat creature spells you cast.'),
    ).toMatchObject({ kind: 'alternativeCost', who: you, cost: [{ kind: 'mana', cost: '{1}' }] });
  });
});

describe('damage of a blocked creature', () => {
  it('may be assigned as though it were not blocked', () => {
    expect(allowanceIn("You may have this creature assign its combat damage as though it weren't blocked.")).toEqual({
      kind: 'assignAsUnblocked',
      what: { kind: 'isSelf' },
    });
  });
});

describe('the next turn of a player', () => {
  it('is controlled by another', () => {
    const abilities = abilitiesOf(sorcery("You control target player during that player's next turn."));
    expect(abilities).toMatchObject([
      { kind: 'spell', effect: { kind: 'controlNextTurn', who: you, player: { kind: 'bound' } } },
    ]);
  });
});

describe('doubling', () => {
  it('puts as many counters as there are', () => {
    expect(
      JSON.stringify(
        abilitiesOf(sample('At the beginning of your upkeep, double the number of charge counters on this creature.')),
      ),
    ).toContain('"count":{"kind":"counters","counter":"charge","of":{"kind":"self"}}');
  });
});

describe('beholding in other words', () => {
  it('is a choice of a permanent or a card in hand of the same kind', () => {
    const text =
      'As an additional cost to cast this spell, choose a Dragon you control or reveal a Dragon card from your hand.\nDraw a card.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([{ cost: [{ kind: 'behold', count: 1 }] }, {}]);
    const other = text.replace('reveal a Dragon', 'reveal an Elf');
    expect(abilitiesOf(sorcery(other))).toMatch(/^unread/);
  });
});
