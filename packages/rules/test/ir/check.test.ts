// Unbound names are found where they stand, and nothing that is bound is reported.
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  checkBindings,
  checkCardBindings,
  type Effect,
  type Filter,
  type ObjectSet,
  type TargetSpec,
  Zone,
} from '../../src/ir/index.ts';

const any: Filter = { kind: 'any' };
const you = { kind: 'you' } as const;

function named(name: string): { readonly kind: 'bound'; readonly name: string } {
  return { kind: 'bound', name };
}

function spell(effect: Effect, ...targets: TargetSpec[]): Ability {
  return { kind: 'spell', targets, effect };
}

function target(name: string): TargetSpec {
  return { name, what: any, zone: Zone.Battlefield, players: null, min: 1, max: 1 };
}

function destroy(what: ObjectSet): Effect {
  return { kind: 'destroy', what };
}

function inOrder(...of: Effect[]): Effect {
  return { kind: 'sequence', of };
}

const reveal: Effect = { kind: 'reveal', what: { kind: 'topOfLibrary', of: you, count: 1 }, as: 'revealed' };

function unbound(ability: Ability): string[] {
  return checkBindings(ability).map((problem) => `${problem.name} at ${problem.path}`);
}

describe('names in abilities', () => {
  it('reports a name that nothing binds, with its place', () => {
    expect(unbound(spell(inOrder(reveal, destroy(named('tarqet'))), target('target')))).toEqual([
      'tarqet at spell.effect.of[1].what',
    ]);
  });

  it('knows targets, and results of earlier instructions only', () => {
    expect(unbound(spell(destroy(named('target')), target('target')))).toEqual([]);
    expect(unbound(spell(inOrder(reveal, destroy(named('revealed')))))).toEqual([]);
    expect(unbound(spell(inOrder(destroy(named('revealed')), reveal)))).toEqual([
      'revealed at spell.effect.of[0].what',
    ]);
  });

  it('ends names of a loop with the loop', () => {
    const loop: Effect = {
      kind: 'forEachPlayer',
      of: you,
      as: 'each',
      do: inOrder(reveal, destroy(named('revealed'))),
    };
    expect(unbound(spell(loop))).toEqual([]);
    expect(unbound(spell(inOrder(loop, destroy(named('revealed')))))).toEqual(['revealed at spell.effect.of[1].what']);
    expect(unbound(spell(inOrder(loop, destroy(named('each')))))).toEqual(['each at spell.effect.of[1].what']);
  });

  it('keeps for a delayed trigger only what it says it keeps, and the facts of its event', () => {
    function later(keep: readonly string[], effect: Effect): Ability {
      const event = { kind: 'attacks', what: any } as const;
      return spell(inOrder(reveal, { kind: 'delayed', event, effect, once: true, keep }));
    }
    expect(unbound(later(['revealed'], destroy(named('revealed'))))).toEqual([]);
    expect(unbound(later([], destroy(named('revealed'))))).toEqual(['revealed at spell.effect.of[1].effect.what']);
    expect(unbound(later([], destroy(named('thatObject'))))).toEqual([]);
    expect(unbound(later(['lost'], reveal))).toEqual(['lost at spell.effect.of[1].keep']);
  });

  it('knows only those facts that every one of several events has', () => {
    const event = {
      kind: 'anyOf',
      of: [
        { kind: 'attacks', what: any },
        { kind: 'moves', what: any },
      ],
    } as const;
    const trigger = (name: string): Ability => ({
      kind: 'triggered',
      event,
      targets: [],
      effect: destroy(named(name)),
    });
    expect(unbound(trigger('thatObject'))).toEqual([]);
    expect(unbound(trigger('thatOther'))).toEqual(['thatOther at triggered.effect.what']);
  });

  it('knows what was paid as a cost', () => {
    const paying = (name?: string): Ability => ({
      kind: 'activated',
      cost: [{ kind: 'sacrifice', filter: any, count: 1, ...(name === undefined ? {} : { name }) }],
      targets: [],
      effect: { kind: 'draw', who: you, count: { kind: 'power', of: named('sacrificed') } },
    });
    expect(unbound(paying('sacrificed'))).toEqual([]);
    expect(unbound(paying())).toEqual(['sacrificed at activated.effect.count.of']);
  });

  it('checks piles and divided amounts, which are named by plain words', () => {
    const choosing: Effect = { kind: 'choosePile', piles: 'piles', by: you, as: 'one', other: 'rest' };
    const dividing: Effect = { kind: 'dividedDamage', targets: 'target', amounts: 'shares' };
    expect(unbound(spell(choosing))).toEqual(['piles at spell.effect.piles']);
    expect(unbound(spell(dividing, target('target')))).toEqual(['shares at spell.effect.amounts']);
    const divided = { ...target('target'), divide: { amount: 2, name: 'shares' } };
    expect(unbound(spell(dividing, divided))).toEqual([]);
  });

  it('gives granted abilities and those of tokens no names from outside', () => {
    const granted: Ability = {
      kind: 'triggered',
      event: { kind: 'attacks', what: any },
      targets: [],
      effect: destroy(named('target')),
    };
    const granting: Effect = {
      kind: 'apply',
      to: named('target'),
      changes: [{ kind: 'addAbilities', abilities: [granted] }],
      duration: { kind: 'endOfTurn' },
    };
    expect(unbound(spell(granting, target('target')))).toEqual([
      'target at spell.effect.changes[0].abilities[0].effect.what',
    ]);
  });

  it('tells the filter for a keyword from a keyword ability', () => {
    const filter: Filter = {
      kind: 'and',
      of: [
        { kind: 'keyword', keywords: 1 },
        { kind: 'among', what: named('target') },
      ],
    };
    expect(unbound(spell(destroy({ kind: 'all', zone: Zone.Battlefield, filter }), target('target')))).toEqual([]);
  });

  it('lets a spell speak of the additional costs of its card, and its cost of its targets', () => {
    const card = (abilities: readonly Ability[]): CardDefinition => ({
      name: 'Test',
      layout: 'normal',
      faces: [
        {
          name: 'Test',
          manaCost: '{R}',
          supertypes: 0,
          types: 16,
          subtypes: [],
          power: null,
          toughness: null,
          loyalty: null,
          keywords: 0,
          abilities,
        },
      ],
    });
    const fling = spell(
      { kind: 'damage', amount: { kind: 'power', of: named('thrown') }, to: named('target') },
      target('target'),
    );
    const thrown: Ability = {
      kind: 'keyword',
      keyword: 'additionalCost',
      cost: [{ kind: 'sacrifice', filter: any, count: 1, name: 'thrown' }],
    };
    const cheaper: Ability = { kind: 'keyword', keyword: 'costsLess', generic: { kind: 'count', of: named('target') } };
    expect(checkCardBindings(card([thrown, cheaper, fling]))).toEqual([]);
    expect(checkCardBindings(card([fling]))).toEqual([
      { name: 'thrown', path: 'faces[0].abilities[0].effect.amount.of' },
    ]);
  });
});
