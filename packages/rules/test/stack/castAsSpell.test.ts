/** What may be cast is judged as the spell that it would be, not as the card that lies there (601.3e). */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, type Filter, Zone } from '../../src/ir/index.ts';
import { card, enchantment } from '../effects/board.ts';
import { Table } from './table.ts';
import { beast, gain, instant, isCreature, spellAbility, twoFaced, you } from './words.ts';

function fromTop(name: string, what: Filter): CardDefinition {
  return enchantment(name, {
    kind: 'static',
    effect: { kind: 'allowance', allowance: { kind: 'playFromTopOfLibrary', who: you, what, revealed: false } },
  });
}

function fromGraveyard(name: string, what: Filter, way?: string): CardDefinition {
  const kept = way === undefined ? {} : { way };
  return enchantment(name, {
    kind: 'static',
    effect: {
      kind: 'allowance',
      allowance: { kind: 'castFromZone', who: you, zone: Zone.Graveyard, what, exileAfter: false, ...kept },
    },
  });
}

const morph: Ability = { kind: 'keyword', keyword: 'morph', cost: [{ kind: 'mana', cost: '{G}' }] };
const isInstant: Filter = { kind: 'type', types: CardType.Instant };
const CARDS: CardDefinition[] = [
  twoFaced('adventure', beast('giant', '{G}', 3), instant('chop', '{G}', spellAbility(gain(1)))),
  beast('sprite', '{2}{G}', 2, {
    abilities: [{ kind: 'keyword', keyword: 'bestow', cost: [{ kind: 'mana', cost: '{G}' }] }],
  }),
  instant('hidden', '{9}', morph, spellAbility(gain(1))),
  card('cavern', CardType.Land, { abilities: [morph] }),
  fromTop('horde', isCreature),
  fromTop('melek', isInstant),
  fromGraveyard('unearth', isCreature),
  fromGraveyard('flashes', isInstant, 'flashback'),
];

function offered(allowance: string, zone: typeof Zone.Library | typeof Zone.Graveyard, lying: string): string[] {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 0, allowance, 'giant // chop');
  t.put(zone, 0, lying);
  return t.mana(0, 0, 0, 0, 0, 5).start().actions;
}

describe('an effect that lets spells of a kind be cast', () => {
  it('lets that half of an adventurer card be cast that is such a spell', () => {
    expect(offered('horde', Zone.Library, 'giant // chop')).toEqual(['cast giant']);
    expect(offered('melek', Zone.Library, 'giant // chop')).toEqual(['cast chop']);
    expect(offered('unearth', Zone.Graveyard, 'giant // chop')).toEqual(['cast giant']);
  });

  it('lets a card be cast face down as the creature spell that it then is (708.4)', () => {
    expect(offered('horde', Zone.Library, 'hidden')).toEqual(['cast hidden morph']);
    expect(offered('melek', Zone.Library, 'hidden')).toEqual([]);
    expect(offered('horde', Zone.Library, 'cavern')).toEqual(['cast cavern morph']);
  });

  it('does not let creature cards be cast bestowed, as the Auras that they then are (702.103b)', () => {
    expect(offered('horde', Zone.Library, 'sprite')).toEqual(['cast sprite']);
  });

  it('judges the card where the cards are given a keyword', () => {
    expect(offered('flashes', Zone.Graveyard, 'giant // chop')).toEqual([]);
    expect(offered('flashes', Zone.Graveyard, 'hidden')).toEqual([]);
  });
});

describe('a land with morph', () => {
  it('is played, or cast face down for three mana and turned face up (702.37a)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'cavern');
    t.mana(0, 0, 0, 0, 0, 4).start();
    expect(t.actions).toEqual(['play cavern', 'cast cavern morph']);
    t.act('cast cavern morph').resolveAll().act('turn up cavern');
    expect([t.permanent('cavern').faceDown, t.game.player(0).tally.landsPlayed]).toEqual([false, 0]);
  });
});
