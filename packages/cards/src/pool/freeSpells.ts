/** Spells for nothing, for cards instead of mana, and for more than mana (118.8, 118.9). */
import {
  type Ability,
  type Allowance,
  type CardDefinition,
  CardType,
  Color,
  type Filter,
  Keyword,
  Supertype,
  Zone,
} from '@foretell/rules/ir';
import {
  additionalCost,
  allOf,
  allowance,
  among,
  anyNumber,
  anyTarget,
  anything,
  apply,
  cardsIn,
  cascade,
  castFreelyNow,
  cost,
  count,
  counter,
  createTokens,
  creature,
  creatureToken,
  creatureYouControl,
  damage,
  damageTarget,
  destroy,
  discarding,
  draw,
  eachPlayer,
  enchantment,
  exalted,
  exile,
  gainLife,
  gets,
  has,
  instant,
  isBlack,
  isBlue,
  isCreature,
  isGreen,
  isInstantOrSorcery,
  isNoncreature,
  isRed,
  isSelf,
  landYouControl,
  negative,
  notTrue,
  ofSubtype,
  ofType,
  ownedBy,
  permanents,
  permanentsHave,
  ratherThanMana,
  ref,
  restriction,
  ruleThisTurn,
  sacrificing,
  self,
  sequence,
  sorcery,
  spell,
  suspend,
  target,
  targetCreature,
  targetInGraveyard,
  targetSpell,
  turnOf,
  whenEnters,
  whenever,
  withDetails,
  withManaValue,
  x,
  you,
} from '../builders/index.ts';

function freeSpells(spells: Filter = anything): Extract<Allowance, { kind: 'alternativeCost' }> {
  return { kind: 'alternativeCost', who: you, spells, cost: 'free' };
}

function exilingFromHand(what: Filter) {
  return { kind: 'exileCards', zone: Zone.Hand, filter: what, count: 1 } as const;
}

/** "You may exile a [colour] card with mana value X from your hand rather than pay this spell's mana cost." */
function shoal(word: string, color: Filter): Ability {
  return ratherThanMana(`exile a ${word} card`, cost(exilingFromHand(allOf(color, withManaValue('=', x)))));
}

const ARCANE = { subtypes: ['Arcane'] };
const yourInstantOrSorcery = targetInGraveyard(allOf(isInstantOrSorcery, ownedBy(you)));
const rhino = creatureToken(Color.Green, 4, 4, ['Rhino'], { keywords: Keyword.Trample });
const sacrificeACreature = additionalCost(cost(sacrificing(isCreature)));
const discardACard = additionalCost(cost(discarding(anything)));

