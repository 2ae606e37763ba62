/** What has been spoken of: mentioned by nouns, found again by the words that refer to it (608.2c). */
import {
  CardType,
  EVENT_NAMES,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type TargetSpec,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import type { Characteristics } from './characteristics/characteristics.ts';
import type { Draft } from './draft.ts';
import { rewrite } from './lowering/rewrite.ts';

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
  /** The source itself, by the name of the event that it left in. */
  readonly own?: boolean;
  /** Each of several in turn ("each creature … its power"): there is no name for the one at hand. */
  readonly each?: boolean;
}

/** Objects that something was done to, and what they had to be for it. */
export interface Done {
  readonly verb: string;
  readonly objects: ObjectSet;
  readonly asked: Filter | null;
}

/** Each of the objects that a static ability affects. */
const AFFECTED: ObjectSet = { kind: 'bound', name: EVENT_NAMES.object };

/** The referents of an ability, in the order they were spoken of. */
export class Referents {
  readonly face: Characteristics;
  readonly draft: Draft;
  protected referents: Referent[];
  /** What had been spoken of as the sentence at hand began, and the one before it. */
  protected atSentence: readonly Referent[];
  protected atSentenceBefore: readonly Referent[];
  rejected: boolean;
  /** A cost is being read. */
  paying: boolean;
  /** A number is said in passing: "where X is its power". */
  private passing: boolean;
  /** "For each opponent, … target creature that player controls": the name for each of the players. */
  perPlayer: { readonly name: string; readonly of: PlayerSet } | null;
  /** An ability of another object than the card: it says "this" of what has it. */
  quoted: boolean;
  /** How many targets there are around a delayed trigger, whose own have other names. */
  protected targetsAround: number;

