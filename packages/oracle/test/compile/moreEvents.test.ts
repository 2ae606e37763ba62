/** Counters, taps and keywords as trigger conditions; what there is more of than there would be; modes and parts of instructions that depend on something; copies. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const you = { kind: 'you' };
const isSelf = { kind: 'isSelf' };
const isCreature = { kind: 'type', types: 4 };

function first(text: string, details: Parameters<typeof sample>[1] = {}): unknown {
  const abilities = abilitiesOf(sample(text, details));
  return typeof abilities === 'string' ? abilities : abilities[0];
}

function spell(text: string): unknown {
  const abilities = abilitiesOf(sorcery(text));
  return typeof abilities === 'string' ? abilities : abilities.find(({ kind }) => kind === 'spell');
}

/** What an instruction looks like that has this part. */
function having(key: 'then', value: unknown, rest: object = {}): object {
  return { ...rest, [key]: value };
}

const ENCHANTMENT = { typeLine: 'Enchantment', power: null, toughness: null };

describe('trigger conditions', () => {
  it.each([
    ['Whenever you put a counter on a creature', { kind: 'countersPut', what: isCreature, by: you, each: true }],
    ['Whenever one or more counters are put on a creature', { kind: 'countersPut', what: isCreature }],
    [
      'When the third plan counter is put on this creature',
      { kind: 'countersPut', what: isSelf, counter: 'plan', reaches: 3 },
    ],
    ['Whenever you tap an untapped creature', { kind: 'becomesTapped', what: isCreature, by: you }],
    ['Whenever you activate an exhaust ability', { kind: 'activatesAbility', keyword: 'Exhaust', exceptMana: false }],
    [
      "Whenever an opponent activates an ability of a creature or land that isn't a mana ability",
      {
        kind: 'activatesAbility',
        who: { kind: 'opponents' },
        what: { kind: 'type', types: 36 },
        exceptMana: true,
      },
    ],
    [
      "Whenever you activate an ability of a permanent that isn't a mana ability",
      { kind: 'activatesAbility', what: { kind: 'permanentCard' }, exceptMana: true },
    ],
    [
      "Whenever you activate an ability, if it isn't a mana ability",
      { kind: 'activatesAbility', what: { kind: 'any' }, exceptMana: true },
    ],
    [
      "Whenever an ability of equipped creature is activated, if it isn't a mana ability",
      {
        kind: 'activatesAbility',
        who: { kind: 'eachPlayer' },
        what: { kind: 'attachedToBySource' },
        exceptMana: true,
      },
    ],
    ['Whenever you tap this creature for mana', { kind: 'tappedForMana', what: isSelf, who: you }],
    [
      'Whenever this creature or enchanted creature attacks',
      { kind: 'attacks', what: { kind: 'or', of: [isSelf, { kind: 'attachedToBySource' }] } },
    ],
    ['Whenever you proliferate', { kind: 'performs', action: 'proliferate', who: you }],
    ['Whenever a player completes a dungeon', { kind: 'performs', action: 'complete a dungeon' }],
    ['Whenever an opponent wins a coin flip', { kind: 'performs', action: 'win a coin flip' }],
    [
      'Whenever an opponent plays a card from exile',
      {
        kind: 'anyOf',
        of: [
          { kind: 'castsSpell', who: { kind: 'opponents' }, what: { kind: 'any' }, from: 6 },
          { kind: 'playsLand', who: { kind: 'opponents' }, what: { kind: 'any' }, from: 6 },
        ],
      },
    ],
    [
      'Whenever you or another permanent you control becomes the target of a spell or ability an opponent controls',
      {
        kind: 'becomesTarget',
        what: { kind: 'and', of: [{ kind: 'other' }, { kind: 'controlledBy', who: you }] },
        players: you,
        by: { kind: 'opponents' },
      },
    ],
    [
      'Whenever you become the target of a spell',
      { kind: 'becomesTarget', what: { kind: 'or', of: [] }, players: you },
    ],
    ['When this card becomes plotted', { kind: 'performs', action: 'plot', what: isSelf }],
    [
      'Whenever a creature explores a nonland card',
      { kind: 'performs', action: 'explore', to: { kind: 'not', of: { kind: 'type', types: 32 } } },
    ],
    [
      'Whenever this creature saddles a Mount or crews a Vehicle',
      { kind: 'anyOf', of: [{ action: 'saddles' }, { action: 'crews' }] },
    ],
    ['Whenever this creature is dealt 3 or more damage', { kind: 'dealtDamage', what: isSelf, atLeast: 3 }],
    ['Whenever you gain or lose life', { kind: 'anyOf', of: [{ kind: 'gainsLife' }, { kind: 'losesLife' }] }],
    [
      'Whenever you gain life for the first time during each of your turns',
      { kind: 'while', event: { kind: 'firstTime' }, condition: { kind: 'turnOf', who: you } },
    ],
    ['Whenever you draw your first or second card each turn', { kind: 'anyOf', of: [{ nth: 1 }, { nth: 2 }] }],
    [
      'Whenever you turn a creature face up',
      { kind: 'performs', action: 'turned face up', who: you, what: isCreature },
    ],
    [
      'Whenever another creature dies or is put into exile',
      { kind: 'anyOf', of: [{ to: 3 }, { kind: 'moves', from: 4, to: 6 }] },
    ],
    [
      'Whenever one or more cards are put into exile from graveyards and/or the battlefield',
      {
        kind: 'anyOf',
        of: [
          { from: 3, to: 6 },
          { from: 4, to: 6 },
        ],
      },
    ],
    [
      'Whenever you attack a player with one or more creatures with power 4 or greater',
      { kind: 'attacks', defender: { kind: 'eachPlayer' } },
    ],
    [
      "Whenever this creature attacks while you don't control another Elf",
      { kind: 'while', condition: { kind: 'not' } },
    ],
    [
      'Whenever you activate an ability that targets a creature',
      { kind: 'activatesAbility', ability: { kind: 'targets' } },
    ],
    ['Whenever you play a land from exile', { kind: 'playsLand', who: you, from: 6 }],
  ])('%s', (condition, event) => {
    expect(first(`${condition}, you draw a card.`)).toMatchObject({ event });
  });

  it('are of another turn if they say so', () => {
    expect(
      first(
        'When this creature enters, create a Food token. At the beginning of the end step on your next turn, exile that token.',
      ),
    ).toMatchObject({ effect: { of: [{}, { kind: 'delayed', event: { whose: you }, laterTurn: true }] } });
  });

  it('are of what was spoken of where they are delayed', () => {
    expect(
      spell('Target creature gets +1/-1 until end of turn. When it dies under your control this turn, draw a card.'),
    ).toMatchObject({
      effect: { of: [{}, { kind: 'delayed', event: { what: { of: [{ kind: 'among' }, { kind: 'controlledBy' }] } } }] },
    });
  });
});

