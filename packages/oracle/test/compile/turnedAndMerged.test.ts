/** Creatures that mutate (702.140), cards that convert (701.28), and what is said of odd numbers, monarchs and random abilities beside. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const text = (said: string): string => JSON.stringify(abilitiesOf(sample(said)));
const self = { kind: 'self' } as const;

describe('mutating', () => {
  it('is a keyword with a cost, and happens to creatures', () => {
    expect(abilitiesOf(sample('Mutate {1}{R/W}\nWhenever this creature mutates, draw a card.'))).toMatchObject([
      { keyword: 'mutate', cost: [{ kind: 'mana', cost: '{1}{R/W}' }] },
      { event: { kind: 'performs', action: 'mutate', what: { kind: 'isSelf' } } },
    ]);
    expect(text('Whenever a creature you control mutates, you gain 2 life.')).toMatch(
      /"action":"mutate".*"controlledBy"/,
    );
  });

  it('is counted', () => {
    expect(
      abilitiesOf(
        sample(
          'Whenever this creature mutates, untap up to X target lands, where X is the number of times this creature has mutated.',
        ),
      ),
    ).toMatchObject([{ targets: [{ min: 0, max: { kind: 'timesMutated', of: self } }] }]);
  });

  it('is asked of spells and cards', () => {
    expect(text('Each creature spell you cast costs {1} less to cast if it has mutate.')).toMatch(/"reduceGeneric":1/);
    expect(
      text('When this creature dies, return target creature card with mutate from your graveyard to your hand.'),
    ).toMatch(/"kind":"hasAbility","keyword":"mutate"/);
  });

  it('from a graveyard is for the cost of the keyword on the same card', () => {
    const line = 'You may cast this card from your graveyard using its mutate ability.';
    expect(abilitiesOf(sample(`Mutate {3}{G}\n${line}`))).toMatchObject([
      { keyword: 'mutate' },
      { keyword: 'castFrom', name: 'mutate', cost: [{ kind: 'mana', cost: '{3}{G}' }] },
    ]);
    expect(abilitiesOf(sample(line))).toMatch(/no mutate ability to use/);
  });
});

describe('converting', () => {
  it('is done or not', () => {
    expect(
      abilitiesOf(
        sample('Whenever this creature attacks, convert it. If you do, create a 1/1 red Goat creature token.'),
      ),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'transform', as: 'turned' },
            { kind: 'if', condition: { kind: 'exists', what: { name: 'turned' } } },
          ],
        },
      },
    ]);
  });

  it.each([
    ['Whenever you become the monarch, draw a card.', /"action":"become the monarch","who":\{"kind":"you"\}/],
    [
      'Whenever this creature attacks, if there is no monarch, you become the monarch.',
      /"not","of":\{"kind":"monarch","who":\{"kind":"eachPlayer"\}/,
    ],
    ['Whenever you cast a spell with an odd mana value, draw a card.', /"manaValueIs","parity":"odd"/],
    [
      'Whenever this creature and at least one Goat attack, draw a card.',
      /"attacking".*"subtype","subtypes":\["Goat"\].*"op":">=","right":1/,
    ],
    [
      '{1}, Remove one or more oil counters from this creature: It deals that much damage to target creature.',
      /"removeCounters","counter":"oil","count":\{"kind":"x"\}.*"damage".*"leastX":1/,
    ],
    [
      'Whenever you cast a spell that targets one or more creatures you control, put that many oil counters on this creature.',
      /"count":\{"kind":"count","of":\{"kind":"where","from":\{"kind":"targetsOf"/,
    ],
    [
      '{1}: Choose reach or lifelink at random. This creature gains that ability until end of turn.',
      /"label":"reach".*"label":"lifelink".*"atRandom":true/,
    ],
    [
      'Whenever this creature deals combat damage to a player, exile that many cards from the top of your library face down.',
      /"topOfLibrary".*"count":\{"kind":"bound","name":"thatAmount"\}\},"faceDown":true/,
    ],
    [
      '{1}: Put all exiled cards you own with ice counters on them into your hand.',
      /"ownedBy".*"hasCounter","counter":"ice"/,
    ],
    [
      'Whenever you attack, bolster 2. The chosen creature gains trample until end of turn.',
      /"action":"bolster".*"as":"bolstered".*"to":\{"kind":"bound","name":"bolstered"\}/,
    ],
    [
      'Whenever this creature attacks, attacking creatures you control gain reach until end of turn. If those creatures have total power 6 or greater, draw a card.',
      /"left":\{"kind":"power","of":\{"kind":"all".*"right":6/,
    ],
  ])('stands beside: %s', (said, read) => {
    expect(text(said)).toMatch(read);
  });
});

it('asks companions for decks of odd or even cards, of different ones, and of one type', () => {
  expect(text('Companion — Your starting deck contains only cards with even mana values.')).toMatch(/"parity":"even"/);
  expect(text('Companion — Your starting deck contains only cards with odd mana values and land cards.')).toMatch(
    /"or","of":\[\{"kind":"manaValueIs","parity":"odd"\}/,
  );
  expect(text('Companion — Each nonland card in your starting deck has a different name.')).toMatch(/"differentNames"/);
  expect(text('Companion — Each nonland card in your starting deck shares a card type.')).toMatch(/"sharedType"/);
});

it('asks them for activated abilities as well, and lessens the costs of those that make no mana', () => {
  expect(text('Companion — Each permanent card in your starting deck has an activated ability.')).toMatch(
    /"hasActivatedAbility"/,
  );
  expect(text("Abilities you activate that aren't mana abilities cost {2} less to activate.")).toMatch(
    /"isAbility","exceptMana":true\}.*/,
  );
  expect(
    text('As this creature enters, choose a card type.\nSpells you cast of the chosen type cost {1} less to cast.'),
  ).toMatch(/"chooseWord","words":\["artifact",.*"chosenTypeOfSource"/);
  expect(text('Remove one or more ice counters from among artifacts you control: You gain that much life.')).toMatch(
    /"count":\{"kind":"x"\},"from":.*"leastX":1/,
  );
});

it('asks for mana of one color, whichever it is', () => {
  expect(
    text('When this creature enters, if at least three mana of the same color was spent to cast it, draw a card.'),
  ).toMatch(/"manaSpent","type":"oneColor"\},"op":">=","right":3/);
  expect(
    JSON.stringify(
      abilitiesOf(sorcery('You may choose a creature card in your graveyard. If you do, return it to your hand.')),
    ),
  ).toMatch(/"min":0,"max":1/);
});
