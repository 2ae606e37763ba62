/**
 * Special actions that cost something (116.2): suspending a card from hand (116.2f, 702.62a), paying to ignore an effect (116.2d), turning a
 * face-down permanent face up (116.2b, 702.37e), putting a companion into hand (116.2g), unlocking a half of a Room (116.2m, 709.5e). They use no stack; playing lands is in `playLand.ts`.
 */
import { changeExiled } from '../actions/counters.ts';
import { tellAction } from '../actions/designate.ts';
import { halvesOf, unlock } from '../actions/doors.ts';
import { propose } from '../effects/propose.ts';
import { isIgnored } from '../effects/rulesInForce.ts';
import { cantTurnFaceUp } from '../effects/rulesOfObjects.ts';
import { type CountersEvent, moveEvent } from '../engine/events.ts';
import { TIME } from '../engine/keywordMeanings.ts';
import { Procedure, pop, push } from '../engine/procedures.ts';
import { scratchFrame } from '../engine/select.ts';
import { CardType, type Cost, Zone } from '../ir/index.ts';
import { canPayCost, pushCostPayment } from '../mana/payCost.ts';
import { Reads } from '../state/abilityReads.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { SpecialPayment } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { everyone } from '../state/knowledge.ts';
import { componentsOf, withUnderlying } from '../state/merged.ts';
import { FaceDown, type Permanent } from '../state/permanent.ts';
import type { Permission, RuleInForce } from '../state/records.ts';
import { asList } from '../state/value.ts';
import { ActionType, makeAction } from './action.ts';
import { undoCast } from './cast.ts';
import { isInstantSpeed, isSorceryTime, mayCastNow } from './timing.ts';
import { prospectiveSpell } from './ways.ts';

/** Foretelling it in one's own turn (702.143a), plotting it when a sorcery could be cast (702.170a). */
function foretellActions(game: Game, player: number, slot: number, out: number[]): void {
  if (game.activePlayer !== player) return;
  game.card(slot).front.abilities.forEach(({ ability }, at) => {
    if (ability.kind !== 'keyword' || (ability.keyword !== 'foretell' && ability.keyword !== 'plot')) return;
    if (ability.keyword === 'plot' && !isSorceryTime(game, player)) return;
    const cost = ability.keyword === 'plot' ? ability.cost : FORETELLING;
    if (isPayable(game, player, game.handle(slot), cost, ability.keyword === 'plot' ? 'plot' : undefined))
      out.push(makeAction(ActionType.Suspend, slot, at));
  });
}

/** 702.143a */
const FORETELLING: Cost = [{ kind: 'mana', cost: '{2}' }];

/**
 * Suspending the card in hand, if its owner could begin to cast it (702.62a, 702.62c), and other ways of setting it aside in exile: foretelling,
 * plotting.
 */
export function suspendActions(game: Game, player: number, slot: number, out: number[]): void {
  const face = game.card(slot).front;
  foretellActions(game, player, slot, out);
  const atInstantSpeed =
    isInstantSpeed(face) || game.registry.allowances.length > 0 || game.registry.elsewhere.length > 0;
  if (!atInstantSpeed && !isSorceryTime(game, player)) return;
  face.abilities.forEach(({ ability }, at) => {
    if (ability.kind !== 'keyword' || ability.keyword !== 'suspend') return;
    if (!mayCastNow(game, player, prospectiveSpell(game, player, slot, face), false)) return;
    if (isPayable(game, player, game.handle(slot), ability.cost)) out.push(makeAction(ActionType.Suspend, slot, at));
  });
}

/**
 * Turning the permanent face up for its morph or disguise cost (702.37e, 702.168d), or, if it is a manifested or cloaked creature card, for its
 * mana cost (701.40b, 701.58b): the index after its abilities.
 */
export function turnUpActions(game: Game, player: number, permanent: Permanent, out: number[]): void {
  if (permanent.controller !== player || cantTurnFaceUp(game, permanent.handle)) return;
  permanent.face.abilities.forEach(({ ability }, at) => {
    if (ability.kind !== 'keyword' || ability.keyword !== 'morph') return;
    if (isPayable(game, player, permanent.handle, ability.cost, 'turnUp'))
      out.push(makeAction(ActionType.TurnFaceUp, slotOf(permanent.handle), at));
  });
  const cost = revealCost(permanent);
  if (cost !== null && isPayable(game, player, permanent.handle, cost, 'turnUp'))
    out.push(makeAction(ActionType.TurnFaceUp, slotOf(permanent.handle), permanent.face.abilities.length));
}

/** The mana cost of a creature card that was put onto the battlefield face down; null for anything else. */
function revealCost({ face, faceDownAs }: Permanent): Cost | null {
  const wasPut = faceDownAs === FaceDown.Manifest || faceDownAs === FaceDown.Cloak;
  if (!wasPut || (face.face.types & CardType.Creature) === 0 || face.face.manaCost === null) return null;
  return [{ kind: 'mana', cost: face.face.manaCost }];
}

