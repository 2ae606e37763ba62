/**
 * Effects to flat instruction lists. Control flow becomes jumps, so that the position in a resolution is one integer; every other
 * instruction keeps its IR and the handler that runs it.
 */
import { EFFECT_HANDLERS } from '../actions/index.ts';
import { fitToPlan } from '../actions/mana.ts';
import type { Ability, Cost, Effect } from '../ir/index.ts';
import { meaningOfAction } from '../keywords/actions.ts';
import { canPayCost, pushCostPayment } from '../mana/payCost.ts';
import { productionsOf } from '../mana/production.ts';
import { mentionsX } from '../mana/xSymbols.ts';
import { Flow, type Instruction, type Program } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { playerValue } from '../state/handle.ts';
import { asList, asNumber } from '../state/value.ts';
import { ChanceStream, randomInt } from './chance.ts';
import { holds } from './condition.ts';
import type { ActionKind, EffectOf } from './handlers.ts';
import { ask, YES_NO } from './procedures.ts';
import { evaluate } from './quantity.ts';
import { searchOfSomeZones } from './searchOfSomeZones.ts';
import { selectObjects, selectPlayers } from './select.ts';

/** A jump whose target is filled in once known. */
class Jump implements Instruction {
  /** What asks a player where to go on, if the jump does. */
  readonly effect: Effect | null;
  target = 0;
  readonly decide: ((game: Game, frame: Frame, jump: Jump) => number) | null;

  constructor(decide: ((game: Game, frame: Frame, jump: Jump) => number) | null, effect: Effect | null = null) {
    this.decide = decide;
    this.effect = effect;
  }

  readonly run = (game: Game, frame: Frame): typeof Flow.Stay | typeof Flow.Jump => {
    const next = this.decide === null ? this.target : this.decide(game, frame, this);
    if (next < 0) return Flow.Stay;
    frame.pc = next;
    return Flow.Jump;
  };
}

/** What a jump's decision returns while a question is open. */
const UNDECIDED = -1;

export function compileEffect(program: Program, effect: Effect): void {
  switch (effect.kind) {
    case 'sequence':
      for (const part of effect.of) compileEffect(program, part);
      return;
    case 'if':
      compileBranches(
        program,
        (game, frame) => (holds(game, frame, effect.condition) ? 1 : 0),
        effect.then,
        effect.else,
      );
      return;
    case 'may':
      compileBranches(program, (game, frame) => decideMay(game, frame, effect), effect.do, effect.else, effect);
      return;
    case 'mayPay':
      compileBranches(program, (game, frame) => decideMayPay(game, frame, effect), effect.then, effect.else, effect);
      return;
    case 'chooseEffect':
      compileChoice(program, effect);
      return;
    case 'search':
      if (effect.someZones === true) compileChoice(program, searchOfSomeZones(effect));
      else program.instructions.push(actionInstruction(effect.kind, effect));
      return;
    case 'forEachObject':
      compileLoop(program, effect.as, effect.do, (game, frame) => selectObjects(game, frame, effect.of));
      return;
    case 'forEachPlayer':
      compileLoop(program, effect.as, effect.do, (game, frame) =>
        selectPlayers(game, frame, effect.of).map(playerValue),
      );
      return;
    case 'objectAction':
    case 'playerAction':
    case 'payRepeatedly':
      compileEffect(program, meaningOfAction(effect));
      return;
    case 'repeatWhile': {
      const start = program.instructions.length;
      compileEffect(program, effect.do);
      program.instructions.push(new Jump((game, frame) => (holds(game, frame, effect.while) ? start : frame.pc + 1)));
      return;
    }
    case 'repeat':
      compileLoop(program, null, effect.do, (game, frame) =>
        new Array<number>(Math.max(0, evaluate(game, frame, effect.times))).fill(0),
      );
      return;
    default:
      program.instructions.push(actionInstruction(effect.kind, effect));
  }
}

/** Ties an instruction to its handler; generic so that kind and effect stay together for the type checker. */
function actionInstruction<Kind extends ActionKind>(kind: Kind, effect: EffectOf<Kind>): Instruction {
  return { effect, run: (game, frame) => EFFECT_HANDLERS[kind](game, frame, effect) };
}

/** `decide` gives 1 for `then`, 0 for `otherwise`, or UNDECIDED. */
function compileBranches(
  program: Program,
  decide: (game: Game, frame: Frame) => number,
  then: Effect | undefined,
  otherwise: Effect | undefined,
  asking: Effect | null = null,
): void {
  const code = program.instructions;
  const branch: Jump = new Jump((game, frame, jump) => {
    const taken = decide(game, frame);
    if (taken === UNDECIDED) return UNDECIDED;
    return taken === 1 ? frame.pc + 1 : jump.target;
  }, asking);
  code.push(branch);
  if (then !== undefined) compileEffect(program, then);
  if (otherwise === undefined) {
    branch.target = code.length;
    return;
  }
  const end = new Jump(null);
  code.push(end);
  branch.target = code.length;
  compileEffect(program, otherwise);
  end.target = code.length;
}

