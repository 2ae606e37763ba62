/** Keyword actions (701): each stands for instructions, and those do what the rulebook says. */
import { describe, expect, it } from 'vitest';
import {
  type CardDefinition,
  CardType,
  type Effect,
  type KeywordActionEffect,
  type ObjectAction,
  type PlayerAction,
  PREDEFINED_TOKENS,
  Step,
  Zone,
} from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, instant, isCreature, ref, sorcery, spellAbility, target, you } from '../stack/words.ts';

function byYou(action: PlayerAction, count = 1): KeywordActionEffect {
  return { kind: 'playerAction', action, who: you, count };
}

/** A sorcery for {W} that has the target creature do it, or does it to it. */
function toTarget(name: string, action: ObjectAction, count = 1): CardDefinition {
  const effect: Effect = { kind: 'objectAction', action, what: ref('target'), count };
  return instant(name, '{W}', spellAbility(effect, target(isCreature)));
}

function spell(name: string, effect: Effect): CardDefinition {
  return sorcery(name, '{W}', spellAbility(effect));
}

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('ogre', '{2}{R}', 4),
  beast('mouse', '{W}', 1),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  toTarget('map', 'explore'),
  toTarget('plot', 'connive', 2),
  toTarget('taunt', 'goad'),
  toTarget('arrest', 'detain'),
  toTarget('accuse', 'suspect'),
  toTarget('swell', 'adapt', 2),
  toTarget('rage', 'monstrosity', 3),
  toTarget('last', 'endure', 2),
  toTarget('strain', 'exert'),
  toTarget('gust', 'airbend'),
  instant(
    'quake',
    '{W}',
    spellAbility(
      { kind: 'objectAction', action: 'earthbend', what: ref('target'), count: 2 },
      target({ kind: 'type', types: CardType.Land }),
    ),
  ),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
  spell('muster', { kind: 'playerAction', action: 'amass', who: you, count: 2, subtype: 'Orc' }),
  spell('support', byYou('bolster', 2)),
  spell('wither', byYou('blight', 1)),
  spell('find', byYou('discover', 3)),
  spell('brood', byYou('incubate', 2)),
  spell('inquest', byYou('investigate', 2)),
  spell('study', byYou('learn')),
  spell('mask', byYou('manifest')),
  spell('veil', byYou('cloak')),
  spell('terror', byYou('manifest dread')),
  spell('double', byYou('populate')),
  spell('hire', byYou('recruit')),
  spell('duel', {
    kind: 'sequence',
    of: [
      { kind: 'playerAction', action: 'clash', who: you, as: 'won' },
      { kind: 'gainLife', who: you, amount: { kind: 'times', of: { kind: 'bound', name: 'won' }, by: 5 } },
    ],
  }),
  spell('hoard', { kind: 'createTokens', who: you, token: PREDEFINED_TOKENS.Treasure, count: 1 }),
  beast('scout', '{2}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'performs', action: 'explore', what: { kind: 'controlledBy', who: you } },
        targets: [],
        effect: { kind: 'gainLife', who: you, amount: 1 },
      },
    ],
  }),
];

function cast(t: Table, name: string): Table {
  t.put(Zone.Hand, 0, name);
  return t.mana(0, 1).ask().act(`cast ${name}`);
}

function size(t: Table, name: string): string {
  const { power, toughness } = t.permanent(name).characteristics;
  return `${power}/${toughness}`;
}