/** Unlocking a half of the player's Room for that half's mana cost, when they could cast a sorcery (709.5e). */
export function unlockActions(game: Game, player: number, permanent: Permanent, out: number[]): void {
  if (permanent.controller !== player || permanent.phasedOut || !isSorceryTime(game, player)) return;
  for (const half of halvesOf(permanent, true)) {
    if (isPayable(game, player, permanent.handle, unlockCost(permanent, half), 'unlock'))
      out.push(makeAction(ActionType.Unlock, slotOf(permanent.handle), half));
  }
}

function unlockCost(permanent: Permanent, half: number): Cost {
  const cost = permanent.face.card.faces[half]?.face.manaCost;
  if (cost === null || cost === undefined) throw new Error('a half without a mana cost');
  return [{ kind: 'mana', cost }];
}

/** Paying to ignore the effects that allow it (116.2d): any player, once for each until the turn ends. */
export function ignoreActions(game: Game, player: number, out: number[]): void {
  for (const rule of game.registry.restrictions) {
    const at = ignorableAt(game, rule);
    if (at < 0 || isIgnored(game, rule, player)) continue;
    const ability = game.permanent(rule.origin.source)?.characteristics.abilities[at]?.ability;
    if (ability?.kind !== 'static' || ability.ignoreCost === undefined) continue;
    if (isPayable(game, player, rule.origin.source, ability.ignoreCost))
      out.push(makeAction(ActionType.Ignore, slotOf(rule.origin.source), at));
  }
}

/** Whether some effect in force could be ignored for a payment. */
export function anyIgnorable(game: Game): boolean {
  return game.registry.restrictions.some((rule) => ignorableAt(game, rule) >= 0);
}

/** Which ability of its source puts the rule in force and may be ignored; -1 if none. */
function ignorableAt(game: Game, rule: RuleInForce): number {
  const abilities = game.permanent(rule.origin.source)?.characteristics.abilities ?? [];
  return abilities.findIndex(
    ({ ability }) => ability.kind === 'static' && ability.effect === rule.effect && ability.ignoreCost !== undefined,
  );
}

/** 116.2g: putting the companion into hand when a sorcery could be cast. */
export function companionAction(game: Game, player: number, out: number[]): void {
  const slot = game.player(player).companion;
  const at = game
    .card(slot)
    .front.abilities.findIndex(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'companion');
  if (isPayable(game, player, game.handle(slot), COMPANION_COST))
    out.push(makeAction(ActionType.Companion, slot, Math.max(0, at)));
}

/** 702.139a */
const COMPANION_COST: Cost = [{ kind: 'mana', cost: '{3}' }];

function isPayable(game: Game, player: number, object: Handle, cost: Cost, action?: SpecialPayment): boolean {
  return canPayCost(game, scratchFrame(player, object), player, cost, action);
}

/** Starts the action: `index` is that of the ability, of the face of what is in hand or face down, else of the permanent as it is; or of a Room's half. */
export function pushSpecialAction(game: Game, player: number, type: number, slot: number, index: number): void {
  if (game.config.manualMana.includes(player)) game.undo = game.clone();
  const permanent = game.objects[slot] ?? null;
  const abilities =
    permanent === null || permanent.faceDown
      ? (permanent?.face ?? game.card(slot).front).abilities
      : permanent.characteristics.abilities;
  const record = abilities[index];
  const frame = push(game, Procedure.SpecialAction, player, game.handle(slot));
  frame.a = type;
  frame.b = type === ActionType.Unlock ? index : (record?.id ?? FOR_MANA_COST);
}

/** In place of an ability: the permanent is turned face up for its mana cost. */
const FOR_MANA_COST = -1;

/** Procedure SpecialAction: the cost, then what it is paid for. */
export function specialAction(game: Game, frame: Frame): void {
  const record = frame.a === ActionType.Unlock ? null : (game.catalog.abilities[frame.b] ?? null);
  switch (frame.pc) {
    case 0:
      frame.pc = 1;
      pushCostPayment(game, frame, frame.controller, costOf(game, frame, record), paymentOf(frame.a, record));
      return;
    case 1:
      if (game.returned === 0) {
        undoCast(game);
        return;
      }
      game.undo = null;
      frame.pc = 2;
      if (!act(game, frame, record)) return;
  }
  if (frame.a === ActionType.Suspend) afterSettingAside(game, frame, record, asList(game.returned)[0] ?? 0);
  pop(game);
}

function paymentOf(type: number, record: AbilityRecord | null): SpecialPayment | undefined {
  if (record?.ability.kind === 'keyword' && record.ability.keyword === 'plot') return 'plot';
  if (type === ActionType.TurnFaceUp) return 'turnUp';
  return type === ActionType.Unlock ? 'unlock' : undefined;
}

