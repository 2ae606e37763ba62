/** Control flow: sequences, conditions, loops, "may" and "unless". */
import { type Condition, type Effect, type ObjectSet, type PlayerSet, Zone } from '@foretell/rules/ir';
import { DONE_THIS_TURN } from '../compile/lowering/doneThisTurn.ts';
import { bare, type Clause, clause, wholeClause, wholeClauses } from './clause.ts';
import type { PrintContext } from './context.ts';
import { numberWord, thirdPerson, withArticle } from './english.ts';
import { chooseEffect } from './printChoices.ts';
import { printCondition } from './printCondition.ts';
import { printCostAsAction } from './printCost.ts';
import { doneThisWay } from './printDone.ts';
import { effectClauses, printEffectSentences, printEffectText } from './printEffect.ts';
import { deferChoice } from './printEffectChoices.ts';
import { nounPhrase } from './printFilter.ts';
import { anyOfPlayers, playerKey, printPlayers } from './printPlayers.ts';
import { countedObjects, quantityValue } from './printQuantity.ts';
import { location, placeOf } from './printReference.ts';
import { isVotedFor, votesOf } from './printVote.ts';
import { joinClauses } from './sequence.ts';
import { withPlayers } from './subjects.ts';

type Branch = Extract<
  Effect,
  {
    readonly kind:
      | 'sequence'
      | 'if'
      | 'forEachObject'
      | 'forEachPlayer'
      | 'repeat'
      | 'repeatWhile'
      | 'may'
      | 'mayPay'
      | 'payRepeatedly'
      | 'chooseEffect';
  }
>;

export function branchClauses(effect: Branch, context: PrintContext): Clause[] {
  switch (effect.kind) {
    case 'sequence':
      return sequenceClauses(effect.of, context);
    case 'if':
      return ifClauses(effect, context);
    case 'forEachObject':
      return forEachObject(effect, context);
    case 'forEachPlayer':
      return forEachPlayer(effect, context);
    case 'repeatWhile':
      return [
        ...printEffectSentences(effect.do, context).map((text) => wholeClause(text, 'repeat')),
        wholeClause(`if ${printCondition(effect.while, context)}, repeat this process`, 'repeat'),
      ];
    case 'repeat': {
      const turns = turnsSkipped(effect, context);
      if (turns !== null) return [turns];
      const done =
        typeof effect.times === 'object' && effect.times.kind === 'count'
          ? doneThisWay(effect.times.of, false, context)
          : null;
      if (done !== null) return [wholeClause(`for each ${done}, ${printEffectText(effect.do, context)}`, 'repeat')];
      const votes =
        typeof effect.times === 'object' && effect.times.kind === 'countPlayers'
          ? votesOf(effect.times.of, context)?.replace(/s$/, '')
          : undefined;
      if (votes !== undefined)
        return [wholeClause(`for each ${votes}, ${printEffectText(effect.do, context)}`, 'repeat')];
      const times =
        typeof effect.times === 'number'
          ? `${numberWord(effect.times)} times`
          : `a number of times equal to ${quantityValue(effect.times, context)}`;
      return [
        wholeClause(
          `do the following ${times.replace(/ equal to X$/, ' equal to X')}: ${printEffectText(effect.do, context)}`,
          'repeat',
        ),
      ];
    }
    case 'may':
      return mayClauses(effect, context);
    case 'mayPay':
      return mayPayClauses(effect, context);
    case 'payRepeatedly':
      return [repeatedPayment(effect, context)];
    case 'chooseEffect':
      return chooseEffect(effect, context);
  }
}

/** Instructions in order. A choice whose result the next instruction uses is printed there: "put one of them into your hand". */
function sequenceClauses(effects: readonly Effect[], context: PrintContext): Clause[] {
  const clauses: Clause[] = [];
  let choice: ReturnType<typeof deferChoice> = null;
  for (const [index, effect] of effects.entries()) {
    const next = effects[index + 1];
    const deferred = next === undefined ? null : deferChoice(effect, next, context);
    if (deferred !== null) {
      choice = deferred;
      continue;
    }
    clauses.push(
      ...(choice === null
        ? effectClauses(effect, context)
        : chosenClauses(effect, choice.who, choice.optional, context)),
    );
    choice = null;
  }
  return clauses;
}

