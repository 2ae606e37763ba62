/** Damage, life and counters. */
import type { Effect, Quantity } from '@foretell/rules/ir';
import { type Clause, clause, type Subject, wholeClause, YOU } from './clause.ts';
import type { PrintContext } from './context.ts';
import { possessive, words } from './english.ts';
import { printCondition } from './printCondition.ts';
import { printPlayers } from './printPlayers.ts';
import { counted, counterNoun, measured, quantityValue } from './printQuantity.ts';
import { eachOf, printObjects } from './printReference.ts';
import { objectSubject, withPlayers } from './subjects.ts';

type NumberEffect = Extract<
  Effect,
  {
    readonly kind:
      | 'damage'
      | 'dividedDamage'
      | 'divideDamage'
      | 'dividedCounters'
      | 'moreOfEachCounter'
      | 'fight'
      | 'gainLife'
      | 'loseLife'
      | 'setLife'
      | 'putCounters'
      | 'putCountersOf'
      | 'removeCounters'
      | 'moveCounters'
      | 'playerCounters'
      | 'proliferate';
  }
>;

/** What is divided, and among what. */
function divided(
  { amounts, targets }: { readonly amounts: string; readonly targets: string },
  context: PrintContext,
): { readonly amount: Quantity; readonly among: string } {
  const amount = context.divided.get(amounts)?.amount ?? { kind: 'bound', name: amounts };
  return { amount, among: printObjects({ kind: 'bound', name: targets }, context).text };
}

export function numberClauses(effect: NumberEffect, context: PrintContext): Clause[] {
  switch (effect.kind) {
    case 'damage':
      return damage(effect, context);
    case 'moreOfEachCounter': {
      const on = printObjects({ kind: 'bound', name: effect.targets }, context).text;
      return [
        wholeClause(
          `for each kind of counter on ${on}, give that permanent or player another counter of that kind`,
          'putCounters',
        ),
      ];
    }
    case 'dividedCounters': {
      const { amount, among } = divided(effect, context);
      return [
        clause(
          YOU,
          'distribute',
          `${counted(amount, `${effect.counter} counter`, context)} among ${among}`,
          'putCounters',
        ),
      ];
    }
    case 'dividedDamage': {
      const subject = objectSubject(effect.source ?? { kind: 'self' }, context);
      const { amount, among } = divided(effect, context);
      return [
        clause(
          subject,
          'deal',
          `${measured(amount, 'damage', context)} divided as you choose among ${among}`,
          'damage',
        ),
      ];
    }
    case 'divideDamage': {
      const subject = objectSubject(effect.source ?? { kind: 'self' }, context);
      const who = effect.by.kind === 'you' ? 'you choose' : 'its controller chooses';
      const amount = measured(effect.amount, 'damage', context);
      const among = printObjects(effect.among, context).text;
      return [clause(subject, 'deal', `${amount} divided as ${who} among any number of ${among}`, 'damage')];
    }
    case 'fight': {
      const subject = objectSubject(effect.a, context);
      return [clause(subject, 'fight', printObjects(effect.b, context).text, 'fight')];
    }
    case 'gainLife':
    case 'loseLife':
      return [
        withPlayers(effect.who, context, (subject) => ({
          ...clause(
            subject,
            effect.kind === 'gainLife' ? 'gain' : 'lose',
            measured(effect.amount, 'life', context),
            effect.kind,
          ),
          sayYou: true,
        })),
      ];
    case 'setLife': {
      const whose = effect.who.kind === 'you' ? 'your' : `${printPlayers(effect.who, context)}'s`;
      return [wholeClause(`${whose} life total becomes ${quantityValue(effect.amount, context)}`, 'setLife')];
    }
    case 'putCounters':
      return [putCounters(effect, context)];
    case 'putCountersOf': {
      if (JSON.stringify(effect.of) === JSON.stringify(effect.what)) {
        const on = printObjects(effect.what, context).text;
        return [clause(YOU, 'double', `the number of each kind of counter on ${on}`, 'putCounters')];
      }
      const from = printObjects(effect.of, context);
      const whose = from.text === 'it' ? 'its' : possessive(from.text);
      return [clause(YOU, 'put', `${whose} counters on ${printObjects(effect.what, context).text}`, 'putCounters')];
    }
    case 'removeCounters': {
      const amount = countersRemoved(effect, context);
      return [
        clause(YOU, 'remove', `${amount} from ${printObjects(effect.what, context, 'each').text}`, 'removeCounters'),
      ];
    }
    case 'moveCounters': {
      const amount =
        effect.count === 'all'
          ? `all ${effect.counter} counters`
          : counted(effect.count, `${effect.counter} counter`, context);
      const from = printObjects(effect.from, context).text;
      return [
        clause(YOU, 'move', `${amount} from ${from} onto ${printObjects(effect.to, context).text}`, 'moveCounters'),
      ];
    }
    case 'playerCounters':
      return [
        withPlayers(effect.who, context, (subject) => ({
          ...clause(subject, 'get', energyOrCounters(effect.counter, effect.count, context), 'playerCounters'),
          sayYou: true,
        })),
      ];
    case 'proliferate':
      return [withPlayers(effect.who, context, (subject) => clause(subject, 'proliferate', '', 'proliferate'))];
  }
}

