/** The shape of an action's code: one handler for each instruction kind of the ability language; `actions/index.ts` is the table. */
import type { Effect } from '../ir/index.ts';
import type { FlowId } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Value } from '../state/value.ts';

/** Instructions that compile to jumps or to other instructions, see `compileEffect.ts`. */
export type ControlKind =
  | 'objectAction'
  | 'playerAction'
  | 'payRepeatedly'
  | 'sequence'
  | 'if'
  | 'forEachObject'
  | 'forEachPlayer'
  | 'repeat'
  | 'repeatWhile'
  | 'may'
  | 'mayPay'
  | 'chooseEffect';
export type ActionKind = Exclude<Effect['kind'], ControlKind>;
export type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/**
 * Runs one instruction: gathers its choices first, then acts (DESIGN §2.3). It is called with `frame.phase` 0 and, while it returns
 * `Flow.Stay`, again whenever what it pushed or asked is done; it advances `frame.phase` itself. `Flow.Next` ends it.
 */
export type EffectHandler<Kind extends ActionKind> = (game: Game, frame: Frame, effect: EffectOf<Kind>) => FlowId;
export type EffectHandlers = { readonly [Kind in ActionKind]: EffectHandler<Kind> };

/** Binds a result to a name of the running program. */
export function bind(frame: Frame, name: string | undefined, value: Value): void {
  if (name === undefined || frame.program === null) return;
  const at = frame.program.names.indexOf(name);
  if (at < 0) throw new Error(`the name ${name} was not compiled`);
  frame.locals[at] = value;
}
