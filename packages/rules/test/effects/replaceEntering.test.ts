import { describe, expect, it } from 'vitest';
import { CardType, type Effect, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { playerValue } from '../../src/state/handle.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { Stage } from '../../src/turn/stage.ts';
import { all, everyone, isCreature, isLand, opponents, PLAIN, you } from '../actions/words.ts';
import { always, card, creature, enchantment, every, IS_LAND, YOURS } from './board.ts';
import { enters, IS_SELF, position, replacement } from './replacing.ts';

const CARDS = [
  ...PLAIN,
  card('slow land', CardType.Land, { abilities: [enters({ kind: 'tapped' })] }),
  card('pay land', CardType.Land, {
    abilities: [enters({ kind: 'tappedUnlessPaid', cost: [{ kind: 'payLife', amount: 2 }] })],
  }),
  card('check land', CardType.Land, {
    abilities: [
      replacement({
        kind: 'enters',
        what: IS_SELF,
        condition: {
          kind: 'not',
          of: { kind: 'exists', what: every(IS_LAND, YOURS, { kind: 'subtype', subtypes: ['Forest'] }) },
        },
        as: [{ kind: 'tapped' }],
      }),
    ],
  }),
  enchantment('all lands are mountains', always(every(IS_LAND), { kind: 'setLandTypes', subtypes: ['Mountain'] })),
  creature('hydra', 0, 0, {
    manaCost: '{X}{G}',
    abilities: [enters({ kind: 'counters', counter: '+1/+1', count: { kind: 'x' } })],
  }),
  creature('hydra bear', 2, 2, {
    manaCost: '{X}',
    abilities: [enters({ kind: 'counters', counter: '+1/+1', count: { kind: 'x' } })],
  }),
  creature('clone', 0, 0, { abilities: [enters({ kind: 'copy', of: isCreature, optional: true })] }),
  creature('flying clone', 0, 0, {
    abilities: [
      enters({
        kind: 'copy',
        of: isCreature,
        optional: false,
        changes: [{ kind: 'addTypes', types: CardType.Artifact }],
      }),
    ],
  }),
  creature('slow bear', 2, 2, {
    abilities: [enters({ kind: 'tapped' }, { kind: 'counters', counter: 'charge', count: 3 })],
  }),
  enchantment(
    'their creatures enter tapped',
    replacement({
      kind: 'enters',
      what: { kind: 'and', of: [isCreature, { kind: 'controlledBy', who: opponents }] },
      as: [{ kind: 'tapped' }],
    }),
  ),
  creature('all creatures enter tapped', 1, 1, {
    abilities: [replacement({ kind: 'enters', what: isCreature, as: [{ kind: 'tapped' }] })],
  }),
  enchantment(
    'double counters',
    replacement({ kind: 'putCounters', what: { kind: 'controlledBy', who: you }, times: 2 }),
  ),
  enchantment(
    'one more counter',
    replacement({ kind: 'putCounters', what: { kind: 'controlledBy', who: you }, counter: '+1/+1', plus: 1 }),
  ),
  creature('counter bear', 2, 2, {
    subtypes: ['Bear'],
    abilities: [enters({ kind: 'counters', counter: '+1/+1', count: 3 })],
  }),
  card('walker', CardType.Planeswalker, { loyalty: 4 }),
  enchantment('no counters', {
    kind: 'static',
    effect: { kind: 'restriction', restriction: { kind: 'cantHaveCounters', what: isCreature } },
  }),
  enchantment(
    'chosen',
    enters({ kind: 'chooseColor' }, { kind: 'chooseCreatureType' }, { kind: 'choosePlayer', from: opponents }),
  ),
  enchantment('named', enters({ kind: 'chooseName', filter: isLand }, { kind: 'chooseBasicLandType' })),
  creature('gift', 3, 3, { subtypes: ['Elf'], abilities: [enters({ kind: 'underControlOf', who: opponents })] }),
  card('spying glass', CardType.Artifact, {
    abilities: [enters({ kind: 'lookAtHand', of: opponents }, { kind: 'chooseName', filter: isLand })],
  }),
  card('hungry rock', CardType.Artifact, {
    abilities: [enters({ kind: 'pay', cost: [{ kind: 'discard', filter: isLand, count: 1 }], otherwise: 'graveyard' })],
  }),
  enchantment(
    'nothing dies',
    replacement({
      kind: 'moves',
      what: { kind: 'any' },
      to: Zone.Graveyard,
      outcome: { kind: 'goTo', zone: Zone.Exile },
    }),
  ),
];

describe('a look at a hand as something enters', () => {
  it('shows it to who controls what enters, before the choice after it', () => {
    const lab = position(CARDS);
    const [bear] = lab.put(Zone.Hand, 1, 'slow bear');
    const [glass] = lab.put(Zone.Hand, 0, 'spying glass');
    expect(lab.knows(0, bear!)).toBe(false);
    lab.move(glass!, Zone.Battlefield);
    expect(lab.asked.kind).toBe(DecisionKind.Name);
    expect(lab.knows(0, bear!)).toBe(true);
  });
});

describe('entering tapped (614.1c)', () => {
  it('taps what says so of itself, and asks nothing', () => {
    const lab = position(CARDS);
    const [slow] = lab.put(Zone.Hand, 0, 'slow land');
    lab.playLand(slow!);
    expect(lab.permanent('slow land').tapped).toBe(true);
  });

  it('offers the payment to who can pay it', () => {
    for (const [pick, life, tapped] of [
      [1, 18, false],
      [0, 20, true],
    ] as const) {
      const lab = position(CARDS);
      const [land] = lab.put(Zone.Hand, 0, 'pay land');
      lab.playLand(land!);
      expect(lab.asked.kind).toBe(DecisionKind.YesNo);
      expect(lab.game.permanent(land!), 'not on the battlefield while deciding (614.12a)').toBe(null);
      lab.pick(pick);
      expect(lab.permanent('pay land').tapped).toBe(tapped);
      expect(lab.game.player(0).life).toBe(life);
    }
    const lab = position(CARDS);
    lab.game.player(0).life = 1;
    const [land] = lab.put(Zone.Hand, 0, 'pay land');
    lab.playLand(land!);
    expect(lab.question).toBe(null);
    expect(lab.permanent('pay land').tapped).toBe(true);
  });

  it('looks at conditions as it enters', () => {
    for (const forest of [true, false]) {
      const lab = position(CARDS);
      if (forest) lab.put(Zone.Battlefield, 0, 'forest');
      lab.put(Zone.Battlefield, 1, 'forest');
      const [land] = lab.put(Zone.Hand, 0, 'check land');
      lab.playLand(land!);
      expect(lab.permanent('check land').tapped).toBe(!forest);
    }
  });

  it('applies no ability that the permanent would not have on the battlefield (614.12)', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 1, 'all lands are mountains');
    const [pay, slow] = lab.put(Zone.Hand, 0, 'pay land', 'slow land');
    lab.playLand(pay!);
    expect(lab.question).toBe(null);
    expect(lab.permanent('pay land').tapped).toBe(false);
    lab.move(slow!, Zone.Battlefield);
    expect(lab.permanent('slow land').tapped).toBe(false);
  });

  it('goes by who will control it', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 1, 'their creatures enter tapped');
    const [bear] = lab.put(Zone.Graveyard, 0, 'bear');
    lab.move(bear!, Zone.Battlefield, { controller: 1 });
    expect(lab.permanent('bear').tapped).toBe(false);
    const [wolf] = lab.put(Zone.Graveyard, 1, 'wolf');
    lab.move(wolf!, Zone.Battlefield, { controller: 0 });
    expect(lab.permanent('wolf').tapped).toBe(true);
  });

  it('does not apply a general effect to its own source entering (614.12)', () => {
    const lab = position(CARDS);
    const [source, bear] = lab.put(Zone.Hand, 0, 'all creatures enter tapped', 'bear');
    lab.move(source!, Zone.Battlefield);
    expect(lab.permanent('all creatures enter tapped').tapped).toBe(false);
    lab.move(bear!, Zone.Battlefield);
    expect(lab.permanent('bear').tapped).toBe(true);
  });
});

