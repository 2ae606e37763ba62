/** Rules text as cards write it: costs, self-reference, triggers, pronouns, and the joining of instructions. */
import {
  type Ability,
  type ActivatedAbility,
  type CardDefinition,
  type CardFace,
  CardType,
  type Effect,
  Keyword,
  Step,
  Supertype,
  type TargetSpec,
  Zone,
} from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { describeFilter, describeObjectSet, faceContext, printAbility, printCard, printFace } from '../src/index.ts';

const you = { kind: 'you' } as const;
const self = { kind: 'self' } as const;
const isSelf = { kind: 'isSelf' } as const;
const creature = { kind: 'type', types: CardType.Creature } as const;
const land = { kind: 'type', types: CardType.Land } as const;
const target = { kind: 'bound', name: 'target' } as const;
const endOfTurn = { kind: 'endOfTurn' } as const;
const draw: Effect = { kind: 'draw', who: you, count: 1 };
const targetCreature: TargetSpec = {
  name: 'target',
  what: creature,
  zone: Zone.Battlefield,
  players: null,
  min: 1,
  max: 1,
};
const anyTarget: TargetSpec = {
  ...targetCreature,
  what: { kind: 'type', types: CardType.Creature | CardType.Planeswalker | CardType.Battle },
  players: { kind: 'eachPlayer' },
};

function faceOf(types: number, details: Partial<CardFace> = {}): CardFace {
  const blank = {
    name: 'Sample',
    manaCost: '{1}',
    supertypes: 0,
    subtypes: [],
    power: null,
    toughness: null,
    loyalty: null,
  };
  return { ...blank, types, keywords: 0, abilities: [], ...details };
}

const onCreature = (ability: Ability): string => printAbility(ability, faceContext(faceOf(CardType.Creature)));
const spell = (targets: readonly TargetSpec[], ...of: Effect[]): string =>
  printAbility({ kind: 'spell', targets, effect: { kind: 'sequence', of } }, faceContext(faceOf(CardType.Instant)));
const activated = (cost: ActivatedAbility['cost'], effect: Effect): ActivatedAbility => ({
  kind: 'activated',
  cost,
  targets: [],
  effect,
});

describe('what is done with a card', () => {
  it('is done with this card, whatever it would be on the battlefield', () => {
    const cycled = { kind: 'performs', action: 'cycle', who: you, what: isSelf } as const;
    const discarded = { kind: 'discards', who: you, what: isSelf } as const;
    const texts = [cycled, discarded].map((event) =>
      onCreature({ kind: 'triggered', event, targets: [], effect: draw }),
    );
    expect(texts).toEqual(['When you cycle this card, draw a card.', 'When you discard this card, draw a card.']);
  });
});

describe('two of what was done', () => {
  it.each(['color', 'cardType'] as const)('share a %s', (what) => {
    const then = draw;
    const objects = { kind: 'bound', name: 'discarded' } as const;
    const among = {
      kind: 'where',
      from: objects,
      filter: { kind: 'shares', what, with: objects, apart: true },
    } as const;
    const text = spell(
      [],
      { kind: 'discard', who: you, count: 2, as: 'discarded' },
      { kind: 'if', condition: { kind: 'exists', what: among }, then },
    );
    const shared = what === 'color' ? 'color' : 'card type';
    expect(text).toContain(`If two cards that share a ${shared} were discarded this way, draw a card.`);
  });
});

