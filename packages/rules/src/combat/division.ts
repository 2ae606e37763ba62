/**
 * How a creature may divide its combat damage (510.1c–d, 702.19b), one recipient after the other. The rules allow every division; what is offered
 * for each recipient is nothing, just enough, all that later recipients do not need, and everything: other amounts only waste damage.
 */
import { Keyword } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';

/** Amounts for the recipient at `frame.b` out of the `frame.c` damage that is left. The last recipient takes the rest unless it may trample over. */
export function amountOptions(
  game: Game,
  frame: Frame,
  dealer: Permanent,
  recipients: readonly Permanent[],
  tramples: boolean,
): readonly number[] {
  const left = frame.c;
  const need = lethalAmount(game, frame, dealer, recipients[frame.b] as Permanent);
  if (frame.b === recipients.length - 1) {
    const mayPass = tramples && need < left && earlierHaveLethal(game, frame, dealer, recipients);
    return mayPass ? [need, left] : [left];
  }
  let later = 0;
  for (let i = frame.b + 1; i < recipients.length; i++) {
    later += lethalAmount(game, frame, dealer, recipients[i] as Permanent);
  }
  const options = [0];
  for (const amount of [need, left - later, left]) {
    if (amount > (options[options.length - 1] as number) && amount <= left && amount >= need) options.push(amount);
  }
  if (left > 0 && options[options.length - 1] !== left) options.push(left);
  return options;
}

/** Any part of what is left, for the player who divides damage that others deal (702.22j–k); the last recipient takes the rest. */
export function freeAmounts(frame: Frame, recipients: readonly Permanent[]): readonly number[] {
  if (frame.b === recipients.length - 1) return [frame.c];
  return Array.from({ length: frame.c + 1 }, (_, amount) => amount);
}

/** Lethal damage must be assigned to every blocker before any tramples over (702.19b). */
function earlierHaveLethal(game: Game, frame: Frame, dealer: Permanent, recipients: readonly Permanent[]): boolean {
  for (let i = 0; i < frame.b; i++) {
    if (lethalAmount(game, frame, dealer, recipients[i] as Permanent) > 0) return false;
  }
  return true;
}

/**
 * What is still missing to lethal damage: counts the damage already marked and what has been assigned in this step (702.19b); any damage
 * by a source with deathtouch is lethal (702.2c).
 */
function lethalAmount(game: Game, frame: Frame, dealer: Permanent, recipient: Permanent): number {
  let missing = recipient.characteristics.toughness - recipient.damage;
  for (let i = 0; i < frame.locals.length; i += 3) {
    const amount = frame.locals[i + 2] as number;
    if (frame.locals[i + 1] !== recipient.handle || amount === 0) continue;
    if (hasDeathtouch(game.objects[slotOf(frame.locals[i] as Handle)])) return 0;
    missing -= amount;
  }
  if (missing <= 0) return 0;
  return hasDeathtouch(dealer) ? 1 : missing;
}

function hasDeathtouch(permanent: Permanent | null | undefined): boolean {
  return (
    permanent !== null && permanent !== undefined && (permanent.characteristics.keywords & Keyword.Deathtouch) !== 0
  );
}
