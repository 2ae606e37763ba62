import { describe, expect, it } from 'vitest';
import { type Ability, CardType, type Cost, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { beast, gain, instant, isCreature, ref, spellAbility, target, you } from './words.ts';

const mana = (cost: string): Cost => [{ kind: 'mana', cost }];
const splice = (cost: Cost): Ability => ({
  kind: 'keyword',
  keyword: 'splice',
  onto: { kind: 'subtype', subtypes: ['Arcane'] },
  label: 'Arcane',
  cost,
});
const destroys = spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature));

const CARDS = [
  beast('bear', '{1}{G}', 2),
  beast('ox', '{1}{G}', 3),
  card('mountain', CardType.Land, { subtypes: ['Mountain'] }),
  card('hymn', CardType.Sorcery, { manaCost: '{W}', subtypes: ['Arcane'], abilities: [spellAbility(gain(1))] }),
  card('ray', CardType.Instant, {
    manaCost: '{2}{R}',
    subtypes: ['Arcane'],
    abilities: [destroys, splice(mana('{R}'))],
  }),
  card('insight', CardType.Instant, {
    manaCost: '{3}{U}',
    subtypes: ['Arcane'],
    abilities: [spellAbility({ kind: 'draw', who: you, count: 1 }), splice(mana('{1}'))],
  }),
  instant('slay', '{B}', destroys),
  instant('plain', '{W}', spellAbility(gain(2))),
  card('rite', CardType.Instant, {
    manaCost: '{R}',
    subtypes: ['Arcane'],
    abilities: [spellAbility(gain(5)), splice([{ kind: 'discard', filter: { kind: 'any' }, count: 1 }])],
  }),
];

function table(hand: readonly string[], ...pool: number[]): Table {
  const made = new Table(CARDS);
  made.put(Zone.Library, 0, 'mountain', 'mountain');
  made.put(Zone.Battlefield, 1, 'bear', 'ox');
  made.put(Zone.Hand, 0, ...hand);
  return made.mana(0, ...pool).start();
}

describe('splice', () => {
  it('adds the text of cards in hand to an Arcane spell, for their costs, with targets of their own', () => {
    const game = table(['hymn', 'ray'], 1, 0, 0, 1);
    game.act('cast hymn');
    expect(game.offered).toEqual(['ray', '-']);
    game.choose('ray').choose('ox').resolveAll();
    expect(game.game.player(0).life).toBe(21);
    expect(game.graveyard(1)).toEqual(['ox']);
    expect(game.hand(0)).toEqual(['ray']);
    expect(game.graveyard(0)).toEqual(['hymn']);
    expect(game.game.player(0).pool).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('keeps the targets of the spell and of each spliced card apart', () => {
    const game = table(['ray', 'ray', 'insight'], 2, 0, 0, 3);
    game.act('cast ray').choose('ray');
    expect(game.offered).toEqual(['insight', '-']);
    game.choose('insight').choose('bear').choose('ox').resolveAll();
    expect(game.graveyard(1)).toEqual(['bear', 'ox']);
    expect(game.hand(0)).toEqual(['ray', 'insight', 'mountain']);
  });

  it('is not asked where it cannot be paid for, has no target, or the spell is no Arcane one', () => {
    const poor = table(['hymn', 'ray'], 1);
    poor.act('cast hymn');
    expect(poor.stack).toEqual(['hymn']);
    const without = new Table(CARDS);
    without.put(Zone.Hand, 0, 'hymn', 'ray');
    without.mana(0, 1, 0, 0, 1).start().act('cast hymn');
    expect(without.stack).toEqual(['hymn']);
    const other = table(['plain', 'ray'], 1, 0, 0, 1);
    other.act('cast plain');
    expect(other.stack).toEqual(['plain']);
  });

  it('does not resolve with all its targets gone, though only the spliced text had any (702.47d)', () => {
    const game = table(['hymn', 'ray', 'slay'], 1, 0, 1, 1);
    game.act('cast hymn').choose('ray').choose('ox').act('cast slay').choose('ox');
    game.resolveAll();
    expect(game.game.player(0).life).toBe(20);
  });

  it('may be paid for by discarding the spliced card itself', () => {
    const game = table(['hymn', 'rite'], 1);
    game.act('cast hymn').choose('rite').resolveAll();
    expect(game.game.player(0).life).toBe(26);
    expect(game.graveyard(0)).toEqual(['rite', 'hymn']);
  });
});