describe('activated abilities', () => {
  it('prints costs in the order of rules text whatever order they are paid in', () => {
    const ability = activated(
      [{ kind: 'sacrificeSelf' }, { kind: 'tapSelf' }, { kind: 'mana', cost: '{1}{U}{B}' }],
      draw,
    );
    expect(onCreature(ability)).toBe('{1}{U}{B}, {T}, Sacrifice this creature: Draw a card.');
  });

  it('writes loyalty costs with a minus sign, U+2212', () => {
    expect(onCreature(activated([{ kind: 'loyalty', change: 1 }], draw))).toBe('+1: Draw a card.');
    expect(onCreature(activated([{ kind: 'loyalty', change: -2 }], draw))).toBe('\u22122: Draw a card.');
    expect(onCreature(activated([{ kind: 'loyalty', change: 0 }], draw))).toBe('0: Draw a card.');
    expect(onCreature(activated([{ kind: 'loyalty', change: '-X' }], draw))).toBe('\u2212X: Draw a card.');
  });

  it.each([
    [{ kind: 'fixed', mana: [4] }, '{T}: Add {G}.'],
    [{ kind: 'fixed', mana: [5, 5] }, '{T}: Add {C}{C}.'],
    [{ kind: 'choice', types: [1, 3], amount: 1 }, '{T}: Add {U} or {R}.'],
    [{ kind: 'choice', types: [0, 1, 2, 3, 4], amount: 1 }, '{T}: Add one mana of any color.'],
    [{ kind: 'choice', types: [0, 1, 2, 3, 4], amount: 3 }, '{T}: Add three mana of any one color.'],
    [{ kind: 'combination', types: [0, 1, 2, 3, 4], amount: 2 }, '{T}: Add two mana in any combination of colors.'],
    [{ kind: 'chosenColor', amount: 1 }, '{T}: Add one mana of the chosen color.'],
    [
      { kind: 'colorsOf', what: 'commanderIdentity', amount: 1 },
      "{T}: Add one mana of any color in your commander's color identity.",
    ],
  ] as const)('prints mana abilities %#', (mana, text) => {
    expect(onCreature(activated([{ kind: 'tapSelf' }], { kind: 'addMana', who: you, mana }))).toBe(text);
  });

  it('prints keyword abilities by their names', () => {
    const attach: Effect = { kind: 'attach', what: self, to: target };
    const equip: Ability = {
      ...activated([{ kind: 'mana', cost: '{1}' }], attach),
      keyword: 'Equip',
      sorcerySpeed: true,
    };
    const cycling: Ability = {
      ...activated([{ kind: 'mana', cost: '{2}' }, { kind: 'discardSelf' }], draw),
      keyword: 'Cycling',
      zone: Zone.Hand,
    };
    expect(onCreature(equip)).toBe('Equip {1}');
    expect(onCreature(cycling)).toBe('Cycling {2}');
    expect(
      onCreature({ kind: 'keyword', keyword: 'optionalCost', name: 'kicker', cost: [{ kind: 'mana', cost: '{4}' }] }),
    ).toBe('Kicker {4}');
    const sacrifice = { kind: 'sacrifice', filter: creature, count: 1 } as const;
    expect(onCreature({ kind: 'keyword', keyword: 'optionalCost', name: 'buyback', cost: [sacrifice] })).toBe(
      'Buyback\u2014Sacrifice a creature.',
    );
    expect(onCreature({ kind: 'keyword', keyword: 'additionalCost', cost: [sacrifice] })).toBe(
      'As an additional cost to cast this spell, sacrifice a creature.',
    );
  });

  it('ends with its limits', () => {
    const limited: Ability = { ...activated([{ kind: 'tapSelf' }], draw), sorcerySpeed: true };
    expect(onCreature(limited)).toBe('{T}: Draw a card. Activate only as a sorcery.');
    expect(
      onCreature({
        ...activated([{ kind: 'tapSelf' }], draw),
        oncePerTurn: true,
        condition: { kind: 'turnOf', who: you },
      }),
    ).toBe('{T}: Draw a card. Activate only during your turn and only once each turn.');
  });

  it('calls the card "this card" outside the battlefield', () => {
    const back: Ability = {
      ...activated([{ kind: 'mana', cost: '{B}' }], { kind: 'move', what: self, to: { zone: Zone.Hand } }),
      zone: Zone.Graveyard,
    };
    expect(onCreature(back)).toBe('{B}: Return this card from your graveyard to your hand.');
  });
});

