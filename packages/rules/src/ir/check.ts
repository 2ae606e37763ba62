/**
 * A static check of the names in the ability language: every name that an instruction, condition or quantity refers to must have
 * been bound before it by a target, a cost, the event or an earlier instruction. A name that never is would silently mean
 * nothing in a game, so definitions are checked before one starts.
 *
 * Bindings made in a branch ("if", "may", "unless") count as made: where the branch was not taken they hold nothing. Names
 * bound inside a loop end with the pass.
 */
import type { Ability, ActivatedAbility, Modes } from './ability.ts';
import type { CardDefinition, CardFace } from './card.ts';
import type { ContinuousEffect } from './continuous.ts';
import type { Cost } from './cost.ts';
import type { Effect, VoteChoices } from './effect.ts';
import type { EventPattern } from './event.ts';
import { eventNames, replacementNames } from './eventNames.ts';
import type { TargetSpec } from './filter.ts';
import { EVENT_NAMES, GIVER } from './reference.ts';
import type { Replacement } from './replacement.ts';

/** A reference to a name that nothing binds. */
export interface UnboundName {
  readonly name: string;
  /** Where in the definition, as `effect.of[1].what`. */
  readonly path: string;
}

/** The names known at some place, and where problems go. */
class Scope {
  readonly names: Set<string>;
  readonly problems: UnboundName[];

  constructor(names: Iterable<string>, problems: UnboundName[]) {
    this.names = new Set(names);
    this.problems = problems;
  }

  inner(...more: readonly string[]): Scope {
    return new Scope([...this.names, ...more], this.problems);
  }

  without(names: readonly string[]): Scope {
    return new Scope(
      [...this.names].filter((name) => !names.includes(name)),
      this.problems,
    );
  }

  require(name: string, path: string): void {
    if (!this.names.has(name)) this.problems.push({ name, path });
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const ABILITY_KINDS: readonly unknown[] = ['spell', 'activated', 'triggered', 'static', 'replacement', 'keyword'];

function isAbility(value: unknown): value is Ability {
  if (!isRecord(value) || !ABILITY_KINDS.includes(value['kind'])) return false;
  // The filter "has a keyword" has the same kind as keyword abilities.
  return value['kind'] !== 'keyword' || typeof value['keyword'] === 'string';
}

/** Every `{kind: 'bound'}` in a value must be known. Abilities in it (of tokens, emblems, granted ones) start with no names. */
function checkReferences(value: unknown, scope: Scope, path: string): void {
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) checkReferences(each, scope, `${path}[${at}]`);
  } else if (isWhile(value)) {
    // What is asked as the event happens may be about its facts.
    checkReferences(value.event, scope, `${path}.event`);
    checkReferences(value.condition, scope.inner(...eventNames(value.event)), `${path}.condition`);
  } else if (isAbility(value)) {
    checkAbility(value, new Scope([], scope.problems), path);
  } else if (isRecord(value)) {
    if (value['kind'] === 'bound' && typeof value['name'] === 'string') scope.require(value['name'], path);
    for (const [key, inner] of Object.entries(value)) checkReferences(inner, scope, `${path}.${key}`);
  }
}

type While = Extract<EventPattern, { readonly kind: 'while' }>;

function isWhile(value: unknown): value is While {
  return isRecord(value) && value['kind'] === 'while' && 'event' in value;
}

/** Costs bind what was sacrificed, discarded … to pay them. */
function checkCost(cost: Cost, scope: Scope, path: string): void {
  checkReferences(cost, scope, path);
  for (const name of costNames(cost)) scope.names.add(name);
}

function costNames(cost: Cost): string[] {
  return cost.flatMap((part) => ('name' in part && part.name !== undefined ? [part.name] : []));
}

function checkTargets(targets: readonly TargetSpec[], scope: Scope, path: string): void {
  for (const [at, spec] of targets.entries()) {
    checkReferences(spec, scope, `${path}[${at}]`);
    for (const name of spec.differentFrom ?? []) scope.require(name, `${path}[${at}].differentFrom`);
    scope.names.add(spec.name);
    if (spec.divide !== undefined) scope.names.add(spec.divide.name);
  }
}

function checkModes(modes: Modes | undefined, scope: Scope, path: string): void {
  if (modes === undefined) return;
  checkReferences(modes.instead, scope, `${path}.instead`);
  checkReferences(modes.max, scope, `${path}.max`);
  for (const [at, option] of modes.options.entries()) {
    const inner = scope.inner();
    const place = `${path}.options[${at}]`;
    if (option.cost !== undefined) checkCost(option.cost, inner, `${place}.cost`);
    checkTargets(option.targets, inner, `${place}.targets`);
    checkEffect(option.effect, inner, `${place}.effect`);
  }
}

