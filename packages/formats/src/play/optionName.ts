// Options of a position's decision in the format's own words: the answer or the action that would choose them. An option is
// a sequence of picks, in the numbering of the decider's view; it is replayed on the masked game to see what it comes to.
import {
  ActionType,
  actionIndex,
  actionSlot,
  actionType,
  advanceUntil,
  answer,
  COLOR_NAMES,
  type Decision,
  DecisionKind,
  type Game,
  isPlayerValue,
  PASS,
  playerOfValue,
  type StackItem,
  Stage,
  type View,
  wayOf,
} from '@foretell/rules';
import type { OptionName, TargetChoice } from '../scenario/actions.ts';
import { type Answer, CHOICE_SKIP } from '../scenario/answers.ts';
import { abilityOfAction } from './abilityAction.ts';
import { pilesAskedOf } from './answers/piles.ts';
import { castName } from './castName.ts';
import { doorOf, doorText } from './doors.ts';
import { playerName } from './names.ts';
import type { AbilityTexts } from './text.ts';
import { chosenTogether } from './together.ts';
import { turningUpForManaCost } from './turningUp.ts';
import { ViewNames } from './viewNames.ts';

/** Names options of the decision that the view shows. Works on what the decider knows alone. */
export class OptionNames {
  readonly #view: View;
  readonly #texts: AbilityTexts;

  constructor(view: View, texts: AbilityTexts) {
    this.#view = view;
    this.#texts = texts;
  }

  /** The name of the option that the picks make. `picks` are option values, the decision's own first. */
  name(picks: readonly number[]): OptionName {
    const game = this.#view.masked();
    const decision = game.decision;
    const first = picks[0];
    if (decision === null || first === undefined) throw new Error('no decision to name an option of');
    const names = new ViewNames(game);
    switch (decision.kind) {
      case DecisionKind.Priority:
        return first === PASS ? { op: 'pass' } : this.#action(game, names, decision, picks);
      case DecisionKind.Attack:
        return attackName(game, names, picks);
      case DecisionKind.Block:
        return blockName(game, names, picks);
      case DecisionKind.Target:
      case DecisionKind.Choose:
      case DecisionKind.Search:
      case DecisionKind.Replacement:
      case DecisionKind.CastNext:
        if (decision.coding === 'text') return choice(decision.texts[first] ?? '');
        if (decision.coding === 'number')
          return choice(decision.texts[decision.options.indexOf(first)] ?? String(first));
        return objectsName(names, chosenTogether(game, decision, picks));
      case DecisionKind.PileSplit:
        return splitName(game, names, decision, picks);
      case DecisionKind.PileChoice: {
        const pile = pilesAskedOf(game, decision)[first] ?? [];
        return { q: 'pile', kind: 'content', names: pile.map((object) => names.of(object)) };
      }
      case DecisionKind.Order:
      case DecisionKind.TriggerOrder:
        return { q: 'order', v: orderOf(game, names, decision, picks) };
      case DecisionKind.Mode:
        if (first < 0) return { q: 'mode', v: '[mode_skip]' };
        return { q: 'mode', v: decision.options.indexOf(first) + 1 };
      case DecisionKind.X:
      case DecisionKind.Amount:
        return choice(`X=${first}`);
      case DecisionKind.YesNo:
        return choice(first === 1 ? 'Yes' : 'No');
      case DecisionKind.Color:
        return choice(picks.map((type) => COLOR_NAMES[type] ?? CHOICE_SKIP).join('^'));
      case DecisionKind.Name:
        return choice(decision.texts[first] ?? '');
      case DecisionKind.Pay:
        return choice(first === PASS ? CHOICE_SKIP : names.of(game.handle(actionSlot(first))));
      case DecisionKind.Mulligan:
        return choice(first === 0 ? 'No' : 'Yes');
    }
  }

  #action(game: Game, names: ViewNames, decision: Decision, picks: readonly number[]): OptionName {
    const action = picks[0] as number;
    const slot = actionSlot(action);
    const index = actionIndex(action);
    const card = game.card(slot);
    if (actionType(action) === ActionType.PlayLand) {
      const answers = laterAnswers(game, names, picks);
      const face = card.faces[index]?.face.name ?? card.definition.name;
      return answers.length === 0 ? { op: 'play', card: face } : { op: 'play', card: face, answers };
    }
    const source = names.of(game.handle(slot));
    if (actionType(action) === ActionType.Cast) {
      const way = wayOf(game, decision.player, slot, index);
      const face = castName(card, way.face);
      const { item, answers } = this.#replay(game, names, picks);
      const via = [
        ...(way.name === '' || way.name === 'free' || way.name === 'fused' ? [] : [way.name]),
        ...(item?.paidCosts ?? []).filter((cost) => cost !== 'orElse' && cost !== 'fused'),
      ];
      return {
        op: 'cast',
        card: face,
        ...(via.length > 0 ? { via } : {}),
        ...targetsPart(names, item),
        ...(answers.length > 0 ? { answers } : {}),
      };
    }
    const used = abilityOfAction(game, action);
    const door = doorOf(game, action);
    const ability =
      used === undefined ? (turningUpForManaCost(game, action) ?? '') : this.#texts.printed(used.record, used.face);
    const { item, answers } = this.#replay(game, names, picks);
    return {
      op: 'activate',
      ability: door === undefined ? ability : doorText(door),
      source: source === '' ? ((used?.face ?? game.objects[slot]?.face)?.face.name ?? '') : source,
      ...targetsPart(names, item),
      ...(answers.length > 0 ? { answers } : {}),
    };
  }

  /** Carries the picks out up to the point at which the action is over. */
  #replay(
    game: Game,
    names: ViewNames,
    picks: readonly number[],
  ): { readonly item: StackItem | null; readonly answers: readonly Answer[] } {
    const below = game.stack.length;
    const answers = laterAnswers(game, names, picks);
    return { item: game.stack[below] ?? null, answers };
  }
}

