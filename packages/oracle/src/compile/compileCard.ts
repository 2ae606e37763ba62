/** Rules text to ability language, one card at a time. A card is compiled whole or not at all: a silent no-op would be worse than a refusal. */
import { type CardDefinition, checkCardBindings, checkSupported, type Layout } from '@foretell/rules';
import { compileFace } from './compileFace.ts';
import { withOwnDoor } from './lowering/doors.ts';
import type { CardSource, CompileOutcome, FaceSource, Gap } from './outcome.ts';

/** The card file's layouts that the engine plays, by the engine's words for them. */
const LAYOUTS: ReadonlyMap<string, Layout> = new Map([
  ['normal', 'normal'],
  ['split', 'split'],
  ['adventure', 'adventure'],
  ['modal_dfc', 'modalDoubleFaced'],
  ['transform', 'transforming'],
  ['saga', 'normal'],
  ['class', 'normal'],
  ['case', 'normal'],
  ['leveler', 'normal'],
  ['mutate', 'normal'],
  ['prepare', 'prepare'],
  ['flip', 'flip'],
  ['prototype', 'prototype'],
  // Each card of a meld pair, and what they form, has one face here; "meld them" itself has no reading (712.8).
  ['meld', 'normal'],
]);

/** Cards of these layouts have two faces (709.1, 710.1, 712.1, 715.1), split cards two or more, all others one. */
const TWO_FACES = new Set<Layout>(['adventure', 'modalDoubleFaced', 'transforming', 'prepare', 'flip', 'aftermath']);

function hasItsFaces(layout: Layout, faces: number): boolean {
  if (layout === 'split') return faces >= 2;
  return faces === (TWO_FACES.has(layout) ? 2 : 1);
}

export function compileCard(source: CardSource): CompileOutcome {
  const layout = layoutOf(source);
  if (layout === undefined) return { kind: 'unread', gaps: [gapWithoutText(0, 'unknown-layout', source.layout)] };
  const printed = source.faces.length;
  if (!hasItsFaces(layout, printed))
    return { kind: 'unread', gaps: [gapWithoutText(0, 'unknown-layout', `${source.layout} of ${printed} faces`)] };
  const gaps: Gap[] = [];
  const faces = facesOf(source, layout).map((face, at) => compileFace(face, at, gaps));
  if (gaps.length > 0) return { kind: 'unread', gaps };
  const read = faces.filter((face) => face !== null);
  return checked({ name: source.name, layout, faces: layout === 'split' ? read.map(withOwnDoor) : read });
}

/** Aftermath cards are split cards by their frames (709.1). */
function layoutOf({ layout, faces }: CardSource): Layout | undefined {
  if (layout === 'split' && faces.some(({ text }) => AFTERMATH.test(text))) return 'aftermath';
  return LAYOUTS.get(layout);
}

const AFTERMATH = /^Aftermath\b.*\n?/m;
const PROTOTYPE = /^Prototype ((?:\{[^{}]+\})+) [—-] (\d+)\/(\d+).*\n?/m;

/** The faces by what they say as the engine has them: the layout says what "Aftermath" and the prototype's inset frame do (702.127a, 718.2). */
function facesOf({ faces }: CardSource, layout: Layout): readonly FaceSource[] {
  if (layout === 'aftermath') return faces.map((face) => ({ ...face, text: face.text.replace(AFTERMATH, '') }));
  const [face, bottom] = faces;
  if (layout === 'flip' && face !== undefined && bottom !== undefined)
    return [face, { ...bottom, manaCost: face.manaCost, colorIndicator: face.colorIndicator }]; // 710.1c
  const inset = layout === 'prototype' ? PROTOTYPE.exec(face?.text ?? '') : null;
  if (face === undefined || inset === null) return faces;
  const text = face.text.replace(PROTOTYPE, '');
  const [, manaCost = '', power = '', toughness = ''] = inset;
  return [
    { ...face, text },
    { ...face, text, manaCost, power, toughness },
  ];
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
