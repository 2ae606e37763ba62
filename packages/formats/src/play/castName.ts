// What scenarios call the ways of casting one card.
import type { CardRecord } from '@foretell/rules';

/** What casting the face is called: both halves of a split card together are `fused A // B`. */
export function castName(card: CardRecord, face: number): string {
  const record = card.faces[face];
  const name = record?.face.name ?? card.definition.name;
  return record !== undefined && record === card.fused ? `fused ${name}` : name;
}
