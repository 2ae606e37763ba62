/** Large creatures, winning and losing, and spells that reach across the whole table. */
import {
  type Ability,
  type CardDefinition,
  type Effect,
  Keyword,
  Step,
  Supertype,
  type TargetSpec,
  Zone,
} from '@foretell/rules/ir';
import {
  activated,
  annihilator,
  anything,
  apply,
  aura,
  battlefield,
  beginningOf,
  cardsIn,
  casts,
  choose,
  compare,
  cost,
  count,
  creature,
  creatureOpponentControls,
  creatureYouControl,
  damage,
  destroy,
  draw,
  eachPlayer,
  enchant,
  enchantment,
  entwine,
  exile,
  found,
  gainLife,
  gets,
  hand,
  has,
  indefinitely,
  instant,
  isAttachedObject,
  isCreature,
  isSelf,
  lookAt,
  may,
  move,
  otherCreatureYouControl,
  ownerOf,
  paid,
  permanentsHave,
  ref,
  replacement,
  restriction,
  sacrificeThese,
  search,
  self,
  sequence,
  shuffle,
  sorcery,
  spell,
  target,
  targetPermanent,
  targetPlayer,
  thatAmount,
  thatObject,
  topInAnyOrder,
  topOfLibrary,
  whenEnters,
  whenever,
  withDetails,
  you,
} from '../builders/index.ts';

/** "When this is put into a graveyard from anywhere, its owner shuffles their graveyard into their library." */
const shufflesGraveyardIn = whenever(
  { kind: 'moves', what: isSelf, to: Zone.Graveyard },
  move(cardsIn(Zone.Graveyard, ownerOf(thatObject)), { zone: Zone.Library, shuffle: true }),
  { zone: Zone.Graveyard },
);

function whenCast(effect: Effect, targets: readonly TargetSpec[] = []): Ability {
  return whenever(casts(you, isSelf), effect, { targets, zone: Zone.Stack });
}

/** "At the beginning of your upkeep, if you have [life] or more life, you win the game." */
function winsWithLife(amount: number): Ability {
  return whenever(
    beginningOf(Step.Upkeep, you),
    { kind: 'winGame', who: you },
    {
      condition: compare({ kind: 'life', of: you }, '>=', amount),
    },
  );
}

export const greatEffects: readonly CardDefinition[] = [
  creature('Kozilek, Butcher of Truth', '{10}', {
    supertypes: Supertype.Legendary,
    power: 12,
    toughness: 12,
    subtypes: ['Eldrazi'],
    abilities: [whenCast(draw(you, 4)), annihilator(4), shufflesGraveyardIn],
  }),
  creature('Ulamog, the Infinite Gyre', '{11}', {
    supertypes: Supertype.Legendary,
    power: 10,
    toughness: 10,
    subtypes: ['Eldrazi'],
    keywords: Keyword.Indestructible,
    abilities: [whenCast(destroy(target), [targetPermanent(anything)]), annihilator(4), shufflesGraveyardIn],
  }),
  creature('Elesh Norn, Grand Cenobite', '{5}{W}{W}', {
    supertypes: Supertype.Legendary,
    power: 4,
    toughness: 7,
    subtypes: ['Phyrexian', 'Praetor'],
    keywords: Keyword.Vigilance,
    abilities: [
      permanentsHave(otherCreatureYouControl, gets(2, 2)),
      permanentsHave(creatureOpponentControls, gets(-2, -2)),
    ],
  }),
  creature('Felidar Sovereign', '{4}{W}{W}', {
    power: 4,
    toughness: 6,
    subtypes: ['Cat', 'Beast'],
    keywords: Keyword.Vigilance | Keyword.Lifelink,
    abilities: [winsWithLife(40)],
  }),
  enchantment('Test of Endurance', '{2}{W}{W}', { abilities: [winsWithLife(50)] }),
  enchantment('Battle of Wits', '{3}{U}{U}', {
    abilities: [
      whenever(
        beginningOf(Step.Upkeep, you),
        { kind: 'winGame', who: you },
        { condition: compare(count(cardsIn(Zone.Library, you)), '>=', 200) },
      ),
    ],
  }),
  enchantment('Sneak Attack', '{3}{R}', {
    abilities: [
      activated(
        cost('{R}'),
        sequence(
          choose(you, cardsIn(Zone.Hand, you, isCreature), 0, 1, 'chosen'),
          { kind: 'move', what: ref('chosen'), to: battlefield, as: 'entered' },
          apply(ref('entered'), [has(Keyword.Haste)], indefinitely),
          {
            kind: 'delayed',
            event: beginningOf(Step.EndTurn, eachPlayer),
            effect: sacrificeThese(ref('entered')),
            once: true,
            keep: ['entered'],
          },
        ),
      ),
    ],
  }),
  enchantment('Hardened Scales', '{G}', {
    abilities: [replacement({ kind: 'putCounters', what: creatureYouControl, counter: '+1/+1', plus: 1 })],
  }),
  enchantment("Mirri's Guile", '{G}', {
    abilities: [
      whenever(
        beginningOf(Step.Upkeep, you),
        may(you, sequence(lookAt(topOfLibrary(you, 3), 'looked'), move(ref('looked'), topInAnyOrder))),
      ),
    ],
  }),
  aura(
    "Faith's Fetters",
    '{3}{W}',
    enchant(anything),
    whenEnters(gainLife(you, 4)),
    restriction({ kind: 'cantAttack', what: isAttachedObject }),
    restriction({ kind: 'cantBlock', what: isAttachedObject }),
    restriction({ kind: 'cantActivate', what: isAttachedObject, exceptMana: true }),
  ),
  aura(
    'Guilty Conscience',
    '{W}',
    enchant(isCreature),
    whenever(
      { kind: 'dealsDamage', source: isAttachedObject, to: anything, players: eachPlayer },
      damage(thatAmount, thatObject),
    ),
  ),
  sorcery(
    'Worst Fears',
    '{7}{B}',
    spell([targetPlayer], sequence({ kind: 'controlNextTurn', who: you, player: target }, exile(self))),
  ),
  withDetails(
    sorcery(
      'Consuming Vapors',
      '{3}{B}',
      spell(
        [targetPlayer],
        sequence(
          { kind: 'sacrifice', who: target, filter: isCreature, count: 1, as: 'sacrificed' },
          gainLife(you, { kind: 'toughness', of: ref('sacrificed') }),
        ),
      ),
    ),
    { keywords: Keyword.Rebound },
  ),
  withDetails(
    instant(
      'Ephemerate',
      '{W}',
      spell([targetPermanent(creatureYouControl)], sequence(exile(target, 'exiled'), move(ref('exiled'), battlefield))),
    ),
    { keywords: Keyword.Rebound },
  ),
  sorcery('Tooth and Nail', '{5}{G}{G}', entwine(cost('{2}')), {
    kind: 'spell',
    targets: [],
    effect: sequence(),
    modes: {
      min: 1,
      max: 1,
      instead: { condition: paid('entwine'), min: 2, max: 2 },
      options: [
        {
          targets: [],
          effect: sequence(search(isCreature, { min: 0, max: 2, reveal: true }), move(found, hand), shuffle(you)),
        },
        {
          targets: [],
          effect: sequence(
            choose(you, cardsIn(Zone.Hand, you, isCreature), 0, 2, 'entering'),
            move(ref('entering'), battlefield),
          ),
        },
      ],
    },
  }),
];
