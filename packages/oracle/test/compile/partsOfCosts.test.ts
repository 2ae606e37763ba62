/** Parts of costs: counters of any kind, foraging, beholding; crewing as though with more power; counters of what left. */
import { Zone } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('parts of costs', () => {
  it('are counters of any kind, from the source or from among several', () => {
    expect(abilitiesOf(sample('{1}, Remove two counters from this creature: Draw a card.'))).toMatchObject([
      { cost: [{ kind: 'mana' }, { kind: 'removeCounters', counter: null, count: 2 }] },
    ]);
    expect(
      abilitiesOf(sample('Remove two +1/+1 counters from among artifacts you control: Draw a card.')),
    ).toMatchObject([{ cost: [{ kind: 'removeCounters', counter: '+1/+1', count: 2, from: { kind: 'all' } }] }]);
  });

  it('are foraged and beheld', () => {
    expect(abilitiesOf(sample('{T}, Forage: Draw a card.'))).toMatchObject([
      { cost: [{ kind: 'tapSelf' }, { kind: 'oneOf', action: 'forage' }] },
    ]);
    expect(abilitiesOf(sample('When this creature enters, you may forage. If you do, draw two cards.'))).toMatchObject([
      { effect: { kind: 'mayPay', cost: [{ kind: 'oneOf' }] } },
    ]);
    const text =
      'As an additional cost to cast this spell, you may behold a Dragon.\nDraw a card. If a Dragon was beheld, you gain 2 life.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { keyword: 'optionalCost', name: 'behold', cost: [{ kind: 'behold' }] },
      { effect: { of: [{ kind: 'draw' }, { kind: 'if', condition: { kind: 'paid', cost: 'behold' } }] } },
    ]);
  });
});

describe('cards exiled as an additional cost', () => {
  const text =
    'As an additional cost to cast this spell, you may exile any number of Goat cards from your hand. This spell costs {3} less to cast for each card exiled this way.\nDraw a card.';

  it('are any number, each of which makes the spell cheaper', () => {
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        keyword: 'optionalCost',
        repeat: true,
        cost: [{ kind: 'exileCards', zone: Zone.Hand, filter: { subtypes: ['Goat'] }, count: 1 }],
      },
      { keyword: 'costsLess', generic: { kind: 'times', of: { kind: 'timesPaid', cost: 'exile' }, by: 3 } },
      { effect: { kind: 'draw' } },
    ]);
  });

  it('leave X to bound what is targeted from above', () => {
    const bounded = sample('Destroy target creature with mana value less than X.', {
      manaCost: '{X}{B}',
      typeLine: 'Instant',
      power: null,
      toughness: null,
    });
    expect(JSON.stringify(abilitiesOf(bounded))).toContain('{"kind":"manaValue","op":"<","value":{"kind":"x"}}');
  });

  it('are the caster’s own', () => {
    expect(abilitiesOf(sorcery(text.replace('your hand', 'a graveyard')))).toContain('exile any number');
  });
});

describe('statements about crews, triggers and counters', () => {
  it('are allowances', () => {
    const text = 'This creature saddles Mounts and crews Vehicles as though its power were 2 greater.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { allowance: { kind: 'tapsAs', to: ['saddle', 'crew'], by: 2 } } },
    ]);
    const again = 'If a triggered ability of an Elf you control triggers, that ability triggers an additional time.';
    expect(abilitiesOf(sample(again))).toMatchObject([{ effect: { allowance: { kind: 'triggerAgain' } } }]);
  });

  it('put the counters of what left', () => {
    const text = 'When this creature dies, put its counters on target creature you control.';
    expect(abilitiesOf(sample(text))).toMatchObject([{ effect: { kind: 'putCountersOf', what: { name: 'target' } } }]);
  });

  it('may last until the next end step', () => {
    const text = 'Exile the top card of your library. You may play it until your next end step.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { of: [{ kind: 'exile' }, { kind: 'permit', duration: { kind: 'untilNextEndStepOf' } }] } },
    ]);
  });
});

describe('cards put from exile into graveyards', () => {
  it('are of those whom the words say, and their number', () => {
    const theirs = { kind: 'ownedBy', who: { kind: 'opponents' } };
    expect(
      abilitiesOf(sample("{2}, Put a card an opponent owns from exile into that player's graveyard: Draw a card.")),
    ).toMatchObject([{ cost: [{ kind: 'mana' }, { kind: 'buryExiled', filter: theirs, count: 1 }] }]);
    expect(
      JSON.stringify(
        abilitiesOf(
          sample(
            "When this creature enters, you may put two cards your opponents own from exile into their owners' graveyards. If you do, draw a card.",
          ),
        ),
      ),
    ).toMatch(/"mayPay".*"kind":"buryExiled".*"count":2/);
  });
});
