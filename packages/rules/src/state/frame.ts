/**
 * The continuation as data: each frame is one running procedure with its program counter and locals. The top frame runs; what it
 * pushes runs before it goes on. Frames clone in nanoseconds and serialise like everything else.
 */
import type { Program } from './catalog.ts';
import type { FrameData } from './frameData.ts';
import type { Handle } from './handle.ts';
import type { StackItem } from './stackItem.ts';
import type { Value } from './value.ts';

export class Frame {
  /** Which procedure (see `engine/procedures.ts`). */
  procedure: number;
  /** Position within the procedure, or index of the current instruction of a program. */
  pc = 0;
  /** Position within the current instruction. */
  phase = 0;
  /** The instructions, for frames that run an effect. */
  program: Program | null;
  /** By the index of the name in the program, or as the procedure assigns them. */
  locals: Value[];
  /** "You" (109.5). */
  controller: number;
  /** The object whose effect this is. */
  source: Handle;
  /** The spell or ability that is resolving or being cast; null for procedures of the turn. */
  item: StackItem | null;
  /** Names of the locals where there is no program: contexts of conditions and patterns. */
  names: readonly string[] = NO_NAMES;
  /** What the procedure keeps beyond locals; replaced, never edited. */
  data: FrameData | null = null;
  /** Scratch integers of the procedure. */
  a = 0;
  b = 0;
  c = 0;

  constructor(
    procedure: number,
    program: Program | null,
    locals: Value[],
    controller: number,
    source: Handle,
    item: StackItem | null,
  ) {
    this.procedure = procedure;
    this.program = program;
    this.locals = locals;
    this.controller = controller;
    this.source = source;
    this.item = item;
  }

  /** `item` is shared when it is no longer edited; frames that edit theirs clone it through `Game.clone`. */
  clone(): Frame {
    const copy = new Frame(this.procedure, this.program, this.locals.slice(), this.controller, this.source, this.item);
    copy.pc = this.pc;
    copy.phase = this.phase;
    copy.names = this.names;
    copy.data = this.data;
    copy.a = this.a;
    copy.b = this.b;
    copy.c = this.c;
    return copy;
  }
}

const NO_NAMES: readonly string[] = [];
