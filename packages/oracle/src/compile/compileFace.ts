/** One face: its paragraphs as abilities, in the order printed. The sentences of an instant or sorcery make one spell ability (113.3a). */
import { type Ability, type CardFace, CardType } from '@foretell/rules/ir';
import { type Unaccounted, unaccountedWords } from './accounting.ts';
import { type Characteristics, readCharacteristics } from './characteristics/characteristics.ts';
import { lowered, type ReadAbility, readAbility, readModes, readSentences, spellAbility } from './grammar/ability.ts';
import { withoutAbilityWord } from './grammar/abilityWords.ts';
import { activationCost } from './grammar/costs.ts';
import { modesHeader } from './grammar/modesHeader.ts';
import { anchored, anchorWords, plainKeywords } from './grammar/striations.ts';
import { withChosenColors } from './lowering/chosenColor.ts';
import { chosenNames } from './lowering/chosenName.ts';
import { definesStars } from './lowering/definedSize.ts';
import { rememberingMana } from './lowering/doneThisTurn.ts';
import { linkedExiles } from './lowering/linked.ts';
import { isPlaceholder, PLACEHOLDER, withModes } from './lowering/modesOf.ts';
import { withoutUnusedNames } from './lowering/names.ts';
import { withOwnMutateCost } from './lowering/ownMutateCost.ts';
import { withXOfEvents } from './lowering/xOfEvent.ts';
import { hasXWithoutValue } from './lowering/xWithoutValue.ts';
import type { FaceSource, Gap } from './outcome.ts';
import { readAll } from './parsing.ts';
import { Scope } from './scope.ts';
import { shapeOf } from './shape.ts';
import { ownNames } from './text/names.ts';
import { type Bar, type Section, sectionsOf } from './text/sections.ts';
import { type Paragraph, paragraphsOf, sentencesOf } from './text/sentences.ts';
import { linked, type Piece, piecesOf } from './text/tokens.ts';

/** Null where the face has gaps, which are added to the list. */
export function compileFace(source: FaceSource, at: number, gaps: Gap[]): CardFace | null {
  const cleave = CLEAVE.exec(source.text);
  return cleave === null ? compilePlain(source, at, gaps) : compileCleave(source, cleave, at, gaps);
}

/** 702.148a: a spell cast for its cleave cost has the text without the words in square brackets. Every place in the text stays where it is. */
const CLEAVE = /^Cleave ((?:\{[^{}]+\})+).*$/m;

function compileCleave(
  source: FaceSource,
  [line, cost = '']: RegExpExecArray,
  at: number,
  gaps: Gap[],
): CardFace | null {
  const text = source.text.replace(line, blank);
  const whole = compilePlain({ ...source, text: text.replace(/[[\]]/g, ' ') }, at, gaps);
  const cleft = whole === null ? null : compilePlain({ ...source, text: text.replace(/\[[^\]]*\]/g, blank) }, at, gaps);
  if (whole === null || cleft === null) return null;
  const ability = cleft.abilities.find((each) => each.kind === 'spell');
  if (ability?.kind !== 'spell') return null;
  const cleave: Ability = {
    kind: 'keyword',
    keyword: 'alternativeCost',
    name: 'cleave',
    cost: [{ kind: 'mana', cost }],
    ability,
  };
  return { ...whole, abilities: [cleave, ...whole.abilities] };
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}

function compilePlain(source: FaceSource, at: number, gaps: Gap[]): CardFace | null {
  const facts = readCharacteristics(source);
  if (facts === null) {
    gaps.push({
      face: at,
      start: 0,
      end: 0,
      code: 'bad-characteristic',
      shape: `${source.typeLine} ${source.manaCost}`,
    });
    return null;
  }
  const reading = new FaceReading(facts, at, gaps);
  for (const section of sectionsOf(source, paragraphsOf(source.text))) reading.addSection(section);
  // What the other face was crafted with is exiled with it (702.167c).
  reading.crafted = /\bused to craft it\b/.test(source.text);
  const face = reading.face();
  if (face === null) return null;
  if (hasXWithoutValue(face.abilities, source.manaCost)) {
    gaps.push({ face: at, start: 0, end: source.text.length, code: 'unsupported', shape: 'X without a value' });
    return null;
  }
  if (!definesStars(source, face.abilities)) {
    gaps.push({ face: at, start: 0, end: 0, code: 'unsupported', shape: 'a size that nothing defines' });
    return null;
  }
  const unaccounted = unaccountedWords(source.text, ownNames(facts), face);
  if (unaccounted === null) return face;
  gaps.push(wordGap(source, at, unaccounted));
  return null;
}

