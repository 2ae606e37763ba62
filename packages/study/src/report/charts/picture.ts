/** The frame of every chart: an SVG picture with a title and a description that screen readers read, and the colours of its parts. */
import { type Content, type Markup, markup } from '../markup.ts';

/** Part of a picture: its colour in light and dark comes from the page's style. */
export type Tone = 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'none';

export interface PictureFacts {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  /** What the picture shows, for those who do not see it. */
  readonly description: string;
}

/** Units of a picture across: one is a pixel where there is room. */
export const WIDTH = 820;

export const FONT_SIZE = 13;

export function picture({ id, title, description }: PictureFacts, width: number, height: number, of: Content): Markup {
  return markup`<div class="scroll${width > WIDTH ? ' wide' : ''}" tabindex="0" role="group" aria-label="${title}"><svg class="chart" viewBox="0 0 ${width} ${Math.ceil(height)}" width="${width}" height="${Math.ceil(height)}" role="img" aria-labelledby="${id}-title ${id}-description"><title id="${id}-title">${title}</title><desc id="${id}-description">${description}</desc>
${of}
</svg></div>`;
}

export interface LegendEntry {
  readonly name: string;
  readonly tone: Tone;
  readonly mark: 'box' | 'line' | 'dashes' | 'dot' | 'tick';
}

/** What colours and marks stand for, in words above the picture. */
export function legend(entries: readonly LegendEntry[]): Markup {
  const items = entries.map(({ name, tone, mark }) => markup`<li><i class="key ${mark} ${tone}"></i>${name}</li>`);
  return markup`<ul class="legend">${items}</ul>`;
}
