/**
 * What appears inside other parts of a definition and is run at another time: delayed and replacing effects, granted abilities, tokens
 * (111.3), emblems (114).
 */

import {
  type Ability,
  type Allowance,
  type CardFace,
  type DamageOutcome,
  type Effect,
  type TokenDescription,
  Zone,
} from '../ir/index.ts';
import { actionIn, meaningOfAction } from '../keywords/actions.ts';
import type { CardRecord, Catalog } from '../state/catalog.ts';
import { compileAbility, compileCard, compileProgram } from './compile.ts';
import { NAMELESS } from './printedCharacteristics.ts';

/** Effects, abilities and tokens that appear inside other IR are compiled too, since they are run at another time. */
export function compileNested(catalog: Catalog, node: unknown): void {
  if (Array.isArray(node)) {
    for (const part of node) compileNested(catalog, part);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  const action = actionIn(node);
  if (action !== null) compileNested(catalog, meaningOfAction(action));
  const effect = node as Partial<Record<string, unknown>>;
  if (isDelayed(node)) compileDelayed(catalog, node);
  if (isInstead(node)) compileProgram(catalog, node.instead);
  if (isInsteadOfLife(node)) compileProgram(catalog, node.insteadDo);
  if (isMoveInstead(node)) compileProgram(catalog, node.effect);
  if (isRevealed(node)) compileProgram(catalog, node.effect);
  if (isPreventing(node) && node.then !== undefined) compileProgram(catalog, node.then);
  if (isGranting(node)) for (const ability of node.abilities) compileAbility(catalog, ability);
  if (isReflexive(node)) compileAbility(catalog, node.ability);
  if (isTokenMaker(node)) compileToken(catalog, node.token);
  if (isAddingTokens(node)) compileToken(catalog, node.plus.token);
  if (isChangingTokens(node)) compileToken(catalog, node.become.token);
  if (isEmblem(node)) compileEmblem(catalog, node);
  for (const value of Object.values(effect)) compileNested(catalog, value);
}

interface Kinded {
  readonly kind?: unknown;
  readonly instead?: unknown;
  readonly effect?: unknown;
  readonly abilities?: unknown;
}

function isDelayed(node: Kinded): node is Extract<Effect, { kind: 'delayed' }> {
  return node.kind === 'delayed';
}

function isReflexive(node: Kinded): node is Extract<Effect, { kind: 'reflexive' }> {
  return node.kind === 'reflexive';
}

function isTokenMaker(node: Kinded): node is Extract<Effect, { kind: 'createTokens' }> {
  return node.kind === 'createTokens' && 'token' in node;
}

function isAddingTokens(node: Kinded): node is Kinded & { readonly plus: { readonly token: TokenDescription } } {
  return node.kind === 'createTokens' && 'plus' in node;
}

function isChangingTokens(node: Kinded): node is Kinded & { readonly become: { readonly token: TokenDescription } } {
  return node.kind === 'createTokens' && 'become' in node;
}

function isEmblem(node: Kinded): node is Extract<Effect, { kind: 'emblem' }> {
  return node.kind === 'emblem';
}

function isInsteadOfLife(node: Kinded): node is Kinded & { readonly insteadDo: Effect } {
  return node.kind === 'gainLife' && 'insteadDo' in node;
}

function isInstead(node: Kinded): node is Kinded & { readonly instead: Effect } {
  return (
    typeof node.instead === 'object' && node.instead !== null && 'kind' in node.instead && !('min' in node.instead)
  );
}

function isMoveInstead(node: Kinded): node is Kinded & { readonly effect: Effect } {
  return node.kind === 'instead' && 'effect' in node;
}

function isRevealed(node: Kinded): node is Extract<Allowance, { kind: 'revealInOpeningHand' }> {
  return node.kind === 'revealInOpeningHand';
}

function isPreventing(node: Kinded): node is Extract<DamageOutcome, { kind: 'prevent' }> {
  return node.kind === 'prevent';
}

function isGranting(node: Kinded): node is Kinded & { readonly abilities: readonly Ability[] } {
  return node.kind === 'addAbilities' && 'abilities' in node;
}

/** What a delayed trigger does; with targets or a condition it is an ability like any other triggered one. */
function compileDelayed(catalog: Catalog, node: Extract<Effect, { kind: 'delayed' }>): void {
  compileProgram(catalog, node.effect);
  const plain = node.targets === undefined && node.condition === undefined && node.oneOrMore !== true;
  if (plain || catalog.delayedAbility.has(node)) return;
  const { event, effect, targets = [] } = node;
  const condition = node.condition === undefined ? {} : { condition: node.condition };
  catalog.delayedAbility.set(
    node,
    compileAbility(catalog, {
      kind: 'triggered',
      event,
      targets,
      effect,
      ...condition,
      ...(node.oneOrMore === true ? { oneOrMore: true } : {}),
    }),
  );
}

/** A token's card record (111.3); its name is its subtypes plus "Token" unless given (111.4). */
export function compileToken(catalog: Catalog, token: TokenDescription): CardRecord {
  const known = catalog.tokenOf.get(token);
  if (known !== undefined) return known;
  const face = tokenFace(token);
  const faces = token.back === undefined ? [face] : [face, tokenFace(token.back)];
  const card = compileCard(catalog, { name: face.name, layout: 'token', faces });
  catalog.tokenOf.set(token, card);
  return card;
}

function tokenFace(token: TokenDescription): CardFace {
  return {
    name: token.name ?? `${token.subtypes.join(' ')} Token`,
    manaCost: null,
    colors: token.colors,
    supertypes: token.supertypes ?? 0,
    types: token.types,
    subtypes: token.subtypes,
    power: token.power,
    toughness: token.toughness,
    loyalty: null,
    keywords: token.keywords ?? 0,
    abilities: token.abilities ?? [],
  };
}

/** An emblem's card record: no characteristics but abilities, which function in the command zone (114.3–4). */
function compileEmblem(catalog: Catalog, emblem: Extract<Effect, { kind: 'emblem' }>): void {
  if (catalog.tokenOf.has(emblem)) return;
  const abilities = emblem.abilities.map(
    (ability): Ability =>
      ability.kind === 'spell' || ability.kind === 'keyword' ? ability : { ...ability, zone: Zone.Command },
  );
  const face: CardFace = { ...NAMELESS, name: emblem.name, types: 0, power: null, toughness: null, abilities };
  catalog.tokenOf.set(emblem, compileCard(catalog, { name: emblem.name, layout: 'emblem', faces: [face] }));
}
