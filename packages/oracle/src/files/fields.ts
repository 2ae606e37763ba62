/** Reading the fields of one JSON object; the first one that is not as it should be is kept as the problem. */

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a card, or of a face inside it. */
export class Fields {
  private readonly object: JsonObject;
  /** Stands before the names of fields in problems: `card_faces[1].`. */
  private readonly prefix: string;
  private wrong: string | null = null;

  constructor(object: JsonObject, prefix: string) {
    this.object = object;
    this.prefix = prefix;
  }

  /** What is wrong with the fields read so far: the first of it, in words; null if nothing is. */
  get problem(): string | null {
    return this.wrong;
  }

  has(key: string): boolean {
    return this.object[key] !== undefined && this.object[key] !== null;
  }

  /** A text that must be there. */
  text(key: string): string {
    const value = this.optionalText(key);
    if (value === null) this.report(`${this.prefix}${key} is missing`);
    return value ?? '';
  }

  /** A text that must be there and say something. */
  name(key: string): string {
    const value = this.text(key);
    if (value.trim() === '') this.report(`${this.prefix}${key} is empty`);
    return value;
  }

  /** A text that may be left out or null. */
  optionalText(key: string): string | null {
    const value = this.object[key] ?? null;
    if (value === null || typeof value === 'string') return value;
    this.report(`${this.prefix}${key} is ${kindOf(value)} where a text is needed`);
    return null;
  }

  /** A list of texts that may be left out or null. */
  optionalTexts(key: string): readonly string[] | null {
    const value = this.object[key] ?? null;
    if (value === null) return null;
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value;
    this.report(`${this.prefix}${key} is no list of texts`);
    return null;
  }

  /** A map of texts that may be left out or null. */
  optionalMap(key: string): Readonly<Record<string, string>> {
    const value = this.object[key] ?? null;
    if (value === null) return {};
    const map: Record<string, string> = {};
    if (!isJsonObject(value)) this.report(`${this.prefix}${key} is ${kindOf(value)} where a map is needed`);
    else
      for (const [name, word] of Object.entries(value)) {
        if (typeof word === 'string') map[name] = word;
        else this.report(`${this.prefix}${key}.${name} is ${kindOf(word)} where a text is needed`);
      }
    return map;
  }

  /** Objects in a list that may be left out or null. */
  optionalObjects(key: string): readonly JsonObject[] | null {
    const value = this.object[key] ?? null;
    if (value === null) return null;
    if (Array.isArray(value) && value.length > 0 && value.every(isJsonObject)) return value;
    this.report(`${this.prefix}${key} is no list of objects`);
    return null;
  }

  /** Takes over what is wrong with a part of this object. */
  adopt(part: Fields): void {
    if (part.wrong !== null) this.report(part.wrong);
  }

  private report(problem: string): void {
    this.wrong ??= problem;
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'number' ? 'a number' : `a ${typeof value}`;
}
