/** Spells and permanents with X in their costs (107.3). */
import { type Ability, type CardDefinition, CardType, Color, Keyword, Step, Supertype, Zone } from '@foretell/rules/ir';
import {
  activated,
  additionalCost,
  addMana,
  allOf,
  anyNumber,
  anyOf,
  anyTarget,
  anything,
  artifact,
  beginningOf,
  both,
  castOnly,
  casts,
  compare,
  cost,
  count,
  counter,
  countersOn,
  countPlayers,
  createTokens,
  creature,
  creatureToken,
  damageTarget,
  destroy,
  discard,
  discarding,
  draw,
  during,
  eachPlayer,
  endOfTurn,
  enters,
  entersWithCounters,
  gainLife,
  gets,
  greaterOf,
  halfRoundedDown,
  ifThen,
  instant,
  isCreature,
  isLand,
  isOther,
  isSelf,
  kicker,
  loseLife,
  mana,
  move,
  negative,
  not,
  ofSubtype,
  otherCreatureYouControl,
  paid,
  payLife,
  permanents,
  permanentsHave,
  protectionFrom,
  putCounters,
  ref,
  removing,
  returnToHand,
  sacrifice,
  self,
  sequence,
  sorcery,
  spell,
  sum,
  tap,
  tapFor,
  target,
  targetCreature,
  targetPermanent,
  targetPlayer,
  thatObject,
  turnOf,
  whenDies,
  whenEnters,
  whenever,
  withManaValue,
  without,
  x,
  you,
  youControl,
} from '../builders/index.ts';

const soldier = creatureToken(Color.White, 1, 1, ['Soldier']);
const warrior = creatureToken(Color.White, 1, 1, ['Warrior']);
const cat = creatureToken(Color.White, 2, 2, ['Cat']);
const saproling = creatureToken(Color.Green, 1, 1, ['Saproling']);
const thopter = creatureToken(0, 1, 1, ['Thopter'], { alsoTypes: CardType.Artifact, keywords: Keyword.Flying });

/** The index of colourless mana among the types. */
const COLORLESS = 5;

/** Objects and players among the targets named `target`. */
const numberOfTargets = sum(count(target), countPlayers(target));
const entersWithX = entersWithCounters('+1/+1', x);
const plusCountersHere = countersOn('+1/+1', thatObject);
const isArtifactCreature = { alsoTypes: CardType.Artifact, power: 0, toughness: 0 };

