/** Striated text boxes: the paragraphs beside a level symbol (711.2), under a class level bar (716.2) or beside a station symbol (721.2). */
import type { FaceSource } from '../outcome.ts';
import type { Paragraph } from './sentences.ts';

export interface Size {
  readonly power: number;
  readonly toughness: number;
}

/** What begins a section: "LEVEL 1-4" with its size, "{1}{U}: Level 2", "8+ |". */
export type Bar =
  | {
      readonly kind: 'level' | 'station';
      readonly from: number;
      readonly to: number | null;
      readonly size: Size | null;
    }
  | {
      readonly kind: 'class';
      readonly level: number;
      readonly cost: { readonly start: number; readonly text: string };
    };

/** Paragraphs that belong together; those before the first bar have none. */
export interface Section {
  readonly bar: Bar | null;
  readonly paragraphs: readonly Paragraph[];
}

interface OpenSection {
  bar: Bar | null;
  readonly paragraphs: Paragraph[];
}

const LEVEL = /^LEVEL (\d+)(?:-(\d+)|\+)$/;
const SIZE = /^(\d+)\/(\d+)$/;
const CLASS = /^((?:\{[^{}]+\})+): Level (\d+)(?: [—-] )?/;
const STATION = /^(\d+)\+ \| /;

export function sectionsOf(face: FaceSource, paragraphs: readonly Paragraph[]): readonly Section[] {
  const hasStation = paragraphs.some(({ text }) => /^Station\b/.test(text));
  const sections: OpenSection[] = [{ bar: null, paragraphs: [] }];
  for (const paragraph of paragraphs) {
    const last = sections[sections.length - 1];
    const begun = begins(paragraph, hasStation);
    if (begun !== null) sections.push(begun);
    else if (last === undefined || !takesSize(last, paragraph)) last?.paragraphs.push(paragraph);
  }
  return hasStation ? sizedLast(sections, face) : sections;
}

function begins(paragraph: Paragraph, hasStation: boolean): OpenSection | null {
  const { text, start } = paragraph;
  const level = LEVEL.exec(text);
  if (level !== null)
    return {
      bar: {
        kind: 'level',
        from: Number(level[1]),
        to: level[2] === undefined ? null : Number(level[2]),
        size: null,
      },
      paragraphs: [],
    };
  const ofClass = CLASS.exec(text);
  if (ofClass !== null)
    return {
      bar: { kind: 'class', level: Number(ofClass[2]), cost: { start, text: ofClass[1] ?? '' } },
      paragraphs: restOf(paragraph, ofClass[0].length),
    };
  const station = hasStation ? STATION.exec(text) : null;
  if (station === null) return null;
  return {
    bar: { kind: 'station', from: Number(station[1]), to: null, size: null },
    paragraphs: restOf(paragraph, station[0].length),
  };
}

/** What of the paragraph stands beside the bar that begins it. */
function restOf(paragraph: Paragraph, lead: number): Paragraph[] {
  const { start, text } = paragraph;
  return lead === text.length ? [] : [{ ...paragraph, start: start + lead, text: text.slice(lead) }];
}

/** A paragraph that is nothing but a size belongs to the symbol of its section. */
function takesSize(section: OpenSection, { text }: Paragraph): boolean {
  const size = SIZE.exec(text);
  if (size === null || section.bar === null || section.bar.kind === 'class') return false;
  section.bar = { ...section.bar, size: { power: Number(size[1]), toughness: Number(size[2]) } };
  return true;
}

/** The size that a station card prints in its corner stands beside its last symbol (721.2b). */
function sizedLast(sections: readonly OpenSection[], { power, toughness }: FaceSource): readonly OpenSection[] {
  const last = sections[sections.length - 1];
  if (last?.bar?.kind !== 'station' || power === null || toughness === null) return sections;
  return [
    ...sections.slice(0, -1),
    { ...last, bar: { ...last.bar, size: { power: Number(power), toughness: Number(toughness) } } },
  ];
}
