/**
 * Card definitions compiled once and shared by every game: faces with their printed characteristics, abilities with an id, and
 * instructions as flat arrays. A state refers to these by reference and serialises the reference as an id. Nothing here changes
 * after compilation; `engine/compile.ts` builds it.
 */
import type {
  Ability,
  CardDefinition,
  CardFace,
  Change,
  ColorSet,
  Condition,
  Cost,
  Effect,
  TargetSpec,
  ZoneId,
} from '../ir/index.ts';
import type { ManaCost } from '../mana/cost.ts';
import { readsOfAbility, speaksOfGiver } from './abilityReads.ts';
import {
  ablingLayersOf,
  changesOf,
  isDefining,
  isPointwise,
  layersOf,
  type RoleId,
  roleOf,
  takingLayersOf,
} from './abilityRole.ts';
import type { Characteristics } from './characteristics.ts';
import type { Frame } from './frame.ts';
import type { Game } from './game.ts';
import type { Handle } from './handle.ts';
import { FaceDown } from './permanent.ts';

/** What an instruction reports back: done, to be called again, or `pc` set by itself. */
export const Flow = { Next: 0, Stay: 1, Jump: 2 } as const;
export type FlowId = (typeof Flow)[keyof typeof Flow];

export interface Instruction {
  /** Runs, or goes on, according to `frame.phase`. */
  readonly run: (game: Game, frame: Frame) => FlowId;
  /** The IR it came from; null for jumps. */
  readonly effect: Effect | null;
}

/** A straight list of instructions and the names its locals have. */
export class Program {
  readonly id: number;
  readonly instructions: Instruction[] = [];
  readonly names: string[] = [];

  constructor(id: number) {
    this.id = id;
  }

  /** Index of a name's local, made if new. */
  local(name: string): number {
    const found = this.names.indexOf(name);
    if (found >= 0) return found;
    this.names.push(name);
    return this.names.length - 1;
  }
}

/** What gives an ability to something else, and whose it is. */
export interface Giver {
  readonly handle: Handle;
  readonly controller: number;
}

