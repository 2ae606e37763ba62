/**
 * What becomes of a spell as it resolves because of how it was cast (702): instructions that every catalog has compiled. A permanent's begin once it
 * has entered, with the permanent as their source; an instant's or sorcery's take the place of its going to the graveyard (608.2n).
 */
import { type Effect, Keyword, Step, Zone } from '../ir/index.ts';
import { atNextEndStep, bound, itself, sacrifice, sequence, you } from './words.ts';

/** 702.27a */
export const BUYBACK_EFFECT: Effect = { kind: 'move', what: itself, to: { zone: Zone.Hand } };

/** 702.192a, after the first of them; the others are exiled alone. A copy is made of the card where it is: none once it has left. */
export const PARADIGM_EFFECT: Effect = sequence(
  { kind: 'exile', what: itself, as: 'card' },
  {
    kind: 'delayed',
    event: { kind: 'beginningOf', step: Step.PrecombatMain, whose: you },
    effect: { kind: 'castNow', who: you, cards: bound('card'), copies: true, free: true, max: 1 },
    once: false,
    keep: ['card'],
  },
);
export const PARADIGM_AGAIN: Effect = { kind: 'exile', what: itself };

/** By which it is known that a player has had such a spell of that name resolve. */
export function paradigmOf(name: string): string {
  return `paradigm of ${name}`;
}

/** The word among the costs paid for a spell by which it has haste until end of turn, also as the permanent that it becomes. */
export const HASTY = 'mana that gives haste';
export const HASTY_EFFECT: Effect = {
  kind: 'apply',
  to: itself,
  changes: [{ kind: 'addKeywords', keywords: Keyword.Haste }],
  duration: { kind: 'endOfTurn' },
};

/** By the way it was cast: dash (702.109a), blitz (702.152a), warp (702.185a). */
export const AFTER_ENTERING: { readonly [way: string]: Effect } = {
  dash: atNextEndStep({ kind: 'move', what: itself, to: { zone: Zone.Hand } }),
  blitz: atNextEndStep(sacrifice(itself)),
  warp: atNextEndStep(
    sequence(
      { kind: 'exile', what: itself, as: 'card' },
      {
        kind: 'permit',
        who: { kind: 'ownerOf', what: bound('card') },
        cards: bound('card'),
        lands: false,
        cost: 'normal',
        laterTurns: true,
        duration: { kind: 'indefinite' },
      },
    ),
  ),
};
