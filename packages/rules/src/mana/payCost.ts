/**
 * Paying costs (118, 601.2g–h, 602.2b): whether every part could be paid, and paying it. Mana abilities are activated first, then mana and
 * the other parts are paid, choices asked where there are any.
 */

import { tellAction } from '../actions/designate.ts';
import { cantBeSacrificed, cantHaveCounters, cantUntap } from '../effects/rulesOfObjects.ts';
import { bind } from '../engine/handlers.ts';
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame, selectObjects } from '../engine/select.ts';
import type { Cost, CostComponent } from '../ir/index.ts';
import { besideHelp } from '../stack/assist.ts';
import { payableWithLife } from '../stack/offeredCosts.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { PayData, PaymentPurpose, SpecialPayment } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { counterCount } from '../state/permanent.ts';
import { StackItem } from '../state/stackItem.ts';
import { actionCost } from './actionCosts.ts';
import { addManaCosts, changeGeneric, type ManaCost, manaCost, withX, ZERO_COST } from './cost.ts';
import { costCandidates } from './costCandidates.ts';
import { besideTapping, type Held, heldByChosen, holdEnough, NOTHING_HELD, openParts } from './held.ts';
import { canPayBySum } from './paidBySum.ts';
import { blightable } from './payBlight.ts';
import { type CountedComponent, payComponent } from './payComponent.ts';
import { countersHeld } from './payCounters.ts';
import { canPayMana, onlyTapsForMana, sourcesFor } from './payMana.ts';
import { waterbendIn } from './waterbend.ts';
import { containsX } from './xSymbols.ts';

/** Whether mana and all components could be paid together for the spell or ability (118.3). */
export function canPayTotal(
  game: Game,
  item: StackItem,
  mana: ManaCost | null,
  components: Cost,
  purpose: PaymentPurpose,
): boolean {
  const own = payableWithLife(game, item.controller, item.helped === 0 ? mana : besideHelp(item, mana));
  for (let i = 0; i < components.length; i++) {
    const component = components[i] as CostComponent;
    if (!canPayComponent(game, item, component)) return false;
  }
  if (components.length === 0) return own === null || canPayMana(game, item, own, purpose, NOTHING_HELD, 0);
  if (components.length === 1 && own === null) return true;
  return heldBeside(game, item, own, components, purpose) !== null;
}

/** What is held for the other parts while the mana is made; null if mana and parts cannot be paid together. */
function heldBeside(
  game: Game,
  item: StackItem,
  mana: ManaCost | null,
  components: Cost,
  purpose: PaymentPurpose,
): Held | null {
  const held = heldByChosen(item, components);
  const reserved = lifeIn(game, item, components);
  const payable = (so: Held): boolean => mana === null || canPayMana(game, item, mana, purpose, so, reserved);
  if (!payable(held)) return null;
  const parts = openParts(game, item, components);
  if (parts.length === 0 || (mana === null && parts.length === 1)) return held;
  const open = mana !== null && onlyTapsForMana(game, item, purpose) ? besideTapping(parts) : parts;
  if (open.length === 0) return held;
  const sources = mana === null ? [] : sourcesFor(game, item, held, purpose);
  return holdEnough(game, item.controller, open, held, sources, payable);
}

/** Life that other components take, which Phyrexian mana and pain cannot use as well. */
function lifeIn(game: Game, item: StackItem, components: Cost): number {
  let life = 0;
  for (const component of components)
    if (component.kind === 'payLife') life += evaluate(game, contextOf(item), component.amount);
  return life;
}

function contextOf(item: StackItem): Frame {
  const context = scratchFrame(item.controller, item.source);
  context.item = item;
  return context;
}

/** Starts paying; the procedure ends with 1, or 0 if the player could not (manual payment only). */
export function pushPayment(
  game: Game,
  item: StackItem,
  mana: ManaCost | null,
  components: Cost,
  purpose: PaymentPurpose,
  gives: readonly Handle[] | null = null,
): void {
  push(
    game,
    Procedure.PayCost,
    item.controller,
    item.source,
    { kind: 'pay', components, index: 0, mana: payableWithLife(game, item.controller, mana), purpose, gives },
    [],
    item,
  );
}