function checkContinuous(effect: ContinuousEffect, scope: Scope, path: string): void {
  if (effect.kind === 'allowance' && effect.allowance.kind === 'revealInOpeningHand') {
    checkEffect(effect.allowance.effect, scope.inner(), `${path}.effect`);
    return;
  }
  if (effect.kind === 'change') {
    checkReferences(effect.affected, scope.inner(), `${path}.affected`);
    for (const [at, change] of effect.changes.entries()) {
      // Sizes may be numbers of the affected object itself.
      const names = 'power' in change ? [EVENT_NAMES.object] : [];
      if (change.kind === 'addAbilities') {
        for (const [index, ability] of change.abilities.entries())
          checkAbility(ability, new Scope([], scope.problems), `${path}.changes[${at}].abilities[${index}]`, [GIVER]);
      } else checkReferences(change, scope.inner(...names), `${path}.changes[${at}]`);
    }
    return;
  }
  checkReferences(effect, scope.inner(...ruleNames(effect)), path);
}

/** What a rule speaks of: the spell or ability and who pays for it, or who would cast the spell. */
function ruleNames(effect: ContinuousEffect): readonly string[] {
  if (effect.kind === 'cost') return [EVENT_NAMES.object, EVENT_NAMES.player];
  const casting = effect.kind === 'restriction' && effect.restriction.kind === 'cantCast';
  return casting ? [EVENT_NAMES.player] : [];
}

function checkReplacement(replacement: Replacement, scope: Scope, path: string): void {
  const inner = scope.inner(...replacementNames(replacement));
  const instead = insteadOf(replacement);
  const { kind: _, ...pattern } = replacement;
  for (const [key, value] of Object.entries(pattern)) {
    if (value !== instead && !(isRecord(value) && (value['effect'] === instead || value['then'] === instead)))
      checkReferences(value, inner, `${path}.${key}`);
  }
  if (instead !== null) checkEffect(instead, inner, `${path}.instead`);
}

/** The instructions that a replacement effect puts in the event's place, if it does. */
function insteadOf(replacement: Replacement): Effect | null {
  if (replacement.kind === 'draw' || replacement.kind === 'find') return replacement.instead;
  if (replacement.kind === 'gainLife') return replacement.insteadDo ?? null;
  if (replacement.kind !== 'moves' && replacement.kind !== 'damage') return null;
  const { outcome } = replacement;
  if (outcome.kind === 'instead') return outcome.effect;
  return outcome.kind === 'prevent' ? (outcome.then ?? null) : null;
}

function checkEffect(effect: Effect, scope: Scope, path: string): void {
  if (checkStructure(effect, scope, path) || checkLater(effect, scope, path)) return;
  if (effect.kind === 'choosePile') scope.require(effect.piles, `${path}.piles`);
  if (effect.kind === 'dividedDamage' || effect.kind === 'dividedCounters') {
    scope.require(effect.targets, `${path}.targets`);
    scope.require(effect.amounts, `${path}.amounts`);
  }
  checkReferences({ ...effect, kind: undefined }, scope, path);
  if ('as' in effect && effect.as !== undefined) scope.names.add(effect.as);
  if ('excessAs' in effect && effect.excessAs !== undefined) scope.names.add(effect.excessAs);
  if ('searchedAs' in effect && effect.searchedAs !== undefined) scope.names.add(effect.searchedAs);
  if (effect.kind === 'vote') for (const name of voteNames(effect.choices)) scope.names.add(name);
  if ('other' in effect) scope.names.add(effect.other);
  if ('others' in effect) scope.names.add(effect.others);
}

function voteNames(choices: VoteChoices): string[] {
  if (choices.kind === 'words') return choices.words.map(({ as }) => as);
  return [choices.as, choices.mostAs].filter((name) => name !== undefined);
}

/** Names for what all rounds of a loop made. */
function collected(effect: Effect): readonly string[] {
  if (effect.kind === 'sequence') return effect.of.flatMap(collected);
  return 'collects' in effect && effect.as !== undefined ? [effect.as] : [];
}

/** Instructions made of instructions: sequences, branches, loops. False if it is none of them. */
function checkStructure(effect: Effect, scope: Scope, path: string): boolean {
  if (effect.kind === 'sequence') {
    for (const [at, each] of effect.of.entries()) checkEffect(each, scope, `${path}.of[${at}]`);
  } else if (effect.kind === 'if') {
    checkReferences(effect.condition, scope, `${path}.condition`);
    checkEffect(effect.then, scope, `${path}.then`);
    if (effect.else !== undefined) checkEffect(effect.else, scope, `${path}.else`);
  } else if (effect.kind === 'forEachObject' || effect.kind === 'forEachPlayer') {
    checkReferences(effect.of, scope, `${path}.of`);
    checkEffect(effect.do, scope.inner(effect.as), `${path}.do`);
    for (const name of collected(effect.do)) scope.names.add(name);
  } else if (effect.kind === 'repeatWhile') {
    checkEffect(effect.do, scope, `${path}.do`);
    checkReferences(effect.while, scope, `${path}.while`);
  } else if (effect.kind === 'repeat') {
    checkReferences(effect.times, scope, `${path}.times`);
    checkEffect(effect.do, scope, `${path}.do`);
  } else if (effect.kind === 'may') {
    checkReferences(effect.who, scope, `${path}.who`);
    checkEffect(effect.do, scope, `${path}.do`);
    if (effect.else !== undefined) checkEffect(effect.else, scope, `${path}.else`);
  } else if (effect.kind === 'mayPay') {
    checkReferences(effect.who, scope, `${path}.who`);
    checkCost(effect.cost, scope, `${path}.cost`);
    if (effect.then !== undefined) checkEffect(effect.then, scope, `${path}.then`);
    if (effect.else !== undefined) checkEffect(effect.else, scope, `${path}.else`);
  } else if (effect.kind === 'chooseEffect') {
    checkReferences(effect.who, scope, `${path}.who`);
    for (const [at, option] of effect.options.entries()) {
      checkEffect(option.effect, scope, `${path}.options[${at}].effect`);
    }
  } else return false;
  return true;
}

