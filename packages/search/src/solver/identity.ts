/**
 * Names for objects, options and states by what they are and not by which they are, so that the solver takes one of several equals and
 * recognises a state that is reached in another order. Two things of one name are equal in all but far-fetched cases: what is proven with
 * their help is checked afterwards (`strategy.ts`).
 */
import {
  ABILITY_SLOT,
  actionIndex,
  actionSlot,
  actionType,
  asList,
  type Decision,
  DecisionKind,
  finish,
  type Game,
  type Handle,
  isPlayerValue,
  mix,
  mixText,
  type Permanent,
  type Player,
  type StackItem,
  slotOf,
  Zone,
} from '@foretell/rules';

/** The value of an option that names no object is below this. */
const FIRST_OBJECT = 1 << 24;

/** What an option does, with objects by what they are. */
export function optionName(game: Game, decision: Decision, index: number): number {
  const value = decision.options[index] as number;
  if (decision.coding === 'action') {
    const slot = actionSlot(value);
    const kind = mix(actionType(value), actionIndex(value));
    return slot === 0 ? kind : mix(kind, slotName(game, slot));
  }
  if (decision.coding !== 'object') return value;
  const name = handleName(game, value);
  if (decision.kind !== DecisionKind.Block || value === 0) return name;
  // Blockers declared before may stand before one of two equal attackers: they are told apart by their order.
  let rank = 0;
  for (let earlier = 0; earlier < index; earlier++)
    if (handleName(game, decision.options[earlier] as number) === name) rank++;
  return mix(name, rank);
}

/** The first option of that name, -1 if there is none. */
export function optionOfName(game: Game, decision: Decision, name: number): number {
  for (let index = 0; index < decision.options.length; index++)
    if (optionName(game, decision, index) === name) return index;
  return -1;
}

/** Objects by zone, owner and card; permanents by all that can be seen of them. */
function handleName(game: Game, handle: number): number {
  if (handle < FIRST_OBJECT) return handle;
  const slot = slotOf(handle);
  if (slot !== ABILITY_SLOT && game.zones[slot] !== Zone.Stack)
    return game.isCurrent(handle) ? slotName(game, slot) : mix(5, game.cards[slot]?.id ?? 0);
  const at = game.stack.findIndex((item) => item.handle === handle);
  return at < 0 ? 6 : mix(7, at);
}

function slotName(game: Game, slot: number): number {
  const zone = game.zones[slot] ?? Zone.None;
  const permanent = zone === Zone.Battlefield ? game.objects[slot] : null;
  if (permanent !== null && permanent !== undefined) return permanentName(game, permanent);
  return mix(mix(zone, game.cards[slot]?.id ?? 0), game.owners[slot] ?? 0);
}

/** A permanent, with what it is attached to, whom it blocks and who blocks it. */
function permanentName(game: Game, permanent: Permanent): number {
  let name = ownName(game, permanent);
  const { attachedTo, blocking } = permanent;
  if (permanent.blocked) name = mix(name, blockersName(game, permanent.handle));
  if (attachedTo !== 0) name = mix(name, playersOrOwn(game, attachedTo));
  for (let i = 0; i < blocking.length; i++) name = mix(name, playersOrOwn(game, blocking[i] as Handle));
  return name;
}

function blockersName(game: Game, attacker: Handle): number {
  let sum = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const blocker = game.objects[game.battlefield[i] as number];
    if (blocker?.blocking.includes(attacker)) sum = (sum + finish(ownName(game, blocker))) | 0;
  }
  return sum;
}

function playersOrOwn(game: Game, value: number): number {
  const permanent = value < FIRST_OBJECT ? null : game.permanent(value);
  return permanent === null ? value & 0xffff : ownName(game, permanent);
}

/** A permanent by itself: what it is, and what has happened to it this turn as far as it still matters. */
function ownName(game: Game, permanent: Permanent): number {
  const { characteristics } = permanent;
  let name = mix(permanent.face.id, permanent.controller + 4 * permanent.owner);
  name = mix(name, characteristics.power * 512 + characteristics.toughness);
  name = mix(name, characteristics.keywords);
  name = mix(name, Math.floor(characteristics.keywords / 4294967296));
  name = mix(name, characteristics.types + 256 * characteristics.colors);
  for (let i = 0; i < characteristics.abilities.length; i++) name = mix(name, characteristics.abilities[i]?.id ?? 0);
  name = mix(name, flags(game, permanent) + 4096 * permanent.damage);
  if (permanent.attacking !== 0) name = mix(name, playersOrOwn(game, permanent.attacking));
  for (let i = 0; i < permanent.counters.length; i++) {
    const entry = permanent.counters[i] as string | number;
    name = typeof entry === 'number' ? mix(name, entry) : mixText(name, entry);
  }
  for (let i = 0; i < permanent.usedThisTurn.length; i++) name = mix(name, permanent.usedThisTurn[i] as number);
  for (let i = 0; i < permanent.components.length; i++)
    name = mix(name, game.card(slotOf(permanent.components[i] as number)).id);
  return permanent.loyaltyTurn === game.turnNumber ? mix(name, 1) : name;
}

