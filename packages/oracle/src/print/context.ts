/**
 * What has been named so far while an ability is printed: names that instructions bind become noun phrases ("target
 * creature" at first, then "it" or "that creature"), so that the printed text reads as rules text does.
 */
import { type CardFace, CardType, GIVER, type Quantity, type TargetSpec, Zone, type ZoneId } from '@foretell/rules/ir';

/** How a bound name is spoken of after its first mention. */
export interface Noun {
  /** With its demonstrative: "that creature", "those cards", "that player", "the other pile". */
  readonly later: string;
  readonly many: boolean;
  readonly player: boolean;
  /** The pronoun, where it is not "it" or "them" by number (a revealed hand is "it"). */
  readonly pronoun?: string;
  /** Two cards, of which one is chosen and "the other" is left. */
  readonly pair?: boolean;
  /** What is spoken of if it is an object, for targets that may be a player ("planeswalker"). */
  readonly object?: string;
  /** The zone the objects were in when the name was bound, where it is known: "return" from a graveyard, "put" from a library. */
  readonly zone?: ZoneId;
  /** Whose they are, as a possessive ("your", "their"); "its owner's" if unknown. */
  readonly owner?: string;
}

/** A name whose first mention says what it stands for: "one of them", "an opponent", "each opponent". */
export interface Deferred {
  readonly first: (context: PrintContext) => string;
  readonly noun: Noun;
}

/** How the object that has the ability is spoken of. */
export interface SelfNames {
  /** "this creature", "this land" …; the short name of a legendary card; the name of an instant or sorcery. */
  readonly permanent: string;
  /** "this spell", for statements about casting it. */
  readonly spell: string;
  /** "this card", in zones other than the battlefield and the stack. */
  readonly card: string;
  /** What an Aura or Equipment is on: "enchanted creature", "equipped creature". */
  readonly host: string;
}

const SELF = '@self';

export class PrintContext {
  readonly self: SelfNames;
  /** Self is printed as a card (abilities that function outside the battlefield). */
  readonly selfIsCard: boolean;
  /** Nouns of bound names. */
  private readonly nouns: Map<string, Noun>;
  /** Targets not yet mentioned. */
  private readonly targets: Map<string, TargetSpec>;
  /** Choices and loops whose first mention introduces them. */
  private readonly deferred: Map<string, Deferred>;
  /** Numbers fixed by name. */
  readonly numbers: Map<string, Quantity>;
  /** Names for how much damage was excess damage. */
  readonly excess: Set<string>;
  /** Numbers divided among targets, by the name they are bound to. */
  readonly divided: Map<string, TargetSpec['divide']>;
  /** The name that "it" or "them" would be read as. */
  private salient: string;
  /** Where the object is once the event that triggered has happened, if that is known. */
  selfZone: ZoneId | null;
  /** Names that the card's other abilities bind: what was sacrificed or discarded to cast it. */
  private readonly given: ReadonlyMap<string, Noun>;
  /** Several cards are exiled with this object, so that they are "the exiled cards". */
  readonly exilesMany: boolean;
  /** Draws are in addition to the draw of the draw step (504.1). */
  additionalDraws: boolean;
  /** The instructions speak of the event's other side, so the event names it ("blocks a creature"). */
  namesOther: boolean;
  /** The instructions speak of the event's player, so that "each upkeep" is "each player's upkeep". */
  namesPlayer: boolean;
  /** The event is told of the object, not of who did it ("a Forest is tapped for mana"). */
  passive: boolean;
  /** The player who is the subject of the sentence at hand: "their" refers to them. */
  subjectPlayer: string;

  constructor(self: SelfNames, selfIsCard = false, exilesMany = false, given: ReadonlyMap<string, Noun> = new Map()) {
    this.self = self;
    this.selfIsCard = selfIsCard;
    this.nouns = new Map();
    this.targets = new Map();
    this.divided = new Map();
    this.deferred = new Map();
    this.numbers = new Map();
    this.excess = new Set();
    this.salient = '';
    this.subjectPlayer = '';
    this.selfZone = null;
    this.exilesMany = exilesMany;
    this.additionalDraws = false;
    this.passive = false;
    this.namesOther = false;
    this.namesPlayer = false;
    this.given = given;
    for (const [name, noun] of given) this.nouns.set(name, noun);
  }