/** Whether a player could pay a cost that an effect asks for (118.12). */
export function canPayCost(game: Game, frame: Frame, player: number, cost: Cost, action?: SpecialPayment): boolean {
  const { item, mana, components } = effectCost(game, frame, player, cost, action);
  return canPayTotal(game, item, mana, components, purposeOf(frame, cost, action));
}

/** Starts the payment of a cost that an effect asks for. */
export function pushCostPayment(game: Game, frame: Frame, player: number, cost: Cost, action?: SpecialPayment): void {
  const { item, mana, components } = effectCost(game, frame, player, cost, action);
  pushPayment(game, item, mana, components, purposeOf(frame, cost, action));
}

function purposeOf(frame: Frame, cost: Cost, action?: SpecialPayment): PaymentPurpose {
  return {
    kind: 'effect',
    object: frame.source,
    manaAs: 'itself',
    hasX: containsX(cost),
    word: '',
    action: action ?? null,
    waterbend: waterbendIn(cost, frame.item?.x ?? 0),
  };
}

function effectCost(
  game: Game,
  frame: Frame,
  player: number,
  cost: Cost,
  action: SpecialPayment | undefined,
): { item: StackItem; mana: ManaCost | null; components: CostComponent[] } {
  const item = new StackItem(frame.source, null, game.catalog.hidden.front, false, player);
  item.source = frame.source;
  item.x = frame.item?.x ?? 0;
  let mana: ManaCost | null = null;
  const components: CostComponent[] = [];
  for (const component of cost) {
    if (component.kind === 'mana') {
      const parsed = withX(manaCost(component.cost), item.x);
      mana = mana === null ? parsed : addManaCosts(mana, parsed);
    } else if (component.kind === 'genericMana')
      mana = changeGeneric(mana ?? ZERO_COST, evaluate(game, frame, component.amount));
    else components.push(component);
  }
  if (action !== undefined && mana !== null) mana = actionCost(game, player, frame.source, action, mana);
  return { item, mana, components };
}

/** Procedure PayCost: mana first, then the components in order. */
export function payCost(game: Game, frame: Frame): void {
  let data = frame.data as PayData;
  const item = frame.item as StackItem;
  if (frame.pc === 0) {
    frame.pc = 1;
    if (data.mana !== null) {
      const held = heldBeside(game, item, data.mana, data.components, data.purpose);
      if (held === null) {
        pop(game, 0);
        return;
      }
      push(
        game,
        Procedure.PayMana,
        frame.controller,
        frame.source,
        {
          kind: 'manaPayment',
          cost: data.mana,
          purpose: data.purpose,
          sources: [],
          plan: null,
          held,
          reserved: lifeIn(game, item, data.components),
        },
        [],
        item,
      );
      return;
    }
    game.returned = 1;
  }
  if (frame.pc === 1) {
    frame.pc = 2;
    if (game.returned === 0) {
      pop(game, 0);
      return;
    }
    if (data.purpose.waterbend > 0) tellAction(game, 'waterbend', item.source, item.controller);
  }
  while (data.index < data.components.length) {
    const component = data.components[data.index] as CostComponent;
    if (component.kind === 'oneOf') {
      const part = chosenPart(game, frame, item, component);
      if (part === null) return;
      const components = data.components.map((each, at) => (at === data.index ? part : each));
      data = { ...data, components };
      frame.data = data;
      frame.phase = 0;
      continue;
    }
    const done = payComponent(game, frame, item, component, data.gives);
    if (!done) return;
    data = { ...data, index: data.index + 1 };
    frame.data = data;
    frame.phase = 0;
    if (game.frames[game.frames.length - 1] !== frame) return;
  }
  tellNames(game, item);
  pop(game, 1);
}

