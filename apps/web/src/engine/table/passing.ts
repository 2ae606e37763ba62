/**
 * When a person is not asked: the engine passes for them, and says why. Whoever could respond to an opponent's spell or ability with something
 * other than mana is asked, unless they told otherwise; so is everyone who can do something in a main phase of their own or in a fight that they
 * are part of. Elsewhere it goes by their stops.
 */
import {
  ActionType,
  actionIndex,
  actionSlot,
  actionType,
  characteristicsOf,
  controllerOf,
  type Decision,
  DecisionKind,
  type Game,
  isPlayerValue,
  PASS,
  playerOfValue,
  STEP_NAMES,
  Step,
} from '@foretell/rules';
import type { PassUntil, StopSettings } from '../../protocol/table.ts';

/** What the person said when they passed ahead. */
export interface PassingAhead {
  readonly until: Exclude<PassUntil, 'next'>;
  /** The turn in which they said so. */
  readonly turn: number;
}

export interface Unasked {
  readonly option: number;
  /** In words that follow "passed: ". */
  readonly reason: string;
}

/** The option that is taken for the person at their decision without asking; null if they are asked. */
export function unasked(
  game: Game,
  decision: Decision,
  stops: StopSettings,
  ahead: PassingAhead | null,
): Unasked | null {
  if (decision.kind !== DecisionKind.Priority) return notAttacking(decision, ahead);
  if (stops.fullControl) return null;
  const reason = reasonToPass(game, decision, stops, ahead);
  return reason === null ? null : { option: decision.options.indexOf(PASS), reason };
}

/** Whether passing ahead is over before this decision: the time has come, or something else than passing is asked. */
export function endsPassingAhead(game: Game, decision: Decision, { until, turn }: PassingAhead): boolean {
  if (until === 'myTurn') return game.turnNumber > turn && game.activePlayer === decision.decider;
  if (game.turnNumber !== turn) return true;
  if (decision.kind === DecisionKind.Priority) return canRespond(game, decision);
  return decision.options.length > 1 && decision.kind !== DecisionKind.Attack;
}

/** Who passes ahead attacks with nothing that does not have to. */
function notAttacking({ kind, options }: Decision, ahead: PassingAhead | null): Unasked | null {
  const home = options.indexOf(0);
  if (ahead === null || kind !== DecisionKind.Attack || home < 0) return null;
  return { option: home, reason: words[ahead.until] };
}

function reasonToPass(
  game: Game,
  decision: Decision,
  { mine, theirs }: StopSettings,
  ahead: PassingAhead | null,
): string | null {
  if (ahead !== null) return words[ahead.until];
  const top = game.stack.at(-1);
  if (top !== undefined) {
    if (canRespond(game, decision)) return null;
    return isOwn(top.controller, decision)
      ? `your own ${top.isSpell ? 'spell' : 'ability'} resolves`
      : 'no possible response';
  }
  const step = STEP_NAMES[game.step] ?? '';
  const isOwnTurn = isOwn(game.activePlayer, decision);
  if ((isOwnTurn ? mine : theirs).includes(step)) return null;
  if (!canDoSomething(game, decision)) return 'nothing to play';
  if (isOwnTurn && (game.step === Step.PrecombatMain || game.step === Step.PostcombatMain)) return null;
  if (isInFight(game, decision)) return null;
  return `no stop in ${isOwnTurn ? 'your' : 'their'} ${step.replaceAll('_', ' ')} step`;
}

const words: Readonly<Record<PassingAhead['until'], string>> = {
  endOfTurn: 'to the end of the turn',
  myTurn: 'until your turn',
};

/** Whether the top of the stack is somebody else's and the player could do something about it. */
function canRespond(game: Game, decision: Decision): boolean {
  const top = game.stack.at(-1);
  return top !== undefined && !isOwn(top.controller, decision) && canDoSomething(game, decision);
}

/** Who decides for another (723) does not wait for what is theirs alone. */
function isOwn(player: number, decision: Decision): boolean {
  return player === decision.player;
}

/** Something other than passing and making mana. */
function canDoSomething(game: Game, { options }: Decision): boolean {
  return options.some((action) => action !== PASS && !makesMana(game, action));
}

function makesMana(game: Game, action: number): boolean {
  if (actionType(action) === ActionType.ManaAbility) return true;
  if (actionType(action) !== ActionType.Activate) return false;
  const { abilities } = characteristicsOf(game, game.handle(actionSlot(action)));
  return abilities[actionIndex(action)]?.byHand === true;
}

/** Attackers or blockers have been declared (508, 509), and the player attacks or is attacked. */
function isInFight(game: Game, { player }: Decision): boolean {
  if (game.step !== Step.DeclareAttackers && game.step !== Step.DeclareBlockers) return false;
  const attackers = game.battlefield.flatMap((slot) => {
    const permanent = game.objects[slot];
    return permanent === null || permanent === undefined || permanent.attacking === 0 ? [] : [permanent];
  });
  // Before blocks it is the attacked who have reason to act.
  const asAttacker = game.step === Step.DeclareBlockers && attackers.some(({ controller }) => controller === player);
  return asAttacker || attackers.some(({ attacking }) => defenderOf(game, attacking) === player);
}

function defenderOf(game: Game, attacked: number): number {
  return isPlayerValue(attacked) ? playerOfValue(attacked) : controllerOf(game, attacked);
}
