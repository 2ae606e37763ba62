/** The ability whose replacement effect is being applied, as rules text. */
import type { Seen } from '../scene/seen.ts';

/** Null if none is, or if it is no ability of an object (the commander rule). */
export function replacementText({ game, view, texts }: Seen): string | null {
  const data = game.frames.findLast(({ data: kept }) => kept?.kind === 'replace')?.data;
  const current = data?.kind === 'replace' ? data.current : null;
  if (current === null) return null;
  const { source } = current.origin;
  const faces = source === 0 ? [] : [view.characteristics(source)];
  for (const { abilities, face } of faces)
    for (const record of abilities)
      if (record.ability.kind === 'replacement' && record.ability.replacement === current.replacement)
        return texts.printed(record, face);
  return null;
}
