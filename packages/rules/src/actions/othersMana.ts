/** Making players use their mana abilities, and taking the mana (106.13). */
import type { EffectHandler } from '../engine/handlers.ts';
import { characteristicsOf } from '../engine/objects.ts';
import { ask } from '../engine/procedures.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { actionIndex, actionSlot } from '../stack/action.ts';
import { pushActivate } from '../stack/activate.ts';
import { manaActionsOf } from '../stack/legalActions.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Game } from '../state/game.ts';

const FIND = 1;
const CHOSEN = 2;

/** One permanent after another; `a` counts those done. What triggers meanwhile waits as always (603.3). */
export const activateManaAbilities: EffectHandler<'activateManaAbilities'> = (game, frame, effect) => {
  const player = selectPlayers(game, frame, effect.who)[0];
  if (player === undefined) return Flow.Next;
  if (frame.phase === 0) {
    frame.data = { kind: 'list', items: selectObjects(game, frame, effect.of), done: [] };
    frame.phase = FIND;
    frame.a = 0;
  }
  const permanents = frame.data?.kind === 'list' ? frame.data.items : [];
  if (frame.phase === FIND && !askForAbility(game, frame, player, permanents)) {
    if (game.decision !== null) return Flow.Stay;
    frame.data = null;
    return Flow.Next;
  }
  frame.phase = FIND;
  frame.a++;
  activatePicked(game, player);
  return Flow.Stay;
};

/** Asks for an ability of the next permanent that has one to activate; true if that is settled already. */
function askForAbility(
  game: Game,
  frame: Parameters<EffectHandler<'activateManaAbilities'>>[1],
  player: number,
  permanents: readonly number[],
): boolean {
  for (; frame.a < permanents.length; frame.a++) {
    const permanent = permanents[frame.a] as number;
    const options: number[] = [];
    manaActionsOf(game, player, permanent, options);
    if (options.length === 0) continue;
    frame.phase = CHOSEN;
    return ask(game, DecisionKind.Pay, player, permanent, 'action', options);
  }
  return false;
}

function activatePicked(game: Game, player: number): void {
  const object = game.handle(actionSlot(game.picked));
  const record = characteristicsOf(game, object).abilities[actionIndex(game.picked)];
  if (record === undefined) throw new Error('no such mana ability');
  pushActivate(game, player, object, record, null);
}

export const moveMana: EffectHandler<'moveMana'> = (game, frame, effect) => {
  const from = selectPlayers(game, frame, effect.from)[0];
  const to = selectPlayers(game, frame, effect.to)[0];
  if (from === undefined || to === undefined || from === to) return Flow.Next;
  const giver = game.player(from);
  const taker = game.player(to);
  for (let type = 0; type < giver.pool.length; type++) {
    taker.pool[type] = (taker.pool[type] ?? 0) + (giver.pool[type] ?? 0);
    giver.pool[type] = 0;
  }
  taker.specialMana = [...taker.specialMana, ...giver.specialMana];
  giver.specialMana = [];
  return Flow.Next;
};
