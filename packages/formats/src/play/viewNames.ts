// Names of objects as a player's view shows them: `Name:2` where there are several permanents of that name.
import { characteristicsOf, type Game, isPlayerValue, playerOfValue, slotOf, Zone } from '@foretell/rules';
import { playerName } from './names.ts';

export class ViewNames {
  readonly #game: Game;
  /** Permanents as they are when the option is chosen, in the order they entered. */
  readonly #permanents: readonly (readonly [number, string])[];

  constructor(game: Game) {
    this.#game = game;
    this.#permanents = game.battlefield.map((slot) => {
      const handle = game.handle(slot);
      return [handle, characteristicsOf(game, handle).name] as const;
    });
  }

  of(value: number): string {
    if (isPlayerValue(value)) return `Player${playerName(playerOfValue(value))}`;
    const permanent = this.#permanents.find(([handle]) => handle === value);
    if (permanent === undefined) return this.#elsewhere(value);
    const [, name] = permanent;
    const number = this.#permanents.filter(([, other]) => other === name).findIndex(([handle]) => handle === value);
    return number === 0 ? name : `${name}:${number}`;
  }

  #elsewhere(value: number): string {
    const { name } = characteristicsOf(this.#game, value);
    if (name !== '') return name;
    const item = this.#game.stackItem(value);
    if (item !== null) return item.face.face.name;
    const slot = slotOf(value);
    return this.#game.zones[slot] === Zone.None ? '' : this.#game.card(slot).definition.name;
  }
}