  constructor(face: Characteristics, draft: Draft) {
    this.face = face;
    this.draft = draft;
    this.referents = [];
    this.atSentence = [];
    this.atSentenceBefore = [];
    this.rejected = false;
    this.paying = false;
    this.passing = false;
    this.perPlayer = null;
    this.quoted = false;
    this.targetsAround = 0;
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
    this.passing = true;
    const value = read();
    this.passing = false;
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

  /** What a static ability affects: its changes of size may be numbers of each of these ("for each counter on it"). */
  mentionAffected(nouns: readonly string[]): void {
    for (const many of [true, false]) this.mention({ nouns, many, objects: AFFECTED, players: null });
  }

  /** "Each creature you control": words in the singular that follow speak of each of them, which has no name. */
  mentionEach(nouns: readonly string[]): void {
    this.mention({ nouns, many: false, objects: { kind: 'self' }, players: null, each: true });
  }

  /** A noun with "that" or "the" does not speak of the object that has the ability, which is "this" or "it". */
  private last(noun: string | null, many: boolean): Referent | null {
    const all = this.referents.filter(
      (each) =>
        each.objects !== null &&
        each.moved !== true &&
        each.many === many &&
        (noun === null
          ? each.paid !== true && each.aside !== true
          : each.nouns.includes(noun) && (each.objects.kind !== 'self' || each.each === true)),
    );
    const latest = all.at(-1) ?? null;
    // "That creature" is a creature for sure, rather than any target, which may be a player.
    const isSure = noun === null || latest?.players == null;
    const found = isSure ? latest : (all.findLast((each) => each.players === null) ?? latest);
    // "Whenever an Archer deals damage to a creature": "that creature" is the one that was called so.
    const isCalledSo = noun === null || found === null || found.nouns[0] === noun;
    return isCalledSo ? found : (all.findLast((each) => each.aside === true && each.nouns[0] === noun) ?? found);
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

  protected isTarget(name: string): boolean {
    return this.draft.targets.some((spec) => spec.name === name);
  }

  /** Where the last zone change of that number took things, unless something else was spoken of since. */
  findMoved(many: boolean): ObjectSet | null {
    const found = this.referents.findLast((each) => each.objects !== null && each.many === many);
    return found?.moved === true ? found.objects : null;
  }

  /** What was spoken of last is several things with a name: an instruction that follows does nothing to "it". */
  spokeOfSeveral(): boolean {
    if (this.passing) return false;
    const found = this.referents.findLast(({ objects, paid }) => objects !== null && paid !== true);
    return found?.many === true && found.objects?.kind === 'bound';
  }

  /** "It", where it is said to be a card: then neither what became of a card on the battlefield, nor a permanent or token. */
  itAs(head: string | null): ObjectSet {
    if (head !== 'card') return this.find(null, false);
    const cards = this.referents.filter(
      (each) =>
        !each.many &&
        each.paid !== true &&
        each.each !== true &&
        each.nouns.includes('card') &&
        each.objects !== null &&
        each.objects.kind !== 'self',
    );
    // What was looked at or targeted, rather than where it went; else what has just been moved.
    const card = cards.findLast((each) => each.moved !== true) ?? cards.at(-1);
    return card?.objects ?? this.find(null, false);
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
    const last = this.referents.findLast((each) => each.objects !== null && each.nouns.includes(verb));
    // Of cards revealed until one was found, that one was spoken of last, but it was done to all of them.
    const found = this.referents.findLast((each) => each.nouns.includes(verb) && isPartOf(last, each)) ?? last;
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
    const objects = last?.objects ?? null;
    const chosen = objects?.kind === 'union' && last?.nouns.includes('chosen') === true;
    if (objects === null || (objects.kind !== 'bound' && !chosen)) return this.reject({ kind: 'other' });
    return { kind: 'not', of: { kind: 'among', what: objects } };
  }

  /** What two instructions of which one is followed find goes by one name. */
  sameName(one: string, other: string): void {
    this.referents = this.referents.map((each) =>
      each.objects?.kind === 'bound' && each.objects.name === other
        ? { ...each, objects: { kind: 'bound', name: one } }
        : each,
    );
  }

  /**
   * "Other creatures", said by what is no creature, are other than those that were spoken of, else than the one that it is attached to: it could
   * not be one of them itself. "Another card" of a graveyard is other than the one that has just gone there.
   */
  otherThan(nouns: readonly string[], zone: ZoneId = Zone.Battlefield, asTarget = false): Filter {
    if (this.quoted || (this.face.types & (CardType.Instant | CardType.Sorcery)) !== 0) return this.other;
    if (nouns.includes('card') && (zone === Zone.Graveyard || zone === Zone.Exile || zone === Zone.None))
      return this.otherCard(zone, asTarget);
    const last = this.referents.findLast(({ objects }) => objects !== null);
    if (last?.objects === AFFECTED) return { kind: 'not', of: { kind: 'among', what: AFFECTED } };
    if ((this.face.types & CardType.Creature) !== 0 || !nouns.includes('creature')) return this.other;
    const spoken = this.referents.filter(
      (each) =>
        each.objects !== null &&
        !each.many &&
        each.moved !== true &&
        each.paid !== true &&
        each.nouns.includes('creature') &&
        (each.objects.kind !== 'self' || each.each === true),
    );
    // Of each of several there is no name for the one at hand.
    if (spoken.at(-1)?.each === true) return this.reject({ kind: 'other' });
    const subject = spoken.findLast(({ aside }) => aside !== true)?.objects ?? null;
    const aside = spoken.findLast((each) => each.aside === true)?.objects ?? null;
    const apart = [subject, aside].flatMap((what): Filter[] =>
      what === null || what.kind === 'attachedTo' ? [] : [{ kind: 'not', of: { kind: 'among', what } }],
    );
    const [only] = apart;
    if (only !== undefined) return apart.length === 1 ? only : { kind: 'and', of: apart };
    const isAttached = this.face.subtypes.some((each) => each === 'Aura' || each === 'Equipment');
    return isAttached ? { kind: 'not', of: { kind: 'attachedToBySource' } } : this.other;
  }

  /** What was put into exile, or what the event happened to and what it has become. A target is chosen before anything is moved (603.3d). */
  private otherCard(zone: ZoneId, asTarget: boolean): Filter {
    const last = this.referents.findLast(
      (each) =>
        each.objects !== null &&
        !each.many &&
        each.paid !== true &&
        each.aside !== true &&
        !(asTarget && each.moved === true),
    );
    const objects = last?.objects ?? null;
    if (last === undefined || last.own === true || objects?.kind !== 'bound' || this.isTarget(objects.name))
      return this.other;
    if (last.moved === true) return { kind: 'not', of: { kind: 'among', what: objects } };
    if (zone !== Zone.Graveyard || objects.name !== EVENT_NAMES.object) return this.other;
    const what: ObjectSet = { kind: 'union', of: [objects, { kind: 'became', what: objects, zone }] };
    return { kind: 'not', of: { kind: 'among', what } };
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

function isPartOf(part: Referent | undefined, whole: Referent): boolean {
  const { objects } = whole;
  if (part?.objects == null || objects?.kind !== 'union') return false;
  return objects.of.some((each) => JSON.stringify(each) === JSON.stringify(part.objects));
}
