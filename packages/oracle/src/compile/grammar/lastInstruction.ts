/** The last instruction as a later sentence changes it: what is done only then, or instead, or with something more. */
import {
  type Ability,
  type Change,
  type Condition,
  type Destination,
  type Duration,
  type Effect,
  EVENT_NAMES,
  type Filter,
  type ManaRestriction,
  type ObjectSet,
  type PlayerNumber,
  type PlayerSet,
  type Quantity,
  Zone,
} from '@foretell/rules/ir';
import { boundNames } from '../lowering/boundNames.ts';
import { DOING_IT, NOT_DONE_THIS_TURN } from '../lowering/doneThisTurn.ts';
import { rewrite } from '../lowering/rewrite.ts';
import { inSequence } from '../lowering/sequence.ts';
import { conditional } from './clauses.ts';
import { YOU } from './players.ts';

/** What is done to chosen objects: choosing none of them is not doing it. */
const DONE_TO_CHOSEN: ReadonlySet<string> = new Set(['move', 'exile', 'sacrificeObjects', 'attach']);

/** Instructions whose result is what they were done to: nothing where they were not done. */
const NAMED_RESULTS: ReadonlySet<string> = new Set([
  'castNow',
  'discard',
  'sacrifice',
  'sacrificeObjects',
  'exile',
  'move',
]);

/** What a delayed trigger does, changed; it remembers what that speaks of (603.7c). */
function later(
  last: Extract<Effect, { readonly kind: 'delayed' }>,
  change: (effect: Effect) => Effect | null,
): Effect | null {
  const effect = change(last.effect);
  if (effect === null) return null;
  const keep = boundNames(effect).filter((name) => !last.targets?.some((spec) => spec.name === name));
  const known = keep.filter((name) => !Object.values<string>(EVENT_NAMES).includes(name));
  const { keep: _, ...rest } = last;
  return { ...rest, effect, ...(known.length === 0 ? {} : { keep: known }) };
}

/** "If you do" after an optional action or payment. */
export function ifDone(last: Effect, then: Effect): Effect | null {
  if (last.kind === 'sequence') {
    const [choice, move] = last.of.slice(-2);
    if (choice?.kind === 'chooseObjects' && move !== undefined && DONE_TO_CHOSEN.has(move.kind))
      return inSequence([...last.of, conditional({ kind: 'exists', what: { kind: 'bound', name: choice.as } }, then)]);
    const tail = last.of[last.of.length - 1];
    const done = tail === undefined ? null : ifDone(tail, then);
    return done === null ? null : inSequence([...last.of.slice(0, -1), done]);
  }
  // A land that was played is none of the spells cast.
  if (last.kind === 'castNow' && last.lands === true) return null;
  if (last.kind === 'chooseObjects' && last.min === 0)
    return inSequence([last, conditional({ kind: 'exists', what: { kind: 'bound', name: last.as } }, then)]);
  if (last.kind === 'castNow' && last.as !== undefined)
    return inSequence([last, conditional({ kind: 'exists', what: { kind: 'bound', name: last.as } }, then)]);
  if (last.kind === 'mayPay' && last.then === undefined) {
    // "Unless they pay": what happens if they don't is said already.
    if (last.else === undefined || last.else.kind !== 'mayPay') return { ...last, then };
    // The other payment that may be made instead.
    const other = ifDone(last.else, then);
    return other === null ? null : { ...last, then, else: other };
  }
  if (last.kind === 'may' && last.else === undefined) return { ...last, do: inSequence([last.do, then]) };
  if (last.kind === 'delayed') return later(last, (effect) => ifDone(effect, then));
  if (last.kind === 'if' && last.else === undefined) {
    const inner = ifDone(last.then, then);
    return inner === null ? null : conditional(last.condition, inner);
  }
  if (last.kind === 'putCounters') return inSequence([last, then]);
  if (last.kind === 'transform') {
    const as = last.as ?? 'turned';
    return inSequence([{ ...last, as }, conditional({ kind: 'exists', what: { kind: 'bound', name: as } }, then)]);
  }
  const done = NAMED_RESULTS.has(last.kind) && 'as' in last && last.as !== undefined;
  if (done) return inSequence([last, conditional({ kind: 'exists', what: { kind: 'bound', name: last.as } }, then)]);
  return null;
}