function wordGap(source: FaceSource, face: number, { lost, added }: Unaccounted): Gap {
  const shape = [...lost.map((word) => `-${word}`), ...added.map((word) => `+${word}`)].join(' ');
  return { face, start: 0, end: source.text.length, code: 'unaccounted-word', shape };
}

class FaceReading {
  private readonly facts: Characteristics;
  private readonly at: number;
  private readonly gaps: Gap[];
  private readonly before: number;
  private readonly names: readonly string[];
  private readonly abilities: Ability[];
  private keywords: number;
  /** It speaks of what it was crafted with. */
  crafted: boolean;
  /** What the spell does so far, for instants and sorceries. */
  private spell: Scope | null;
  private spellAt: number;
  /** How many abilities stand before what backup lends, and the plain keywords among those after it. */
  private backup: { readonly at: number; readonly keywords: number } | null;

  constructor(facts: Characteristics, at: number, gaps: Gap[]) {
    this.facts = facts;
    this.at = at;
    this.gaps = gaps;
    this.before = gaps.length;
    this.names = ownNames(facts);
    this.abilities = [];
    this.crafted = false;
    this.keywords = 0;
    this.spell = null;
    this.spellAt = 0;
    this.backup = null;
  }

  add(paragraph: Paragraph): void {
    const partner = PARTNER_WITH.exec(paragraph.text);
    if (partner !== null) {
      this.abilities.push({ kind: 'keyword', keyword: 'partner with', name: partner[1] ?? '' });
      return;
    }
    const pieces = piecesOf(paragraph.text, this.names, paragraph.start);
    if (pieces.length === 0) return;
    const modes = paragraph.modes.map((mode) => piecesOf(mode.text, this.names, mode.start));
    if (this.isSpell()) this.addToSpell(pieces, modes);
    else if (modes.length > 0) this.addModal(pieces, modes);
    else this.take(readAbility(pieces, new Scope(this.facts)));
  }

  /** The paragraphs beside a symbol or under a bar are part of the ability it stands for (711.2, 716.2, 721.2). */
  addSection({ bar, paragraphs }: Section): void {
    if (bar === null) {
      for (const paragraph of paragraphs) this.add(paragraph);
      return;
    }
    const inner = new FaceReading(this.facts, this.at, this.gaps);
    for (const paragraph of paragraphs) inner.add(paragraph);
    const { keywords, abilities } = inner;
    if (bar.kind !== 'class')
      this.abilities.push({ kind: 'keyword', keyword: 'atCounters', ...symbolOf(bar), keywords, abilities });
    else this.addClassLevel(bar, keywords, abilities);
  }

  private addClassLevel(bar: Extract<Bar, { kind: 'class' }>, keywords: number, abilities: readonly Ability[]): void {
    const pieces = piecesOf(bar.cost.text, this.names, bar.cost.start);
    const cost = lowered(activationCost, pieces, new Scope(this.facts));
    if (cost === null) this.gap(pieces);
    else
      this.abilities.push({
        kind: 'keyword',
        keyword: 'classLevel',
        level: bar.level,
        cost: cost.value,
        keywords,
        abilities,
      });
  }

  private isSpell(): boolean {
    return (this.facts.types & (CardType.Instant | CardType.Sorcery)) !== 0;
  }

  private take(read: ReadAbility): void {
    if (read.kind === 'unread') {
      this.gap(read.pieces);
      return;
    }
    for (const ability of read.abilities) {
      const bits = plainKeywords(ability);
      if (bits === 0) this.abilities.push(ability);
      this.keywords |= bits;
      if (isBackup(ability)) this.backup = { at: this.abilities.length, keywords: 0 };
      else if (this.backup !== null) this.backup = { ...this.backup, keywords: this.backup.keywords | bits };
    }
  }

