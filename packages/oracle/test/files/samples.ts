// Invented cards, as each kind of file writes them, and what is to be read from them.
import type { FileCard } from '../../src/index.ts';

const creature = {
  object: 'card',
  oracle_id: 'id-1',
  name: 'Tally Bear',
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: '',
  power: '2',
  toughness: '2',
  color_identity: ['G'],
  legalities: { vintage: 'legal', standard: 'not_legal' },
  set: 'abc',
};
const split = {
  oracle_id: 'id-2',
  name: 'Salt // Sand',
  layout: 'split',
  mana_cost: '{R} // {U}',
  type_line: 'Instant // Instant',
  color_identity: ['U', 'R'],
  card_faces: [
    { name: 'Salt', mana_cost: '{R}', type_line: 'Instant', oracle_text: 'Draw a card.' },
    { name: 'Sand', mana_cost: '{U}', type_line: 'Instant', oracle_text: 'Line one “é”.\nLine two \\ "quoted".' },
  ],
};
const turned = {
  name: 'Night // Day',
  layout: 'transform',
  type_line: 'Artifact // Artifact',
  card_faces: [
    { name: 'Night', mana_cost: '{2}', type_line: 'Artifact', oracle_text: 'Flash' },
    { name: 'Day', mana_cost: '', type_line: 'Artifact', oracle_text: 'Flying', color_indicator: ['W'] },
  ],
  color_identity: ['W'],
};
const twice = {
  name: 'Twin // Twin',
  layout: 'reversible_card',
  card_faces: [
    { name: 'Twin', mana_cost: '{W}', type_line: 'Sorcery', oracle_text: 'Scry 1.' },
    { name: 'Twin', mana_cost: '{W}', type_line: 'Sorcery', oracle_text: 'Scry 1.' },
  ],
};
const token = { name: 'Bear', layout: 'token', type_line: 'Token Creature — Bear', oracle_text: '', mana_cost: '' };

export const scryfall: readonly object[] = [creature, token, split, turned, twice];

const plain = { power: null, toughness: null, loyalty: null, defense: null, colorIndicator: null };
const unknown = { legalities: {}, set: null, setType: null };

export const cards: readonly FileCard[] = [
  {
    oracleId: 'id-1',
    source: {
      name: 'Tally Bear',
      layout: 'normal',
      faces: [
        {
          ...plain,
          name: 'Tally Bear',
          manaCost: '{1}{G}',
          typeLine: 'Creature — Bear',
          text: '',
          power: '2',
          toughness: '2',
        },
      ],
      colorIdentity: ['G'],
      legalities: { vintage: 'legal', standard: 'not_legal' },
      set: 'abc',
      setType: null,
    },
  },
  {
    oracleId: 'id-2',
    source: {
      ...unknown,
      name: 'Salt // Sand',
      layout: 'split',
      faces: [
        { ...plain, name: 'Salt', manaCost: '{R}', typeLine: 'Instant', text: 'Draw a card.' },
        { ...plain, name: 'Sand', manaCost: '{U}', typeLine: 'Instant', text: 'Line one “é”.\nLine two \\ "quoted".' },
      ],
      colorIdentity: ['U', 'R'],
    },
  },
  {
    oracleId: null,
    source: {
      ...unknown,
      name: 'Night // Day',
      layout: 'transform',
      faces: [
        { ...plain, name: 'Night', manaCost: '{2}', typeLine: 'Artifact', text: 'Flash' },
        { ...plain, name: 'Day', manaCost: '', typeLine: 'Artifact', text: 'Flying', colorIndicator: ['W'] },
      ],
      colorIdentity: ['W'],
    },
  },
  {
    oracleId: null,
    source: {
      ...unknown,
      name: 'Twin',
      layout: 'normal',
      faces: [{ ...plain, name: 'Twin', manaCost: '{W}', typeLine: 'Sorcery', text: 'Scry 1.' }],
      colorIdentity: [],
    },
  },
];

/** The same cards as AtomicCards has them, faces grouped by name. */
export const atomic: Readonly<Record<string, readonly object[]>> = {
  'Tally Bear': [
    {
      name: 'Tally Bear',
      layout: 'normal',
      manaCost: '{1}{G}',
      manaValue: 2,
      type: 'Creature — Bear',
      types: ['Creature'],
      power: '2',
      toughness: '2',
      colorIdentity: ['G'],
      legalities: { vintage: 'Legal', standard: 'Not Legal' },
      firstPrinting: 'ABC',
      printings: ['ABC', 'XYZ'],
      identifiers: { scryfallOracleId: 'id-1' },
    },
  ],
  'Salt // Sand': [
    { faceName: 'Salt', side: 'a', manaCost: '{R}', type: 'Instant', text: 'Draw a card.' },
    { faceName: 'Sand', side: 'b', manaCost: '{U}', type: 'Instant', text: 'Line one “é”.\nLine two \\ "quoted".' },
  ].map((face) => ({
    ...face,
    name: 'Salt // Sand',
    layout: 'split',
    types: ['Instant'],
    colorIdentity: ['U', 'R'],
    identifiers: { scryfallOracleId: 'id-2' },
  })),
  'Night // Day': [
    { faceName: 'Night', side: 'a', manaCost: '{2}', text: 'Flash' },
    { faceName: 'Day', side: 'b', text: 'Flying', colorIndicator: ['W'] },
  ].map((face) => ({
    ...face,
    name: 'Night // Day',
    layout: 'transform',
    type: 'Artifact',
    types: ['Artifact'],
    colorIdentity: ['W'],
  })),
  'Twin // Twin': ['a', 'b'].map((side) => ({
    side,
    name: 'Twin // Twin',
    faceName: 'Twin',
    layout: 'reversible_card',
    manaCost: '{W}',
    type: 'Sorcery',
    types: ['Sorcery'],
    text: 'Scry 1.',
    colorIdentity: [],
  })),
};