/** One compiled ability. Granted abilities and those of tokens are records too. */
export class AbilityRecord {
  readonly id: number;
  readonly ability: Ability;
  /** The common instructions, null where the ability has none (static, keyword). */
  program: Program | null = null;
  modePrograms: readonly Program[] = [];
  /** Targets common to all modes; of an enchant ability what the Aura spell targets (303.4a). */
  targets: readonly TargetSpec[] = [];
  /** What the spell does instead if it is cast for this alternative cost (702.96); null if just the same. */
  otherSpell: AbilityRecord | null = null;
  /** The keyword it was written as, in lower case, '' if it is none: "flanking", "cycling" (702.1). */
  readonly word: string;
  /** Zone it functions in (113.6). */
  zone: ZoneId;
  /** Could add mana (605.1a, second criterion), and moves cards to or from a library (605.1a as of 2026). */
  addsMana = false;
  /** Types of a mana ability that only taps for one mana without conditions; 0 for any other (see `mana/plainPayment.ts`). */
  plainMask = 0;
  /** Types of a mana ability that only taps for one mana and costs its controller `pain` life in doing so; 0 for any other. */
  painMask = 0;
  pain = 0;
  /** The mana, one mask a unit, of an ability that taps for several mana and has no cost but `bundleCost` (0 or 1) generic mana; null for any other. */
  bundle: readonly number[] | null = null;
  bundleCost = 0;
  /** Of a mana ability that automatic payment plans with: the most mana it could make for one cost; infinite where that varies. */
  mostMana = 0;
  /** The types of mana it could make. */
  mostTypes = 0;
  /** Types of a mana ability that takes its source away for one mana, without conditions; 0 for any other. */
  givingUpMask = 0;
  /** Of a mana ability: what mana it makes, without restriction, depends on nothing but choices made as it resolves. */
  isSteady = false;
  movesLibraryCards = false;
  /** A mana ability with a cost that automatic payment does not plan with: its controller activates it with priority. */
  byHand = false;
  /** A mana ability that is offered with priority: nothing else activates it, or what it gives up is worth giving up for its own sake. */
  offered = false;
  /** Cost has {T} (106.12, 302.6), or {Q}. */
  hasTapCost = false;
  hasUntapCost = false;
  /** {X} or an amount X in the activation cost. */
  hasX = false;
  /** X says what the activation cost takes or what may be targeted ("a card with mana value X"), so that 0 may not do where more would. */
  choosesByX = false;
  isLoyalty = false;
  /** What may be targeted depends on another target ("target creature that player controls"). */
  linksTargets = false;
  /** The cost of an activated ability where it never varies (no X, no counted mana): its mana, and the rest; null for any other. */
  fixedCost: { readonly mana: ManaCost | null; readonly components: Cost } | null = null;
  /** Of an activated ability: what it costs depends on what it targets. */
  costsLessByTargets = false;
  /** For triggers: bit set of the event kinds it listens to, see `engine/events.ts`. */
  eventMask = 0;
  /** For triggers: bit set of the steps at whose beginning they may go off. */
  beginnings = 0;
  /** For triggers: "is put into … from anywhere", which never looks back, not even at the battlefield (603.6c). */
  fromAnywhere = false;
  /** For triggers: of a card drawn, which triggers only if its owner reveals it (702.94a). */
  byReveal = false;
  /** What it puts in force, and what a static effect's applying depends on (see `abilityRole.ts`, `abilityReads.ts`). */
  role: RoleId;
  readonly reads: number;
  /** Layers in which a static effect applies, and those in which it gives or takes abilities. */
  readonly layers: number;
  readonly abling: number;
  /** Those in which it takes them. */
  readonly taking: number;
  /** Characteristic-defining (604.3a), as far as layers 4 to 6 are concerned. */
  readonly isDefining: boolean;
  /** A static effect that changes cards or spells as well as, or instead of, permanents. */
  reachesElsewhere = false;
  /** Whether the layers have to look at it. */
  reachesPermanents = true;
  /** A static effect that applies to each permanent on its own merits. */
  readonly isPointwise: boolean;
  /** It speaks of what gives it: "this Equipment", "protection from the chosen color", "from permanents you control". */
  readonly speaksOfGiver: boolean;
  /** Who gave such an ability to what has it; null where it is its own. */
  giver: Giver | null = null;
  /** The record made of it last for somebody that gives it: most have one giver, and the board is looked at again and again. */
  private lastGiven: AbilityRecord | null = null;

  constructor(id: number, ability: Ability, zone: ZoneId, word: string) {
    this.id = id;
    this.word = word;
    this.ability = ability;
    this.zone = zone;
    this.role = roleOf(ability);
    this.reads = readsOfAbility(ability);
    this.layers = layersOf(changesOf(ability));
    this.abling = ablingLayersOf(changesOf(ability));
    this.taking = takingLayersOf(changesOf(ability));
    this.isDefining = isDefining(ability);
    this.isPointwise = isPointwise(ability);
    this.speaksOfGiver = speaksOfGiver(ability);
  }

  /** The same ability as something else has it, compiled as it is. */
  givenBy({ handle, controller }: Giver): AbilityRecord {
    const last = this.lastGiven;
    if (last?.giver?.handle === handle && last.giver.controller === controller) return last;
    const given = Object.assign(new AbilityRecord(this.id, this.ability, this.zone, this.word), this);
    given.giver = { handle, controller };
    this.lastGiven = given;
    return given;
  }
}

export const NO_MOMENTS: FaceRecord['asCast'] = [];

