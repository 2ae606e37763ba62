// Attacks and blocks of the script: several actions make one declaration, which the engine asks for creature by creature.
import { type Decision, type Frame, isPlayerValue, type Permanent } from '@foretell/rules';
import type { ActionOf } from '../scenario/actions.ts';
import { playerNamed } from '../scenario/vocabulary.ts';
import { type Chosen, missing } from './answers/take.ts';
import { type Failure, failure } from './failure.ts';
import { playerIndex } from './names.ts';
import type { Session } from './session.ts';

/** One player's whole declaration: a pick for each creature of the asking procedure, 0 = none. */
export interface Declaration {
  readonly frame: Frame;
  readonly player: number;
  readonly kind: 'illegal-attack' | 'illegal-block';
  readonly creatures: readonly number[];
  readonly choices: readonly (readonly number[])[];
  readonly picks: readonly number[];
}

/** What each creature that may act could be declared to do. */
interface Candidates {
  readonly creatures: readonly number[];
  readonly choices: readonly (readonly number[])[];
  /** Index of the nearest earlier interchangeable creature, or -1. */
  readonly twins: readonly number[];
}

export function declareAttack(session: Session, decision: Decision): Chosen {
  return declare(session, decision, 'illegal-attack', (candidates, picks) => {
    for (const action of attacksNow(session, decision.player)) {
      const found = assign(session, candidates, picks, decision.player, action.attacker, (choice) =>
        isDefender(session, choice, action.defender),
      );
      if (!found) return `${action.attacker} cannot attack ${action.defender ?? 'the next opponent'}`;
    }
    return null;
  });
}

export function declareBlock(session: Session, decision: Decision): Chosen {
  return declare(session, decision, 'illegal-block', (candidates, picks) => {
    for (const action of blocksNow(session, decision.player)) {
      const attacker = session.names.nthOf(session.game.activePlayer, action.attacker);
      const found =
        assign(session, candidates, picks, decision.player, action.blocker, (choice) => choice === attacker) ||
        assign(session, candidates, picks, decision.player, action.blocker, (choice) =>
          session.names.means(choice, action.attacker),
        );
      if (!found) return `${action.blocker} cannot block ${action.attacker}`;
    }
    return null;
  });
}

/** Works the declaration out at its first question and follows it from there. */
function declare(
  session: Session,
  decision: Decision,
  kind: 'illegal-attack' | 'illegal-block',
  fill: (candidates: Candidates, picks: number[]) => string | null,
): Chosen {
  const { top } = session;
  const data = top?.data ?? null;
  if (top === undefined || (data?.kind !== 'attack' && data?.kind !== 'block'))
    throw new Error('a declaration without its procedure');
  let declared = session.declaration;
  if (declared === null || declared.frame !== top || declared.player !== decision.player) {
    const picks = data.creatures.map(() => 0);
    const problem = fill(data, picks);
    if (problem !== null) return failure(kind, problem);
    arrangeTwins(session, data, picks);
    const used = kind === 'illegal-attack' ? attacksNow(session, decision.player) : blocksNow(session, decision.player);
    for (const action of used) {
      session.giveAnswers(decision.decider, action.answers);
      session.drop(decision.player, action);
    }
    declared = { frame: top, player: decision.player, kind, creatures: data.creatures, choices: data.choices, picks };
    session.declaration = declared;
  }
  const at = top.locals.length;
  const pick = declared.picks[at] ?? 0;
  const option = decision.options.indexOf(pick);
  if (option >= 0) return option;
  if (pick === 0 && !session.strict) return missing(session, decision, undefined);
  const creature = session.names.of(data.creatures[at] ?? 0);
  return failure(
    kind,
    pick === 0
      ? `${creature} has to ${kind === 'illegal-attack' ? 'attack' : 'block'}`
      : `${creature} cannot do so together with the others`,
  );
}

function attacksNow(session: Session, player: number): readonly ActionOf<'attack'>[] {
  return session.script(player).flatMap((action) => (action.op === 'attack' && session.isNow(action) ? [action] : []));
}

