/** The Ring (701.54): the emblem whose abilities grow with each temptation, and the choice of a Ring-bearer. */
import {
  type Ability,
  type Condition,
  type Effect,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  Step,
  Supertype,
} from '../ir/index.ts';
import {
  all,
  bound,
  eachPlayer,
  ifThen,
  isCreature,
  isYours,
  opponents,
  permanents,
  sequence,
  thatObject,
  when,
  you,
} from './words.ts';

export const RING_BEARER = 'Ring-bearer';

/** That the Ring has tempted the players so often. */
function tempted(times: number, who: PlayerSet = you): Condition {
  return { kind: 'playerDesignated', who, word: `ring ${times}` };
}

const isBearer: Filter = all(isCreature, isYours, { kind: 'designated', word: RING_BEARER });
const bearers: ObjectSet = permanents(isBearer);

/** 701.54c */
const RING: readonly Ability[] = [
  {
    kind: 'static',
    effect: {
      kind: 'change',
      affected: bearers,
      changes: [{ kind: 'addTypes', types: 0, supertypes: Supertype.Legendary }],
    },
  },
  {
    kind: 'static',
    effect: {
      kind: 'restriction',
      restriction: {
        kind: 'cantBeBlocked',
        what: isBearer,
        by: { kind: 'power', op: '>', value: { kind: 'power', of: bearers } },
      },
    },
  },
  when(
    { kind: 'attacks', what: isBearer },
    ifThen(tempted(2), sequence({ kind: 'draw', who: you, count: 1 }, { kind: 'discard', who: you, count: 1 })),
    { condition: tempted(2) },
  ),
  when(
    { kind: 'blocks', what: isCreature, attacker: isBearer },
    {
      kind: 'delayed',
      event: { kind: 'beginningOf', step: Step.EndCombat, whose: eachPlayer },
      effect: {
        kind: 'sacrificeObjects',
        what: bound('blocker of the bearer'),
        who: { kind: 'controllerOf', what: bound('blocker of the bearer') },
      },
      once: true,
      keep: ['blocker of the bearer'],
    },
    { condition: tempted(3) },
  ),
  when(
    { kind: 'dealsDamage', source: isBearer, to: null, players: eachPlayer, combat: true },
    { kind: 'loseLife', who: opponents, amount: 3 },
    { condition: tempted(4) },
  ),
];

function rememberBlocker(ability: Ability): Ability {
  if (ability.kind !== 'triggered' || ability.event.kind !== 'blocks') return ability;
  const effect = sequence({ kind: 'let', as: 'blocker of the bearer', objects: thatObject }, ability.effect);
  return { ...ability, effect };
}

/** 701.54a: the next of four temptations, then a Ring-bearer among the player's creatures. */
export function tempts(who: PlayerSet, as: string): Effect {
  const next = (times: number): Effect => {
    const count: Effect = { kind: 'designatePlayer', who, word: `ring ${times}` };
    if (times === 4) return count;
    return ifThen({ kind: 'not', of: tempted(times, who) }, count, next(times + 1));
  };
  const first: Effect = {
    kind: 'emblem',
    who,
    name: 'The Ring',
    abilities: RING.map(rememberBlocker),
  };
  const yours = all(isCreature, { kind: 'controlledBy', who });
  return sequence(
    ifThen({ kind: 'not', of: tempted(1, who) }, first),
    next(1),
    { kind: 'chooseObjects', who, from: permanents(yours), min: 1, max: 1, as },
    ifThen(
      { kind: 'exists', what: bound(as) },
      sequence(
        {
          kind: 'designate',
          what: permanents({ kind: 'designated', word: RING_BEARER }, { kind: 'controlledBy', who }),
          word: RING_BEARER,
          off: true,
        },
        { kind: 'designate', what: bound(as), word: RING_BEARER },
      ),
    ),
  );
}
