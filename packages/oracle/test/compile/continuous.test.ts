/** Continuous effects and static abilities: what is changed, for how long, and what can't or must be done. */
import type { Ability } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

function read(source: Parameters<typeof abilitiesOf>[0]): string {
  const abilities = abilitiesOf(source);
  return typeof abilities === 'string' ? abilities : JSON.stringify(abilities);
}

/** What the only static ability does. */
function effectsOf(text: string): readonly unknown[] {
  const abilities: readonly Ability[] | string = abilitiesOf(sample(text));
  if (typeof abilities === 'string') return [abilities];
  return abilities.map((ability) => (ability.kind === 'static' ? ability.effect : ability));
}

const self = { kind: 'isSelf' } as const;

describe('what blocks and attacks', () => {
  it('counts blockers', () => {
    expect(effectsOf("This creature can't be blocked by more than one creature.")).toEqual([
      { kind: 'restriction', restriction: { kind: 'blockers', what: self, max: 1 } },
    ]);
    expect(effectsOf("This creature can't be blocked except by three or more creatures.")).toEqual([
      { kind: 'restriction', restriction: { kind: 'blockers', what: self, min: 3 } },
    ]);
  });

  it('asks what the defending player controls', () => {
    expect(effectsOf("This creature can't attack unless defending player controls an Island.")).toEqual([
      {
        kind: 'restriction',
        restriction: { kind: 'cantAttack', what: self, unlessControls: { kind: 'subtype', subtypes: ['Island'] } },
      },
    ]);
  });

  it('lures blockers', () => {
    expect(effectsOf('All creatures able to block this creature do so.')).toEqual([
      {
        kind: 'restriction',
        restriction: { kind: 'mustBlock', what: { kind: 'type', types: 4 }, attackers: self },
      },
    ]);
    expect(read(sample('{T}: Target creature blocks this creature this turn if able.'))).toContain(
      '"kind":"mustBlock","what":{"kind":"among","what":{"kind":"bound","name":"target"}},"attackers":{"kind":"isSelf"}',
    );
  });

  it('says what a creature cannot block as what cannot be blocked by it', () => {
    expect(effectsOf("This creature can't block creatures with power 2 or greater.")).toMatchObject([
      { restriction: { kind: 'cantBeBlocked', what: { kind: 'and' }, by: self } },
    ]);
  });
});

describe('what objects become', () => {
  it('replaces types unless they are said to stay (205.1)', () => {
    const goat =
      'Enchant creature\nEnchanted creature loses all abilities and is a red Goat creature with base power and toughness 0/2.';
    const aura = { typeLine: 'Enchantment — Aura', power: null, toughness: null };
    expect(read(sample(goat, aura))).toContain('{"kind":"setTypes","types":4,"subtypes":["Goat"]}');
    expect(read(sample('{2}: This creature becomes a 4/4 Golem artifact creature until end of turn.'))).toContain(
      'addTypes',
    );
    expect(
      read(sample("{2}: Target land becomes a 3/3 Elemental creature until end of turn. It's still a land.")),
    ).toContain('{"kind":"addTypes","types":4,"subtypes":["Elemental"]}');
    expect(read(sample('{2}: Target land becomes a 3/3 Elemental creature until end of turn.'))).toContain('setTypes');
  });

  it('sets land types and creature types apart from card types', () => {
    expect(read(sample('{T}: Target land becomes a Forest until end of turn.'))).toContain('"kind":"setLandTypes"');
    expect(read(sample('{T}: Target creature becomes a Zombie until end of turn.'))).toContain('"kind":"setSubtypes"');
    expect(read(sample('Each land is a Swamp in addition to its other land types.'))).toContain('"kind":"addSubtypes"');
  });

  it('defines one of power and toughness alone', () => {
    expect(read(sample("Sample Card's power is equal to the number of lands you control.", { power: '*' }))).toContain(
      '"toughness":null',
    );
  });
});

describe('what a planeswalker is in a turn', () => {
  it('becomes a creature alone while it has counters, in that turn', () => {
    const text =
      "During your turn, as long as Sample Card has one or more loyalty counters on him, he's a 5/2 Goat creature and has hexproof.\n0: Draw a card for each opponent who lost life this turn.";
    const walker = { typeLine: 'Legendary Planeswalker — Kaito', power: null, toughness: null, loyalty: '4' };
    const lost = { kind: 'turnCount', what: 'lifeLost' };
    expect(abilitiesOf(sample(text, walker))).toMatchObject([
      {
        effect: {
          affected: { kind: 'self' },
          changes: [{ kind: 'setTypes', types: 4, subtypes: ['Goat'] }, {}, { kind: 'addKeywords' }],
        },
        condition: {
          kind: 'and',
          of: [
            { kind: 'turnOf', who: { kind: 'you' } },
            { kind: 'compare', right: 1 },
          ],
        },
      },
      { effect: { kind: 'draw', count: { kind: 'countPlayers', of: { kind: 'having', what: lost, value: 1 } } } },
    ]);
  });
});

describe('how long', () => {
  it('ends a change that comes with a number at the end of the turn', () => {
    expect(
      read(sample('Whenever this creature attacks, it gets +1/+1 until end of turn for each other attacking Elf.')),
    ).toContain('"duration":{"kind":"endOfTurn"}');
  });

  it('lasts where no end is said of one object', () => {
    expect(
      read(sample('{3}, {T}: Return target creature card from your graveyard to the battlefield. It gains haste.')),
    ).toContain('"duration":{"kind":"indefinite"}');
    expect(read(sorcery('Creatures you control gain haste.'))).toMatch(/^(unread|unaccounted-word):/);
  });

  it('lets a colour be chosen as the ability resolves', () => {
    const text = read(sample('{W}: Target creature gains protection from the color of your choice until end of turn.'));
    expect(text.match(/"label":"red"/g)).toHaveLength(2);
  });

  it('gives a token what the next sentence says it has', () => {
    expect(
      read(sorcery('Create a 1/1 colorless Eldrazi Scion creature token. It has "Sacrifice this token: Add {C}."')),
    ).toContain('"abilities":[{"kind":"activated","cost":[{"kind":"sacrificeSelf"}]');
  });
});

describe('lines of several sentences', () => {
  it('are an ability each', () => {
    const equipment = { typeLine: 'Artifact — Equipment', power: null, toughness: null };
    expect(
      abilitiesOf(
        sample(
          "Equipped creature gets +1/+1. It gets an additional +0/+2 as long as it's a Human.\nEquip {2}",
          equipment,
        ),
      ),
    ).toMatchObject([{ kind: 'static' }, { kind: 'static', condition: { kind: 'matches' } }, { keyword: 'Equip' }]);
  });
});
