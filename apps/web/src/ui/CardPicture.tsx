/** The picture of a card beside the card as we draw it: whole, so that artist and copyright are on it, and only if the player has asked for pictures. */
import type { JSX } from 'preact';
import type { CardScene } from '../protocol/scene.ts';
import { cardImages, cardPicture, dropPicture } from './cardImages.ts';

export function CardPicture({ card }: { readonly card: CardScene }): JSX.Element | null {
  if (!cardImages.value || card.name === '' || ('isToken' in card && card.isToken === true)) return null;
  const address = cardPicture(card.name).value;
  if (address === '') return null;
  return (
    <figure class="card-picture">
      <img
        src={address}
        alt=""
        loading="lazy"
        decoding="async"
        referrerpolicy="no-referrer"
        onError={() => dropPicture(card.name)}
      />
      <figcaption>Picture: Scryfall</figcaption>
    </figure>
  );
}
