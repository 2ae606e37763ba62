/** Cipher (702.99): encoding, and the copies that combat damage lets the creature's controller cast. */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, Step, Zone } from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { always, card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { any, beast, gain, instant, isCreature, ref, sorcery, spellAbility, target, you } from '../stack/words.ts';

const cipher: Ability = { kind: 'keyword', keyword: 'cipher' };
const creatures = { kind: 'all', zone: Zone.Battlefield, filter: isCreature } as const;

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  sorcery('hymn', '{1}', spellAbility(gain(3)), cipher),
  sorcery('psalm', '{1}', spellAbility(gain(5)), cipher),
  card('silence', CardType.Enchantment, { abilities: [always(creatures, { kind: 'loseAllAbilities' })] }),
  instant(
    'seizure',
    '{1}',
    spellAbility(
      {
        kind: 'apply',
        to: ref('target'),
        changes: [{ kind: 'controller', who: you }],
        duration: { kind: 'indefinite' },
      },
      target(isCreature),
    ),
  ),
  instant(
    'recall',
    '{1}',
    spellAbility({ kind: 'move', what: ref('target'), to: { zone: Zone.Hand } }, target(any, null, Zone.Exile)),
  ),
];

const OPPONENT = playerValue(1);

/** The spells are cast and encoded on the bear; before combat of the first turn. */
function encoded(...spells: string[]): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 0, 'bear');
  t.put(Zone.Hand, 0, ...spells);
  for (const player of [0, 1]) t.put(Zone.Library, player, 'bear', 'bear', 'bear');
  t.mana(0, 0, 0, 0, 0, 0, spells.length).start();
  for (const spell of spells) t.act(`cast ${spell}`).pass(2).choose('bear');
  return t;
}

function hit(t: Table): Table {
  t.passTo(1, Step.DeclareAttackers).pick(OPPONENT);
  return t.passTo(1, Step.CombatDamage);
}

describe('cipher', () => {
  it('exiles the card encoded on a creature, which casts copies of it as it damages a player', () => {
    const t = encoded('hymn');
    expect([t.exile, t.graveyard(0), t.life(0)]).toEqual([['hymn'], [], 23]);
    hit(t).pass(2);
    expect(t.offered).toEqual(['hymn', '-']);
    t.choose('hymn');
    expect(t.stack).toEqual(['hymn']);
    t.resolveAll();
    // The copy is no card: it is not encoded, and is nowhere afterwards (702.99a).
    expect([t.life(0), t.exile, t.graveyard(0)]).toEqual([26, ['hymn'], []]);
  });

  it('may be declined, and so may casting the copy', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'hymn');
    t.mana(0, 0, 0, 0, 0, 0, 1).start().act('cast hymn').pass(2).pick(0);
    expect([t.exile, t.graveyard(0)]).toEqual([[], ['hymn']]);
    const declined = hit(encoded('hymn')).pass(2).pick(0);
    expect([declined.life(0), declined.exile]).toEqual([23, ['hymn']]);
  });

  it('triggers once for each of several cards', () => {
    const t = hit(encoded('hymn', 'psalm'));
    expect(t.game.decision?.options).toHaveLength(2);
    t.pick(t.asked.options[0] as number).pass(2);
    const [first] = t.offered;
    t.choose(first as string).pass(4);
    expect(t.offered).toEqual([first === 'hymn' ? 'psalm' : 'hymn', '-']);
    t.choose(t.offered[0] as string).resolveAll();
    expect(t.life(0)).toBe(20 + 8 + 8);
  });

  it('goes to whoever controls the creature', () => {
    const t = encoded('hymn');
    t.put(Zone.Hand, 1, 'seizure');
    t.mana(1, 0, 0, 0, 0, 0, 1).ask().pass(1).act('cast seizure').resolveAll();
    t.idleTo(2, Step.BeginCombat).passTo(2, Step.DeclareAttackers).pick(playerValue(0)).passTo(2, Step.CombatDamage);
    t.pass(2);
    expect(t.asked.player).toBe(1);
    t.choose('hymn').resolveAll();
    expect(t.life(1)).toBe(23);
  });

  it('ends with the card leaving exile, and gives nothing to a creature without abilities', () => {
    const t = encoded('hymn');
    t.put(Zone.Hand, 0, 'recall');
    t.mana(0, 0, 0, 0, 0, 0, 1).ask().act('cast recall').resolveAll();
    hit(t).passTo(1, Step.PostcombatMain);
    expect([t.life(0), t.asked.kind]).toEqual([23, 0]);
    const silent = encoded('hymn');
    silent.put(Zone.Battlefield, 0, 'silence');
    hit(silent.ask()).passTo(1, Step.PostcombatMain);
    expect(silent.life(0)).toBe(23);
  });
});
