/** Damage dealt at the same time (120.4): an effect that speaks of damage, not of its sources, prevents all of it at once and does what follows once (615.5). */
import type { DamageEvent, ProposedEvent } from '../engine/events.ts';
import { type Effect, EVENT_NAMES } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { applicable, identityOf } from './applicable.ts';

/** The waiting events, the first of which is what the effect is to be applied to: with all of the damage that it prevents, which is left out of the others. */
export function joinedDamage(
  game: Game,
  frame: Frame,
  waiting: readonly ProposedEvent[],
  effect: ReplacementInForce,
): readonly ProposedEvent[] {
  const [first] = waiting;
  if (waiting.length < 2 || first?.kind !== 'damage' || !isForAllAtOnce(effect)) return waiting;
  let { amount } = first;
  const others = waiting.slice(1).map((other) => {
    if (other.kind !== 'damage' || !isSameDamage(game, frame, first, other, effect)) return other;
    amount += other.amount;
    return { ...other, amount: 0 };
  });
  return [{ ...first, amount }, ...others];
}

/** It prevents all damage whatever deals it, and something happens afterwards. */
function isForAllAtOnce({ replacement }: ReplacementInForce): boolean {
  if (replacement.kind !== 'damage' || replacement.source.kind !== 'any') return false;
  const { outcome } = replacement;
  return outcome.kind === 'prevent' && outcome.then !== undefined && !speaksOfSource(outcome.then);
}

const SPEAKS = new WeakMap<Effect, boolean>();

/** "The source's controller draws that many cards": once for each source. */
function speaksOfSource(effect: Effect): boolean {
  const known = SPEAKS.get(effect);
  if (known !== undefined) return known;
  const made = JSON.stringify(effect).includes(`"${EVENT_NAMES.object}"`);
  SPEAKS.set(effect, made);
  return made;
}

/** Dealt to the same object or player, where nothing else would change it. */
function isSameDamage(
  game: Game,
  frame: Frame,
  first: DamageEvent,
  other: DamageEvent,
  effect: ReplacementInForce,
): boolean {
  if (other.target !== first.target || other.amount <= 0) return false;
  const [only, another] = applicable(game, frame, other, []);
  if (only === undefined || another !== undefined) return false;
  const [node, source] = identityOf(game, other, only);
  const [ownNode, ownSource] = identityOf(game, first, effect);
  return node === ownNode && source === ownSource;
}
