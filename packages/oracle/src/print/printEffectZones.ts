/** Instructions that move or look at cards: drawing, discarding, moving, exiling, destroying, searching, revealing. */

import { type Effect, type Filter, type Quantity, Zone, type ZoneId } from '@foretell/rules/ir';
import { type Clause, clause, wholeClause, YOU } from './clause.ts';
import type { Noun, PrintContext } from './context.ts';
import { numberWord, words } from './english.ts';
import { fromIt } from './printEffectChoices.ts';
import { headNoun, nounPhrase } from './printFilter.ts';
import { exileClause, moveClause } from './printMove.ts';
import { anyOfPlayers } from './printPlayers.ts';
import { counted, quantityValue } from './printQuantity.ts';
import { printObjects, withDeterminer } from './printReference.ts';
import { lookedAt, reveal, search, shown } from './printSearch.ts';
import { withPlayers } from './subjects.ts';

type ZoneEffect = Extract<
  Effect,
  {
    readonly kind:
      | 'draw'
      | 'discard'
      | 'mill'
      | 'move'
      | 'exile'
      | 'destroy'
      | 'sacrifice'
      | 'sacrificeObjects'
      | 'counter'
      | 'shuffle'
      | 'search'
      | 'reveal'
      | 'lookAt'
      | 'scry'
      | 'surveil'
      | 'revealUntil';
  }
>;

export function zoneClauses(effect: ZoneEffect, context: PrintContext): Clause[] {
  switch (effect.kind) {
    case 'draw':
      return [
        withPlayers(effect.who, context, (subject) => {
          const noun = context.additionalDraws ? 'additional card' : 'card';
          const text = counted(effect.count, noun, context).replace(/^a number of cards equal/, 'cards equal');
          context.bind(effect.as, cardNoun(effect.count, Zone.Hand, 'your'));
          return clause(subject, 'draw', text, 'draw');
        }),
      ];
    case 'discard':
      return discard(effect, context);
    case 'mill':
      return [
        withPlayers(effect.who, context, (subject) => {
          const text = counted(effect.count, 'card', context);
          context.bind(effect.as, cardNoun(effect.count, Zone.Graveyard, subject.person === 'you' ? 'your' : 'their'));
          return clause(subject, 'mill', text, 'mill');
        }),
      ];
    case 'move':
      return [moveClause(effect, context)];
    case 'exile':
      return [exileClause(effect, context)];
    case 'destroy':
      return destroyClauses(effect, context);
    case 'sacrifice':
      return [sacrifice(effect, context)];
    case 'sacrificeObjects':
      if (effect.who === undefined)
        return [clause(YOU, 'sacrifice', printObjects(effect.what, context).text, 'sacrifice')];
      return [
        withPlayers(effect.who, context, (subject) =>
          clause(subject, 'sacrifice', printObjects(effect.what, context).text, 'sacrifice'),
        ),
      ];
    case 'counter':
      return counter(effect, context);
    case 'shuffle':
      return [withPlayers(effect.who, context, (subject) => clause(subject, 'shuffle', '', 'shuffle'))];
    case 'search':
      return search(effect, context);
    case 'reveal':
      return [reveal(effect, context)];
    case 'lookAt':
      return [
        withPlayers(effect.who, context, (subject) => {
          const text = lookedAt(effect.what, context);
          shown(effect.what, effect.as, context);
          return clause(subject, 'look at', text, 'lookAt');
        }),
      ];
    case 'scry':
    case 'surveil':
      return [
        withPlayers(effect.who, context, (subject) =>
          clause(subject, effect.kind, quantityValue(effect.count, context), effect.kind),
        ),
      ];
    case 'revealUntil':
      return [
        withPlayers(effect.who, context, (subject) => {
          const several = effect.count !== undefined;
          const plain = nounPhrase(effect.filter, context, { place: 'card', many: several });
          const noun = effect.count === undefined ? withDeterminer(plain) : countedNouns(effect.count, plain, context);
          const your = subject.person === 'you' ? 'your' : 'their';
          context.bind(effect.others, {
            later: 'the rest',
            many: true,
            player: false,
            zone: Zone.Library,
            owner: your,
          });
          const later = several ? 'those cards' : 'that card';
          context.bind(effect.as, { later, many: several, player: false, zone: Zone.Library, owner: your });
          const verb = effect.exile === true ? 'exile' : 'reveal';
          return clause(
            subject,
            verb,
            `cards from the top of ${your} library until ${subject.person === 'you' ? 'you' : 'they'} ${verb} ${noun}`,
            'revealUntil',
          );
        }),
      ];
  }
}

function countedNouns(count: Quantity, nouns: string, context: PrintContext): string {
  if (typeof count === 'number') return `${numberWord(count)} ${nouns}`;
  return count.kind === 'x' ? `X ${nouns}` : `a number of ${nouns} equal to ${quantityValue(count, context)}`;
}

function cardNoun(count: Quantity, zone: ZoneId, owner: string): Noun {
  return { later: count === 1 ? 'that card' : 'those cards', many: count !== 1, player: false, zone, owner };
}