describe('actions of objects', () => {
  it('explore: a land goes to hand, anything else may go to the graveyard after a counter (701.44)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Library, 0, 'ogre', 'mouse', 'forest');
    cast(t, 'map').resolveAll();
    expect(t.hand(0)).toEqual(['forest']);
    cast(t, 'map').pass(2).pick(1);
    expect([size(t, 'bear'), t.graveyard(0)]).toEqual(['3/3', ['map', 'mouse', 'map']]);
    cast(t, 'map').pass(2).pick(0);
    expect([size(t, 'bear'), t.library(0)]).toEqual(['4/4', ['ogre']]);
  });

  it('explore of an empty library still gives the counter, and is told', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'scout');
    cast(t, 'map').resolveAll();
    expect(size(t, 'scout')).toBe('2/2');
    expect(t.life(0)).toBe(21);
  });

  it('connive counts the nonland cards discarded (701.50)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 1, 'bear');
    t.put(Zone.Library, 1, 'forest', 'ogre');
    cast(t, 'plot').resolveAll();
    expect(t.graveyard(1)).toEqual(['ogre', 'forest']);
    expect(size(t, 'bear')).toBe('3/3');
  });

  it('a goaded creature attacks another player if able (701.15)', () => {
    const t = new Table(CARDS, 3);
    t.put(Zone.Battlefield, 1, 'bear');
    for (const player of [0, 1, 2]) t.put(Zone.Library, player, 'forest', 'forest');
    cast(t, 'taunt').resolveAll();
    t.passTo(2, Step.DeclareAttackers);
    // The only attack that obeys both requirements is chosen without asking.
    expect(t.permanent('bear').attacking).toBe(playerValue(2));
  });

  it('with nobody else to attack it attacks the goader', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 1, 'bear');
    t.put(Zone.Library, 0, 'forest');
    t.put(Zone.Library, 1, 'forest');
    cast(t, 'taunt').resolveAll();
    t.passTo(2, Step.DeclareAttackers);
    expect(t.permanent('bear').attacking).toBe(playerValue(0));
  });

  it('detained and suspected creatures (701.35, 701.60)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 1, 'bear');
    t.put(Zone.Battlefield, 0, 'ogre');
    t.put(Zone.Library, 0, 'forest');
    t.put(Zone.Library, 1, 'forest');
    cast(t, 'arrest').choose('bear').resolveAll();
    t.passTo(1, Step.DeclareAttackers);
    t.pick(playerValue(1)).idleTo(1, Step.EndTurn);
    expect(t.life(1)).toBe(16);
    const s = new Table(CARDS);
    s.put(Zone.Battlefield, 1, 'bear');
    cast(s, 'accuse').resolveAll();
    expect(s.permanent('bear').characteristics.keywords).toBe(1024);
    expect(s.permanent('bear').designations).toEqual(['suspected']);
    cast(s, 'accuse').resolveAll();
    expect(s.permanent('bear').characteristics.abilities).toHaveLength(1);
  });

  it('adapt and monstrosity only once (701.46, 701.37)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    cast(t, 'swell').resolveAll();
    cast(t, 'swell').resolveAll();
    expect(size(t, 'bear')).toBe('4/4');
    cast(t, 'rage').resolveAll();
    cast(t, 'rage').resolveAll();
    expect(size(t, 'bear')).toBe('7/7');
  });

  it('endure: counters or a Spirit of that size (701.63)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    cast(t, 'last').pass(2).pick(1);
    expect(size(t, 'bear')).toBe('4/4');
    cast(t, 'last').pass(2).pick(0);
    expect(size(t, 'Spirit Token')).toBe('2/2');
  });

  it('an exerted creature stays tapped for one untap step (701.43)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'forest', 'forest');
    t.permanent('bear').tapped = true;
    cast(t, 'strain').resolveAll();
    t.idleTo(3, Step.Upkeep);
    expect(t.permanent('bear').tapped).toBe(true);
    t.idleTo(5, Step.Upkeep);
    expect(t.permanent('bear').tapped).toBe(false);
  });

  it('airbent cards can be cast for {2} by their owner (701.65)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'ogre');
    cast(t, 'gust').resolveAll();
    expect(t.exile).toEqual(['ogre']);
    t.mana(0, 0, 0, 0, 0, 0, 2).ask().act('cast ogre').resolveAll();
    expect(t.battlefield(0)).toEqual(['ogre']);
  });

  it('an earthbent land comes back tapped when it dies (701.66)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'forest');
    cast(t, 'quake').resolveAll();
    expect(size(t, 'forest')).toBe('2/2');
    t.put(Zone.Hand, 0, 'bolt');
    t.mana(0, 0, 0, 0, 1).ask().act('cast bolt').resolveAll();
    expect(t.battlefield(0)).toEqual(['forest']);
    expect(t.permanent('forest').tapped).toBe(true);
  });
});

