/**
 * What a target may be, as far as a playout cares: permanents of which types and whose, spells or abilities. Read once from the target
 * specification; whatever else it asks for is not looked at.
 */
import { CardType, type Filter, type Game, type TargetSpec, Zone } from '@foretell/rules';

/** One target of an ability. */
export interface TargetKind {
  /** How good (positive) or bad what happens to it is. */
  readonly sign: number;
  /** Card types of which a permanent must have one; 0 = any, but no land that is worth the trouble. */
  readonly types: number;
  /** 1: only one's own, -1: only others', 0: anybody's. */
  readonly side: number;
  /** Whether permanents, players, spells, abilities on the stack may be chosen. */
  readonly permanents: boolean;
  readonly players: boolean;
  readonly spells: boolean;
  readonly abilities: boolean;
}

export function targetKindOf(spec: TargetSpec, sign: number): TargetKind {
  const { what, zone, players } = spec;
  const onStack = zone === Zone.Stack;
  const abilities = onStack && what !== null && mentions(what, 'isAbility');
  return {
    sign,
    types: what === null ? 0 : typesOf(what),
    side: what === null ? 0 : sideOf(what),
    permanents: zone === Zone.Battlefield && what !== null,
    players: players !== null,
    spells: spec.spells !== undefined || (onStack && what !== null && (!abilities || mentions(what, 'isSpell'))),
    abilities,
  };
}

/** Types of which the filter demands one; 0 if it demands none that is easily seen. */
function typesOf(filter: Filter): number {
  switch (filter.kind) {
    case 'type':
      return filter.types;
    case 'and':
      for (const part of filter.of) {
        const types = typesOf(part);
        if (types !== 0) return types;
      }
      return 0;
    case 'or': {
      let all = 0;
      for (const part of filter.of) {
        const types = typesOf(part);
        if (types === 0) return 0;
        all |= types;
      }
      return all;
    }
    default:
      return 0;
  }
}

function sideOf(filter: Filter): number {
  if (filter.kind === 'controlledBy') return filter.who.kind === 'you' ? 1 : filter.who.kind === 'opponents' ? -1 : 0;
  if (filter.kind !== 'and') return 0;
  for (const part of filter.of) {
    const side = sideOf(part);
    if (side !== 0) return side;
  }
  return 0;
}

function mentions(filter: Filter, kind: 'isSpell' | 'isAbility'): boolean {
  if (filter.kind === kind) return true;
  return (filter.kind === 'and' || filter.kind === 'or') && filter.of.some((part) => mentions(part, kind));
}

/** Whether something is there for the player to do good to (their own) or harm to (another's). */
export function isWorthAiming(game: Game, player: number, kind: TargetKind): boolean {
  if (kind.sign === 0) return true;
  if ((kind.spells || kind.abilities) && isOnTop(game, player, kind)) return true;
  if (kind.players && (kind.sign > 0 || !kind.permanents || isAnyoneWeak(game, player))) return true;
  if (kind.permanents) return hasPermanent(game, player, kind);
  // Cards in graveyards and exile are as good as their choice.
  return !kind.players && !kind.spells && !kind.abilities;
}

/** For a harmful effect another player's spell or ability on top of the stack, for a helpful one the player's own. */
function isOnTop(game: Game, player: number, { sign, spells, abilities }: TargetKind): boolean {
  const top = game.stack[game.stack.length - 1];
  if (top === undefined || !(top.isSpell ? spells : abilities)) return false;
  return (top.controller === player) === sign > 0;
}

function hasPermanent(game: Game, player: number, { sign, types, side }: TargetKind): boolean {
  const own = sign > 0;
  if (side !== 0 && side > 0 !== own) return false;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined) continue;
    if ((permanent.controller === player) !== own) continue;
    const has = permanent.characteristics.types;
    if (types === 0 ? (has & CardType.Land) === 0 : (has & types) !== 0) return true;
  }
  return false;
}

/** Whether another player's life is so low that damage better spent on creatures may go there. */
function isAnyoneWeak(game: Game, player: number): boolean {
  for (let i = 0; i < game.players.length; i++) if (i !== player && (game.players[i]?.life ?? 0) <= WEAK) return true;
  return false;
}

const WEAK = 8;
