/** Casting from where cards lie, and while something resolves; what can't become untapped or be turned face up; doors, attackers of a kind. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const text = (card: ReturnType<typeof sample>): string => JSON.stringify(abilitiesOf(card));

describe('casting from the graveyard', () => {
  it('is said of the card itself, with a counter', () => {
    expect(
      text(sample('You may cast this card from your graveyard. If you do, it enters with a stun counter on it.')),
    ).toMatch(/"castFrom".*"paid".*"counter":"stun"/);
  });

  it('is said of spells, with more to pay and a counter', () => {
    expect(
      text(
        sample(
          'During your turn, you may cast artifact spells from your graveyard by paying 5 life in addition to paying their other costs. If you cast a spell this way, that artifact enters with a charge counter on it.',
        ),
      ),
    ).toMatch(/"alsoPay":\[\{"kind":"payLife","amount":5\}\],"entersWith":"charge".*"turnOf"/);
    expect(
      text(
        sample(
          '{T}: Until end of turn, you may cast Goat creature spells from your graveyard by foraging in addition to paying their other costs. If you cast a spell this way, that creature enters with a shield counter on it.',
        ),
      ),
    ).toMatch(/"applyRule".*"alsoPay":\[\{"kind":"oneOf".*"entersWith":"shield".*"endOfTurn"/);
  });

  it('is said of cards that were exiled with it', () => {
    expect(
      text(
        sample(
          '{2}: Exile target card from a graveyard.\nYou may cast Goat creature spells from among cards you own exiled with this creature.',
        ),
      ),
    ).toMatch(/"linked":true.*"zone":6.*"ownedBy".*"among":\{"kind":"exiledWithSource"\}/);
  });
});

describe('casting from the top of the library', () => {
  it('is not for lands, whatever else they are', () => {
    for (const spells of ['artifact spells', 'noncreature spells', 'permanent spells', 'spells'])
      expect(text(sample(`You may cast ${spells} from the top of your library.`))).toContain(
        '"not","of":{"kind":"type","types":32}',
      );
    expect(text(sample('Once each turn, you may cast an artifact spell from the top of your library.'))).toMatch(
      /"not","of":\{"kind":"type","types":32\}.*"oncePerTurn":true/,
    );
  });

  it('can be for lands besides', () => {
    expect(text(sample('You may play lands and cast artifact spells from the top of your library.'))).toMatch(
      /"or","of":\[\{"kind":"type","types":32\},\{"kind":"type","types":1\}\]/,
    );
  });
});

describe('casting while it resolves', () => {
  const exiled = 'Exile cards from the top of your library until you exile a nonland card.';

  it('depends on what the spell costs', () => {
    expect(
      text(
        sorcery(
          `${exiled} You may cast that card without paying its mana cost if the spell's mana value is less than the number of Mountains you control. If you don't cast that card this way, put it into your hand.`,
        ),
      ),
    ).toMatch(/"castNow".*"spells":\{"kind":"manaValue","op":"<","value":\{"kind":"count".*"not".*"move"/);
  });

  it('is for something else than mana', () => {
    expect(
      text(
        sample(
          `Whenever this creature attacks, ${exiled.toLowerCase()} You may cast that card by discarding a card rather than paying its mana cost.`,
        ),
      ),
    ).toMatch(/"castNow".*"free":false.*"cost":\[\{"kind":"discard"/);
  });

  it('is with mana of any type', () => {
    expect(
      text(
        sample(
          'When this creature enters, you may cast target instant or sorcery card from a graveyard, and mana of any type can be spent to cast that spell.',
        ),
      ),
    ).toMatch(/"castNow".*"manaAs":"anyType"/);
  });

  it('may be playing a land', () => {
    expect(
      text(
        sample(
          'Hideaway 4\n{T}: You may play the exiled card without paying its mana cost if you control four or more legendary creatures.',
        ),
      ),
    ).toMatch(/"if".*"castNow".*"exiledWithSource".*"free":true.*"lands":true/);
  });
});

describe('once in a turn', () => {
  it('of each player or of the turns of one', () => {
    expect(
      text(
        sample(
          'Once during each of your turns, you may cast a Goat spell from your hand without paying its mana cost.',
        ),
      ),
    ).toMatch(/"cost":"free","from":2,"oncePerTurn":true.*"turnOf"/);
    expect(
      text(sample('Once each turn, you may pay {2} rather than pay the mana cost for a spell you cast from exile.')),
    ).toMatch(/"cost":\[\{"kind":"mana","cost":"\{2\}"\}\],"from":6,"oncePerTurn":true/);
  });
});

describe('what can never be', () => {
  it('is said of permanents and players', () => {
    expect(text(sample("Creatures your opponents control can't become untapped."))).toMatch(/"cantUntap"/);
    expect(text(sample("Creatures your opponents control can't be turned face up during your turn."))).toMatch(
      /"cantTurnFaceUp".*"turnOf"/,
    );
    expect(
      text(sample("Players have no maximum hand size and don't lose the game for having 0 or less life.")),
    ).toMatch(/"noMaximumHandSize","who":\{"kind":"eachPlayer"\}.*"noLossForLife","who":\{"kind":"eachPlayer"\}/);
    expect(text(sample('You may look at face-down artifacts your opponents control any time.'))).toMatch(
      /"lookAtFaceDown"/,
    );
  });
});

describe('counts', () => {
  it('are of doors and of attackers of a kind', () => {
    expect(
      text(sample('This creature gets +0/+5 as long as there are two or more unlocked doors among Rooms you control.')),
    ).toMatch(/"unlockedDoors".*">=","right":2/);
    expect(
      text(sample('As long as you attacked with three or more Merfolk this turn, this creature has flying.')),
    ).toMatch(/"attackersThisTurn".*"Merfolk".*"right":3/);
  });
});

it('is castable after one other spell, for it is not cast itself by then (601.2i, 601.3)', () => {
  expect(abilitiesOf(sample("Cast this spell only if you've cast another spell this turn."))).toMatchObject([
    { keyword: 'castOnly', condition: { left: { kind: 'spellsCastThisTurn' }, op: '>=', right: 1 } },
  ]);
});
