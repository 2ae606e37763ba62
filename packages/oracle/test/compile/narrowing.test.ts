/** What clauses after several nouns are about, and which of two creatures is "that creature". */
import { CardType, EVENT_NAMES, Zone } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('clauses after several nouns', () => {
  it('asks only of creatures what only creatures have', () => {
    const wanted = {
      kind: 'or',
      of: [
        { kind: 'type', types: CardType.Artifact | CardType.Enchantment },
        {
          kind: 'and',
          of: [
            { kind: 'type', types: CardType.Creature },
            { kind: 'power', op: '>=', value: 7 },
          ],
        },
      ],
    };
    expect(
      abilitiesOf(sorcery('Exile target artifact, enchantment, or creature with power 7 or greater.')),
    ).toMatchObject([{ targets: [{ what: wanted }] }]);
  });

  it('asks of all what all of them have', () => {
    expect(abilitiesOf(sorcery('Exile target artifact or creature with mana value 3 or less.'))).toMatchObject([
      {
        targets: [
          {
            what: {
              kind: 'and',
              of: [
                { kind: 'type', types: CardType.Artifact | CardType.Creature },
                { kind: 'manaValue', op: '<=', value: 3 },
              ],
            },
          },
        ],
      },
    ]);
  });
});

describe('that creature', () => {
  it('is the one that was called a creature, not the one called by its type', () => {
    const text =
      "Whenever a Goat you control deals damage to a creature, that Goat deals that much damage to that creature's controller.";
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        effect: {
          kind: 'damage',
          source: { kind: 'bound', name: EVENT_NAMES.object },
          players: { kind: 'controllerOf', what: { kind: 'bound', name: EVENT_NAMES.other } },
        },
      },
    ]);
  });
});

describe('attached to it', () => {
  it('is never attached to itself', () => {
    const text = 'Whenever this creature blocks, attach up to one target Equipment to it.';
    expect(
      abilitiesOf(sample(text.replace('to it', 'to her'), { typeLine: 'Legendary Creature — Elf' })),
    ).toMatchObject([{ effect: { kind: 'attach', what: { name: 'target' }, to: { kind: 'self' } } }]);
  });
});

describe('put into your hand this way', () => {
  it('does not speak of the rest', () => {
    const [ability] = abilitiesOf(
      sorcery(
        "Look at the top four cards of your library. You may reveal a land card from among them and put it into your hand. Put the rest on the bottom of your library in a random order. If you didn't put a card into your hand this way, draw a card.",
      ),
    );
    const parts =
      typeof ability === 'object' && ability.kind === 'spell' && ability.effect.kind === 'sequence'
        ? ability.effect.of
        : [];
    const toHand = parts.find((part) => part.kind === 'move' && part.to.zone === Zone.Hand);
    expect(parts.at(-1)).toMatchObject({
      kind: 'if',
      condition: {
        kind: 'not',
        of: { kind: 'exists', what: { kind: 'bound', name: toHand?.kind === 'move' ? toHand.as : '' } },
      },
    });
  });

  it('puts all that was revealed where one sentence says "those cards"', () => {
    const text =
      'Whenever this creature deals combat damage to a player, that player reveals cards from the top of their library until they reveal two artifact cards, then puts those cards into their graveyard.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'revealUntil', count: 2 },
            { kind: 'move', what: { kind: 'union' } },
          ],
        },
      },
    ]);
  });
});
