/** Instructions that move or look at cards: drawing, discarding, moving, exiling, destroying, searching, revealing. */
import {
  type Effect,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { type Clause, clause, wholeClause, YOU } from './clause.ts';
import type { Noun, PrintContext } from './context.ts';
import { moveVerb, originOf, printDestination } from './destination.ts';
import { joinList, numberWord, words } from './english.ts';
import { printDuration } from './printContinuous.ts';
import { fromIt, nounOfSet, shownNoun } from './printEffectChoices.ts';
import { headNoun, nounPhrase } from './printFilter.ts';
import { counted, quantityValue } from './printQuantity.ts';
import { anyOfPlayers, playersPossessive, printObjects, withDeterminer } from './printReference.ts';
import { withPlayers } from './subjects.ts';
import { zoneName } from './vocabulary.ts';

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
      return [clause(YOU, 'sacrifice', printObjects(effect.what, context).text, 'sacrifice')];
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
          const noun = withDeterminer(nounPhrase(effect.filter, context, { place: 'card', many: false }));
          const your = subject.person === 'you' ? 'your' : 'their';
          context.bind(effect.others, {
            later: 'all other cards revealed this way',
            many: true,
            player: false,
            zone: Zone.Library,
            owner: your,
          });
          context.bind(effect.as, { later: 'that card', many: false, player: false, zone: Zone.Library, owner: your });
          return clause(
            subject,
            'reveal',
            `cards from the top of ${your} library until ${subject.person === 'you' ? 'you reveal' : 'they reveal'} ${noun}`,
            'revealUntil',
          );
        }),
      ];
  }
}

function cardNoun(count: Quantity, zone: ZoneId, owner: string): Noun {
  return { later: count === 1 ? 'that card' : 'those cards', many: count !== 1, player: false, zone, owner };
}

