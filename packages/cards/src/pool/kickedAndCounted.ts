/** Kicked, overloaded and counted: kicker (702.33), overload (702.96), X (107.3) and cheaper spells. */
import {
  type Ability,
  type CardDefinition,
  CardType,
  Color,
  type Effect,
  type Filter,
  Keyword,
  type PlayerSet,
  Step,
  type TargetSpec,
  Zone,
} from '@foretell/rules/ir';
import {
  activated,
  allOf,
  anyTarget,
  anything,
  artifact,
  beginningOf,
  compare,
  controllerOf,
  cost,
  costChange,
  counter,
  countersOn,
  createTokens,
  creature,
  creatureToken,
  damage,
  damageTarget,
  destroy,
  destroyForGood,
  discard,
  draw,
  eachPlayer,
  entersWithCounters,
  gainLife,
  has,
  ifThen,
  instant,
  isArtifact,
  isBlack,
  isBlue,
  isCreature,
  isEnchantment,
  isGreen,
  isNonland,
  isRed,
  isWhite,
  kicker,
  not,
  opponents,
  paid,
  permanents,
  putCounters,
  ref,
  sacrificeSelf,
  self,
  sequence,
  sorcery,
  spell,
  target,
  targetCreature,
  targetPermanent,
  targetPlayer,
  targetSpell,
  unlessPays,
  whenEnters,
  whenever,
  withKeyword,
  withManaValue,
  x,
  you,
  youControl,
} from '../builders/index.ts';

/** One of several kickers (702.33b), known by what it costs. */
function oneKicker(mana: string): Ability {
  return { kind: 'keyword', keyword: 'optionalCost', name: `kicker ${mana}`, cost: cost(mana) };
}

/** What a Battlemage does as it enters if that kicker was paid. */
function kickedWith(mana: string, effect: Effect, ...targets: TargetSpec[]): Ability {
  return whenEnters(effect, { targets, condition: paid(`kicker ${mana}`) });
}

function battlemage(
  name: string,
  mana: string,
  subtypes: readonly string[],
  abilities: readonly Ability[],
): CardDefinition {
  return creature(name, mana, { power: 2, toughness: 2, subtypes, abilities });
}

function overload(mana: string): Ability {
  return { kind: 'keyword', keyword: 'alternativeCost', name: 'overload', cost: cost(mana), replaceTargets: 'all' };
}

function cheaper(who: PlayerSet, spells: Filter): Ability {
  return costChange({ who, what: 'spell', filter: spells, reduceGeneric: 1 });
}

const wolf = creatureToken(Color.Green, 2, 2, ['Wolf']);
const plusCounters = countersOn('+1/+1', self);