  /** A paragraph of an instant or sorcery: about the spell as a whole, or more of what it does. */
  private addToSpell(pieces: readonly Piece[], modes: readonly (readonly Piece[])[]): void {
    const scope = this.spell ?? new Scope(this.facts);
    if (modes.length > 0) {
      this.addSpellModes(pieces, modes, scope);
      return;
    }
    // Ability words say nothing (207.2c).
    const marked = withoutAbilityWord(pieces);
    const said = marked === null || marked.limit !== null ? pieces : marked.pieces;
    const sentences = readSentences(sentencesOf(said), scope);
    if (sentences.kind === 'read') {
      this.continueSpell(sentences.scope);
      return;
    }
    const cost = readAbility(pieces, scope.trial());
    if (cost.kind === 'ability' && cost.scope !== undefined && cost.abilities.every(isCostOfSpell)) {
      // What was paid to cast it is spoken of as it resolves.
      this.take(cost);
      this.continueSpell(cost.scope);
      return;
    }
    // Any other ability is none of what the spell does.
    const whole = readAbility(pieces, new Scope(this.facts));
    // A static ability that changes something works on the battlefield, where a spell never is (604.3, 113.6).
    if (whole.kind === 'ability' && !changesSomething(whole)) this.take(whole);
    else this.gap(sentences.pieces);
  }

  private continueSpell(scope: Scope): void {
    if (this.spell === null) this.spellAt = this.abilities.length;
    this.spell = scope;
  }

  private addSpellModes(header: readonly Piece[], options: readonly (readonly Piece[])[], scope: Scope): void {
    const marked = withoutAbilityWord(header);
    const said = marked === null || marked.limit !== null ? header : marked.pieces;
    const allowed = readAll(modesHeader, linked(said))[0];
    if (allowed === undefined) {
      this.gap(header);
      return;
    }
    const modes = readModes(allowed, options, scope);
    if (!('options' in modes)) {
      this.gap(modes);
      return;
    }
    scope.draft.modes = modes;
    this.continueSpell(scope);
  }

  /** A triggered or activated ability with modes: "When this enters, choose one —". */
  private addModal(header: readonly Piece[], options: readonly (readonly Piece[])[]): void {
    const choose = header.findLastIndex((piece) => piece.text === 'choose');
    const anchors = anchorWords(header);
    if (anchors !== null) {
      this.addAnchored(anchors, options);
      return;
    }
    const allowed = readAll(modesHeader, linked(header.slice(Math.max(choose, 0))))[0];
    if (choose < 0 || allowed === undefined) {
      this.gap(header);
      return;
    }
    const frame = readAbility([...header.slice(0, choose), ...PLACEHOLDER], new Scope(this.facts));
    const ability = frame.kind === 'ability' ? frame.abilities[0] : undefined;
    const around = frame.kind === 'ability' ? frame.scope : undefined;
    if ((ability?.kind !== 'triggered' && ability?.kind !== 'activated') || around === undefined) {
      this.gap(header);
      return;
    }
    // What the event or the cost spoke of, the modes speak of as well.
    const modes = readModes(allowed, options, isPlaceholder(ability.effect) ? around : around.later());
    if (!('options' in modes)) {
      this.gap(modes);
      return;
    }
    const modal = withModes(ability, modes);
    if (modal === null) this.gap(header);
    else this.abilities.push(modal);
  }

  /** "As this enters, choose Waves or Flames", and what it has for each (607.2m). */
  private addAnchored(anchors: readonly string[], options: readonly (readonly Piece[])[]): void {
    const as = [{ kind: 'chooseWord', words: anchors }] as const;
    this.abilities.push({ kind: 'replacement', replacement: { kind: 'enters', what: { kind: 'isSelf' }, as } });
    for (const option of options) {
      const word = anchors.find((each) => each.toLowerCase() === option[0]?.text);
      const read = readAbility(option.slice(2), new Scope(this.facts));
      if (word === undefined || option[1]?.text !== '—' || read.kind === 'unread') {
        this.gap(read.kind === 'unread' ? read.pieces : option);
        return;
      }
      this.abilities.push(anchored(word, read.abilities));
    }
  }

