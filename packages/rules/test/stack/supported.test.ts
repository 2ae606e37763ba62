import { describe, expect, it } from 'vitest';
import { compileCatalog } from '../../src/engine/compile.ts';
import { addToLibrary, createGame } from '../../src/engine/setup.ts';
import { checkSupported } from '../../src/engine/supported.ts';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Change,
  type ContinuousEffect,
  type CostChange,
  type Effect,
  Zone,
} from '../../src/ir/index.ts';
import type { CardRecord } from '../../src/state/catalog.ts';
import { DEFAULT_CONFIG } from '../../src/state/config.ts';
import { card } from '../effects/board.ts';
import {
  any,
  aura,
  beast,
  everyone,
  gain,
  instant,
  isSelf,
  itself,
  ref,
  sorcery,
  spellAbility,
  target,
  you,
} from './words.ts';

function codes(definition: CardDefinition): string[] {
  return checkSupported(definition).map(({ code }) => code);
}

function enchantment(...abilities: Ability[]): CardDefinition {
  return card('oddity', CardType.Enchantment, { abilities });
}

function applies(effect: ContinuousEffect, uses?: number): CardDefinition {
  return sorcery(
    'oddity',
    '{1}',
    spellAbility({
      kind: 'applyRule',
      effect,
      duration: { kind: 'endOfTurn' },
      ...(uses === undefined ? {} : { uses }),
    }),
  );
}

const cantGain: ContinuousEffect = { kind: 'restriction', restriction: { kind: 'cantGainLife', who: everyone } };

