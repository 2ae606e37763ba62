/** Why a card of a card file cannot be played. */
import type { Gap } from '@foretell/oracle';
import { type CardStore, type CompiledCard, gapsOf, gapText } from '@foretell/workers';

/** The first gap of a card, in words: which words of it are not understood, and how many cards share that. */
export async function refusalOf({ source, outcome }: CompiledCard, store: CardStore): Promise<string> {
  const [first, ...others] = gapsOf(outcome);
  if (first === undefined) throw new Error(`${source.name} was compiled`);
  const more = others.length === 0 ? '' : `, and ${others.length} more of it`;
  return `${source.name} cannot be played: ${gapText(first, source.faces[first.face]?.text ?? '')}${more}; ${await sharingText(first, store)}`;
}

/** "117 cards share this gap". */
async function sharingText({ shape }: Gap, store: CardStore): Promise<string> {
  const cards = await store.cardsSharing(shape);
  return cards === 1 ? 'no other card has this gap' : `${cards} cards share this gap`;
}
