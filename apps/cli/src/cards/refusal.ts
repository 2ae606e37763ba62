/** Why a card of a card file cannot be played. */
import type { CompileOutcome, Gap } from '@foretell/oracle';
import type { CardStore, CompiledCard } from '@foretell/workers';

const LONGEST_QUOTE = 160;

/** The first gap of a card, in words: which words of it are not understood, and how many cards share that. */
export async function refusalOf({ source, outcome }: CompiledCard, store: CardStore): Promise<string> {
  const [first, ...others] = gapsOf(outcome);
  if (first === undefined) throw new Error(`${source.name} was compiled`);
  const more = others.length === 0 ? '' : `, and ${others.length} more of it`;
  return `${source.name} cannot be played: ${gapText(first, source.faces[first.face]?.text ?? '')}${more}; ${await sharingText(first, store)}`;
}

export function gapsOf(outcome: CompileOutcome): readonly Gap[] {
  return outcome.kind === 'compiled' ? [] : outcome.gaps;
}

/** "117 cards share this gap". */
async function sharingText({ shape }: Gap, store: CardStore): Promise<string> {
  const cards = await store.cardsSharing(shape);
  return cards === 1 ? 'no other card has this gap' : `${cards} cards share this gap`;
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