export const freeSpellsAndCosts: readonly CardDefinition[] = [
  enchantment('Rooftop Storm', '{5}{U}', {
    abilities: [allowance({ ...freeSpells(allOf(isCreature, ofSubtype('Zombie'))), cost: cost('{0}') })],
  }),
  enchantment('Aluren', '{2}{G}{G}', {
    abilities: [allowance({ ...freeSpells(allOf(isCreature, withManaValue('<=', 3))), who: eachPlayer, flash: true })],
  }),
  enchantment('Fires of Invention', '{3}{R}', {
    abilities: [
      restriction({ kind: 'cantCast', who: you, spells: anything, when: notTrue(turnOf(you)) }),
      restriction({ kind: 'castLimit', who: you, spells: anything, count: 2 }),
      allowance(freeSpells(withManaValue('<=', count(permanents(landYouControl))))),
    ],
  }),
  creature('Maelstrom Archangel', '{W}{U}{B}{R}{G}', {
    power: 5,
    toughness: 5,
    subtypes: ['Angel'],
    keywords: Keyword.Flying,
    abilities: [
      whenever(
        { kind: 'dealsDamage', source: isSelf, to: null, players: eachPlayer, combat: true },
        castFreelyNow(cardsIn(Zone.Hand, you), 1),
      ),
    ],
  }),
  instant(
    'Electrodominance',
    '{X}{R}{R}',
    spell(
      [anyTarget()],
      sequence(damageTarget(x), {
        kind: 'castNow',
        who: you,
        cards: cardsIn(Zone.Hand, you),
        spells: withManaValue('<=', x),
        free: true,
        max: 1,
      }),
    ),
  ),
  creature('Torrential Gearhulk', '{4}{U}{U}', {
    alsoTypes: CardType.Artifact,
    power: 5,
    toughness: 6,
    subtypes: ['Construct'],
    keywords: Keyword.Flash,
    abilities: [
      whenEnters(
        { kind: 'castNow', who: you, cards: target, free: true, max: 1, exileAfter: true },
        { targets: [targetInGraveyard(allOf(ofType(CardType.Instant), ownedBy(you)))] },
      ),
    ],
  }),
  sorcery(
    "Mizzix's Mastery",
    '{3}{R}',
    spell(
      [yourInstantOrSorcery],
      sequence(
        exile(target, 'exiled'),
        { kind: 'castNow', who: you, cards: ref('exiled'), free: true, max: anyNumber, copies: true },
        exile(self),
      ),
    ),
    {
      kind: 'keyword',
      keyword: 'alternativeCost',
      name: 'overload',
      cost: cost('{5}{R}{R}{R}'),
      replaceTargets: 'all',
    },
  ),
  creature('Maelstrom Wanderer', '{5}{G}{U}{R}', {
    supertypes: Supertype.Legendary,
    power: 7,
    toughness: 5,
    subtypes: ['Elemental'],
    abilities: [permanentsHave(creatureYouControl, has(Keyword.Haste)), cascade, cascade],
  }),
  enchantment('Ardent Plea', '{1}{W}{U}', { abilities: [exalted, cascade] }),
  sorcery(
    'Demonic Dread',
    '{1}{B}{R}',
    cascade,
    spell(
      [targetCreature],
      ruleThisTurn({ kind: 'restriction', restriction: { kind: 'cantBlock', what: among(target) } }),
    ),
  ),
  instant('Bituminous Blast', '{3}{B}{R}', cascade, spell([targetCreature], damage(4, target))),
  withDetails(sorcery('Crashing Footfalls', null, suspend(4, cost('{G}')), spell([], createTokens(rhino, 2))), {
    colors: Color.Green,
  }),
  withDetails(instant('Staggershock', '{2}{R}', spell([anyTarget()], damageTarget(2))), { keywords: Keyword.Rebound }),
  withDetails(
    instant('Blazing Shoal', '{X}{R}{R}', shoal('red', isRed), spell([targetCreature], apply(target, [gets(x, 0)]))),
    ARCANE,
  ),
  withDetails(instant('Nourishing Shoal', '{X}{G}{G}', shoal('green', isGreen), spell([], gainLife(you, x))), ARCANE),
  withDetails(
    instant(
      'Sickening Shoal',
      '{X}{B}{B}',
      shoal('black', isBlack),
      spell([targetCreature], apply(target, [gets(negative(x), negative(x))])),
    ),
    ARCANE,
  ),
  instant(
    'Force of Negation',
    '{1}{U}{U}',
    ratherThanMana('exile a blue card', cost(exilingFromHand(isBlue)), notTrue(turnOf(you))),
    spell([targetSpell(isNoncreature)], counter(target, { zone: Zone.Exile })),
  ),
  instant("Altar's Reap", '{1}{B}', sacrificeACreature, spell([], draw(you, 2))),
  instant('Village Rites', '{B}', sacrificeACreature, spell([], draw(you, 2))),
  sorcery('Bone Splinters', '{B}', sacrificeACreature, spell([targetCreature], destroy(target))),
  sorcery('Tormenting Voice', '{1}{R}', discardACard, spell([], draw(you, 2))),
  instant('Thrill of Possibility', '{1}{R}', discardACard, spell([], draw(you, 2))),
  sorcery(
    'Goblin Grenade',
    '{R}',
    additionalCost(cost(sacrificing(ofSubtype('Goblin')))),
    spell([anyTarget()], damageTarget(5)),
  ),
  instant(
    'Lightning Axe',
    '{R}',
    { kind: 'keyword', keyword: 'additionalCost', cost: cost(discarding(anything)), orElse: cost('{5}') },
    spell([targetCreature], damage(5, target)),
  ),
  creature('Thorn Elemental', '{5}{G}{G}', {
    power: 7,
    toughness: 7,
    subtypes: ['Elemental'],
    abilities: [allowance({ kind: 'assignAsUnblocked', what: isSelf })],
  }),
];
