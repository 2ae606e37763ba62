/** Cards that let you play cards you could not play otherwise, and additional lands. */
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Duration,
  type Effect,
  type Filter,
  Keyword,
  Supertype,
  Zone,
} from '@foretell/rules/ir';
import {
  addMana,
  allowance,
  anyNumber,
  anyTarget,
  anything,
  attacks,
  cardsIn,
  castFreelyNow,
  casts,
  choose,
  compare,
  cost,
  creature,
  damage,
  damagePlayers,
  damageTarget,
  draw,
  eachPlayer,
  enchantment,
  endOfTurn,
  enters,
  exile,
  exists,
  found,
  gainLife,
  ifThen,
  indefinitely,
  isLand,
  isNonland,
  isSelf,
  landYouControl,
  loyalty,
  mana,
  notTrue,
  ofType,
  opponents,
  permit,
  planeswalker,
  ratherThanMana,
  ref,
  restriction,
  returnToHand,
  search,
  sequence,
  shuffle,
  sorcery,
  spell,
  target,
  targetCreature,
  targetOpponent,
  targetPermanent,
  topOfLibrary,
  union,
  untilYourNextTurn,
  whenever,
  where,
  withDetails,
  you,
} from '../builders/index.ts';

/** "Exile the top [count] cards of your library. [duration], you may play those cards." */
function exileAndPlay(count: number, duration: Duration): Effect {
  return sequence(exile(topOfLibrary(you, count), 'exiled'), permit(ref('exiled'), 'play', 'normal', duration));
}

function additionalLands(count: number): Ability {
  return allowance({ kind: 'additionalLandPlays', who: you, count });
}

const topRevealed = allowance({ kind: 'playWithTopRevealed', who: you });

function playFromTop(what: Filter): Ability {
  return allowance({ kind: 'playFromTopOfLibrary', who: you, what, revealed: false });
}

export const playPermissions: readonly CardDefinition[] = [
  sorcery('Act on Impulse', '{2}{R}', spell([], exileAndPlay(3, endOfTurn))),
  sorcery(
    'Light Up the Stage',
    '{2}{R}',
    ratherThanMana('spectacle', cost('{R}'), compare({ kind: 'turnCount', what: 'lifeLost', of: opponents }, '>=', 1)),
    spell([], exileAndPlay(2, { kind: 'untilEndOfNextTurnOf', who: you })),
  ),
  withDetails(
    sorcery(
      "Mind's Desire",
      '{4}{U}{U}',
      spell(
        [],
        sequence(shuffle(you), exile(topOfLibrary(you, 1), 'exiled'), permit(ref('exiled'), 'play', 'free', endOfTurn)),
      ),
    ),
    { keywords: Keyword.Storm },
  ),
  sorcery(
    "Praetor's Grasp",
    '{1}{B}{B}',
    spell(
      [targetOpponent],
      sequence(
        search(anything, { libraries: target }),
        { kind: 'exile', what: found, faceDown: true, as: 'exiled' },
        shuffle(target),
        permit(ref('exiled'), 'play', 'normal', indefinitely),
      ),
    ),
  ),
  sorcery(
    'Psychic Intrusion',
    '{3}{U}{B}',
    spell(
      [targetOpponent],
      sequence(
        { kind: 'reveal', what: cardsIn(Zone.Hand, target) },
        choose(
          you,
          where(union(cardsIn(Zone.Graveyard, target), cardsIn(Zone.Hand, target)), isNonland),
          1,
          1,
          'chosen',
        ),
        exile(ref('chosen'), 'exiled'),
        {
          kind: 'permit',
          who: you,
          cards: ref('exiled'),
          lands: false,
          cost: 'normal',
          manaAs: 'anyColor',
          duration: indefinitely,
        },
      ),
    ),
  ),
  creature('Etali, Primal Storm', '{4}{R}{R}', {
    supertypes: Supertype.Legendary,
    power: 6,
    toughness: 6,
    subtypes: ['Elder', 'Dinosaur'],
    abilities: [
      whenever(
        attacks(isSelf),
        sequence(exile(topOfLibrary(eachPlayer, 1), 'exiled'), castFreelyNow(ref('exiled'), anyNumber)),
      ),
    ],
  }),
  planeswalker('Chandra, Torch of Defiance', '{2}{R}{R}', {
    supertypes: Supertype.Legendary,
    subtypes: ['Chandra'],
    loyalty: 4,
    abilities: [
      loyalty(
        +1,
        [],
        sequence(
          exile(topOfLibrary(you, 1), 'exiled'),
          { kind: 'castNow', who: you, cards: ref('exiled'), free: false, max: 1, as: 'cast' },
          ifThen(notTrue(exists(ref('cast'))), damagePlayers(2, opponents)),
        ),
      ),
      loyalty(+1, [], addMana(mana('{R}{R}'))),
      loyalty(-3, [targetCreature], damage(4, target)),
      loyalty(-7, [], {
        kind: 'emblem',
        who: you,
        name: 'Chandra, Torch of Defiance Emblem',
        abilities: [whenever(casts(you, anything), damageTarget(5), { targets: [anyTarget()] })],
      }),
    ],
  }),
  planeswalker('Teferi, Time Raveler', '{1}{W}{U}', {
    supertypes: Supertype.Legendary,
    subtypes: ['Teferi'],
    loyalty: 4,
    abilities: [
      restriction({ kind: 'castOnlyAsSorcery', who: opponents, spells: anything }),
      loyalty(+1, [], {
        kind: 'applyRule',
        effect: {
          kind: 'allowance',
          allowance: { kind: 'castAsThoughFlash', who: you, spells: ofType(CardType.Sorcery) },
        },
        duration: untilYourNextTurn,
      }),
      loyalty(
        -3,
        [targetPermanent(ofType(CardType.Artifact | CardType.Creature | CardType.Enchantment), { min: 0, max: 1 })],
        sequence(returnToHand(target), draw(you, 1)),
      ),
    ],
  }),
  enchantment('Exploration', '{G}', { abilities: [additionalLands(1)] }),
  creature('Azusa, Lost but Seeking', '{2}{G}', {
    supertypes: Supertype.Legendary,
    power: 1,
    toughness: 2,
    subtypes: ['Human', 'Monk'],
    abilities: [additionalLands(2)],
  }),
  creature('Oracle of Mul Daya', '{3}{G}', {
    power: 2,
    toughness: 2,
    subtypes: ['Elf', 'Shaman'],
    abilities: [additionalLands(1), topRevealed, playFromTop(isLand)],
  }),
  creature('Courser of Kruphix', '{1}{G}{G}', {
    alsoTypes: CardType.Enchantment,
    power: 2,
    toughness: 4,
    subtypes: ['Centaur'],
    abilities: [topRevealed, playFromTop(isLand), whenever(enters(landYouControl), gainLife(you, 1))],
  }),
  enchantment('Future Sight', '{2}{U}{U}{U}', { abilities: [topRevealed, playFromTop(anything)] }),
];
