/** Whether what a continuous effect changes can only be permanents: the layers look at nothing else (see `effects/elsewhere.ts` for the rest). */
import { type ObjectSet, Zone } from '../ir/index.ts';

/** Whether any permanent may be among what is changed. */
export function mayReachBattlefield(set: ObjectSet): boolean {
  switch (set.kind) {
    case 'all':
      return set.zone === Zone.Battlefield;
    case 'union':
      return set.of.some(mayReachBattlefield);
    case 'minus':
    case 'where':
      return mayReachBattlefield(set.from);
    default:
      return true;
  }
}

export function isOnBattlefield(set: ObjectSet): boolean {
  switch (set.kind) {
    case 'all':
      return set.zone === Zone.Battlefield;
    case 'union':
      return set.of.every(isOnBattlefield);
    case 'minus':
    case 'where':
      return isOnBattlefield(set.from);
    case 'topOfLibrary':
    case 'bottomOfLibrary':
    case 'exiledWithSource':
    case 'encodedCards':
    case 'became':
      return false;
    case 'self':
    case 'bound':
    case 'attachedTo':
    case 'pairedWith':
    case 'encodedCreature':
    case 'attachmentsOf':
    case 'sourceOf':
    case 'targetsOf':
      return true;
  }
}