describe('modes', () => {
  it('may be as many as a number says, or more if something is so', () => {
    expect(
      first('When this creature enters, choose up to X —\n• Draw a card.\n• You gain 1 life.', { manaCost: '{X}{U}' }),
    ).toMatchObject({
      modes: { min: 0, max: { kind: 'x' } },
    });
    expect(
      spell(
        'Choose one. If you gained life this turn, choose one or more instead.\n• Draw a card.\n• You gain 1 life.\n• Scry 1.',
      ),
    ).toMatchObject({ modes: { max: 1, instead: { min: 1, max: 3 } } });
  });

  it('may be of what triggers when something was done', () => {
    expect(
      first(
        'When this creature enters, you may pay {1}. When you do, choose one —\n• Draw a card.\n• You gain 1 life.',
      ),
    ).toMatchObject({
      effect: having('then', { kind: 'reflexive', ability: { modes: { max: 1 } } }, { kind: 'mayPay' }),
    });
  });

  it('may be anchored to a word', () => {
    expect(
      abilitiesOf(
        sample(
          'As this enchantment enters, choose Rain or Snow.\n• Rain — You have no maximum hand size.\n• Snow — Creatures you control get +1/+1.',
          ENCHANTMENT,
        ),
      ),
    ).toMatchObject([
      { replacement: { as: [{ kind: 'chooseWord', words: ['Rain', 'Snow'] }] } },
      { keyword: 'anchored', word: 'Rain' },
      { keyword: 'anchored', word: 'Snow' },
    ]);
  });
});

