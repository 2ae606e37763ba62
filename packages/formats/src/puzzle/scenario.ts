// A puzzle as a position: the same board, and the decision of the player who is to solve it.

import { suggest } from '../nearest.ts';
import { fail, ok, type Problem, type Result } from '../result.ts';
import type { Action } from '../scenario/actions.ts';
import type { Answer } from '../scenario/answers.ts';
import type { Assert } from '../scenario/asserts.ts';
import type { DecisionPoint, Scenario, SetupEntry } from '../scenario/types.ts';
import { type FirstStep, PLAYERS, type PlayerName } from '../scenario/vocabulary.ts';
import { type Field, PuzzleReport, readPuzzleText } from './file.ts';
import { type Moment, momentOf, orderFrom, PHASES } from './phases.ts';
import { hostsFirst, type PlacedCard, placedCards } from './placed.ts';
import { type PuzzleState, readState } from './state.ts';

/** A puzzle as it was read. */
export interface PuzzleReading {
  readonly scenario: Scenario;
  /** What of the file makes no difference to the position, and what was assumed. */
  readonly notices: readonly Problem[];
  /** What its author says about it, a line each. */
  readonly remarks: readonly string[];
}

/** Reads a puzzle or game-state file of Forge. What a scenario cannot hold is one problem each. `file` is the name used in problems. */
export function parsePuzzle(text: string, file: string): Result<PuzzleReading, readonly Problem[]> {
  const report = new PuzzleReport(file);
  const { metadata, state: fields } = readPuzzleText(text, report);
  const state = readState(fields, report);
  const moment = momentOf(state.phase.value);
  if (moment === undefined)
    report.unsupported(state.phase, `a game that begins in ${state.phase.value}`, suggest(state.phase.value, PHASES));
  const cards = placedCards(state, report);
  if (cards.length === 0)
    report.problem(
      'malformed',
      { key: '', value: '', line: 1 },
      'no cards',
      'write for example humanhand=Lightning Bolt',
    );
  const named = (key: string): string | undefined => metadata.find((field) => field.key === key)?.value;
  if (moment !== undefined) checkMoment(moment, state, cards, report);
  noticeGoal(metadata, report);
  if (moment === undefined || report.problems.length > 0) return fail(report.problems);
  const scenario = scenarioOf(named('name') ?? file.replace(/^.*[\\/]/, ''), state, moment, cards);
  const remarks = ['goal', 'turns', 'difficulty', 'url', 'description'].flatMap((key) => {
    const value = named(key);
    return value === undefined || value === '' ? [] : value.split('\\n').map((line) => `${key}: ${line}`);
  });
  return ok({ scenario, notices: report.notices, remarks });
}

/** The decision must be one that the solver is asked. */
function checkMoment({ decide }: Moment, state: PuzzleState, cards: readonly PlacedCard[], report: PuzzleReport): void {
  const attacks = cards.some(({ card }) => card.attacks !== undefined);
  const beforeCombat = decide.step !== 'declare_attackers' && decide.step !== 'declare_blockers';
  if (attacks && beforeCombat) report.unsupported(state.phase, `an attack that goes on in ${state.phase.value}`);
  if (!attacks && decide.step === 'declare_attackers' && state.active !== 0)
    report.unsupported(state.phase, 'an attack without attackers', 'mark them |Attacking');
  if (decide.step === 'declare_blockers' && (state.active === 0 || !attacks))
    report.unsupported(state.phase, 'blocks that the opponent is still to choose', 'begin in Combat_Declare_Attackers');
}

/** Analyses look for the win, in any number of turns. */
function noticeGoal(metadata: readonly Field[], report: PuzzleReport): void {
  const goal = metadata.find(({ key }) => key === 'goal');
  if (goal !== undefined && !/^win/i.test(goal.value))
    report.notice(goal, `its goal is to ${goal.value.toLowerCase()}; an analysis looks for the win of the game`);
}

