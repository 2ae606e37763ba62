/** Clauses by what they become: invented text, and the parts of the ability language that must be in what is read. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

type Line = readonly [text: string, ...parts: string[]];

const SPELLS: readonly Line[] = [
  ['Add seven {R}. You can cast only one more spell this turn.', '"mana":[3,3,3,3,3,3,3]', '"kind":"castLimit"'],
  ["Target player can't cast spells this turn.", '"kind":"cantCast","who":{"kind":"bound","name":"target"}'],
  ["Until end of turn, double target creature's power and it gains menace.", '"kind":"modifyPowerToughness"'],
  [
    'Target instant card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.',
    '"way":"flashback"',
    '"exileAfter":true',
  ],
  [
    'Each player sacrifices all creatures they control that are one or more colors.',
    '"kind":"sacrificeObjects"',
    '"who":{"kind":"eachPlayer"}',
  ],
  [
    'Sacrifice any number of artifacts. Search your library for up to that many artifact cards, put them onto the battlefield tapped, then shuffle.',
    '"max":{"kind":"count","of":{"kind":"bound","name":"sacrificed"}}',
  ],
  [
    'Target player reveals cards from the top of their library until they reveal a land card, then puts those cards into their graveyard.',
    '"kind":"revealUntil"',
    '"kind":"union"',
  ],
  ['Exile target creature with power or toughness 1 or less.', '"kind":"or","of":[{"kind":"power"'],
  ["Return all artifacts target player owns to their owners' hands.", '"kind":"ownedBy","who":{"kind":"bound"'],
  [
    'Create two 1/1 white Soldier creature tokens. If you control a land, destroy all other creatures.',
    '"kind":"not","of":{"kind":"among","what":{"kind":"bound","name":"created"}}',
  ],
  [
    "Return target spell or artifact an opponent controls to its owner's hand.",
    '"spells":{"kind":"and","of":[{"kind":"isSpell"},{"kind":"controlledBy"',
    '"kind":"move"',
  ],
  ['Discard a card. If you do, draw a card.', '"kind":"exists","what":{"kind":"bound","name":"discarded"}'],
  ['Destroy all creatures. Add {B} or {G} for each creature destroyed this way.', '"kind":"combination","types":[2,4]'],
  ['Exile target creature if its mana value is less than or equal to the number of lands you control.', '"op":"<="'],
  [
    "If an opponent cast four or more spells this turn, you may pay {1} rather than pay this spell's mana cost.\nDraw a card.",
    '"what":"spellsThisTurn"',
  ],
  [
    'Destroy target creature if it has mana value 3 or less.\nRevolt — Destroy that creature if it has mana value 5 or less instead if a permanent left the battlefield under your control this turn.',
    '"what":"permanentsLeft"',
  ],
  ['You get {E}{E}. You may pay any amount of {E}. Draw that many cards.', '"kind":"payAnyEnergy"'],
  [
    'Put two +1/+1 counters and a flying counter on target creature.',
    '"counter":"+1/+1","count":2',
    '"counter":"flying","count":1',
  ],
  ['Flip a coin. If you lose the flip, draw a card.', '"kind":"not","of":{"kind":"bound"'],
];

const PERMANENTS: readonly Line[] = [
  [
    'Whenever an opponent draws a card except the first one they draw in each of their draw steps, draw a card.',
    '"exceptFirstInDrawStep":true',
  ],
  ['Whenever you cycle or discard another card, scry 1.', '"kind":"discards"', '"kind":"other"'],
  ['Whenever you cast a spell from anywhere other than your hand, draw two cards.', '"notFrom":2'],
  ['At the beginning of your upkeep, if this card is in your graveyard, draw a card.', '"zone":3'],
  ['When this creature enters, sacrifice it unless it escaped.', '"kind":"not","of":{"kind":"paid","cost":"escape"}'],
  ["If a nontoken artifact would enter and it wasn't cast, exile it instead.", '"kind":"wasCast"', '"to":4'],
  [
    'If you would draw a card while your library has no cards in it, you gain 7 life instead.',
    '"kind":"gainLife","who":{"kind":"you"},"amount":7',
  ],
  ["Each spell costs {2} more to cast except during its controller's turn.", '"kind":"not","of":{"kind":"turnOf"'],
  [
    "Spells and abilities you control can't cause their controller to search their library.",
    '"kind":"cantSearchLibraries","who":{"kind":"you"},"own":true',
  ],
  [
    "When this creature enters, exile target nonland permanent. At the beginning of the next end step, return that card to the battlefield under its owner's control. If it entered under your control, put a +1/+1 counter on this creature.",
    '"kind":"delayed"',
    '"filter":{"kind":"controlledBy","who":{"kind":"you"}}',
  ],
  [
    'When this creature enters, tap target creature. At the beginning of the next end step, target land deals 1 damage to that creature.',
    '"targets":[{"name":"target","what":{"kind":"type","types":4},',
    '"targets":[{"name":"target2","what":{"kind":"type","types":32}',
  ],
  [
    '{T}: Reveal cards from the top of your library until you reveal a land card. This creature deals damage equal to the number of nonland cards revealed this way to target creature. If the revealed land card was a Forest, this creature deals double that damage instead.',
    '"subtypes":["Forest"]',
    '"by":2',
    // All of them were revealed, not only the land.
    '"from":{"kind":"union","of":[{"kind":"bound","name":"revealed"},{"kind":"bound","name":"others2"}]}',
  ],
  ['Colorless spells you cast with mana value 5 or greater cost {2} less to cast.', '"kind":"manaValue"'],
  ['Whenever this creature attacks, defending player exiles the top seventeen cards of their library.', '"count":17'],
];

function read(source: Parameters<typeof abilitiesOf>[0]): string {
  const abilities = abilitiesOf(source);
  return typeof abilities === 'string' ? abilities : JSON.stringify(abilities);
}

describe('clauses', () => {
  it.each(SPELLS)('of spells: %s', (text, ...parts) => {
    for (const part of parts) expect(read(sorcery(text))).toContain(part);
  });

  it.each(PERMANENTS)('of permanents: %s', (text, ...parts) => {
    for (const part of parts) expect(read(sample(text))).toContain(part);
  });
});