/** An instruction about what its player has just chosen: they do it, or may do it. */
function chosenClauses(effect: Effect, who: PlayerSet, optional: boolean, context: PrintContext): Clause[] {
  return withPlayers(who, context, (subject) => {
    const [first, ...others] = effectClauses(effect, context);
    if (first === undefined) return [];
    if (first.whole === undefined && optional && first.subject.person !== 'you' && who.kind !== 'you') {
      const text = anyOfPlayers(who, context).replace(/^an? /, 'any ');
      return [{ ...first, subject: { ...first.subject, text }, verb: `may ${first.verb}` }, ...others];
    }
    if (first.whole !== undefined || first.subject.person !== 'you') return [first, ...others];
    const verb = optional ? `may ${first.verb}` : first.verb;
    return [{ ...first, subject, verb, sayYou: optional || first.sayYou === true }, ...others];
  });
}

function ifClauses(effect: Effect & { readonly kind: 'if' }, context: PrintContext): Clause[] {
  const { then: offer, else: usual } = effect;
  if (usual !== undefined && isVariation(offer, usual)) return instead(effect.condition, offer, usual, context);
  if (usual !== undefined && offer.kind === 'may' && isOfferElse(offer, usual) && isVariation(offer.do, usual))
    return instead(effect.condition, { kind: 'may', who: offer.who, do: offer.do }, usual, context);
  if (isOnceEachTurn(effect.condition))
    return [...effectClauses(effect.then, context), wholeClause('do this only once each turn', 'if')];
  const { condition: test } = effect;
  // "Unless there are seven or more" rather than "if there are six or fewer".
  if (usual === undefined && test.kind === 'not' && test.of.kind === 'compare' && test.of.op === '>=') {
    const [head, ...more] = printEffectSentences(offer, context);
    if (head !== undefined)
      return wholeClauses([`${head} unless ${printCondition(test.of, context)}`, ...more], 'unless');
  }
  const condition = printCondition(test, context);
  const sentences = printEffectSentences(effect.then, context);
  if (effect.then.kind === 'reflexive' && effect.condition.kind === 'exists' && effect.else === undefined)
    return wholeClauses(whenDone(effect.condition.what, sentences, context), 'reflexive');
  const [first, ...others] = ifTheyDo(effect) ? joined(sentences) : sentences;
  const clauses =
    first === undefined
      ? []
      : [wholeClause(`if ${condition}, ${first}`, 'if'), ...others.map((text) => wholeClause(text, 'if'))];
  if (effect.else === undefined || isOfferElse(effect.then, effect.else)) return clauses;
  const [otherwise, ...rest] = printEffectSentences(effect.else, context);
  if (otherwise === undefined) return clauses;
  const lead = first === undefined ? `unless ${condition}, ${otherwise}` : `otherwise, ${otherwise}`;
  return [...clauses, wholeClause(lead, 'if'), ...rest.map((text) => wholeClause(text, 'if'))];
}

function isOnceEachTurn(test: Condition): boolean {
  if (test.kind !== 'not' || test.of.kind !== 'matches') return false;
  const { filter } = test.of;
  return filter.kind === 'designated' && filter.word === DONE_THIS_TURN;
}

/** "If it's a land card, you may reveal it. If you don't, draw a card": also where the option is not there (608.2d). */
function isOfferElse(then: Effect, otherwise: Effect): boolean {
  const isOffer = then.kind === 'may' || (then.kind === 'mayPay' && then.then !== undefined);
  return isOffer && JSON.stringify(then.else) === JSON.stringify(otherwise);
}

/** "When you discard a card this way, …": a reflexive trigger that asks what was done. */
function whenDone(what: ObjectSet, sentences: readonly string[], context: PrintContext): readonly string[] {
  const [first = '', ...rest] = sentences;
  const done = doneThisWay(what, false, context);
  const verb = done === null ? null : / (\w+)ed this way$/.exec(done);
  if (done === null || verb === null) return sentences;
  const noun = withArticle(done.slice(0, -verb[0].length));
  const action = verb[1] === 'sacrific' || verb[1] === 'exil' ? `${verb[1]}e` : verb[1];
  return what.kind === 'bound'
    ? sentences
    : [first.replace(/^when you do/, `when you ${action} ${noun} this way`), ...rest];
}