describe('cards that the engine cannot play', () => {
  it('have fuse on halves that are no plain instructions', () => {
    const fuse: Ability = { kind: 'keyword', keyword: 'fuse' };
    const half = instant('half', '{1}', fuse, spellAbility(gain(1))).faces;
    const modal: Ability = {
      kind: 'spell',
      targets: [],
      effect: { kind: 'sequence', of: [] },
      modes: { min: 1, max: 1, options: [{ targets: [], effect: gain(1) }] },
    };
    const other = instant('other', '{1}', fuse, modal).faces;
    expect(codes({ name: 'half // half', layout: 'split', faces: [...half, ...half] })).toEqual([]);
    expect(codes({ name: 'half // other', layout: 'split', faces: [...half, ...other] })).toEqual(['fused-halves']);
  });

  it('let something else be paid once each turn without a permanent that remembers', () => {
    const once: ContinuousEffect = {
      kind: 'allowance',
      allowance: { kind: 'alternativeCost', who: everyone, spells: any, cost: 'free', oncePerTurn: true },
    };
    expect(codes(enchantment({ kind: 'static', effect: once }))).toEqual([]);
    expect(codes(enchantment({ kind: 'static', effect: once, zone: Zone.Graveyard }))).toEqual(['once-each-turn']);
    expect(codes(applies(once))).toEqual(['once-each-turn']);
  });

  it('copy hidden cards to cast the copies', () => {
    const copies = { kind: 'castNow', who: everyone, free: true, max: 1, copies: true } as const;
    const top = { kind: 'topOfLibrary', of: everyone, count: 1 } as const;
    expect(codes(sorcery('oddity', '{1}', spellAbility({ ...copies, cards: top })))).toEqual([
      'copies-in-hidden-zones',
    ]);
    expect(codes(sorcery('oddity', '{1}', spellAbility({ ...copies, cards: { kind: 'exiledWithSource' } })))).toEqual(
      [],
    );
  });

  it('are Auras that enchant nothing in particular', () => {
    expect(codes(aura('oddity', '{1}'))).toEqual(['enchant-abilities']);
    expect(codes(aura('oddity', '{1}', { kind: 'keyword', keyword: 'enchant', what: any }))).toEqual([]);
  });

  it('replace targets that are players', () => {
    const overload: Ability = {
      kind: 'keyword',
      keyword: 'alternativeCost',
      name: 'overload',
      cost: [],
      replaceTargets: 'all',
    };
    const drain = spellAbility({ kind: 'loseLife', who: ref('target'), amount: 1 }, target(null, everyone));
    expect(codes(instant('oddity', '{1}', drain, overload))).toEqual(['targets-replaced']);
  });

  it('have abilities where nobody looks for them', () => {
    const fromLibrary: Ability = {
      kind: 'keyword',
      keyword: 'castFrom',
      name: 'odd',
      zone: Zone.Library,
      cost: [],
      exileAfter: false,
    };
    expect(codes(sorcery('oddity', '{1}', spellAbility(gain(1)), fromLibrary))).toEqual(['cast-from-zone']);
    const activated: Ability = { kind: 'activated', cost: [], targets: [], effect: gain(1), zone: Zone.Exile };
    expect(codes(enchantment(activated))).toEqual(['activate-in-zone']);
    const shuffledIn: Ability = {
      kind: 'triggered',
      event: { kind: 'moves', what: isSelf, to: Zone.Library },
      targets: [],
      effect: gain(1),
    };
    expect(codes(enchantment(shuffledIn))).toEqual(['functions-in-zone']);
    const exhumed: Ability = {
      kind: 'triggered',
      event: { kind: 'moves', what: isSelf, from: Zone.Graveyard },
      targets: [],
      effect: gain(1),
    };
    expect(codes(enchantment(exhumed))).toEqual(['leaves-zone']);
  });

  it('change what special actions cost otherwise than by generic mana less', () => {
    const plotting: Omit<CostChange, 'what'> = { who: you, filter: any, reduceGeneric: 1 };
    const costing = (change: CostChange): readonly string[] =>
      codes(enchantment({ kind: 'static', effect: { kind: 'cost', change } }));
    expect(costing({ ...plotting, what: 'plot' })).toEqual([]);
    expect(costing({ ...plotting, what: 'plot', reduceMana: '{R}' })).toEqual(['action-cost']);
    expect(costing({ ...plotting, what: 'unlock', increase: [{ kind: 'mana', cost: '{1}' }] })).toEqual([
      'action-cost',
    ]);
    expect(costing({ ...plotting, what: 'spell', reduceMana: '{R}' })).toEqual([]);
  });

  it('copy with what only permanents are lent', () => {
    const lent: Change = { kind: 'addAbilitiesOf', of: { kind: 'all', zone: Zone.Graveyard, filter: any } };
    const copying = (changes: readonly Change[]): Ability => ({
      kind: 'replacement',
      replacement: { kind: 'enters', what: isSelf, as: [{ kind: 'copy', of: any, optional: true, changes }] },
    });
    expect(codes(enchantment(copying([lent])))).toEqual(['granted-ability']);
    expect(codes(enchantment(copying([{ kind: 'setName', name: 'odd' }])))).toEqual([]);
  });

  it('keep an ability that no permanent has, or without a copy', () => {
    const changes: readonly Change[] = [{ kind: 'addThisAbility' }];
    const self = { kind: 'self' } as const;
    const effect: Effect = { kind: 'becomeCopy', what: self, of: self, duration: { kind: 'indefinite' }, changes };
    expect(codes(enchantment({ kind: 'activated', cost: [], targets: [], effect }))).toEqual([]);
    expect(codes(enchantment({ kind: 'spell', targets: [], effect }))).toEqual(['this-ability']);
    expect(codes(enchantment({ kind: 'static', effect: { kind: 'change', affected: self, changes } }))).toEqual([
      'this-ability',
    ]);
  });

  it('grant or change what would mean nothing', () => {
    const suspend: Ability = { kind: 'keyword', keyword: 'suspend', count: 1, cost: [] };
    expect(codes(granting(Zone.Battlefield, suspend))).toEqual(['granted-ability']);
    expect(codes(granting(Zone.Graveyard, suspend))).toEqual(['changes-off-battlefield']);
    expect(codes(granting(Zone.Battlefield, { kind: 'keyword', keyword: 'ward', cost: [] }))).toEqual([]);
  });

  it('put rules in force that nothing applies or uses up', () => {
    expect(codes(applies(cantGain))).toEqual([]);
    expect(codes(applies(cantGain, 1))).toEqual(['rule-effect']);
    expect(codes(applies({ kind: 'change', affected: itself, changes: [] }))).toEqual(['rule-effect']);
  });

  it('let effects be ignored that concern no player', () => {
    const untap: ContinuousEffect = { kind: 'restriction', restriction: { kind: 'doesntUntap', what: any } };
    expect(codes(enchantment({ kind: 'static', effect: untap, ignoreCost: [] }))).toEqual(['ignore-cost']);
    expect(codes(enchantment({ kind: 'static', effect: cantGain, ignoreCost: [] }))).toEqual([]);
  });

  it('cannot be put into a game', () => {
    const catalog = compileCatalog([aura('oddity', '{1}'), beast('bear', '{1}', 2)]);
    const game = createGame(catalog, DEFAULT_CONFIG, 1);
    const record = (name: string): CardRecord => catalog.byName.get(name) ?? catalog.hidden;
    expect(() => addToLibrary(game, record('bear'), 0)).not.toThrow();
    expect(() => addToLibrary(game, record('oddity'), 0)).toThrow(
      'oddity cannot be played: enchant-abilities at faces[0]',
    );
  });
});

function granting(zone: typeof Zone.Battlefield | typeof Zone.Graveyard, granted: Ability): CardDefinition {
  return enchantment({
    kind: 'static',
    effect: {
      kind: 'change',
      affected: { kind: 'all', zone, filter: any },
      changes: [{ kind: 'addAbilities', abilities: [granted] }],
    },
  });
}
