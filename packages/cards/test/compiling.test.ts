/** The pool is a second opinion on the compiler: real rules text, and our own printed text, compile to what was written by hand. */
import { type CardSource, compileCard, printFace } from '@foretell/oracle';
import type { CardDefinition } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { builtInPool } from '../src/index.ts';
import { canonical } from './canonical.ts';
import { cardDataPresent, type PrintedCard, type PrintedFace, readCards } from './cardData.ts';

/** Cards whose compiled definition is another way to write the same, with the reason. */
const EXPLAINED: { readonly [name: string]: string } = {
  'Skewer the Critics': 'spectacle as a keyword of its own',
  'Light Up the Stage': 'spectacle as a keyword of its own',
  'Tooth and Nail': 'entwine is printed after the modes',
  'Selvala, Explorer Returned': 'mana and life are counted at once instead of card by card',
  'Delver of Secrets // Insectile Aberration': 'whether such a card was revealed is asked after the offer',
  "Mizzix's Mastery": 'the printed text says one card, the card as many as are exiled',
  'Hero of Bladehold': 'battle cry as a keyword of its own',
  'Cut // Ribbons': 'the printed text does not say aftermath, and the card file calls it a split card',
  'Sleight of Hand': 'a single card on the bottom needs no order',
  'Gitaxian Probe': 'a name that nothing uses',
  "Mishra's Bauble": 'a name that nothing uses',
  'Dark Confidant': 'the mana value is read of the card as it last was (608.2h)',
  Reanimate: 'the mana value is read of the card as it last was (608.2h)',
  'Scavenging Ooze': 'the card is spoken of as it last was (608.2h)',
  'Craterhoof Behemoth': 'the number is fixed as the change is applied (611.2d)',
  'Ashaya, Soul of the Wild': 'power and toughness as an ability instead of printed numbers',
  'Rolling Thunder': 'more targets than there is damage are no choice anyway (601.2d)',
  'Inkmoth Nexus': 'changes in another order; layers order them (613.1)',
  'Cryptic Command': 'names of targets of different modes',
  'Baneslayer Angel': 'two protections instead of one from either',
  Duress: 'neither land nor creature, as two filters',
  'Victim of Night': 'three filters instead of one',
  'Thundermaw Hellkite': 'the creatures are described twice; nothing comes between',
  'Silundi Vision // Silundi Isle': 'a name that nothing uses',
  'Kozilek, Butcher of Truth': 'the zone in which the trigger functions follows from its event (113.6k)',
  'Ulamog, the Infinite Gyre': 'the zone in which the trigger functions follows from its event (113.6k)',
  'Hydroid Krasis': 'the zone in which the trigger functions follows from its event (113.6k)',
  'Valakut Awakening // Valakut Stoneforge': 'the cards are counted where they came to instead of before',
  'Tamiyo, Inquisitive Student // Tamiyo, Seasoned Scholar': 'the card is spoken of as it last was (608.2h)',
  'Unstable Amulet': 'its colours follow from its mana cost',
  Vigor: 'the zone in which the trigger functions follows from its event (113.6k)',
  'Tidehollow Sculler': 'the hand is spoken of as the zone it is',
  Lobotomy: 'the hand is spoken of as the zone it is',
  'Sadistic Sacrament': 'the search is another one if the spell was kicked',
  'Martial Coup': 'the tokens are left out by a filter instead of a set taken away',
  'Brazen Borrower // Petty Theft': 'what is blocked is a creature anyway',
};

function sourceFace(face: PrintedFace, text: string): CardSource['faces'][number] {
  return {
    name: face.name,
    manaCost: face.mana_cost ?? '',
    typeLine: face.type_line,
    text,
    power: face.power ?? null,
    toughness: face.toughness ?? null,
    loyalty: face.loyalty ?? null,
    defense: null,
    colorIndicator: face.color_indicator ?? null,
  };
}

function sourceOf(card: PrintedCard, text: (face: PrintedFace, at: number) => string): CardSource {
  return {
    name: card.name,
    layout: card.layout,
    faces: (card.card_faces ?? [card]).map((face, at) => sourceFace(face, text(face, at))),
    colorIdentity: [],
    legalities: {},
    set: null,
    setType: null,
  };
}

interface Comparison {
  readonly compiled: number;
  readonly different: readonly string[];
}

function compare(sources: readonly (readonly [CardDefinition, CardSource])[]): Comparison {
  const different: string[] = [];
  let compiled = 0;
  for (const [written, source] of sources) {
    const outcome = compileCard(source);
    if (outcome.kind === 'unread') continue;
    compiled += 1;
    const same = JSON.stringify(canonical(outcome.card)) === JSON.stringify(canonical(written));
    if (!same && !(written.name in EXPLAINED)) different.push(written.name);
  }
  return { compiled, different };
}

describe.skipIf(!cardDataPresent)('compiled cards of the pool', () => {
  const printed = cardDataPresent ? readCards(new Set(builtInPool.map((card) => card.name))) : new Map();
  const pairs = builtInPool.flatMap((card) => {
    const facts: PrintedCard | undefined = printed.get(card.name);
    return facts === undefined ? [] : [[card, facts] as const];
  });

  it('equal the hand-written ones when compiled from the real text', () => {
    const { compiled, different } = compare(
      pairs.map(([card, facts]) => [card, sourceOf(facts, (face) => face.oracle_text ?? '')]),
    );
    expect(different).toEqual([]);
    expect(compiled).toBeGreaterThanOrEqual(520);
  });

  it('equal themselves when compiled from their printed text', () => {
    const { compiled, different } = compare(
      pairs.map(([card, facts]) => [
        card,
        sourceOf(facts, (_, at) => {
          const face = card.faces[at];
          return face === undefined ? '' : printFace(face).join('\n');
        }),
      ]),
    );
    expect(different).toEqual([]);
    expect(compiled).toBeGreaterThanOrEqual(525);
  });
});
