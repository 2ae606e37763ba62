/** One sentence with several trigger conditions that function in different zones (113.6k) is as many abilities: "when you cycle this creature or it dies". */
import { zoneOfAbility } from '@foretell/rules';
import type { Ability, EventPattern } from '@foretell/rules/ir';

export function apartByZone(ability: Ability): readonly Ability[] {
  if (ability.kind !== 'triggered' || ability.event.kind !== 'anyOf' || ability.zone !== undefined) return [ability];
  const byZone = new Map<number, EventPattern[]>();
  for (const event of ability.event.of) {
    const zone = zoneOfAbility({ ...ability, event });
    byZone.set(zone, [...(byZone.get(zone) ?? []), event]);
  }
  if (byZone.size === 1) return [ability];
  return [...byZone.values()].map((of) => {
    const [only, ...more] = of;
    return { ...ability, event: only !== undefined && more.length === 0 ? only : { kind: 'anyOf', of } };
  });
}