/** With something that is done too as the optional thing is done. */
function markedWith(last: Effect, mark: Effect): Effect | null {
  if (last.kind !== 'mayPay' || last.then === undefined) return ifDone(last, mark);
  const then = inSequence([mark, last.then]);
  return last.else === undefined ? { ...last, then } : null;
}

/** What is optional may be done if it was not done this turn yet: the permanent remembers for the turn that it was. */
export function onceEachTurn(last: Effect): Effect | null {
  const done = markedWith(last, DOING_IT);
  return done === null ? null : conditional(NOT_DONE_THIS_TURN, done);
}

/** Each player who may have searched their own library shuffles it if they did (701.24). */
export function searchersShuffle(last: Effect): Effect | null {
  if (last.kind !== 'forEachPlayer' || last.do.kind !== 'may' || last.do.else !== undefined) return null;
  const who = { kind: 'bound', name: last.as } as const;
  const searches = (part: Effect): boolean =>
    part.kind === 'sequence'
      ? part.of.some(searches)
      : part.kind === 'search' && JSON.stringify(part.libraries) === JSON.stringify(who);
  if (!searches(last.do.do)) return null;
  return { ...last, do: { ...last.do, do: inSequence([last.do.do, { kind: 'shuffle', who }]) } };
}

/** The controller of what is damaged is dealt what would be excess. */
export function withExcess(last: Effect): Effect | null {
  if (last.kind === 'sequence') {
    const tail = last.of[last.of.length - 1];
    const changed = tail === undefined ? null : withExcess(tail);
    return changed === null ? null : inSequence([...last.of.slice(0, -1), changed]);
  }
  // Of several each would have a controller of its own.
  if (last.kind !== 'damage' || last.to === undefined || last.to.kind === 'all' || last.players !== undefined)
    return null;
  return { ...last, excessTo: { kind: 'controllerOf', what: last.to } };
}

/** "If you don't": something optional was not done, be it that its condition was not met. */
export function ifNotDone(last: Effect, instead: Effect): Effect | null {
  if (last.kind === 'delayed') return later(last, (effect) => ifNotDone(effect, instead));
  if (last.kind === 'sequence') {
    const [choice, move] = last.of.slice(-2);
    if (choice?.kind === 'chooseObjects' && choice.min === 0 && move !== undefined && DONE_TO_CHOSEN.has(move.kind)) {
      const none: Condition = { kind: 'not', of: { kind: 'exists', what: { kind: 'bound', name: choice.as } } };
      return inSequence([...last.of, conditional(none, instead)]);
    }
    const tail = last.of[last.of.length - 1];
    const done = tail === undefined ? null : ifNotDone(tail, instead);
    return done === null ? null : inSequence([...last.of.slice(0, -1), done]);
  }
  if (last.kind === 'chooseObjects' && last.min === 0) {
    const none: Condition = { kind: 'not', of: { kind: 'exists', what: { kind: 'bound', name: last.as } } };
    return inSequence([last, conditional(none, instead)]);
  }
  if (last.kind === 'castNow' && last.as !== undefined && last.lands !== true) {
    const none: Condition = { kind: 'not', of: { kind: 'exists', what: { kind: 'bound', name: last.as } } };
    return inSequence([last, conditional(none, instead)]);
  }
  if (last.kind === 'mayPay') {
    if (last.else === undefined) return { ...last, else: instead };
    const other = last.else.kind === 'mayPay' ? ifNotDone(last.else, instead) : null;
    return other === null ? null : { ...last, else: other };
  }
  if (last.kind === 'may' && last.else === undefined) return { ...last, else: instead };
  if (last.kind !== 'if' || last.else !== undefined) return null;
  // What was done if something had been chosen for it.
  if (last.condition.kind === 'exists' && last.condition.what.kind === 'bound') return { ...last, else: instead };
  const then = ifNotDone(last.then, instead);
  return then === null ? null : { ...last, then, else: instead };
}

/** "If you can't": there was nothing to choose. */
export function ifImpossible(last: Effect, instead: Effect): Effect | null {
  const parts = last.kind === 'sequence' ? last.of : [last];
  const choice = parts.findLast((each) => each.kind === 'chooseObjects');
  if (choice?.kind !== 'chooseObjects' || choice.min !== 1) return null;
  const none: Condition = { kind: 'not', of: { kind: 'exists', what: { kind: 'bound', name: choice.as } } };
  return inSequence([last, conditional(none, instead)]);
}

