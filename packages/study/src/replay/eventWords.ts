/** What happens in a game besides decisions, in a line: what a reader of its log needs to follow life, permanents and cards. */
import { PLAYERS } from '@foretell/formats';
import {
  characteristicsOf,
  EventKind,
  type Game,
  type GameEvent,
  isPlayerValue,
  playerOfValue,
  Zone,
} from '@foretell/rules';

/** Null for what the log leaves out. Called while the event is news, so that names are still right. */
export function eventWords(game: Game, event: GameEvent): string | null {
  const { kind, object, player, amount, other } = event;
  const who = PLAYERS[player] ?? '';
  switch (kind) {
    case EventKind.Draws:
      return `${who} draws ${nameOf(game, object)}`;
    case EventKind.Damage:
      if (amount === 0) return null;
      return `${nameOf(game, object)} deals ${amount} damage to ${isPlayerValue(other) ? (PLAYERS[playerOfValue(other)] ?? '') : nameOf(game, other)}`;
    case EventKind.LosesGame:
      return `${who} loses the game`;
    case EventKind.Moves:
      return moveWords(game, event);
    case EventKind.Performs:
      return event.word === 'counter' ? `${nameOf(game, object)} counters ${onStack(game, other)}` : null;
    default:
      return null;
  }
}

/** Permanents that come and go, and cards that are discarded or milled; the rest is told by decisions and draws. */
function moveWords(game: Game, { object, other, from, to }: GameEvent): string | null {
  const name = nameOf(game, other > 0 ? other : object);
  if (to === Zone.Battlefield) return from === Zone.Hand ? null : `${name} enters the battlefield`;
  if (from === Zone.Battlefield) return `${name} goes from the battlefield ${TO[to] ?? 'away'}`;
  if (to !== Zone.Graveyard) return null;
  if (from === Zone.Hand) return `${name} is discarded`;
  return from === Zone.Library ? `${name} goes from the library to the graveyard` : null;
}

const TO: Readonly<Record<number, string>> = {
  [Zone.Library]: 'to the library',
  [Zone.Hand]: 'to the hand',
  [Zone.Graveyard]: 'to the graveyard',
  [Zone.Exile]: 'into exile',
  [Zone.Command]: 'to the command zone',
};

/** What is countered (701.6) is still there. */
function onStack(game: Game, handle: number): string {
  const item = game.stackItem(handle);
  return item === null || item.isSpell ? nameOf(game, handle) : `an ability of ${nameOf(game, item.source)}`;
}

function nameOf(game: Game, handle: number): string {
  if (handle <= 0) return 'something';
  const { name } = characteristicsOf(game, handle);
  return name === '' ? 'a face-down card' : name;
}
