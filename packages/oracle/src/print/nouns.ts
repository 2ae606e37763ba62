/** What sets and choices are called once a name stands for them: "those cards", "that creature", "the rest". */

import type { Effect, ObjectSet } from '@foretell/rules/ir';
import type { Noun, PrintContext } from './context.ts';
import { headNoun } from './printFilter.ts';
import { placeOf } from './printReference.ts';

/** A set that has been shown: a whole hand is "it". */
export function shownNoun(set: ObjectSet, context: PrintContext): Noun {
  const noun = nounOfSet(set, context);
  return set.kind === 'all' && set.zone === 2 && set.filter.kind === 'any'
    ? { ...noun, later: 'it', pronoun: 'it' }
    : noun;
}

/** How a set is spoken of once a name stands for it. */
export function nounOfSet(set: ObjectSet, context: PrintContext): Noun {
  switch (set.kind) {
    case 'bound':
      return context.nounOf(set.name) ?? { later: 'that object', many: false, player: false };
    case 'all':
      return {
        later: `those ${headNoun(set.filter, context, placeOf(set.zone), true)}`,
        many: true,
        player: false,
        zone: set.zone,
        ...(set.of?.kind === 'you' ? { owner: 'your' } : {}),
      };
    case 'topOfLibrary':
    case 'bottomOfLibrary': {
      const severalPlayers =
        set.of.kind === 'eachPlayer' || set.of.kind === 'opponents' || set.of.kind === 'otherPlayers';
      const many = set.count !== 1 || severalPlayers;
      return {
        later: many ? 'those cards' : 'that card',
        ...(set.count === 2 && !severalPlayers ? { pair: true } : {}),
        many,
        player: false,
        zone: 1,
        ...(set.of.kind === 'you' ? { owner: 'your' } : { owner: 'their' }),
      };
    }
    case 'where':
      return { ...nounOfSet(set.from, context), many: true };
    case 'minus':
      return { ...nounOfSet(set.from, context), later: 'the rest' };
    case 'union':
      return {
        later: set.of.every((each) => nounOfSet(each, context).zone === 1) ? 'those cards' : 'those objects',
        many: true,
        player: false,
      };
    case 'self':
      return { later: context.self.permanent, many: false, player: false };
    case 'attachedTo':
      return { later: context.self.host.replace(/^\w+/, 'that'), many: false, player: false };
    case 'encodedCreature':
    case 'pairedWith':
      return { later: 'that creature', many: false, player: false };
    case 'targetsOf':
      return { later: 'those permanents', many: true, player: false };
    case 'sourceOf':
      return { later: 'that permanent', many: false, player: false };
    case 'attachmentsOf':
      return { later: 'those permanents', many: true, player: false };
    case 'became':
      return { later: 'those cards', many: true, player: false, zone: set.zone };
    case 'encodedCards':
    case 'exiledWithSource':
      return { later: 'those cards', many: true, player: false, zone: 6 };
  }
}

/** One chosen object: "that card", many: "those cards". */
export function chosenNoun(effect: Effect & { readonly kind: 'chooseObjects' }, context: PrintContext): Noun {
  const set = nounOfSet(effect.from, context);
  const many = effect.max !== 1;
  const head = set.later
    .replace(/^(those two|those|the rest of|that|all) /, '')
    .replace(/^the rest$/, 'cards')
    .replace(/^the (cards|creatures|permanents) .*$/, '$1');
  const single = /^(the|this) /.test(set.later) ? 'card' : singularHead(head);
  const { pair: _pair, pronoun: _pronoun, ...rest } = set;
  return { ...rest, later: many ? `those ${head}` : `that ${single}`, many };
}

function singularHead(head: string): string {
  if (head.endsWith('ies')) return `${head.slice(0, -3)}y`;
  return head.endsWith('s') ? head.slice(0, -1) : head;
}

/** A pile is where the separated cards were, and theirs who owned them. */
export function pileNoun(later: string, piles: Noun | undefined): Noun {
  const { zone, owner } = piles ?? {};
  return {
    later,
    many: true,
    player: false,
    ...(zone === undefined ? {} : { zone }),
    ...(owner === undefined ? {} : { owner }),
  };
}
