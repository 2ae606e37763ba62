/** The values of a card file as cards, in either format and whichever way faces are grouped. */
import type { FileValue } from './documents.ts';
import type { CardEntry, FileCard } from './entry.ts';
import { isJsonObject, type JsonObject } from './fields.ts';
import { readAtomicCard } from './mtgjson.ts';
import { type CardFileProblem, LOAD_AGAIN, NAME_A_CARD_FILE } from './problem.ts';
import { readScryfallCard } from './scryfall.ts';

export class CardCollector {
  /** Entries that no deck can hold: how many by the file's word for them. */
  readonly skipped: Map<string, number> = new Map();
  /** Faces of one card on lines of their own, until a line with another name. */
  private open: { readonly at: FileValue; readonly faces: JsonObject[] } | null = null;
  private cards: FileCard[] = [];
  private count = 0;
  private hasText = false;
  /** Some card without rules text that should have some. */
  private suspect: string | null = null;

  add(file: FileValue): CardFileProblem | null {
    const { value } = file;
    if (isJsonObject(value) && isAtomicFace(value)) return this.addFace(file, value);
    const before = this.closeCard();
    if (before !== null) return before;
    if (Array.isArray(value) && value.every(isJsonObject)) return this.take(file, readAtomicCard(value));
    if (!isJsonObject(value)) return problemAt(file, 'is no card', NAME_A_CARD_FILE);
    return otherObject(file, value) ?? this.take(file, readScryfallCard(value));
  }

  /** Nothing follows. */
  end(): CardFileProblem | null {
    const problem = this.closeCard();
    if (problem !== null) return problem;
    if (this.count === 0) return { place: '', message: 'there is no card in it', hint: NAME_A_CARD_FILE };
    if (this.hasText || this.suspect === null) return null;
    return { place: '', message: `no card in it has rules text, not even ${this.suspect}`, hint: LOAD_AGAIN };
  }

  /** The cards that are complete and have not been taken yet. */
  taken(): readonly FileCard[] {
    const { cards } = this;
    this.cards = [];
    return cards;
  }

  private addFace(at: FileValue, face: JsonObject): CardFileProblem | null {
    if (this.open !== null && 'side' in face && this.open.faces[0]?.['name'] === face['name']) {
      this.open.faces.push(face);
      return null;
    }
    const problem = this.closeCard();
    this.open = { at, faces: [face] };
    return problem;
  }

  private closeCard(): CardFileProblem | null {
    const { open } = this;
    this.open = null;
    return open === null ? null : this.take(open.at, readAtomicCard(open.faces));
  }

  private take(at: FileValue, entry: CardEntry): CardFileProblem | null {
    switch (entry.kind) {
      case 'wrong':
        return problemAt(at, entry.message, NAME_A_CARD_FILE);
      case 'no-card':
        this.skipped.set(entry.layout, (this.skipped.get(entry.layout) ?? 0) + 1);
        return null;
      case 'cards':
        for (const card of entry.cards) this.keep(card);
        return null;
    }
  }

  private keep(card: FileCard): void {
    this.count++;
    this.cards.push(card);
    const { name, faces } = card.source;
    if (faces.some(({ text }) => text !== '')) this.hasText = true;
    // Of all cards only creatures are printed without any: a file in which nothing else has text has lost it.
    else if (!faces.some(({ typeLine }) => typeLine.includes('Creature'))) this.suspect ??= name;
  }
}

/** MTGJSON calls the type line `type`, and its parts `types`. */
function isAtomicFace(value: JsonObject): boolean {
  return 'type' in value && 'types' in value && !('type_line' in value);
}

/** Other files of the same two sources, which are easily taken for a card file. */
function otherObject(file: FileValue, value: JsonObject): CardFileProblem | null {
  if (Array.isArray(value['cards'])) {
    const hint = 'give AtomicCards.json instead of AllPrintings.json';
    return problemAt(file, 'is a set with its printings, not a card', hint);
  }
  if (!('comment' in value)) return null;
  return problemAt(file, 'is a ruling, not a card', 'give the file of cards; this one goes with --rulings');
}

function problemAt({ place, key, value }: FileValue, message: string, hint: string): CardFileProblem {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const name = isJsonObject(first) && typeof first['name'] === 'string' ? first['name'] : key;
  return { place: name === null ? place : `${place} (${name})`, message, hint };
}
