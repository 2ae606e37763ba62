/** What later sentences say of what earlier ones did, and to whom (608.2c). */
import { Zone } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('done this way', () => {
  it('asks for what was done to', () => {
    expect(
      abilitiesOf(
        sorcery('Exile up to one target card from a graveyard. If a creature card was exiled this way, draw a card.'),
      ),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'exile', as: 'exiled' },
            {
              kind: 'if',
              condition: { kind: 'exists', what: { kind: 'where', from: { kind: 'bound', name: 'exiled' } } },
            },
          ],
        },
      },
    ]);
  });

  it('counts what was done to', () => {
    expect(
      abilitiesOf(sorcery('Destroy all creatures. You gain 2 life for each creature destroyed this way.')),
    ).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'destroy', as: 'destroyed' },
            {
              kind: 'gainLife',
              amount: { kind: 'times', of: { kind: 'count', of: { kind: 'bound', name: 'destroyed' } }, by: 2 },
            },
          ],
        },
      },
    ]);
    expect(
      abilitiesOf(sorcery('Mill three cards. For each land card milled this way, you lose 1 life and draw a card.')),
    ).toMatchObject([{ effect: { of: [{ kind: 'mill' }, { kind: 'loseLife' }, { kind: 'draw' }] } }]);
  });

  it('takes what all players do with their own as one, and returns what they exiled', () => {
    const enchantments = { kind: 'type', types: 8 };
    const text =
      'Each player exiles all enchantment cards from their graveyard, then sacrifices all enchantments they control, then puts all cards they exiled this way onto the battlefield.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'exile', what: { zone: Zone.Graveyard, filter: enchantments, of: { kind: 'eachPlayer' } } },
            { kind: 'sacrificeObjects', who: { kind: 'eachPlayer' }, what: { kind: 'all', zone: Zone.Battlefield } },
            { kind: 'move', what: { kind: 'bound' }, to: { zone: Zone.Battlefield } },
          ],
        },
      },
    ]);
  });

  it('asks who controlled what was moved', () => {
    expect(
      abilitiesOf(sorcery("Return target creature to its owner's hand. If you controlled that creature, draw a card.")),
    ).toMatchObject([
      {
        effect: {
          of: [
            {},
            {
              condition: {
                kind: 'matches',
                what: { kind: 'bound', name: 'target' },
                filter: { kind: 'controlledBy', who: { kind: 'you' } },
              },
            },
          ],
        },
      },
    ]);
  });

  it('asks what was spent on a spell', () => {
    expect(
      abilitiesOf(
        sample('Whenever you cast an instant spell, if five or more mana was spent to cast that spell, draw a card.'),
      ),
    ).toMatchObject([
      {
        condition: {
          left: { kind: 'manaSpent', of: { kind: 'bound', name: 'thatObject' } },
          op: '>=',
          right: 5,
        },
      },
    ]);
  });
});

describe('events and what is so meanwhile', () => {
  it('is asked as it happens', () => {
    expect(
      abilitiesOf(sample('Whenever this creature attacks while you control a Goblin, draw a card.')),
    ).toMatchObject([
      { event: { kind: 'while', event: { kind: 'attacks', what: { kind: 'isSelf' } }, condition: { kind: 'exists' } } },
    ]);
  });
});

describe('costs of abilities', () => {
  it('are less by what the ability says', () => {
    expect(
      abilitiesOf(
        sample('{4}: Draw a card. This ability costs {1} less to activate for each legendary creature you control.'),
      ),
    ).toMatchObject([{ kind: 'activated', costsLess: { kind: 'count' } }]);
  });
});

it('does not say of what was destroyed where it is now', () => {
  const text =
    'Destroy all enchantments, then return all cards in your graveyard destroyed this way to the battlefield.';
  expect(abilitiesOf(sorcery(text))).toMatch(/^unread/);
});

it('speaks of opponents alone who could not, where everybody had to', () => {
  const text = "When this creature enters, each player discards a card. Each opponent who can't loses 3 life.";
  expect(abilitiesOf(sample(text))).toMatchObject([
    {
      effect: {
        of: [
          { kind: 'letPlayers', players: { kind: 'having', of: { kind: 'opponents' } } },
          { kind: 'discard', who: { kind: 'eachPlayer' } },
          { kind: 'loseLife' },
        ],
      },
    },
  ]);
});

it('has no name for the opponent of a clash', () => {
  const text = 'Clash with an opponent. If you win, draw a card. Otherwise, that player draws a card.';
  expect(abilitiesOf(sorcery(text))).toMatch(/^unread/);
});

it('counts Auras that are gone with what they were attached to (608.2h)', () => {
  const text = 'Whenever an enchanted creature dies, draw a card for each Aura you controlled that was attached to it.';
  expect(JSON.stringify(abilitiesOf(sample(text)))).toContain(
    '"kind":"attachmentsOf","what":{"kind":"bound","name":"thatObject"},"asItLeft":true',
  );
});

it('means by "that much" of what was not done how much it would have been', () => {
  const text =
    "{T}: You lose life equal to this creature's power if it's your turn. Otherwise, each opponent loses that much life.";
  const power = { kind: 'power', of: { kind: 'self' } };
  expect(abilitiesOf(sample(text))).toMatchObject([
    { effect: { kind: 'if', else: { kind: 'loseLife', who: { kind: 'opponents' }, amount: power } } },
  ]);
});