export class FaceRecord {
  readonly id: number;
  readonly card: CardRecord;
  readonly index: number;
  readonly face: CardFace;
  /** Null where the face has no mana cost (202.1b); `xSymbols` counts the {X} in it. */
  readonly manaCost: ManaCost | null;
  readonly abilities: AbilityRecord[] = [];
  /** The ability that resolves for an instant or sorcery. */
  spell: AbilityRecord | null = null;
  /** What has modes and targets to announce as the face is cast: its spell ability, or an Aura's enchant ability (303.4a). */
  announced: AbilityRecord | null = null;
  /** A spell for a mana cost without {X} about which nothing else is to be asked before its targets. */
  isOrdinarySpell = false;
  /** As ordinary, but for optional costs: from hand it is cast in one way, which at its cheapest costs its mana cost. */
  isCastPlainly = false;
  isPermanent = false;
  /** Has an activated ability that works from hand (cycling), or anything that works from a graveyard (flashback). */
  hasHandAbilities = false;
  worksInGraveyard = false;
  /** Has additional, optional, alternative or self-reducing costs. */
  hasCostAbilities = false;
  /** Has additional or optional costs, or reduces its own. */
  hasAddedCosts = false;
  /** Its modes or targets have costs of their own (700.2h, 702.120). */
  costsByAnnouncement = false;
  /** Which optional costs are paid changes its modes or targets: see `stack/announcedByCosts.ts`. */
  announcedByCosts = false;
  /** What is to be known of the moment in which it becomes cast (601.2i). */
  asCast: readonly Extract<Condition, { kind: 'asCast' }>[] = NO_MOMENTS;
  /** Costs less for some targets, so that it may be payable with them only. */
  costsLessByTargets = false;
  /** Has an ability that makes it cost less than what is printed. */
  costsLess = false;
  /** Another player may pay generic mana of it (702.132). */
  hasAssist = false;
  /** Has replacement abilities, which may apply to the object itself (614.12). */
  hasReplacements = false;
  /** Power or toughness is worked out by the game (604.3). */
  definesPowerToughness = false;
  isLand = false;
  /** As a spell cast bestowed (702.103b); null without bestow. */
  asBestowed: Characteristics | null = null;
  /** No abilities beyond keyword flags and mana abilities: entering or leaving changes nothing but itself. */
  isPlain = true;
  /** As printed; with lands' intrinsic mana abilities (305.6). Power and toughness defined by the game are 0 here. */
  characteristics: Characteristics;

  constructor(
    id: number,
    card: CardRecord,
    index: number,
    face: CardFace,
    manaCost: ManaCost | null,
    characteristics: Characteristics | null,
  ) {
    this.id = id;
    this.card = card;
    this.index = index;
    this.face = face;
    this.manaCost = manaCost;
    this.characteristics = characteristics ?? blankCharacteristics(this);
  }
}

export class CardRecord {
  readonly id: number;
  readonly definition: CardDefinition;
  readonly faces: FaceRecord[] = [];
  combined: Characteristics | null = null;
  /** Both halves of a split card as one spell (702.102); also the last of `faces`. */
  fused: FaceRecord | null = null;
  /** Of a split permanent card: what it is with both halves locked, and with both unlocked (709.5); also the last of `faces`. */
  doors: { readonly locked: FaceRecord; readonly whole: FaceRecord } | null = null;
  /** What of it the engine cannot play (see `engine/supported.ts`); such a card cannot be in a game. */
  unsupported: readonly { readonly code: string; readonly path: string }[] = [];
  /** Might be used from hand outside its owner's main phase: instant or flash, hand abilities, foretelling, unusual ways of casting. */
  isFast = false;
  /** The least mana that using it from hand takes; 0 where that depends on the game. */
  leastMana = 0;
  /** 903.4 */
  colorIdentity: ColorSet = 0;
  /** Has an instruction that speaks of cards outside the game. */
  reachesOutside = false;
  /** Bit set of the zones in which some ability of the card is in force (113.6), and of those from which it can be used: cast, activated. */
  zonesInForce = 0;
  zonesUsable = 0;

  constructor(id: number, definition: CardDefinition) {
    this.id = id;
    this.definition = definition;
  }

  /** Characteristics anywhere but on the stack and battlefield: the front face's, or both halves of a split card combined (709.4). */
  get characteristics(): Characteristics {
    return this.combined ?? this.front.characteristics;
  }

