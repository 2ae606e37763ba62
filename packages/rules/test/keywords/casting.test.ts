/** Keywords of costs: casting in other ways, tapping creatures by power, discarding (702). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, type Cost, type KeywordAbility, Step, Zone } from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, everyone, gain, instant, ref, sorcery, spellAbility, target, twoFaced, you } from '../stack/words.ts';

function mana(cost: string): Cost {
  return [{ kind: 'mana', cost }];
}

function bearer(name: string, size: number, ...abilities: KeywordAbility[]): CardDefinition {
  return beast(name, '{4}', size, { abilities });
}

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('ogre', '{2}{R}', 4),
  bearer('sprinter', 3, { kind: 'keyword', keyword: 'dash', cost: mana('{R}') }),
  bearer('blazer', 3, { kind: 'keyword', keyword: 'blitz', cost: mana('{R}') }),
  bearer('traveller', 3, { kind: 'keyword', keyword: 'warp', cost: mana('{R}') }),
  bearer('wisp', 3, { kind: 'keyword', keyword: 'evoke', cost: mana('{B}') }),
  bearer('ninja', 2, { kind: 'keyword', keyword: 'ninjutsu', cost: mana('{U}') }),
  bearer('squire', 1, { kind: 'keyword', keyword: 'squad', cost: mana('{1}') }),
  bearer('mother', 3, { kind: 'keyword', keyword: 'offspring', cost: mana('{1}') }),
  bearer('jester', 2, { kind: 'keyword', keyword: 'madness', cost: mana('{R}') }),
  bearer('show', 2, { kind: 'keyword', keyword: 'spectacle', cost: mana('{R}') }),
  bearer('bruiser', 2, { kind: 'keyword', keyword: 'outlast', cost: mana('{W}') }),
  bearer('muddler', 2, { kind: 'keyword', keyword: 'transmute', cost: mana('{U}') }),
  card('cart', CardType.Artifact, {
    manaCost: '{2}',
    subtypes: ['Vehicle'],
    power: 5,
    toughness: 5,
    abilities: [{ kind: 'keyword', keyword: 'crew', count: 3 }],
  }),
  bearer('horse', 3, { kind: 'keyword', keyword: 'saddle', count: 2 }),
  sorcery('lesson', '{U}', spellAbility(gain(2)), { kind: 'keyword', keyword: 'buyback', cost: mana('{2}') }),
  sorcery('volley', '{R}', spellAbility({ kind: 'loseLife', who: ref('target'), amount: 1 }, target(null, everyone)), {
    kind: 'keyword',
    keyword: 'replicate',
    cost: mana('{R}'),
  }),
  sorcery('scheme', '{B}', spellAbility(gain(1)), { kind: 'keyword', keyword: 'casualty', count: 2 }),
  instant('toss', '{R}', spellAbility({ kind: 'discard', who: you, count: 1 })),
  instant('sting', '{R}', spellAbility({ kind: 'damage', amount: 1, players: { kind: 'opponents' } })),
  beast('priest', '{1}', 1, { abilities: [{ kind: 'keyword', keyword: 'extort' }] }),
  beast('monk', '{1}', 1, { abilities: [{ kind: 'keyword', keyword: 'prowess' }] }),
  twoFaced(
    'transforming',
    beast('baker', '{1}', 1, { abilities: [{ kind: 'keyword', keyword: 'disturb', cost: mana('{W}') }] }),
    card('spirit', CardType.Creature, { colors: 1, power: 2, toughness: 2 }),
  ),
];

describe('other ways to cast', () => {
  it('dash: haste, and back to hand at the end step (702.109)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'sprinter');
    t.mana(0, 0, 0, 0, 1).start().act('cast sprinter dash').resolveAll();
    expect(t.permanent('sprinter').characteristics.keywords).toBe(64);
    t.idleTo(1, Step.EndTurn).resolveAll();
    expect(t.hand(0)).toEqual(['sprinter']);
  });

  it('blitz: haste, sacrificed at the end step, and a card for it (702.152)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'blazer');
    t.put(Zone.Library, 0, 'bear');
    t.mana(0, 0, 0, 0, 1).start().act('cast blazer blitz').resolveAll();
    t.idleTo(1, Step.EndTurn).resolveAll();
    expect(t.hand(0)).toEqual(['bear']);
    expect(t.graveyard(0)).toEqual(['blazer']);
  });

  it('cast for its mana cost none of that happens', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'blazer', 'sprinter');
    t.put(Zone.Library, 1, 'bear');
    t.mana(0, 0, 0, 0, 8).start().act('cast blazer').resolveAll().act('cast sprinter').resolveAll();
    expect(t.permanent('blazer').characteristics.keywords).toBe(0);
    t.idleTo(2, Step.Upkeep);
    expect(t.battlefield(0)).toEqual(['blazer', 'sprinter']);
  });

  it('warp: exiled at the end step, castable from there on later turns (702.185)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'traveller');
    t.put(Zone.Library, 0, 'bear', 'bear');
    t.put(Zone.Library, 1, 'bear', 'bear');
    t.mana(0, 0, 0, 0, 1).start().act('cast traveller warp').resolveAll();
    t.idleTo(1, Step.EndTurn).resolveAll();
    expect(t.exile).toEqual(['traveller']);
    t.idleTo(3, Step.PrecombatMain).mana(0, 0, 0, 0, 0, 0, 9).pass().idleTo(3, Step.PrecombatMain);
    expect(t.game.permissions).toHaveLength(1);
  });

  it('evoke sacrifices (702.74)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'wisp');
    t.mana(0, 0, 0, 1).start().act('cast wisp evoke').resolveAll();
    expect(t.graveyard(0)).toEqual(['wisp']);
  });

  it('spectacle only when an opponent has lost life (702.137)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'show', 'sting');
    t.mana(0, 0, 0, 0, 2).start();
    expect(t.actions).toEqual(['cast sting']);
    t.act('cast sting').resolveAll();
    expect(t.actions).toEqual(['cast show spectacle']);
  });

  it('disturb casts the back face from the graveyard (702.146)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Graveyard, 0, 'baker // spirit');
    t.mana(0, 1).start();
    expect(t.actions).toEqual(['cast spirit disturb']);
    t.act('cast spirit disturb').resolveAll();
    expect(t.battlefield(0)).toEqual(['spirit']);
  });
});

describe('added costs', () => {
  it('buyback puts the spell back into the hand (702.27)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'lesson');
    t.mana(0, 0, 4).start().act('cast lesson').pick(1).resolveAll();
    expect(t.hand(0)).toEqual(['lesson']);
    expect(t.life(0)).toBe(22);
    t.act('cast lesson').resolveAll();
    expect(t.graveyard(0)).toEqual(['lesson']);
  });

  it('replicate copies as often as it was paid (702.56)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'volley');
    t.mana(0, 0, 0, 0, 3).start().act('cast volley').pick(1, 1);
    t.pick(playerValue(1)).pass(2);
    while (t.game.stack.length > 0 || t.asked.kind !== 0) {
      if (t.asked.kind === 0) t.pass();
      else t.pick(t.asked.options.includes(playerValue(1)) ? playerValue(1) : (t.asked.options[0] as number));
    }
    expect(t.life(1)).toBe(17);
  });

  it('casualty sacrifices power for a copy (702.153)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'scheme');
    t.put(Zone.Battlefield, 0, 'bear', 'squire');
    t.mana(0, 0, 0, 1).start().act('cast scheme').pick(1).resolveAll();
    expect(t.battlefield(0)).toEqual(['squire']);
    expect(t.life(0)).toBe(22);
  });

  it('squad and offspring make copies (702.157, 702.175)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'squire', 'mother');
    t.mana(0, 0, 0, 0, 0, 0, 11).start().act('cast squire').pick(1, 1, 0).resolveAll();
    expect(t.battlefield(0)).toEqual(['squire', 'squire', 'squire']);
    t.act('cast mother').pick(1).resolveAll();
    const powers = t.game.battlefield.map((slot) => t.game.objects[slot]?.characteristics.power);
    expect(powers).toEqual([1, 1, 1, 3, 1]);
  });
});

describe('activated abilities', () => {
  it('crew taps creatures with enough power, sick ones too (702.122)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'monk', 'monk', 'cart');
    t.put(Zone.Library, 1, 'bear');
    t.start().act('activate cart');
    t.choose('monk').pick(0).resolveAll();
    expect(t.permanent('cart').characteristics.types & CardType.Creature).not.toBe(0);
    expect(t.permanent('bear').tapped).toBe(true);
    t.idleTo(2, Step.Upkeep);
    expect(t.permanent('cart').characteristics.types & CardType.Creature).toBe(0);
  });

  it('crew needs the power', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'cart');
    expect(t.start().actions).toEqual([]);
  });

  it('saddled until the turn ends (702.171)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'horse');
    t.put(Zone.Library, 1, 'bear');
    t.start().act('activate horse').resolveAll();
    expect(t.permanent('horse').turnDesignations).toEqual(['saddled']);
    t.idleTo(2, Step.Upkeep);
    expect(t.permanent('horse').turnDesignations).toEqual([]);
  });

  it('ninjutsu: attacking what the creature attacked (702.49)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'ninja');
    t.start().passTo(1, Step.DeclareAttackers);
    t.pick(playerValue(1)).passTo(1, Step.DeclareBlockers);
    t.mana(0, 0, 1).ask().act('activate ninja').resolveAll();
    expect(t.permanent('ninja').attacking).toBe(playerValue(1));
    expect(t.hand(0)).toEqual(['bear']);
    const fresh = new Table(CARDS);
    fresh.put(Zone.Battlefield, 0, 'bear');
    fresh.put(Zone.Hand, 0, 'ninja');
    fresh.start().passTo(1, Step.DeclareAttackers);
    fresh.pick(playerValue(1)).mana(0, 0, 1);
    expect(fresh.actions).toEqual([]);
  });

  it('outlast and transmute (702.107, 702.53)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bruiser');
    t.put(Zone.Hand, 0, 'muddler');
    t.put(Zone.Library, 0, 'bear', 'show', 'ogre');
    t.mana(0, 1, 1).start().act('activate bruiser').resolveAll();
    expect(t.permanent('bruiser').characteristics.power).toBe(3);
    t.act('activate muddler').pass(2);
    expect(t.offered).toEqual(['show', '-']);
    t.choose('show').resolveAll();
    expect(t.hand(0)).toEqual(['show']);
  });
});

describe('triggers', () => {
  it('madness: cast as it is discarded, or into the graveyard (702.35)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'toss', 'jester');
    t.mana(0, 0, 0, 0, 2).start().act('cast toss').pass(2);
    expect(t.exile).toEqual(['jester']);
    t.pass(2).choose('jester').resolveAll();
    expect(t.battlefield(0)).toEqual(['jester']);
    const refused = new Table(CARDS);
    refused.put(Zone.Hand, 0, 'toss', 'jester');
    refused.mana(0, 0, 0, 0, 2).start().act('cast toss').pass(4).pick(0);
    expect(refused.graveyard(0)).toEqual(['toss', 'jester']);
  });

  it('extort gains what the opponents lost (702.101)', () => {
    const t = new Table(CARDS, 3);
    t.put(Zone.Battlefield, 0, 'priest');
    t.put(Zone.Hand, 0, 'sting');
    t.mana(0, 1, 0, 0, 1).start().act('cast sting').pass(3).pick(1);
    expect([t.life(0), t.life(1), t.life(2)]).toEqual([22, 19, 19]);
  });

  it('prowess for noncreature spells (702.108)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'monk');
    t.put(Zone.Hand, 0, 'sting', 'monk');
    t.mana(0, 0, 0, 0, 1, 0, 1).start().act('cast sting').resolveAll();
    expect(t.permanent('monk').characteristics.power).toBe(2);
    t.act('cast monk').resolveAll();
    expect(t.permanent('monk').characteristics.power).toBe(2);
  });
});