/** A loop over a list worked out at its start; the list and the position are hidden locals, so that loops nest and suspend. */
function compileLoop(
  program: Program,
  name: string | null,
  body: Effect,
  list: (game: Game, frame: Frame) => number[],
): void {
  const code = program.instructions;
  const listLocal = program.local(`loop ${code.length} list`);
  const positionLocal = program.local(`loop ${code.length} position`);
  const element = name === null ? -1 : program.local(name);
  code.push({
    effect: null,
    run: (game, frame) => {
      frame.locals[listLocal] = list(game, frame);
      frame.locals[positionLocal] = 0;
      return Flow.Next;
    },
  });
  const head = new Jump((_game, frame, jump) => {
    const items = asList(frame.locals[listLocal]);
    const position = asNumber(frame.locals[positionLocal]);
    if (position >= items.length) return jump.target;
    if (element >= 0) frame.locals[element] = [items[position] as number];
    frame.locals[positionLocal] = position + 1;
    return frame.pc + 1;
  });
  const start = code.length;
  code.push(head);
  compileEffect(program, body);
  const back = new Jump(null);
  back.target = start;
  code.push(back);
  head.target = code.length;
}

function compileChoice(program: Program, effect: EffectOf<'chooseEffect'>): void {
  const code = program.instructions;
  const starts: number[] = [];
  code.push(
    new Jump((game, frame) => {
      if (frame.phase === 0) {
        frame.phase = 1;
        const player = selectPlayers(game, frame, effect.who)[0] ?? frame.controller;
        if (effect.atRandom === true)
          return starts[randomInt(game, ChanceStream.Choice, player, effect.options.length)] ?? frame.pc + 1;
        const planned = plannedOption(game, frame, player, effect);
        if (planned >= 0) return starts[planned] ?? frame.pc + 1;
        const numbers = effect.options.map((_, at) => at);
        const labels = effect.options.map((option) => option.label);
        if (!ask(game, DecisionKind.Choose, player, frame.source, 'text', numbers, [], labels)) return UNDECIDED;
      }
      return starts[game.picked] ?? frame.pc + 1;
    }, effect),
  );
  const ends: Jump[] = [];
  for (const option of effect.options) {
    starts.push(code.length);
    compileEffect(program, option.effect);
    const end = new Jump(null);
    code.push(end);
    ends.push(end);
  }
  for (const end of ends) end.target = code.length;
}

/** The option whose mana a payment plan counts on; -1 where nothing is planned or none fits. */
function plannedOption(game: Game, frame: Frame, player: number, effect: EffectOf<'chooseEffect'>): number {
  if (game.plannedMana === null) return -1;
  let best = -1;
  let fit = 0;
  for (const [at, option] of effect.options.entries()) {
    for (const { mana } of productionsOf(game, frame, option.effect)) {
      const quality = mana.length === 0 ? 0 : fitToPlan(game, frame, player, mana);
      if (quality <= fit) continue;
      fit = quality;
      best = at;
    }
  }
  return best;
}

function decideMay(game: Game, frame: Frame, effect: EffectOf<'may'>): number {
  if (frame.phase === 0) {
    const player = selectPlayers(game, frame, effect.who)[0];
    if (player === undefined) return 0;
    frame.phase = 1;
    if (!ask(game, DecisionKind.YesNo, player, frame.source, 'number', YES_NO)) return UNDECIDED;
  }
  return game.picked;
}

/** All that is to be paid: the cost as often as it says. */
function costTimes(game: Game, frame: Frame, { cost, times }: EffectOf<'mayPay'>): Cost {
  if (times === undefined) return cost;
  return new Array<Cost>(Math.max(0, evaluate(game, frame, times))).fill(cost).flat();
}

/** Whether X is what was chosen as the object was cast: of a spell itself, and of what triggers as it is cast or enters (107.3m). */
function knowsCastX(ability: Ability): boolean {
  if (ability.kind === 'triggered') return ability.event.kind === 'moves' || ability.event.kind === 'castsSpell';
  return ability.kind !== 'activated';
}

/** "You may pay {X}", "you may reveal X cards": X is what the player chooses then (107.3f); null where X has a value by a cost already, or where there is none. */
function choicesOfX(game: Game, frame: Frame, player: number, cost: Cost): readonly number[] | null {
  const { item } = frame;
  if (item === null || !mentionsX(cost) || item.ability === null || item.ability.hasX) return null;
  if (knowsCastX(item.ability.ability) && (item.face.manaCost?.x ?? 0) > 0) return null;
  const values: number[] = [];
  for (item.x = 0; canPayCost(game, frame, player, cost); item.x++) values.push(item.x);
  item.x = 0;
  return values;
}

/** Asked only when the cost can be paid (118.3); 118.12. */
function decideMayPay(game: Game, frame: Frame, effect: EffectOf<'mayPay'>): number {
  const player = selectPlayers(game, frame, effect.who)[0];
  if (frame.phase === 0) {
    if (player === undefined || !canPayCost(game, frame, player, costTimes(game, frame, effect))) return 0;
    frame.phase = 1;
    if (!ask(game, DecisionKind.YesNo, player, frame.source, 'number', YES_NO)) return UNDECIDED;
  }
  if (frame.phase === 1) {
    if (game.picked === 0 || player === undefined) return 0;
    frame.phase = 3;
    const values = choicesOfX(game, frame, player, costTimes(game, frame, effect));
    if (values === null) game.picked = frame.item?.x ?? 0;
    else if (!ask(game, DecisionKind.X, player, frame.source, 'number', values)) return UNDECIDED;
  }
  if (frame.phase === 3) {
    if (player === undefined) return 0;
    if (frame.item !== null) frame.item.x = game.picked;
    frame.phase = 2;
    pushCostPayment(game, frame, player, costTimes(game, frame, effect));
    return UNDECIDED;
  }
  return asNumber(game.returned);
}
