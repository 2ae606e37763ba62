/**
 * Card definitions to a catalog: faces with printed characteristics, abilities with ids, instruction lists, tokens, and a number for every
 * IR node that a state may refer to. Deterministic in the order of the definitions.
 */

import { TO_FIRST, TO_SECOND } from '../actions/exchange.ts';
import { MONARCH_EFFECTS, MONARCH_EVENTS } from '../actions/monarch.ts';
import { RADIATION_EFFECT } from '../actions/radiation.ts';
import { SPEED_EFFECT, SPEED_EVENT } from '../actions/speed.ts';
import { INITIATIVE_ABILITY, INITIATIVE_EFFECTS, INITIATIVE_EVENTS, ROOM_ABILITIES } from '../actions/venture.ts';
import { ENLIST_EFFECT } from '../combat/enlist.ts';
import { EXERT_EFFECT } from '../combat/exert.ts';
import { recordsOf } from '../effects/changeCharacteristics.ts';
import { COUNTER_RULES } from '../effects/counterRules.ts';
import { EXILE_COPIED } from '../effects/enteringAsCopy.ts';
import {
  type Ability,
  BANDS_WITH_OTHER,
  BASIC_LAND_TYPES,
  type CardDefinition,
  type CardFace,
  CardType,
  type Effect,
  Keyword,
  PREDEFINED_TOKENS,
  TRAMPLE_OVER_PLANESWALKERS,
  Zone,
} from '../ir/index.ts';
import { actionIn, meaningOfAction } from '../keywords/actions.ts';
import {
  AFTER_ENTERING,
  BUYBACK_EFFECT,
  HASTY_EFFECT,
  PARADIGM_AGAIN,
  PARADIGM_EFFECT,
} from '../keywords/afterResolving.ts';
import { CIPHER_EFFECT } from '../keywords/cipher.ts';
import { BESTOW, giving } from '../keywords/costs.ts';
import { leastUnits, manaCost } from '../mana/cost.ts';
import { PAID_OTHERWISE } from '../mana/substitutes.ts';
import { isInstantSpeed } from '../stack/timing.ts';
import { Role } from '../state/abilityRole.ts';
import { AbilityRecord, CardRecord, Catalog, FaceRecord, Program } from '../state/catalog.ts';
import { readAbilityFacts } from './abilityFacts.ts';
import { isOnBattlefield, mayReachBattlefield } from './affectedZones.ts';
import { asCastIn } from './asCast.ts';
import {
  ADDED_COSTS,
  COST_KEYWORDS,
  costsByAnnouncement,
  isAnnouncedByCosts,
  isCastPlainly,
  isKeyword,
  isLessBy,
  isLessByTargets,
} from './castingFacts.ts';
import { colorIdentityOf } from './colorIdentity.ts';
import { compileEffect } from './compileEffect.ts';
import { compileNested, compileToken } from './compileNested.ts';
import { doorFaces } from './doorFaces.ts';
import { fusedFace } from './fusedFace.ts';
import {
  ADVENTURE_EFFECT,
  enchantTarget,
  impliedAbilities,
  meaningsOf,
  REBOUND_EFFECT,
  STORM,
  withoutTargets,
} from './keywordMeanings.ts';
import { beginningsOfPattern, maskOfPattern } from './patternMask.ts';
import { bestowedCharacteristics, combineHalves, NAMELESS, printedCharacteristics } from './printedCharacteristics.ts';
import { checkSupported } from './supported.ts';
import { noteThisAbility } from './thisAbility.ts';
import { triggersFromAnywhere, zoneOfAbility } from './triggerZone.ts';