/** The same done otherwise: to something else, or more or less of it. */
function isVariation(then: Effect, otherwise: Effect): boolean {
  if (then.kind !== otherwise.kind || then.kind === 'if' || then.kind === 'may' || then.kind === 'mayPay') return false;
  if (then.kind !== 'sequence' || otherwise.kind !== 'sequence') return true;
  return then.of.length === otherwise.of.length && then.of.every((each, at) => each.kind === otherwise.of[at]?.kind);
}

/** "Draw a card. If you control a …, draw two cards instead." (614.15) */
function instead(test: Condition, other: Effect, usual: Effect, context: PrintContext): Clause[] {
  const first = printEffectSentences(usual, context).map((text) => wholeClause(text, usual.kind));
  const condition = printCondition(test, context);
  if (onlyAttacks(other, usual))
    return [...first, wholeClause(`if ${condition}, they enter tapped and attacking`, 'if')];
  const [changed, ...rest] = printEffectSentences(other, context);
  const lead =
    rest.length === 0 ? `if ${condition}, ${changed ?? ''} instead` : `if ${condition}, instead ${changed ?? ''}`;
  return [...first, wholeClause(lead, 'if'), ...rest.map((text) => wholeClause(text, 'if'))];
}

function forEachObject(effect: Effect & { readonly kind: 'forEachObject' }, context: PrintContext): Clause[] {
  let lead: string;
  if (isVotedFor(effect.of, context)) lead = 'for each permanent with one or more votes';
  else if (effect.of.kind === 'all')
    lead = `for each ${nounPhrase(effect.of.filter, context, {
      place: placeOf(effect.of.zone),
      many: false,
      ...(effect.of.zone === Zone.Battlefield
        ? {}
        : { location: location(effect.of.zone, effect.of.of, context, 'in') }),
    })}`;
  else {
    const text = countedObjects(effect.of, context);
    lead = `for each of ${text}`;
  }
  const place = effect.of.kind === 'all' ? placeOf(effect.of.zone) : 'permanent';
  const said = lead.replace(/ (you|an opponent|your opponents|that player|they) controls?.*$/, '');
  const head = place === 'permanent' ? (/(\w+)$/.exec(said)?.[1] ?? 'object') : place;
  context.bind(effect.as, {
    later: effect.of.kind === 'all' ? `that ${head}` : `that ${head.replace(/s$/, '')}`,
    many: false,
    player: false,
  });
  context.forgetSalient();
  const [first, ...others] = printEffectSentences(effect.do, context);
  if (first === undefined) return [];
  return [wholeClause(`${lead}, ${first}`, 'forEach'), ...others.map((text) => wholeClause(text, 'forEach'))];
}

function ifTheyDo({ condition }: Effect & { readonly kind: 'if' }): boolean {
  return condition.kind === 'exists' && condition.what.kind === 'bound';
}

/** All that is done "if you do" in one sentence, where none of it asks or waits for something else. */
function joined(sentences: readonly string[]): readonly string[] {
  const plain = sentences.every((text) => !/^(if|when|whenever|at|unless|you may|otherwise)\b/.test(text));
  return plain && sentences.length > 1 ? [sentences.join(', then ')] : sentences;
}

/** "Each opponent …": the loop's player is introduced by its first mention as a subject. */
/** "Target opponent skips their next X turns, where X is …". */
function turnsSkipped({ times, do: skip }: Effect & { readonly kind: 'repeat' }, context: PrintContext): Clause | null {
  if (skip.kind !== 'skipNext' || skip.step !== 'turn') return null;
  return withPlayers(skip.who, context, (subject) => {
    const whose = subject.person === 'you' ? 'your' : 'their';
    const many =
      typeof times === 'number' ? `${numberWord(times)} turns` : `X turns, where X is ${quantityValue(times, context)}`;
    return clause(subject, 'skip', `${whose} next ${many}`, 'skipNext');
  });
}