function discard(effect: Effect & { readonly kind: 'discard' }, context: PrintContext): Clause[] {
  const { count } = effect;
  if (effect.chosenBy !== undefined && count !== 'hand') return chosenDiscard(effect, count, context);
  return [
    withPlayers(effect.who, context, (subject) => {
      if (count === 'hand' && effect.filter !== undefined) {
        context.bind(effect.as, cardNoun(2, Zone.Graveyard, subject.person === 'you' ? 'your' : 'their'));
        const all = nounPhrase(effect.filter, context, { place: 'card', many: true });
        return clause(subject, 'discard', `all ${all}`, 'discard');
      }
      if (count === 'hand')
        return clause(subject, 'discard', `${subject.person === 'you' ? 'your' : 'their'} hand`, 'discard');
      if (effect.what !== undefined) {
        const those = printObjects(effect.what, context).text;
        context.bind(effect.as, cardNoun(count, Zone.Graveyard, subject.person === 'you' ? 'your' : 'their'));
        return clause(subject, 'discard', those, 'discard');
      }
      const noun = nounPhrase(effect.filter ?? { kind: 'any' }, context, { place: 'card', many: false });
      context.bind(effect.as, cardNoun(count, Zone.Graveyard, subject.person === 'you' ? 'your' : 'their'));
      return clause(
        subject,
        'discard',
        words(
          effect.upTo === true ? atMost(count, noun, context) : counted(count, noun, context),
          effect.atRandom === true ? 'at random' : '',
        ),
        'discard',
      );
    }),
  ];
}

/** "You choose a nonland card from it. That player discards that card." */
function chosenDiscard(
  effect: Effect & { readonly kind: 'discard' },
  count: Quantity,
  context: PrintContext,
): Clause[] {
  const noun = nounPhrase(effect.filter ?? { kind: 'any' }, context, { place: 'card', many: false });
  const chooser =
    effect.chosenBy?.kind === 'you'
      ? 'you choose'
      : `${effect.chosenBy === undefined ? 'that player' : anyOfPlayers(effect.chosenBy, context)} chooses`;
  const choose = wholeClause(`${chooser} ${fromIt(counted(count, noun, context))}`, 'chooseDiscard');
  const thrown = withPlayers(effect.who, context, (subject) =>
    clause(subject, 'discard', count === 1 ? 'that card' : 'those cards', 'discard'),
  );
  context.bind(effect.as, cardNoun(count, Zone.Graveyard, 'their'));
  return [choose, thrown];
}

function destroyClauses(effect: Effect & { readonly kind: 'destroy' }, context: PrintContext): Clause[] {
  const one = effect.what.kind === 'all' && JSON.stringify(effect.what.filter).includes('"manaValue"');
  const phrase = printObjects(effect.what, context, one ? 'each' : 'all');
  const clauses = [clause(YOU, 'destroy', phrase.text, 'destroy')];
  context.bind(effect.as, {
    later: phrase.many ? 'the permanents destroyed this way' : 'that permanent',
    many: phrase.many,
    player: false,
  });
  if (effect.noRegeneration === true)
    clauses.push(wholeClause(`${phrase.many ? 'they' : 'it'} can't be regenerated`, 'destroy'));
  return clauses;
}

/** "any number of cards", "up to two cards". */
function atMost(count: Quantity, noun: string, context: PrintContext): string {
  if (typeof count === 'number' && count >= 1000)
    return `any number of ${counted(2, noun, context).replace(/^two /, '')}`;
  return `up to ${count === 1 ? `one ${noun}` : counted(count, noun, context)}`;
}

function sacrifice(effect: Effect & { readonly kind: 'sacrifice' }, context: PrintContext): Clause {
  return withPlayers(effect.who, context, (subject) => {
    const filter = withoutControl(effect.filter);
    const one = effect.count === 1;
    const noun = nounPhrase(filter, context, { place: 'permanent', many: false });
    const choice = subject.person === 'you' ? '' : ' of their choice';
    const text =
      effect.upTo === true
        ? atMost(effect.count, noun, context)
        : one
          ? withDeterminer(noun)
          : counted(effect.count, noun, context);
    context.bind(effect.as, {
      later: one
        ? `the sacrificed ${headNoun(filter, context, 'permanent', false)}`
        : `the sacrificed ${headNoun(filter, context, 'permanent', true)}`,
      many: !one,
      player: false,
      zone: Zone.Graveyard,
    });
    return clause(subject, 'sacrifice', text + choice, 'sacrifice');
  });
}

/** Who sacrifices controls what is sacrificed (701.21a), so the text does not say so. */
function withoutControl(filter: Filter): Filter {
  if (filter.kind === 'controlledBy') return { kind: 'any' };
  return filter.kind === 'and' ? { kind: 'and', of: filter.of.filter((part) => part.kind !== 'controlledBy') } : filter;
}

function counter(effect: Effect & { readonly kind: 'counter' }, context: PrintContext): Clause[] {
  const text = printObjects(effect.what, context, 'all').text;
  const clauses = [clause(YOU, 'counter', text, 'counter')];
  if (effect.to === undefined) return clauses;
  const { to } = effect;
  const instead =
    to.zone === Zone.Exile
      ? 'exile it'
      : to.zone === Zone.Hand
        ? "put it into its owner's hand"
        : to.shuffle === true
          ? "shuffle it into its owner's library"
          : `put it on ${to.position === 'bottom' ? 'the bottom' : 'top'} of its owner's library`;
  return [
    ...clauses,
    wholeClause(
      `if that spell is countered this way, ${instead} instead of ${to.zone === Zone.Exile ? "putting it into its owner's graveyard" : "into that player's graveyard"}`,
      'counter',
    ),
  ];
}