  get front(): FaceRecord {
    const face = this.faces[0];
    if (face === undefined) throw new Error(`card without a face: ${this.definition.name}`);
    return face;
  }
}

/** Everything a game's cards need, compiled. */
export class Catalog {
  readonly cards: CardRecord[] = [];
  readonly faces: FaceRecord[] = [];
  /** The first face of the cards it was compiled for; those before it are of tokens that the rules make. */
  firstFace = 0;
  /** Where the faces of those cards, and of the tokens that they make, end; those from there on are of tokens that positions may have. */
  lastFace = 0;
  readonly abilities: AbilityRecord[] = [];
  readonly programs: Program[] = [];
  /** By card and face name. */
  readonly byName: Map<string, CardRecord> = new Map();
  /** Programs of nested effects (delayed triggers, replacements), by their IR node. */
  readonly programOfEffect: Map<Effect, Program> = new Map();
  readonly recordOfAbility: Map<Ability, AbilityRecord> = new Map();
  /** The records of what else an ability stands for, where it is a keyword for several (702.1). */
  readonly furtherRecords: Map<Ability, readonly AbilityRecord[]> = new Map();
  /** By the change that has a copy keep the ability which makes it (707.9a): that ability. */
  readonly thisAbility: Map<Change, Ability> = new Map();
  /** The abilities of delayed triggers that have targets or a condition, by their IR node. */
  readonly delayedAbility: Map<Effect, AbilityRecord> = new Map();
  /** The card record of each token description in use, by its IR node. */
  readonly tokenOf: Map<object, CardRecord> = new Map();
  /** Every IR node that a state may refer to, numbered in the order of compilation. */
  readonly nodes: object[] = [];
  readonly nodeIds: Map<object, number> = new Map();
  /** Some card asks by what a permanent was dealt damage. */
  readsDamageSources = false;
  /** Some card asks whether a permanent has dealt damage. */
  readsDamageDealt = false;
  /** Some card speaks of banding (702.22). */
  hasBanding = false;
  /** Some card speaks of trample over planeswalkers (702.19c). */
  hasTrampleOverPlaneswalkers = false;
  /** Some card asks what kinds of creatures have dealt combat damage to players. */
  readsStrikers = false;
  /** Some card asks whether a permanent is or was equipped, enchanted or modified. */
  readsAttachments = false;
  /** Some card speaks of what players come to have without an effect: ascend, speed. */
  hasPlayerDesignations = false;
  /** Some card has a prepare spell (722). */
  hasPrepareSpells = false;
  /** Any card has splice (702.47). */
  hasSplice = false;
  /** The five intrinsic mana abilities of the basic land types (305.6), WUBRG. */
  readonly basicLandAbilities: AbilityRecord[] = [];

  /** What a face-down permanent or spell is: a 2/2 creature without anything else (708.2a). */
  get faceDown(): FaceRecord {
    const card = this.cards[1];
    if (card === undefined) throw new Error('catalog without its face-down creature');
    return card.front;
  }

  /** What a permanent or spell is that came to be face down in this way (708.2a): cloaked and disguised ones have ward {2}. */
  faceDownFace(as: number): FaceRecord {
    const warded = as === FaceDown.Cloak || as === FaceDown.Disguise;
    const card = this.cards[warded ? 2 : 1];
    if (card === undefined) throw new Error('catalog without its face-down creatures');
    return card.front;
  }

  /** The stand-in for a card whose identity is not known; slot contents of views. */
  get hidden(): CardRecord {
    const card = this.cards[0];
    if (card === undefined) throw new Error('catalog without its hidden card');
    return card;
  }
}

function blankCharacteristics(face: FaceRecord): Characteristics {
  return {
    face,
    name: face.face.name,
    colors: 0,
    supertypes: 0,
    types: 0,
    subtypes: [],
    power: 0,
    toughness: 0,
    keywords: 0,
    abilities: [],
    manaValue: 0,
  };
}
