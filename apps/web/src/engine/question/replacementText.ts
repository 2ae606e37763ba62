/** The ability whose replacement effect is being applied, as rules text. */
import type { AbilityRecord, FaceRecord } from '@foretell/rules';
import type { Seen } from '../scene/seen.ts';

/** Null if none is, or if it is no ability of an object (the commander rule). */
export function replacementText(seen: Seen): string | null {
  const data = seen.game.frames.findLast(({ data: kept }) => kept?.kind === 'replace')?.data;
  const current = data?.kind === 'replace' ? data.current : null;
  if (current === null || current.origin.source === 0) return null;
  for (const [abilities, face] of abilitiesOf(seen, current.origin.source))
    for (const record of abilities)
      if (record.ability.kind === 'replacement' && record.ability.replacement === current.replacement)
        return seen.texts.printed(record, face);
  return null;
}

/** Of the object as it is; of a card that enters with another face than it shows elsewhere, of all its faces. */
function abilitiesOf({ view }: Seen, source: number): (readonly [readonly AbilityRecord[], FaceRecord])[] {
  const { abilities, face } = view.characteristics(source);
  const faces = view.known(source)?.faces ?? [];
  return [
    [abilities, face],
    ...faces.map((each): readonly [readonly AbilityRecord[], FaceRecord] => [each.abilities, each]),
  ];
}