function forEachPlayer(effect: Effect & { readonly kind: 'forEachPlayer' }, context: PrintContext): Clause[] {
  if (effect.of.kind === 'you') {
    context.bind(effect.as, { later: 'you', many: false, player: true });
    return effectClauses(effect.do, context);
  }
  const votes = votesOf(effect.of, context)?.replace(/s$/, '');
  if (votes !== undefined) {
    context.bind(effect.as, { later: 'the voter', many: false, player: true });
    return joinClauses(effectClauses(effect.do, context)).map((text, at) =>
      wholeClause(at === 0 ? `for each ${votes}, ${text}` : text, 'forEach'),
    );
  }
  const group = printPlayers(effect.of, context);
  context.defer(effect.as, { first: () => group, noun: { later: 'that player', many: false, player: true } });
  const clauses = effectClauses(effect.do, context);
  if (context.takeDeferred(effect.as) === null) return clauses;
  const [first, ...others] = joinClauses(clauses);
  return first === undefined
    ? []
    : [wholeClause(`for ${group}, ${first}`, 'forEach'), ...others.map((text) => wholeClause(text, 'forEach'))];
}

/** The players as the subject of "may": "you", "that player", "each opponent". */
function mayLead(who: PlayerSet, context: PrintContext): string {
  return who.kind === 'you' ? 'you may' : `${printPlayers(who, context)} may`;
}

/** "If you do" / "If they do" after an offer to the players. */
function ifDo(who: PlayerSet, positive: boolean): string {
  const they = who.kind === 'you' ? 'you' : 'they';
  return `if ${they} ${positive ? 'do' : "don't"}`;
}

/** What depends on the offer; a reflexive trigger says so itself (603.12). */
function afterOffer(who: PlayerSet, positive: boolean, sentence: string): string {
  return positive && sentence.startsWith('when you do, ') ? sentence : `${ifDo(who, positive)}, ${sentence}`;
}

function mayClauses(effect: Effect & { readonly kind: 'may' }, context: PrintContext): Clause[] {
  const lead = mayLead(effect.who, context);
  const before = context.subjectPlayer;
  context.subjectPlayer = effect.who.kind === 'you' ? '' : playerKey(effect.who);
  const sentences = maySentences(effect, lead, context);
  context.subjectPlayer = before;
  const otherwise = effect.else === undefined ? [] : joined(printEffectSentences(effect.else, context));
  const clauses = sentences.map((text) => wholeClause(text, 'may'));
  const [first, ...rest] = otherwise;
  if (first === undefined) return clauses;
  return [
    ...clauses,
    wholeClause(`${ifDo(effect.who, false)}, ${first}`, 'may'),
    ...rest.map((text) => wholeClause(text, 'may')),
  ];
}

function maySentences(effect: Effect & { readonly kind: 'may' }, lead: string, context: PrintContext): string[] {
  const inner = effectClauses(effect.do, context);
  const key = effect.who.kind === 'you' ? '{"kind":"you"}' : playerKey(effect.who);
  const [first, ...others] = splitOffered(inner, key);
  if (first === undefined) return [];
  const offered = `${lead} ${first}`;
  const [second, ...rest] = others;
  return second === undefined ? [offered] : [offered, afterOffer(effect.who, true, second), ...rest];
}

/** The first sentence as what is offered (base form, no subject; "have …" where another subject acts), the others as they are. */
function splitOffered(clauses: readonly Clause[], key: string): string[] {
  const first = clauses[0];
  if (first === undefined) return [];
  const sameSubject = clauses.map((item) =>
    item.subject.key === key || item.subject.person === 'you'
      ? { ...item, subject: { ...item.subject, person: 'you' as const, key: '{"kind":"you"}' }, sayYou: false }
      : item,
  );
  const sentences = joinClauses(sameSubject);
  const lead = sentences[0] ?? '';
  const own = first.whole === undefined && (first.subject.key === key || first.subject.person === 'you');
  if (own) return [lead.replace(/^you /, ''), ...sentences.slice(1)];
  if (first.whole !== undefined) return [lead.replace(/^you (may )?/, ''), ...sentences.slice(1)];
  return [
    `have ${lead.replace(`${first.subject.text} ${thirdPerson(first.verb)}`, `${first.subject.text} ${bareVerb(first)}`)}`,
    ...sentences.slice(1),
  ];
}