function costOf(game: Game, frame: Frame, record: AbilityRecord | null): Cost {
  const permanent = game.permanent(frame.source);
  if (permanent !== null && frame.a === ActionType.Unlock) return unlockCost(permanent, frame.b);
  if (frame.a === ActionType.Companion) return COMPANION_COST;
  if (record === null) return (permanent === null ? null : revealCost(permanent)) ?? [];
  const ability = record.ability;
  if (ability.kind === 'static' && ability.ignoreCost !== undefined) return ability.ignoreCost;
  if (ability.kind === 'keyword' && ability.keyword === 'foretell') return FORETELLING;
  if (
    ability.kind === 'keyword' &&
    (ability.keyword === 'suspend' || ability.keyword === 'morph' || ability.keyword === 'plot')
  )
    return ability.cost;
  throw new Error('a special action without a cost');
}

/** False if a replacement effect has a say first. */
function act(game: Game, frame: Frame, record: AbilityRecord | null): boolean {
  switch (frame.a) {
    case ActionType.Suspend:
      return propose(game, [moveEvent(frame.source, Zone.Exile, { cause: 'suspend', faceDown: isForetold(record) })]);
    case ActionType.Ignore:
      if (record === null) throw new Error('no such ability');
      game.ignored = [...game.ignored, { player: frame.controller, source: frame.source, ability: record }];
      if ((game.registry.readsBeyond & Reads.Anything) !== 0) game.stale = true;
      return true;
    case ActionType.Unlock:
      unlockFor(game, frame);
      return true;
    case ActionType.Companion:
      game.player(frame.controller).companion = 0;
      return propose(game, [moveEvent(frame.source, Zone.Hand)]);
    default:
      turnFaceUp(game, frame.source);
      if (
        record?.ability.kind === 'keyword' &&
        record.ability.keyword === 'morph' &&
        record.ability.form === 'megamorph'
      )
        return propose(game, [megamorphCounter(frame)]);
      return true;
  }
}

/** The Room may have left while costs were paid. */
function unlockFor(game: Game, frame: Frame): void {
  const permanent = game.permanent(frame.source);
  const half = permanent === null ? undefined : halvesOf(permanent, true).find((each) => each === frame.b);
  if (permanent !== null && half !== undefined) unlock(game, permanent, half, frame.controller);
}

/** 702.37b */
function megamorphCounter({ source, controller }: Frame): CountersEvent {
  return { kind: 'putCounters', object: source, counter: '+1/+1', amount: 1, by: controller, byEffect: false };
}

function isForetold(record: AbilityRecord | null): boolean {
  return record?.ability.kind === 'keyword' && record.ability.keyword === 'foretell';
}

/** What being in exile means for the card: time counters (702.62a), or that it can be cast on a later turn (702.143a, 702.170d). */
function afterSettingAside(game: Game, frame: Frame, record: AbilityRecord | null, card: Handle): void {
  const ability = record?.ability;
  if (card === 0 || ability?.kind !== 'keyword') return;
  if (ability.keyword === 'suspend') addTime(game, record, card);
  if (ability.keyword !== 'foretell' && ability.keyword !== 'plot') return;
  const plotted = ability.keyword === 'plot';
  const player = frame.controller;
  const permission: Permission = {
    id: game.nextRecord++,
    player,
    card,
    spells: null,
    lands: false,
    cost: plotted ? 'free' : { alternative: ability.cost },
    manaAs: 'itself',
    condition: null,
    laterTurns: true,
    sorcerySpeed: plotted,
    exileAfter: false,
    way: ability.keyword,
    group: 0,
    left: 0,
    expiry: { duration: { kind: 'indefinite' }, players: [], createdTurn: game.turnNumber },
    origin: { controller: player, source: card, names: [], values: [], x: 0 },
  };
  game.permissions = [...game.permissions, permission];
  tellAction(game, ability.keyword, card, player);
}

function addTime(game: Game, record: AbilityRecord | null, card: Handle): void {
  const ability = record?.ability;
  if (card !== 0 && ability?.kind === 'keyword' && ability.keyword === 'suspend')
    changeExiled(game, card, TIME, ability.count);
}

/** 708.8: it has its own characteristics again, with a new timestamp (613.7f); it has not entered anew. */
function turnFaceUp(game: Game, object: Handle): void {
  const permanent = game.permanent(object);
  if (permanent === null || !permanent.faceDown) return;
  for (const component of componentsOf(permanent)) game.known[slotOf(component)] = everyone(game);
  if (permanent.components.some((component) => isInstantOrSorcery(game, slotOf(component)))) return; // 730.2g
  permanent.faceDown = false;
  // 730.2f
  permanent.copyChanges = withUnderlying(permanent.copyChanges, (under) => ({ ...under, faceDown: false }));
  permanent.faceDownAs = 0;
  permanent.timestamp = game.nextTimestamp++;
  game.stale = true;
  game.checkStateBased = true;
  tellAction(game, 'turned face up', object, permanent.controller);
}

function isInstantOrSorcery(game: Game, slot: number): boolean {
  return (game.card(slot).front.face.types & (CardType.Instant | CardType.Sorcery)) !== 0;
}
