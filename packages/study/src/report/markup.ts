/**
 * HTML and SVG that is safe by construction: the only way from a text into {@link Markup} is the tag below, which escapes whatever is put
 * into it and is not markup already.
 */

export class Markup {
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  /** For {@link markup}; everything in `values` is escaped. */
  static from(parts: readonly string[], values: readonly Content[]): Markup {
    let text = parts[0] ?? '';
    values.forEach((value, at) => {
      text += written(value) + (parts[at + 1] ?? '');
    });
    return new Markup(text);
  }
}

export type Content = Markup | string | number | readonly Markup[];

/** `` markup`<b>${name}</b>` ``: the name appears as it is, whatever it contains. */
export function markup(parts: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return Markup.from(parts, values);
}

/** No markup. */
export const NOTHING: Markup = markup``;

function written(value: Content): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return value.map((one) => one.text).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
