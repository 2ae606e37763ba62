/** Players who can't untap more than so many permanents choose which (502.3); discards that an opponent causes (701.9), and what can't be regenerated (701.19c). */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, type Filter, Step, Zone } from '../../src/ir/index.ts';
import { slotOf } from '../../src/state/handle.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import {
  beast,
  instant,
  isCreature,
  isSelf,
  opponents,
  ref,
  sorcery,
  spellAbility,
  target,
  you,
} from '../stack/words.ts';

const isLand: Filter = { kind: 'type', types: CardType.Land };

function limit(what: Filter, count: number): Ability {
  return {
    kind: 'static',
    effect: { kind: 'restriction', restriction: { kind: 'untapsAtMost', who: { kind: 'eachPlayer' }, what, count } },
  };
}

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  card('island', CardType.Land, { subtypes: ['Island'] }),
  card('orb', CardType.Artifact, { abilities: [limit(isLand, 1)] }),
  card('still orb', CardType.Artifact, { abilities: [limit({ kind: 'any' }, 2)] }),
  beast('martyr', '{W}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'discards', who: you, what: isSelf, by: opponents },
        targets: [],
        effect: { kind: 'loseLife', who: ref('thatOther'), amount: 5 },
      },
    ],
  }),
  sorcery('mind rot', '{B}', spellAbility({ kind: 'discard', who: opponents, count: 1 })),
  sorcery('loot', '{U}', spellAbility({ kind: 'discard', who: you, count: 1 })),
  instant('doom', '{B}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
  instant('shield', '{G}', spellAbility({ kind: 'regenerate', what: ref('target') }, target(isCreature))),
  instant(
    'curse',
    '{R}',
    spellAbility(
      {
        kind: 'applyRule',
        effect: {
          kind: 'restriction',
          restriction: { kind: 'cantRegenerate', what: { kind: 'among', what: ref('target') } },
        },
        duration: { kind: 'endOfTurn' },
      },
      target(isCreature),
    ),
  ),
];

/** All permanents of the player tapped, at the beginning of their next turn. */
function tappedOut(...names: string[]): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 1, ...names);
  for (const permanent of t.game.objects) if (permanent !== null && permanent.controller === 1) permanent.tapped = true;
  return t;
}

function untapped(t: Table): string[] {
  return t.game.battlefield
    .filter((slot) => t.game.objects[slot]?.tapped === false && t.game.objects[slot]?.controller === 1)
    .map((slot) => t.game.card(slot).definition.name);
}

describe('a limit of how many permanents untap', () => {
  it('leaves the choice to the player, and everything else untaps', () => {
    const t = tappedOut('forest', 'island', 'bear');
    t.put(Zone.Battlefield, 0, 'orb');
    t.start().idleTo(2, Step.Upkeep);
    expect(t.offered).toEqual(['forest', 'island']);
    t.choose('island').idleTo(2, Step.Upkeep);
    expect(untapped(t).sort()).toEqual(['bear', 'island']);
  });

  it('does not ask where no more than that would untap', () => {
    const t = tappedOut('forest', 'bear');
    t.put(Zone.Battlefield, 0, 'orb');
    t.start().idleTo(2, Step.Upkeep);
    expect(untapped(t).sort()).toEqual(['bear', 'forest']);
  });

  it('holds along with others', () => {
    const t = tappedOut('forest', 'island', 'bear', 'bear');
    t.put(Zone.Battlefield, 0, 'orb', 'still orb');
    t.start().idleTo(2, Step.Upkeep);
    t.choose('forest').idleTo(2, Step.Upkeep);
    // Of two that are alike one is offered.
    expect([...t.offered].sort()).toEqual(['bear', 'forest']);
    t.choose('forest').idleTo(2, Step.Upkeep);
    expect(untapped(t).sort()).toEqual(['bear', 'forest']);
  });
});

describe('a discard', () => {
  it('is caused by the opponent whose spell it is', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'mind rot');
    t.put(Zone.Hand, 1, 'martyr');
    t.mana(0, 0, 0, 1).start();
    t.act('cast mind rot').resolveAll();
    expect([t.life(0), t.graveyard(1)]).toEqual([15, ['martyr']]);
  });

  it("is not an opponent's where it is one's own", () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'loot', 'martyr');
    t.mana(0, 0, 1).start();
    t.act('cast loot').resolveAll();
    expect([t.life(0), t.life(1), t.hand(0)]).toEqual([20, 20, []]);
  });
});

describe('a creature that cannot be regenerated', () => {
  it('dies with a shield', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'shield', 'curse', 'doom');
    const [bear] = t.put(Zone.Battlefield, 1, 'bear');
    t.mana(0, 0, 0, 1, 1, 1).start();
    for (const spell of ['shield', 'curse', 'doom']) t.act(`cast ${spell}`).resolveAll();
    expect(t.game.zones[slotOf(bear ?? 0)]).toBe(Zone.Graveyard);
  });

  it('is saved by one otherwise', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'shield', 'doom');
    const [bear] = t.put(Zone.Battlefield, 1, 'bear');
    t.mana(0, 0, 0, 1, 0, 1).start();
    for (const spell of ['shield', 'doom']) t.act(`cast ${spell}`).resolveAll();
    expect(t.game.zones[slotOf(bear ?? 0)]).toBe(Zone.Battlefield);
  });
});
