/** How scenarios quote abilities: as the printer writes them. */
import { AbilityTexts } from '@foretell/formats';
import { faceContext, printAbility } from '@foretell/oracle';

/** Ability texts for reading scenarios; each text is printed once. */
export function abilityTexts(): AbilityTexts {
  return new AbilityTexts((record, face) => printAbility(record.ability, faceContext(face.face)));
}
