/**
 * Characteristics that static abilities change off the battlefield ("artifact cards you own that aren't on the battlefield are black"), worked
 * out whenever they are asked for: layer by layer, in each by timestamp (613.1, 613.7). Nothing there has effects that depend on one another.
 */

import { STORM } from '../engine/keywordMeanings.ts';
import { matches } from '../engine/match.ts';
import { zoneOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { includesPlayer, selectObjects } from '../engine/select.ts';
import { type Change, Keyword, type ObjectSet, type Quantity, Zone } from '../ir/index.ts';
import { enterForJudging, leaveAfterJudging } from '../stack/asOnStack.ts';
import { layerOf } from '../state/abilityRole.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { RuleInForce } from '../state/records.ts';
import type { StackItem } from '../state/stackItem.ts';
import { changeCharacteristics, NO_SOURCE, recordsOf } from './changeCharacteristics.ts';
import { ruleContext } from './ruleContext.ts';

/** Filters are judged by what is printed: no effect that is being worked out asks for its own result. One synchronous question at a time. */
let asking = false;

/** What the card or spell, as `printed`, is by the effects in force. */
export function changedElsewhere(game: Game, object: Handle, printed: Characteristics): Characteristics {
  if (asking) return printed;
  const applying = applyingTo(game, object);
  let result = printed;
  for (const { change, frame } of inLayers(applying)) {
    const sized =
      change.kind === 'setPowerToughness' ||
      change.kind === 'definePowerToughness' ||
      change.kind === 'modifyPowerToughness';
    const power = sized ? numberOf(game, frame, change.power) : 0;
    const toughness = sized ? numberOf(game, frame, change.toughness) : 0;
    const source = game.permanentOrLast(frame.source) ?? NO_SOURCE;
    result = changeCharacteristics(game.catalog, result, change, power, toughness, source);
  }
  return result;
}

/**
 * Abilities that trigger from the stack and that the rules give a spell: storm and what else "spells you cast have" (113.6). The registry that is
 * being built has them, so that the rules are not yet in force.
 */
export function abilitiesGiven(game: Game, rules: readonly RuleInForce[], spell: Handle): AbilityRecord[] {
  if (asking) return [];
  asking = true;
  try {
    return rules.filter((rule) => affects(game, rule, spell)).flatMap((rule) => givenBy(game, rule));
  } finally {
    asking = false;
  }
}

function givenBy(game: Game, { effect }: RuleInForce): readonly AbilityRecord[] {
  if (effect.kind !== 'change') return [];
  return effect.changes.flatMap((change) => {
    if (change.kind === 'addKeywords' && (change.keywords & Keyword.Storm) !== 0) return recordsOf(game.catalog, STORM);
    if (change.kind !== 'addAbilities') return [];
    return change.abilities
      .flatMap((ability) => recordsOf(game.catalog, ability))
      .filter(({ ability, zone }) => ability.kind === 'triggered' && zone === Zone.Stack);
  });
}

/** Keywords by which something else than mana may pay for the spell, printed or given to it (702.51, 702.66, 702.126). */
export function keywordsOfSpell(game: Game, item: StackItem): number {
  const printed = item.face.characteristics.keywords;
  if (game.registry.elsewhere.length === 0 || item.faceDown) return printed;
  const entered = enterForJudging(game, item);
  try {
    return changedElsewhere(game, item.handle, item.face.characteristics).keywords;
  } finally {
    leaveAfterJudging(game, entered);
  }
}

/** The effects in force that reach the object; a defect in one of them must not leave the question open. */
function applyingTo(game: Game, object: Handle): RuleInForce[] {
  asking = true;
  try {
    return game.registry.elsewhere.filter((rule) => affects(game, rule, object));
  } finally {
    asking = false;
  }
}

function numberOf(game: Game, frame: Frame, quantity: Quantity | null): number {
  return quantity === null ? 0 : evaluate(game, frame, quantity);
}

interface Applying {
  readonly change: Change;
  readonly frame: Frame;
}

/** The list of rules is in the order of timestamps already. */
function inLayers(rules: readonly RuleInForce[]): Applying[] {
  const all = rules.flatMap(({ effect, origin }) =>
    effect.kind === 'change' ? effect.changes.map((change) => ({ change, frame: ruleContext(origin) })) : [],
  );
  return all.sort((a, b) => layerOf(a.change) - layerOf(b.change));
}

function affects(game: Game, rule: RuleInForce, object: Handle): boolean {
  return rule.effect.kind === 'change' && isIn(game, ruleContext(rule.origin), rule.effect.affected, object);
}

/** A spell that is judged as it would be on the stack is there (601.3e). */
function isInZone(game: Game, object: Handle, zone: number): boolean {
  return zoneOf(game, object) === zone || (zone === Zone.Stack && game.stackItem(object) !== null);
}

/** Whether the object is in the set, without listing whole libraries. */
function isIn(game: Game, frame: Frame, set: ObjectSet, object: Handle): boolean {
  switch (set.kind) {
    case 'all':
      return (
        isInZone(game, object, set.zone) &&
        (set.of === undefined || includesPlayer(game, frame, set.of, game.owners[slotOf(object)] ?? -1)) &&
        matches(game, frame, set.filter, object)
      );
    case 'union':
      return set.of.some((part) => isIn(game, frame, part, object));
    case 'minus':
      return isIn(game, frame, set.from, object) && !isIn(game, frame, set.without, object);
    case 'where':
      return isIn(game, frame, set.from, object) && matches(game, frame, set.filter, object);
    default:
      return selectObjects(game, frame, set).includes(object);
  }
}