/** Instructions that set up something for later or for a time. False if it is none of them. */
function checkLater(effect: Effect, scope: Scope, path: string): boolean {
  if (effect.kind === 'delayed') {
    checkReferences(effect.event, scope, `${path}.event`);
    for (const name of effect.keep ?? []) scope.require(name, `${path}.keep`);
    const later = new Scope([...(effect.keep ?? []), ...eventNames(effect.event)], scope.problems);
    checkReferences(effect.condition, later, `${path}.condition`);
    checkTargets(effect.targets ?? [], later, `${path}.targets`);
    checkEffect(effect.effect, later, `${path}.effect`);
  } else if (effect.kind === 'reflexive') {
    checkAbility(effect.ability, scope.inner(), `${path}.ability`);
  } else if (effect.kind === 'applyRule') {
    checkContinuous(effect.effect, scope, `${path}.effect`);
    checkReferences(effect.duration, scope, `${path}.duration`);
  } else if (effect.kind === 'applyReplacement') {
    checkReplacement(effect.replacement, scope, `${path}.replacement`);
    checkReferences(effect.uses, scope, `${path}.uses`);
  } else return false;
  return true;
}

/** `given` are names for its costs, targets and instructions, for nothing that is asked before it is on the stack. */
function checkAbility(ability: Ability, scope: Scope, path: string, given: readonly string[] = []): void {
  switch (ability.kind) {
    case 'spell':
      break;
    case 'activated':
      for (const name of given) scope.names.add(name);
      checkCost(ability.cost, scope, `${path}.cost`);
      checkBefore(ability, scope.without(given), path);
      break;
    case 'triggered':
      checkReferences(ability.event, scope, `${path}.event`);
      for (const name of eventNames(ability.event)) scope.names.add(name);
      checkReferences(ability.condition, scope, `${path}.condition`);
      for (const name of given) scope.names.add(name);
      break;
    case 'static':
      checkContinuous(ability.effect, scope, `${path}.effect`);
      checkReferences(ability.condition, scope, `${path}.condition`);
      checkReferences(ability.ignoreCost, scope, `${path}.ignoreCost`);
      return;
    case 'replacement':
      checkReplacement(ability.replacement, scope, `${path}.replacement`);
      checkReferences(ability.condition, scope, `${path}.condition`);
      return;
    case 'keyword':
      if (ability.keyword === 'chapter') break;
      if (ability.keyword === 'gift') {
        checkEffect(ability.effect, scope.inner('gifted'), `${path}.effect`);
        return;
      }
      checkReferences({ ...ability, kind: undefined }, scope, path);
      return;
  }
  checkTargets(ability.targets, scope, `${path}.targets`);
  checkEffect(ability.effect, scope, `${path}.effect`);
  checkModes(ability.modes, scope, `${path}.modes`);
}

/** What is asked before an activated ability is on the stack. */
function checkBefore({ condition, activator, costsLess }: ActivatedAbility, scope: Scope, path: string): void {
  checkReferences(condition, scope, `${path}.condition`);
  checkReferences(activator, scope, `${path}.activator`);
  checkReferences(costsLess, scope.inner(EVENT_NAMES.object), `${path}.costsLess`);
}

/** What the spell's own costs and targets bind for its other abilities (601.2c, 601.2f). */
function spellNames(face: CardFace): string[] {
  return face.abilities.flatMap((ability) => {
    if (ability.kind === 'spell') return ability.targets.map((spec) => spec.name);
    return ability.kind === 'keyword' && 'cost' in ability ? costNames(ability.cost) : [];
  });
}

/** Problems of a single ability that no card's costs surround. */
export function checkBindings(ability: Ability): readonly UnboundName[] {
  const problems: UnboundName[] = [];
  checkAbility(ability, new Scope([], problems), ability.kind);
  return problems;
}

/** Problems of all faces of a card; paths begin with `faces[0].abilities[0]`. */
export function checkCardBindings(card: CardDefinition): readonly UnboundName[] {
  const problems: UnboundName[] = [];
  card.faces.forEach((face, at) => {
    const names = spellNames(face);
    face.abilities.forEach((ability, index) => {
      const known = ability.kind === 'spell' || ability.kind === 'keyword' ? names : [];
      checkAbility(ability, new Scope(known, problems), `faces[${at}].abilities[${index}]`);
    });
  });
  return problems;
}