describe('self-reference', () => {
  const damage: Effect = { kind: 'damage', amount: 1, players: { kind: 'opponents' } };
  it.each([
    [faceOf(CardType.Creature), 'This creature deals 1 damage to each opponent.'],
    [faceOf(CardType.Land), 'This land deals 1 damage to each opponent.'],
    [faceOf(CardType.Artifact), 'This artifact deals 1 damage to each opponent.'],
    [faceOf(CardType.Artifact, { subtypes: ['Equipment'] }), 'This Equipment deals 1 damage to each opponent.'],
    [faceOf(CardType.Enchantment, { subtypes: ['Aura'] }), 'This Aura deals 1 damage to each opponent.'],
    [faceOf(CardType.Sorcery), 'Sample deals 1 damage to each opponent.'],
    [
      faceOf(CardType.Creature, { name: 'Anna, Keeper of Keys', supertypes: Supertype.Legendary }),
      'Anna deals 1 damage to each opponent.',
    ],
  ])('by type, or by name for legends and spells %#', (face, text) => {
    expect(printAbility({ kind: 'spell', targets: [], effect: damage }, faceContext(face))).toBe(text);
  });
});

describe('triggered abilities', () => {
  const trigger = (event: Extract<Ability, { kind: 'triggered' }>['event'], effect: Effect = draw): string =>
    onCreature({ kind: 'triggered', event, targets: [], effect });

  it.each([
    [{ kind: 'moves', what: isSelf, to: Zone.Battlefield }, 'When this creature enters, draw a card.'],
    [
      { kind: 'moves', what: isSelf, from: Zone.Battlefield, to: Zone.Graveyard },
      'When this creature dies, draw a card.',
    ],
    [
      { kind: 'moves', what: isSelf, from: Zone.Battlefield },
      'When this creature leaves the battlefield, draw a card.',
    ],
    [{ kind: 'attacks', what: isSelf }, 'Whenever this creature attacks, draw a card.'],
    [{ kind: 'beginningOf', step: Step.Upkeep, whose: you }, 'At the beginning of your upkeep, draw a card.'],
    [
      { kind: 'beginningOf', step: Step.EndTurn, whose: { kind: 'eachPlayer' } },
      'At the beginning of each end step, draw a card.',
    ],
    [
      { kind: 'beginningOf', step: Step.BeginCombat, whose: you },
      'At the beginning of combat on your turn, draw a card.',
    ],
    [
      {
        kind: 'moves',
        what: { kind: 'and', of: [{ kind: 'other' }, creature, { kind: 'controlledBy', who: you }] },
        to: Zone.Battlefield,
      },
      'Whenever another creature you control enters, draw a card.',
    ],
    [
      { kind: 'dealsDamage', source: isSelf, to: null, players: { kind: 'eachPlayer' }, combat: true },
      'Whenever this creature deals combat damage to a player, draw a card.',
    ],
  ] as const)('prints the event %#', (event, text) => {
    expect(trigger(event)).toBe(text);
  });

  it('speaks of the event’s object and player by pronoun', () => {
    const grow: Effect = {
      kind: 'apply',
      to: { kind: 'bound', name: 'thatObject' },
      changes: [{ kind: 'modifyPowerToughness', power: 1, toughness: 0 }],
      duration: endOfTurn,
    };
    expect(
      trigger({ kind: 'attacks', what: { kind: 'and', of: [creature, { kind: 'controlledBy', who: you }] } }, grow),
    ).toBe('Whenever a creature you control attacks, it gets +1/+0 until end of turn.');
    const lose: Effect = { kind: 'loseLife', who: { kind: 'bound', name: 'thatPlayer' }, amount: 4 };
    expect(trigger({ kind: 'draws', who: { kind: 'opponents' } }, lose)).toBe(
      'Whenever an opponent draws a card, that player loses 4 life.',
    );
  });

  it('puts the intervening if after the event', () => {
    const text = onCreature({
      kind: 'triggered',
      event: { kind: 'moves', what: isSelf, to: Zone.Battlefield },
      condition: { kind: 'paid', cost: 'kicker' },
      targets: [],
      effect: draw,
    });
    expect(text).toBe('When this creature enters, if it was kicked, draw a card.');
  });
});

