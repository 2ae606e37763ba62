/** Cards from elsewhere and what players have: splice, wishes, companions, leave to play, copies, shields; invented text and parts of what is read. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

type Line = readonly [text: string, ...parts: string[]];

const SPELLS: readonly Line[] = [
  ['You gain 3 life.\nSplice onto Arcane {1}{W}', '"keyword":"splice"', '"label":"Arcane"'],
  ['Draw a card.\nSplice onto Arcane—Sacrifice two Mountains.', '"keyword":"splice"', '"kind":"sacrifice"'],
  ['Draw a card.\nSplice onto instant or sorcery {2}{U}', '"types":144'],
  ['Exile the top five cards of your library. You may play up to two of those cards this turn.', '"max":2'],
  [
    'Exile the top five cards of your library. Until end of turn, you may cast an artifact spell from among those cards.',
    '"lands":false,"max":1',
  ],
  [
    'Target opponent exiles the top three cards of their library face down. You may look at and play those cards for as long as they remain exiled.',
    '"faceDown":true',
    '"kind":"lookAt"',
    '"duration":{"kind":"indefinite"}',
  ],
  [
    'Each player exiles all but the bottom two cards of their library face down.',
    '"without":{"kind":"bottomOfLibrary"',
    '"count":2',
  ],
  ['Put a card you own from outside the game into your hand.', '"zone":8', '"to":{"zone":2}'],
  [
    'You may reveal a creature card you own from outside the game and put it into your hand.',
    '"kind":"reveal"',
    '"zone":8',
  ],
  [
    'You may reveal an artifact card you own from outside the game or choose a face-up artifact card you own in exile. Put that card into your hand.',
    '"kind":"union"',
    '"kind":"not","of":{"kind":"faceDown"}',
  ],
  ['Until end of turn, you may play a card you own from outside the game.', '"kind":"permit"', '"lands":true,"max":1'],
  [
    "Until your next turn, if an artifact would enter and it wasn't cast, exile it instead.",
    '"kind":"applyReplacement"',
  ],
  [
    'Search your library and graveyard for three cards and exile the rest. Put the chosen cards on top of your library in any order.',
    '"without":{"kind":"bound","name":"found"}',
    '"position":"top"',
  ],
  ['You gain hexproof until end of turn.', '"kind":"playerHexproof"', '"kind":"endOfTurn"'],
  [
    'You and permanents you control gain hexproof from red until end of turn.',
    '"kind":"playerHexproof","who":{"kind":"you"},"sources":{"kind":"color","colors":8}',
    '"keyword":"hexproof from"',
  ],
  [
    "Each opponent discards a card, then each opponent who didn't discard a land card this way loses 2 life.",
    '"kind":"except"',
    '"kind":"ownerOf"',
  ],
  ['Each player other than target player draws a card.', '"kind":"except","of":{"kind":"eachPlayer"}'],
  [
    "Target player sacrifices a creature of their choice. If they can't, they lose 1 life. Then repeat this process for an artifact and a land.",
    '"filter":{"kind":"type","types":1}',
    '"filter":{"kind":"type","types":32}',
    '"op":">="',
  ],
  [
    'Exile the top four cards of your library. If two cards that share a color were exiled this way, repeat this process.',
    '"kind":"repeatWhile"',
    '"kind":"shares","what":"color"',
  ],
  [
    'Flip four coins. Target player skips their next X turns, where X is the number of coins that came up heads.',
    '"kind":"flipCoins"',
    '"kind":"repeat"',
  ],
  [
    'Tap all untapped Elves you control. Each Elf tapped this way deals damage equal to its power to target creature. That creature deals damage equal to its power divided as its controller chooses among any number of those Elves.',
    '"kind":"divideDamage"',
    '"by":{"kind":"controllerOf"',
  ],
];

const PERMANENTS: readonly Line[] = [
  [
    'Companion — Each creature card in your starting deck has mana value 2 or less.',
    '"condition":{"kind":"each","cards":{"kind":"type","types":4},"are":{"kind":"manaValue","op":"<=","value":2}}',
  ],
  [
    'Companion — Your starting deck contains at least ten cards more than the minimum deck size.',
    '"condition":{"kind":"larger","by":10}',
  ],
  [
    'Companion — Your starting deck contains only cards with mana value 4 or greater and land cards.',
    '"cards":{"kind":"any"},"are":{"kind":"or"',
  ],
  [
    'Once during each of your turns, you may cast an enchantment spell from your graveyard.',
    '"oncePerTurn":true',
    '"condition":{"kind":"turnOf"',
  ],
  [
    "Each artifact card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile two other cards from your graveyard.",
    '"way":"escape"',
    '"count":2',
  ],
  ['During your turn, artifact cards in your graveyard have retrace.', '"way":"retrace"', '"kind":"discard"'],
  [
    "Each opponent can't cast creature spells with mana value greater than the number of lands that player controls.",
    '"controlledBy","who":{"kind":"bound","name":"thatPlayer"}',
  ],
  ['You may have this creature enter tapped as a copy of any creature on the battlefield.', '"tapped":true'],
  [
    'You may have this creature enter as a copy of any artifact card in a graveyard. When you do, exile that card.',
    '"kind":"inZone","zone":3',
    '"exiles":true',
  ],
  [
    'When this creature dies, you may cast it from your graveyard as an Adventure until end of turn.',
    '"spells":{"kind":"subtype","subtypes":["Adventure"]}',
  ],
  [
    'Whenever this creature deals damage to a player, if it has dealt 5 or more damage to that player this turn, they lose the game.',
    '"kind":"damageThisTurn"',
    '"right":5',
  ],
  [
    "At the beginning of each of your main phases, if you haven't added mana with this ability this turn, you may add {G}.",
    '"step":3',
    '"step":10',
    '"kind":"designate"',
  ],
  ['Whenever this creature enlists a creature, scry 1.', '"action":"enlist"'],
  [
    'When this creature enters, you gain protection from everything until your next turn.',
    '"kind":"playerProtection"',
    '"label":"everything"',
  ],
];

function expectParts(read: unknown, parts: readonly string[]): void {
  const text = JSON.stringify(read);
  for (const part of parts) expect(text).toContain(part);
}

describe('what spells do with cards from elsewhere and for players', () => {
  it.each(SPELLS.map(([text, ...parts]) => ({ text, parts })))('$text', ({ text, parts }) => {
    expectParts(abilitiesOf(sorcery(text)), parts);
  });
});

describe('what permanents do with cards from elsewhere and for players', () => {
  it.each(PERMANENTS.map(([text, ...parts]) => ({ text, parts })))('$text', ({ text, parts }) => {
    expectParts(abilitiesOf(sample(text)), parts);
  });
});
