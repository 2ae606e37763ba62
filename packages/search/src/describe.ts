/** What a pick means, as data from which an answer or a sentence can be made: names instead of handles. Made once per option, never in playouts. */
import {
  ActionType,
  actionIndex,
  actionSlot,
  actionType,
  characteristicsOf,
  DECISION_KIND_NAMES,
  type Decision,
  DecisionKind,
  type Game,
  isPlayerValue,
  type OptionCoding,
  playerOfValue,
  slotOf,
  wayOf,
} from '@foretell/rules';
import { firstPileSize, topFrame } from './policy/choices.ts';

export type DecisionKindName = (typeof DECISION_KIND_NAMES)[number];

/** An object or a player. `value` is the handle (or player value) in the view's numbering; `name` is empty for players and face-down objects. */
export interface Named {
  readonly value: number;
  readonly name: string;
  /** The player meant, or the player who controls (off the battlefield and stack: owns) the object. */
  readonly player: number;
  readonly isPlayer: boolean;
}

/** An action at priority. */
export interface ActionDescription {
  readonly op: 'pass' | 'play' | 'cast' | 'activate';
  /** The card or the permanent. */
  readonly card: string;
  /** The face that is cast or played, where a card has several. */
  readonly face: string;
  readonly object: number;
  /** Which zone it is in (`Zone`). */
  readonly zone: number;
  /** '' = the normal way; otherwise 'flashback', 'free', … */
  readonly via: string;
  /** Index of the ability among the object's abilities, -1 for other actions. */
  readonly ability: number;
}

export interface PlanStep {
  readonly kind: DecisionKindName;
  readonly decider: number;
  readonly player: number;
  /** Name of the spell, ability's source or object that asks; '' for the game itself. */
  readonly source: string;
  readonly coding: OptionCoding;
  /** The value picked. */
  readonly picked: number;
  readonly optional: boolean;
  /** The object or player picked, for coding 'object'; of triggers that are ordered, the source of the one picked. Null for "none" or "done". */
  readonly object: Named | null;
  readonly action: ActionDescription | null;
  /** The word or label of the option, where it has one. */
  readonly text: string;
  /** What the question is about: the attacker, the blocker, earlier picks. */
  readonly subjects: readonly Named[];
  /** The two piles of a split, or the picked pile and the other of a pile choice. */
  readonly piles: readonly (readonly Named[])[];
}

export function describeStep(game: Game, decision: Decision, index: number): PlanStep {
  const picked = decision.options[index] as number;
  const subjects = decision.subjects.map((subject) => named(game, subject));
  return {
    kind: DECISION_KIND_NAMES[decision.kind],
    decider: decision.decider,
    player: decision.player,
    source: decision.source === 0 ? '' : characteristicsOf(game, decision.source).name,
    coding: decision.coding,
    picked,
    optional: decision.optional,
    object: objectOf(game, decision, index, subjects),
    action: decision.coding === 'action' ? describeAction(game, decision.player, picked) : null,
    text: decision.coding === 'text' ? (decision.texts[picked] ?? '') : labelOf(decision, index),
    subjects,
    piles: pilesOf(game, decision, picked, subjects),
  };
}

function objectOf(
  game: Game,
  { kind, coding, options }: Decision,
  index: number,
  subjects: readonly Named[],
): Named | null {
  if (kind === DecisionKind.TriggerOrder) return subjects[index] ?? null;
  const picked = options[index] as number;
  return coding === 'object' && picked !== 0 ? named(game, picked) : null;
}

/** Labels stand beside the options where there are as many (modes); a single one belongs to the question. */
function labelOf(decision: Decision, index: number): string {
  return decision.texts.length === 1 ? (decision.texts[0] ?? '') : (decision.texts[index] ?? '');
}

function named(game: Game, value: number): Named {
  if (isPlayerValue(value)) return { value, name: '', player: playerOfValue(value), isPlayer: true };
  if (value === 0) return { value, name: '', player: -1, isPlayer: false };
  const permanent = game.permanent(value);
  const item = permanent === null ? game.stackItem(value) : null;
  const player = permanent?.controller ?? item?.controller ?? game.owners[slotOf(value)] ?? -1;
  return { value, name: characteristicsOf(game, value).name, player, isPlayer: false };
}

const OPS = ['pass', 'play', 'cast', 'activate', 'activate', 'activate'] as const;

function describeAction(game: Game, player: number, action: number): ActionDescription {
  const type = actionType(action);
  if (type === ActionType.Pass) return PASSING;
  const slot = actionSlot(action);
  const index = actionIndex(action);
  const card = game.card(slot);
  const activates = type === ActionType.Activate || type === ActionType.ManaAbility;
  const way = type === ActionType.Cast ? wayOf(game, player, slot, index) : null;
  const face = way === null ? (activates ? 0 : index) : way.face;
  return {
    op: OPS[type] ?? 'activate',
    card: activates ? characteristicsOf(game, game.handle(slot)).name : card.definition.name,
    face: card.faces[face]?.face.name ?? card.definition.name,
    object: game.handle(slot),
    zone: game.zones[slot] ?? 0,
    via: way?.name ?? '',
    ability: activates ? index : -1,
  };
}

const PASSING: ActionDescription = { op: 'pass', card: '', face: '', object: 0, zone: 0, via: '', ability: -1 };

function pilesOf(
  game: Game,
  decision: Decision,
  picked: number,
  subjects: readonly Named[],
): readonly (readonly Named[])[] {
  switch (DECISION_KIND_NAMES[decision.kind]) {
    case 'pile-split':
      if (decision.coding !== 'subset') return [];
      return [
        subjects.filter((_, at) => (picked & (1 << at)) !== 0),
        subjects.filter((_, at) => (picked & (1 << at)) === 0),
      ];
    case 'pile-choice': {
      const size = firstPileSize(topFrame(game), decision.subjects);
      const piles = [subjects.slice(0, size), subjects.slice(size)];
      return picked === 0 ? piles : piles.reverse();
    }
    default:
      return [];
  }
}