describe('entering with counters', () => {
  it('uses the X of the spell (107.3m), whichever way it was chosen', () => {
    for (const x of [0, 3]) {
      const lab = position(CARDS);
      const [hydra] = lab.put(Zone.Hand, 0, 'hydra bear');
      lab.game.player(0).pool[5] = 4;
      lab.cast(hydra!).pick(x).resolve();
      expect(counterCount(lab.permanent('hydra bear').counters, '+1/+1')).toBe(x);
      expect(lab.permanent('hydra bear').characteristics.power).toBe(2 + x);
    }
  });

  it('has X 0 when it was not cast (R38)', () => {
    const lab = position(CARDS);
    const [hydra] = lab.put(Zone.Graveyard, 0, 'hydra');
    lab.move(hydra!, Zone.Battlefield);
    expect(lab.battlefield(0)).toEqual([]);
    expect(lab.graveyard(0)).toEqual(['hydra']);
  });

  it('multiplies them, in the order the controller chooses where it matters (122.6, 616.1)', () => {
    for (const [first, counters] of [
      ['double counters', 7],
      ['one more counter', 8],
    ] as const) {
      const lab = position(CARDS);
      lab.put(Zone.Battlefield, 0, 'double counters', 'one more counter');
      const [bear] = lab.put(Zone.Hand, 0, 'counter bear');
      lab.move(bear!, Zone.Battlefield);
      expect(lab.asked.player).toBe(0);
      expect(lab.sources).toEqual(['double counters', 'one more counter']);
      lab.pickSource(first);
      expect(lab.question).toBe(null);
      expect(counterCount(lab.permanent('counter bear').counters, '+1/+1')).toBe(counters);
    }
  });

  it('gives planeswalkers their loyalty (306.5b), doubled as counters are', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'double counters', 'double counters');
    const [own, theirs] = [...lab.put(Zone.Hand, 0, 'walker'), ...lab.put(Zone.Hand, 1, 'walker')];
    lab.move(own!, Zone.Battlefield);
    expect(counterCount(lab.permanent('walker').counters, 'loyalty')).toBe(16);
    lab.move(theirs!, Zone.Battlefield);
    expect(counterCount(lab.permanent('walker').counters, 'loyalty')).toBe(4);
  });

  it('puts none on what can have none', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 1, 'no counters');
    const [bear] = lab.put(Zone.Hand, 0, 'counter bear');
    lab.move(bear!, Zone.Battlefield);
    expect(lab.permanent('counter bear').counters).toEqual([]);
  });
});

