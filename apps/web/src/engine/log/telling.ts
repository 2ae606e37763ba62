/** Names and verbs for one viewer, while things happen. */
import type { AbilityTexts } from '@foretell/formats';
import { characteristicsOf, type Game, isKnownTo, isPlayerValue, playerOfValue, slotOf } from '@foretell/rules';
import { playerTitle, possessive } from '../scene/playerNames.ts';
import { A_CARD, type DraftPart, text } from './draft.ts';

export class Telling {
  /** Who may know what is told. */
  readonly viewer: number;
  /** The seat that is called "you"; -1 = none. */
  readonly you: number;
  readonly texts: AbilityTexts;
  readonly seats: readonly string[];

  constructor(viewer: number, texts: AbilityTexts, seats: readonly string[], you: number) {
    this.viewer = viewer;
    this.you = you;
    this.texts = texts;
    this.seats = seats;
  }

  title(game: Game, seat: number): string {
    return playerTitle(seat, this.you, game.players.length, this.seats);
  }

  whose(game: Game, seat: number): string {
    return possessive(this.title(game, seat));
  }

  /** "you draw", "Player B draws": the verb as others do it is given second. */
  does(game: Game, seat: number, own: string, others: string): string {
    return `${this.title(game, seat)} ${seat === this.you ? own : others}`;
  }

  /** The object as the viewer may name it; `given` where it has just been another object. */
  object(game: Game, handle: number, given: number = handle): DraftPart {
    if (isPlayerValue(handle)) return text(this.title(game, playerOfValue(handle)));
    const name = this.nameOf(game, handle, given);
    return name === '' ? text(given === handle ? 'a face-down card' : A_CARD) : { card: name, handle };
  }

  /** '' if the viewer does not know it. */
  nameOf(game: Game, handle: number, given: number): string {
    if (handle <= 0) return '';
    const item = game.stackItem(handle);
    if (item !== null) return item.faceDown ? this.faceDownName(game, handle) : item.face.face.name;
    const former = characteristicsOf(game, given).name;
    const wasSeen = game.permanentOrLast(given) !== null;
    if (former !== '' && wasSeen) return former;
    if (!isKnownTo(game, this.viewer, handle)) return '';
    return game.permanent(handle) === null
      ? game.card(slotOf(handle)).characteristics.name
      : this.faceDownName(game, handle);
  }

  private faceDownName(game: Game, handle: number): string {
    return isKnownTo(game, this.viewer, handle) ? game.card(slotOf(handle)).front.face.name : '';
  }
}
