// One scenario being played: the game, what is left of the script and of the answers, and what is under way.
import { type Decision, type Frame, type Game, Procedure } from '@foretell/rules';
import type { Action, ActionOf, TargetChoice } from '../scenario/actions.ts';
import type { Answer } from '../scenario/answers.ts';
import type { Scenario } from '../scenario/types.ts';
import { type ByPlayer, PLAYERS } from '../scenario/vocabulary.ts';
import type { Declaration } from './combat.ts';
import { Names, playerIndex } from './names.ts';
import type { Plan } from './plan.ts';
import type { CardPool } from './pool.ts';
import { Progress, stepName } from './progress.ts';
import { type AnswerOf, AnswerQueue, forcedChances } from './queue.ts';
import type { AbilityTexts } from './text.ts';

export type Cast = ActionOf<'cast'>;
export type Activation = ActionOf<'activate'> | ActionOf<'mana'>;

/** A cast or activation of the script that is being carried out. */
export interface Acting {
  readonly action: Cast | Activation | ActionOf<'play'>;
  readonly player: number;
  readonly procedure: number;
  /** How many objects were on the stack before. */
  readonly below: number;
  /** Targets of the action not chosen yet; null where it lists none, so that the answers choose. */
  targets: TargetChoice[] | null;
  /** Optional costs that `via` names and that were not asked for yet. */
  costs: string[];
  /** Who answers for that player. */
  readonly decider: number;
  /** Whether X was asked for. */
  askedForX: boolean;
  /** The colour that the quoted text of a mana ability asks for, a type's index. */
  readonly mana: number;
}

export class Session {
  readonly scenario: Scenario;
  readonly pool: CardPool;
  readonly game: Game;
  readonly texts: AbilityTexts;
  /** A decision without an answer is a failure. */
  readonly strict: boolean;
  readonly names: Names;
  readonly progress: Progress = new Progress();
  /** By player index. */
  readonly queues: readonly AnswerQueue[];
  /** By player index: what is left of the script. */
  readonly scripts: Action[][];
  /** Actions other than casts whose answers are in the queues already. */
  readonly given: Set<Action> = new Set();
  acting: Acting | null = null;
  /** Picks already decided on for procedures that ask one after another. */
  plans: Plan[] = [];
  /** Shares of a division that answers gave along with targets. */
  shares: { readonly target: number; readonly amount: number }[] = [];
  /** Triggers that an `order` answer still has to put on the stack, first the one put there next. */
  triggers: { readonly frame: Frame; readonly player: number; readonly names: string[] } | null = null;
  /** The attack or block being declared. */
  declaration: Declaration | null = null;
  /** The type that an answer to a payment by hand asked for, -1 = none. */
  paidType = -1;
  /** An answer has called the payment off that is going on. */
  cancelled = false;
  /** The engine's first piles that the script wrote second. */
  turnedSplits: (readonly number[])[] = [];
  /** Names that answered "may you?" and say as well which objects the choice is that follows. */
  promised: { readonly decider: number; readonly source: number; readonly answer: AnswerOf<'choice'> } | null = null;
  /** How often a cost that may be paid again and again is still to be paid, where the answer was a number. */
  repeats: { readonly source: number; readonly cost: string; left: number } | null = null;
  /** The name that answered "cast which next?". */
  castNextName = '';
  /** Decisions met so far. */
  decisions = 0;

  constructor(scenario: Scenario, pool: CardPool, game: Game, texts: AbilityTexts, strict: boolean) {
    this.strict = strict;
    this.scenario = scenario;
    this.pool = pool;
    this.game = game;
    this.texts = texts;
    this.names = new Names(game, texts);
    this.queues = game.players.map(() => new AnswerQueue());
    this.scripts = game.players.map(() => []);
  }

  /** More script and answers, behind what is left. */
  extend(actions: readonly Action[], choices: ByPlayer<readonly Answer[]>): void {
    for (const action of actions) this.script(playerIndex(action.player)).push(action);
    for (const player of PLAYERS.slice(0, this.queues.length)) {
      const answers = choices[player] ?? [];
      this.queue(playerIndex(player)).append(answers);
      this.game.forcedChances = [...this.game.forcedChances, ...forcedChances(answers)];
    }
  }

  queue(player: number): AnswerQueue {
    const queue = this.queues[player];
    if (queue === undefined) throw new Error(`no player ${player}`);
    return queue;
  }

  script(player: number): Action[] {
    const script = this.scripts[player];
    if (script === undefined) throw new Error(`no player ${player}`);
    return script;
  }

  /** An action's own answers go in front of the queue of whoever decides. */
  giveAnswers(decider: number, answers: readonly Answer[] | undefined): void {
    if (answers === undefined) return;
    this.queue(decider).prepend(answers);
    this.game.forcedChances = [...forcedChances(answers), ...this.game.forcedChances];
  }

  /** Whether the action belongs to the step that the game is in. */
  isNow(action: Action): boolean {
    return (
      action.turn === this.game.turnNumber &&
      action.step === stepName(this.game.step) &&
      (action.nth ?? 1) === this.progress.occurrence
    );
  }

  /** Whether nothing is under way that speaks of objects by number. */
  get isIdle(): boolean {
    const { acting, plans, triggers, declaration } = this;
    return acting === null && plans.length === 0 && triggers === null && declaration === null;
  }

  /** The game goes on in this state, in which `slotNow` gives the slot that a card has. */
  continueAs(state: Game, slotNow: (slot: number) => number): void {
    const before = this.game.frames;
    this.game.restore(state);
    this.game.undo = state.undo;
    const now = (frame: Frame): Frame => this.game.frames[before.indexOf(frame)] ?? frame;
    this.plans = this.plans.map((plan) => ({ ...plan, frame: now(plan.frame) }));
    if (this.triggers !== null) this.triggers = { ...this.triggers, frame: now(this.triggers.frame) };
    if (this.declaration !== null) this.declaration = { ...this.declaration, frame: now(this.declaration.frame) };
    this.names.renumber(slotNow);
  }

  drop(player: number, action: Action): void {
    const script = this.script(player);
    const at = script.indexOf(action);
    if (at >= 0) script.splice(at, 1);
  }

  /** The running procedure. */
  get top(): Frame | undefined {
    return this.game.frames.at(-1);
  }

  /** Whether the decision is part of the script's cast or activation. */
  isActing(decision: Decision): boolean {
    const acting = this.acting;
    return acting !== null && decision.player === acting.player && this.game.frames[0]?.procedure === acting.procedure;
  }
}

/** Procedures in which an action of a player is carried out. */
export const ACTION_PROCEDURES: readonly number[] = [Procedure.Cast, Procedure.Activate, Procedure.PlayLand];
