/** A player and their zones as the viewer sees them. */
import { COLOR_LETTERS, Zone } from '@foretell/rules';
import type { CardScene, SeatScene } from '../../protocol/scene.ts';
import { cardScene } from './cardScene.ts';
import { designationsOf } from './designations.ts';
import { countersOf } from './notes.ts';
import { permanentScene } from './permanentScene.ts';
import { playerTitle } from './playerNames.ts';
import type { Seen } from './seen.ts';

export function seatScene(seen: Seen, seat: number): SeatScene {
  const { view, seats, you } = seen;
  const player = view.player(seat);
  const name = seats[seat] ?? '';
  return {
    seat,
    name: name === '' ? playerTitle(seat, you, view.playerCount, []) : name,
    isViewer: seat === view.viewer,
    isYou: seat === you,
    lost: player.lost,
    life: player.life,
    counters: countersOf(player.counters),
    manaPool: manaSymbols(player),
    hand: cardsIn(seen, Zone.Hand, seat),
    librarySize: view.librarySize(seat),
    libraryTop: libraryTop(seen, seat),
    graveyard: cardsIn(seen, Zone.Graveyard, seat),
    exile: cardsIn(seen, Zone.Exile, seat),
    command: cardsIn(seen, Zone.Command, seat),
    battlefield: view
      .permanents()
      .filter(({ controller }) => controller === seat)
      .map((permanent) => permanentScene(seen, permanent)),
    designations: designationsOf(seen, seat),
  };
}

function cardsIn(seen: Seen, zone: number, seat: number): CardScene[] {
  return seen.view.zone(zone, seat).map((handle) => cardScene(seen, handle));
}

function manaSymbols({ pool, specialMana }: ReturnType<Seen['view']['player']>): string[] {
  const plain = pool.flatMap((count, type) => Array.from({ length: count }, () => COLOR_LETTERS[type] ?? 'C'));
  return [...plain, ...specialMana.map(({ type }) => COLOR_LETTERS[type])];
}

/** The known cards on top of the library, the top one first. */
function libraryTop(seen: Seen, seat: number): CardScene[] {
  const { game, view } = seen;
  const library = game.player(seat).library;
  const cards: CardScene[] = [];
  for (let at = library.length - 1; at >= 0; at--) {
    const handle = game.handle(library[at] ?? 0);
    if (view.known(handle) === null) break;
    cards.push(cardScene(seen, handle));
  }
  return cards;
}

/** Cards of libraries that are revealed or looked at now. */
export function shownCards(seen: Seen): CardScene[] {
  const { view } = seen;
  const seats = Array.from({ length: view.playerCount }, (_, seat) => seat);
  return seats.flatMap((seat) => view.revealedNow(seat).map((handle) => cardScene(seen, handle)));
}
