/** Copies, blinking, reanimation and changes of control. */
import { type CardDefinition, CardType, Color, Keyword, Step, Supertype, Zone } from '@foretell/rules/ir';
import {
  allOf,
  apply,
  battlefield,
  battlefieldUnderYourControl,
  becomesAlso,
  beginningOf,
  cardsIn,
  choose,
  controlledByPlayer,
  cost,
  creature,
  creatureYouControl,
  eachPlayer,
  entersAs,
  exile,
  flashback,
  has,
  hasAbility,
  instant,
  isColor,
  isCreature,
  isInstantOrSorcery,
  isOther,
  isSelf,
  loseLife,
  manaValueOf,
  may,
  move,
  not,
  ofSubtype,
  ofType,
  ownedBy,
  ref,
  returnToHand,
  sacrificeThese,
  self,
  sequence,
  sorcery,
  spell,
  target,
  targetCreature,
  targetInGraveyard,
  targetPermanent,
  targetSpell,
  untapThem,
  whenEnters,
  whenever,
  you,
} from '../builders/index.ts';

const blinkedUnderYourControl = sequence(exile(target, 'exiled'), move(ref('exiled'), battlefieldUnderYourControl));
const blinkedUnderOwnersControl = sequence(exile(target, 'exiled'), move(ref('exiled'), battlefield));
const isYourCreatureCard = allOf(isCreature, ownedBy(you));

const takenForATurn = [controlledByPlayer(you)];

export const copiesAndTheft: readonly CardDefinition[] = [
  creature('Clone', '{3}{U}', {
    power: 0,
    toughness: 0,
    subtypes: ['Shapeshifter'],
    abilities: [entersAs({ kind: 'copy', of: isCreature, optional: true })],
  }),
  creature('Phyrexian Metamorph', '{3}{U/P}', {
    alsoTypes: CardType.Artifact,
    power: 0,
    toughness: 0,
    subtypes: ['Phyrexian', 'Shapeshifter'],
    abilities: [
      entersAs({
        kind: 'copy',
        of: ofType(CardType.Artifact | CardType.Creature),
        optional: true,
        changes: [becomesAlso(CardType.Artifact)],
      }),
    ],
  }),
  creature('Phantasmal Image', '{1}{U}', {
    power: 0,
    toughness: 0,
    subtypes: ['Illusion'],
    abilities: [
      entersAs({
        kind: 'copy',
        of: isCreature,
        optional: true,
        changes: [
          { kind: 'addSubtypes', subtypes: ['Illusion'] },
          hasAbility(whenever({ kind: 'becomesTarget', what: isSelf, by: eachPlayer }, sacrificeThese(self))),
        ],
      }),
    ],
  }),
  instant(
    'Twincast',
    '{U}{U}',
    spell([targetSpell(isInstantOrSorcery)], { kind: 'copySpell', what: target, who: you, count: 1, newTargets: true }),
  ),
  instant(
    'Fork',
    '{R}{R}',
    spell([targetSpell(isInstantOrSorcery)], {
      kind: 'copySpell',
      what: target,
      who: you,
      count: 1,
      newTargets: true,
      changes: [isColor(Color.Red)],
    }),
  ),
  instant('Cloudshift', '{W}', spell([targetPermanent(creatureYouControl)], blinkedUnderYourControl)),
  instant(
    'Momentary Blink',
    '{1}{W}',
    spell([targetPermanent(creatureYouControl)], blinkedUnderOwnersControl),
    flashback(cost('{3}{U}')),
  ),
  creature('Restoration Angel', '{3}{W}', {
    power: 3,
    toughness: 4,
    subtypes: ['Angel'],
    keywords: Keyword.Flash | Keyword.Flying,
    abilities: [
      whenEnters(may(you, blinkedUnderYourControl), {
        targets: [targetPermanent(allOf(creatureYouControl, not(ofSubtype('Angel'))))],
      }),
    ],
  }),
  creature('Flickerwisp', '{1}{W}{W}', {
    power: 3,
    toughness: 1,
    subtypes: ['Elemental'],
    keywords: Keyword.Flying,
    abilities: [
      whenEnters(
        sequence(exile(target, 'exiled'), {
          kind: 'delayed',
          event: beginningOf(Step.EndTurn, eachPlayer),
          effect: move(ref('exiled'), battlefield),
          once: true,
          keep: ['exiled'],
        }),
        { targets: [targetPermanent(isOther)] },
      ),
    ],
  }),
  sorcery(
    'Reanimate',
    '{B}',
    spell(
      [targetInGraveyard(isCreature)],
      sequence(
        { kind: 'letNumber', as: 'manaValue', value: manaValueOf(target) },
        move(target, battlefieldUnderYourControl),
        loseLife(you, ref('manaValue')),
      ),
    ),
  ),
  sorcery('Zombify', '{3}{B}', spell([targetInGraveyard(isYourCreatureCard)], move(target, battlefield))),
  sorcery('Raise Dead', '{B}', spell([targetInGraveyard(isYourCreatureCard)], returnToHand(target))),
  sorcery(
    'Exhume',
    '{1}{B}',
    spell(
      [],
      sequence(
        choose(eachPlayer, cardsIn(Zone.Graveyard, eachPlayer, isCreature), 1, 1, 'returned'),
        move(ref('returned'), battlefield),
      ),
    ),
  ),
  sorcery(
    'Show and Tell',
    '{2}{U}',
    spell(
      [],
      sequence(
        choose(
          eachPlayer,
          cardsIn(
            Zone.Hand,
            eachPlayer,
            ofType(CardType.Artifact | CardType.Creature | CardType.Enchantment | CardType.Land),
          ),
          0,
          1,
          'shown',
        ),
        move(ref('shown'), battlefield),
      ),
    ),
  ),
  sorcery(
    'Act of Treason',
    '{2}{R}',
    spell(
      [targetCreature],
      sequence(apply(target, takenForATurn), untapThem(target), apply(target, [has(Keyword.Haste)])),
    ),
  ),
  sorcery(
    'Threaten',
    '{2}{R}',
    spell(
      [targetCreature],
      sequence(untapThem(target), apply(target, takenForATurn), apply(target, [has(Keyword.Haste)])),
    ),
  ),
  creature('Sower of Temptation', '{2}{U}{U}', {
    power: 2,
    toughness: 2,
    subtypes: ['Faerie', 'Wizard'],
    keywords: Keyword.Flying,
    abilities: [
      whenEnters(apply(target, [controlledByPlayer(you)], { kind: 'whileSourceOnBattlefield' }), {
        targets: [targetCreature],
      }),
    ],
  }),
  instant(
    'Double Major',
    '{G}{U}',
    spell([targetSpell(creatureYouControl)], {
      kind: 'copySpell',
      what: target,
      who: you,
      count: 1,
      newTargets: false,
      changes: [{ kind: 'removeTypes', types: 0, supertypes: Supertype.Legendary }],
    }),
  ),
];