export function compileCatalog(definitions: readonly CardDefinition[]): Catalog {
  const catalog = new Catalog();
  compileBasicLandAbilities(catalog);
  compileCard(catalog, HIDDEN_CARD);
  compileCard(catalog, FACE_DOWN_CREATURE);
  compileCard(catalog, WARDED_FACE_DOWN_CREATURE);
  for (const node of [...MONARCH_EFFECTS, ...MONARCH_EVENTS]) numberNodes(catalog, node);
  for (const node of [SPEED_EFFECT, SPEED_EVENT, ...INITIATIVE_EFFECTS, ...INITIATIVE_EVENTS])
    numberNodes(catalog, node);
  for (const ability of [INITIATIVE_ABILITY, ...ROOM_ABILITIES.flat(), STORM]) compileAbility(catalog, ability);
  for (const effect of [...MONARCH_EFFECTS, SPEED_EFFECT, ...INITIATIVE_EFFECTS]) compileProgram(catalog, effect);
  for (const effect of [
    EXERT_EFFECT,
    ENLIST_EFFECT,
    RADIATION_EFFECT,
    REBOUND_EFFECT,
    CIPHER_EFFECT,
    PARADIGM_EFFECT,
    PARADIGM_AGAIN,
    ADVENTURE_EFFECT,
    BUYBACK_EFFECT,
    EXILE_COPIED,
    HASTY_EFFECT,
    ...Object.values(AFTER_ENTERING),
  ]) {
    numberNodes(catalog, effect);
    compileProgram(catalog, effect);
    compileNested(catalog, effect);
  }
  for (const changes of [TO_FIRST, TO_SECOND]) numberNodes(catalog, changes);
  for (const replacement of COUNTER_RULES) {
    numberNodes(catalog, replacement);
    compileNested(catalog, replacement);
  }
  catalog.firstFace = catalog.faces.length;
  for (const definition of definitions) compileCard(catalog, definition);
  catalog.lastFace = catalog.faces.length;
  // A position may have them whatever made them (111.10).
  for (const token of Object.values(PREDEFINED_TOKENS)) compileToken(catalog, token);
  return catalog;
}

const HIDDEN_CARD: CardDefinition = {
  name: '?',
  layout: 'normal',
  faces: [{ ...NAMELESS, types: 0, power: null, toughness: null }],
};

const FACE_DOWN_CREATURE: CardDefinition = {
  name: '??',
  layout: 'normal',
  faces: [{ ...NAMELESS, types: CardType.Creature, power: 2, toughness: 2 }],
};

/** 701.58a, 702.168a */
const WARDED_FACE_DOWN_CREATURE: CardDefinition = {
  name: '???',
  layout: 'normal',
  faces: [
    {
      ...NAMELESS,
      types: CardType.Creature,
      power: 2,
      toughness: 2,
      abilities: [{ kind: 'keyword', keyword: 'ward', cost: [{ kind: 'mana', cost: '{2}' }] }],
    },
  ],
};

function compileBasicLandAbilities(catalog: Catalog): void {
  for (let type = 0; type < BASIC_LAND_TYPES.length; type++) {
    const ability: Ability = {
      kind: 'activated',
      cost: [{ kind: 'tapSelf' }],
      targets: [],
      effect: { kind: 'addMana', who: { kind: 'you' }, mana: { kind: 'fixed', mana: [type] } },
    };
    numberNodes(catalog, ability);
    catalog.basicLandAbilities.push(compileAbility(catalog, ability));
  }
}

/** A card's record with all its faces; found by name unless it is a token or an emblem. */
export function compileCard(catalog: Catalog, definition: CardDefinition): CardRecord {
  const card = new CardRecord(catalog.cards.length, definition);
  catalog.cards.push(card);
  card.unsupported = checkSupported(definition);
  numberNodes(catalog, definition);
  definition.faces.forEach((face, index) => {
    card.faces.push(compileFace(catalog, card, face, index));
  });
  catalog.hasSplice ||= definition.faces.some(({ abilities }) => abilities.some((one) => isKeyword(one, 'splice')));
  card.colorIdentity = colorIdentityOf(definition);
  card.reachesOutside = REACHES_OUTSIDE.test(JSON.stringify(definition));
  card.isFast = card.faces.some(isFast);
  card.leastMana = leastMana(card);
  if (definition.layout === 'prepare') {
    catalog.hasPrepareSpells = true;
    card.zonesUsable |= 1 << Zone.Exile;
  }
  if (definition.layout === 'aftermath') {
    card.front.worksInGraveyard = true;
    card.zonesUsable |= 1 << Zone.Graveyard;
  }
  if (definition.layout === 'split' || definition.layout === 'aftermath') card.combined = combineHalves(card);
  const fused = fusedFace(definition);
  if (fused !== null) {
    numberNodes(catalog, fused);
    card.fused = compileFace(catalog, card, fused, card.faces.length);
    card.faces.push(card.fused);
  }
  compileDoors(catalog, card);
  if (definition.layout !== 'token' && definition.layout !== 'emblem') {
    catalog.byName.set(definition.name, card);
    for (const face of definition.faces) if (!catalog.byName.has(face.name)) catalog.byName.set(face.name, card);
  }
  return card;
}

