/** Entries of MTGJSON's AtomicCards: a list of the faces of one card. */
import type { CardSource, FaceSource } from '../compile/outcome.ts';
import { type CardEntry, type FileCard, isNoCard } from './entry.ts';
import { Fields, isJsonObject, type JsonObject } from './fields.ts';

/** The faces of cards that share one name, in the order of the file. */
export function readAtomicCard(objects: readonly JsonObject[]): CardEntry {
  const read = objects.map((object, at) => readFace(object, at));
  const wrong = read.find(({ fields }) => fields.problem !== null)?.fields.problem ?? null;
  if (wrong !== null) return { kind: 'wrong', message: wrong };
  const [first, ...others] = read;
  if (first === undefined) return { kind: 'wrong', message: 'there is no face in the list' };
  if (isNoCard(first.layout)) return { kind: 'no-card', layout: first.layout };
  if (first.layout === 'meld') return { kind: 'cards', cards: read.map((one) => cardOf(one.face.name, [one])) };
  // A printing with the same card on both sides is that card.
  if (first.layout === 'reversible_card' && read.every(({ face }) => face.name === first.face.name))
    return { kind: 'cards', cards: [cardOf(first.face.name, [{ ...first, layout: 'normal' }])] };
  // Several cards may share a name, each with a single face: the first of them is the one that the name means.
  return { kind: 'cards', cards: [cardOf(first.name, [first, ...others.filter(({ side }) => side !== null)])] };
}

interface AtomicFace {
  readonly fields: Fields;
  /** The card's name. */
  readonly name: string;
  readonly layout: string;
  /** `a`, `b` …; null for a card of one face. */
  readonly side: string | null;
  readonly face: FaceSource;
  readonly oracleId: string | null;
  readonly card: Pick<CardSource, 'colorIdentity' | 'legalities' | 'set' | 'setType'>;
}

function readFace(object: JsonObject, at: number): AtomicFace {
  const fields = new Fields(object, at === 0 ? '' : `[${at}].`);
  const name = fields.name('name');
  const typeLine = fields.text('type');
  const face: FaceSource = {
    name: fields.optionalText('faceName') ?? name,
    manaCost: fields.optionalText('manaCost') ?? '',
    typeLine,
    // Left out where there is none.
    text: fields.optionalText('text') ?? '',
    power: fields.optionalText('power'),
    toughness: fields.optionalText('toughness'),
    loyalty: fields.optionalText('loyalty'),
    defense: fields.optionalText('defense'),
    colorIndicator: fields.optionalTexts('colorIndicator'),
  };
  const printed = fields.optionalText('firstPrinting') ?? fields.optionalTexts('printings')?.[0] ?? null;
  return {
    fields,
    name,
    layout: fields.text('layout'),
    side: fields.optionalText('side'),
    face,
    oracleId: oracleIdOf(object),
    card: {
      colorIdentity: fields.optionalTexts('colorIdentity') ?? [],
      legalities: legalitiesOf(fields),
      set: printed?.toLowerCase() ?? null,
      setType: object['isFunny'] === true ? 'funny' : null,
    },
  };
}

/** `Legal`, `Banned` and `Restricted`; formats that a card is not legal in are left out. */
function legalitiesOf(fields: Fields): Readonly<Record<string, string>> {
  const words = Object.entries(fields.optionalMap('legalities'));
  return Object.fromEntries(words.map(([format, word]) => [format, word.toLowerCase().replaceAll(' ', '_')]));
}

function oracleIdOf({ identifiers }: JsonObject): string | null {
  const id = isJsonObject(identifiers) ? identifiers['scryfallOracleId'] : null;
  return typeof id === 'string' ? id : null;
}

function cardOf(name: string, faces: readonly [AtomicFace, ...AtomicFace[]]): FileCard {
  const [first] = faces;
  const source = { name, layout: layoutOf(first), faces: faces.map(({ face }) => face), ...first.card };
  return { source, oracleId: first.oracleId };
}

/** One vocabulary for both formats: Scryfall calls cards with aftermath split, as they are (702.127). */
function layoutOf({ layout }: AtomicFace): string {
  return layout === 'aftermath' ? 'split' : layout;
}
