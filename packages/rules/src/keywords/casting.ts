/** What keywords say that speak of how a spell was cast, of what is cast with it, and of what was spent on it (702). */
import {
  type Ability,
  CardType,
  type Condition,
  type Cost,
  type Effect,
  type Filter,
  type ObjectSet,
  type Quantity,
  Step,
  Zone,
} from '../ir/index.ts';
import {
  all,
  alternativeCost,
  anything,
  bound,
  castItself,
  compare,
  countersOn,
  isCreature,
  isOther,
  isSelf,
  itself,
  opponents,
  paid,
  putCounters,
  quantityIf,
  sequence,
  thatObject,
  when,
  you,
} from './words.ts';

/** 702.188a */
export function webSlinging(cost: Cost): Ability[] {
  const tapped: Filter = all(isCreature, { kind: 'tapped' });
  return [alternativeCost('web-slinging', [...cost, { kind: 'returnToHand', filter: tapped, count: 1 }])];
}

/** 702.176a */
export function impending(count: Quantity, cost: Cost): Ability[] {
  const waits: Condition = {
    kind: 'and',
    of: [paid('impending'), compare(countersOn(itself, 'time'), '>', 0)],
  };
  const counters = quantityIf(paid('impending'), count, 0);
  return [
    alternativeCost('impending', cost),
    {
      kind: 'replacement',
      replacement: { kind: 'enters', what: isSelf, as: [{ kind: 'counters', counter: 'time', count: counters }] },
    },
    {
      kind: 'static',
      condition: waits,
      effect: { kind: 'change', affected: itself, changes: [{ kind: 'removeTypes', types: CardType.Creature }] },
    },
    when(
      { kind: 'beginningOf', step: Step.EndTurn, whose: you },
      { kind: 'removeCounters', what: itself, counter: 'time', count: 1 },
      { condition: waits },
    ),
  ];
}

/** 702.125a */
export function undaunted(): Ability[] {
  return [{ kind: 'keyword', keyword: 'costsLess', generic: { kind: 'countPlayers', of: opponents } }];
}

/** 702.144a */
export function demonstrate(): Ability[] {
  const copy = (who: Extract<Effect, { kind: 'copySpell' }>['who']): Effect => ({
    kind: 'copySpell',
    what: itself,
    who,
    count: 1,
    newTargets: true,
  });
  return [
    when(castItself, {
      kind: 'may',
      who: you,
      do: sequence(
        copy(you),
        { kind: 'choosePlayer', who: you, from: opponents, as: 'demonstrated to' },
        copy(bound('demonstrated to')),
      ),
    }),
  ];
}

/** 702.60a */
export function ripple(count: Quantity): Ability[] {
  const revealed: ObjectSet = bound('rippled');
  const uncast: Filter = { kind: 'inZone', zone: Zone.Library };
  return [
    when(castItself, {
      kind: 'may',
      who: you,
      do: sequence(
        { kind: 'reveal', what: { kind: 'topOfLibrary', of: you, count }, as: 'rippled' },
        {
          kind: 'castNow',
          who: you,
          cards: { kind: 'where', from: revealed, filter: { kind: 'sameNameAs', what: itself } },
          free: true,
          max: count,
        },
        {
          kind: 'move',
          what: { kind: 'where', from: revealed, filter: uncast },
          to: { zone: Zone.Library, position: 'bottom' },
        },
      ),
    }),
  ];
}

/** 702.191a */
export function increment(): Ability[] {
  const spent: Quantity = { kind: 'manaSpent', of: thatObject };
  const beyond: Condition = {
    kind: 'or',
    of: [compare(spent, '>', { kind: 'power', of: itself }), compare(spent, '>', { kind: 'toughness', of: itself })],
  };
  const condition: Condition = { kind: 'and', of: [{ kind: 'matches', what: itself, filter: isCreature }, beyond] };
  return [when({ kind: 'castsSpell', who: you, what: anything }, putCounters(itself, 1), { condition })];
}

/** 702.59a */
export function recover(cost: Cost): Ability[] {
  const then: Effect = { kind: 'move', what: itself, to: { zone: Zone.Hand } };
  const yourCreature: Filter = all(isCreature, isOther, { kind: 'ownedBy', who: you });
  return [
    when(
      { kind: 'moves', what: yourCreature, from: Zone.Battlefield, to: Zone.Graveyard },
      {
        kind: 'mayPay',
        who: you,
        cost,
        then,
        else: { kind: 'exile', what: itself },
      },
      { zone: Zone.Graveyard },
    ),
  ];
}

/** 702.39a */
export function provoke(): Ability[] {
  const theirs: Filter = all(isCreature, { kind: 'controlledBy', who: { kind: 'defendingPlayer' } });
  const target = bound('target');
  return [
    when(
      { kind: 'attacks', what: isSelf },
      {
        kind: 'may',
        who: you,
        do: sequence(
          {
            kind: 'applyRule',
            effect: {
              kind: 'restriction',
              restriction: {
                kind: 'mustBlock',
                what: { kind: 'among', what: target },
                attackers: { kind: 'among', what: itself },
              },
            },
            duration: { kind: 'endOfCombat' },
          },
          { kind: 'untap', what: target },
        ),
      },
      {
        targets: [{ name: 'target', what: theirs, zone: Zone.Battlefield, players: null, min: 1, max: 1 }],
      },
    ),
  ];
}

/** 702.104a: the chosen opponent may have it enter with the counters; with one opponent there is no choice. */
export function tribute(count: Quantity): Ability[] {
  return [
    {
      kind: 'replacement',
      replacement: {
        kind: 'enters',
        what: isSelf,
        as: [{ kind: 'counters', counter: '+1/+1', count, optional: 'tribute', by: opponents }],
      },
    },
  ];
}
