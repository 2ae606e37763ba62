/**
 * "Search your library and/or graveyard" as a choice made before the search: which zones. Whoever controls the player while they search a
 * library has no say in it, since nothing is being searched yet (723.2).
 */
import { type Effect, Zone, type ZoneId } from '../ir/index.ts';
import type { EffectOf } from './handlers.ts';

/** One option for each set of zones that is not empty: fewer zones first, the library before the others. */
export function searchOfSomeZones(effect: EffectOf<'search'>): EffectOf<'chooseEffect'> {
  const { someZones: _, searchedAs, zones: others, ...search } = effect;
  const zones: readonly ZoneId[] = [Zone.Library, ...(others ?? []).filter((zone) => zone !== Zone.Library)];
  const options = subsets(zones).map((chosen) => {
    const library = chosen.includes(Zone.Library);
    const only = { ...search, zones: chosen.filter((zone) => zone !== Zone.Library), withoutLibrary: !library };
    const noted: Effect = { kind: 'letNumber', as: searchedAs ?? '', value: library ? 1 : 0 };
    const of = searchedAs === undefined ? [only] : [noted, only];
    return {
      label: chosen.map((zone) => ZONE_WORDS[zone] ?? '').join(' and '),
      effect: { kind: 'sequence', of } as const,
    };
  });
  return { kind: 'chooseEffect', who: effect.who, options };
}

const ZONE_WORDS: Readonly<Record<number, string>> = {
  [Zone.Library]: 'library',
  [Zone.Hand]: 'hand',
  [Zone.Graveyard]: 'graveyard',
  [Zone.Exile]: 'exile',
};

function subsets(zones: readonly ZoneId[]): readonly (readonly ZoneId[])[] {
  let sets: readonly (readonly ZoneId[])[] = [[]];
  for (const zone of zones) sets = [...sets, ...sets.map((set) => [...set, zone])];
  return sets.filter((set) => set.length > 0).toSorted((a, b) => a.length - b.length);
}
