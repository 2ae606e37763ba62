/** Striated text boxes: class levels, level symbols, station symbols, Cases, max speed; what the abilities beside a symbol are part of. */
import { describe, expect, it } from 'vitest';
import { compileCard } from '../../src/index.ts';
import { abilitiesOf, sample } from './sample.ts';

const ENCHANTMENT = { power: null, toughness: null } as const;

describe('class level bars (716.2)', () => {
  const text = (dash: string) =>
    [
      'When this Class enters, draw a card.',
      `{1}{U}: Level 2${dash}When this Class becomes level 2, scry 2.`,
      '{3}{U}: Level 3',
      'Creatures you control have flying.',
      'You have no maximum hand size.',
    ].join('\n');

  it('gives the abilities under a bar to its level', () => {
    expect(abilitiesOf(sample(text('\n'), { ...ENCHANTMENT, typeLine: 'Enchantment — Class' }))).toMatchObject([
      { kind: 'triggered' },
      {
        keyword: 'classLevel',
        level: 2,
        cost: [{ kind: 'mana', cost: '{1}{U}' }],
        abilities: [{ event: { kind: 'performs', action: 'becomes level 2', what: { kind: 'isSelf' } } }],
      },
      { keyword: 'classLevel', level: 3, abilities: [{ kind: 'static' }, { kind: 'static' }] },
    ]);
  });

  it('reads a bar and its ability in one line alike', () => {
    const details = { ...ENCHANTMENT, typeLine: 'Enchantment — Class' };
    expect(abilitiesOf(sample(text(' — '), details))).toEqual(abilitiesOf(sample(text('\n'), details)));
  });

  it('refuses what has an unread level', () => {
    expect(
      abilitiesOf(sample('{1}{U}: Level 2\nFrobnicate.', { ...ENCHANTMENT, typeLine: 'Enchantment — Class' })),
    ).toMatch(/unread/);
  });
});

describe('level symbols (711.2)', () => {
  it('has a range, a size, keywords and abilities', () => {
    const text = 'Level up {2}{G}\nLEVEL 1-3\n4/4\nLEVEL 4+\n6/6\nTrample\n{T}: Draw a card.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { keyword: 'level up' },
      { keyword: 'atCounters', counter: 'level', from: 1, to: 3, size: { power: 4, toughness: 4 }, keywords: 0 },
      {
        keyword: 'atCounters',
        counter: 'level',
        from: 4,
        size: { power: 6, toughness: 6 },
        keywords: 8192,
        abilities: [{ kind: 'activated' }],
      },
    ]);
  });
});

describe('station symbols (721.2)', () => {
  it('has the printed size beside the last symbol, and no size of the card', () => {
    const text =
      'Station\n2+ | Other creatures you control get +1/+1.\n8+ | Flying\nWhenever this Spacecraft attacks, draw a card.';
    const outcome = compileCard(sample(text, { typeLine: 'Artifact — Spacecraft', power: '3', toughness: '5' }));
    expect(outcome).toMatchObject({
      card: {
        faces: [
          {
            power: null,
            toughness: null,
            abilities: [
              { keyword: 'station' },
              { keyword: 'atCounters', counter: 'charge', from: 2, abilities: [{ kind: 'static' }] },
              {
                keyword: 'atCounters',
                counter: 'charge',
                from: 8,
                size: { power: 3, toughness: 5 },
                keywords: 1,
                abilities: [{ kind: 'triggered' }],
              },
            ],
          },
        ],
      },
    });
    expect(outcome).not.toMatchObject({ card: { faces: [{ abilities: [{}, { size: {} }] }] } });
  });
});

describe('words before a dash that make something of the ability', () => {
  it('reads Cases (719.3)', () => {
    const text = 'To solve — You have no cards in hand.\nSolved — {T}: Draw a card.';
    expect(abilitiesOf(sample(text, { ...ENCHANTMENT, typeLine: 'Enchantment — Case' }))).toMatchObject([
      { keyword: 'toSolve', condition: { kind: 'compare', op: '=', right: 0 } },
      { keyword: 'solved', abilities: [{ kind: 'activated' }] },
    ]);
  });

  it('reads max speed (702.178a), in a graveyard as a condition of the ability', () => {
    const text =
      'Start your engines!\nMax speed — {T}: Draw a card.\nMax speed — {3}, Exile this card from your graveyard: Draw a card.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { keyword: 'start your engines!' },
      { keyword: 'maxSpeed', abilities: [{ kind: 'activated' }] },
      { kind: 'activated', zone: 3, condition: { kind: 'compare', left: { kind: 'speed' }, op: '>=', right: 4 } },
    ]);
  });
});

describe('battles (310)', () => {
  it('reads the defense and "this Siege"', () => {
    expect(
      compileCard(
        sample('When this Siege enters, draw a card.', { ...ENCHANTMENT, typeLine: 'Battle — Siege', defense: '4' }),
      ),
    ).toMatchObject({ card: { faces: [{ defense: 4, abilities: [{ kind: 'triggered' }] }] } });
  });
});

describe('cards that turn', () => {
  it('reads the bottom half of a flip card with the cost of the top half (710.1c)', () => {
    const top = sample('Whenever this creature attacks, flip it.', { manaCost: '{2}{R}' }).faces;
    const bottom = sample('Trample', { name: 'Sample Master', manaCost: '' }).faces;
    expect(compileCard({ ...sample(''), layout: 'flip', faces: [...top, ...bottom] })).toMatchObject({
      card: {
        layout: 'flip',
        faces: [
          { abilities: [{ effect: { kind: 'transform', what: { kind: 'self' }, flip: true } }] },
          { name: 'Sample Master', manaCost: '{2}{R}' },
        ],
      },
    });
  });

  it('reads spells of the last turn, transforming into this and returning transformed', () => {
    const text =
      'At the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature.\nWhen this creature transforms into this creature, draw a card.';
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        condition: {
          left: { kind: 'amongPlayers', which: 'greatest', what: 'spellsLastTurn', of: { kind: 'eachPlayer' } },
          op: '>=',
          right: 2,
        },
      },
      { event: { kind: 'performs', action: 'transform', what: { kind: 'isSelf' } } },
    ]);
    const saga =
      'III — Last Words — Exile this Saga, then return it to the battlefield transformed under your control.';
    expect(abilitiesOf(sample(saga, { ...ENCHANTMENT, typeLine: 'Enchantment — Saga' }))).toMatchObject([
      {
        keyword: 'chapter',
        effect: { of: [{ kind: 'exile' }, { kind: 'move', to: { transformed: true, controller: { kind: 'you' } } }] },
      },
    ]);
  });
});
