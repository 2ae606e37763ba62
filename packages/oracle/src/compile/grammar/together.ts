/** How several targets stand to one another: "controlled by different players", "controlled by the same opponent", "from a single graveyard" (601.2c). */
import { type Filter, type PlayerSet, type SharedKind, type TargetSpec, Zone, type ZoneId } from '@foretell/rules/ir';
import { either, phrase, type Reader } from '../parsing.ts';
import { EACH_PLAYER, OPPONENTS } from './players.ts';

export interface Together {
  readonly together: Pick<TargetSpec, 'sameController' | 'differentControllers' | 'alike'>;
  readonly filter?: Filter;
  readonly zone?: ZoneId;
  readonly of?: PlayerSet;
}

const OF_OPPONENTS: Filter = { kind: 'controlledBy', who: OPPONENTS };

export const sharedKind: Reader<SharedKind> = either<SharedKind>(
  phrase(['color'], () => 'color'),
  phrase(['creature type'], () => 'creatureType'),
  phrase(['card type'], () => 'cardType'),
  phrase(['permanent type'], () => 'permanentType'),
);

export const together: Reader<Together> = either<Together>(
  phrase(['from a single graveyard'], () => ({
    zone: Zone.Graveyard,
    of: EACH_PLAYER,
    together: { sameController: true },
  })),
  phrase(['controlled by the same player|controller'], () => ({ together: { sameController: true } })),
  phrase(['controlled by the same opponent'], () => ({ filter: OF_OPPONENTS, together: { sameController: true } })),
  phrase(['that share a', sharedKind], (alike) => ({ together: { alike } })),
  phrase(['controlled by different players'], () => ({ together: { differentControllers: true } })),
);
