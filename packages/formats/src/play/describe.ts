// Decisions and events in words, for reports of what went wrong.

import {
  ActionType,
  actionIndex,
  actionSlot,
  actionType,
  COLOR_NAMES,
  characteristicsOf,
  DECISION_KIND_NAMES,
  type Decision,
  DecisionKind,
  EventKind,
  type Game,
  type GameEvent,
  isPlayerValue,
  PASS,
  STEP_NAMES,
  wayOf,
} from '@foretell/rules';
import { castName } from './castName.ts';
import { doorOf, doorText } from './doors.ts';
import { playerName } from './names.ts';
import type { AbilityTexts } from './text.ts';

/** What decisions are put into words with: a scenario's session has it all. */
export interface Describing {
  readonly game: Game;
  readonly texts: AbilityTexts;
  readonly names: { of(value: number): string };
}

/** A decision as a report shows it. */
export interface PendingDecision {
  readonly kind: string;
  readonly decider: string;
  readonly player: string;
  readonly turn: number;
  readonly step: string;
  /** What asks; '' for the game itself. */
  readonly source: string;
  readonly options: readonly string[];
}

export function describeDecision(session: Describing, decision: Decision): PendingDecision {
  const { game, names } = session;
  return {
    kind: DECISION_KIND_NAMES[decision.kind],
    decider: playerName(decision.decider),
    player: playerName(decision.player),
    turn: game.turnNumber,
    step: STEP_NAMES[game.step] ?? '',
    source: decision.source === 0 ? '' : names.of(decision.source),
    options: decision.options.map((_, at) => describeOption(session, decision, at)),
  };
}

/** One option in words. */
export function describeOption(session: Describing, decision: Decision, at: number): string {
  const option = decision.options[at] as number;
  switch (decision.coding) {
    case 'action':
      return describeAction(session, decision.player, option);
    case 'object':
      return option === 0 ? 'none' : session.names.of(option);
    case 'text':
      return decision.texts[option] ?? '';
    case 'subset': {
      const first = decision.subjects.filter((_, bit) => (option & (1 << bit)) !== 0);
      const second = decision.subjects.filter((_, bit) => (option & (1 << bit)) === 0);
      const pile = (objects: readonly number[]): string => objects.map((object) => session.names.of(object)).join('^');
      return `[${pile(first)}] [${pile(second)}]`;
    }
    case 'number':
      return describeNumber(session, decision, option, at);
  }
}

function describeNumber(session: Describing, decision: Decision, option: number, at: number): string {
  switch (decision.kind) {
    case DecisionKind.YesNo:
      return option === 1 ? 'Yes' : 'No';
    case DecisionKind.Mulligan:
      return option === 1 ? 'mulligan' : 'keep';
    case DecisionKind.Color:
      return COLOR_NAMES[option] ?? 'no mana';
    case DecisionKind.Mode: {
      if (option < 0) return 'no further mode';
      const label = decision.texts[at] ?? '';
      return label === '' ? `mode ${at + 1}` : label;
    }
    case DecisionKind.TriggerOrder:
      return session.names.of(decision.subjects[at] ?? 0);
    case DecisionKind.PileChoice:
      return `pile ${option + 1}`;
    default:
      return String(option);
  }
}

/** What a player would do with priority. */
export function describeAction(session: Describing, player: number, action: number): string {
  if (action === PASS) return 'pass';
  const { game, texts } = session;
  const slot = actionSlot(action);
  const index = actionIndex(action);
  const card = game.card(slot);
  switch (actionType(action)) {
    case ActionType.PlayLand:
      return `play ${card.faces[index]?.face.name ?? card.definition.name}`;
    case ActionType.Cast: {
      const way = wayOf(game, player, slot, index);
      const name = castName(card, way.face);
      return way.name === '' || way.name === 'fused' ? `cast ${name}` : `cast ${name} (${way.name})`;
    }
    case ActionType.Activate:
    case ActionType.ManaAbility: {
      const characteristics = characteristicsOf(game, game.handle(slot));
      const record = characteristics.abilities[index];
      const text = record === undefined ? '' : texts.printed(record, characteristics.face);
      return `${characteristics.name}: ${text}`;
    }
    case ActionType.Suspend:
      return `${card.front.abilities[index]?.word ?? 'suspend'} ${card.definition.name}`;
    case ActionType.Unlock:
      return doorText(doorOf(game, action) ?? { name: card.definition.name });
    case ActionType.Companion:
      return `put your companion ${card.definition.name} into your hand`;
    case ActionType.Ignore:
      return `pay to ignore ${card.definition.name}`;
    default:
      return `turn ${card.definition.name} face up`;
  }
}

const EVENT_WORDS = Object.entries(EventKind)
  .toSorted(([, a], [, b]) => a - b)
  .map(([word]) => word);
const ZONE_WORDS = [
  'nowhere',
  'library',
  'hand',
  'graveyard',
  'battlefield',
  'stack',
  'exile',
  'command',
  'outside the game',
];

/** An event in a few words: what, whose, where. Called while the event is news, so that names are still right. */
export function describeEvent(game: Game, event: GameEvent): string {
  const word = EVENT_WORDS[event.kind] ?? 'event';
  const parts = [
    `turn ${game.turnNumber} ${STEP_NAMES[event.kind === EventKind.BeginningOf ? event.from : game.step] ?? ''}: ${word}`,
  ];
  if (event.object > 0) parts.push(characteristicsOf(game, event.other > 0 ? event.other : event.object).name);
  if (event.player >= 0 && event.kind !== EventKind.BeginningOf) parts.push(`(${playerName(event.player)})`);
  if (event.kind === EventKind.Moves) parts.push(`${ZONE_WORDS[event.from] ?? ''} to ${ZONE_WORDS[event.to] ?? ''}`);
  if (event.amount !== 0) parts.push(String(event.amount));
  if (isPlayerValue(event.other)) parts.push(`to ${playerName(-1 - event.other)}`);
  return parts.join(' ');
}