function blocksNow(session: Session, player: number): readonly ActionOf<'block'>[] {
  return session.script(player).flatMap((action) => (action.op === 'block' && session.isNow(action) ? [action] : []));
}

/** Gives the named creature its pick; the first one of that name that is free and can do it. False if there is none. */
function assign(
  session: Session,
  { creatures, choices }: Candidates,
  picks: number[],
  player: number,
  name: string,
  fits: (choice: number) => boolean,
): boolean {
  const isOne = /:\d+$/.test(name) || session.names.aliased(name) !== 0;
  const isNamed = !isOne && creatures.some((creature) => session.names.means(creature, name));
  const exact = isNamed ? 0 : session.names.nthOf(player, name);
  for (let at = 0; at < creatures.length; at++) {
    const creature = creatures[at] as number;
    if (picks[at] !== 0 || (isNamed ? !session.names.means(creature, name) : creature !== exact)) continue;
    const choice = choices[at]?.find((one) => one !== 0 && fits(one));
    if (choice === undefined) continue;
    picks[at] = choice;
    return true;
  }
  return false;
}

/** The named defender; without a name the next opponent, never a planeswalker. Choices list players in turn order first. */
function isDefender(session: Session, choice: number, defender: string | undefined): boolean {
  if (defender === undefined) return isPlayerValue(choice);
  const player = playerNamed(defender);
  return player === undefined ? session.names.means(choice, defender) : choice === -1 - playerIndex(player);
}

/** Of interchangeable creatures the engine has the earlier ones do the later-listed choices: aliases move along. */
function arrangeTwins(session: Session, { creatures, choices, twins }: Candidates, picks: number[]): void {
  for (let last = twins.length - 1; last > 0; last--) {
    for (let at = last, earlier = twins[at] ?? -1; earlier >= 0; at = earlier, earlier = twins[at] ?? -1) {
      const rank = (index: number): number => choices[index]?.indexOf(picks[index] ?? 0) ?? 0;
      if (rank(earlier) >= rank(at)) continue;
      const moved = picks[at] ?? 0;
      picks[at] = picks[earlier] ?? 0;
      picks[earlier] = moved;
      session.names.swap(creatures[at] ?? 0, creatures[earlier] ?? 0);
    }
  }
}

/** Attacks and blocks of this step that nobody was asked about: they have to be what happened all the same. */
export function undeclared(session: Session, player: number): Failure | null {
  for (const action of attacksNow(session, player)) {
    const attacks = ownNamed(session, player, action.attacker).some(
      ({ attacking }) => attacking !== 0 && isDefender(session, attacking, action.defender),
    );
    if (!attacks) return failure('illegal-attack', `${action.attacker} cannot attack`);
    session.drop(player, action);
  }
  for (const action of blocksNow(session, player)) {
    const blocks = ownNamed(session, player, action.blocker).some(({ blocking }) =>
      blocking.some((attacker) => session.names.means(attacker, action.attacker)),
    );
    if (!blocks) return failure('illegal-block', `${action.blocker} cannot block ${action.attacker}`);
    session.drop(player, action);
  }
  return null;
}

function ownNamed(session: Session, player: number, name: string): readonly Permanent[] {
  const { game, names } = session;
  return game.battlefield
    .flatMap((slot) => game.objects[slot] ?? [])
    .filter((permanent) => permanent.controller === player && names.means(permanent.handle, name));
}

/** Once a declaration is over: what nobody was asked about must not differ from what the script declares. */
export function finishDeclaration(session: Session): Failure | null {
  const { declaration, game, names } = session;
  if (declaration === null || game.frames.includes(declaration.frame)) return null;
  session.declaration = null;
  const { creatures, choices, picks, kind } = declaration;
  for (const [at, creature] of creatures.entries()) {
    const permanent = game.permanent(creature);
    const pick = picks[at] ?? 0;
    if (permanent === null || choices[at]?.includes(pick) !== true) continue;
    const actual = kind === 'illegal-attack' ? permanent.attacking : (permanent.blocking[0] ?? 0);
    if ((actual === 0) !== (pick === 0))
      return failure(kind, `the declaration with ${names.of(creature)} is not legal as it is`);
  }
  return null;
}
