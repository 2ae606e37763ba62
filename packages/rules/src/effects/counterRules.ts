/** Replacement and prevention effects that counters create, without any ability (122.1c, 122.1h). Stun counters are in `actions/tap.ts`. */
import { type Replacement, Zone } from '../ir/index.ts';
import { counterCount, type Permanent } from '../state/permanent.ts';
import type { ReplacementInForce } from '../state/records.ts';

const itself = { kind: 'isSelf' } as const;
const removeShield = { kind: 'removeCounters', what: { kind: 'self' }, counter: 'shield', count: 1 } as const;

const FINALITY: Replacement = {
  kind: 'moves',
  what: itself,
  from: Zone.Battlefield,
  to: Zone.Graveyard,
  outcome: { kind: 'goTo', zone: Zone.Exile },
};

const SHIELDED_FROM_DESTRUCTION: Replacement = {
  kind: 'moves',
  what: itself,
  from: Zone.Battlefield,
  to: Zone.Graveyard,
  cause: 'destroy',
  byEffect: true,
  outcome: { kind: 'instead', effect: removeShield },
};

const SHIELDED_FROM_DAMAGE: Replacement = {
  kind: 'damage',
  source: { kind: 'any' },
  to: itself,
  players: null,
  outcome: preventAll(),
};

function preventAll(): Extract<Replacement, { kind: 'damage' }>['outcome'] {
  const then = removeShield;
  return { kind: 'prevent', amount: 'all', then };
}

/** Every catalog has compiled them. */
export const COUNTER_RULES: readonly Replacement[] = [FINALITY, SHIELDED_FROM_DESTRUCTION, SHIELDED_FROM_DAMAGE];

/** What the permanent's counters put in force. */
export function counterRules(permanent: Permanent): readonly ReplacementInForce[] {
  const { counters } = permanent;
  if (counters.length === 0) return NONE;
  const found: Replacement[] = [];
  if (counterCount(counters, 'finality') > 0) found.push(FINALITY);
  if (counterCount(counters, 'shield') > 0) found.push(SHIELDED_FROM_DESTRUCTION, SHIELDED_FROM_DAMAGE);
  return found.map((replacement) => ({
    replacement,
    condition: null,
    origin: { controller: permanent.controller, source: permanent.handle, names: [], values: [], x: 0 },
    key: `counter:${COUNTER_RULES.indexOf(replacement)}:${permanent.handle}`,
    record: null,
  }));
}

const NONE: readonly ReplacementInForce[] = [];
