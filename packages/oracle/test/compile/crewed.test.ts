/** What crewed or saddled; further sentences of delayed triggers; halves; colours chosen; limits said after keywords. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const VEHICLE = { typeLine: 'Artifact — Vehicle' } as const;

describe('creatures that crewed or saddled', () => {
  it('are counted, targeted and sacrificed', () => {
    const counted = 'Whenever this Vehicle attacks, draw a card for each creature that crewed it this turn.';
    expect(abilitiesOf(sample(counted, VEHICLE))).toMatchObject([
      { effect: { count: { of: { filter: { of: [{}, { kind: 'crewedThisTurn', what: { kind: 'self' } }] } } } } },
    ]);
    const target = 'Whenever this creature attacks, put a +1/+1 counter on target creature that saddled it this turn.';
    expect(abilitiesOf(sample(target))).toMatchObject([
      { targets: [{ what: { of: [{}, { kind: 'crewedThisTurn' }] } }] },
    ]);
  });
});

describe('limits after a keyword', () => {
  it('are of its ability', () => {
    expect(abilitiesOf(sample('Crew 1. Activate only once each turn.', VEHICLE))).toMatchObject([
      { keyword: 'crew', count: 1, oncePerTurn: true },
    ]);
    expect(
      abilitiesOf(
        sample('Equip—Sacrifice another artifact. Activate only once each turn.', { typeLine: 'Artifact — Equipment' }),
      ),
    ).toMatchObject([{ keyword: 'Equip', oncePerTurn: true }]);
  });
});

describe('a further sentence', () => {
  it('is part of the delayed trigger whose event it speaks of', () => {
    const text =
      'Whenever a creature you control attacks alone this turn, put a +1/+1 counter on it. It gains trample until end of turn.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          kind: 'delayed',
          effect: { of: [{ kind: 'putCounters' }, { kind: 'apply', to: { kind: 'bound', name: 'thatObject' } }] },
        },
      },
    ]);
    const optional =
      'Choose target creature. Whenever that creature deals combat damage to a player this turn, you may exile it. If you do, draw a card.';
    const [spell] = abilitiesOf(sorcery(optional));
    expect(JSON.stringify(spell)).toMatch(/"kind":"delayed".*"kind":"may".*"kind":"exile".*"kind":"draw"/);
  });
});

describe('halves', () => {
  it('are of what one player has', () => {
    expect(
      abilitiesOf(sorcery('Target opponent sacrifices half the creatures they control of their choice, rounded up.')),
    ).toMatchObject([{ effect: { kind: 'sacrifice', count: { kind: 'half', of: { kind: 'count' }, round: 'up' } } }]);
    expect(abilitiesOf(sorcery('Target opponent discards half the cards in their hand, rounded up.'))).toMatchObject([
      { effect: { kind: 'discard', count: { kind: 'half', of: { kind: 'handSize' } } } },
    ]);
  });
});

describe('only if it is of a kind', () => {
  it('is asked for each change', () => {
    const text =
      "Choose up to one target Mount or Vehicle you control. Until end of turn, that permanent becomes an artifact creature if it's a Vehicle and becomes saddled if it's a Mount.";
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'if', condition: { kind: 'matches' } },
            { kind: 'if', condition: { kind: 'matches' } },
          ],
        },
      },
    ]);
  });
});

describe('colours and mana', () => {
  it('are those that were chosen or made', () => {
    const aura = 'Enchant land\nAs this Aura enters, choose a color.\nEnchanted land is the chosen color.';
    expect(abilitiesOf(sample(aura, { typeLine: 'Enchantment — Aura', power: null, toughness: null }))).toMatchObject([
      {},
      {},
      { effect: { changes: [{ kind: 'addChosenColor', only: true }] } },
    ]);
    const tapped = 'Whenever you tap a land token for mana, add one mana of any type that land token produced.';
    expect(abilitiesOf(sample(tapped))).toMatchObject([{ effect: { mana: { kind: 'producedByEvent' } } }]);
    const haste = 'You may activate abilities of creatures you control as though those creatures had haste.';
    expect(abilitiesOf(sample(haste))).toMatchObject([{ effect: { allowance: { kind: 'activateAsThoughHaste' } } }]);
  });

  it('may be put on the battlefield from either of two zones', () => {
    const text = 'When this creature enters, you may put a land card from your hand or graveyard onto the battlefield.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        effect: {
          of: [{ kind: 'chooseObjects', min: 0, from: { kind: 'where', from: { kind: 'union' } } }, { kind: 'move' }],
        },
      },
    ]);
  });
});
