/** Artifacts that make mana. */
import { type CardDefinition, CardType, Step, Supertype, Zone } from '@foretell/rules/ir';
import {
  activated,
  addMana,
  allOf,
  anyColor,
  anyOneColor,
  artifact,
  beginningOf,
  cardsIn,
  choose,
  chosenColor,
  commanderColor,
  controllerOf,
  cost,
  couldProduce,
  countersOn,
  damagePlayers,
  draw,
  eachPlayer,
  entersAs,
  entersTapped,
  entersWithCounters,
  exiledWithSource,
  gets,
  isArtifact,
  isBasicLand,
  isCreature,
  isLand,
  isSelf,
  isTapped,
  mana,
  manaAbility,
  mayPay,
  not,
  ofType,
  oneOf,
  opponentControls,
  permanents,
  permanentsHave,
  ref,
  restriction,
  sacrificeSelf,
  sacrificing,
  self,
  sequence,
  tap,
  tapFor,
  tapping,
  thatObject,
  untapThem,
  whenDies,
  whenEnters,
  whenever,
  you,
  youControl,
} from '../builders/index.ts';

const colorlessTwice = tapFor(mana('{C}{C}'));
const colorlessThrice = tapFor(mana('{C}{C}{C}'));
/** "This artifact doesn't untap during your untap step." */
const staysTappedInUntapStep = restriction({ kind: 'doesntUntap', what: isSelf });

function mox(name: string, symbol: string): CardDefinition {
  return artifact(name, '{0}', { abilities: [tapFor(mana(symbol))] });
}

function signet(name: string, symbols: string): CardDefinition {
  return artifact(name, '{2}', { abilities: [manaAbility(cost('{1}', tap), mana(symbols))] });
}

/** {C}, or one of two colours for 1 damage. */
function talisman(name: string, symbols: string): CardDefinition {
  const colored = activated(cost(tap), sequence(addMana(oneOf(symbols)), damagePlayers(1, you)));
  return artifact(name, '{2}', { abilities: [tapFor(mana('{C}')), colored] });
}

