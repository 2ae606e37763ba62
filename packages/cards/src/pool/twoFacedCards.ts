/** Split cards (709), adventures (715) and modal double-faced cards (712). */
import { type CardDefinition, CardType, Color, Keyword, Zone } from '@foretell/rules/ir';
import {
  activated,
  allOf,
  anyNumber,
  anyTarget,
  anything,
  apply,
  bottomInAnyOrder,
  bottomInRandomOrder,
  cardsIn,
  choose,
  controllerOf,
  cost,
  count,
  counter,
  createTokens,
  creature,
  creatureToken,
  creatureYouControl,
  damage,
  damagePlayers,
  damageTarget,
  destroy,
  discardYouChoose,
  draw,
  eachPlayer,
  enters,
  entersAs,
  entersTapped,
  gets,
  hand,
  handSize,
  has,
  indefinitely,
  instant,
  isCreature,
  isInstantOrSorcery,
  isNonland,
  isSelf,
  isSpell,
  land,
  landYouControl,
  lookAt,
  loseLife,
  mana,
  move,
  not,
  ofSubtype,
  ofType,
  opponentControls,
  opponents,
  ownedBy,
  payLife,
  permanents,
  ref,
  restriction,
  returnToHand,
  reveal,
  ruleThisTurn,
  self,
  sequence,
  sorcery,
  spell,
  sum,
  tap,
  tapFor,
  tapThem,
  target,
  targetCreature,
  targetInGraveyard,
  targetOpponent,
  targetPermanent,
  targetSpell,
  thatObject,
  thatOther,
  topOfLibrary,
  twoFaced,
  unlessPays,
  untilYourNextTurn,
  whenDies,
  whenever,
  where,
  withDetails,
  withKeyword,
  withManaValue,
  without,
  withPower,
  x,
  you,
  youControl,
} from '../builders/index.ts';

function split(first: CardDefinition, second: CardDefinition): CardDefinition {
  return twoFaced('split', first, second);
}

/** A creature and its adventure. */
function adventure(main: CardDefinition, tale: CardDefinition): CardDefinition {
  return twoFaced('adventure', main, withDetails(tale, { subtypes: ['Adventure'] }));
}

/** A spell or creature with a land on the back that enters tapped. */
function spellLand(front: CardDefinition, back: string, symbol: string): CardDefinition {
  return twoFaced('modalDoubleFaced', front, land(back, { abilities: [entersTapped, tapFor(mana(symbol))] }));
}

/** The same with a land that may enter untapped for 3 life. */
function mythicSpellLand(front: CardDefinition, back: string, symbol: string): CardDefinition {
  const abilities = [entersAs({ kind: 'tappedUnlessPaid', cost: cost(payLife(3)) }), tapFor(mana(symbol))];
  return twoFaced('modalDoubleFaced', front, land(back, { abilities }));
}

const angelWarrior = creatureToken(Color.White, 4, 4, ['Angel', 'Warrior'], { keywords: Keyword.Flying });

