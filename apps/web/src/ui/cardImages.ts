/** Pictures of cards from Scryfall: none unless the player asks for them; then one request a card, at most ten a second, as Scryfall wishes. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** Whether cards show pictures. Off until a setting says otherwise. */
export const cardImages: Signal<boolean> = signal(false);

const MILLISECONDS_APART = 100;
const addresses = new Map<string, Signal<string>>();
const waiting: string[] = [];
let isAsking = false;

/** The address of a card's picture; '' until its turn to be asked for has come. */
export function cardPicture(name: string): ReadonlySignal<string> {
  const known = addresses.get(name);
  if (known !== undefined) return known;
  const address = signal('');
  addresses.set(name, address);
  waiting.push(name);
  if (!isAsking) askNext();
  return address;
}

/** A card that Scryfall has no picture of is shown without. */
export function dropPicture(name: string): void {
  const address = addresses.get(name);
  if (address !== undefined) address.value = '';
}

function askNext(): void {
  const name = waiting.shift();
  isAsking = name !== undefined;
  if (name === undefined) return;
  const query = new URLSearchParams({ exact: name, format: 'image', version: 'normal' });
  const address = addresses.get(name);
  if (address !== undefined) address.value = `https://api.scryfall.com/cards/named?${query}`;
  setTimeout(askNext, MILLISECONDS_APART);
}
