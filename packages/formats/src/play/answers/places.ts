// Searching a library "and/or" other zones: where, if the script does not say.

const PLACES = ['library', 'hand', 'graveyard', 'exile'];

/** The option to search everywhere, if the labels say where to search; undefined for other labels. */
export function everywhere(labels: readonly string[]): number | undefined {
  const last = labels.at(-1)?.split(' and ') ?? [];
  const isSearch = last.length > 1 && last.every((place) => PLACES.includes(place) && labels.includes(place));
  return isSearch ? labels.length - 1 : undefined;
}
