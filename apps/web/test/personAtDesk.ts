/** A person who clicks at random, at a desk that is asked by a real game. */
import type { AbilityTexts } from '@foretell/formats';
import { advanceUntil, answer, battlefieldSlots, characteristicsOf, type Game, viewOf } from '@foretell/rules';
import type { Random } from '@foretell/search';
import { Desk, NOT_AS_PLANNED } from '../src/controls/desk.ts';
import { listedOptions, mainOption } from '../src/controls/options.ts';
import { withShare } from '../src/controls/sketch/divide.ts';
import { movedKey } from '../src/controls/sketch/order.ts';
import { problemOf, type Sketch } from '../src/controls/sketch/sketch.ts';
import { questionOf } from '../src/engine/question/questionOf.ts';
import type { Question } from '../src/protocol/question.ts';

export interface Played {
  /** Questions by kind and coding of the whole: `attack`, `choose several`. */
  readonly asked: Map<string, number>;
  /** The same for drafts that a later question did not fit. */
  readonly unfit: Map<string, number>;
  /** Answers given by a draft without the person. */
  drafted: number;
  decisions: number;
  /** Attacks and blocks that were declared as they were made up. */
  declared: number;
}

export function nothingPlayed(): Played {
  return { asked: new Map(), unfit: new Map(), drafted: 0, decisions: 0, declared: 0 };
}

/** Plays on for so many decisions, each seat at a desk of its own. Throws where an answer is not offered, or a declaration is another than was made up. */
export function playAtDesks(game: Game, texts: AbilityTexts, random: Random, decisions: number, played: Played): void {
  let wanted: { readonly kind: string; readonly pairs: string } | null = null;
  let seen: string | null = null;
  let given: { readonly number: number; readonly option: number } | null = null;
  const desks = game.players.map(() => new Desk((number, option) => (given = { number, option })));
  for (let number = 0; number < decisions; number++) {
    const decision = advanceUntil(game, () => {
      if (wanted === null) return false;
      const declared = declaredIn(game, wanted.kind);
      if (declared.length > 0) seen ??= declared.join('; ');
      return false;
    });
    if (decision === null) return;
    const desk = desks[decision.decider];
    if (desk === undefined) throw new Error('nobody at the table decides');
    const question = questionOf(viewOf(game, decision.decider), number, texts);
    if (wanted !== null && wanted.kind !== question.kind) {
      if (seen !== wanted.pairs) throw new Error(`${wanted.kind}: made up ${wanted.pairs}, declared ${seen}`);
      wanted = null;
      played.declared++;
    }
    const name = question.whole === null ? question.kind : `${question.kind} ${question.whole.kind}`;
    given = null;
    desk.meet(question);
    if (takeGiven() !== null) played.drafted++;
    else {
      count(played.asked, name);
      wanted = null;
      seen = null;
      if (desk.state.value.note === NOT_AS_PLANNED) count(played.unfit, name);
      clickAround(desk, question, random);
      for (let tries = 0; takeGiven() === null; tries++) {
        if (tries > 40) throw new Error(`${question.kind}: a person cannot answer: ${desk.state.value.note}`);
        const { sketch } = desk.state.value;
        finish(desk, question, random);
        if (desk.state.value.isGiven && sketch?.kind === 'assign' && sketch.to.size > 0)
          wanted = { kind: question.kind, pairs: pairsOf(game, decision.decider, sketch) };
      }
    }
    const taken = takeGiven();
    if (taken === null || taken.number !== number) throw new Error('an answer to another question');
    if (decision.options[taken.option] === undefined) throw new Error('an answer that is not offered');
    answer(game, taken.option);
    played.decisions++;
  }
  function takeGiven(): { readonly number: number; readonly option: number } | null {
    return given;
  }
}

/** What was made up: names of creatures with the names of what they attack or block, since the desk's references are those of a view. */
function pairsOf(game: Game, seat: number, { to }: Extract<Sketch, { kind: 'assign' }>): string {
  const view = viewOf(game, seat);
  const nameOf = (ref: number): string => (ref < 0 ? `seat ${-1 - ref}` : view.characteristics(ref).name);
  const pairs = [...to].flatMap(([ref, targets]) => targets.map((target) => `${nameOf(ref)} ${nameOf(target)}`));
  return pairs.toSorted().join('; ');
}

/** The same of the game as it is. */
function declaredIn(game: Game, kind: string): readonly string[] {
  const nameOf = (handle: number): string =>
    handle < 0 ? `seat ${-1 - handle}` : characteristicsOf(game, handle).name;
  const pairs = battlefieldSlots(game).flatMap((slot) => {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined) return [];
    const targets = kind === 'block' ? permanent.blocking : permanent.attacking === 0 ? [] : [permanent.attacking];
    return targets.map((target) => `${nameOf(permanent.handle)} ${nameOf(target)}`);
  });
  return pairs.toSorted();
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Some clicks on what the question names, changes of orders and shares, at times a change of mind. */
function clickAround(desk: Desk, question: Question, random: Random): void {
  if (desk.state.value.sketch === null) return;
  const items = question.whole?.items ?? [];
  const targets = question.whole?.kind === 'assign' ? question.whole.items.flatMap(({ to }) => to) : [];
  const refs = [...items.map(({ ref }) => ref), ...targets];
  for (let clicks = random.below(2 * items.length + 2); clicks > 0; clicks--) {
    const { sketch } = desk.state.value;
    if (sketch === null) return;
    const changed = changedAtRandom(question, sketch, random);
    if (changed === null) desk.click(refs[random.below(refs.length)] ?? 0);
    else desk.change(changed);
  }
  if (random.below(16) === 0) desk.cancel();
}

function changedAtRandom(question: Question, sketch: Sketch, random: Random): Sketch | null {
  if (sketch.kind === 'order') {
    const { length } = sketch.keys;
    return { ...sketch, keys: movedKey(sketch.keys, random.below(length), random.below(length)) };
  }
  if (sketch.kind === 'divide' && question.whole?.kind === 'divide') {
    const { items, total } = question.whole;
    const ref = items[random.below(items.length)]?.ref ?? 0;
    return { ...sketch, shares: withShare(question.whole, sketch.shares, ref, random.below(total + 1)) };
  }
  return null;
}

/** Answers: confirms what is made up if it may be, otherwise goes on clicking; without a sketch any option. */
function finish(desk: Desk, question: Question, random: Random): void {
  const { sketch } = desk.state.value;
  if (sketch === null) {
    const listed = listedOptions(question);
    const main = mainOption(question);
    if (main !== undefined && random.below(3) === 0) desk.confirm();
    else {
      const option = listed[random.below(listed.length)]?.option ?? main;
      if (option === undefined) throw new Error('a question without options');
      if (option.ref !== 0) desk.click(option.ref);
      if (!desk.state.value.isGiven) desk.pick(option.index);
    }
    return;
  }
  if (problemOf(question, sketch) === '') {
    desk.confirm();
    // What cannot be given as it is has to be made up anew.
    if (!desk.state.value.isGiven) desk.cancel();
    return;
  }
  const { whole } = question;
  if (sketch.kind !== 'several' || whole?.kind !== 'several' || sketch.chosen.length >= whole.min) desk.cancel();
  else {
    const open = whole.items.filter(({ ref }) => !sketch.chosen.includes(ref));
    desk.click(open[random.below(open.length)]?.ref ?? 0);
  }
}
