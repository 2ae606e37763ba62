/** What a spell says of its own cost, of the first spell of a turn, of kinds of counters, of names and of what was discarded. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const text = (card: ReturnType<typeof sample>): string => JSON.stringify(abilitiesOf(card));

describe('the cost of the spell itself', () => {
  it('is more, or less of a colour, by what it targets', () => {
    expect(
      text(sorcery('This spell costs {2} more to cast if it targets a Dragon.\nDestroy target creature.')),
    ).toMatch(/"costsLess","generic":\{"kind":"conditional".*"then":-2/);
    expect(
      text(sorcery('This spell costs {1}{U} less to cast if it targets an artifact spell.\nCounter target spell.')),
    ).toMatch(/"costsLess","generic":1,"mana":"\{U\}","condition":\{"kind":"matches"/);
  });

  it('is evidence of what it targets', () => {
    expect(
      text(
        sorcery(
          'As an additional cost to cast this spell, collect evidence X, where X is the total power of the permanents this spell targets.\nDestroy up to two target creatures.',
        ),
      ),
    ).toMatch(/"collectEvidence","value":\{"kind":"power","of":\{"kind":"targetsOf"/);
  });

  it('may be behaving as though it had flash for more', () => {
    expect(
      text(
        sorcery(
          'You may cast this spell as though it had flash if you behold a Goat as an additional cost to cast it.\nDraw a card.',
        ),
      ),
    ).toMatch(/"alternativeCost","name":"flash".*"behold".*"instant":true/);
  });

  it('is not paid in early turns', () => {
    expect(
      text(sample("You can't cast Sample Card during your first, second, third, or fourth turns of the game.")),
    ).toMatch(/"castOnly","condition":\{"kind":"not","of":\{"kind":"and".*"turnsBegun".*"<=","right":4/);
  });
});

describe('the first spell of a turn', () => {
  it('costs less and may be cast at any time', () => {
    expect(
      text(
        sample(
          'The first artifact spell you cast each turn costs {2} less to cast and can be cast as though it had flash.',
        ),
      ),
    ).toMatch(/"reduceGeneric":2,"condition".*"castAsThoughFlash".*"condition":\{"kind":"compare".*"right":0/);
  });
});

describe('descriptions', () => {
  it('count kinds of counters', () => {
    expect(
      text(
        sample(
          'As long as there are three or more different kinds of counters among creatures you control, this creature has flying.',
        ),
      ),
    ).toMatch(/"counterKindsAmong".*"right":3/);
  });

  it('ask for a name that nothing else has', () => {
    expect(
      text(
        sorcery(
          "Destroy target enchantment you control that doesn't have the same name as another permanent you control.",
        ),
      ),
    ).toMatch(/"not","of":\{"kind":"sameNameAs","what":\{"kind":"all"/);
  });

  it('ask for no more than what was spoken of', () => {
    expect(
      text(
        sample(
          'Whenever you cast a spell from anywhere other than your hand, you may cast a creature spell with equal or lesser mana value from your hand without paying its mana cost.',
        ),
      ),
    ).toMatch(/"manaValue","op":"<=","value":\{"kind":"manaValue","of":\{"kind":"bound","name":"thatObject"/);
  });

  it('speak of what was discarded', () => {
    expect(
      text(
        sample(
          'Whenever you discard one or more cards, target creature gets +0/+3 until end of turn for each card discarded this way.',
        ),
      ),
    ).toMatch(/"times".*"count","of":\{"kind":"bound","name":"thatObject"\}/);
  });

  it('remember what was exiled until a card was found', () => {
    expect(
      text(
        sample(
          'When this creature enters, each opponent exiles cards from the top of their library until they exile a nonland card.\nWhenever this creature attacks, you may cast a card exiled with Sample Card without paying its mana cost.',
        ),
      ),
    ).toMatch(/"revealUntil".*"exile":true.*"linked":true.*"castNow".*"exiledWithSource"/);
  });
});

describe('further ways', () => {
  it('to pay for ward', () => {
    expect(text(sample('Ward—Discard a card or pay {2}.'))).toMatch(
      /"ward","cost":\[\{"kind":"discard".*"orElse":\[\{"kind":"mana","cost":"\{2\}"/,
    );
  });

  it('to activate what can be only once', () => {
    expect(text(sample('Each power-up ability of artifacts you control can be activated an additional time.'))).toMatch(
      /"activateAgain".*"Power-up","times":1/,
    );
    expect(
      text(
        sample(
          "As long as it's your turn and you haven't activated an exhaust ability this turn, you may activate exhaust abilities as though they haven't been activated.",
        ),
      ),
    ).toMatch(/"activateAgain".*"times":"any".*"turnOf".*"exhausts"/);
  });

  it('to speak of what a delayed trigger made', () => {
    expect(
      text(
        sorcery(
          'Until end of turn, whenever an artifact you control dies, exile the top card of your library. You may play it until the end of your next turn.',
        ),
      ),
    ).toMatch(/"delayed".*"effect":\{"kind":"sequence".*"exile".*"permit".*"untilEndOfNextTurnOf".*"once":false/);
  });

  it('to have played something', () => {
    expect(
      text(
        sample(
          "At the beginning of your end step, if you've played a land or cast a spell this turn from anywhere other than your hand, draw a card.",
        ),
      ),
    ).toMatch(/"playedFromElsewhere"/);
  });

  it('are an optional cost of one sacrifice, paid any number of times', () => {
    expect(
      text(sample('As an additional cost to cast this spell, you may sacrifice any number of artifacts.')),
    ).toMatch(/"optionalCost","name":"sacrifice".*"count":1.*"repeat":true/);
    expect(
      text(
        sample(
          'As an additional cost to cast this spell, you may sacrifice any number of artifacts. This spell costs {1} less to cast for each artifact sacrificed this way.',
        ),
      ),
    ).toMatch(/"optionalCost","name":"sacrifice".*"repeat":true.*"timesPaid","cost":"sacrifice"/);
  });
});