export const twoFacedCards: readonly CardDefinition[] = [
  split(
    instant(
      'Fire',
      '{1}{R}',
      spell([anyTarget({ min: 1, max: 2, divide: { amount: 2, name: 'shares' } })], {
        kind: 'dividedDamage',
        targets: 'target',
        amounts: 'shares',
      }),
    ),
    instant('Ice', '{1}{U}', spell([targetPermanent(anything)], sequence(tapThem(target), draw(you, 1)))),
  ),
  split(
    instant('Dead', '{R}', spell([targetCreature], damage(2, target))),
    instant('Gone', '{2}{R}', spell([targetPermanent(allOf(isCreature, not(youControl)))], returnToHand(target))),
  ),
  split(
    sorcery('Assault', '{R}', spell([anyTarget()], damageTarget(2))),
    sorcery('Battery', '{3}{G}', spell([], createTokens(creatureToken(Color.Green, 3, 3, ['Elephant'])))),
  ),
  // The second half is castable only from the graveyard (702.127); the layout says so.
  twoFaced(
    'aftermath',
    sorcery('Cut', '{1}{R}', spell([targetCreature], damage(4, target))),
    sorcery('Ribbons', '{X}{B}{B}', spell([], loseLife(opponents, x))),
  ),
  adventure(
    creature('Brazen Borrower', '{1}{U}{U}', {
      power: 3,
      toughness: 1,
      subtypes: ['Faerie', 'Rogue'],
      keywords: Keyword.Flash | Keyword.Flying,
      abilities: [restriction({ kind: 'canBlockOnly', what: isSelf, attackers: withKeyword(Keyword.Flying) })],
    }),
    instant(
      'Petty Theft',
      '{1}{U}',
      spell([targetPermanent(allOf(isNonland, opponentControls))], returnToHand(target)),
    ),
  ),
  adventure(
    creature('Murderous Rider', '{1}{B}{B}', {
      power: 2,
      toughness: 3,
      subtypes: ['Zombie', 'Knight'],
      keywords: Keyword.Lifelink,
      abilities: [whenDies(move(thatObject, { zone: Zone.Library, position: 'bottom' }))],
    }),
    instant(
      'Swift End',
      '{1}{B}{B}',
      spell(
        [targetPermanent(ofType(CardType.Creature | CardType.Planeswalker))],
        sequence(destroy(target), loseLife(you, 2)),
      ),
    ),
  ),
  adventure(
    creature('Foulmire Knight', '{B}', {
      power: 1,
      toughness: 1,
      subtypes: ['Zombie', 'Knight'],
      keywords: Keyword.Deathtouch,
    }),
    instant('Profane Insight', '{2}{B}', spell([], sequence(draw(you, 1), loseLife(you, 1)))),
  ),
  adventure(
    creature('Order of Midnight', '{1}{B}', {
      power: 2,
      toughness: 2,
      subtypes: ['Human', 'Knight'],
      keywords: Keyword.Flying,
      abilities: [restriction({ kind: 'cantBlock', what: isSelf })],
    }),
    sorcery('Alter Fate', '{1}{B}', spell([targetInGraveyard(allOf(isCreature, ownedBy(you)))], returnToHand(target))),
  ),
  adventure(
    creature('Giant Killer', '{W}', {
      power: 1,
      toughness: 2,
      subtypes: ['Human', 'Peasant'],
      abilities: [activated(cost('{1}{W}', tap), tapThem(target), { targets: [targetCreature] })],
    }),
    instant('Chop Down', '{2}{W}', spell([targetPermanent(allOf(isCreature, withPower('>=', 4)))], destroy(target))),
  ),
  adventure(
    creature('Ardenvale Tactician', '{1}{W}{W}', {
      power: 2,
      toughness: 3,
      subtypes: ['Human', 'Knight'],
      keywords: Keyword.Flying,
    }),
    instant('Dizzying Swoop', '{1}{W}', spell([targetPermanent(isCreature, { min: 0, max: 2 })], tapThem(target))),
  ),
  adventure(
    creature('Bonecrusher Giant', '{2}{R}', {
      power: 4,
      toughness: 3,
      subtypes: ['Giant'],
      abilities: [
        whenever(
          { kind: 'becomesTarget', what: isSelf, by: eachPlayer, source: isSpell },
          damagePlayers(2, controllerOf(thatOther)),
        ),
      ],
    }),
    instant(
      'Stomp',
      '{1}{R}',
      spell(
        [anyTarget()],
        sequence(ruleThisTurn({ kind: 'restriction', restriction: { kind: 'cantPreventDamage' } }), damageTarget(2)),
      ),
    ),
  ),
  mythicSpellLand(
    sorcery(
      "Emeria's Call",
      '{4}{W}{W}{W}',
      spell(
        [],
        sequence(
          createTokens(angelWarrior, 2),
          apply(
            permanents(allOf(creatureYouControl, not(ofSubtype('Angel')))),
            [has(Keyword.Indestructible)],
            untilYourNextTurn,
          ),
        ),
      ),
    ),
    'Emeria, Shattered Skyclave',
    '{W}',
  ),
  mythicSpellLand(
    sorcery(
      'Sea Gate Restoration',
      '{4}{U}{U}{U}',
      spell(
        [],
        sequence(draw(you, sum(handSize(you), 1)), {
          kind: 'applyRule',
          effect: { kind: 'allowance', allowance: { kind: 'noMaximumHandSize', who: you } },
          duration: indefinitely,
        }),
      ),
    ),
    'Sea Gate, Reborn',
    '{U}',
  ),
  spellLand(
    instant(
      'Valakut Awakening',
      '{2}{R}',
      spell(
        [],
        sequence(
          choose(you, cardsIn(Zone.Hand, you), 0, anyNumber, 'returned'),
          { kind: 'letNumber', as: 'cards', value: count(ref('returned')) },
          move(ref('returned'), bottomInAnyOrder),
          draw(you, sum(ref('cards'), 1)),
        ),
      ),
    ),
    'Valakut Stoneforge',
    '{R}',
  ),
  spellLand(
    instant(
      'Silundi Vision',
      '{2}{U}',
      spell(
        [],
        sequence(
          lookAt(topOfLibrary(you, 6), 'looked'),
          choose(you, where(ref('looked'), isInstantOrSorcery), 0, 1, 'taken'),
          reveal(ref('taken'), 'revealed'),
          move(ref('taken'), hand),
          move(without(ref('looked'), ref('taken')), bottomInRandomOrder),
        ),
      ),
    ),
    'Silundi Isle',
    '{U}',
  ),
  spellLand(
    instant(
      'Jwari Disruption',
      '{1}{U}',
      spell([targetSpell()], unlessPays(controllerOf(target), cost('{1}'), counter(target))),
    ),
    'Jwari Ruins',
    '{U}',
  ),
  spellLand(
    sorcery('Pelakka Predation', '{2}{B}', spell([targetOpponent], discardYouChoose(target, withManaValue('>=', 3)))),
    'Pelakka Caverns',
    '{B}',
  ),
  spellLand(
    sorcery('Bala Ged Recovery', '{2}{G}', spell([targetInGraveyard(ownedBy(you))], returnToHand(target))),
    'Bala Ged Sanctuary',
    '{G}',
  ),
  spellLand(
    creature('Kazandu Mammoth', '{1}{G}{G}', {
      power: 3,
      toughness: 3,
      subtypes: ['Elephant'],
      abilities: [whenever(enters(landYouControl), apply(self, [gets(2, 2)]))],
    }),
    'Kazandu Valley',
    '{G}',
  ),
];
