// What scenarios call objects and players: names, `Name:2`, aliases, `PlayerB`.
import {
  ABILITY_SLOT,
  characteristicsOf,
  controllerOf,
  type Game,
  type Handle,
  isPlayerValue,
  playerOfValue,
  slotOf,
  Zone,
} from '@foretell/rules';
import { PLAYERS, type PlayerName, playerNamed } from '../scenario/vocabulary.ts';
import type { AbilityTexts } from './text.ts';

export function playerIndex(name: PlayerName): number {
  return PLAYERS.indexOf(name);
}

export function playerName(index: number): PlayerName {
  const name = PLAYERS[index];
  if (name === undefined) throw new Error(`no player ${index}`);
  return name;
}

/** Names in one game. Aliases follow a physical card wherever it goes. */
export class Names {
  readonly #game: Game;
  readonly #texts: AbilityTexts;
  readonly #aliases: Map<string, number> = new Map();

  constructor(game: Game, texts: AbilityTexts) {
    this.#game = game;
    this.#texts = texts;
  }

  setAlias(alias: string, slot: number): void {
    this.#aliases.set(alias, slot);
  }

  /** Every card has another slot from here on. */
  renumber(slotNow: (slot: number) => number): void {
    for (const [alias, slot] of this.#aliases) this.#aliases.set(alias, slotNow(slot));
  }

  /** The object with that alias as it is now, 0 if there is no such alias. */
  aliased(alias: string): Handle {
    const slot = this.#aliases.get(alias);
    return slot === undefined ? 0 : this.#game.handle(slot);
  }

  hasAlias(value: number): boolean {
    if (value <= 0 || this.#aliases.size === 0) return false;
    const slot = slotOf(value);
    for (const other of this.#aliases.values()) if (other === slot) return true;
    return false;
  }

  /** Of two objects that cannot be told apart the other one was taken: from here on each goes by the other's aliases. */
  swap(a: Handle, b: Handle): void {
    const first = slotOf(a);
    const second = slotOf(b);
    for (const [alias, slot] of this.#aliases) {
      if (slot === first) this.#aliases.set(alias, second);
      else if (slot === second) this.#aliases.set(alias, first);
    }
  }

  /** What people call the object or player. */
  of(value: number): string {
    if (isPlayerValue(value)) return `Player${playerName(playerOfValue(value))}`;
    const item = this.#game.stackItem(value);
    if (item !== null && !item.isSpell) {
      const text = item.ability === null ? 'delayed trigger' : this.#texts.printed(item.ability, item.face);
      return `${item.face.face.name}: ${text}`;
    }
    const name = characteristicsOf(this.#game, value).name;
    if (name !== '' || slotOf(value) === ABILITY_SLOT) return name;
    return this.#game.permanent(value)?.faceDown === true ? 'face-down permanent' : 'hidden card';
  }

  /** Whether a text of the scenario means this object or player. */
  means(value: number, text: string): boolean {
    if (isPlayerValue(value)) {
      const named = playerNamed(text);
      return named !== undefined && playerIndex(named) === playerOfValue(value);
    }
    const alias = this.#aliases.get(text);
    if (alias !== undefined) return alias === slotOf(value);
    if (this.isNamed(value, text)) return true;
    const numbered = /^(.*):(\d+)$/.exec(text);
    if (numbered === null) return this.#isAbilityStarting(value, text);
    return this.nth(numbered[1] ?? '', Number(numbered[2])) === value;
  }

  /** Whether the object's name is exactly this. */
  isNamed(value: Handle, name: string): boolean {
    const characteristics = characteristicsOf(this.#game, value);
    if (characteristics.name === name) return true;
    const slot = slotOf(value);
    if (slot === ABILITY_SLOT) return this.#game.stackItem(value)?.face.face.name === name;
    const { definition } = characteristics.face.card;
    if (definition.layout === 'token') return `${characteristics.name} Token` === name;
    const zone = this.#game.zones[slot];
    if (zone === Zone.Battlefield || zone === Zone.Stack) {
      return definition.layout === 'split' && definition.name === name;
    }
    const card = this.#game.card(slot).definition;
    return card.name === name || (card.layout !== 'normal' && card.faces.some((face) => face.name === name));
  }

  /** The permanent of that name with that number, from 0, in the order they entered; 0 if there is none. */
  nth(name: string, number: number): Handle {
    const handles = this.#game.battlefield.map((slot) => this.#game.handle(slot));
    return handles.filter((handle) => this.isNamed(handle, name))[number] ?? 0;
  }

  /** The same among one player's permanents, for attackers and blockers; one that is face down goes by its card's name. */
  nthOf(player: number, text: string): Handle {
    const alias = this.#aliases.get(text);
    if (alias !== undefined) return this.#game.handle(alias);
    const numbered = /^(.*):(\d+)$/.exec(text);
    const own = this.#game.battlefield
      .map((slot) => this.#game.handle(slot))
      .filter((handle) => controllerOf(this.#game, handle) === player);
    const whole = own.filter((handle) => this.isNamed(handle, text));
    if (whole.length > 0) return whole[0] ?? 0;
    if (numbered === null) return own.find((handle) => this.#isHiddenCard(handle, text)) ?? 0;
    return own.filter((handle) => this.isNamed(handle, numbered[1] ?? ''))[Number(numbered[2])] ?? 0;
  }

  #isHiddenCard(value: Handle, name: string): boolean {
    const { faceDown } = this.#game.permanent(value) ?? { faceDown: false };
    return faceDown && this.#game.card(slotOf(value)).definition.name === name;
  }

  /** A spell or ability on the stack quoted by its name or the beginning of its text. */
  #isAbilityStarting(value: Handle, text: string): boolean {
    const item = this.#game.stackItem(value);
    return item?.ability != null && !item.isSpell && this.#texts.starts(item.ability, item.face, text);
  }

  /** Whether a stack object's name or text begins with the quoted text. */
  stackStarts(value: Handle, text: string): boolean {
    const item = this.#game.stackItem(value);
    if (item === null) return false;
    if (item.isSpell && item.faceDown) return false;
    if (item.face.face.name.toLowerCase().startsWith(text.toLowerCase())) return true;
    return item.ability !== null && this.#texts.starts(item.ability, item.face, text);
  }
}
