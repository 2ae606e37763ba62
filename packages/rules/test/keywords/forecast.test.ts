/** Forecast (702.57), and costs open to those whose creatures struck a player this turn: freerunning (702.173), prowl (702.76). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, type CostKeyword, type KeywordAbility, Step, Zone } from '../../src/ir/index.ts';
import { knownLists } from '../../src/state/belief.ts';
import { playerValue } from '../../src/state/handle.ts';
import { sampleWorld } from '../../src/state/sampleWorld.ts';
import { viewOf } from '../../src/state/view.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, isSelf, sorcery, spellAbility, you } from '../stack/words.ts';

function costed(keyword: CostKeyword, cost: string): KeywordAbility {
  return { kind: 'keyword', keyword, cost: [{ kind: 'mana', cost }] };
}

const CARDS: CardDefinition[] = [
  beast('rogue', '{1}', 2, { subtypes: ['Rogue'] }),
  beast('assassin', '{1}', 2, { subtypes: ['Assassin'] }),
  beast('shifter', '{1}', 2, { subtypes: ['Shapeshifter'], keywords: 524288 }),
  sorcery('leap', '{5}', costed('freerunning', '{1}'), spellAbility(gain(3))),
  beast('sneak', '{5}', 3, { subtypes: ['Rogue', 'Faerie'], abilities: [costed('prowl', '{1}')] }),
  sorcery('forecaster', '{5}', spellAbility(gain(1)), {
    kind: 'activated',
    cost: [
      { kind: 'mana', cost: '{1}' },
      { kind: 'revealFromHand', filter: isSelf, count: 1 },
    ],
    targets: [],
    effect: gain(2),
    zone: Zone.Hand,
    keyword: 'Forecast',
    oncePerTurn: true,
    condition: {
      kind: 'and',
      of: [
        { kind: 'turnOf', who: you },
        { kind: 'during', steps: [Step.Upkeep] },
      ],
    },
  }),
];

function struckBy(name: string): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 0, name);
  t.put(Zone.Hand, 0, 'leap', 'sneak');
  t.start().passTo(1, Step.DeclareAttackers);
  t.pick(playerValue(1)).passTo(1, Step.PostcombatMain);
  return t.mana(0, 1).ask();
}

describe('costs for those who struck', () => {
  it('are there after the right creature dealt combat damage to a player', () => {
    expect(struckBy('assassin').actions).toEqual(['cast leap freerunning']);
    expect(struckBy('rogue').actions).toEqual(['cast sneak prowl']);
    // 702.73a: it is an Assassin, a Rogue and a Faerie.
    expect(struckBy('shifter').actions).toEqual(['cast leap freerunning', 'cast sneak prowl']);
  });

  it('are not there before, nor in a later turn', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'assassin');
    t.put(Zone.Hand, 0, 'leap', 'sneak');
    expect(t.mana(0, 1).start().actions).toEqual([]);
  });
});

describe('forecast', () => {
  function inUpkeep(...hand: string[]): Table {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, ...hand);
    for (const player of [0, 1]) t.put(Zone.Library, player, 'rogue', 'rogue', 'rogue');
    t.start().passTo(3, Step.Upkeep);
    return t.mana(0, 3).ask();
  }

  it("is activated once each turn, each copy by itself, in its owner's upkeep only", () => {
    const t = inUpkeep('forecaster', 'forecaster');
    expect(t.actions).toEqual(['activate forecaster']);
    t.act('activate forecaster').resolveAll();
    t.act('activate forecaster').resolveAll();
    expect([t.life(0), t.actions]).toEqual([24, []]);
    const late = inUpkeep('forecaster').passTo(3, Step.Draw).mana(0, 1).ask();
    expect(late.actions).toEqual([]);
  });

  it('keeps the card revealed, in every world of an opponent, as long as the step lasts', () => {
    const t = inUpkeep('rogue', 'forecaster').act('activate forecaster');
    const hand = () => viewOf(t.game, 1).visibleCards(Zone.Hand, 0);
    expect(hand()).toEqual(['forecaster']);
    const world = sampleWorld(viewOf(t.game, 1), knownLists(t.game), 3);
    if (!world.ok) throw new Error(JSON.stringify(world.error));
    expect(world.game.player(0).hand.map((slot) => world.game.card(slot).definition.name)).toContain('forecaster');
    t.resolveAll().passTo(3, Step.Draw);
    expect(hand()).toEqual([]);
  });
});
