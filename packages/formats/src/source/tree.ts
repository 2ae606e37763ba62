// A document as it stands in its file: values with the place they were written at, the same for YAML and JSON.

/** A value and the offset (in UTF-16 code units) where it begins in the text. */
export type SourceNode = ScalarNode | ListNode | MapNode;

export interface ScalarNode {
  readonly kind: 'scalar';
  readonly offset: number;
  /** The text again, unless it is an unquoted truth value or nothing at all. */
  readonly value: string | boolean | null;
  /** The characters of an unquoted scalar as written (`701.20`, `Yes`, `+1`), '' for null; the content of a quoted one. */
  readonly text: string;
}

export interface ListNode {
  readonly kind: 'list';
  readonly offset: number;
  readonly items: readonly SourceNode[];
}

export interface MapNode {
  readonly kind: 'map';
  readonly offset: number;
  readonly entries: readonly MapEntry[];
}

export interface MapEntry {
  readonly key: string;
  readonly keyOffset: number;
  readonly value: SourceNode;
}

/** Where and why a text could not be read as a document at all. */
export interface SyntaxProblem {
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

/** Is this the absence of a value: nothing after the colon, or `null`? */
export function isNothing(node: SourceNode): boolean {
  return node.kind === 'scalar' && node.value === null;
}