describe('a part of the instruction before', () => {
  it.each([
    [
      'Create a Treasure token. If you gained life this turn, create three of those tokens instead.',
      having('then', { kind: 'createTokens', count: 3 }, { else: { kind: 'createTokens', count: 1 } }),
    ],
    [
      'Target creature deals damage to itself equal to its power. If you gained life this turn, it deals twice that much damage to itself instead.',
      { kind: 'damage', amount: having('then', { kind: 'times', by: 2 }, { kind: 'conditional' }) },
    ],
  ])('%s', (text, effect) => {
    expect(spell(text)).toMatchObject({ effect });
  });

  it('is where a card goes', () => {
    expect(
      spell(
        'Search your library for a creature card, reveal it, and put it into your hand. If you gained life this turn, put that card onto the battlefield instead. Then shuffle.',
      ),
    ).toMatchObject({
      effect: {
        of: [{}, having('then', { to: { zone: 4 } }, { kind: 'if', else: { to: { zone: 2 } } }), {}],
      },
    });
  });
});

describe('more than there would be', () => {
  it.each([
    [
      'If one or more artifact tokens would be created under your control, three times that many of those tokens are created instead.',
      { kind: 'createTokens', of: { kind: 'type', types: 1 }, times: 3 },
    ],
    [
      'If you would create one or more artifact tokens, instead create those tokens plus an additional Clue token.',
      { kind: 'createTokens', of: { kind: 'type' }, plus: { count: 1 } },
    ],
    [
      'If you would put one or more counters on a permanent or player, put that many plus two of each of those kinds of counters on that permanent or player instead.',
      { kind: 'putCounters', by: you, players: { kind: 'eachPlayer' }, plus: 2 },
    ],
    [
      'If an opponent would mill one or more cards, they mill that many cards plus two instead.',
      { kind: 'millMore', plus: 2 },
    ],
    ['If an opponent would lose life, they lose twice that much life instead.', { kind: 'loseLife', times: 2 }],
    [
      'If a source you control would deal damage to an opponent, it deals that much damage plus an amount of damage equal to the number of creatures you control instead.',
      { kind: 'damage', outcome: { kind: 'plus', amount: { kind: 'count' } } },
    ],
    [
      'Double all damage that creatures you control would deal.',
      { kind: 'damage', outcome: { kind: 'times', factor: 2 } },
    ],
    [
      'If a creature an opponent controls would die, exile it instead. When you do, draw a card.',
      { kind: 'moves', outcome: { effect: { of: [{ kind: 'exile' }, { kind: 'reflexive' }] } } },
    ],
    [
      'If an artifact or land card would be put into a graveyard from anywhere, exile it instead.',
      { kind: 'moves', to: 3, outcome: { kind: 'goTo', zone: 6 } },
    ],
  ])('%s', (text, replacement) => {
    expect(first(text)).toMatchObject({ replacement });
  });

  it('for a time', () => {
    expect(
      first(
        'Whenever this creature deals combat damage to a player, until your next turn, if a source would deal damage to that player or a permanent that player controls, it deals double that damage instead.',
      ),
    ).toMatchObject({
      effect: {
        kind: 'applyReplacement',
        replacement: { players: { kind: 'bound', name: 'thatPlayer' }, outcome: { factor: 2 } },
        duration: { kind: 'untilNextTurnOf' },
      },
    });
  });
});

describe('copies', () => {
  it('of spells are made several times, or not legendary', () => {
    expect(first("Whenever you cast a creature spell, copy it twice, except the copy isn't legendary.")).toMatchObject({
      effect: { kind: 'copySpell', count: 2, changes: [{ kind: 'removeTypes', supertypes: 2 }] },
    });
    expect(
      first('When this creature enters, copy the next creature spell you cast this turn when you cast it.'),
    ).toMatchObject({
      effect: { kind: 'delayed', once: true, effect: { kind: 'copySpell' } },
    });
  });

  it('are become by what is named, by several, and of what is chosen', () => {
    expect(spell('Each nonland permanent you control becomes a copy of target creature.')).toMatchObject({
      effect: { kind: 'becomeCopy', what: { kind: 'all' }, of: { kind: 'bound', name: 'target' } },
    });
    expect(
      first('{1}: You may have this creature become a copy of another creature you control until end of turn.'),
    ).toMatchObject({ effect: { kind: 'may', do: { of: [{ kind: 'chooseObjects' }, { kind: 'becomeCopy' }] } } });
    expect(first('{T}: Target creature becomes a copy of a second target creature until end of turn.')).toMatchObject({
      targets: [{ name: 'target' }, { differentFrom: ['target'] }],
    });
  });
});
