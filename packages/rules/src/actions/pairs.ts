/** Pairs of creatures (702.95): who is paired has that designation and knows the other. */
import type { EffectHandler } from '../engine/handlers.ts';
import { selectObjects } from '../engine/select.ts';
import { CardType } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';

const PAIRED = 'paired';

/** 702.95c–d: nothing happens unless both are unpaired creatures of the player. */
export const pair: EffectHandler<'pair'> = (game, frame, effect) => {
  const [one, other] = [effect.what, effect.with].map((set) => game.permanent(selectObjects(game, frame, set)[0] ?? 0));
  if (!one || !other || one === other) return Flow.Next;
  for (const permanent of [one, other])
    if (permanent.pairedWith !== 0 || !isCreature(permanent) || permanent.controller !== frame.controller)
      return Flow.Next;
  one.pairedWith = other.handle;
  other.pairedWith = one.handle;
  for (const permanent of [one, other]) permanent.designations = [...permanent.designations, PAIRED];
  game.stale = true;
  game.checkStateBased = true;
  return Flow.Next;
};

/** Ends the pairs that have lost a creature (702.95e). */
export function settlePairs(game: Game): void {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.pairedWith === 0 || isPaired(game, permanent))
      continue;
    permanent.pairedWith = 0;
    permanent.designations = permanent.designations.filter((word) => word !== PAIRED);
    game.stale = true;
  }
}

function isPaired(game: Game, permanent: Permanent): boolean {
  const other = game.permanent(permanent.pairedWith);
  if (other === null || other.pairedWith !== permanent.handle || other.controller !== permanent.controller)
    return false;
  return [permanent, other].every((each) => isCreature(each) && !each.phasedOut);
}

function isCreature({ characteristics }: Permanent): boolean {
  return (characteristics.types & CardType.Creature) !== 0;
}
