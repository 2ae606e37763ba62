/** What instructions do with objects, cards and numbers: who chooses, from where, and what later words speak of. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

function read(source: Parameters<typeof abilitiesOf>[0]): string {
  const abilities = abilitiesOf(source);
  return typeof abilities === 'string' ? abilities : JSON.stringify(abilities);
}

describe('cards that are chosen, not targeted', () => {
  it('are exiled by whoever is told to', () => {
    expect(abilitiesOf(sorcery('Target player exiles a card from their graveyard.'))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'chooseObjects', who: { name: 'target' }, from: { of: { name: 'target' } }, min: 1, max: 1 },
            { kind: 'exile', what: { name: 'chosen' } },
          ],
        },
      },
    ]);
  });

  it('go each to a place of their own', () => {
    const text =
      'Look at the top three cards of your library. Put one of them into your hand, one on top of your library, and one into your graveyard.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'lookAt' },
            { kind: 'chooseObjects' },
            { kind: 'move', to: { zone: 2 } },
            { kind: 'chooseObjects', from: { kind: 'minus' } },
            { kind: 'move', to: { zone: 1, position: 'top' } },
            { kind: 'chooseObjects', from: { kind: 'minus', without: { kind: 'union' } } },
            { kind: 'move', to: { zone: 3 } },
          ],
        },
      },
    ]);
  });

  it('are all that match of what was revealed, and the rest', () => {
    expect(
      read(
        sorcery(
          'Reveal the top four cards of your library. Put all Treefolk cards revealed this way into your hand and the rest on the bottom of your library in any order.',
        ),
      ),
    ).toContain('{"kind":"let","as":"those2","objects":{"kind":"where"');
  });
});

describe('links between abilities', () => {
  it('remembers the card that another ability of the object exiled', () => {
    const text =
      "When this creature enters, exile target creature.\nWhen this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.";
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { kind: 'exile', linked: true } },
      { effect: { kind: 'move', what: { kind: 'exiledWithSource' } } },
    ]);
  });

  it('refuses where nothing was exiled', () => {
    const returned =
      "When this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.";
    expect(read(sample(returned))).toMatch(/^unsupported/);
  });
});

describe('sets joined by "and"', () => {
  it('leaves out of the others what was named', () => {
    const text = 'Destroy target permanent and all other permanents with the same name as that permanent.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          kind: 'destroy',
          what: {
            kind: 'union',
            of: [
              { kind: 'bound', name: 'target' },
              { filter: { of: [{ kind: 'not', of: { kind: 'among' } }, { kind: 'sameNameAs' }] } },
            ],
          },
        },
      },
    ]);
  });
});

describe('what was paid to cast a spell', () => {
  it('is spoken of by its instructions', () => {
    const text =
      "As an additional cost to cast this spell, sacrifice a creature.\nSample Card deals damage equal to the sacrificed creature's power to any target.";
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { keyword: 'additionalCost', cost: [{ name: 'sacrificed' }] },
      { effect: { kind: 'damage', amount: { kind: 'power', of: { name: 'sacrificed' } } } },
    ]);
  });
});

describe('damage that is more if a condition holds', () => {
  it('goes where the damage of the sentence before goes', () => {
    const text =
      'Sample Card deals 2 damage to any target.\nSample Card deals 4 damage instead if you control a Swamp.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { kind: 'damage', to: { name: 'target' }, amount: { kind: 'conditional', else: 2 } } },
    ]);
  });
});

describe('numbers', () => {
  it('counts what each of the opponents controls by itself', () => {
    const text = '{T}: Draw a card. Activate only if an opponent controls four or more lands.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { condition: { left: { kind: 'amongPlayers', which: 'greatest', what: { kind: 'permanents' } }, right: 4 } },
    ]);
  });

  it('says what X is for the targets of the sentence too', () => {
    const text =
      'When this creature enters, destroy target creature with mana value X or less, where X is the number of Elves you control.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { targets: [{ what: { of: [{}, { kind: 'manaValue', value: { kind: 'count' } }] } }] },
    ]);
  });

  it('speaks of the life that was lost', () => {
    expect(
      abilitiesOf(sorcery('Each opponent loses 2 life. You gain life equal to the life lost this way.')),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'loseLife', as: 'lost2' },
            { kind: 'gainLife', amount: { name: 'lost2' } },
          ],
        },
      },
    ]);
    expect(read(sorcery('You gain life equal to the life lost this way.'))).toMatch(/^unread/);
  });

  it('asks for so much damage at once', () => {
    expect(
      abilitiesOf(sample('Whenever this creature deals 6 or more damage to an opponent, draw a card.')),
    ).toMatchObject([{ event: { kind: 'dealsDamage', atLeast: 6 } }]);
  });
});

describe('a color that is chosen', () => {
  it('makes five instructions of what follows', () => {
    const [ability] = abilitiesOf(
      sample('{3}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.'),
    );
    expect(ability).toMatchObject({
      effect: {
        kind: 'chooseEffect',
        options: [
          { label: 'white', effect: { kind: 'addMana', mana: { mana: [0], times: { kind: 'devotion', colors: 1 } } } },
          { label: 'blue', effect: { mana: { mana: [1], times: { colors: 2 } } } },
          { label: 'black' },
          { label: 'red' },
          { label: 'green', effect: { mana: { mana: [4], times: { colors: 16 } } } },
        ],
      },
    });
  });

  it('may be the color of your choice', () => {
    expect(read(sorcery('Destroy all creatures of the color of your choice.'))).toContain('"label":"red"');
    expect(read(sorcery('Destroy all creatures of that color.'))).toMatch(/^unread/);
  });

  it('is another color than that chosen for the object as it entered', () => {
    const text = 'As this creature enters, choose a color.\nCreatures of the chosen color get +1/+1.';
    expect(read(sample(text))).toContain('chosenColorOfSource');
  });
});

describe('what is said of something that was just made so', () => {
  it('happens each time damage is prevented', () => {
    const text =
      'Prevent all damage target creature would deal this turn. You gain life equal to the damage prevented this way.';
    expect(read(sorcery(text))).toContain(
      '"then":{"kind":"gainLife","who":{"kind":"you"},"amount":{"kind":"bound","name":"thatAmount"}}',
    );
  });

  it('lasts where objects become something without an end', () => {
    expect(
      abilitiesOf(sorcery("Target land you control becomes a 4/4 Elemental creature with trample. It's still a land.")),
    ).toMatchObject([{ effect: { kind: 'apply', duration: { kind: 'indefinite' } } }]);
  });
});

describe('several sources and several players', () => {
  it('lets each of several objects deal its own damage', () => {
    expect(
      abilitiesOf(sorcery('Each Elf you control deals damage equal to its power to target creature.')),
    ).toMatchObject([
      {
        effect: {
          kind: 'forEachObject',
          as: 'each',
          do: { kind: 'damage', source: { name: 'each' }, amount: { kind: 'power', of: { name: 'each' } } },
        },
      },
    ]);
  });

  it('offers a sacrifice to all of them, and asks whether one of them made it', () => {
    const text =
      'At the beginning of your upkeep, any opponent may sacrifice an artifact of their choice. If a player does, tap this creature.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'chooseObjects', who: { kind: 'opponents' }, min: 0, max: 1 },
            { kind: 'sacrificeObjects', who: { kind: 'opponents' } },
            { kind: 'if', condition: { kind: 'exists' } },
          ],
        },
      },
    ]);
  });

  it('offers a copy to the player or the controller of the permanent that was the target', () => {
    const text =
      "Sample Card deals 3 damage to any target. Then that player or that permanent's controller may pay {R}. If the player does, they may copy this spell and may choose a new target for that copy.";
    expect(read(sorcery(text))).toContain('"kind":"copySpell","what":{"kind":"self"},"who":{"kind":"union"');
  });

  it('distributes counters among targets', () => {
    expect(abilitiesOf(sorcery('Distribute four +1/+1 counters among one or two target creatures.'))).toMatchObject([
      { targets: [{ min: 1, max: 2, divide: { amount: 4 } }], effect: { kind: 'dividedCounters', counter: '+1/+1' } },
    ]);
  });
});

describe('where an ability functions', () => {
  it('is said by where the card is', () => {
    const text =
      'At the beginning of your upkeep, if this card is in your graveyard or on the battlefield, you may gain 3 life.';
    expect(abilitiesOf(sample(text))).toMatchObject([{ kind: 'triggered' }, { kind: 'triggered', zone: 3 }]);
  });
});

describe('searches', () => {
  it('are for cards with a name that was chosen, in all zones that are named', () => {
    const text =
      "Choose a nonland card name. Search target player's hand, graveyard, and library for all cards with that name and exile them. Then that player shuffles.";
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'chooseName', as: 'name' },
            { kind: 'search', libraries: { name: 'target' }, zones: [2, 3], filter: { name: { name: 'name' } } },
            { kind: 'exile' },
            { kind: 'shuffle', who: { name: 'target' } },
          ],
        },
      },
    ]);
  });

  it('may be of some of the zones', () => {
    const text =
      'Search your library and/or graveyard for a Goblin card, reveal it, and put it into your hand. If you search your library this way, shuffle.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [{ someZones: true, zones: [3] }, { kind: 'move' }, { kind: 'if', condition: { kind: 'bound' } }],
        },
      },
    ]);
  });
});

describe('a countered spell', () => {
  it('may go to either end of a library', () => {
    const text =
      "Counter target creature spell. If that spell is countered this way, put it on the top or bottom of its owner's library instead of into that player's graveyard.";
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          kind: 'chooseEffect',
          options: [
            { label: 'top', effect: { kind: 'counter', to: { position: 'top' } } },
            { label: 'bottom', effect: { kind: 'counter', to: { position: 'bottom' } } },
          ],
        },
      },
    ]);
  });
});

describe('more ways to say things', () => {
  it('gives each of several targets a description of its own', () => {
    expect(abilitiesOf(sorcery('Destroy target artifact, target creature, and target land.'))).toMatchObject([
      { targets: [{}, {}, {}], effect: { kind: 'destroy', what: { kind: 'union', of: [{}, {}, {}] } } },
    ]);
  });

  it('repeats what is done so many times', () => {
    expect(abilitiesOf(sorcery('Proliferate twice.'))).toMatchObject([
      { effect: { kind: 'repeat', times: 2, do: { kind: 'proliferate' } } },
    ]);
  });

  it('makes tokens that have a name, or say how large they are', () => {
    expect(
      abilitiesOf(sorcery('Create Boo Two, a legendary 1/1 red Hamster creature token with trample.')),
    ).toMatchObject([{ effect: { token: { name: 'Boo Two', supertypes: 2, subtypes: ['Hamster'], power: 1 } } }]);
    const text =
      'Create a green Elemental creature token with "This token\'s power and toughness are each equal to the number of creatures you control."';
    expect(read(sorcery(text))).toContain('definePowerToughness');
    expect(read(sorcery('Create a green Elemental creature token.'))).toMatch(/^unread/);
  });

  it('lets X of what made a creature monstrous be known as it became so', () => {
    const text = '{X}{G}: Monstrosity X.\nWhen this creature becomes monstrous, draw X cards.';
    expect(abilitiesOf(sample(text))).toMatchObject([{}, { effect: { count: { name: 'thatAmount' } } }]);
  });

  it('offers a further choice to who controlled the target', () => {
    const text =
      "Return target permanent to its owner's hand. Then that permanent's controller may sacrifice an artifact of their choice. If the player does, they may copy this spell and may choose a new target for that copy.";
    expect(read(sorcery(text))).toContain('"who":{"kind":"controllerOf"');
  });
});

describe('a card type that is chosen', () => {
  it('makes one instruction for each', () => {
    const text =
      'Choose artifact or land. Reveal the top six cards of your library. Put all cards of the chosen type revealed this way into your hand and the rest on the bottom of your library in a random order.';
    const made = read(sorcery(text));
    expect(made).toContain('"label":"artifact"');
    expect(made).toContain(
      '{"kind":"where","from":{"kind":"bound","name":"revealed"},"filter":{"kind":"type","types":32}}',
    );
    expect(made).not.toContain('536870912');
  });
});

describe('a coin that is flipped', () => {
  it('is spoken of by whether the flip is won or lost', () => {
    const text = 'Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 2 life.';
    const made = read(sorcery(text));
    expect(made).toContain('"kind":"flipCoin"');
    expect(made).toContain('"condition":{"kind":"not","of":{"kind":"bound","name":"flip"}}');
  });

  it('is the coin of another player', () => {
    const text =
      'Whenever an opponent casts a spell, that player flips a coin. If they lose the flip, counter that spell.';
    expect(read(sample(text))).toContain('"kind":"not","of":{"kind":"bound","name":"flip"}');
  });
});

describe('what was done this way', () => {
  it('is asked of what its player did', () => {
    const text = 'Draw a card, then discard a card. If you discarded an instant card this way, you gain 1 life.';
    expect(read(sorcery(text))).toContain(
      '"condition":{"kind":"exists","what":{"kind":"where","from":{"kind":"bound","name":"discarded2"}',
    );
  });

  it('is not asked of what every player did, where nothing tells what was theirs', () => {
    const text = 'Each player exiles a creature they control. If you exiled a Goblin this way, draw a card.';
    expect(abilitiesOf(sorcery(text))).toMatch(/^un(read|supported):/);
  });

  it('counts what was tapped', () => {
    const text = 'Tap any number of untapped artifacts you control. You gain 3 life for each artifact tapped this way.';
    expect(read(sorcery(text))).toContain('{"kind":"tap","what":{"kind":"bound","name":"tapped2"}}');
  });

  it('counts what was tapped for the cost', () => {
    const text =
      'Tap an untapped creature you control: This creature gets +0/+X until end of turn, where X is the toughness of the creature tapped this way.';
    expect(read(sample(text))).toContain('{"kind":"toughness","of":{"kind":"bound","name":"tapped"}}');
  });
});
