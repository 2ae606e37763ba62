/** Conditions about the turn so far, about what one object is and has, and about how players stand; limits of casting and activating; parts of costs. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const you = { kind: 'you' };
const opponents = { kind: 'opponents' };

/** The condition of "at the beginning of your end step, if …". */
function conditionOf(words: string): unknown {
  const abilities = abilitiesOf(sample(`At the beginning of your end step, if ${words}, you gain 1 life.`));
  if (typeof abilities === 'string') return abilities;
  const [only] = abilities;
  return only?.kind === 'triggered' ? only.condition : abilities;
}

describe('the turn so far', () => {
  it.each([
    ['three or more artifacts died this turn', { left: { kind: 'leftThisTurn', to: 3 }, op: '>=', right: 3 }],
    [
      'an artifact you controlled left the battlefield this turn',
      { left: { kind: 'leftThisTurn', what: { kind: 'and', of: [{}, { kind: 'controlledBy', who: you }] } }, right: 1 },
    ],
    [
      'two or more Goblins entered the battlefield under your control this turn',
      { left: { kind: 'enteredThisTurn' }, right: 2 },
    ],
    ['you sacrificed a Food this turn', { left: { kind: 'leftThisTurn', cause: 'sacrifice' } }],
    ['a card left your graveyard this turn', { left: { kind: 'turnCount', what: 'leftGraveyard', of: you } }],
    [
      "you've cast two or more instant spells this turn",
      { left: { kind: 'spellsCastThisTurn', of: you, what: {} }, right: 2 },
    ],
    ['you gained 3 or more life this turn', { left: { kind: 'turnCount', what: 'lifeGained', of: you }, right: 3 }],
    ['an opponent lost 3 or more life this turn', { left: { kind: 'amongPlayers', of: opponents }, right: 3 }],
    ["you've committed a crime this turn", { left: { kind: 'turnCount', what: 'crimes' } }],
  ])('%s', (words, condition) => {
    expect(conditionOf(words)).toMatchObject(condition);
  });
});

describe('objects and players', () => {
  it.each([
    ['this creature is equipped', { kind: 'matches', filter: { kind: 'equipped' } }],
    ['this creature is monstrous', { kind: 'matches', filter: { kind: 'designated', word: 'monstrous' } }],
    ['this creature has a counter on it', { kind: 'matches', filter: { kind: 'hasAnyCounter' } }],
    ['creatures you control have total power 8 or greater', { left: { kind: 'power' }, op: '>=', right: 8 }],
    ['you control three or more creatures with different powers', { left: { kind: 'differentAmong', what: 'power' } }],
    ['you control an artifact and an enchantment', { kind: 'and', of: [{ kind: 'exists' }, { kind: 'exists' }] }],
    [
      'an opponent has more life than you',
      { left: { kind: 'amongPlayers', which: 'greatest', what: 'life' }, op: '>' },
    ],
    ['an opponent has three or more poison counters', { left: { kind: 'amongPlayers', what: { kind: 'counters' } } }],
    ['you have a full party', { left: { kind: 'party', of: you }, right: 4 }],
  ])('%s', (words, condition) => {
    expect(conditionOf(words)).toMatchObject(condition);
  });

  it('in a zone make the ability function there (113.6b)', () => {
    expect(
      abilitiesOf(
        sample('As long as this card is in your graveyard and you control a Swamp, creatures you control have flying.'),
      ),
    ).toMatchObject([{ kind: 'static', zone: 3, condition: { kind: 'and' } }]);
  });
});

describe('limits', () => {
  it('of casting', () => {
    expect(
      abilitiesOf(
        sample("Cast this spell only during the declare attackers step and only if you've been attacked this step."),
      ),
    ).toMatchObject([
      { keyword: 'castOnly', condition: { kind: 'and', of: [{ kind: 'during' }, { kind: 'isPlayer' }] } },
    ]);
    expect(
      abilitiesOf(
        sorcery('You may cast this spell as though it had flash if you pay {2} more to cast it.\nDraw a card.'),
      ),
    ).toMatchObject([
      { keyword: 'alternativeCost', instant: true, cost: [{ cost: '{1}{U}' }, { cost: '{2}' }] },
      { kind: 'spell' },
    ]);
  });

  it('of activating', () => {
    expect(abilitiesOf(sample('{B}: Draw a card. Activate no more than twice each turn.'))).toMatchObject([
      { kind: 'activated', timesPerTurn: 2 },
    ]);
  });
});

describe('parts of costs', () => {
  it.each([
    [
      '{1}, Remove a +1/+1 counter from a creature you control',
      [{}, { kind: 'removeCounters', count: 1, from: { kind: 'all' } }],
    ],
    ['Remove three charge counters from this creature and sacrifice it', [{ count: 3 }, { kind: 'sacrificeSelf' }]],
    ['{T}, Tap another untapped Wizard you control', [{}, { kind: 'tapPermanents', count: 1 }]],
    ['Sacrifice any number of artifacts', [{ kind: 'sacrifice', count: { kind: 'x' } }]],
  ])('%s', (cost, parts) => {
    expect(abilitiesOf(sample(`${cost}: Draw a card.`))).toMatchObject([{ kind: 'activated', cost: parts }]);
  });
});

describe('delayed triggers about events', () => {
  const effectOf = (text: string): unknown => {
    const [only] = abilitiesOf(sorcery(text));
    return typeof only === 'object' && only.kind === 'spell' ? only.effect : only;
  };

  it('last for the turn, and speak of their own event', () => {
    expect(effectOf('Whenever a creature you control dies this turn, draw a card.')).toMatchObject({
      kind: 'delayed',
      event: { kind: 'moves' },
      once: false,
      duration: { kind: 'endOfTurn' },
    });
    expect(
      effectOf(
        'When you next cast a sorcery spell this turn, copy that spell. You may choose new targets for the copy.',
      ),
    ).toMatchObject({ kind: 'delayed', once: true, effect: { kind: 'copySpell', newTargets: true } });
  });

  it('keep what was named before, and have in them what is said afterwards of the object of their event', () => {
    expect(
      effectOf('Target creature gains flying until end of turn. When that creature dies this turn, draw a card.'),
    ).toMatchObject({ of: [{}, { kind: 'delayed', keep: ['target'] }] });
    expect(
      abilitiesOf(
        sample(
          'When this creature dies, whenever a creature blocks this turn, tap it. It gains flying until end of turn.',
        ),
      ),
    ).toMatchObject([{ effect: { kind: 'delayed', effect: { of: [{ kind: 'tap' }, { kind: 'apply' }] } } }]);
  });

  it('count the resolutions of their ability', () => {
    expect(
      abilitiesOf(
        sample('{1}: Scry 1. If this is the third time this ability has resolved this turn, draw two cards.'),
      ),
    ).toMatchObject([{ effect: { of: [{}, { condition: { left: { kind: 'timesResolved' }, op: '=', right: 3 } }] } }]);
  });
});

describe('cost changes', () => {
  it.each([
    'The second spell you cast each turn costs {1} less to cast.',
    'Spells you cast from your graveyard cost {1} less to cast.',
    'If a creature died this turn, this spell costs {6} less to cast.',
    'This spell costs {2} less to cast for each artifact creature that died this turn.',
    'This spell costs {X} less to cast, where X is the total toughness of Goats you control.',
  ])('%s', (line) => {
    expect(abilitiesOf(sample(line))).toMatchObject([{ kind: expect.stringMatching('static|keyword') }]);
  });
});
