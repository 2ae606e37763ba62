/** Positions for tests of replacement effects: abilities in a line, events proposed by hand, spells cast and resolved. */
import { propose } from '../../src/effects/propose.ts';
import { refresh } from '../../src/effects/refresh.ts';
import { advance, answer } from '../../src/engine/advance.ts';
import { moveEvent, type ProposedEvent } from '../../src/engine/events.ts';
import type { Ability, CardDefinition, Effect, Filter, Replacement } from '../../src/ir/index.ts';
import { ActionType, actionSlot, actionType, PASS } from '../../src/stack/action.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { type Handle, slotOf } from '../../src/state/handle.ts';
import type { Permanent } from '../../src/state/permanent.ts';
import { Stage } from '../../src/turn/stage.ts';
import { Lab } from '../actions/lab.ts';

export const IS_SELF: Filter = { kind: 'isSelf' };

export function replacement(value: Replacement): Ability {
  return { kind: 'replacement', replacement: value };
}

/** "This enters …" */
export function enters(...as: Extract<Replacement, { kind: 'enters' }>['as']): Ability {
  return replacement({ kind: 'enters', what: IS_SELF, as });
}

export class Replacing extends Lab {
  /** Proposes the events and runs to the first question or until a player has priority. */
  propose(...events: ProposedEvent[]): this {
    this.game.decision = null;
    this.game.stage = Stage.Checks;
    refresh(this.game);
    propose(this.game, events);
    advance(this.game);
    return this;
  }

  move(object: Handle, to: number, given: Parameters<typeof moveEvent>[2] = {}): this {
    return this.propose(moveEvent(object, to, given));
  }

  /** Begins to cast the card from hand and stops at the first question or at priority. */
  cast(card: Handle): this {
    return this.act(ActionType.Cast, card);
  }

  playLand(card: Handle): this {
    return this.act(ActionType.PlayLand, card);
  }

  private act(type: number, object: Handle): this {
    const decision = this.game.decision ?? advance(this.game);
    if (decision === null || decision.kind !== DecisionKind.Priority) throw new Error('nobody has priority');
    const at = decision.options.findIndex(
      (action) => actionType(action) === type && actionSlot(action) === slotOf(object),
    );
    if (at < 0) throw new Error(`${this.name(object)} cannot be played`);
    answer(this.game, at);
    advance(this.game);
    return this;
  }

  /** Both players pass until the stack is empty or something is asked. */
  resolve(): this {
    while (this.game.stack.length > 0 && this.question === null) {
      answer(this.game, (this.game.decision?.options ?? []).indexOf(PASS));
      advance(this.game);
    }
    return this;
  }

  /** The permanent of this name that entered last. */
  permanent(name: string): Permanent {
    const found = this.game.battlefield
      .map((slot) => this.game.objects[slot])
      .filter((it) => it?.face.face.name === name);
    const last = found[found.length - 1];
    if (last === undefined || last === null) throw new Error(`no permanent ${name}`);
    return last;
  }

  /** Sources to choose among, by name. */
  get sources(): string[] {
    if (this.asked.kind !== DecisionKind.Replacement) throw new Error('no question of order');
    return this.asked.options.map((source) => this.name(source)).toSorted();
  }

  pickSource(name: string): this {
    return this.pickNamed(name);
  }
}

/** A lab without an effect to run. `extra` effects are compiled with it. */
export function position(
  cards: readonly CardDefinition[],
  players = 2,
  extra: Effect = { kind: 'sequence', of: [] },
): Replacing {
  return new Replacing(cards, extra, players);
}
