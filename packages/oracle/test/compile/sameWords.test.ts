/** Texts that say in other words what is printed, and readings that would lose what is said. */
import { expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

it.each([
  'When this creature enters, target opponent reveals a card at random from their hand.',
  "At the beginning of each player's upkeep, that player returns a permanent they control to its owner's hand unless they pay 1 life.",
  'At the beginning of each of your postcombat main phases, you gain 1 life.',
  'Whenever you attack a player, create a Food token.',
  '{1}: Return this card from your graveyard to your hand. Activate only during your upkeep and only if you control a Forest.',
  'When this creature enters, mill two cards. If at least one Elf card is milled this way, draw a card.',
  'Whenever this creature attacks, if defending player is poisoned, it gets +1/+1 until end of turn.',
  'When this creature enters, return target artifact card that isn’t a Vehicle from your graveyard to your hand.'.replace(
    '’',
    "'",
  ),
])('%s', (text) => {
  expect(abilitiesOf(sample(text))).toHaveLength(1);
});

it('takes the cards that were chosen for each player, not those that were milled', () => {
  const text =
    "Each player mills two cards. For each player, choose a creature card in that player's graveyard. Put those cards onto the battlefield under your control.";
  expect(abilitiesOf(sorcery(text))).toMatchObject([
    {
      effect: {
        of: [
          { kind: 'mill' },
          { kind: 'forEachPlayer', do: { kind: 'chooseObjects', as: 'chosen4', collects: true } },
          { kind: 'move', what: { kind: 'bound', name: 'chosen4' } },
        ],
      },
    },
  ]);
});

it('gives the X of a ward its number', () => {
  expect(
    abilitiesOf(sample('This creature has ward {X}, where X is the number of experience counters you have.')),
  ).toMatchObject([
    {
      effect: {
        changes: [
          { abilities: [{ keyword: 'ward', cost: [{ kind: 'genericMana', amount: { kind: 'playerCounters' } }] }] },
        ],
      },
    },
  ]);
});
