/** The game of Magic: The Gathering: its state, its decisions and every rule. See README.md for what this package is and is not. */

export { identicalFor } from './actions/identical.ts';
export { goadersOf, leastBlockers } from './combat/combatRules.ts';
export { attackTargets } from './combat/defenders.ts';
export { type CombatShares, combatShares, usefulAmounts } from './combat/division.ts';
export { canBlock, canBlockAtAll, mayAttack } from './combat/eligibility.ts';
export { concede, type GameResult, resultOf } from './control/leaving.ts';
export { basePowerToughness } from './effects/base.ts';
export { maximumHandSize } from './effects/rulesOfPlayers.ts';
export { advance, advanceUntil, answer, answerWithAction, settle } from './engine/advance.ts';
export {
  type ArrangedEntry,
  arrangePlayer,
  beginEntering,
  finishEntering,
  makeCommander,
  offerOpeningHands,
  putCountersNow,
  reconfigured,
  startInStep,
  turnFaceDownInExile,
} from './engine/arrange.ts';
export { ChanceStream, randomEvents, shuffleLibrary } from './engine/chance.ts';
export { colorIdentityOf } from './engine/colorIdentity.ts';
export { compileCatalog } from './engine/compile.ts';
export { EventKind, type GameEvent } from './engine/events.ts';
export { characteristicsOf, controllerOf, ownerOf, zoneOf } from './engine/objects.ts';
export { perft } from './engine/perft.ts';
export { Procedure } from './engine/procedures.ts';
export { evaluate } from './engine/quantity.ts';
export {
  addToLibrary,
  createGame,
  dealGame,
  isCompanionAllowed,
  placeCard,
  type StartingDeck,
  startAtTurn,
} from './engine/setup.ts';
export { checkSupported, type Unsupported, type UnsupportedCode } from './engine/supported.ts';
export { zoneOfAbility } from './engine/triggerZone.ts';
export * from './ir/index.ts';
export { mayBeCommander, mayBeCommandersTogether } from './keywords/commanders.ts';
export { companionOf } from './keywords/companion.ts';
export { printManaCost } from './mana/cost.ts';
export { couldProduceTypes } from './mana/couldProduce.ts';
export { NO_TYPE } from './mana/manaTypes.ts';
export { TurnYield, turnYield } from './mana/turnYield.ts';
export { ActionType, actionIndex, actionSlot, actionType, makeAction, PASS } from './stack/action.ts';
export { actionCost } from './stack/actionCost.ts';
export { isSick } from './stack/activate.ts';
export { modesAsked } from './stack/announce.ts';
export { canPayOptional } from './stack/canCast.ts';
export { manaActions } from './stack/legalActions.ts';
export { performAction, wayOf } from './stack/performAction.ts';
export { isPlayableLand } from './stack/playLand.ts';
export { legalTargets } from './stack/targetLegality.ts';
export { castWays, waysDuringResolution } from './stack/ways.ts';
export { assignCard } from './state/assignCard.ts';
export {
  type Belief,
  type CardList,
  isOwnedCard,
  knownLists,
  type OwnedCards,
  type OwnershipBelief,
} from './state/belief.ts';
export { AbilityRecord, CardRecord, Catalog, FaceRecord, Program } from './state/catalog.ts';
export type { Characteristics } from './state/characteristics.ts';
export { DEFAULT_CONFIG, type GameConfig, type GameFormat, startingLife } from './state/config.ts';
export { DAY_NIGHT_NAMES, DayNight } from './state/dayNight.ts';
export {
  DECISION_KIND_NAMES,
  Decision,
  DecisionKind,
  type DecisionKindId,
  type OptionCoding,
} from './state/decision.ts';
export { Frame } from './state/frame.ts';
export type { CastWay, TargetsData } from './state/frameData.ts';
export { Game } from './state/game.ts';
export { ABILITY_SLOT, type Handle, isPlayerValue, playerOfValue, playerValue, slotOf } from './state/handle.ts';
export { hashGame } from './state/hash.ts';
export { informationHash } from './state/informationHash.ts';
export { battlefieldSlots } from './state/merged.ts';
export { finish, mix, mixed, mixText } from './state/mix.ts';
export type { GameObserver } from './state/observer.ts';
export { counterCount, Permanent } from './state/permanent.ts';
export { Player } from './state/player.ts';
export type { PendingTrigger } from './state/records.ts';
export { type SampleError, type SampleResult, sampleWorld } from './state/sampleWorld.ts';
export { type DeserialiseError, type DeserialiseResult, deserialise, serialise } from './state/serialise.ts';
export { hiddenSlots, isKnownTo } from './state/sight.ts';
export { StackItem } from './state/stackItem.ts';
export { asList, asNumber, type Value } from './state/value.ts';
export { type PublicPlayer, View, viewOf } from './state/view.ts';
export { makeDayOrNight } from './turn/dayNight.ts';
export { handAfterMulligan } from './turn/mulligans.ts';
export { Stage } from './turn/stage.ts';