describe('instructions', () => {
  it('names a target once and then refers to it', () => {
    const gain: Effect = {
      kind: 'gainLife',
      who: { kind: 'controllerOf', what: target },
      amount: { kind: 'toughness', of: target },
    };
    expect(spell([targetCreature], { kind: 'exile', what: target }, gain)).toBe(
      'Exile target creature. Its controller gains life equal to its toughness.',
    );
  });

  it('joins damage and life, draws and discards', () => {
    const damage: Effect = { kind: 'damage', amount: 3, to: target, players: target };
    expect(spell([anyTarget], damage, { kind: 'gainLife', who: you, amount: 3 })).toBe(
      'Sample deals 3 damage to any target and you gain 3 life.',
    );
    expect(spell([], { kind: 'draw', who: you, count: 2 }, { kind: 'discard', who: you, count: 1 })).toBe(
      'Draw two cards, then discard a card.',
    );
  });

  it('prints a search as one sentence, and as the searcher’s', () => {
    const found = { kind: 'bound', name: 'found' } as const;
    const basicLand = { kind: 'and', of: [{ kind: 'supertype', supertypes: Supertype.Basic }, land] } as const;
    const searchFor = (who: Extract<Effect, { kind: 'search' }>['who']): Effect[] => [
      { kind: 'search', who, libraries: who, filter: basicLand, min: 1, max: 1, as: 'found' },
      { kind: 'move', what: found, to: { zone: Zone.Battlefield, tapped: true } },
      { kind: 'shuffle', who },
    ];
    expect(spell([], ...searchFor(you))).toBe(
      'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
    );
    expect(
      spell([], {
        kind: 'forEachPlayer',
        of: { kind: 'eachPlayer' },
        as: 'each',
        do: { kind: 'sequence', of: searchFor({ kind: 'bound', name: 'each' }) },
      }),
    ).toBe(
      'Each player searches their library for a basic land card, puts it onto the battlefield tapped, then shuffles.',
    );
  });

  it('prints piles: who separates, who chooses, where each goes', () => {
    const revealed = { kind: 'bound', name: 'revealed' } as const;
    const text = spell(
      [],
      { kind: 'reveal', what: { kind: 'topOfLibrary', of: you, count: 9 }, as: 'revealed' },
      { kind: 'choosePlayer', who: you, from: { kind: 'opponents' }, as: 'splitter' },
      { kind: 'separate', what: revealed, by: { kind: 'bound', name: 'splitter' }, as: 'piles' },
      { kind: 'choosePile', piles: 'piles', by: you, as: 'pick', other: 'rest' },
      { kind: 'move', what: { kind: 'bound', name: 'pick' }, to: { zone: Zone.Battlefield } },
      {
        kind: 'move',
        what: { kind: 'bound', name: 'rest' },
        to: { zone: Zone.Library, position: 'bottom', orderedBy: you },
      },
    );
    expect(text).toBe(
      'Reveal the top nine cards of your library. An opponent separates those cards into two piles. Put one pile onto the battlefield and the other on the bottom of your library in any order.',
    );
  });

  it('prints a choice where the next instruction uses it', () => {
    const looked = { kind: 'bound', name: 'looked' } as const;
    const kept = { kind: 'bound', name: 'kept' } as const;
    const text = spell(
      [],
      { kind: 'lookAt', who: you, what: { kind: 'topOfLibrary', of: you, count: 9 }, as: 'looked' },
      { kind: 'chooseObjects', who: you, from: looked, min: 1, max: 1, as: 'kept' },
      { kind: 'move', what: kept, to: { zone: Zone.Hand } },
      {
        kind: 'move',
        what: { kind: 'minus', from: looked, without: kept },
        to: { zone: Zone.Library, position: 'bottom', orderedBy: you },
      },
    );
    expect(text).toBe(
      'Look at the top nine cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.',
    );
  });

  it('prints "unless" for a payment that averts an effect', () => {
    const targetSpell: TargetSpec = { ...targetCreature, what: { kind: 'isSpell' }, zone: Zone.Stack };
    const counter: Effect = { kind: 'counter', what: target };
    expect(
      spell([targetSpell], {
        kind: 'mayPay',
        who: { kind: 'controllerOf', what: target },
        cost: [{ kind: 'mana', cost: '{3}' }],
        else: counter,
      }),
    ).toBe('Counter target spell unless its controller pays {3}.');
  });

  it('says a target aloud that no instruction speaks of', () => {
    expect(spell([targetCreature], draw)).toBe('Choose target creature. Draw a card.');
  });

  it('prints modes on lines of their own', () => {
    const options = [
      { targets: [], effect: draw },
      { targets: [targetCreature], effect: { kind: 'destroy', what: target } },
    ] as const;
    const text = printAbility(
      { kind: 'spell', targets: [], effect: { kind: 'sequence', of: [] }, modes: { min: 1, max: 1, options } },
      faceContext(faceOf(CardType.Instant)),
    );
    expect(text).toBe('Choose one \u2014\n\u2022 Draw a card.\n\u2022 Destroy target creature.');
  });
});