function scenarioOf(id: string, state: PuzzleState, moment: Moment, cards: readonly PlacedCard[]): Scenario {
  const players = PLAYERS.slice(0, state.seats.length);
  const order = orderFrom(state.active, players);
  const active = order[0] ?? 'A';
  const isCommander = cards.some(({ card, zone }) => card.isCommander && zone === 'command');
  const format =
    players.length === 2 ? (isCommander ? 'commander-duel' : 'duel') : isCommander ? 'commander-ffa' : 'ffa';
  return {
    id,
    rules: [],
    game: {
      players: players.length,
      format,
      life: 20,
      order,
      attack: 'any',
      range: 'all',
      graveyardOrder: false,
      openingHands: false,
      firstStep: moment.firstStep,
    },
    strict: true,
    shuffle: false,
    life: byPlayer(state.seats.map(({ life }) => life)),
    // A turn that begins later begins without lands played.
    landsPlayed: byPlayer(state.seats.map(({ landsPlayed }) => landsPlayed)),
    playerCounters: byPlayer(state.seats.map(({ counters }) => counters)),
    manualMana: [],
    decks: {},
    clear: players.map((player) => ({ zone: 'library', player })),
    setup: grouped(hostsFirst(cards).map(entryOf)),
    actions: [...sizeChecks(cards, active, moment.firstStep), ...attacksOf(cards, active)],
    choices: byPlayer(players.map((player) => answersOf(cards, player))),
    asserts: [],
    later: [],
    decide: decisionOf(moment, state.active, cards),
    beliefs: {},
  };
}

function byPlayer<T>(values: readonly (T | undefined)[]): { readonly [Name in PlayerName]?: T } {
  const found: { [Name in PlayerName]?: T } = {};
  for (const [seat, value] of values.entries()) {
    const player = PLAYERS[seat];
    if (player !== undefined && value !== undefined) found[player] = value;
  }
  return found;
}

/** The solver is the first seat. Where attackers are marked, they have been declared. */
function decisionOf({ decide }: Moment, active: number, cards: readonly PlacedCard[]): DecisionPoint {
  const declared = decide.step === 'declare_attackers' && cards.some(({ card }) => card.attacks !== undefined);
  const player: PlayerName = decide.step === 'declare_attackers' && !declared ? (PLAYERS[active] ?? 'A') : 'A';
  return { ...decide, player, ...(declared ? { kind: 'priority' } : {}) };
}

function entryOf({ card, zone, player, alias, host }: PlacedCard): SetupEntry {
  const isAttacking = card.attacks !== undefined;
  return {
    zone,
    player,
    card: card.name,
    // An attack taps (508.1f). What is not said to be tapped is untapped, though it be a land that enters tapped.
    ...(zone === 'battlefield' ? { tapped: card.tapped && !isAttacking } : {}),
    ...(Object.keys(card.counters).length === 0 ? {} : { counters: card.counters }),
    ...(card.loyalty === undefined ? {} : { loyalty: card.loyalty }),
    ...(alias === undefined ? {} : { alias }),
    ...(card.faceDown ? { faceDown: true } : {}),
    ...(host === undefined ? {} : { attachedTo: host }),
    ...(card.damage === 0 ? {} : { damage: card.damage }),
    ...(card.summoningSick ? { summoningSick: true } : {}),
  };
}

/** Equal neighbours as one entry. */
function grouped(entries: readonly SetupEntry[]): readonly SetupEntry[] {
  const groups: { entry: SetupEntry; count: number; key: string }[] = [];
  for (const entry of entries) {
    const key = JSON.stringify(entry);
    const last = groups.at(-1);
    if (last?.key === key && entry.alias === undefined) last.count++;
    else groups.push({ entry, count: 1, key });
  }
  return groups.map(({ entry, count }) => (count === 1 ? entry : { ...entry, count }));
}

/**
 * A token is known by its name alone: that it has the size of the file is checked before the decision. At the active player's first priority,
 * which comes before any attack.
 */
function sizeChecks(cards: readonly PlacedCard[], active: PlayerName, step: FirstStep): readonly Action[] {
  const asserts = cards.flatMap(({ card, player }): readonly Assert[] => {
    if (card.size === undefined) return [];
    const [power, toughness] = card.size;
    return [{ op: 'basePt', player, name: card.name, power, toughness }];
  });
  const different = [...new Map(asserts.map((assert) => [JSON.stringify(assert), assert])).values()];
  return different.length === 0 ? [] : [{ turn: 1, step, player: active, op: 'check', asserts: different }];
}

function attacksOf(cards: readonly PlacedCard[], active: PlayerName): readonly Action[] {
  return cards.flatMap(({ card, alias, defender }): readonly Action[] => {
    if (card.attacks === undefined) return [];
    const attack = {
      turn: 1,
      step: 'declare_attackers',
      player: active,
      op: 'attack',
      attacker: alias ?? card.name,
    } as const;
    return [defender === undefined ? attack : { ...attack, defender }];
  });
}

/** As their permanents enter, in that order. */
function answersOf(cards: readonly PlacedCard[], player: PlayerName): readonly Answer[] | undefined {
  const answers = hostsFirst(cards)
    .filter((placed) => placed.player === player)
    .flatMap(({ card }) => card.choices.map((v): Answer => ({ q: 'choice', v })));
  return answers.length === 0 ? undefined : answers;
}
