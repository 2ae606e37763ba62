/** What an analysis knew, what it had to sample, and on which of that its answer hangs: for documents and in words. */
import { PLAYERS } from '@foretell/formats';
import { type View, Zone } from '@foretell/rules';
import type { CardEffect, Plan, Sensitivity } from '@foretell/search';

/** What the decider knows of one player's hidden zones. */
export interface ExplainedKnowledge {
  readonly player: string;
  /** Names of cards in hand that are known, and how many are not. */
  readonly handKnown: readonly string[];
  readonly handUnknown: number;
  /** Cards of the library whose place is known, and those whose place is not. */
  readonly libraryKnown: number;
  readonly libraryUnknown: number;
}

/** How a value differs between sampled worlds with a card in a hidden place and worlds without. */
export interface ExplainedEffect {
  readonly card: string;
  readonly player: string;
  readonly place: CardEffect['place'];
  /** Share of the sampled worlds that have it there (0–1). */
  readonly share: number;
  readonly present: number;
  readonly absent: number;
}

export interface ExplainedSensitivity {
  /** Share of the sampled worlds in which the best option's chance is below an even one. */
  readonly losing: number;
  /** Of the best option's win probability. */
  readonly dependsOn: readonly ExplainedEffect[];
  /** Options that would be better with a card there: of what they are worth beyond the best option, in win probability. */
  readonly wouldChange: readonly (ExplainedEffect & { readonly option: string })[];
}

export function knowledgeOf(view: View): ExplainedKnowledge[] {
  return Array.from({ length: view.playerCount }, (_, player) => {
    const hand = view.zone(Zone.Hand, player).map((handle) => view.known(handle));
    const handKnown = hand.flatMap((card) => card?.definition.name ?? []);
    const library = view.zone(Zone.Library, player);
    const libraryKnown = library.filter((handle) => view.known(handle) !== null).length;
    return {
      player: PLAYERS[player] ?? '',
      handKnown,
      handUnknown: hand.length - handKnown.length,
      libraryKnown,
      libraryUnknown: library.length - libraryKnown,
    };
  });
}

/** `keyOf` names an option by its plan. */
export function explainedSensitivity(
  { losing, dependsOn, reversals }: Sensitivity,
  keyOf: (plan: Plan) => string,
): ExplainedSensitivity {
  return {
    losing,
    dependsOn: dependsOn.map(explainedEffect),
    wouldChange: reversals.map(({ plan, lead }) => ({ option: keyOf(plan), ...explainedEffect(lead) })),
  };
}

function explainedEffect(effect: CardEffect): ExplainedEffect {
  return { ...effect, player: PLAYERS[effect.player] ?? '' };
}

/** One line on what was sampled; "nothing" where the decider knows every card. */
export function sampledWords(knowledge: readonly ExplainedKnowledge[]): string {
  const hands = knowledge
    .filter(({ handUnknown }) => handUnknown > 0)
    .map(({ player, handUnknown }) => `${cards(handUnknown)} in ${player}'s hand`);
  const orders = knowledge
    .filter(({ libraryUnknown }) => libraryUnknown > 1)
    .map(
      ({ player, libraryKnown }) => `${player}'s library${libraryKnown > 0 ? ` but for ${cards(libraryKnown)}` : ''}`,
    );
  const sampled = [...hands, ...orders];
  return sampled.length === 0 ? 'nothing' : sampled.join(', ');
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

/** A line for each thing the answer hangs on. */
export function sensitivityWords({ losing, dependsOn, wouldChange }: ExplainedSensitivity): string[] {
  return [
    `the best option is behind in ${shareOfWorlds(losing)} of the sampled worlds`,
    ...dependsOn.map((effect) => {
      const { present, absent, share } = effect;
      return `${where(effect)} (${percent(share)} of the worlds) it is worth ${percent(present)}, otherwise ${percent(absent)}`;
    }),
    ...wouldChange.map((effect) => {
      const { option, present, share } = effect;
      return `${where(effect)} (${percent(share)} of the worlds), "${option}" would be better by ${percent(present)}`;
    }),
  ];
}

function where({ card, player, place }: ExplainedEffect): string {
  switch (place) {
    case 'hand':
      return `with ${card} in ${player}'s hand`;
    case 'library-top':
      return `with ${card} on top of ${player}'s library`;
  }
}

function shareOfWorlds(share: number): string {
  if (share === 0) return 'none';
  return share === 1 ? 'all' : percent(share);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
