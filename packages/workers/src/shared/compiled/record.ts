/** What is kept of a card of a card file: what the file says of it, and what the compiler made of that. */
import { messageOf } from '@foretell/formats';
import { type CardSource, type CompileOutcome, compileCard, type FileCard } from '@foretell/oracle';

export interface CompiledCard {
  readonly source: CardSource;
  readonly oracleId: string | null;
  readonly outcome: CompileOutcome;
}

/** A compiled card on its way from the worker that compiled it to where it is kept. */
export interface CompiledRecord {
  readonly name: string;
  /** The names of its faces, where it has several. */
  readonly faceNames: readonly string[];
  readonly isCompiled: boolean;
  /** The shapes of what could not be read, each once. */
  readonly shapes: readonly string[];
  /** The {@link CompiledCard} as JSON on one line: text is cheaper to hand over than a tree. */
  readonly json: string;
}

export function compileRecord({ source, oracleId }: FileCard): CompiledRecord {
  const outcome = outcomeOf(source);
  const card: CompiledCard = { source, oracleId, outcome };
  return {
    name: source.name,
    faceNames: source.faces.length > 1 ? source.faces.map(({ name }) => name) : [],
    isCompiled: outcome.kind === 'compiled',
    shapes: outcome.kind === 'compiled' ? [] : [...new Set(outcome.gaps.map(({ shape }) => shape))],
    json: JSON.stringify(card),
  };
}

/** A defect of the compiler costs the card it shows on, which is refused like any other that is not compiled, and no other card. */
function outcomeOf(source: CardSource): CompileOutcome {
  try {
    return compileCard(source);
  } catch (error) {
    const shape = `the compiler failed: ${messageOf(error)}`;
    return { kind: 'unread', gaps: [{ face: 0, start: 0, end: 0, code: 'unsupported', shape }] };
  }
}

/** The card of a line that {@link compileRecord} wrote. */
export function parseRecord(json: string): CompiledCard {
  const card: CompiledCard = JSON.parse(json);
  return card;
}
