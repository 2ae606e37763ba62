/** Creating tokens (111, 701.7). A size that the game works out, such as X/X, is fixed as the token is made (608.2h). */
import { attackTargets, defenderOf } from '../combat/defenders.ts';
import { propose } from '../effects/propose.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { lookup, selectObjects, selectPlayers } from '../engine/select.ts';
import { type Change, type Effect, type ObjectSet, Step, type TokenDescription } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue } from '../state/handle.ts';
import { asList } from '../state/value.ts';

type Attacking = NonNullable<Extract<Effect, { readonly kind: 'createTokens' }>['attacking']>;

/**
 * Each player in turn gets their tokens. `a` counts the players done, `b` is the timestamp from which on permanents are new, `c` what the tokens
 * attack. Phase 1: the attack is chosen; phase 2: the tokens of a player have been made.
 */
export const createTokens: EffectHandler<'createTokens'> = (game, frame, effect) => {
  const players = selectPlayers(game, frame, effect.who);
  if (frame.phase === 0) {
    frame.a = 0;
    frame.b = game.nextTimestamp;
    frame.c = 0;
    frame.phase = 1;
    const attacked = joinsCombat(game, players[0]) ? attackedBy(game, frame, effect.attacking) : [];
    if (attacked.length > 0) {
      if (!ask(game, DecisionKind.Choose, players[0] as number, frame.source, 'object', attacked)) return Flow.Stay;
      frame.c = game.picked;
    }
  } else if (frame.phase === 1 && effect.attacking !== undefined) frame.c = game.picked;
  frame.phase = 2;
  const card = game.catalog.tokenOf.get(effect.token);
  if (card === undefined) throw new Error('a token that was not compiled');
  const count = evaluate(game, frame, effect.count);
  const copyChanges = fixedSize(game, frame, effect.token);
  while (frame.a < players.length && count > 0) {
    const player = players[frame.a++] as number;
    const tapped = effect.tapped ?? false;
    if (
      !propose(game, [
        {
          kind: 'createTokens',
          player,
          face: card.front,
          copyChanges,
          count,
          tapped,
          attacking: frame.c,
          attachTo: hostOf(game, frame, effect.attachedTo),
        },
      ])
    ) {
      return Flow.Stay;
    }
  }
  bindTokens(frame, effect, tokensSince(game, frame.b));
  return Flow.Next;
};

/** What the tokens may attack. */
function attackedBy(game: Game, frame: Frame, attacking: Attacking | undefined): readonly number[] {
  if (attacking === undefined) return [];
  const targets = attackTargets(game);
  if (attacking === true) return targets;
  const players = selectPlayers(game, frame, attacking.who);
  return targets.filter(
    (target) => players.includes(defenderOf(game, target)) && (attacking.themselves !== true || isPlayerValue(target)),
  );
}

/** What an Aura enters attached to; 0 for other tokens. */
function hostOf(game: Game, frame: Frame, attachedTo: ObjectSet | undefined): Handle {
  if (attachedTo === undefined) return 0;
  return selectObjects(game, frame, attachedTo).find((object) => game.permanent(object) !== null) ?? 0;
}

/** 508.4: only creatures of the attacking player, during combat, when there is something to attack. */
export function joinsCombat(game: Game, player: number | undefined): boolean {
  const inCombat = game.step >= Step.DeclareAttackers && game.step <= Step.EndCombat;
  return inCombat && player === game.activePlayer && attackTargets(game).length > 0;
}

/** What the name is for: those made now, in a loop after those of the rounds before. */
export function bindTokens(
  frame: Frame,
  { as, collects }: { readonly as?: string; readonly collects?: true },
  made: readonly Handle[],
): void {
  const before = collects === undefined || as === undefined ? [] : asList(lookup(frame, as));
  bind(frame, as, before.length === 0 ? made : [...before, ...made]);
}

/** Tokens that entered at this timestamp or later. */
export function tokensSince(game: Game, timestamp: number): Handle[] {
  const created: Handle[] = [];
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent?.isToken && permanent.timestamp >= timestamp) {
      created.push(permanent.handle);
    }
  }
  return created;
}

function fixedSize(game: Game, frame: Frame, token: TokenDescription): readonly Change[] | null {
  if (typeof token.power === 'number' && typeof token.toughness === 'number') return null;
  if (token.power === null || token.toughness === null) return null;
  const power = evaluate(game, frame, token.power);
  const toughness = evaluate(game, frame, token.toughness);
  return [{ kind: 'setPowerToughness', power, toughness }];
}