/** Cards outside the game are spoken of by their place, or by the word for learning (701.48). */
const REACHES_OUTSIDE = new RegExp(`"zone":${Zone.Outside}\\b|"action":"learn"`);

/** 709.5 */
function compileDoors(catalog: Catalog, card: CardRecord): void {
  const doors = doorFaces(card.definition);
  if (doors === null) return;
  const further = (face: CardFace): FaceRecord => {
    numberNodes(catalog, face);
    const record = compileFace(catalog, card, face, card.faces.length);
    card.faces.push(record);
    return record;
  };
  const locked = further(doors.locked);
  locked.isPlain = false; // it can be unlocked
  card.doors = { locked, whole: further(doors.whole) };
}

/** Cards that are suspended or plotted wait for the time at which they could be cast (702.62a, 702.170a). */
function isFast(face: FaceRecord): boolean {
  if (isInstantSpeed(face) || face.hasCostAbilities) return true;
  if (!face.hasHandAbilities) return false;
  return face.abilities.some(
    ({ ability, zone }) => isKeyword(ability, 'foretell') || (ability.kind === 'activated' && zone === Zone.Hand),
  );
}

/** The mana of a card that is only cast, for what is printed; other ways, hand abilities and reductions depend on the game. */
function leastMana(card: CardRecord): number {
  const { front } = card;
  if (card.faces.length !== 1 || front.manaCost === null || front.hasHandAbilities || front.costsLess) return 0;
  if (front.hasCostAbilities && !front.isCastPlainly) return 0;
  return (front.characteristics.keywords & PAID_OTHERWISE) === 0 ? leastUnits(front.manaCost) : 0;
}

function compileFace(catalog: Catalog, card: CardRecord, face: CardFace, index: number): FaceRecord {
  const cost = face.manaCost === null ? null : manaCost(face.manaCost);
  const record = new FaceRecord(catalog.faces.length, card, index, face, cost, null);
  catalog.faces.push(record);
  const written = [...face.abilities, ...impliedAbilities(face)];
  for (const one of written) compileAbility(catalog, one);
  for (const compiled of written.flatMap((one) => recordsOf(catalog, one))) {
    const ability = compiled.ability;
    record.abilities.push(compiled);
    if (ability.kind === 'spell') record.spell = compiled;
    if (ability.kind === 'replacement') record.hasReplacements = true;
    if (ability.kind === 'keyword') record.hasCostAbilities ||= COST_KEYWORDS.includes(ability.keyword);
    if (ability.kind === 'keyword') record.hasAddedCosts ||= ADDED_COSTS.includes(ability.keyword);
    record.hasAssist ||= isKeyword(ability, 'assist');
    record.costsLess ||=
      isKeyword(ability, 'assist') ||
      isKeyword(ability, 'costsLess') ||
      isKeyword(ability, 'affinity') ||
      isLessBy(ability);
    if (!isPlain(compiled)) record.isPlain = false;
    if (compiled.role === Role.Activator || ability.kind === 'activated') card.zonesUsable |= 1 << compiled.zone;
    else if (compiled.role !== Role.None) card.zonesInForce |= 1 << compiled.zone;
    if (compiled.zone === Zone.Hand && ability.kind === 'activated') record.hasHandAbilities = true;
    if (SET_ASIDE.some((keyword) => isKeyword(ability, keyword))) record.hasHandAbilities = true;
    if (compiled.zone === Zone.Graveyard) record.worksInGraveyard = true;
    if (ability.kind === 'keyword' && ability.keyword === 'castFrom') {
      record.worksInGraveyard ||= ability.zone === Zone.Graveyard;
      card.zonesUsable |= 1 << ability.zone;
    }
  }
  record.asCast = asCastIn(face.abilities);
  for (const compiled of record.abilities) compileOtherSpell(catalog, compiled, record.spell);
  record.isLand = (face.types & CardType.Land) !== 0;
  record.isPermanent = (face.types & (CardType.Instant | CardType.Sorcery)) === 0;
  record.definesPowerToughness = isDefined(face.power) || isDefined(face.toughness);
  if (record.definesPowerToughness) record.isPlain = false;
  record.characteristics = printedCharacteristics(catalog, record, cost);
  if (face.abilities.some((ability) => isKeyword(ability, BESTOW)))
    record.asBestowed = bestowedCharacteristics(record.characteristics);
  record.announced = record.spell ?? record.abilities.find(({ ability }) => isKeyword(ability, 'enchant')) ?? null;
  record.costsByAnnouncement = face.abilities.some(costsByAnnouncement);
  record.announcedByCosts = face.abilities.some(isAnnouncedByCosts);
  record.costsLessByTargets = face.abilities.some(isLessByTargets);
  record.isCastPlainly = isCastPlainly(record);
  record.isOrdinarySpell = record.isCastPlainly && !record.hasCostAbilities;
  return record;
}