describe('cards and prompts', () => {
  it('prints a card’s plain keywords on one line, in the order of rules text', () => {
    const keywords = Keyword.Vigilance | Keyword.Flying | Keyword.Haste;
    const protection: Ability = {
      kind: 'keyword',
      keyword: 'protection',
      from: { kind: 'color', colors: 4 },
      label: 'black',
    };
    expect(printFace(faceOf(CardType.Creature, { keywords, abilities: [protection] }))).toEqual([
      'Flying, vigilance, haste, protection from black',
    ]);
  });

  it('prints both faces under their names', () => {
    const front = faceOf(CardType.Instant, {
      name: 'Front',
      abilities: [{ kind: 'spell', targets: [], effect: draw }],
    });
    const back = faceOf(CardType.Land, { name: 'Back' });
    const card: CardDefinition = { name: 'Front // Back', layout: 'modalDoubleFaced', faces: [front, back] };
    expect(printCard(card)).toEqual(['Front', 'Draw a card.', 'Back']);
  });

  it('speaks to other abilities of what was paid', () => {
    const paid = { kind: 'sacrifice', filter: creature, count: 1, name: 'paid' } as const;
    const damage: Effect = {
      kind: 'damage',
      amount: { kind: 'power', of: { kind: 'bound', name: 'paid' } },
      to: target,
      players: target,
    };
    const face = faceOf(CardType.Instant, {
      abilities: [
        { kind: 'keyword', keyword: 'additionalCost', cost: [paid] },
        { kind: 'spell', targets: [anyTarget], effect: damage },
      ],
    });
    expect(printFace(face)[1]).toBe("Sample deals damage equal to the sacrificed creature's power to any target.");
  });

  it('describes filters and sets for prompts', () => {
    expect(describeFilter({ kind: 'not', of: land }, Zone.Battlefield)).toBe('nonland permanent');
    expect(
      describeFilter({ kind: 'and', of: [land, { kind: 'supertype', supertypes: Supertype.Basic }] }, Zone.Library),
    ).toBe('basic land card');
    expect(describeFilter({ kind: 'type', types: CardType.Instant | CardType.Sorcery }, Zone.Stack)).toBe(
      'instant or sorcery spell',
    );
    expect(
      describeObjectSet({
        kind: 'all',
        zone: Zone.Battlefield,
        filter: { kind: 'and', of: [creature, { kind: 'controlledBy', who: you }] },
      }),
    ).toBe('all creatures you control');
  });

  it('says who draws where what another would draw is replaced', () => {
    const who = { kind: 'opponents' } as const;
    const instead = { kind: 'draw', who: { kind: 'you' }, count: 1 } as const;
    expect(
      onCreature({ kind: 'replacement', replacement: { kind: 'draw', who, exceptFirstInDrawStep: true, instead } }),
    ).toBe(
      'If an opponent would draw a card except the first one they draw in each of their draw steps, you draw a card instead.',
    );
  });
});