export const xSpells: readonly CardDefinition[] = [
  sorcery('Blaze', '{X}{R}', spell([anyTarget()], damageTarget(x))),
  sorcery(
    'Fireball',
    '{X}{R}',
    {
      kind: 'keyword',
      keyword: 'costsLess',
      generic: negative(greaterOf(0, sum(numberOfTargets, -1))),
    },
    spell(
      [anyTarget({ min: 0, max: anyNumber })],
      damageTarget({ kind: 'quotient', of: x, by: numberOfTargets, round: 'down' }),
    ),
  ),
  instant('Stroke of Genius', '{X}{2}{U}', spell([targetPlayer], draw(target, x))),
  instant("Sphinx's Revelation", '{X}{W}{U}{U}', spell([], sequence(gainLife(you, x), draw(you, x)))),
  instant('Pull from Tomorrow', '{X}{U}{U}', spell([], sequence(draw(you, x), discard(you, 1)))),
  instant('Secure the Wastes', '{X}{W}', spell([], createTokens(warrior, x))),
  instant(
    "White Sun's Zenith",
    '{X}{W}{W}{W}',
    spell([], sequence(createTokens(cat, x), move(self, { zone: Zone.Library, shuffle: true }))),
  ),
  sorcery(
    'Martial Coup',
    '{X}{W}{W}',
    spell(
      [],
      sequence(
        { kind: 'createTokens', who: you, token: soldier, count: x, as: 'soldiers' },
        ifThen(compare(x, '>=', 5), destroy(without(permanents(isCreature), ref('soldiers')))),
      ),
    ),
  ),
  sorcery(
    'Death Cloud',
    '{X}{B}{B}{B}',
    spell(
      [],
      sequence(
        loseLife(eachPlayer, x),
        discard(eachPlayer, x),
        sacrifice(eachPlayer, isCreature, x),
        sacrifice(eachPlayer, isLand, x),
      ),
    ),
  ),
  sorcery(
    'Aether Tide',
    '{X}{U}',
    additionalCost(cost(discarding(isCreature, x))),
    spell([targetPermanent(isCreature, { min: x, max: x })], returnToHand(target)),
  ),
  instant(
    'Necrologia',
    '{3}{B}{B}',
    castOnly(both(turnOf(you), during(Step.EndTurn))),
    additionalCost(cost(payLife(x))),
    spell([], draw(you, x)),
  ),
  artifact('Chalice of the Void', '{X}{X}', {
    abilities: [
      entersWithCounters('charge', x),
      whenever(casts(eachPlayer, withManaValue('=', countersOn('charge', self))), counter(thatObject)),
    ],
  }),
  creature('Walking Ballista', '{X}{X}', {
    ...isArtifactCreature,
    subtypes: ['Construct'],
    abilities: [
      entersWithX,
      activated(cost('{4}'), putCounters(self, '+1/+1')),
      activated(cost(removing('+1/+1', 1)), damageTarget(1), { targets: [anyTarget()] }),
    ],
  }),
  creature('Hangarback Walker', '{X}{X}', {
    ...isArtifactCreature,
    subtypes: ['Construct'],
    abilities: [
      entersWithX,
      whenDies(createTokens(thopter, plusCountersHere)),
      activated(cost('{1}', tap), putCounters(self, '+1/+1')),
    ],
  }),
  creature('Endless One', '{X}', { power: 0, toughness: 0, subtypes: ['Eldrazi'], abilities: [entersWithX] }),
  creature('Stonecoil Serpent', '{X}', {
    ...isArtifactCreature,
    subtypes: ['Snake'],
    keywords: Keyword.Reach | Keyword.Trample,
    abilities: [protectionFrom('multicolored', { kind: 'multicolored' }), entersWithX],
  }),
  creature('Mikaeus, the Lunarch', '{X}{W}', {
    supertypes: Supertype.Legendary,
    power: 0,
    toughness: 0,
    subtypes: ['Human', 'Cleric'],
    abilities: [
      entersWithX,
      activated(cost(tap), putCounters(self, '+1/+1')),
      activated(cost(tap, removing('+1/+1', 1)), putCounters(permanents(otherCreatureYouControl), '+1/+1')),
    ],
  }),
  creature('Hydroid Krasis', '{X}{G}{U}', {
    power: 0,
    toughness: 0,
    subtypes: ['Jellyfish', 'Hydra', 'Beast'],
    keywords: Keyword.Flying | Keyword.Trample,
    abilities: [
      whenever(casts(you, isSelf), sequence(gainLife(you, halfRoundedDown(x)), draw(you, halfRoundedDown(x))), {
        zone: Zone.Stack,
      }),
      entersWithX,
    ],
  }),
  creature('Voracious Hydra', '{X}{G}{G}', {
    power: 0,
    toughness: 1,
    subtypes: ['Hydra'],
    keywords: Keyword.Trample,
    abilities: [
      entersWithX,
      {
        ...whenever(enters(isSelf), sequence()),
        modes: {
          min: 1,
          max: 1,
          options: [
            { targets: [], effect: putCounters(self, '+1/+1', countersOn('+1/+1', self)) },
            {
              targets: [targetPermanent(allOf(isCreature, not(youControl)))],
              effect: { kind: 'fight', a: self, b: target },
            },
          ],
        },
      } as Ability,
    ],
  }),
  creature('Magus Lucea Kane', '{1}{G}{U}{R}', {
    supertypes: Supertype.Legendary,
    power: 1,
    toughness: 1,
    subtypes: ['Human', 'Tyranid', 'Wizard'],
    abilities: [
      whenever(beginningOf(Step.BeginCombat, you), putCounters(target, '+1/+1'), { targets: [targetCreature] }),
      activated(
        cost(tap),
        sequence(addMana(mana('{C}{C}')), {
          kind: 'delayed',
          event: {
            kind: 'anyOf',
            of: [
              casts(you, { kind: 'hasXInCost' }),
              { kind: 'activatesAbility', who: you, what: anything, exceptMana: true, ability: { kind: 'hasXInCost' } },
            ],
          },
          effect: { kind: 'copySpell', what: thatObject, who: you, count: 1, newTargets: true },
          once: true,
          duration: endOfTurn,
        }),
      ),
    ],
  }),
  creature('Rosheen Meanderer', '{3}{R/G}', {
    supertypes: Supertype.Legendary,
    power: 4,
    toughness: 4,
    subtypes: ['Giant', 'Shaman'],
    abilities: [
      tapFor({ kind: 'fixed', mana: [COLORLESS, COLORLESS, COLORLESS, COLORLESS], spend: { onCostsWithX: true } }),
    ],
  }),
  creature('Verdeloth the Ancient', '{4}{G}{G}', {
    supertypes: Supertype.Legendary,
    power: 4,
    toughness: 7,
    subtypes: ['Treefolk'],
    abilities: [
      kicker(cost('{X}')),
      permanentsHave(
        anyOf(allOf(ofSubtype('Saproling'), isCreature), allOf(isOther, ofSubtype('Treefolk'), isCreature)),
        gets(1, 1),
      ),
      whenEnters(createTokens(saproling, x), { condition: paid('kicker') }),
    ],
  }),
  creature('Chamber Sentry', '{X}', {
    ...isArtifactCreature,
    subtypes: ['Construct'],
    abilities: [
      entersWithCounters('+1/+1', { kind: 'colorsSpent' }),
      activated(cost('{X}', tap, removing('+1/+1', x)), damageTarget(x), { targets: [anyTarget()] }),
      activated(cost('{W}{U}{B}{R}{G}'), returnToHand(self), { zone: Zone.Graveyard }),
    ],
  }),
  creature('Marath, Will of the Wild', '{R}{G}{W}', {
    supertypes: Supertype.Legendary,
    power: 0,
    toughness: 0,
    subtypes: ['Elemental', 'Beast'],
    abilities: [
      entersWithCounters('+1/+1', { kind: 'manaSpent' }),
      {
        kind: 'activated',
        cost: cost('{X}', removing('+1/+1', x)),
        targets: [],
        effect: sequence(),
        leastX: 1,
        modes: {
          min: 1,
          max: 1,
          options: [
            { targets: [targetCreature], effect: putCounters(target, '+1/+1', x) },
            { targets: [anyTarget()], effect: damageTarget(x) },
            {
              targets: [],
              effect: {
                kind: 'createTokens',
                who: you,
                token: {
                  colors: Color.Green,
                  types: CardType.Creature,
                  subtypes: ['Elemental'],
                  power: x,
                  toughness: x,
                },
                count: 1,
              },
            },
          ],
        },
      },
    ],
  }),
];