function energyOrCounters(counter: string, count: Quantity, context: PrintContext): string {
  if (counter === 'energy' && typeof count === 'number') return '{E}'.repeat(count);
  return counted(count, `${counter} counter`, context);
}

function putCounters(effect: Effect & { readonly kind: 'putCounters' }, context: PrintContext): Clause {
  if (doubles(effect)) {
    const where = eachOf(printObjects(effect.what, context, 'each'));
    return clause(YOU, 'double', `the number of ${effect.counter} counters on ${where}`, 'putCounters');
  }
  const amount = counted(effect.count, `${effect.counter} counter`, context);
  const each = / (for each|equal to) .*$/.exec(amount);
  const what = eachOf(printObjects(effect.what, context, 'each'));
  const text = each === null ? `${amount} on ${what}` : `${amount.slice(0, each.index)} on ${what}${each[0]}`;
  return clause(YOU, 'put', text.replace(/^X (.*) on (.*) equal to/, '$1'), 'putCounters');
}

function damage(effect: Effect & { readonly kind: 'damage' }, context: PrintContext): Clause[] {
  const { amount } = effect;
  const subject = objectSubject(effect.source ?? { kind: 'self' }, context);
  if (typeof amount === 'object' && amount.kind === 'conditional')
    return conditionalDamage(effect, amount, subject, context);
  return [
    damageClause(effect, amount, subject, context),
    ...excessElsewhere(effect, context),
    ...unpreventable(effect),
  ];
}

function excessElsewhere(effect: Effect & { readonly kind: 'damage' }, context: PrintContext): Clause[] {
  if (effect.excessTo === undefined) return [];
  return [wholeClause(`excess damage is dealt to ${printPlayers(effect.excessTo, context)} instead`, 'damageRule')];
}

function unpreventable(effect: Effect & { readonly kind: 'damage' }): Clause[] {
  return effect.unpreventable === true ? [wholeClause("the damage can't be prevented", 'damageRule')] : [];
}

function damageClause(
  effect: Effect & { readonly kind: 'damage' },
  amount: Quantity,
  subject: Subject,
  context: PrintContext,
): Clause {
  const measure = measured(amount, 'damage', context);
  const to = damaged(effect, context);
  context.numbers.delete(effect.as ?? '');
  if (effect.excessAs !== undefined) context.excess.add(effect.excessAs);
  return clause(subject, 'deal', words(measure.includes(', rounded') ? `${measure},` : measure, 'to', to), 'damage');
}

/** "… deals 2 damage to any target. If …, it deals 7 damage instead." */
function conditionalDamage(
  effect: Effect & { readonly kind: 'damage' },
  amount: Extract<Quantity, { readonly kind: 'conditional' }>,
  subject: Subject,
  context: PrintContext,
): Clause[] {
  const usual = damageClause(effect, amount.else, subject, context);
  context.forgetSalient();
  const condition = printCondition(amount.if, context);
  return [
    usual,
    wholeClause(`if ${condition}, it deals ${measured(amount.then, 'damage', context)} instead`, 'damageRule'),
    ...unpreventable(effect),
  ];
}

/** What is dealt damage: one bound name for objects and players is one phrase ("any target"). */
function damaged(effect: Effect & { readonly kind: 'damage' }, context: PrintContext): string {
  const { to, players } = effect;
  if (to?.kind === 'bound' && players?.kind === 'bound' && to.name === players.name)
    return eachOf(printObjects(to, context));
  // What is attacked, whichever it is.
  if (to?.kind === 'where' && JSON.stringify(to.from) === JSON.stringify(players))
    return eachOf(printObjects(to.from, context));
  const parts: string[] = [];
  if (to !== undefined) parts.push(eachOf(printObjects(to, context, 'each')));
  if (players !== undefined) parts.push(printPlayers(players, context));
  return parts.join(' and ');
}

/** "all counters", "any number of counters", "up to three time counters". */
function countersRemoved(
  { counter, count, upTo }: Effect & { readonly kind: 'removeCounters' },
  context: PrintContext,
): string {
  const noun = counterNoun(counter);
  if (count === 'all') return `${upTo === true ? 'any number of' : 'all'} ${noun}s`;
  return `${upTo === true ? 'up to ' : ''}${counted(count, noun, context)}`;
}

/** As many counters as there are of the kind already (701.10e). */
function doubles({ what, counter, count }: Effect & { readonly kind: 'putCounters' }): boolean {
  if (typeof count === 'number' || count.kind !== 'counters' || count.counter !== counter) return false;
  return JSON.stringify(count.of) === JSON.stringify(what);
}
