/** The viewer's hand, and beside it what they may play from elsewhere. */
import type { JSX } from 'preact';
import type { CardScene, SeatScene } from '../protocol/scene.ts';
import { CardButton } from './CardButton.tsx';
import { useField } from './context.ts';
import { cardsOf, type ZoneName } from './sceneIndex.ts';
import { ZONE_WORDS } from './words.ts';

export function Hand({ seat }: { readonly seat: SeatScene }): JSX.Element {
  const elsewhere = useElsewhere();
  return (
    <div class="hands">
      <ul
        class="hand"
        style={{ '--cards': `${seat.hand.length}` }}
        aria-label={`Your hand, ${seat.hand.length} cards`}
        data-row=""
      >
        {seat.hand.map((card, place) => (
          <li class="hand-place" key={card.ref === 0 ? `unknown ${place}` : card.ref}>
            <CardButton card={card} first={place === 0} />
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <ul
          class="hand elsewhere"
          style={{ '--cards': `${elsewhere.length}` }}
          aria-label="To play from elsewhere"
          data-row=""
        >
          {elsewhere.map(({ card, from }, place) => (
            <li class="hand-place" key={card.ref}>
              <CardButton card={card} first={place === 0} from={from} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Emblems and dungeons lie there as well. */
function isInCommand(zone: ZoneName, { notes }: CardScene): boolean {
  return zone === 'command' && notes.some((note) => note.startsWith('commander'));
}

const ELSEWHERE: readonly ZoneName[] = ['command', 'exile', 'graveyard', 'library'];

/** Cards of all players outside the hand that carry a permission for the viewer, and their commanders in the command zone (903.8). */
function useElsewhere(): readonly { readonly card: CardScene; readonly from: string }[] {
  const { scene } = useField();
  return ELSEWHERE.flatMap((zone) =>
    scene.seats.flatMap(({ seat }) =>
      cardsOf(scene, seat, zone)
        .filter((card) => card.permission !== '' || (seat === scene.viewer && isInCommand(zone, card)))
        .map((card) => ({ card, from: ZONE_WORDS[zone].toLowerCase() })),
    ),
  );
}