  /** A fresh context for another ability of the same object (a granted or emblem ability has its own names). */
  fresh(self: SelfNames = this.self, selfIsCard = false): PrintContext {
    return new PrintContext(self, selfIsCard, this.exilesMany, this.given);
  }

  /** A fresh context for an ability that this object gives to another, which speaks of the giver as the giver is spoken of here. */
  ofGiven(self: SelfNames): PrintContext {
    const noun: Noun = { later: this.self.permanent, many: false, player: false, zone: Zone.Battlefield };
    return new PrintContext(self, false, this.exilesMany, new Map([...this.given, [GIVER, noun]]));
  }

  /** Everything bound so far. */
  bound(): ReadonlyMap<string, Noun> {
    return this.nouns;
  }

  addTargets(specs: readonly TargetSpec[]): void {
    for (const spec of specs) {
      this.targets.set(spec.name, spec);
      if (spec.divide !== undefined) this.divided.set(spec.divide.name, spec.divide);
    }
  }

  /** The target specification of the name if nothing has mentioned it yet; the caller prints it and binds the noun. */
  takeTarget(name: string): TargetSpec | undefined {
    const spec = this.targets.get(name);
    this.targets.delete(name);
    return spec;
  }

  defer(name: string, deferred: Deferred): void {
    this.deferred.set(name, deferred);
  }

  /** What the first mention of a deferred name prints; afterwards the name is bound. */
  takeDeferred(name: string): string | null {
    const entry = this.deferred.get(name);
    if (entry === undefined) return null;
    this.deferred.delete(name);
    const text = entry.first(this);
    this.bind(name, entry.noun);
    return text;
  }

  isDeferred(name: string): boolean {
    return this.deferred.has(name);
  }

  /** Targets that no instruction has spoken of so far. */
  unmentionedTargets(): readonly string[] {
    return [...this.targets.keys()];
  }

  isUnmentioned(name: string): boolean {
    return this.targets.has(name);
  }

  bind(name: string | undefined, noun: Noun): void {
    if (name === undefined) return;
    this.nouns.set(name, noun);
    if (!noun.player || noun.object !== undefined) this.salient = name;
  }

  nounOf(name: string): Noun | undefined {
    return this.nouns.get(name);
  }

  isSalient(name: string): boolean {
    return this.salient === name;
  }

  mention(name: string): void {
    this.salient = name;
  }

  mentionSelf(): void {
    this.salient = SELF;
  }

  selfIsSalient(): boolean {
    return this.salient === SELF;
  }

  forgetSalient(): void {
    this.salient = '';
  }
}

function typeNoun(face: CardFace): string {
  const { types, subtypes } = face;
  if ((types & CardType.Creature) !== 0) return 'creature';
  if ((types & CardType.Planeswalker) !== 0) return 'planeswalker';
  if ((types & CardType.Battle) !== 0) return 'battle';
  if ((types & CardType.Land) !== 0) return 'land';
  for (const subtype of ['Equipment', 'Vehicle', 'Aura', 'Saga', 'Class', 'Case', 'Room'])
    if (subtypes.includes(subtype)) return subtype;
  if ((types & CardType.Artifact) !== 0) return 'artifact';
  if ((types & CardType.Enchantment) !== 0) return 'enchantment';
  return 'spell';
}

/** A legendary card's short name: what stands before the comma or its epithet ("… the …", "… of the …"). */
function shortName(name: string): string {
  return name.replace(/(,| of the | the ).*$/, '');
}

/** How a face speaks of itself (201.5, 201.5c). */
export function selfNames(face: CardFace, hostNoun: string | null): SelfNames {
  const noun = typeNoun(face);
  const legendary = (face.supertypes & 2) !== 0 || (face.types & CardType.Planeswalker) !== 0;
  let permanent = `this ${noun}`;
  if (noun === 'spell') permanent = face.name;
  else if (legendary) permanent = shortName(face.name);
  // Creatures with bestow are Auras at times (702.103).
  const verb = face.subtypes.includes('Equipment') ? 'equipped' : 'enchanted';
  return { permanent, spell: 'this spell', card: 'this card', host: `${verb} ${hostNoun ?? 'creature'}` };
}

/** Self of an ability whose object is unknown (a granted or free-standing ability). */
export const ANONYMOUS: SelfNames = {
  permanent: 'this permanent',
  spell: 'this spell',
  card: 'this card',
  host: 'equipped creature',
};
