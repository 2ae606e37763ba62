/** Trigger conditions about tokens, dice, energy, commanders, excess damage and spells after the first. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

const you = { kind: 'you' };
const isSelf = { kind: 'isSelf' };
const isCreature = { kind: 'type', types: 4 };
const theirs = { kind: 'controlledBy', who: { kind: 'opponents' } };
const yours = { kind: 'controlledBy', who: you };
const own = { kind: 'ownedBy', who: you };
const nothing = { kind: 'or', of: [] };

function eventOf(condition: string): unknown {
  const abilities = abilitiesOf(sample(`${condition}, you gain 1 life.`, { typeLine: 'Legendary Creature — Human' }));
  const [only] = typeof abilities === 'string' ? [] : abilities;
  return only?.kind === 'triggered' ? { ...only.event, ...(only.oneOrMore ? { oneOrMore: true } : {}) } : abilities;
}

describe('trigger conditions', () => {
  it.each([
    [
      'Whenever a creature an opponent controls is dealt excess noncombat damage',
      { kind: 'dealtDamage', what: { kind: 'and', of: [isCreature, theirs] }, combat: false, excess: true },
    ],
    ['Whenever combat damage is dealt to you', { kind: 'dealtDamage', what: nothing, players: you, combat: true }],
    [
      'Whenever combat damage is dealt to you or a planeswalker you control',
      { kind: 'dealtDamage', what: { kind: 'and', of: [{ kind: 'type', types: 64 }, yours] }, players: you },
    ],
    [
      'Whenever you cast a spell other than your first spell each turn',
      { kind: 'castsSpell', what: { kind: 'any' }, notFirst: true },
    ],
    [
      'Whenever an opponent casts an instant spell other than the first instant spell that player casts each turn',
      { kind: 'castsSpell', who: { kind: 'opponents' }, notFirst: true },
    ],
    ['Whenever you get one or more {E}', { kind: 'countersPut', what: nothing, players: you, counter: 'energy' }],
    [
      'Whenever you put one or more counters on a permanent or player',
      { kind: 'countersPut', by: you, players: { kind: 'eachPlayer' } },
    ],
    ['Whenever you pay life', { kind: 'performs', action: 'pay life', who: you }],
    ['Whenever you roll one or more dice', { kind: 'performs', action: 'roll a die', who: you, oneOrMore: true }],
    [
      'Whenever you create a token',
      { kind: 'moves', to: 4, cause: 'token', what: { kind: 'and', of: [{ kind: 'token' }, yours] } },
    ],
    [
      'Whenever you create or sacrifice a token',
      {
        kind: 'anyOf',
        of: [
          { kind: 'moves', to: 4 },
          { kind: 'sacrifices', who: you, what: { kind: 'token' } },
        ],
      },
    ],
    ['Whenever you play an Island', { kind: 'playsLand', who: you, what: { kind: 'subtype', subtypes: ['Island'] } }],
    ['Whenever you copy an instant spell', { kind: 'performs', action: 'copy', what: { kind: 'type', types: 16 } }],
    [
      'Whenever a spell or ability you control counters a spell',
      { kind: 'performs', action: 'counter', who: you, to: { kind: 'isSpell' } },
    ],
    [
      'Whenever you activate a loyalty ability of a Chandra planeswalker',
      { kind: 'activatesAbility', keyword: 'loyalty', what: { kind: 'and' } },
    ],
    ['Whenever you activate a boast ability', { kind: 'activatesAbility', keyword: 'Boast', what: { kind: 'any' } }],
    [
      'Whenever your commander enters or attacks',
      {
        kind: 'anyOf',
        of: [
          { kind: 'moves', to: 4, what: { kind: 'and', of: [{ kind: 'commander' }, own] } },
          { kind: 'attacks', what: { kind: 'and', of: [{ kind: 'commander' }, own] } },
        ],
      },
    ],
    ['Whenever this creature crews a Vehicle', { kind: 'performs', action: 'crews', what: isSelf }],
    [
      'Whenever this creature becomes saddled for the first time each turn',
      { kind: 'firstTime', event: { kind: 'performs', action: 'saddle', what: isSelf } },
    ],
    ['Whenever a creature you control fights', { kind: 'performs', action: 'fight' }],
    [
      'Whenever two or more creatures your opponents control attack',
      { kind: 'playerAttacks', who: { kind: 'opponents' }, atLeast: 2 },
    ],
    [
      'Whenever this creature blocks or becomes blocked by one or more Orcs',
      { kind: 'anyOf', oneOrMore: true, of: [{ kind: 'blocks' }, { kind: 'becomesBlocked' }] },
    ],
    [
      'Whenever a permanent you control transforms into a Phyrexian',
      {
        kind: 'performs',
        action: 'transform',
        what: { kind: 'and', of: [yours, { kind: 'subtype', subtypes: ['Phyrexian'] }] },
      },
    ],
    [
      'Whenever one or more cards are put into exile from your library and/or your graveyard',
      {
        kind: 'anyOf',
        oneOrMore: true,
        of: [
          { from: 1, to: 6, what: own },
          { from: 3, to: 6, what: own },
        ],
      },
    ],
    ["Whenever a permanent is returned to a player's hand", { kind: 'moves', from: 4, to: 2 }],
    [
      'Whenever one or more creatures you control deal combat damage to one or more players',
      { kind: 'dealsDamage', players: { kind: 'eachPlayer' }, combat: true, together: true, oneOrMore: true },
    ],
    [
      'Whenever this creature deals damage to one or more creatures',
      { kind: 'dealsDamage', source: isSelf, to: isCreature, oneOrMore: true },
    ],
    [
      'Whenever this creature becomes blocked by one or more colorless creatures',
      { kind: 'becomesBlocked', what: isSelf, oneOrMore: true },
    ],
    [
      'Whenever a creature you control attacks or enters attacking',
      {
        kind: 'anyOf',
        of: [
          { kind: 'attacks' },
          { kind: 'moves', to: 4, what: { kind: 'and', of: [isCreature, yours, { kind: 'attacking' }] } },
        ],
      },
    ],
    ['Whenever you tap a permanent for {C}', { kind: 'tappedForMana', who: you, makes: 32 }],
    [
      'Whenever an opponent is dealt 3 or more damage by a single source',
      { kind: 'dealsDamage', source: { kind: 'any' }, players: { kind: 'opponents' }, atLeast: 3 },
    ],
    ['When this creature is put into your hand from your graveyard', { kind: 'moves', what: isSelf, from: 3, to: 2 }],
    ['Whenever one or more opponents lose life', { kind: 'losesLife', who: { kind: 'opponents' }, oneOrMore: true }],
    [
      "Whenever you activate this creature's outlast ability",
      { kind: 'activatesAbility', what: isSelf, keyword: 'Outlast' },
    ],
    ['Whenever you cast a spell that has convoke', { kind: 'castsSpell', what: { kind: 'keyword' } }],
  ])('%s', (condition, event) => {
    expect(eventOf(condition)).toMatchObject(event);
  });
});
