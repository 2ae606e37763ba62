/** Trigger conditions: who or what, the verb, the other side, and what narrows it in time. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

const you = { kind: 'you' };
const opponents = { kind: 'opponents' };
const everyone = { kind: 'eachPlayer' };
const isSelf = { kind: 'isSelf' };
const isCreature = { kind: 'type', types: 4 };

function triggerOf(text: string, details: Parameters<typeof sample>[1] = {}): unknown {
  const abilities = abilitiesOf(sample(text, details));
  if (typeof abilities === 'string') return abilities;
  const [only] = abilities;
  return only?.kind === 'triggered' ? only : abilities;
}

const GAIN = 'you gain 1 life.';

describe('what objects do', () => {
  it.each([
    ['Whenever this creature becomes blocked by a creature', { kind: 'becomesBlocked', what: isSelf, by: isCreature }],
    [
      'Whenever this creature blocks or becomes blocked by an artifact creature',
      {
        kind: 'anyOf',
        of: [
          { kind: 'blocks', what: isSelf },
          { kind: 'becomesBlocked', what: isSelf },
        ],
      },
    ],
    ['Whenever a creature attacks you', { kind: 'attacks', what: isCreature, defender: you }],
    [
      'Whenever a creature attacks you or a planeswalker you control',
      { kind: 'attacks', what: isCreature, defender: you, attacked: { kind: 'and' } },
    ],
    [
      'Whenever this creature deals noncombat damage to an opponent',
      { kind: 'dealsDamage', source: isSelf, players: opponents, combat: false },
    ],
    ["Whenever you're dealt damage", { kind: 'dealtDamage', what: { kind: 'or', of: [] }, players: you }],
    [
      'Whenever this creature becomes the target of an instant spell you control',
      { kind: 'becomesTarget', what: isSelf, source: { kind: 'and' } },
    ],
    ['Whenever an Aura becomes attached to this creature', { kind: 'becomesAttached', to: isSelf }],
    ['When this creature enters from a graveyard', { kind: 'moves', what: isSelf, from: 3, to: 4 }],
    [
      'Whenever an artifact card is put into your graveyard from anywhere other than the battlefield',
      { kind: 'moves', notFrom: 4, to: 3 },
    ],
    ['When you sacrifice this creature', { kind: 'moves', what: isSelf, from: 4, cause: 'sacrifice' }],
    [
      'When this creature enters or becomes monstrous',
      { kind: 'anyOf', of: [{ kind: 'moves' }, { kind: 'performs' }] },
    ],
  ])('%s', (condition, event) => {
    expect(triggerOf(`${condition}, ${GAIN}`)).toMatchObject({ event });
  });

  it('is said once of any number', () => {
    expect(triggerOf(`Whenever one or more Wizards you control deal combat damage to a player, ${GAIN}`)).toMatchObject(
      {
        event: { kind: 'dealsDamage', players: everyone, combat: true },
        oneOrMore: true,
      },
    );
    expect(triggerOf('Whenever one or more creatures attack you, tap those creatures.')).toMatchObject({
      event: { kind: 'attacks', defender: you },
      oneOrMore: true,
      effect: { kind: 'tap', what: { kind: 'bound', name: 'thatObject' } },
    });
  });

  it('speaks of the other side by its noun and of the subject as "it", until the other side was spoken of', () => {
    const other = { kind: 'bound', name: 'thatOther' };
    expect(
      triggerOf("Whenever this creature blocks a creature, destroy that creature. It can't be regenerated."),
    ).toMatchObject({ effect: { kind: 'destroy', what: other, noRegeneration: true } });
    expect(
      triggerOf('Whenever this creature becomes blocked by a creature, it gets +1/+1 until end of turn.'),
    ).toMatchObject({
      effect: { kind: 'apply', to: { kind: 'self' } },
    });
  });
});

describe('what players do', () => {
  it.each([
    [
      'Whenever you cast or copy a sorcery spell',
      {
        kind: 'anyOf',
        of: [
          { kind: 'castsSpell', who: you },
          { kind: 'performs', action: 'copy', who: you },
        ],
      },
    ],
    ['Whenever you cast a spell from anywhere other than your hand', { kind: 'castsSpell', who: you, notFrom: 2 }],
    ['Whenever an opponent casts their first artifact spell each turn', { kind: 'castsSpell', who: opponents, nth: 1 }],
    [
      "Whenever you cast your first spell during each opponent's turn",
      { kind: 'while', event: { kind: 'castsSpell', nth: 1 }, condition: { kind: 'turnOf', who: opponents } },
    ],
    [
      'Whenever you cast a spell that targets this creature',
      { kind: 'castsSpell', what: { kind: 'targets', what: isSelf } },
    ],
    ['Whenever you cycle or discard a card', { kind: 'discards', who: you }],
    ['Whenever you expend 4', { kind: 'performs', action: 'expend 4', who: you }],
    ['Whenever you put one or more +1/+1 counters on a creature', { kind: 'countersPut', by: you, counter: '+1/+1' }],
    ['Whenever an opponent searches their library', { kind: 'searchesLibrary', who: opponents }],
  ])('%s', (condition, event) => {
    expect(triggerOf(`${condition}, ${GAIN}`)).toMatchObject({ event });
  });
});

describe('time and state', () => {
  it.each([
    ['Whenever another creature dies during your turn', { kind: 'while', condition: { kind: 'turnOf', who: you } }],
    [
      'Whenever this creature attacks while you control an artifact',
      { kind: 'while', event: { kind: 'attacks', what: isSelf }, condition: { kind: 'exists' } },
    ],
    [
      'Whenever you gain life for the first time each turn',
      { kind: 'firstTime', event: { kind: 'gainsLife', who: you } },
    ],
    [
      'Whenever this creature and at least two other creatures attack',
      { kind: 'while', event: { kind: 'attacks', what: isSelf }, condition: { kind: 'compare', op: '>=', right: 2 } },
    ],
    ['When you control no Islands', { kind: 'state', condition: { kind: 'not' } }],
    ["At the beginning of combat on each opponent's turn", { kind: 'beginningOf', whose: opponents }],
    ["At the beginning of the chosen player's upkeep", { kind: 'beginningOf', whose: { kind: 'chosenForSource' } }],
  ])('%s', (condition, event) => {
    expect(triggerOf(`${condition}, ${GAIN}`)).toMatchObject({ event });
  });

  it('of an enchanted permanent’s controller speaks of the permanent', () => {
    expect(
      triggerOf("Enchant creature\nAt the beginning of the upkeep of enchanted creature's controller, tap it.", {
        typeLine: 'Enchantment — Aura',
        power: null,
        toughness: null,
      }),
    ).toMatchObject([{}, { effect: { kind: 'tap', what: { kind: 'attachedTo' } } }]);
  });

  it('in different zones makes several abilities', () => {
    expect(triggerOf(`Cycling {2}\nWhen you cycle this creature or it dies, ${GAIN}`)).toMatchObject([
      { keyword: 'Cycling' },
      { event: { kind: 'performs', action: 'cycle' } },
      { event: { kind: 'moves' } },
    ]);
  });

  it('is not read of a first time that nobody remembers', () => {
    expect(triggerOf(`Whenever you surveil for the first time each turn, ${GAIN}`)).toBe('unsupported: first-time');
  });
});