describe('actions of players', () => {
  it('amass grows one Army, which takes on the type (701.47)', () => {
    const t = new Table(CARDS);
    cast(t, 'muster').resolveAll();
    cast(t, 'muster').resolveAll();
    expect(t.battlefield(0)).toEqual(['Orc Army Token']);
    expect(size(t, 'Orc Army Token')).toBe('4/4');
  });

  it('bolster chooses among those of least toughness, blight any (701.39, 701.68)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'mouse', 'ogre');
    cast(t, 'support').resolveAll();
    expect(size(t, 'mouse')).toBe('3/3');
    cast(t, 'wither').pass(2).choose('ogre');
    expect(size(t, 'ogre')).toBe('3/3');
  });

  it('discover casts it or takes it (701.57)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 0, 'mouse', 'bear', 'forest');
    cast(t, 'find').pass(2).choose('bear').resolveAll();
    expect(t.battlefield(0)).toEqual(['bear']);
    expect(t.library(0)).toEqual(['mouse', 'forest']);
    cast(t, 'find').pass(2).pick(0);
    expect(t.hand(0)).toEqual(['mouse']);
  });

  it('an Incubator becomes a Phyrexian for {2} (701.53, 111.10i)', () => {
    const t = new Table(CARDS);
    cast(t, 'brood').resolveAll();
    t.mana(0, 0, 0, 0, 0, 0, 2).ask().act('activate Incubator').resolveAll();
    expect(size(t, 'Phyrexian Token')).toBe('2/2');
  });

  it('clues draw, treasures make mana (111.10)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 0, 'forest', 'forest');
    cast(t, 'inquest').resolveAll();
    expect(t.battlefield(0)).toEqual(['Clue', 'Clue']);
    t.mana(0, 0, 0, 0, 0, 0, 2).ask().act('activate Clue').resolveAll();
    expect(t.hand(0)).toEqual(['forest']);
    cast(t, 'hoard').resolveAll();
    t.put(Zone.Hand, 0, 'mouse');
    t.mana(0).ask().act('cast mouse').resolveAll();
    expect(t.battlefield(0)).toEqual(['Clue', 'mouse']);
  });

  it('learn: a card for a card (701.48)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 0, 'ogre');
    t.put(Zone.Hand, 0, 'mouse');
    cast(t, 'study').pass(2).pick(1);
    expect([t.hand(0), t.graveyard(0)]).toEqual([['ogre'], ['mouse', 'study']]);
  });

  it('manifested creatures turn up for their mana cost (701.40)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 0, 'forest', 'ogre');
    cast(t, 'mask').resolveAll();
    expect(t.game.objects[t.game.battlefield[0] as number]?.characteristics.power).toBe(2);
    t.mana(0, 0, 0, 0, 1, 0, 2).ask().act('turn up ogre');
    expect(size(t, 'ogre')).toBe('4/4');
    cast(t, 'mask').resolveAll();
    t.mana(0, 1, 1, 1, 1, 1, 1).ask();
    expect(t.actions).toEqual([]);
  });

  it('cloaked creatures have ward {2} (701.58)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 0, 'ogre');
    cast(t, 'veil').resolveAll();
    const cloaked = t.game.objects[t.game.battlefield[0] as number];
    expect(cloaked?.faceDown).toBe(true);
    expect(cloaked?.characteristics.abilities).toHaveLength(1);
  });

  it('manifest dread keeps one of two (701.62)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 0, 'forest', 'ogre');
    cast(t, 'terror').pass(2).choose('ogre');
    expect(t.graveyard(0)).toEqual(['forest', 'terror']);
    expect(t.game.battlefield).toHaveLength(1);
  });

  it('populate copies a creature token (701.36)', () => {
    const t = new Table(CARDS);
    cast(t, 'muster').resolveAll();
    cast(t, 'double').resolveAll();
    // A copy has no counters: 0/0, it dies at once.
    expect(t.battlefield(0)).toEqual(['Orc Army Token']);
  });

  it('recruit: a Soldier for a nonland card (701.70)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 0, 'forest', 'ogre');
    cast(t, 'hire').resolveAll();
    expect(t.battlefield(0)).toEqual(['Human Soldier Token']);
    cast(t, 'hire').resolveAll();
    expect(t.battlefield(0)).toEqual(['Human Soldier Token']);
  });

  it('clash: the higher mana value wins (701.30)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 0, 'forest', 'ogre');
    t.put(Zone.Library, 1, 'forest', 'mouse');
    cast(t, 'duel').pass(2).pick(1).pick(0);
    expect(t.life(0)).toBe(25);
    expect(t.library(0)).toEqual(['forest', 'ogre']);
  });
});
