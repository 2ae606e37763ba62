/** A star in the corner of a card stands for a number that an ability of the card defines (208.2, 604.3). */
import type { Ability } from '@foretell/rules/ir';
import type { FaceSource } from '../outcome.ts';

/** Whether the abilities say what each printed star stands for. */
export function definesStars({ power, toughness }: FaceSource, abilities: readonly Ability[]): boolean {
  const defining = abilities.flatMap((ability) =>
    ability.kind === 'static' && ability.effect.kind === 'change'
      ? ability.effect.changes.filter((change) => change.kind === 'definePowerToughness')
      : [],
  );
  return (
    (!isStar(power) || defining.some((change) => change.power !== null)) &&
    (!isStar(toughness) || defining.some((change) => change.toughness !== null))
  );
}

function isStar(printed: string | null): boolean {
  return printed?.includes('*') === true;
}