/** What was given up for a cost that an effect asks for is spoken of by that effect ("if you do, … the sacrificed creature"). */
function tellNames(game: Game, item: StackItem): void {
  const asking = game.frames[game.frames.length - 2];
  if (asking?.procedure === Procedure.Cast && asking.item !== null && asking.item !== item) addSpent(asking.item, item);
  const names = asking?.program?.names;
  if (asking === undefined || names === undefined || item === asking.item) return;
  for (let i = 0; i < item.boundNames.length; i++) {
    const name = item.boundNames[i] as string;
    if (names.includes(name)) bind(asking, name, item.boundValues[i] ?? null);
  }
}

/** What another player paid was spent to cast the spell as well (702.132a). */
function addSpent(spell: StackItem, { manaSpent }: StackItem): void {
  spell.manaSpent = [0, 1, 2, 3, 4, 5].map((type) => (spell.manaSpent[type] ?? 0) + (manaSpent[type] ?? 0));
}

/** The part that the payer chooses to pay; null while the choice is open. */
function chosenPart(
  game: Game,
  frame: Frame,
  item: StackItem,
  { of, action }: Extract<CostComponent, { readonly kind: 'oneOf' }>,
): CostComponent | null {
  if (frame.phase === 0) {
    frame.phase = 1;
    const payable = of.flatMap(({ part }, at) => (canPayComponent(game, item, part) ? [at] : []));
    const labels = of.map(({ label }) => label);
    if (!ask(game, DecisionKind.Choose, item.controller, item.source, 'text', payable, [], labels)) return null;
  }
  if (action !== undefined) tellAction(game, action, item.source, item.controller);
  return of[game.picked]?.part ?? null;
}

/** Whether one part could be paid now (118.3). */
function canPayComponent(game: Game, item: StackItem, component: CostComponent): boolean {
  const permanent = game.permanent(item.source);
  const player = game.player(item.controller);
  switch (component.kind) {
    case 'mana':
    case 'genericMana':
      throw new Error('mana is paid apart');
    case 'tapSelf':
      return permanent !== null && !permanent.tapped;
    case 'untapSelf':
      return permanent?.tapped === true && !cantUntap(game, item.source);
    case 'sacrificeSelf':
      return permanent !== null && permanent.controller === item.controller && !cantBeSacrificed(game, item.source);
    case 'exileSelf':
    case 'returnSelfToHand':
    case 'discardSelf':
      return game.isCurrent(item.source);
    case 'payLife': {
      const amount = evaluate(game, contextOf(item), component.amount);
      return amount <= 0 || player.life >= amount; // 119.4
    }
    case 'removeCounters':
      return countersHeld(game, item, component) >= evaluate(game, contextOf(item), component.count);
    case 'putCounters':
    case 'mill':
      return component.kind === 'putCounters'
        ? permanent !== null && !cantHaveCounters(game, item.source, component.counter)
        : player.library.length >= evaluate(game, contextOf(item), component.count);
    case 'loyalty': {
      const change = component.change === '-X' ? -item.x : component.change;
      return permanent !== null && (change >= 0 || counterCount(permanent.counters, 'loyalty') >= -change); // 606.6
    }
    case 'blight':
      return blightable(game, item.controller).length > 0;
    case 'discardHand':
      return true;
    case 'exertSelf':
      return permanent !== null;
    case 'unattach':
      return selectObjects(game, contextOf(item), component.what).some(
        (object) => (game.permanent(object)?.attachedTo ?? 0) > 0,
      );
    case 'payEnergy':
      return counterCount(player.counters, 'energy') >= evaluate(game, contextOf(item), component.amount);
    case 'oneOf':
      return component.of.some(({ part }) => canPayComponent(game, item, part));
    case 'tapPower':
    case 'collectEvidence':
      return canPayBySum(game, item, component);
    default:
      return canChoose(game, item, component);
  }
}

/** Whether there is enough to choose from. */
function canChoose(game: Game, item: StackItem, component: CountedComponent): boolean {
  const count = evaluate(game, contextOf(item), component.count);
  return costCandidates(game, item, component, count).length >= count;
}