/** What the spell does if it is cast for an alternative cost that changes it. */
function compileOtherSpell(catalog: Catalog, record: AbilityRecord, spell: AbilityRecord | null): void {
  const ability = record.ability;
  if (ability.kind !== 'keyword' || ability.keyword !== 'alternativeCost') return;
  if (ability.ability !== undefined) record.otherSpell = compileAbility(catalog, ability.ability);
  else if (ability.replaceTargets === 'all' && spell?.ability.kind === 'spell')
    record.otherSpell = compileAbility(catalog, withoutTargets(spell.ability));
}

function isDefined(value: CardFace['power']): boolean {
  return value !== null && typeof value !== 'number';
}

/** Keywords by which a card in hand can be exiled to be cast later. */
const SET_ASIDE: readonly string[] = ['suspend', 'foretell', 'plot'];

/** Plain abilities never need the registry: spells, and mana abilities, which are looked up on the object itself. */
function isPlain(record: AbilityRecord): boolean {
  return (
    record.ability.kind === 'spell' ||
    (record.ability.kind === 'activated' && record.addsMana && !record.movesLibraryCards && !record.offered)
  );
}

/** Compiles an ability and everything inside it; the same IR object is compiled once. */
export function compileAbility(catalog: Catalog, written: Ability): AbilityRecord {
  const known = catalog.recordOfAbility.get(written);
  if (known !== undefined) return known;
  const [ability, ...further] = meaningsOf(written);
  numberNodes(catalog, ability);
  const record = new AbilityRecord(catalog.abilities.length, ability, zoneOfAbility(ability), wordOf(written));
  catalog.abilities.push(record);
  if (GIVING.includes(record.word)) catalog.hasPlayerDesignations = true;
  catalog.recordOfAbility.set(written, record);
  if (further.length > 0)
    catalog.furtherRecords.set(
      written,
      further.map((one) => compileAbility(catalog, one)),
    );
  if (ability.kind === 'spell' || ability.kind === 'activated' || ability.kind === 'triggered') {
    record.program = compileProgram(catalog, ability.effect);
    record.targets = ability.targets;
    record.modePrograms = (ability.modes?.options ?? []).map((mode) => compileProgram(catalog, mode.effect));
  }
  if (ability.kind === 'triggered') {
    record.eventMask = maskOfPattern(ability.event);
    record.beginnings = beginningsOfPattern(ability.event);
    record.fromAnywhere = triggersFromAnywhere(ability.event);
    record.byReveal = ability.event.kind === 'draws' && record.zone === Zone.Hand;
  }
  if (written.kind === 'keyword' && written.keyword === 'gift') {
    numberNodes(catalog, giving(written));
    compileProgram(catalog, giving(written));
    compileNested(catalog, giving(written));
  }
  if (ability.kind === 'keyword' && ability.keyword === 'enchant') record.targets = [enchantTarget(ability)];
  record.reachesElsewhere =
    ability.kind === 'static' && ability.effect.kind === 'change' && !isOnBattlefield(ability.effect.affected);
  record.reachesPermanents =
    ability.kind !== 'static' || ability.effect.kind !== 'change' || mayReachBattlefield(ability.effect.affected);
  readAbilityFacts(record);
  if (ability.kind === 'activated' && !isPlain(record)) record.role = Role.Activator;
  compileNested(catalog, ability);
  // After what it has triggered reflexively, which is part of it.
  noteThisAbility(catalog, written);
  return record;
}