function bareVerb(item: Clause): string {
  return bare({ ...item, rest: '' });
}

function mayPayClauses(effect: Effect & { readonly kind: 'mayPay' }, context: PrintContext): Clause[] {
  const other = otherPayment(effect);
  const otherwise = other === null ? effect.else : other.else;
  if (effect.then === undefined && otherwise !== undefined) return unlessClauses(effect, other, otherwise, context);
  const lead = mayLead(effect.who, context);
  const cost = paidOr(effect, other, context);
  const clauses = [wholeClause(`${lead} ${cost}`, 'may')];
  const add = (part: Effect | undefined, positive: boolean): void => {
    if (part === undefined) return;
    const sentences = printEffectSentences(part, context);
    const [first, ...rest] = positive ? sentences : joined(sentences);
    if (first === undefined) return;
    clauses.push(
      wholeClause(afterOffer(effect.who, positive, first), 'may'),
      ...rest.map((text) => wholeClause(text, 'may')),
    );
  };
  add(effect.then, true);
  add(otherwise, false);
  return clauses;
}

/** Another payment that does the same: "you may discard a card or sacrifice a land". */
function otherPayment(effect: MayPay): MayPay | null {
  const { then, else: other, who } = effect;
  if (other?.kind !== 'mayPay') return null;
  const same = JSON.stringify([other.who, other.then]) === JSON.stringify([who, then]);
  return same && other.else?.kind !== 'mayPay' ? other : null;
}

type MayPay = Extract<Effect, { readonly kind: 'mayPay' }>;

function paidOr(effect: MayPay, other: MayPay | null, context: PrintContext): string {
  const cost = printCostAsAction(effect.cost, context);
  return other === null ? cost : `${cost} or ${printCostAsAction(other.cost, context)}`;
}

/** "counter target spell unless its controller pays {3}". */
function unlessClauses(
  effect: Effect & { readonly kind: 'mayPay' },
  other: MayPay | null,
  otherwise: Effect,
  context: PrintContext,
): Clause[] {
  const sentences = printEffectSentences(otherwise, context);
  const who =
    effect.who.kind === 'you'
      ? 'you'
      : effect.who.kind === 'bound' &&
          context.nounOf(effect.who.name)?.later === 'that player' &&
          (sentences[0] ?? '').startsWith('that player ')
        ? 'they'
        : printPlayers(effect.who, context);
  const action = paidOr(effect, other, context);
  const space = action.indexOf(' ');
  const act = who === 'you' || who === 'they' ? action : `${thirdPerson(action.slice(0, space))}${action.slice(space)}`;
  // Where a countered spell goes is said after it is known whether it is countered (701.6a).
  if (otherwise.kind === 'counter')
    return wholeClauses([`${sentences[0] ?? ''} unless ${who} ${act}`, ...sentences.slice(1)], 'unless');
  if (sentences.length > 1)
    return [
      wholeClause(`${who} may ${action}`, 'may'),
      ...wholeClauses(
        [`${ifDo(effect.who, false)}, ${joined(sentences)[0] ?? ''}`, ...joined(sentences).slice(1)],
        'may',
      ),
    ];
  return [wholeClause(`${sentences[0] ?? 'nothing happens'} unless ${who} ${act}`, 'unless')];
}

/** The same tokens, but tapped and attacking. */
function onlyAttacks(other: Effect, usual: Effect): boolean {
  if (other.kind !== 'createTokens' || other.tapped !== true || other.attacking !== true) return false;
  return JSON.stringify({ ...usual, tapped: true, attacking: true }) === JSON.stringify(other);
}

function repeatedPayment(
  { who, cost, most, as }: Extract<Effect, { readonly kind: 'payRepeatedly' }>,
  context: PrintContext,
): Clause {
  return withPlayers(who, context, (subject) => {
    context.bind(as, { later: 'the number of times this cost was paid', many: false, player: true });
    const often = most === undefined ? 'any number of times' : `up to ${numberWord(most)} times`;
    return {
      ...clause(
        subject,
        'may pay',
        `${printCostAsAction(cost, context).replace(/^pay /, '')} ${often}`,
        'payRepeatedly',
      ),
      sayYou: true,
    };
  });
}