/** "Otherwise" is the other side of a condition, or of something optional that stands alone. */
export function otherwise(last: Effect, instead: Effect): Effect | null {
  if (last.kind === 'sequence') {
    const tail = last.of[last.of.length - 1];
    const done = tail === undefined ? null : otherwise(tail, instead);
    return done === null ? null : inSequence([...last.of.slice(0, -1), done]);
  }
  if (last.kind !== 'if') return ifNotDone(last, instead);
  return last.else === undefined ? { ...last, else: withoutNumbersOf(last.then, instead) } : null;
}

/** "That much", said of what was not done, is how much it would have been: nothing was bound to its name. */
function withoutNumbersOf(undone: Effect, instead: Effect): Effect {
  if ((undone.kind !== 'loseLife' && undone.kind !== 'damage') || undone.as === undefined) return instead;
  const { as, amount } = undone;
  return rewrite(instead, (part) => (part['kind'] === 'bound' && part['name'] === as ? amount : undefined));
}

/** A change to the last instruction, be it the last of what may or is to be done on a condition. */
export function onLast(last: Effect, change: (effect: Effect) => Effect | null): Effect | null {
  const changed = change(last);
  if (changed !== null) return changed;
  if (last.kind === 'sequence') {
    const tail = last.of[last.of.length - 1];
    const inner = tail === undefined ? null : onLast(tail, change);
    return inner === null ? null : inSequence([...last.of.slice(0, -1), inner]);
  }
  if (last.kind === 'may') {
    const done = onLast(last.do, change);
    return done === null ? null : { ...last, do: done };
  }
  if ((last.kind !== 'if' && last.kind !== 'mayPay') || last.then === undefined || last.else !== undefined) return null;
  const then = onLast(last.then, change);
  return then === null ? null : { ...last, then };
}

/** What may be left undone or found impossible must have been done; anything else has been. */
export function ifDoneOrNot(last: Effect, trigger: Effect): Effect | null {
  const done = ifDone(last, trigger);
  if (done !== null) return done;
  const tail = last.kind === 'sequence' ? last.of[last.of.length - 1] : last;
  if (tail?.kind === 'sacrificeObjects') {
    const name = tail.as ?? 'given up';
    const given = { ...tail, as: name };
    const first = last.kind === 'sequence' ? last.of.slice(0, -1) : [];
    return inSequence([...first, given, conditional({ kind: 'exists', what: { kind: 'bound', name } }, trigger)]);
  }
  if ((tail?.kind !== 'sacrifice' && tail?.kind !== 'discard') || tail.as === undefined) return null;
  const condition: Condition = { kind: 'exists', what: { kind: 'bound', name: tail.as } };
  return inSequence([last, conditional(condition, trigger)]);
}

/** What comes with the mana that was just made (106.6). */
export function withRider(
  effect: Effect,
  rider: Partial<Pick<ManaRestriction, 'hasteFor' | 'uncounterable' | 'whenSpent'>>,
): Effect | null {
  if (effect.kind !== 'addMana' || effect.mana.kind === 'producedByEvent') return null;
  const { mana } = effect;
  return { ...effect, mana: { ...mana, spend: { ...mana.spend, ...rider } } };
}

export function dealtInstead(
  last: Effect,
  test: Condition,
  number: Quantity | null,
  whom: ObjectSet | null,
): Effect | null {
  if (last.kind === 'sequence') {
    const tail = last.of[last.of.length - 1];
    const changed = tail === undefined ? null : dealtInstead(tail, test, number, whom);
    return changed === null ? null : inSequence([...last.of.slice(0, -1), changed]);
  }
  if (last.kind !== 'damage') return null;
  if (whom !== null && JSON.stringify(last.to) !== JSON.stringify(whom)) return null;
  const then: Quantity = number ?? { kind: 'times', of: last.amount, by: 2 };
  return { ...last, amount: { kind: 'conditional', if: test, then, else: last.amount } };
}

function atEitherEnd(counter: Extract<Effect, { readonly kind: 'counter' }>): Effect {
  const options = (['top', 'bottom'] as const).map((position) => ({
    label: position,
    effect: { ...counter, to: { zone: Zone.Library, position } },
  }));
  return { kind: 'chooseEffect', who: YOU, options };
}