describe('entering as a copy (707.5)', () => {
  it('offers what is there, and nothing if it may', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 1, 'bear', 'forest', 'wolf');
    const [clone] = lab.put(Zone.Hand, 0, 'clone');
    lab.move(clone!, Zone.Battlefield);
    expect(lab.offered).toEqual(['bear', 'wolf', '-']);
    lab.pickNamed('wolf');
    expect(lab.battlefield(0)).toEqual(['wolf']);
    expect(lab.permanent('wolf').characteristics.power).toBe(3);
  });

  it('dies as itself when nothing is copied', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 1, 'bear');
    const [clone] = lab.put(Zone.Hand, 0, 'clone');
    lab.move(clone!, Zone.Battlefield).pick(0);
    expect(lab.graveyard(0)).toEqual(['clone']);
  });

  it('makes the exceptions it says, and enters as the copied card enters', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 1, 'slow bear');
    const [clone] = lab.put(Zone.Hand, 0, 'flying clone');
    lab.move(clone!, Zone.Battlefield);
    const copy = lab.permanent('slow bear');
    expect(copy.controller).toBe(0);
    expect(copy.characteristics.types).toBe(CardType.Artifact | CardType.Creature);
    expect(copy.tapped).toBe(true);
    expect(counterCount(copy.counters, 'charge')).toBe(3);
  });

  it('has X 0 as a copy of something that was cast with X (R39)', () => {
    const lab = position(CARDS);
    const [hydra] = lab.put(Zone.Hand, 0, 'hydra');
    lab.game.player(0).pool[4] = 4;
    lab.cast(hydra!).pick(3).resolve();
    const [clone] = lab.put(Zone.Hand, 0, 'clone');
    lab.move(clone!, Zone.Battlefield).pick(lab.permanent('hydra').handle);
    expect(lab.battlefield(0)).toEqual(['hydra']);
    expect(lab.graveyard(0)).toEqual(['clone']);
  });
});

describe('copies of spells', () => {
  it('become tokens with the X of the spell they copy (T39b)', () => {
    const copy: Effect = { kind: 'copySpell', what: all(Zone.Stack), who: you, count: 1, newTargets: false };
    const lab = position(CARDS, 2, copy);
    const [hydra] = lab.put(Zone.Hand, 0, 'hydra');
    lab.game.player(0).pool[4] = 5;
    lab.cast(hydra!).pick(4);
    lab.game.decision = null;
    lab.game.stage = Stage.Checks;
    lab.run().resolve();
    expect(lab.battlefield(0)).toEqual(['hydra', 'hydra']);
    const permanents = lab.game.battlefield.map((slot) => lab.game.objects[slot]!);
    expect(permanents.map((permanent) => permanent.isToken)).toEqual([true, false]);
    expect(permanents.map((permanent) => permanent.characteristics.power)).toEqual([4, 4]);
  });
});