  /** Backup lends the abilities printed after it (702.165a). */
  private lent(): readonly Ability[] {
    const { backup } = this;
    if (backup === null) return this.abilities;
    const after = this.abilities.slice(backup.at);
    return this.abilities.map((ability) =>
      isBackup(ability) ? { ...ability, keywords: backup.keywords, abilities: after } : ability,
    );
  }

  private gap(pieces: readonly Piece[]): void {
    const [head] = pieces;
    const tail = pieces[pieces.length - 1];
    this.gaps.push({
      face: this.at,
      start: head?.start ?? 0,
      end: tail?.end ?? 0,
      code: 'unread',
      shape: shapeOf(pieces),
    });
  }

  face(): CardFace | null {
    if (this.gaps.length > this.before) return null;
    if (this.spell !== null) this.abilities.splice(this.spellAt, 0, spellAbility(this.spell));
    const linked = linkedExiles(entwined(this.lent()), this.keywords, this.crafted);
    if (linked === null) {
      this.gaps.push({
        face: this.at,
        start: 0,
        end: 0,
        code: 'unsupported',
        shape: 'exiled by nothing that is linked',
      });
      return null;
    }
    const mutating = withOwnMutateCost(linked);
    if (mutating === null) {
      this.gaps.push({ face: this.at, start: 0, end: 0, code: 'unsupported', shape: 'no mutate ability to use' });
      return null;
    }
    const named = chosenNames(mutating);
    if (named === null) {
      this.gaps.push({ face: this.at, start: 0, end: 0, code: 'unsupported', shape: 'a card name that nobody chose' });
      return null;
    }
    const colored = named
      .map(rememberingMana)
      .map(withChosenColors)
      .filter((ability) => ability !== null);
    if (colored.length < named.length) {
      this.gaps.push({ face: this.at, start: 0, end: 0, code: 'unsupported', shape: 'a color that nobody chose' });
      return null;
    }
    const abilities = withXOfEvents(colored, this.facts.manaCost).map((ability) =>
      withoutUnusedNames(ability, ability.kind === 'keyword' ? this.abilities : []),
    );
    return { ...this.facts, keywords: this.keywords, abilities };
  }
}

/** With entwine paid all of the modes are chosen (702.42a). */
function entwined(abilities: readonly Ability[]): readonly Ability[] {
  const entwines = abilities.some((each) => each.kind === 'keyword' && 'name' in each && each.name === 'entwine');
  if (!entwines) return abilities;
  return abilities.map((ability) => {
    if (ability.kind !== 'spell' || ability.modes === undefined) return ability;
    const all = ability.modes.options.length;
    const instead = { condition: { kind: 'paid', cost: 'entwine' }, min: all, max: all } as const;
    return { ...ability, modes: { ...ability.modes, instead } };
  });
}

/** A level symbol or a station symbol, with the size beside it. */
function symbolOf({ kind, from, to, size }: Exclude<Bar, { kind: 'class' }>): {
  readonly counter: 'level' | 'charge';
  readonly from: number;
  readonly to?: number;
  readonly size?: { readonly power: number; readonly toughness: number };
} {
  return {
    counter: kind === 'level' ? 'level' : 'charge',
    from,
    ...(to === null ? {} : { to }),
    ...(size === null ? {} : { size }),
  };
}

/** A name, which is no words of rules text (702.124j). */
const PARTNER_WITH = /^Partner with ([^(]+?)\s*(?:\(|$)/;

function isBackup(ability: Ability): ability is Extract<Ability, { keyword: 'backup' }> {
  return ability.kind === 'keyword' && ability.keyword === 'backup';
}

function isCostOfSpell(ability: Ability): boolean {
  return ability.kind === 'keyword' && (ability.keyword === 'additionalCost' || ability.keyword === 'optionalCost');
}

function changesSomething(read: ReadAbility): boolean {
  if (read.kind === 'unread') return false;
  return read.abilities.some(
    (ability) => ability.kind === 'static' && ability.effect.kind === 'change' && plainKeywords(ability) === 0,
  );
}
