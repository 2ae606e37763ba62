/** What permanents and players can't do, and what opponents make players do. */
import { Zone } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

describe('what cannot be', () => {
  it('limits how much untaps', () => {
    expect(
      abilitiesOf(
        sample(
          "As long as this artifact is untapped, players can't untap more than two permanents during their untap steps.",
          {
            typeLine: 'Artifact',
            power: null,
            toughness: null,
          },
        ),
      ),
    ).toMatchObject([
      {
        condition: { kind: 'matches', filter: { kind: 'untapped' } },
        effect: { restriction: { kind: 'untapsAtMost', who: { kind: 'eachPlayer' }, what: { kind: 'any' }, count: 2 } },
      },
    ]);
  });

  it('blocks what it is measured against', () => {
    const lines: readonly (readonly [string, string])[] = [
      ["Creatures with power less than this creature's power can't block it.", 'power'],
      ["Creatures with power less than Sample Card's toughness can't block it.", 'toughness'],
    ];
    for (const [line, kind] of lines) {
      const weak = { kind: 'power', op: '<', value: { kind, of: { kind: 'self' } } };
      expect(abilitiesOf(sample(line))).toMatchObject([
        {
          effect: {
            restriction: { kind: 'cantBeBlocked', what: { kind: 'isSelf' }, by: { of: [{ kind: 'type' }, weak] } },
          },
        },
      ]);
    }
  });

  it('is the target of some spells or abilities', () => {
    const blue = { kind: 'color', colors: 2 };
    const anyone = { kind: 'eachPlayer' };
    const opponents = { kind: 'opponents' };
    const lines: readonly (readonly [string, object])[] = [
      ["This creature can't be the target of spells.", { by: anyone, only: 'spells' }],
      ["This creature can't be the target of abilities your opponents control.", { by: opponents, only: 'abilities' }],
      [
        "This creature can't be the target of blue or black spells your opponents control.",
        { by: opponents, only: 'spells', sources: { kind: 'color', colors: 6 } },
      ],
      [
        "This creature can't be the target of nonblue spells or abilities from nonblue sources.",
        { by: anyone, sources: { kind: 'not', of: blue } },
      ],
      [
        "Enchanted creature can't be the target of abilities from artifact sources.",
        { by: anyone, only: 'abilities', sources: { kind: 'type' } },
      ],
      ["Cards in graveyards can't be the targets of spells or abilities.", { by: anyone, zone: Zone.Graveyard }],
    ];
    for (const [line, restriction] of lines)
      expect(abilitiesOf(sample(line))).toMatchObject([
        { effect: { restriction: { kind: 'cantBeTargeted', ...restriction } } },
      ]);
    // Of different kinds no one thing is said.
    expect(
      abilitiesOf(sample("This creature can't be the target of blue spells or abilities from black sources.")),
    ).toMatch(/^unread/);
  });

  it('attacks or blocks alone, or otherwise than alone (506.5)', () => {
    const never = (doing: string): object => ({ kind: 'company', what: { kind: 'isSelf' }, doing, alone: 'never' });
    const lines: readonly (readonly [string, readonly object[]])[] = [
      ["This creature can't attack alone.", [never('attack')]],
      ["This creature can't block alone.", [never('block')]],
      ["This creature can't attack or block alone.", [never('attack'), never('block')]],
      ['This creature can only attack alone.', [{ ...never('attack'), alone: 'only' }]],
    ];
    for (const [line, all] of lines)
      expect(abilitiesOf(sample(line))).toMatchObject(all.map((restriction) => ({ effect: { restriction } })));
  });

  it('attacks or blocks beyond a number', () => {
    const one = { kind: 'combatLimit', doing: 'attack', count: 1 };
    const lines: readonly (readonly [string, object])[] = [
      ['No more than one creature can attack each combat.', one],
      ['No more than two creatures can block each combat.', { kind: 'combatLimit', doing: 'block', count: 2 }],
      ['No more than one creature can attack you each combat.', { ...one, defenders: { kind: 'you' } }],
      ['No more than one creature can attack Sample Card each combat.', { ...one, attacked: { kind: 'isSelf' } }],
    ];
    for (const [line, restriction] of lines)
      expect(abilitiesOf(sample(line))).toMatchObject([{ effect: { restriction } }]);
    const tapped = 'As long as this creature is tapped, no more than one creature can attack you each combat.';
    expect(abilitiesOf(sample(tapped))).toMatchObject([
      { condition: { kind: 'matches', filter: { kind: 'tapped' } }, effect: { restriction: one } },
    ]);
  });

  it('is regenerated', () => {
    const among = (name: string): object => ({
      effect: { restriction: { kind: 'cantRegenerate', what: { kind: 'among', what: { kind: 'bound', name } } } },
      duration: { kind: 'endOfTurn' },
    });
    expect(abilitiesOf(sorcery("Target creature can't be regenerated this turn."))).toMatchObject([
      { effect: among('target') },
    ]);
    expect(
      abilitiesOf(
        sorcery(
          "Sample Card deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.",
        ),
      ),
    ).toMatchObject([
      { effect: { of: [{ kind: 'damage' }, { effect: { restriction: { kind: 'cantRegenerate' } } }] } },
    ]);
  });
});

describe('a discard that an opponent causes', () => {
  it('is told of the card or of any', () => {
    const because = 'a spell or ability an opponent controls causes you to discard';
    expect(abilitiesOf(sample(`When ${because} this card, that player loses 5 life.`))).toMatchObject([
      {
        event: { kind: 'discards', who: { kind: 'you' }, what: { kind: 'isSelf' }, by: { kind: 'opponents' } },
        effect: { kind: 'loseLife', who: { kind: 'bound', name: 'thatOther' } },
      },
    ]);
    expect(abilitiesOf(sample(`Whenever ${because} a card, you gain 2 life.`))).toMatchObject([
      { event: { kind: 'discards', what: { kind: 'any' }, by: { kind: 'opponents' } } },
    ]);
  });
});
