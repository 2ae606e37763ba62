/** What enchants or attacks alone, what can't be done, what is done unless something else is, casting by leave, and other single turns of phrase. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const onEntering = (text: string) => abilitiesOf(sample(`When this creature enters, ${text}`));

describe('objects', () => {
  it('that are enchanted by certain Auras', () => {
    expect(
      abilitiesOf(
        sample("Each Goat that's enchanted by an Aura you control can't attack you or planeswalkers you control."),
      ),
    ).toMatchObject([
      { effect: { restriction: { what: { of: [{}, { kind: 'hasAttached', what: { kind: 'and' } }] } } } },
    ]);
  });

  it('that attack alone', () => {
    expect(
      abilitiesOf(sample("{T}: Target creature you control that's attacking alone gets +5/+0 until end of turn.")),
    ).toMatchObject([{ targets: [{ what: { of: [{}, {}, { kind: 'attackingAlone' }] } }] }]);
  });
});

describe('what players and creatures cannot do', () => {
  it.each([
    ["Players can't draw cards or gain life.", [{ kind: 'cantDrawMoreThan', count: 0 }, { kind: 'cantGainLife' }]],
    [
      "Creatures with trample can't attack you or block creatures you control.",
      [{ kind: 'cantAttack', playersOnly: true }, { kind: 'cantBeBlocked' }],
    ],
    [
      "During your turn, your opponents can't cast spells or activate abilities of artifacts or creatures.",
      [{ kind: 'cantCast' }, { kind: 'cantActivate', exceptMana: false }],
    ],
  ])('%s', (text, restrictions) => {
    const effects = restrictions.map((restriction) => ({ effect: { kind: 'restriction', restriction } }));
    expect(abilitiesOf(sample(text))).toMatchObject(effects);
  });

  it('for a time, as to where they cast from', () => {
    expect(
      abilitiesOf(
        sorcery("Until your next end step, your opponents can't cast spells from anywhere other than their hands."),
      ),
    ).toMatchObject([{ effect: { effect: { restriction: { kind: 'cantCast', from: [1, 3, 6, 7] } } } }]);
  });
});

describe('unless', () => {
  it('is said of what stands next to it, not of what comes before "then"', () => {
    const text = 'Choose target spell. Surveil 2, then counter the chosen spell unless its controller pays {1}.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { of: [{ kind: 'surveil' }, { kind: 'mayPay', else: { kind: 'counter' } }] } },
    ]);
  });

  it('may be something that a player has an object do', () => {
    const text =
      'Whenever this creature attacks, destroy target permanent unless its controller has this creature deal damage to them equal to its power.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { kind: 'may', who: { kind: 'controllerOf' }, do: { kind: 'damage' }, else: { kind: 'destroy' } } },
    ]);
  });

  it('may be mana counted in words', () => {
    const text =
      'Counter target spell unless its controller pays mana equal to the greatest power among creatures you control.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { cost: [{ kind: 'genericMana', amount: { kind: 'greatest' } }] } },
    ]);
  });
});

describe('casting while something resolves', () => {
  it.each([
    [
      'you may cast a spell from among them with mana value less than or equal to the greatest power among creatures you control without paying its mana cost',
      { spells: { kind: 'manaValue', op: '<=', value: { kind: 'greatest' } }, max: 1 },
    ],
  ])('%s', (what, cast) => {
    const text = `look at the top six cards of your library. ${what.replace('you', 'You')}. Put the rest on the bottom of your library in a random order.`;
    expect(onEntering(text)).toMatchObject([{ effect: { of: [{}, { kind: 'castNow', ...cast }, {}] } }]);
  });

  it('asks what the spell is', () => {
    const text =
      "exile cards from the top of your library until you exile a nonland card. You may cast it without paying its mana cost if that spell's mana value is 6 or less.";
    expect(onEntering(text)).toMatchObject([{ effect: { of: [{}, { spells: { op: '<=', value: 6 } }] } }]);
  });

  it('may be with mana of any type', () => {
    const text =
      'you may cast target sorcery card from a graveyard, and mana of any type can be spent to cast that spell.';
    expect(onEntering(text)).toMatchObject([{ effect: { kind: 'castNow', manaAs: 'anyType' } }]);
  });
});

describe('what follows an instruction', () => {
  it('if it was impossible', () => {
    const text =
      "mill three cards. Put a land card from among the milled cards into your hand. If you can't, create a Treasure token.";
    expect(onEntering(text)).toMatchObject([
      { effect: { of: [{}, {}, {}, { kind: 'if', condition: { kind: 'not', of: { kind: 'exists' } } }] } },
    ]);
  });

  it('as long as something stays tapped', () => {
    const text =
      "{T}: Tap another target artifact. Its activated abilities can't be activated for as long as it remains tapped.";
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { of: [{}, { duration: { kind: 'asLongAs', condition: { filter: { kind: 'tapped' } } } }] } },
    ]);
  });

  it('if another spell was cast for a cost', () => {
    const text =
      'Target creature you control gets +3/+2 until end of turn. If that creature was cast for its warp cost, it also gains trample until end of turn.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { of: [{}, { condition: { kind: 'paid', cost: 'warp', what: { name: 'target' } } }] } },
    ]);
  });
});

describe('numbers', () => {
  it('may be what is missing', () => {
    expect(onEntering('if you have fewer than four cards in hand, draw cards equal to the difference.')).toMatchObject([
      { condition: { op: '<', right: 4 }, effect: { count: { kind: 'sum', of: [4, { kind: 'negative' }] } } },
    ]);
  });

  it('that are chosen for X may not be nothing', () => {
    expect(abilitiesOf(sample("{X}: Draw X cards. X can't be 0."))).toMatchObject([{ leastX: 1 }]);
  });
});

describe('equipping', () => {
  it('for either of two costs is two abilities', () => {
    const equipment = { typeLine: 'Artifact — Equipment', power: null, toughness: null };
    expect(abilitiesOf(sample('Equip—Pay {3} or discard a card.', equipment))).toMatchObject([
      { cost: [{ kind: 'mana' }], keyword: 'Equip' },
      { cost: [{ kind: 'discard' }], keyword: 'Equip' },
    ]);
  });
});

describe('what has just come to the battlefield', () => {
  it('is and has something from then on', () => {
    const text =
      "Whenever a nontoken creature you control dies, return that card to the battlefield under its owner's control with a +1/+1 counter on it. It has menace and is a Goat in addition to its other types.";
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        effect: {
          of: [{ kind: 'move' }, { kind: 'apply', changes: [{ kind: 'addKeywords' }, { kind: 'addSubtypes' }] }],
        },
      },
    ]);
  });

  it('may have no abilities', () => {
    const text =
      "{3}, {T}: Return target creature card from your graveyard to the battlefield. It's a Goat in addition to its other types and has no abilities.";
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { of: [{}, { changes: [{ kind: 'addSubtypes' }, { kind: 'loseAllAbilities' }] }] } },
    ]);
  });
});

describe('cards that were exiled', () => {
  it('may be played while something is so', () => {
    const text =
      'exile the top card of your library. For as long as that card remains exiled, you may play it if you control a Goat.';
    expect(onEntering(text)).toMatchObject([
      { effect: { of: [{}, { kind: 'permit', condition: { kind: 'exists' } }] } },
    ]);
  });

  it('are chosen among at random, or returned each', () => {
    const text =
      'When this enchantment enters, search your library for up to seven land cards that have different names, exile them, then shuffle.\nAt the beginning of your end step, choose a card at random exiled with this enchantment and put it into your hand.';
    const enchantment = { typeLine: 'Enchantment', power: null, toughness: null };
    expect(abilitiesOf(sample(text, enchantment))).toMatchObject([
      { effect: { of: [{ different: 'name' }, { kind: 'exile', linked: true }, {}] } },
      {
        effect: {
          of: [
            { kind: 'chooseObjects', atRandom: true },
            { kind: 'move', to: { zone: 2 } },
          ],
        },
      },
    ]);
  });
});

describe('costs', () => {
  it('may be a permanent that is exiled, or depend on what was put into a graveyard', () => {
    expect(
      abilitiesOf(sample('As an additional cost to cast this spell, exile a creature you control.')),
    ).toMatchObject([{ keyword: 'additionalCost', cost: [{ kind: 'exileCards', zone: 4 }] }]);
    const text =
      'This spell costs {4} less to cast if a creature card was put into your graveyard from anywhere this turn.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { generic: { if: { left: { kind: 'turnCount', what: 'creatureCardsBuried' } } } },
    ]);
  });
});

describe('a permanent whose ability is countered', () => {
  it('is known before', () => {
    const text =
      'counter up to one target activated or triggered ability. If an ability of an artifact or creature is countered this way, that permanent loses all abilities for as long as this creature remains on the battlefield.';
    expect(onEntering(text)).toMatchObject([
      {
        effect: {
          of: [{ kind: 'let' }, { kind: 'counter' }, { kind: 'apply', changes: [{ kind: 'loseAllAbilities' }] }],
        },
      },
    ]);
  });
});

describe('sizes and colors for a time', () => {
  it('of two sizes one is chosen', () => {
    const change = (power: number, toughness: number) => ({
      kind: 'apply',
      changes: [{ kind: 'modifyPowerToughness', power, toughness }],
    });
    expect(abilitiesOf(sample('{1}: This creature gets +2/-2 or -2/+2 until end of turn.'))).toMatchObject([
      { effect: { kind: 'chooseEffect', options: [{ effect: change(2, -2) }, { effect: change(-2, 2) }] } },
    ]);
  });

  it('a size and a color come together', () => {
    const abilities = abilitiesOf(
      sample('Discard a card: This creature gets +1/+1 and becomes the color of your choice until end of turn.'),
    );
    expect(JSON.stringify(abilities)).toContain(
      '"kind":"modifyPowerToughness","power":1,"toughness":1},{"kind":"setColors"',
    );
  });

  it('abilities are gained by what is of a color', () => {
    const abilities = abilitiesOf(
      sorcery(
        "Until end of turn, target creature gets +2/+0, gains trample if it's red, and gains vigilance if it's white.",
      ),
    );
    expect(abilities).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'apply', changes: [{ kind: 'modifyPowerToughness', power: 2 }] },
            { kind: 'if', condition: { filter: { kind: 'color', colors: 8 } } },
            { kind: 'if', condition: { filter: { kind: 'color', colors: 1 } } },
          ],
        },
      },
    ]);
  });

  it('power and toughness of several are switched', () => {
    expect(
      abilitiesOf(sorcery('Switch the power and toughness of each of up to two target creatures until end of turn.')),
    ).toMatchObject([{ targets: [{ min: 0, max: 2 }], effect: { changes: [{ kind: 'switchPowerToughness' }] } }]);
  });
});

describe('what is asked for and what is told', () => {
  it('only mana of a color pays for X', () => {
    expect(
      abilitiesOf(sample('{X}: This creature deals X damage to each player. Spend only black mana on X.')),
    ).toMatchObject([{ cost: [{ kind: 'mana', cost: '{X}', xColors: 4 }] }]);
  });

  it('fewer counters than a number', () => {
    expect(
      abilitiesOf(
        sample(
          'Whenever you cast a red spell, if this creature has fewer than three +1/+1 counters on it, put a +1/+1 counter on this creature.',
        ),
      ),
    ).toMatchObject([
      { condition: { kind: 'compare', left: { kind: 'counters', counter: '+1/+1' }, op: '<', right: 3 } },
    ]);
  });

  it('a creature becoming renowned', () => {
    expect(abilitiesOf(sample('Whenever a creature you control becomes renowned, draw a card.'))).toMatchObject([
      { event: { kind: 'performs', action: 'becomes renowned' } },
    ]);
  });

  it('hexproof of a player along with permanents of two kinds', () => {
    expect(
      abilitiesOf(sample('You, planeswalkers you control, and other creatures you control have hexproof.')),
    ).toHaveLength(3);
  });

  it("spells that one casts this turn and that can't be countered", () => {
    expect(abilitiesOf(sorcery("Creature spells you cast this turn can't be countered."))).toMatchObject([
      { effect: { kind: 'applyRule', effect: { restriction: { kind: 'cantBeCountered' } } } },
    ]);
  });

  it('exerting once a turn', () => {
    const text =
      "If this creature hasn't been exerted this turn, you may exert it as it attacks. When you do, you gain 2 life.";
    expect(abilitiesOf(sample(text))).toMatchObject([
      { kind: 'keyword', keyword: 'exert', oncePerTurn: true },
      { event: { kind: 'performs', action: 'exert' }, effect: { kind: 'gainLife' } },
    ]);
  });

  it('abilities of permanents of a description that one activates', () => {
    expect(
      abilitiesOf(sample('Whenever you activate an ability of a Goat planeswalker, you gain 1 life.')),
    ).toMatchObject([{ event: { kind: 'activatesAbility', who: { kind: 'you' }, exceptMana: false } }]);
  });

  it('cards owned in two zones, and cards that share a card type', () => {
    expect(
      JSON.stringify(
        abilitiesOf(
          sorcery(
            'You gain life equal to the total number of instant and sorcery cards you own in exile and in your graveyard.',
          ),
        ),
      ),
    ).toContain('"kind":"sum","of":[{"kind":"count"');
    expect(
      abilitiesOf(
        sorcery(
          'Draw three cards, then discard two cards at random. If two cards that share a card type are discarded this way, you gain 2 life.',
        ),
      ),
    ).toMatchObject([
      {
        effect: {
          of: [{}, {}, { condition: { what: { filter: { kind: 'shares', what: 'cardType', apart: true } } } }],
        },
      },
    ]);
  });
});

describe('what is done later this turn, or to what comes later', () => {
  it('is done then if a condition holds then', () => {
    for (const text of [
      'Gain control of target creature until end of turn. Sacrifice it at the beginning of the next end step if it has mana value 3 or less.',
      'Untap target creature. At the beginning of the next end step, destroy that creature if it attacked this turn.',
    ])
      expect(abilitiesOf(sorcery(text))).toMatchObject([
        { effect: { of: [{}, { kind: 'delayed', effect: { kind: 'if', condition: { kind: 'matches' } } }] } },
      ]);
  });

  it('is done to all that enter', () => {
    expect(
      abilitiesOf(sample('{1}: This turn, each creature you control enters with an additional +1/+1 counter on it.')),
    ).toMatchObject([
      { effect: { kind: 'applyReplacement', replacement: { kind: 'enters' }, duration: { kind: 'endOfTurn' } } },
    ]);
  });

  it('may be cast only before creatures have dealt damage', () => {
    expect(abilitiesOf(sorcery('Cast this spell only before the combat damage step.\nDraw a card.'))).toMatchObject([
      { keyword: 'castOnly', condition: { kind: 'during' } },
      {},
    ]);
  });
});
