/** Rules text to ability language, one card at a time. A card is compiled whole or not at all: a silent no-op would be worse than a refusal. */
import { type CardDefinition, type CardFace, checkCardBindings, checkSupported, type Layout } from '@foretell/rules';
import { readCharacteristics } from './characteristics/characteristics.ts';
import type { CardSource, CompileOutcome, FaceSource, Gap } from './outcome.ts';

/** The card file's layouts that the engine plays, by the engine's words for them. */
const LAYOUTS: ReadonlyMap<string, Layout> = new Map([
  ['normal', 'normal'],
  ['split', 'split'],
  ['adventure', 'adventure'],
  ['modal_dfc', 'modalDoubleFaced'],
  ['transform', 'transforming'],
]);

export function compileCard(source: CardSource): CompileOutcome {
  const layout = LAYOUTS.get(source.layout);
  if (layout === undefined) return { kind: 'unread', gaps: [gapWithoutText(0, 'unknown-layout', source.layout)] };
  const gaps: Gap[] = [];
  const faces = source.faces.map((face, at) => compileFace(face, at, gaps));
  if (gaps.length > 0) return { kind: 'unread', gaps };
  return checked({ name: source.name, layout, faces: faces.filter((face) => face !== null) });
}

/** Null where the face has gaps, which are added to the list. */
function compileFace(source: FaceSource, at: number, gaps: Gap[]): CardFace | null {
  const facts = readCharacteristics(source);
  if (facts === null) {
    gaps.push(gapWithoutText(at, 'bad-characteristic', `${source.typeLine} ${source.manaCost}`));
    return null;
  }
  if (source.text !== '') {
    gaps.push({ face: at, start: 0, end: source.text.length, code: 'unread', shape: source.text });
    return null;
  }
  return { ...facts, keywords: 0, abilities: [] };
}

/** The definition, if every name in it is bound and the engine plays all of it. */
function checked(card: CardDefinition): CompileOutcome {
  const unbound = checkCardBindings(card).map(({ name }) => gapWithoutText(0, 'unsupported', `unbound name ${name}`));
  const unsupported = checkSupported(card).map(({ code }) => gapWithoutText(0, 'unsupported', code));
  const gaps = [...unbound, ...unsupported];
  return gaps.length > 0 ? { kind: 'unread', gaps } : { kind: 'compiled', card };
}

function gapWithoutText(face: number, code: Gap['code'], shape: string): Gap {
  return { face, start: 0, end: 0, code, shape };
}