describe('choices and payments as it enters (614.12a)', () => {
  it('keeps colour, type and player, chosen in that order', () => {
    const lab = position(CARDS, 3);
    const [card] = lab.put(Zone.Hand, 0, 'chosen');
    lab.move(card!, Zone.Battlefield);
    expect(lab.asked.kind).toBe(DecisionKind.Color);
    lab.pick(3);
    // Types of tokens that no card of the game makes are not offered.
    expect(lab.asked.texts).toEqual(['Bear', 'Elf']);
    lab.pick(1).pick(playerValue(2));
    const permanent = lab.permanent('chosen');
    expect(permanent.chosenColor).toBe(3);
    expect(permanent.chosenType).toBe('Elf');
    expect(permanent.chosenPlayer).toBe(2);
  });

  it('offers the names and basic land types there are', () => {
    const lab = position(CARDS);
    const [card] = lab.put(Zone.Hand, 0, 'named');
    lab.move(card!, Zone.Battlefield);
    expect(lab.asked.texts).toEqual(['forest', 'island', 'slow land', 'pay land', 'check land']);
    lab.pick(1);
    expect(lab.asked.texts).toEqual(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);
    lab.pick(4);
    expect(lab.permanent('named').chosenName).toBe('island');
    expect(lab.permanent('named').chosenType).toBe('Forest');
  });

  it('enters under another player’s control', () => {
    const lab = position(CARDS, 3);
    const [gift] = lab.put(Zone.Hand, 0, 'gift');
    lab.move(gift!, Zone.Battlefield);
    expect(lab.asked.player).toBe(0);
    lab.pick(playerValue(1));
    expect(lab.permanent('gift').controller).toBe(1);
    expect(lab.permanent('gift').owner).toBe(0);
  });

  it('goes to the graveyard unpaid, and where graveyard cards go instead', () => {
    const lab = position(CARDS);
    const [rock] = lab.put(Zone.Hand, 0, 'hungry rock', 'forest', 'bear');
    lab.move(rock!, Zone.Battlefield).pick(0);
    expect(lab.graveyard(0)).toEqual(['hungry rock']);
    const [again] = lab.put(Zone.Hand, 0, 'hungry rock');
    lab.move(again!, Zone.Battlefield).pick(1);
    expect(lab.battlefield(0)).toEqual(['hungry rock']);
    expect(lab.graveyard(0)).toEqual(['hungry rock', 'forest']);
    lab.put(Zone.Battlefield, 1, 'nothing dies');
    const [third] = lab.put(Zone.Hand, 0, 'hungry rock');
    lab.move(third!, Zone.Battlefield);
    expect(lab.question, 'no land to discard').toBe(null);
    expect(lab.exile).toEqual(['hungry rock']);
  });
});

describe('tokens', () => {
  it('enter as replacement effects say, after they have been multiplied (616.1g)', () => {
    const cards = [
      ...CARDS,
      enchantment('twice the tokens', replacement({ kind: 'createTokens', who: you, times: 2 })),
      enchantment('all enter tapped', replacement({ kind: 'enters', what: { kind: 'any' }, as: [{ kind: 'tapped' }] })),
      enchantment(
        'creatures enter bigger',
        replacement({
          kind: 'enters',
          what: { kind: 'and', of: [isCreature, { kind: 'controlledBy', who: everyone }] },
          as: [{ kind: 'counters', counter: '+1/+1', count: 1 }],
        }),
      ),
    ];
    const token = { colors: 0, types: CardType.Creature, subtypes: ['Saproling'], power: 1, toughness: 1 };
    const lab = position(cards, 2, { kind: 'createTokens', who: you, token, count: 2 });
    lab.put(
      Zone.Battlefield,
      0,
      'twice the tokens',
      'twice the tokens',
      'all enter tapped',
      'creatures enter bigger',
      'double counters',
    );
    lab.run();
    const tokens = lab.game.battlefield.map((slot) => lab.game.objects[slot]!).filter((permanent) => permanent.isToken);
    expect(tokens.length).toBe(8);
    expect(tokens.map((permanent) => permanent.tapped)).toEqual(new Array(8).fill(true));
    expect(tokens.map((permanent) => counterCount(permanent.counters, '+1/+1'))).toEqual(new Array(8).fill(2));
    expect(lab.game.cards.length).toBe(lab.game.objects.length);
  });
});

describe('counters put as it enters (122.6)', () => {
  it('are seen by triggers, how many there are in the end', () => {
    const watcher = enchantment('watcher', {
      kind: 'triggered',
      event: { kind: 'countersPut', what: isCreature, counter: '+1/+1' },
      targets: [],
      effect: { kind: 'gainLife', who: you, amount: { kind: 'bound', name: 'thatAmount' } },
    });
    const lab = position([...CARDS, watcher]);
    lab.put(Zone.Battlefield, 0, 'watcher', 'double counters');
    const [bear] = lab.put(Zone.Hand, 0, 'counter bear');
    lab.move(bear!, Zone.Battlefield).resolve();
    expect(lab.game.player(0).life).toBe(26);
  });
});
