/**
 * Assist (702.132): another player may pay generic mana of the spell's total cost. Where the caster could not pay alone the other player says
 * before the spell is announced how much they will pay, so that a refusal leaves nothing to take back (733.1); a player who has refused is not
 * asked again for the card that turn. With {X} that is asked as well, since X may be so much more. Left out: mana that may be spent on such
 * spells only.
 */
import { ask } from '../engine/procedures.ts';
import { playersInOrder, scratchFrame } from '../engine/select.ts';
import type { Cost } from '../ir/index.ts';
import { changeGeneric, type ManaCost } from '../mana/cost.ts';
import { canPayCost, pushCostPayment } from '../mana/payCost.ts';
import { mostMana } from '../mana/payMana.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, playerOfValue, playerValue } from '../state/handle.ts';
import { everyone } from '../state/knowledge.ts';
import { NOT_ASKED, type StackItem } from '../state/stackItem.ts';
import { asNumber } from '../state/value.ts';

const ASSIST: readonly string[] = ['assist'];

/** What of the cost another player may pay. */
function genericIn(mana: ManaCost | null): number {
  let amount = 0;
  for (const symbol of mana?.symbols ?? []) if (symbol.kind === 'generic') amount += symbol.amount;
  return amount;
}

/** The spell's cost as its caster has to pay it. */
export function besideHelp(item: StackItem, mana: ManaCost | null): ManaCost | null {
  return item.helped === 0 || mana === null ? mana : changeGeneric(mana, -Math.min(item.helped, genericIn(mana)));
}

/** The most generic mana, up to `most`, that the player could pay. */
function mostHelp(game: Game, helper: number, most: number): number {
  const context = scratchFrame(helper, 0);
  for (let amount = Math.min(most, mostMana(game, helper)); amount > 0; amount--)
    if (canPayCost(game, context, helper, manaOf(amount))) return amount;
  return 0;
}

function manaOf(amount: number): Cost {
  return [{ kind: 'mana', cost: `{${amount}}` }];
}

/** The other players who have not refused to pay for the card this turn. */
function helpers(game: Game, player: number, card: Handle): number[] {
  const { refusedHelp } = game.player(player).tally;
  return playersInOrder(game).filter(
    (other) =>
      other !== player && !refusedHelp.some((refused, at) => refused === card && refusedHelp[at + 1] === other),
  );
}

/** No spell is helped with more. */
const MOST = 50;

/** Whether the spell is castable with all that some other player could pay; `castable` judges it as helped. */
export function isCastableWithHelp(game: Game, item: StackItem, castable: (item: StackItem) => boolean): boolean {
  return helpers(game, item.controller, item.handle).some((helper) => {
    item.helped = mostHelp(game, helper, MOST);
    const possible = item.helped > 0 && castable(item);
    item.helped = 0;
    return possible;
  });
}

/** Of a spell that is helped by nobody, though somebody could have. */
const NOBODY = -2;

/** What another player will pay; `helper` may be {@link NOBODY}. */
interface Promised {
  readonly helper: number;
  readonly amount: number;
}

/**
 * Asks somebody, without whom the spell could perhaps not be cast, how much they will pay. Null while a question is open; `frame.phase` counts the
 * questions.
 */
export function askBefore(
  game: Game,
  frame: Frame,
  { slot }: CastWay,
  castableWith: (helped: number) => boolean,
): Promised | null {
  const card = game.handle(slot);
  if (frame.phase === 0) {
    const able = helpers(game, frame.controller, card).filter((other) => {
      const most = mostHelp(game, other, MOST);
      return most > 0 && castableWith(most);
    });
    const alone = castableWith(0);
    const options = alone ? [...able.map(playerValue), 0] : able.map(playerValue);
    frame.phase = 1;
    // 601.2a: it has been announced, whether it will be cast or not.
    game.known[slot] = everyone(game);
    if (!ask(game, DecisionKind.Choose, frame.controller, card, 'object', options, [card], ASSIST, alone)) return null;
  }
  if (frame.phase === 1 && game.picked === 0) {
    frame.phase = 0;
    return { helper: NOBODY, amount: 0 };
  }
  if (frame.phase === 1) {
    const helper = playerOfValue(game.picked);
    frame.locals = [helper];
    frame.phase = 2;
    if (!askAmount(game, helper, card, mostHelp(game, helper, MOST))) return null;
  }
  const promise = { helper: asNumber(frame.locals[0]), amount: game.picked };
  frame.phase = 0;
  frame.locals = [];
  return promise;
}

function askAmount(game: Game, helper: number, spell: Handle, most: number): boolean {
  const amounts = Array.from({ length: most + 1 }, (_, amount) => amount);
  return ask(game, DecisionKind.Amount, helper, spell, 'number', amounts, [spell], ASSIST);
}

/** The promise does not do: it is remembered, and the spell is not cast. */
export function noteRefusal(game: Game, player: number, card: Handle, helper: number): void {
  const { tally } = game.player(player);
  tally.refusedHelp = [...tally.refusedHelp, card, helper];
}

/** 601.2g: asks whether another player is to help, and how much they pay. False while a question is open. */
export function askWhilePaying(game: Game, frame: Frame, item: StackItem, mana: ManaCost | null): boolean {
  const most = genericIn(mana);
  if (frame.phase === 0) {
    const able =
      item.helper !== NOT_ASKED
        ? []
        : helpers(game, item.controller, item.handle).filter((other) => mostHelp(game, other, most) > 0);
    if (able.length === 0) return true;
    frame.phase = 1;
    const options = [...able.map(playerValue), 0];
    ask(game, DecisionKind.Choose, item.controller, item.handle, 'object', options, [item.handle], ASSIST, true);
    return false;
  }
  if (frame.phase === 1 && game.picked !== 0) {
    item.helper = playerOfValue(game.picked);
    frame.locals = [item.helper];
    frame.phase = 2;
    if (!askAmount(game, item.helper, item.handle, mostHelp(game, item.helper, most))) return false;
  }
  if (frame.phase === 2) item.helped = game.picked;
  frame.phase = 0;
  frame.locals = [];
  return true;
}

/** The helper's part is paid first; false if there is none. */
export function pushHelp(game: Game, frame: Frame, item: StackItem, mana: ManaCost | null): boolean {
  const amount = Math.min(item.helped, genericIn(mana));
  if (amount === 0) return false;
  pushCostPayment(game, frame, item.helper, manaOf(amount));
  return true;
}
