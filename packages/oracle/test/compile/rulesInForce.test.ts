/** Static abilities about costs, searches, mana, hexproof, day and night. */
import type { Ability } from '@foretell/rules/ir';
import { CardType, Step, Zone } from '@foretell/rules/ir';
import { expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

const YOU = { kind: 'you' };
const OPPONENTS = { kind: 'opponents' };

function read(text: string): readonly Ability[] | string {
  return abilitiesOf(sample(text, { typeLine: 'Enchantment', power: null, toughness: null }));
}

it('becomes day, and tells of night', () => {
  expect(
    read(
      "If it's neither day nor night, it becomes day as this enchantment enters.\nWhenever day becomes night or night becomes day, draw a card.\nWhen this enchantment enters, it becomes night.",
    ),
  ).toMatchObject([
    { replacement: { kind: 'enters', what: { kind: 'isSelf' }, as: [{ kind: 'day' }] } },
    {
      event: {
        kind: 'anyOf',
        of: [
          { kind: 'performs', action: 'day becomes night' },
          { kind: 'performs', action: 'night becomes day' },
        ],
      },
    },
    { effect: { kind: 'becomeDayOrNight', which: 'night' } },
  ]);
});

it('limits searches and what lands make', () => {
  expect(
    read(
      'If an opponent would search a library, that player searches the top three cards of that library instead.\nIf a land is tapped for two or more mana, it produces {C} instead of any other type and amount.',
    ),
  ).toMatchObject([
    { replacement: { kind: 'search', who: OPPONENTS, topOnly: 3 } },
    {
      replacement: {
        kind: 'produceMana',
        what: { kind: 'type', types: CardType.Land },
        who: { kind: 'eachPlayer' },
        atLeast: 2,
        outcome: { kind: 'become', type: 5, amount: 1 },
      },
    },
  ]);
});

it('changes costs of spells and of abilities together', () => {
  expect(
    read('Each spell a player casts costs {2} more to cast for each other spell that player has cast this turn.'),
  ).toMatchObject([
    {
      effect: {
        change: {
          who: { kind: 'eachPlayer' },
          increase: [
            {
              kind: 'genericMana',
              amount: { kind: 'times', of: { kind: 'spellsCastThisTurn', of: { name: 'thatPlayer' } }, by: 2 },
            },
          ],
        },
      },
    },
  ]);
  expect(
    read(
      "During your turn, spells your opponents cast cost {1} more to cast and abilities your opponents activate cost {2} more to activate unless they're mana abilities.",
    ),
  ).toMatchObject([
    { condition: { kind: 'turnOf' }, effect: { change: { who: OPPONENTS, what: 'spell' } } },
    {
      condition: { kind: 'turnOf' },
      effect: {
        change: {
          who: OPPONENTS,
          what: 'ability',
          ability: { kind: 'isAbility', exceptMana: true },
          increase: [{ kind: 'mana', cost: '{2}' }],
        },
      },
    },
  ]);
  expect(
    read('Abilities your opponents activate that target a Goat you control cost {2} more to activate.'),
  ).toMatchObject([{ effect: { change: { who: OPPONENTS, what: 'ability', ability: { kind: 'targets' } } } }]);
  expect(
    read("Spells you cast with mana value 6 or greater cost {1} less to cast and can't be countered."),
  ).toMatchObject([
    { effect: { change: { who: YOU, filter: { kind: 'manaValue', value: 6 }, reduceGeneric: 1 } } },
    {
      effect: {
        restriction: {
          kind: 'cantBeCountered',
          what: { of: [{ kind: 'manaValue' }, { kind: 'controlledBy', who: YOU }] },
        },
      },
    },
  ]);
});

it('costs to attack what is worked out', () => {
  expect(
    read(
      "Creatures can't attack you or planeswalkers you control unless their controller pays {X} for each of those creatures, where X is the number of enchantments you control.",
    ),
  ).toMatchObject([
    {
      effect: {
        restriction: {
          kind: 'attackCost',
          planeswalkers: true,
          cost: [{ kind: 'genericMana', amount: { kind: 'count' } }],
        },
      },
    },
  ]);
});

it('lets things be targeted, cast, paid for and damaged in other ways', () => {
  expect(
    read(
      "Your opponents and permanents your opponents control with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof.",
    ),
  ).toMatchObject([{ effect: { allowance: { kind: 'ignoresHexproof', players: OPPONENTS, by: YOU } } }]);
  expect(read('Players can cast spells and activate abilities only during their own turns.')).toMatchObject([
    { effect: { restriction: { kind: 'cantCast', who: { kind: 'except', without: { kind: 'activePlayer' } } } } },
    { effect: { restriction: { kind: 'cantActivate', what: { kind: 'any' }, exceptMana: false } } },
  ]);
  expect(read('You may spend mana as though it were mana of any color.')).toMatchObject([
    { effect: { allowance: { kind: 'spendManaAs', manaAs: 'anyColor', spells: { kind: 'any' } } } },
  ]);
  expect(read("Combat damage that would be dealt by creatures you control can't be prevented.")).toMatchObject([
    { effect: { restriction: { kind: 'cantPreventDamage', combat: true, sources: { kind: 'and' } } } },
  ]);
  expect(
    read('Lands your opponents control lose all land types and abilities, and they gain "{T}: Add {R}."'),
  ).toMatchObject([
    {
      effect: {
        changes: [{ kind: 'setLandTypes', subtypes: [] }, { kind: 'loseAllAbilities' }, { kind: 'addAbilities' }],
      },
    },
  ]);
});

it('draws and dies in another way', () => {
  expect(
    read('If you would draw a card while you have no cards in hand, instead you draw two cards and you lose 1 life.'),
  ).toMatchObject([
    {
      replacement: {
        kind: 'draw',
        who: YOU,
        condition: { kind: 'compare' },
        instead: { of: [{ count: 2 }, { amount: 1 }] },
      },
    },
  ]);
  expect(
    read(
      'If you would draw a card, exile the top two cards of your library instead. You may play those cards this turn.',
    ),
  ).toMatchObject([{ replacement: { kind: 'draw', instead: { of: [{ kind: 'exile' }, { kind: 'permit' }] } } }]);
  expect(
    read(
      "If a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put into an opponent's graveyard, exile that card instead.",
    ),
  ).toMatchObject([
    { replacement: { kind: 'moves', from: Zone.Battlefield, to: Zone.Graveyard } },
    {
      replacement: { kind: 'moves', to: Zone.Graveyard, what: { of: [{}, {}, { kind: 'ownedBy' }, { kind: 'not' }] } },
    },
  ]);
});

it('says what cannot attack, block, crew or be activated', () => {
  const what = { kind: 'attachedToBySource' };
  expect(
    abilitiesOf(
      sample(
        "Enchant creature\nEnchanted creature can't attack, block, or crew Vehicles, and its activated abilities can't be activated unless they're mana abilities.",
        { typeLine: 'Enchantment — Aura', power: null, toughness: null },
      ),
    ),
  ).toMatchObject([
    {},
    { effect: { restriction: { kind: 'cantAttack', what } } },
    { effect: { restriction: { kind: 'cantBlock', what } } },
    { effect: { restriction: { kind: 'cantCrew', what } } },
    { effect: { restriction: { kind: 'cantActivate', what, exceptMana: true } } },
  ]);
  expect(read("Creatures without flying can't attack you.")).toMatchObject([
    { effect: { restriction: { kind: 'cantAttack', defenders: YOU, playersOnly: true } } },
  ]);
  expect(
    read(
      "{2}, {T}: Until your next turn, target creature can't attack or block and its activated abilities can't be activated.",
    ),
  ).toMatchObject([
    {
      effect: {
        of: [
          { effect: { restriction: { kind: 'cantAttack' } }, duration: { kind: 'untilNextTurnOf' } },
          { effect: { restriction: { kind: 'cantBlock' } } },
          { effect: { restriction: { kind: 'cantActivate', what: { kind: 'among' }, exceptMana: false } } },
        ],
      },
    },
  ]);
});

it('skips turns and steps, uses loyalty twice and counts mana symbols', () => {
  expect(
    read(
      'If an opponent would begin an extra turn, that player skips that turn instead.\n{T}: Target player skips their next untap step.',
    ),
  ).toMatchObject([
    { effect: { restriction: { kind: 'skipsExtraTurns', who: OPPONENTS } } },
    { effect: { kind: 'skipNext', step: Step.Untap } },
  ]);
  expect(
    read('You may activate the loyalty abilities of planeswalkers you control twice each turn rather than only once.'),
  ).toMatchObject([{ effect: { allowance: { kind: 'loyaltyTwice', what: { kind: 'and' } } } }]);
  expect(
    read(
      '{T}: You gain X life, where X is the number of green mana symbols in the mana costs of permanents you control.',
    ),
  ).toMatchObject([{ effect: { amount: { kind: 'devotion', colors: 16, of: YOU } } }]);
  expect(read('{T}: Add {C}{C}. Spend this mana only on costs that contain {X}.')).toMatchObject([
    { effect: { mana: { spend: { onCostsWithX: true } } } },
  ]);
});

it('keeps mana, takes counters of one kind, pays with life and changes tokens', () => {
  expect(read("You don't lose unspent red mana as steps and phases end.")).toMatchObject([
    { effect: { allowance: { kind: 'manaDoesntEmpty', who: YOU, type: 3 } } },
  ]);
  expect(read('If you would lose unspent mana, that mana becomes colorless instead.')).toMatchObject([
    { effect: { allowance: { kind: 'manaDoesntEmpty', who: YOU, becomes: 5 } } },
  ]);
  expect(
    read("You can't get poison counters.\nCreatures you control can't have -1/-1 counters put on them."),
  ).toMatchObject([
    { effect: { restriction: { kind: 'cantGetCounters', who: YOU, counter: 'poison' } } },
    { effect: { restriction: { kind: 'cantHaveCounters', counter: '-1/-1' } } },
  ]);
  expect(
    read(
      'You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.',
    ),
  ).toMatchObject([{ effect: { allowance: { kind: 'playFromTopOfLibrary', cost: 'lifeForManaValue' } } }]);
  expect(
    read(
      'If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens with flying are created instead.\nIf one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.\nIf one or more tokens would be created under your control, those tokens plus an additional Food token are created instead.',
    ),
  ).toMatchObject([
    { replacement: { of: { kind: 'type' }, become: { token: { subtypes: ['Angel'] } } } },
    { replacement: { plus: { token: { subtypes: ['Squirrel'] }, count: 'asMany' } } },
    { replacement: { plus: { token: { subtypes: ['Food'] }, count: 1 } } },
  ]);
});

it('closes graveyards, and asks for at least so many', () => {
  expect(read("Players can't cast spells from graveyards or activate abilities of cards in graveyards.")).toMatchObject(
    [
      { effect: { restriction: { kind: 'cantCast', from: [Zone.Graveyard] } } },
      { effect: { restriction: { kind: 'cantActivate', what: { kind: 'inZone', zone: Zone.Graveyard } } } },
    ],
  );
  expect(
    read('Goats you control also get +1/+0 and have trample as long as you control at least three other enchantments.'),
  ).toMatchObject([
    {
      condition: { kind: 'compare', op: '>=', right: 3 },
      effect: { changes: [{ kind: 'modifyPowerToughness' }, { kind: 'addKeywords' }] },
    },
  ]);
});