/** Where a countered spell goes instead of the graveyard. */
export function counteredTo(last: Effect, to: Destination | 'either end'): Effect | null {
  if (last.kind === 'counter') {
    if (last.to !== undefined) return null;
    return to === 'either end' ? atEitherEnd(last) : { ...last, to };
  }
  if (last.kind === 'mayPay' && last.else !== undefined) {
    const changed = counteredTo(last.else, to);
    return changed === null ? null : { ...last, else: changed };
  }
  if (last.kind !== 'sequence') return null;
  const at = last.of.findLastIndex((each) => each.kind === 'counter' || each.kind === 'mayPay');
  const part = last.of[at];
  const changed = part === undefined ? null : counteredTo(part, to);
  return changed === null ? null : inSequence(last.of.map((each, i) => (i === at ? changed : each)));
}

/** What happens for each of the players who had nothing to do the last instruction with, as it was when they were told. */
export function whoCannot(
  last: Effect,
  whom: PlayerSet,
  then: Effect,
  unable: Extract<Quantity, { readonly kind: 'bound' }>,
): Effect | null {
  const of = unableTo(last, whom);
  if (of === null) return null;
  const each: Effect =
    then.kind === 'draw' && then.count === 1 ? { ...then, count: unable } : { kind: 'repeat', times: unable, do: then };
  return inSequence([{ kind: 'letNumber', as: unable.name, value: { kind: 'countPlayers', of } }, last, each]);
}

/** Who of the players has nothing to give up, which is known before they are told to; `among` only those. */
function unableTo(last: Effect, among: PlayerSet | null = null): PlayerSet | null {
  if ((last.kind !== 'discard' && last.kind !== 'sacrifice') || last.count !== 1) return null;
  const what: PlayerNumber | null =
    last.kind === 'sacrifice'
      ? { kind: 'permanents', filter: last.filter }
      : last.filter === undefined
        ? 'handSize'
        : null;
  if (what === null) return null;
  if (among === null || among.kind === last.who.kind) return { kind: 'having', of: last.who, what, op: '<', value: 1 };
  return last.who.kind === 'eachPlayer' ? { kind: 'having', of: among, what, op: '<', value: 1 } : null;
}

/** "Each opponent who can't loses 3 life." */
export function opponentsWhoCannot(last: Effect, then: Effect, as: string): Effect | null {
  const players = unableTo(last, { kind: 'opponents' });
  return players === null ? null : inSequence([{ kind: 'letPlayers', as, players }, last, then]);
}

/** "If they can't": the one player who was told had nothing to do it with. */
export function ifCannot(
  last: Effect,
  then: Effect,
  unable: Extract<Quantity, { readonly kind: 'bound' }>,
): Effect | null {
  const of = unableTo(last);
  if (of === null) return null;
  const test: Condition = { kind: 'compare', left: unable, op: '>=', right: 1 };
  return inSequence([
    { kind: 'letNumber', as: unable.name, value: { kind: 'countPlayers', of } },
    last,
    conditional(test, then),
  ]);
}

/** The permanent whose ability it was is known before the ability is countered. */
export function withoutActivations(last: Effect): Effect | null {
  if (last.kind !== 'counter') return null;
  const name = 'source';
  const what: Filter = { kind: 'among', what: { kind: 'bound', name } };
  const objects: ObjectSet = {
    kind: 'where',
    from: { kind: 'sourceOf', what: last.what },
    filter: { kind: 'inZone', zone: Zone.Battlefield },
  };
  return inSequence([
    { kind: 'let', as: name, objects },
    last,
    {
      kind: 'applyRule',
      effect: { kind: 'restriction', restriction: { kind: 'cantActivate', what, exceptMana: false } },
      duration: { kind: 'endOfTurn' },
    },
  ]);
}

/** What becomes of the permanent whose ability is countered, if it is one of these: it is known before the ability is countered. */
export function changingSource(
  last: Effect,
  filter: Filter,
  changes: readonly Change[],
  duration: Duration,
): Effect | null {
  if (last.kind !== 'counter') return null;
  const name = 'source';
  const here: Filter = { kind: 'inZone', zone: Zone.Battlefield };
  const objects: ObjectSet = {
    kind: 'where',
    from: { kind: 'sourceOf', what: last.what },
    filter: { kind: 'and', of: [here, filter] },
  };
  const to: ObjectSet = { kind: 'bound', name };
  return inSequence([{ kind: 'let', as: name, objects }, last, { kind: 'apply', to, changes, duration }]);
}

