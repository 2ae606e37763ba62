/** All cards of a zone that the viewer may see, in a dialog. */
import type { JSX } from 'preact';
import { Dialog } from '../ui/Dialog.tsx';
import { CardButton } from './CardButton.tsx';
import { type OpenZone, useField } from './context.ts';
import { cardsOf } from './sceneIndex.ts';
import { ZONE_WORDS } from './words.ts';

export interface ZoneBrowserProps {
  readonly open: OpenZone;
  readonly onClose: () => void;
}

export function ZoneBrowser({ open: { seat, zone }, onClose }: ZoneBrowserProps): JSX.Element {
  const { scene } = useField();
  const { name = '', isYou = false, librarySize = 0 } = scene.seats[seat] ?? {};
  const known = cardsOf(scene, seat, zone);
  // The newest card of a graveyard and of exile comes first, as it lies on top.
  const cards = zone === 'graveyard' || zone === 'exile' ? known.toReversed() : known;
  const unknown = zone === 'library' ? librarySize - cards.length : 0;
  return (
    <Dialog
      title={`${isYou ? 'Your' : `${name}:`} ${ZONE_WORDS[zone].toLowerCase()} (${cards.length + unknown})`}
      onClose={onClose}
      wide
    >
      {cards.length > 0 && (
        <ul class="browser" aria-label="Cards" data-row="">
          {cards.map((card, place) => (
            <li key={card.ref === 0 ? `unknown ${place}` : card.ref}>
              <CardButton card={card} first={place === 0} />
            </li>
          ))}
        </ul>
      )}
      {cards.length === 0 && unknown === 0 && <p class="soft">No cards.</p>}
      {unknown > 0 && (
        <p class="soft">
          {unknown} {unknown === 1 ? 'card' : 'cards'} in an order that you do not know.
        </p>
      )}
    </Dialog>
  );
}
