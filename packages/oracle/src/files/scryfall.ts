/** Card objects of Scryfall's "oracle cards" bulk file. */
import type { CardSource, FaceSource } from '../compile/outcome.ts';
import { type CardEntry, isNoCard } from './entry.ts';
import { Fields, type JsonObject } from './fields.ts';

export function readScryfallCard(object: JsonObject): CardEntry {
  const fields = new Fields(object, '');
  const layout = fields.text('layout');
  if (isNoCard(layout)) return { kind: 'no-card', layout };
  const name = fields.name('name');
  const faces = facesOf(fields, name);
  const card: CardSource = {
    name,
    layout,
    faces,
    colorIdentity: fields.optionalTexts('color_identity') ?? [],
    legalities: fields.optionalMap('legalities'),
    set: fields.optionalText('set'),
    setType: fields.optionalText('set_type'),
  };
  const oracleId = fields.optionalText('oracle_id');
  if (fields.problem !== null) return { kind: 'wrong', message: fields.problem };
  const source = layout === 'reversible_card' ? oneSideOf(card) : card;
  return { kind: 'cards', cards: [{ source, oracleId }] };
}

function facesOf(fields: Fields, name: string): readonly FaceSource[] {
  const parts = fields.optionalObjects('card_faces');
  if (parts === null) return [faceOf(fields, name)];
  return parts.map((part, at) => {
    const face = new Fields(part, `card_faces[${at}].`);
    const read = faceOf(face, face.name('name'));
    fields.adopt(face);
    return read;
  });
}

function faceOf(fields: Fields, name: string): FaceSource {
  return {
    name,
    manaCost: fields.optionalText('mana_cost') ?? '',
    typeLine: fields.text('type_line'),
    // Cards without rules text have an empty one; a file without the field is another kind of file.
    text: fields.text('oracle_text'),
    power: fields.optionalText('power'),
    toughness: fields.optionalText('toughness'),
    loyalty: fields.optionalText('loyalty'),
    defense: fields.optionalText('defense'),
    colorIndicator: fields.optionalTexts('color_indicator'),
  };
}

/** A printing with the same card on both sides is that card. */
function oneSideOf(card: CardSource): CardSource {
  const [front, back] = card.faces;
  if (front === undefined || front.name !== back?.name) return card;
  return { ...card, name: front.name, layout: 'normal', faces: [front] };
}