export const kickedAndCounted: readonly CardDefinition[] = [
  battlemage(
    'Thunderscape Battlemage',
    '{2}{R}',
    ['Human', 'Wizard'],
    [
      oneKicker('{1}{B}'),
      oneKicker('{G}'),
      kickedWith('{1}{B}', discard(target, 2), targetPlayer),
      kickedWith('{G}', destroy(target), targetPermanent(isEnchantment)),
    ],
  ),
  battlemage(
    'Sunscape Battlemage',
    '{2}{W}',
    ['Human', 'Wizard'],
    [
      oneKicker('{1}{G}'),
      oneKicker('{2}{U}'),
      kickedWith('{1}{G}', destroy(target), targetPermanent(allOf(isCreature, withKeyword(Keyword.Flying)))),
      kickedWith('{2}{U}', draw(you, 2)),
    ],
  ),
  battlemage(
    'Stormscape Battlemage',
    '{2}{U}',
    ['Metathran', 'Wizard'],
    [
      oneKicker('{W}'),
      oneKicker('{2}{B}'),
      kickedWith('{W}', gainLife(you, 3)),
      kickedWith('{2}{B}', destroyForGood(target), targetPermanent(allOf(isCreature, not(isBlack)))),
    ],
  ),
  battlemage(
    'Thornscape Battlemage',
    '{2}{G}',
    ['Elf', 'Wizard'],
    [
      oneKicker('{R}'),
      oneKicker('{W}'),
      kickedWith('{R}', damageTarget(2), anyTarget()),
      kickedWith('{W}', destroy(target), targetPermanent(isArtifact)),
    ],
  ),
  creature('Wolfbriar Elemental', '{2}{G}{G}', {
    power: 4,
    toughness: 4,
    subtypes: ['Elemental'],
    abilities: [
      { kind: 'keyword', keyword: 'optionalCost', name: 'multikicker', cost: cost('{G}'), repeat: true },
      whenEnters(createTokens(wolf, { kind: 'timesPaid', cost: 'kicker' })),
    ],
  }),
  sorcery(
    'Rite of Replication',
    '{2}{U}{U}',
    kicker(cost('{5}')),
    spell([targetCreature], ifThen(paid('kicker'), copiesOfTarget(5), copiesOfTarget(1))),
  ),
  sorcery(
    'Vandalblast',
    '{R}',
    spell([targetPermanent(allOf(isArtifact, not(youControl)))], destroy(target)),
    overload('{4}{R}'),
  ),
  sorcery(
    'Mizzium Mortars',
    '{1}{R}',
    spell([targetPermanent(allOf(isCreature, not(youControl)))], damage(4, target)),
    overload('{3}{R}{R}{R}'),
  ),
  instant(
    'Syncopate',
    '{X}{U}',
    spell([targetSpell()], unlessPays(controllerOf(target), cost('{X}'), counter(target, { zone: Zone.Exile }))),
  ),
  instant(
    'Clash of Wills',
    '{X}{U}',
    spell([targetSpell()], unlessPays(controllerOf(target), cost('{X}'), counter(target))),
  ),
  instant(
    'Spell Burst',
    '{X}{U}',
    { kind: 'keyword', keyword: 'buyback', cost: cost('{3}') },
    spell([targetSpell(withManaValue('=', x))], counter(target)),
  ),
  sorcery(
    'Exsanguinate',
    '{X}{B}{B}',
    spell([], sequence({ kind: 'loseLife', who: opponents, amount: x, as: 'lost' }, gainLife(you, ref('lost')))),
  ),
  sorcery(
    'Rolling Thunder',
    '{X}{R}{R}',
    spell([anyTarget({ min: 0, max: x, divide: { amount: x, name: 'shares' } })], {
      kind: 'dividedDamage',
      targets: 'target',
      amounts: 'shares',
    }),
  ),
  creature('Primordial Hydra', '{X}{G}{G}', {
    power: 0,
    toughness: 0,
    subtypes: ['Hydra'],
    abilities: [
      entersWithCounters('+1/+1', x),
      whenever(beginningOf(Step.Upkeep, you), putCounters(self, '+1/+1', plusCounters)),
      {
        kind: 'static',
        effect: { kind: 'change', affected: self, changes: [has(Keyword.Trample)] },
        condition: compare(plusCounters, '>=', 10),
      },
    ],
  }),
  artifact('Engineered Explosives', '{X}', {
    abilities: [
      { kind: 'keyword', keyword: 'sunburst' },
      activated(
        cost('{2}', sacrificeSelf),
        destroy(permanents(allOf(isNonland, withManaValue('=', countersOn('charge', self))))),
      ),
    ],
  }),
  artifact('Helm of Awakening', '{2}', { abilities: [cheaper(eachPlayer, anything)] }),
  artifact('Pearl Medallion', '{2}', { abilities: [cheaper(you, isWhite)] }),
  artifact('Sapphire Medallion', '{2}', { abilities: [cheaper(you, isBlue)] }),
  artifact('Jet Medallion', '{2}', { abilities: [cheaper(you, isBlack)] }),
  artifact('Ruby Medallion', '{2}', { abilities: [cheaper(you, isRed)] }),
  artifact('Emerald Medallion', '{2}', { abilities: [cheaper(you, isGreen)] }),
  creature('Foundry Inspector', '{3}', {
    alsoTypes: CardType.Artifact,
    power: 3,
    toughness: 2,
    subtypes: ['Construct'],
    abilities: [cheaper(you, isArtifact)],
  }),
];

function copiesOfTarget(count: number): Effect {
  return { kind: 'createCopies', who: you, of: target, count };
}
