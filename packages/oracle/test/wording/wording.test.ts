/**
 * Cards of a card file, compiled and printed again: the printed text is compared with the card's own, and compiled once more. The
 * shares may only rise. With FORETELL_WORDING=all every card is taken and the differences are listed by shape, most frequent first.
 */
import { describe, expect, it } from 'vitest';
import { type CardSource, compileCard, printFace } from '../../src/index.ts';
import { comparable, differenceShape } from './comparable.ts';
import { meaningOf } from './meaning.ts';
import { cardDataPresent, realCards } from './realCards.ts';

const whole = process.env['FORETELL_WORDING'] === 'all';

/**
 * Of all faces, read or not, those whose printed text is the card's own, in per cent. Not of those that are read: unusual cards are read last
 * and are seldom printed in their own words.
 */
const EQUAL_OF_ALL = 48;
/** Of the cards that compile, those whose printed text compiles to the same, in per cent. */
const SAME_AGAIN = 95;

interface Difference {
  readonly name: string;
  readonly real: string;
  readonly ours: string;
}

class Comparison {
  allFaces = 0;
  faces = 0;
  equal = 0;
  cards = 0;
  sameAgain = 0;
  readonly shapes: Map<string, Difference[]> = new Map();

  add(source: CardSource): void {
    this.allFaces += source.faces.length;
    const outcome = compileCard(source);
    if (outcome.kind !== 'compiled') return;
    const texts = outcome.card.faces.map((face) => printFace(face).join('\n'));
    for (const [at, face] of source.faces.entries()) this.compare(source.name, face, texts[at] ?? '');
    this.cards += 1;
    const printed = source.faces.map((face, at) => ({ ...face, text: texts[at] ?? '' }));
    const again = compileCard({ ...source, faces: printed });
    if (again.kind === 'compiled' && meaningOf(again.card) === meaningOf(outcome.card)) this.sameAgain += 1;
  }

  private compare(name: string, face: CardSource['faces'][number], text: string): void {
    const [real, ours] = [comparable(face.text, face), comparable(text, face)];
    this.faces += 1;
    if (real.join('\n') === ours.join('\n')) {
      this.equal += 1;
      return;
    }
    const shape = differenceShape(real, ours);
    const known = this.shapes.get(shape) ?? [];
    known.push({ name, real: real.join(' / '), ours: ours.join(' / ') });
    this.shapes.set(shape, known);
  }

  report(): string {
    const lines = [
      `${this.equal} of ${this.faces} faces equal, ${this.sameAgain} of ${this.cards} cards the same again`,
    ];
    const shapes = [...this.shapes].sort(([, a], [, b]) => b.length - a.length);
    for (const [shape, [example, ...more]] of shapes)
      lines.push(`${more.length + 1}\t${shape}`, `\t${example?.name}: ${example?.real}`, `\t=> ${example?.ours}`);
    return lines.join('\n');
  }
}

describe.skipIf(!cardDataPresent)('the printed text of compiled cards', () => {
  it('is the text of the card, and compiles to the same', () => {
    const comparison = new Comparison();
    for (const source of realCards(whole ? 1 : 20)) comparison.add(source);
    if (whole) process.stdout.write(`${comparison.report()}\n`);
    expect((100 * comparison.equal) / comparison.allFaces).toBeGreaterThan(EQUAL_OF_ALL);
    expect((100 * comparison.sameAgain) / comparison.cards).toBeGreaterThan(SAME_AGAIN);
  }, 600_000);
});
