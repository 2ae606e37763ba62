/**
 * What an answer hangs on among the things nobody told the searcher: in how many of the sampled worlds the best option loses, on which
 * hidden cards its value depends, and with which of them another option would be the better one. A comparison of groups of worlds, after the
 * search and without further playouts: with few worlds only strong dependences show.
 */
import type { Game } from '@foretell/rules';
import { squareRoot } from './mathematics.ts';
import type { Plan } from './plans.ts';

/** Where a hidden card may be: in a player's hand, or on top of their library. */
export type HiddenPlace = 'hand' | 'library-top';

/** How an option's value, or its lead over another one, differs between worlds with a card in a place and worlds without. */
export interface CardEffect {
  readonly card: string;
  readonly player: number;
  readonly place: HiddenPlace;
  /** Share of the sampled worlds that have it there. */
  readonly share: number;
  /** Mean in the worlds that have it there, and in the others. */
  readonly present: number;
  readonly absent: number;
}

/** A hidden card with which another option would be the better one. */
export interface Reversal {
  readonly plan: Plan;
  /** What that option is worth beyond the best one, with the card there and without. */
  readonly lead: CardEffect;
}

export interface Sensitivity {
  /** Share of the sampled worlds in which the best option's chance is below an even one. */
  readonly losing: number;
  /** On which hidden cards its value depends, the strongest first. */
  readonly dependsOn: readonly CardEffect[];
  /** What would change the answer, the largest lead first; an option is named once. */
  readonly reversals: readonly Reversal[];
}

/** What lies hidden in one world: cards by name, by the player and the place. */
interface HiddenCard {
  readonly card: string;
  readonly player: number;
  readonly place: HiddenPlace;
  /** By world. */
  readonly present: boolean[];
}

/** Standard errors by which groups of worlds must differ: some dozens of cards are compared, few of which may show by chance alone. */
const CLEARLY = 4;
/** Worlds in the smaller group at least. */
const LEAST_WORLDS = 2;
const MOST_EFFECTS = 3;
const MOST_REVERSALS = 3;
/** Win probability by which an option must lead with the card there. */
const BETTER = 0.005;

/** What an option came to in each world; null where it was not played. */
export interface PlayedPlan {
  readonly plan: Plan;
  readonly means: readonly (number | null)[];
}

/** Of the first plan, which is the best, against the others; `masked` is the game of the view that the worlds were drawn from. */
export function sensitivityOf(ranked: readonly PlayedPlan[], worlds: readonly Game[], masked: Game): Sensitivity {
  const own = ranked[0]?.means ?? [];
  const played = own.filter((mean) => mean !== null);
  const even = 1 / masked.players.length;
  const hidden = hiddenCards(worlds, masked);
  const effects = hidden.flatMap((card) => effectOf(card, own) ?? []);
  effects.sort((a, b) => Math.abs(b.present - b.absent) - Math.abs(a.present - a.absent));
  return {
    losing: played.length === 0 ? 0 : played.filter((mean) => mean < even).length / played.length,
    dependsOn: effects.slice(0, MOST_EFFECTS),
    reversals: reversalsOf(own, ranked.slice(1), hidden),
  };
}

function reversalsOf(
  own: readonly (number | null)[],
  others: readonly PlayedPlan[],
  hidden: readonly HiddenCard[],
): Reversal[] {
  const reversals = others.flatMap(({ plan, means }): Reversal[] => {
    const leads = means.map((mean, world) => lead(mean, own[world] ?? null));
    const [most] = hidden
      .flatMap((card) => effectOf(card, leads) ?? [])
      .filter(({ present, absent }) => present > BETTER && present > absent)
      .sort((a, b) => b.present - a.present);
    return most === undefined ? [] : [{ plan, lead: most }];
  });
  return reversals.sort((a, b) => b.lead.present - a.lead.present).slice(0, MOST_REVERSALS);
}

function lead(theirs: number | null, own: number | null): number | null {
  return theirs === null || own === null ? null : theirs - own;
}

/** Null if the two groups of worlds do not differ clearly (Student's statistic, equal variances), or if one is too small to say. */
function effectOf({ card, player, place, present }: HiddenCard, values: readonly (number | null)[]): CardEffect | null {
  const withIt: number[] = [];
  const without: number[] = [];
  values.forEach((value, world) => {
    if (value !== null) (present[world] === true ? withIt : without).push(value);
  });
  const [there, elsewhere] = [withIt.length, without.length];
  if (Math.min(there, elsewhere) < LEAST_WORLDS) return null;
  const [a, b] = [meanOf(withIt), meanOf(without)];
  const variance = (squaresAbout(withIt, a) + squaresAbout(without, b)) / (there + elsewhere - 2);
  if (Math.abs(a - b) <= CLEARLY * squareRoot(variance * (1 / there + 1 / elsewhere))) return null;
  return { card, player, place, share: there / (there + elsewhere), present: a, absent: b };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function squaresAbout(values: readonly number[], mean: number): number {
  return values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
}

function hiddenCards(worlds: readonly Game[], masked: Game): HiddenCard[] {
  const cards: Map<string, HiddenCard> = new Map();
  const note = (world: number, slot: number | undefined, player: number, place: HiddenPlace): void => {
    if (slot === undefined || masked.cards[slot] !== masked.catalog.hidden) return;
    const card = worlds[world]?.card(slot).definition.name ?? '';
    const key = `${player} ${place} ${card}`;
    const known = cards.get(key) ?? { card, player, place, present: worlds.map(() => false) };
    known.present[world] = true;
    cards.set(key, known);
  };
  worlds.forEach((_, world) => {
    for (const { index, hand, library } of masked.players) {
      for (const slot of hand) note(world, slot, index, 'hand');
      note(world, library.at(-1), index, 'library-top');
    }
  });
  return [...cards.values()];
}
