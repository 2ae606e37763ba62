/**
 * What has been spoken of while an ability is lowered: targets, results and facts of the event by the nouns that later words
 * refer to them with. "It", "that creature", "those cards", "that player" find their names here (608.2c); a word that finds none
 * rejects the reading.
 */
import {
  CardType,
  type Condition,
  type Effect,
  EVENT_NAMES,
  type Filter,
  type Modes,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  type TargetSpec,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import type { Characteristics } from './characteristics/characteristics.ts';
import { CHOSEN_COLOR } from './lowering/chosenColor.ts';
import { rewrite } from './lowering/rewrite.ts';
import type { Meaning } from './parsing.ts';

/** Something that a later word may refer to. */
export interface Referent {
  /** Nouns it answers to: `creature`, `card`, `permanent`, `token`, `spell`, `player` … */
  readonly nouns: readonly string[];
  readonly many: boolean;
  readonly objects: ObjectSet | null;
  readonly players: PlayerSet | null;
  /** Where a zone change took it: only words about moving it on speak of this (400.7). */
  readonly moved?: boolean;
  /** What was drawn, or paid for something: "that card", "the sacrificed creature", never "it". */
  readonly paid?: boolean;
  /** What they were asked to be before something was done to them: "creatures exiled this way" are all of the creatures that were exiled. */
  readonly asked?: Filter;
  /** The other side of an event: "it" is the subject, unless this was spoken of since. */
  readonly aside?: boolean;
  /** Each of several in turn ("each creature … its power"): there is no name for the one at hand. */
  readonly each?: boolean;
}

export interface Damaged {
  readonly amount: Quantity;
  readonly to: ObjectSet | null;
  readonly players: PlayerSet | null;
  /** How much of it was more than lethal damage (120.10); null where it is dealt to players alone. */
  readonly excess: Quantity | null;
}

/** A reflexive trigger: its targets and instructions are those from there on. */
export interface Reflexive {
  readonly targets: number;
  readonly effects: number;
  readonly condition: Condition | null;
  /** What the instructions before become with the trigger in them. */
  readonly after: (last: Effect, trigger: Effect) => Effect | null;
}

/** What the sentences of an ability have built so far. */
export interface Draft {
  readonly targets: TargetSpec[];
  readonly effects: Effect[];
  modes: Modes | null;
  sorcerySpeed: boolean;
  oncePerTurn: boolean;
  timesPerTurn: number | null;
  /** The event is told of once for any number of objects (603.2c). */
  oneOrMore: boolean;
  /** Ever, as long as it is the same object. */
  once: boolean;
  /** The keyword that names the ability. */
  keyword: string | null;
  /** The least value that may be chosen for X. */
  leastX: number | null;
  condition: Condition | null;
  /** Generic mana that an activated ability costs less. */
  costsLess: Quantity | null;
  /** Where "when you do" begins: what follows is an ability of its own (603.12). */
  readonly reflexives: Reflexive[];
  /** Only with priority, not while costs are paid. */
  onlyAsInstant: boolean;
  /** Any player may activate it (602.1a). */
  anyPlayer: boolean;
  /** Where the ability functions, if its words say so (113.6). */
  zone: ZoneId | null;
}

/** Objects that something was done to, and what they had to be for it. */
export interface Done {
  readonly verb: string;
  readonly objects: ObjectSet;
  readonly asked: Filter | null;
}

export class Scope {
  readonly face: Characteristics;
  readonly draft: Draft;
  private referents: Referent[];
  /** What had been spoken of as the sentence at hand began, and the one before it. */
  private atSentence: readonly Referent[];
  private atSentenceBefore: readonly Referent[];
  /** "That much", "that many". */
  amount: Quantity | null;
  /** What "the life lost this way", "the damage prevented this way" speak of, by these words. */
  readonly thisWay: Map<string, Quantity>;
  /** "X", where an earlier phrase says what it is; else the X of the cost. */
  x: Quantity | null;
  rejected: boolean;
  /** Whether a library was among the zones of the last search: "if you search your library this way". */
  searched: string | null;
  /** A cost is being read. */
  paying: boolean;
  /** A card type was chosen: "the chosen type" speaks of it. */
  kind: boolean;
  /** A colour was chosen: "that color" speaks of it. */
  color: boolean;
  /** "For each opponent, … target creature that player controls": the name for each of the players. */
  perPlayer: { readonly name: string; readonly of: PlayerSet } | null;
  /** What the last damage was dealt to, and how much was dealt: "if a player is dealt damage this way". */
  damaged: Damaged | null;
  /** The name for a number that was chosen. */
  chosenNumber: string | null;
  /** The counters that a condition counted: "remove those counters". */
  countersOn: { readonly counter: string; readonly of: ObjectSet } | null;
  /** The name for a card name that was chosen: "cards with that name". */
  chosenName: string | null;
  /** The name of the result of a die. */
  roll: string | null;
  /** The name of the piles that cards were separated into. */
  piles: string | null;
  /** The name of a player whom an instruction had chosen. */
  chosenPlayer: string | null;
  /** The name for a creature type that was chosen: "creatures of the chosen type". */
  chosenType: string | null;
  /** The name for whether a contest is won: "if you win". */
  contest: string | null;
  private counter: number;
  /** An ability of another object than the card: it says "this" of what has it. */
  quoted: boolean;
  /** What is asked while the spell is being cast, when it is not among the spells cast yet (601.2i). */
  casting: boolean;
  /** Of the delayed trigger that was made last: a further sentence may be part of what it does. */
  delayed: Scope | null;
  /** How many targets there are around a delayed trigger, whose own have other names. */
  private targetsAround: number;
  /** What the ability calls its own object: after it left the battlefield, the event's name for it. */
  self: ObjectSet;

  constructor(face: Characteristics) {
    this.face = face;
    this.draft = {
      targets: [],
      effects: [],
      modes: null,
      sorcerySpeed: false,
      oncePerTurn: false,
      timesPerTurn: null,
      oneOrMore: false,
      once: false,
      keyword: null,
      leastX: null,
      condition: null,
      costsLess: null,
      reflexives: [],
      onlyAsInstant: false,
      anyPlayer: false,
      zone: null,
    };
    this.referents = [];
    this.atSentence = [];
    this.atSentenceBefore = [];
    this.amount = null;
    this.thisWay = new Map();
    this.chosenType = null;
    this.piles = null;
    this.roll = null;
    this.chosenPlayer = null;
    this.x = null;
    this.rejected = false;
    this.perPlayer = null;
    this.paying = false;
    this.contest = null;
    this.chosenName = null;
    this.chosenNumber = null;
    this.countersOn = null;
    this.damaged = null;
    this.color = false;
    this.kind = false;
    this.searched = null;
    this.counter = 0;
    this.quoted = false;
    this.casting = false;
    this.targetsAround = 0;
    this.delayed = null;
    this.self = { kind: 'self' };
  }

  /** A copy to try a reading in. */
  trial(): Scope {
    const copy = new Scope(this.face);
    copy.draft.targets.push(...this.draft.targets);
    copy.draft.effects.push(...this.draft.effects);
    copy.draft.modes = this.draft.modes;
    copy.draft.sorcerySpeed = this.draft.sorcerySpeed;
    copy.draft.oncePerTurn = this.draft.oncePerTurn;
    copy.draft.timesPerTurn = this.draft.timesPerTurn;
    copy.draft.oneOrMore = this.draft.oneOrMore;
    copy.draft.once = this.draft.once;
    copy.draft.keyword = this.draft.keyword;
    copy.draft.leastX = this.draft.leastX;
    copy.draft.condition = this.draft.condition;
    copy.draft.costsLess = this.draft.costsLess;
    copy.draft.reflexives.push(...this.draft.reflexives);
    copy.draft.onlyAsInstant = this.draft.onlyAsInstant;
    copy.draft.zone = this.draft.zone;
    copy.draft.anyPlayer = this.draft.anyPlayer;
    copy.referents = [...this.referents];
    copy.atSentence = this.atSentence;
    copy.atSentenceBefore = this.atSentenceBefore;
    copy.amount = this.amount;
    for (const [what, amount] of this.thisWay) copy.thisWay.set(what, amount);
    copy.chosenType = this.chosenType;
    copy.piles = this.piles;
    copy.roll = this.roll;
    copy.chosenPlayer = this.chosenPlayer;
    copy.contest = this.contest;
    copy.chosenName = this.chosenName;
    copy.chosenNumber = this.chosenNumber;
    copy.countersOn = this.countersOn;
    copy.damaged = this.damaged;
    copy.color = this.color;
    copy.kind = this.kind;
    copy.searched = this.searched;
    copy.x = this.x;
    copy.counter = this.counter;
    copy.quoted = this.quoted;
    copy.casting = this.casting;
    copy.self = this.self;
    copy.targetsAround = this.targetsAround;
    copy.delayed = this.delayed;
    return copy;
  }

  /** Something is of the colour that was chosen; else of the colour chosen for the object as it entered, if it is said so. */
  ofChosenColor(chosen: boolean): Filter {
    if (this.color) return { kind: 'color', colors: CHOSEN_COLOR };
    return chosen ? { kind: 'chosenColorOfSource' } : this.reject({ kind: 'any' });
  }

  /** "The color of your choice": it is chosen just before the instruction. */
  chooseColorHere(): Filter {
    this.draft.effects.push({ kind: 'chooseColor', who: { kind: 'you' }, as: 'color' });
    this.color = true;
    return { kind: 'color', colors: CHOSEN_COLOR };
  }

  /** A creature type is to be chosen: later words speak of it. */
  nameType(): string {
    this.chosenType = this.fresh('type');
    return this.chosenType;
  }

  /** For a delayed trigger: what the event around it is spoken of by is not known there, and it has targets of its own (603.7). */
  later(): Scope {
    const inner = new Scope(this.face);
    inner.referents = this.referents.filter(
      ({ objects, players }) => !this.isEventFact(objects) && !this.isEventFact(players),
    );
    inner.counter = this.counter;
    inner.quoted = this.quoted;
    inner.x = this.x;
    inner.targetsAround = this.targetsAround + this.draft.targets.length;
    return inner;
  }

  /** Names made in a delayed trigger are not made again; what it cannot say, nobody said. */
  continueAfter(inner: Scope): void {
    this.counter = inner.counter;
    if (inner.rejected) this.rejected = true;
  }

  isOfEvent(name: string): boolean {
    return Object.values<string>(EVENT_NAMES).includes(name);
  }

  /** Anything that says one of the event's names. */
  private isEventFact(value: ObjectSet | PlayerSet | null): boolean {
    return (
      value !== null && Object.values(EVENT_NAMES).some((name) => JSON.stringify(value).includes(`"name":"${name}"`))
    );
  }

  nameContest(word: string): string {
    this.contest = this.fresh(word);
    return this.contest;
  }

  /** A name that nothing else in the ability has. */
  fresh(word: string): string {
    this.counter += 1;
    return this.counter === 1 ? word : `${word}${this.counter}`;
  }

  beginSentence(): void {
    this.atSentenceBefore = this.atSentence;
    this.atSentence = [...this.referents];
  }

  /** How much has been spoken of so far, for {@link beforeDone}. */
  mark(): number {
    return this.referents.length;
  }

  /** What is asked before something is done speaks of what there was then, targets that are named for it included. */
  beforeDone<Value>(mark: number, read: () => Value): Value {
    const now = this.referents;
    const targets = new Set(this.draft.targets.map(({ name }) => name));
    this.referents = now.filter(
      ({ objects, players }, at) =>
        at < mark || (objects?.kind === 'bound' ? targets.has(objects.name) : objects !== null) || players !== null,
    );
    const value = read();
    this.referents = now;
    return value;
  }

  /** What is said of a number in passing is not what the next sentence speaks of. */
  inPassing<Value>(read: () => Value): Value {
    const now = this.referents;
    this.referents = [...now];
    const value = read();
    this.referents = now;
    return value;
  }

  /** What is done otherwise speaks of what there was before the sentence that was not followed. */
  otherwise<Value>(read: () => Value): Value {
    // What was named, players and targets are there in any case; results are not.
    this.referents = this.referents.filter(
      (each) =>
        this.atSentenceBefore.includes(each) || each.objects?.kind !== 'bound' || this.isTarget(each.objects.name),
    );
    return read();
  }

  mention(referent: Referent): void {
    this.referents.push(referent);
  }

  mentionObjects(objects: ObjectSet, nouns: readonly string[], many: boolean): void {
    this.mention({ nouns, many, objects, players: null });
  }

  /** What was drawn or given up, which "it" does not speak of. */
  mentionPaid(objects: ObjectSet, nouns: readonly string[], many: boolean, asked?: Filter): void {
    this.mention({ nouns, many, objects, players: null, paid: true, ...(asked === undefined ? {} : { asked }) });
  }

  /** What the event's subject has to do with, which "it" does not speak of until something did. */
  mentionAside(objects: ObjectSet, nouns: readonly string[]): void {
    this.mention({ nouns, many: false, objects, players: null, aside: true });
  }

  mentionPlayers(players: PlayerSet, many = false): void {
    this.mention({ nouns: ['player'], many, objects: null, players });
  }

  nextTargetName(): string {
    const used = this.targetsAround + this.draft.targets.length;
    return used === 0 ? 'target' : `target${used + 1}`;
  }

  addTarget(given: Omit<TargetSpec, 'name'>, nouns: readonly string[]): Extract<ObjectSet, { kind: 'bound' }> {
    const spec = this.perPlayer === null ? given : onePerPlayer(given, this.perPlayer);
    const name = this.nextTargetName();
    this.draft.targets.push({ name, ...spec });
    const bound = { kind: 'bound', name } as const;
    const many = spec.max !== 1;
    if (spec.what !== null)
      this.mention({ nouns, many, objects: bound, players: spec.players === null ? null : bound });
    else this.mentionPlayers(bound, many);
    return bound;
  }

  /** What objects are called after a zone change, for "return it", "put them". */
  mentionMoved(objects: ObjectSet, word: string, many: boolean, asked?: Filter): void {
    const was = asked === undefined ? {} : { asked };
    this.mention({ nouns: [word, 'card', 'moved'], many, objects, players: null, moved: true, ...was });
  }

  /** "Each creature you control": words in the singular that follow speak of each of them, which has no name. */
  mentionEach(nouns: readonly string[]): void {
    this.mention({ nouns, many: false, objects: { kind: 'self' }, players: null, each: true });
  }

  /** A noun with "that" or "the" does not speak of the object that has the ability, which is "this" or "it". */
  private last(noun: string | null, many: boolean): Referent | null {
    const found = this.referents.findLast(
      (each) =>
        each.objects !== null &&
        each.moved !== true &&
        each.many === many &&
        (noun === null
          ? each.paid !== true && each.aside !== true
          : each.nouns.includes(noun) && (each.objects.kind !== 'self' || each.each === true)),
    );
    return found ?? null;
  }

  /** The last thing of that noun and number. */
  find(noun: string | null, many: boolean): ObjectSet {
    const found = this.last(noun, many);
    if (found === null || found.objects === null || found.each === true) return this.reject({ kind: 'self' });
    if (found.aside === true) this.mention({ ...found, aside: false });
    return found.objects;
  }

  /** The last thing of that noun, one: from here on it is what was spoken of last, and "it" means it. */
  findAgain(noun: string): ObjectSet {
    const found = this.last(noun, false);
    const objects = this.find(noun, false);
    if (found !== null) this.mention({ ...found, paid: false });
    return objects;
  }

  /** "It" as the object of a sentence is not the sentence's subject, which would be "itself": the last thing but that. */
  apart(found: ObjectSet, subject: ObjectSet): ObjectSet {
    const same = JSON.stringify(subject);
    if (JSON.stringify(found) !== same) return found;
    const other = this.referents.findLast(
      (each) =>
        each.objects !== null &&
        each.moved !== true &&
        each.paid !== true &&
        !each.many &&
        JSON.stringify(each.objects) !== same,
    );
    return other === undefined || other.objects === null || other.each === true ? this.reject(found) : other.objects;
  }

  /** Anything spoken of before that is an object of that number. */
  has(noun: string | null, many: boolean): boolean {
    return this.last(noun, many) !== null;
  }

  /** Lowers something that cannot speak of what these names stand for. */
  without<Result>(names: ReadonlySet<string>, lower: Meaning<Result>): Result {
    const hidden = this.referents.filter(
      ({ objects }) => objects?.kind === 'bound' && names.has(objects.name) && !this.isTarget(objects.name),
    );
    this.referents = this.referents.filter((each) => !hidden.includes(each));
    return lower(this);
  }

  private isTarget(name: string): boolean {
    return this.draft.targets.some((spec) => spec.name === name);
  }

  /** Where the last zone change of that number took things, unless something else was spoken of since. */
  findMoved(many: boolean): ObjectSet | null {
    const found = this.referents.findLast((each) => each.objects !== null && each.many === many);
    return found?.moved === true ? found.objects : null;
  }

  /** "It", where it is said to be a card: then not what became of a card on the battlefield. */
  itAs(head: string | null): ObjectSet {
    const isCard = head === 'card' && this.referents.some((each) => !each.many && each.nouns.includes('card'));
    const last = this.referents.findLast((each) => each.objects !== null && !each.many && each.paid !== true);
    const became = last?.nouns.includes('returned') === true && !last.nouns.includes('card');
    return isCard && became ? this.findCards('card', false) : this.find(null, false);
  }

  /** The last card or cards: where a zone change took something, or what was spoken of as a card; never what was paid or given up. */
  findCards(noun: string, many: boolean): ObjectSet {
    const found = this.referents.findLast(
      (each) =>
        each.objects !== null &&
        each.many === many &&
        each.paid !== true &&
        each.each !== true &&
        !each.nouns.includes('sacrificed') &&
        each.objects.kind !== 'self' &&
        each.nouns.includes(noun),
    );
    return found?.objects ?? this.reject({ kind: 'self' });
  }

  /** What was exiled, discarded, milled … "this way", one or more. */
  findDone(verb: string): Done {
    const found = this.referents.findLast((each) => each.objects !== null && each.nouns.includes(verb));
    return found?.objects == null
      ? this.reject({ verb, objects: { kind: 'self' }, asked: null })
      : { verb, objects: found.objects, asked: found.asked ?? null };
  }

  /** "Other" and "another": than what was chosen, than what a spell spoke of before, else than the object itself. */
  get other(): Filter {
    if (this.has('chosen', false)) return { kind: 'not', of: { kind: 'among', what: this.find('chosen', false) } };
    const bySpell = !this.paying && (this.face.types & (CardType.Instant | CardType.Sorcery)) !== 0 && !this.quoted;
    if (!bySpell) return { kind: 'other' };
    const last = this.referents.findLast((each) => each.objects !== null && each.moved !== true);
    if (last?.objects?.kind !== 'bound') return this.reject({ kind: 'other' });
    return { kind: 'not', of: { kind: 'among', what: last.objects } };
  }

  /** What two instructions of which one is followed find goes by one name. */
  sameName(one: string, other: string): void {
    this.referents = this.referents.map((each) =>
      each.objects?.kind === 'bound' && each.objects.name === other
        ? { ...each, objects: { kind: 'bound', name: one } }
        : each,
    );
  }

  /** "Another", of what is chosen: what a spell has sacrificed is spoken of as the card it became. */
  get another(): Filter {
    const bySpell = !this.quoted && (this.face.types & (CardType.Instant | CardType.Sorcery)) !== 0;
    if (!bySpell) return { kind: 'other' };
    const last = this.referents.findLast((each) => each.objects !== null);
    const objects = last?.objects ?? this.reject({ kind: 'self' as const });
    const left = last?.nouns.some((noun) => noun === 'sacrificed' || noun === 'destroyed') === true;
    const what: ObjectSet = left ? { kind: 'became', what: objects, zone: Zone.Graveyard } : objects;
    return { kind: 'not', of: { kind: 'among', what } };
  }

  findPlayer(): PlayerSet {
    const found = this.referents.findLast((each) => each.players !== null);
    return found?.players ?? this.reject({ kind: 'you' });
  }

  /** "That player", "that opponent": one player, never a group. */
  findOnePlayer(): PlayerSet {
    const found = this.referents.findLast((each) => each.players !== null);
    return found === undefined || found.players === null || found.many ? this.reject({ kind: 'you' }) : found.players;
  }

  /** The last target that may be a player as well as a permanent: "that player or planeswalker". */
  lastEither(): Extract<ObjectSet, { kind: 'bound' }> | null {
    const spec = this.draft.targets.findLast((each) => each.what !== null && each.players !== null);
    return spec === undefined ? null : { kind: 'bound', name: spec.name };
  }

  /** Whether it may be more than one object. */
  isMany(what: ObjectSet): boolean {
    if (what.kind !== 'bound') return what.kind !== 'self' && what.kind !== 'attachedTo';
    const spec = this.draft.targets.find((each) => each.name === what.name);
    if (spec !== undefined) {
      const { max } = spec;
      const most = typeof max === 'object' && max.kind === 'conditional' ? (max.then === 0 ? max.else : max.then) : max;
      return most !== 1;
    }
    return this.referents.some(
      (each) => each.objects?.kind === 'bound' && each.objects.name === what.name && each.many,
    );
  }

  /** Something spoken of before is what is spoken of now, unless it was moved since. */
  mentionAgain(objects: ObjectSet): void {
    const found = this.referents.findLast((each) => each.objects === objects && each.moved !== true);
    const since = found === undefined ? [] : this.referents.slice(this.referents.indexOf(found));
    if (found !== undefined && since.every((each) => each.moved !== true)) this.mention(found);
  }

  /** No reading after all: the value is never used. */
  reject<Value>(value: Value): Value {
    this.rejected = true;
    return value;
  }
}

/** Up to one target of each player is so many targets of different ones. */
function onePerPlayer(
  spec: Omit<TargetSpec, 'name'>,
  { name, of }: { readonly name: string; readonly of: PlayerSet },
): Omit<TargetSpec, 'name'> {
  if (spec.what === null || spec.min !== 0 || spec.max !== 1) return spec;
  const player = JSON.stringify({ kind: 'bound', name });
  if (!JSON.stringify(spec.what).includes(player)) return spec;
  const what = rewrite(spec.what, (part) => (JSON.stringify(part) === player ? of : undefined));
  return { ...spec, what, max: { kind: 'countPlayers', of }, differentControllers: true };
}
