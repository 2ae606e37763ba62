// From an offset in a text to the line and column that people count.

/** 1-based. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Line starts of a text, found when the first position is asked for. */
export class Lines {
  private readonly text: string;
  private starts: number[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  at(offset: number): Position {
    this.starts ??= lineStarts(this.text);
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.starts[low] ?? 0) + 1 };
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