function discard(effect: Effect & { readonly kind: 'discard' }, context: PrintContext): Clause[] {
  const { count } = effect;
  if (effect.chosenBy !== undefined && count !== 'hand') return chosenDiscard(effect, count, context);
  return [
    withPlayers(effect.who, context, (subject) => {
      if (count === 'hand')
        return clause(subject, 'discard', `${subject.person === 'you' ? 'your' : 'their'} hand`, 'discard');
      const noun = nounPhrase(effect.filter ?? { kind: 'any' }, context, { place: 'card', many: false });
      context.bind(effect.as, cardNoun(count, Zone.Graveyard, subject.person === 'you' ? 'your' : 'their'));
      return clause(
        subject,
        'discard',
        words(counted(count, noun, context), effect.atRandom === true ? 'at random' : ''),
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

/** Whether a move is of "the rest": it joins the move before it without its verb. */
function isRest(what: ObjectSet, text: string): boolean {
  return text === 'the rest' || text === 'the other' || (what.kind === 'bound' && text === 'the other');
}

function moveClause(effect: Effect & { readonly kind: 'move' }, context: PrintContext): Clause {
  const whole = shuffleZones(effect, context);
  if (whole !== null) return whole;
  const phrase = printObjects(effect.what, context);
  const origin = originOf(effect.what, context, phrase.many && phrase.text !== 'the other' ? true : phrase.many);
  const verb = moveVerb(effect.to, origin);
  const exiled =
    origin.zone === Zone.Exile && verb === 'return' && phrase.text === 'it' && effect.what.kind === 'bound';
  const fromGraveyard =
    effect.what.kind === 'self' &&
    context.selfIsCard &&
    origin.zone === Zone.Graveyard &&
    phrase.text === context.self.card;
  const spoken = exiled ? 'that card' : phrase.text === 'all cards from your hand' ? 'your hand' : phrase.text;
  const where = printDestination(effect.to, verb, origin, context);
  const looked =
    origin.zone === Zone.Library &&
    phrase.text === 'them' &&
    effect.to.zone === Zone.Library &&
    effect.to.position === 'top' &&
    effect.to.orderedBy !== undefined;
  if (looked) return clause(YOU, 'put', 'them back in any order', 'putBackLooked');
  const tag = isRest(effect.what, phrase.text)
    ? 'moveRest'
    : verb === 'return'
      ? 'return'
      : origin.zone === Zone.Hand && effect.to.zone === Zone.Library
        ? 'putBack'
        : 'move';
  rebind(effect.what, effect.as, phrase.many, effect.to.zone, context);
  return clause(YOU, verb, `${spoken}${fromGraveyard ? ' from your graveyard' : ''} ${where}`, tag);
}

/** After a move the objects are spoken of as where they are now. */
function rebind(what: ObjectSet, as: string | undefined, many: boolean, zone: ZoneId, context: PrintContext): void {
  const name = as ?? (what.kind === 'bound' ? what.name : undefined);
  if (name === undefined) return;
  const before = what.kind === 'bound' ? context.nounOf(what.name) : undefined;
  const head =
    zone === Zone.Battlefield ? (many ? 'those permanents' : 'that permanent') : many ? 'those cards' : 'that card';
  const later = zone === Zone.Battlefield && before !== undefined && !/card/.test(before.later) ? before.later : head;
  const owner = before?.owner === undefined ? {} : { owner: before.owner };
  context.bind(name, { later, many, player: false, zone, ...owner });
}

/** Whole hands and graveyards are named as such: "exile target player's graveyard", "their hand and graveyard". */
function wholeZones(what: ObjectSet, context: PrintContext): string | null {
  const parts = what.kind === 'union' ? what.of : [what];
  const zones: string[] = [];
  let owner: PlayerSet | null = null;
  for (const part of parts) {
    if (part.kind !== 'all' || part.filter.kind !== 'any' || (part.zone !== Zone.Hand && part.zone !== Zone.Graveyard))
      return null;
    if (part.of !== undefined && owner !== null && JSON.stringify(owner) !== JSON.stringify(part.of)) return null;
    owner = part.of ?? { kind: 'eachPlayer' };
    zones.push(zoneName(part.zone));
  }
  if (owner === null) return null;
  if (owner.kind === 'eachPlayer')
    return zones.length === 1 ? `all ${zones[0]}s` : `all ${zones.map((name) => `${name}s`).join(' and ')}`;
  return `${playersPossessive(owner, context)} ${zones.join(' and ')}`;
}

/** "each player shuffles their hand and graveyard into their library": the owner of whole zones acts. */
function shuffleZones(effect: Effect & { readonly kind: 'move' }, context: PrintContext): Clause | null {
  if (effect.to.zone !== Zone.Library || effect.to.shuffle !== true) return null;
  const first = effect.what.kind === 'union' ? effect.what.of[0] : effect.what;
  if (first?.kind !== 'all' || first.of === undefined) return null;
  return withPlayers(first.of, context, (subject) => {
    const zones = wholeZones(effect.what, context);
    if (zones === null) return null;
    const their = subject.person === 'you' ? 'your' : 'their';
    return clause(
      subject,
      'shuffle',
      `${zones
        .replace(/^all hands and graveyards$/, 'their hand and graveyard')
        .replace(/^all graveyards$/, 'their graveyard')
        .replace(/^all hands$/, 'their hand')} into ${their} library`,
      'shuffleZones',
    );
  });
}

function exileClause(effect: Effect & { readonly kind: 'exile' }, context: PrintContext): Clause {
  const zones = wholeZones(effect.what, context);
  const phrase = zones === null ? printObjects(effect.what, context) : { text: zones, many: true };
  const until =
    effect.until === undefined
      ? ''
      : effect.until.kind === 'whileSourceOnBattlefield'
        ? `until ${selfText(context)} leaves the battlefield`
        : printDuration(effect.until, context);
  rebind(effect.what, effect.as, phrase.many, Zone.Exile, context);
  return clause(YOU, 'exile', words(phrase.text, effect.faceDown === true ? 'face down' : '', until), 'exile');
}

function selfText(context: PrintContext): string {
  return context.self.permanent;
}

function destroyClauses(effect: Effect & { readonly kind: 'destroy' }, context: PrintContext): Clause[] {
  const phrase = printObjects(effect.what, context);
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

function sacrifice(effect: Effect & { readonly kind: 'sacrifice' }, context: PrintContext): Clause {
  return withPlayers(effect.who, context, (subject) => {
    const filter = withoutControl(effect.filter);
    const one = effect.count === 1;
    const noun = nounPhrase(filter, context, { place: 'permanent', many: false });
    const choice = subject.person === 'you' ? '' : ' of their choice';
    const text = one ? withDeterminer(noun) : counted(effect.count, noun, context);
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

function search(effect: Effect & { readonly kind: 'search' }, context: PrintContext): Clause[] {
  return withPlayers(effect.who, context, (subject) => {
    const own = subject.key === JSON.stringify(effect.libraries);
    const whose = own ? (subject.person === 'you' ? 'your' : 'their') : playersPossessive(effect.libraries, context);
    const zones = [...(effect.zones ?? []).map(zoneName).filter((name) => name !== 'library'), 'library'];
    const order = ['graveyard', 'hand', 'library'].filter((name) => zones.includes(name));
    const place =
      effect.each === true && !own
        ? `${whose} library`
        : `${whose} ${order.length > 1 ? joinSearch(order) : 'library'}`;
    const many = effect.max !== 1 || effect.each === true;
    const noun = nounPhrase(effect.filter, context, { place: 'card', many: effect.max !== 1 });
    const differing = effect.differentNames === true ? ' with different names' : '';
    const owner = own ? whose : effect.libraries.kind === 'you' ? 'your' : 'their';
    context.bind(effect.as, {
      later: many ? 'those cards' : 'that card',
      many,
      player: false,
      zone: Zone.Library,
      owner,
    });
    if (effect.filter.kind === 'any' && !many && effect.reveal !== true) context.forgetSalient();
    const verb = clause(
      subject,
      'search',
      `${place} for ${searched(effect.min, effect.max, noun, context)}${differing}`,
      'search',
    );
    return effect.reveal === true
      ? [
          verb,
          clause(
            subject,
            'reveal',
            many ? (effect.min === 0 || effect.max !== 1 ? 'those cards' : 'them') : 'it',
            'reveal',
          ),
        ]
      : [verb];
  });
}

function joinSearch(zones: readonly string[]): string {
  return zones.length === 2
    ? joinList(zones, 'and').replace(' and ', ' and/or ')
    : zones.length === 3
      ? `${zones[0]}, ${zones[1]}, and ${zones[2]}`
      : joinList(zones, 'and');
}

/** "a basic land card", "up to two basic land cards", "any number of Goblin cards". */
function searched(min: Quantity, max: Quantity, noun: string, context: PrintContext): string {
  if (max === 1) return withDeterminer(noun);
  if (typeof max === 'number') {
    if (max >= 50) return `any number of ${noun}`;
    return min === max ? `${numberWord(max)} ${noun}` : `up to ${numberWord(max)} ${noun}`;
  }
  const most = quantityValue(max, context);
  if (most === 'X') return min === 0 ? `up to X ${noun}` : `X ${noun}`;
  return most === 'that much' ? `that many ${noun}` : `up to a number of ${noun} equal to ${most}`;
}

function reveal(effect: Effect & { readonly kind: 'reveal' }, context: PrintContext): Clause {
  const { what } = effect;
  const owner =
    what.kind === 'topOfLibrary'
      ? what.of
      : what.kind === 'all' && (what.zone === Zone.Hand || what.zone === Zone.Library)
        ? what.of
        : undefined;
  if (owner === undefined) {
    const phrase = printObjects(what, context);
    context.bind(effect.as, { ...nounOfSet(what, context), many: phrase.many });
    return clause(YOU, 'reveal', phrase.text, 'reveal');
  }
  return withPlayers(owner, context, (subject) => {
    const whole = what.kind === 'all' && what.filter.kind === 'any';
    const text =
      whole && what.kind === 'all'
        ? `${subject.person === 'you' ? 'your' : 'their'} ${zoneName(what.zone)}`
        : printObjects(what, context).text;
    shown(what, effect.as, context);
    return clause(subject, 'reveal', text, 'revealTop');
  });
}

/** What has been shown is next spoken of as "that card" or "them". */
function shown(what: ObjectSet, as: string | undefined, context: PrintContext): void {
  const noun = shownNoun(what, context);
  context.bind(as, noun);
  if (!noun.many) context.forgetSalient();
}

/** What is looked at: "target player's hand", "the top three cards of your library". */
function lookedAt(what: ObjectSet, context: PrintContext): string {
  if (what.kind === 'all' && what.filter.kind === 'any' && what.of !== undefined && what.zone !== Zone.Battlefield)
    return `${playersPossessive(what.of, context)} ${zoneName(what.zone)}`;
  return printObjects(what, context).text;
}
