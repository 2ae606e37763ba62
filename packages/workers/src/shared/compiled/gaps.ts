/** What of a card is not understood. */
import type { CompileOutcome, Gap } from '@foretell/oracle';

const LONGEST_QUOTE = 160;

export function gapsOf(outcome: CompileOutcome): readonly Gap[] {
  return outcome.kind === 'compiled' ? [] : outcome.gaps;
}

/** What about the card is not understood, with the words where there are some. */
export function gapText({ code, shape, start, end }: Gap, text: string): string {
  const words = text.slice(start, end).replaceAll('\n', ' / ');
  const quoted = JSON.stringify(words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE - 1)}…` : words);
  switch (code) {
    case 'unread':
      return `${quoted} is not understood`;
    case 'unaccounted-word':
      return `${quoted} is not wholly understood`;
    case 'unsupported':
      return `the engine cannot play ${words === '' ? 'what it says' : quoted} (${shape})`;
    case 'unknown-layout':
      return `cards of the layout ${shape} are not played`;
    case 'bad-characteristic':
      return `its printed characteristics mean nothing (${shape})`;
  }
}
