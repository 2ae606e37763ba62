/** The zones of a seat beside its name: how many cards each holds; a click lists them. */
import type { JSX } from 'preact';
import type { CardScene, SeatScene } from '../protocol/scene.ts';
import { useField } from './context.ts';
import { cardsOf, ZONE_NAMES, type ZoneName } from './sceneIndex.ts';
import { ZONE_WORDS } from './words.ts';

const ICONS: Readonly<Record<ZoneName, string>> = {
  hand: 'M5 9l6-1.5L13.5 20l-6 1.5zM12 5l6.5 1-2 13-2.2-.4L12 7z',
  library: 'M6 4h11v14H6zM8 19.5h10.5V6H20v15H8z',
  graveyard: 'M6 21V10a6 6 0 0 1 12 0v11zM11 9v2H9v2h2v4h2v-4h2v-2h-2V9z',
  exile:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2.2a6.8 6.8 0 0 1 4.2 1.4L6.6 16.2A6.8 6.8 0 0 1 12 5.2zm5.4 2.6a6.8 6.8 0 0 1-9.6 9.6z',
  command: 'M4 8l4 3.5L12 5l4 6.5L20 8l-1.5 10h-13z',
};

export function ZoneChips({ seat }: { readonly seat: SeatScene }): JSX.Element {
  const { scene } = useField();
  const zones = ZONE_NAMES.filter((zone) => zone !== 'command' || seat.command.length > 0);
  return (
    <ul class="zone-chips" aria-label={`${seat.isYou ? 'Your' : `${seat.name}:`} zones`} data-row="">
      {zones.map((zone, place) => (
        <li key={zone}>
          <ZoneChip seat={seat} zone={zone} cards={cardsOf(scene, seat.seat, zone)} first={place === 0} />
        </li>
      ))}
    </ul>
  );
}

interface ZoneChipProps {
  readonly seat: SeatScene;
  readonly zone: ZoneName;
  readonly cards: readonly CardScene[];
  readonly first: boolean;
}

function ZoneChip({ seat, zone, cards, first }: ZoneChipProps): JSX.Element {
  const { choices, openZone } = useField();
  const count = zone === 'library' ? seat.librarySize : cards.length;
  // One's own hand is in view anyway.
  const isInView = zone === 'hand' && seat.isViewer;
  const choosable = isInView ? 0 : cards.filter(({ ref }) => choices.has(ref)).length;
  const known = cards.filter(({ name }) => name !== '').length;
  const words = [`${ZONE_WORDS[zone]}: ${count} ${count === 1 ? 'card' : 'cards'}`];
  if (zone === 'library' && known > 0) words.push(`${known} on top known`);
  if (choosable > 0) words.push(`${choosable} can be chosen`);
  return (
    <button
      type="button"
      class={`zone-chip zone-${zone}${choosable > 0 ? ' choice' : ''}`}
      data-zone={`${seat.seat}:${zone}`}
      tabIndex={first ? 0 : -1}
      title={ZONE_WORDS[zone]}
      onClick={() => openZone({ seat: seat.seat, zone })}
    >
      <span class="visually-hidden">{words.join(', ')}</span>
      <svg class="zone-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[zone]} fill="currentColor" fill-rule="evenodd" />
      </svg>
      <span class="numbers" aria-hidden="true">
        {count}
      </span>
      <span class="zone-word" aria-hidden="true">
        {ZONE_WORDS[zone]}
      </span>
    </button>
  );
}