/** What is done each time damage is prevented by the effect that was just made (615.5). */
export function preventing(last: Effect, then: Effect): Effect | null {
  if (!JSON.stringify(then).includes(`"name":"${EVENT_NAMES.amount}"`)) return null;
  if (last.kind === 'sequence') {
    const tail = last.of[last.of.length - 1];
    const made = tail === undefined ? null : preventing(tail, then);
    return made === null ? null : inSequence([...last.of.slice(0, -1), made]);
  }
  if (last.kind !== 'applyReplacement' || last.replacement.kind !== 'damage') return null;
  const { outcome } = last.replacement;
  if (outcome.kind !== 'prevent' || outcome.amount !== 'all' || outcome.then !== undefined) return null;
  return { ...last, replacement: { ...last.replacement, outcome: { ...outcome, then } } };
}

/** The change keeps the card types that are there (205.1b). */
export function stillItsTypes(effect: Effect): Effect | null {
  const changed = rewrite(effect, (part) => (part['kind'] === 'setTypes' ? { ...part, kind: 'addTypes' } : undefined));
  return JSON.stringify(changed).includes('"kind":"addTypes"') ? changed : null;
}

/** "It has …" after a token was made: what the token is made with (111.3). */
export function madeWith(last: Effect, { keywords, abilities }: Granted): Effect | null {
  if (last.kind === 'createTokens') {
    const { token } = last;
    return {
      ...last,
      token: {
        ...token,
        ...tokenKeywords((token.keywords ?? 0) | keywords),
        abilities: [...(token.abilities ?? []), ...abilities],
      },
    };
  }
  if (last.kind === 'may' && last.else === undefined) {
    const done = madeWith(last.do, { keywords, abilities });
    return done === null ? null : { ...last, do: done };
  }
  if (last.kind === 'if' && last.else === undefined) {
    const then = madeWith(last.then, { keywords, abilities });
    return then === null ? null : { ...last, then };
  }
  if (last.kind !== 'sequence') return null;
  const tail = last.of[last.of.length - 1];
  const made = tail === undefined ? null : madeWith(tail, { keywords, abilities });
  return made === null ? null : inSequence([...last.of.slice(0, -1), made]);
}

function tokenKeywords(keywords: number): { readonly keywords?: number } {
  return keywords === 0 ? {} : { keywords };
}

interface Granted {
  readonly keywords: number;
  readonly abilities: readonly Ability[];
}

export function grantedBy(changes: readonly Change[]): Granted {
  return {
    keywords: changes.reduce((bits, each) => bits | (each.kind === 'addKeywords' ? each.keywords : 0), 0),
    abilities: changes.flatMap((each) => (each.kind === 'addAbilities' ? each.abilities : [])),
  };
}

export function withNewTargets(effect: Effect): Effect | null {
  if (effect.kind === 'copySpell') return { ...effect, newTargets: true };
  if (effect.kind === 'delayed') {
    const later = withNewTargets(effect.effect);
    return later === null ? null : { ...effect, effect: later };
  }
  if (effect.kind === 'mayPay' && effect.then !== undefined) {
    const then = withNewTargets(effect.then);
    return then === null ? null : { ...effect, then };
  }
  if (effect.kind === 'if' && effect.else === undefined) {
    const then = withNewTargets(effect.then);
    return then === null ? null : { ...effect, then };
  }
  if (effect.kind === 'may') {
    const done = withNewTargets(effect.do);
    return done === null ? null : { ...effect, do: done };
  }
  if (effect.kind !== 'sequence') return null;
  const last = effect.of[effect.of.length - 1];
  const changed = last === undefined ? null : withNewTargets(last);
  return changed === null ? null : { kind: 'sequence', of: [...effect.of.slice(0, -1), changed] };
}

export function withoutRegeneration(last: Effect): Effect | null {
  if (last.kind === 'destroy') return { ...last, noRegeneration: true };
  if (last.kind !== 'sequence') return null;
  const destroyed = last.of.some((each) => each.kind === 'destroy');
  return destroyed
    ? {
        kind: 'sequence',
        of: last.of.map((each) => (each.kind === 'destroy' ? { ...each, noRegeneration: true } : each)),
      }
    : null;
}