export const manaArtifacts: readonly CardDefinition[] = [
  mox('Mox Pearl', '{W}'),
  mox('Mox Sapphire', '{U}'),
  mox('Mox Jet', '{B}'),
  mox('Mox Ruby', '{R}'),
  mox('Mox Emerald', '{G}'),
  artifact('Black Lotus', '{0}', { abilities: [manaAbility(cost(tap, sacrificeSelf), anyOneColor(3))] }),
  artifact('Lotus Petal', '{0}', { abilities: [manaAbility(cost(tap, sacrificeSelf), anyColor())] }),
  artifact('Chrome Mox', '{0}', {
    abilities: [
      whenEnters(
        sequence(
          choose(you, cardsIn(Zone.Hand, you, not(ofType(CardType.Artifact | CardType.Land))), 0, 1, 'imprinted'),
          { kind: 'exile', what: ref('imprinted'), linked: true },
        ),
      ),
      tapFor({ kind: 'colorsOf', what: exiledWithSource, amount: 1 }),
    ],
  }),
  artifact('Sol Ring', '{1}', { abilities: [colorlessTwice] }),
  artifact('Mana Vault', '{1}', {
    abilities: [
      staysTappedInUntapStep,
      whenever(beginningOf(Step.Upkeep, you), mayPay(you, cost('{4}'), untapThem(self))),
      whenever(beginningOf(Step.Draw, you), damagePlayers(1, you), {
        condition: { kind: 'matches', what: self, filter: isTapped },
      }),
      colorlessThrice,
    ],
  }),
  artifact('Grim Monolith', '{2}', {
    abilities: [staysTappedInUntapStep, colorlessThrice, activated(cost('{4}'), untapThem(self))],
  }),
  artifact('Basalt Monolith', '{3}', {
    abilities: [staysTappedInUntapStep, colorlessThrice, activated(cost('{3}'), untapThem(self))],
  }),
  artifact('Worn Powerstone', '{3}', { abilities: [entersTapped, colorlessTwice] }),
  artifact('Thran Dynamo', '{4}', { abilities: [colorlessThrice] }),
  artifact('Hedron Archive', '{4}', {
    abilities: [colorlessTwice, activated(cost('{2}', tap, sacrificeSelf), draw(you, 2))],
  }),
  artifact('Gilded Lotus', '{5}', { abilities: [tapFor(anyOneColor(3))] }),
  artifact('Mind Stone', '{2}', {
    abilities: [tapFor(mana('{C}')), activated(cost('{1}', tap, sacrificeSelf), draw(you, 1))],
  }),
  artifact('Everflowing Chalice', '{0}', {
    abilities: [
      { kind: 'keyword', keyword: 'optionalCost', name: 'multikicker', cost: cost('{2}'), repeat: true },
      entersWithCounters('charge', { kind: 'timesPaid', cost: 'kicker' }),
      tapFor(mana('{C}', countersOn('charge', self))),
    ],
  }),
  artifact('Manalith', '{3}', { abilities: [tapFor(anyColor())] }),
  artifact('Arcane Signet', '{2}', { abilities: [tapFor(commanderColor)] }),
  artifact("Commander's Sphere", '{3}', {
    abilities: [tapFor(commanderColor), activated(cost(sacrificeSelf), draw(you, 1))],
  }),
  artifact('Coldsteel Heart', '{2}', {
    supertypes: Supertype.Snow,
    abilities: [entersTapped, entersAs({ kind: 'chooseColor' }), tapFor(chosenColor)],
  }),
  artifact('Fellwar Stone', '{2}', {
    abilities: [tapFor(couldProduce(permanents(allOf(isLand, opponentControls)), 'color'))],
  }),
  artifact('Star Compass', '{2}', {
    abilities: [entersTapped, tapFor(couldProduce(permanents(allOf(isBasicLand, youControl)), 'color'))],
  }),
  artifact('Springleaf Drum', '{1}', { abilities: [manaAbility(cost(tap, tapping(isCreature)), anyColor())] }),
  artifact('Chromatic Sphere', '{1}', {
    abilities: [activated(cost('{1}', tap, sacrificeSelf), sequence(addMana(anyColor()), draw(you, 1)))],
  }),
  artifact('Chromatic Star', '{1}', {
    abilities: [manaAbility(cost('{1}', tap, sacrificeSelf), anyColor()), whenDies(draw(you, 1))],
  }),
  artifact("Ashnod's Altar", '{3}', { abilities: [manaAbility(cost(sacrificing(isCreature)), mana('{C}{C}'))] }),
  artifact('Phyrexian Altar', '{3}', { abilities: [manaAbility(cost(sacrificing(isCreature)), anyColor())] }),
  artifact('Krark-Clan Ironworks', '{4}', { abilities: [manaAbility(cost(sacrificing(isArtifact)), mana('{C}{C}'))] }),
  artifact('Gauntlet of Power', '{5}', {
    abilities: [
      entersAs({ kind: 'chooseColor' }),
      permanentsHave(allOf(isCreature, { kind: 'chosenColorOfSource' }), gets(1, 1)),
      whenever(
        { kind: 'tappedForMana', what: isBasicLand, who: eachPlayer, makesChosenColor: true },
        addMana(chosenColor, controllerOf(thatObject)),
      ),
    ],
  }),
  signet('Azorius Signet', '{W}{U}'),
  signet('Dimir Signet', '{U}{B}'),
  signet('Rakdos Signet', '{B}{R}'),
  signet('Gruul Signet', '{R}{G}'),
  signet('Selesnya Signet', '{G}{W}'),
  signet('Orzhov Signet', '{W}{B}'),
  signet('Izzet Signet', '{U}{R}'),
  signet('Golgari Signet', '{B}{G}'),
  signet('Boros Signet', '{R}{W}'),
  signet('Simic Signet', '{G}{U}'),
  talisman('Talisman of Progress', '{W}{U}'),
  talisman('Talisman of Dominance', '{U}{B}'),
  talisman('Talisman of Indulgence', '{B}{R}'),
  talisman('Talisman of Impulse', '{R}{G}'),
  talisman('Talisman of Unity', '{G}{W}'),
];