/** Makes the picks one after another; the game then stands after the action or at the next question. */
function makePicks(game: Game, picks: readonly number[], visit: (decision: Decision, pick: number) => void): void {
  for (const pick of picks) {
    const { decision } = game;
    const at = decision?.options.indexOf(pick) ?? -1;
    if (decision === null || at < 0) return;
    visit(decision, pick);
    answer(game, at);
    advanceUntil(game, (now) => now.stage !== Stage.Acting);
  }
}

/** Answers to what an action asks besides targets and optional costs: modes, X, divisions, colours, what is sacrificed. */
function laterAnswers(game: Game, names: ViewNames, picks: readonly number[]): readonly Answer[] {
  const answers: Answer[] = [];
  makePicks(game, picks, (decision, pick) => {
    switch (decision.kind) {
      case DecisionKind.Priority:
      case DecisionKind.Target:
        return;
      case DecisionKind.YesNo:
        if (decision.texts.length === 0) answers.push(choice(pick === 1 ? 'Yes' : 'No'));
        return;
      case DecisionKind.Mode:
        answers.push({ q: 'mode', v: pick < 0 ? '[mode_skip]' : decision.options.indexOf(pick) + 1 });
        return;
      case DecisionKind.X:
      case DecisionKind.Amount:
        answers.push(choice(`X=${pick}`));
        return;
      case DecisionKind.Color:
        answers.push(choice(COLOR_NAMES[pick] ?? CHOICE_SKIP));
        return;
      default:
        if (decision.coding === 'object') answers.push(choice(pick === 0 ? CHOICE_SKIP : names.of(pick)));
        else if (decision.coding === 'text') answers.push(choice(decision.texts[pick] ?? ''));
    }
  });
  return answers;
}

function targetsPart(names: ViewNames, item: StackItem | null): { readonly targets?: readonly TargetChoice[] } {
  if (item === null) return {};
  const targets = item.targets.flatMap((list, spec) =>
    list.map((target, at): TargetChoice => {
      const amount = item.divisions[spec]?.[at];
      const share = amount === undefined ? {} : { amount };
      if (isPlayerValue(target)) return { player: playerName(playerOfValue(target)), ...share };
      return { name: names.of(target), ...share };
    }),
  );
  return targets.length === 0 ? {} : { targets };
}

function choice(v: string): Answer {
  return { q: 'choice', v };
}

function objectsName(names: ViewNames, values: readonly number[]): OptionName {
  return choice(values.length === 0 ? CHOICE_SKIP : values.map((value) => names.of(value)).join('^'));
}

function attackName(game: Game, names: ViewNames, picks: readonly number[]): OptionName {
  const choices = game.frames.at(-1)?.data;
  const defenders = new Set(choices?.kind === 'attack' ? choices.choices.flat().filter((one) => one !== 0) : []);
  makePicks(game, picks, () => undefined);
  const attackers = game.battlefield.flatMap((slot) => {
    const creature = game.objects[slot];
    if (creature === null || creature === undefined || creature.attacking === 0) return [];
    const attacker = names.of(creature.handle);
    return [defenders.size < 2 ? { attacker } : { attacker, defender: names.of(creature.attacking) }];
  });
  return { op: 'attack', attackers };
}

function blockName(game: Game, names: ViewNames, picks: readonly number[]): OptionName {
  makePicks(game, picks, () => undefined);
  const blocks = game.battlefield.flatMap((slot) => {
    const creature = game.objects[slot];
    return (creature?.blocking ?? []).map((attacker) => ({
      blocker: names.of(creature?.handle ?? 0),
      attacker: names.of(attacker),
    }));
  });
  return { op: 'block', blocks };
}

function splitName(game: Game, names: ViewNames, decision: Decision, picks: readonly number[]): OptionName {
  const named = (objects: readonly number[]): readonly string[] => objects.map((object) => names.of(object));
  if (decision.coding === 'subset') {
    const mask = picks[0] as number;
    const inFirst = (_: number, at: number): boolean => (mask & (1 << at)) !== 0;
    const first = decision.subjects.filter(inFirst);
    const second = decision.subjects.filter((object, at) => !inFirst(object, at));
    return { q: 'pile', kind: 'split', piles: [named(first), named(second)] };
  }
  const below = game.frames.at(-2)?.data;
  const all = below?.kind === 'list' ? below.items : [];
  const first = [all[0] as number, ...chosenTogether(game, decision, picks)];
  return { q: 'pile', kind: 'split', piles: [named(first), named(all.filter((object) => !first.includes(object)))] };
}

/** First = nearest the top, or resolves first: triggers are picked in the order in which they go on the stack. */
function orderOf(game: Game, names: ViewNames, decision: Decision, picks: readonly number[]): readonly string[] {
  if (decision.kind === DecisionKind.Order) {
    const data = game.frames.at(-1)?.data;
    const items = data?.kind === 'list' ? data.items : [];
    const rest = items.filter((item) => !picks.includes(item));
    return [...picks, ...rest].map((object) => names.of(object));
  }
  const put: string[] = [];
  const sources = game.pendingTriggers.filter((pending) => pending.controller === decision.player);
  makePicks(game, picks, (asked, pick) => {
    put.push(names.of(asked.subjects[asked.options.indexOf(pick)] ?? 0));
  });
  const left = sources.map((pending) => names.of(pending.source));
  for (const name of put) left.splice(left.indexOf(name), 1);
  return [...put, ...left].toReversed();
}