/** Keywords of permanents with which players, or the game, come to have something. */
const GIVING: readonly string[] = ['ascend', 'start your engines!', 'storied', 'daybound', 'nightbound'];

/** The word by which rules text names the ability (702.1). */
function wordOf(written: Ability): string {
  if (written.kind !== 'keyword' && written.kind !== 'activated') return '';
  if (written.kind === 'keyword' && written.keyword === 'landwalk') return written.label.toLowerCase();
  if (written.kind === 'keyword' && written.keyword === 'hexproof from') return `hexproof from ${written.label}`;
  return written.keyword?.toLowerCase() ?? '';
}

/** The instruction list of an effect; the same IR object is compiled once. */
export function compileProgram(catalog: Catalog, effect: Effect): Program {
  const known = catalog.programOfEffect.get(effect);
  if (known !== undefined) return known;
  const program = new Program(catalog.programs.length);
  catalog.programs.push(program);
  catalog.programOfEffect.set(effect, program);
  collectNames(program, effect);
  compileEffect(program, effect);
  return program;
}

/** Every name an effect binds or reads gets a local. */
function collectNames(program: Program, node: unknown): void {
  const action = actionIn(node);
  if (action !== null) collectNames(program, meaningOfAction(action));
  if (Array.isArray(node)) {
    for (const part of node) collectNames(program, part);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' && NAME_FIELDS.includes(key)) program.local(value);
    else collectNames(program, value);
  }
  if ('kind' in node && node.kind === 'bound' && 'name' in node && typeof node.name === 'string')
    program.local(node.name);
}

const NAME_FIELDS: readonly string[] = ['as', 'mostAs', 'excessAs', 'other', 'others', 'piles', 'targets', 'amounts'];

const ASKS_FOR_SOURCES: readonly string[] = ['damagedThisTurnBy', 'damagedThisTurnByPlayers', 'damageThisTurn'];

/** Numbers every object and list of the IR in reading order, so that states can name them. */
function numberNodes(catalog: Catalog, node: unknown): void {
  if (node === null || typeof node !== 'object' || catalog.nodeIds.has(node)) return;
  catalog.nodeIds.set(node, catalog.nodes.length);
  catalog.nodes.push(node);
  if ('kind' in node && typeof node.kind === 'string' && ASKS_FOR_SOURCES.includes(node.kind))
    catalog.readsDamageSources = true;
  if ('kind' in node && node.kind === 'dealtDamage' && 'thisTurn' in node) catalog.readsDamageDealt = true;
  if (speaksOfBanding(node)) catalog.hasBanding = true;
  if ('keyword' in node && node.keyword === TRAMPLE_OVER_PLANESWALKERS) catalog.hasTrampleOverPlaneswalkers = true;
  if ('kind' in node && node.kind === 'struckThisTurn') catalog.readsStrikers = true;
  if ('kind' in node && /^(equipped|enchanted|modified|attachmentsOf)$/.test(String(node.kind)))
    catalog.readsAttachments = true;
  const action = actionIn(node);
  if (action !== null) numberNodes(catalog, meaningOfAction(action));
  for (const value of Object.values(node)) numberNodes(catalog, value);
}

/** Banding among the keywords of a face, a token or a change, or "bands with other". */
function speaksOfBanding(node: object): boolean {
  if ('keyword' in node && node.keyword === BANDS_WITH_OTHER) return true;
  return 'keywords' in node && typeof node.keywords === 'number' && (node.keywords & Keyword.Banding) !== 0;
}
