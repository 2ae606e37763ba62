/**
 * What has been spoken of while an ability is lowered: targets, results and facts of the event by the nouns that later words
 * refer to them with. "It", "that creature", "those cards", "that player" find their names here (608.2c); a word that finds none
 * rejects the reading.
 */
import { EVENT_NAMES, type Filter, type ObjectSet, type PlayerSet, type Quantity } from '@foretell/rules/ir';
import type { Characteristics } from './characteristics/characteristics.ts';
import { copyOf, type Draft, emptyDraft } from './draft.ts';
import { CHOSEN_COLOR } from './lowering/chosenColor.ts';
import type { Meaning } from './parsing.ts';
import { Referents } from './referents.ts';

export interface Damaged {
  readonly amount: Quantity;
  readonly to: ObjectSet | null;
  readonly players: PlayerSet | null;
  /** How much of it was more than lethal damage (120.10); null where it is dealt to players alone. */
  readonly excess: Quantity | null;
}

export class Scope extends Referents {
  /** "That much", "that many". */
  amount: Quantity | null;
  /** The event is that something attacks: "the player or planeswalker it's attacking". */
  attacks: boolean;
  /** What "the life lost this way", "the damage prevented this way" speak of, by these words. */
  readonly thisWay: Map<string, Quantity>;
  /** "X", where an earlier phrase says what it is; else the X of the cost. */
  x: Quantity | null;
  /** Whether a library was among the zones of the last search: "if you search your library this way". */
  searched: string | null;
  /** A card type was chosen: "the chosen type" speaks of it. */
  kind: boolean;
  /** Odd or even was chosen: "of the chosen quality" speaks of it. */
  parity: boolean;
  /** A colour was chosen: "that color" speaks of it. */
  color: boolean;
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
  /** The words that players voted for: "death gets more votes", "for each death vote". */
  votes: readonly string[];
  /** The names for the objects voted for, and for those with the most votes. */
  ballots: { readonly as: string; readonly mostAs: string } | null;
  /** The name for each who cast a vote: "the voter". */
  voter: string | null;
  /** The name of the piles that cards were separated into. */
  piles: string | null;
  /** The name of a player whom an instruction had chosen. */
  chosenPlayer: string | null;
  /** The name for a creature type that was chosen: "creatures of the chosen type". */
  chosenType: string | null;
  /** The name for whether a contest is won: "if you win". */
  contest: string | null;
  private counter: number;
  /** What is asked while the spell is being cast, when it is not among the spells cast yet (601.2i). */
  casting: boolean;
  /** Of the delayed trigger that was made last: a further sentence may be part of what it does. */
  delayed: Scope | null;
  /** What is given abilities by the phrase at hand, or has the ability in quotation marks, where it is known. */
  grantee: ObjectSet | null;
  /** What the ability calls its own object: after it left the battlefield, the event's name for it. */
  self: ObjectSet;

  constructor(face: Characteristics, draft: Draft = emptyDraft()) {
    super(face, draft);
    this.amount = null;
    this.thisWay = new Map();
    this.attacks = false;
    this.chosenType = null;
    this.piles = null;
    this.roll = null;
    this.votes = [];
    this.ballots = null;
    this.voter = null;
    this.chosenPlayer = null;
    this.x = null;
    this.contest = null;
    this.chosenName = null;
    this.chosenNumber = null;
    this.countersOn = null;
    this.damaged = null;
    this.color = false;
    this.kind = false;
    this.parity = false;
    this.searched = null;
    this.counter = 0;
    this.casting = false;
    this.delayed = null;
    this.grantee = null;
    this.self = { kind: 'self' };
  }

  /** A copy to try a reading in. */
  trial(): Scope {
    const copy = new Scope(this.face, copyOf(this.draft));
    copy.referents = [...this.referents];
    copy.atSentence = this.atSentence;
    copy.atSentenceBefore = this.atSentenceBefore;
    copy.amount = this.amount;
    for (const [what, amount] of this.thisWay) copy.thisWay.set(what, amount);
    copy.attacks = this.attacks;
    copy.chosenType = this.chosenType;
    copy.piles = this.piles;
    copy.roll = this.roll;
    copy.votes = this.votes;
    copy.ballots = this.ballots;
    copy.voter = this.voter;
    copy.chosenPlayer = this.chosenPlayer;
    copy.contest = this.contest;
    copy.chosenName = this.chosenName;
    copy.chosenNumber = this.chosenNumber;
    copy.countersOn = this.countersOn;
    copy.damaged = this.damaged;
    copy.color = this.color;
    copy.kind = this.kind;
    copy.parity = this.parity;
    copy.searched = this.searched;
    copy.x = this.x;
    copy.counter = this.counter;
    copy.quoted = this.quoted;
    copy.casting = this.casting;
    copy.self = this.self;
    copy.grantee = this.grantee;
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

  /** Lowers something that cannot speak of what these names stand for. */
  without<Result>(names: ReadonlySet<string>, lower: Meaning<Result>): Result {
    const hidden = this.referents.filter(
      ({ objects }) => objects?.kind === 'bound' && names.has(objects.name) && !this.isTarget(objects.name),
    );
    this.referents = this.referents.filter((each) => !hidden.includes(each));
    return lower(this);
  }
}