function flags(game: Game, permanent: Permanent): number {
  return (
    (permanent.tapped ? 1 : 0) +
    (permanent.faceDown ? 2 : 0) +
    (permanent.phasedOut ? 4 : 0) +
    (permanent.deathtouched ? 8 : 0) +
    (permanent.blocked ? 16 : 0) +
    (permanent.struckFirst ? 32 : 0) +
    (permanent.isToken ? 64 : 0) +
    (permanent.controlledSinceTurn === game.turnNumber ? 128 : 0) +
    (permanent.attackedTurn === game.turnNumber ? 256 : 0) +
    (permanent.dealtDamageThisTurn ? 512 : 0) +
    1024 * Math.min(permanent.regenerationShields, 3)
  );
}

/** A state in which somebody has priority, without the order in which permanents and cards came to be where they are; below 2^53. */
export function stateName(game: Game): number {
  let a = mix(game.step, game.combatsThisTurn + 16 * game.stage + 4096 * game.passes);
  a = mix(a, game.priorityPlayer + 8 * game.activePlayer + 64 * game.insertedSteps.length);
  for (let i = 0; i < game.players.length; i++) a = mix(a, playerName(game, game.players[i] as Player));
  let first = 0;
  let second = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined) continue;
    const name = permanentName(game, permanent);
    first = (first + finish(name)) | 0;
    second = (second + finish(mix(name, 0x51ed))) | 0;
  }
  a = mix(a, cardsName(game, game.exile) + 3 * cardsName(game, game.command));
  a = mix(a, effectsName(game));
  for (let i = 0; i < game.stack.length; i++) a = mix(a, itemName(game, game.stack[i] as StackItem));
  return finish(mix(a, first)) * 2097152 + (finish(mix(mix(a, 0x2f), second)) >>> 11);
}

function playerName(game: Game, player: Player): number {
  const { tally, pool } = player;
  let name = mix(player.life, player.library.length);
  name = mix(name, cardsName(game, player.hand));
  name = mix(name, cardsName(game, player.graveyard));
  for (let i = 0; i < pool.length; i++) name = mix(name, pool[i] as number);
  name = mix(name, player.specialMana.length + 16 * tally.spellsCast + 1024 * tally.landsPlayed);
  name = mix(name, tally.cardsDrawn + 64 * tally.noncreatureSpellsCast + 4096 * (tally.lifeLost > 0 ? 1 : 0));
  name = mix(name, (tally.creaturesDied > 0 ? 1 : 0) + (tally.attackers > 0 ? 2 : 0) + (tally.lifeGained > 0 ? 4 : 0));
  for (let i = 0; i < player.counters.length; i++) {
    const entry = player.counters[i] as string | number;
    name = typeof entry === 'number' ? mix(name, entry) : mixText(name, entry);
  }
  return name;
}

/** As a multiset. */
function cardsName(game: Game, slots: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    sum = (sum + finish(mix(game.cards[slot]?.id ?? 0, game.owners[slot] ?? 0))) | 0;
  }
  return sum;
}

/** Rules, shields, delayed triggers and permissions in force; what changes permanents shows on them. */
function effectsName(game: Game): number {
  let sum = game.pendingTriggers.length;
  for (const rule of game.rules) sum = (sum + originName(game, rule.origin, rule.uses + 1)) | 0;
  for (const one of game.replacements) sum = (sum + originName(game, one.origin, one.uses + 64)) | 0;
  for (const one of game.delayed) sum = (sum + originName(game, one.origin, 1000)) | 0;
  for (const one of game.permissions) sum = (sum + mix(handleName(game, one.card), one.player + 8 * one.left)) | 0;
  return mix(sum, game.exiled.length + 16 * game.returns.length + 256 * game.copies.length);
}

function originName(
  game: Game,
  { source, values, x, controller }: Game['rules'][number]['origin'],
  salt: number,
): number {
  let name = mix(mix(salt, x), controller);
  name = mix(name, game.cards[slotOf(source)]?.id ?? 0);
  for (const value of values) {
    if (typeof value === 'string') name = mixText(name, value);
    else
      for (const handle of asList(value)) name = mix(name, isPlayerValue(handle) ? handle : handleName(game, handle));
  }
  return finish(name);
}

function itemName(game: Game, item: StackItem): number {
  let name = mix(item.ability?.id ?? -1, item.face.id);
  name = mix(name, item.controller + 8 * item.x);
  for (const targets of item.targets) for (const target of targets) name = mix(name, handleName(game, target));
  for (const shares of item.divisions) for (const share of shares) name = mix(name, share);
  for (const mode of item.modes) name = mix(name, mode);
  return mix(name, item.paidCosts.length);
}
