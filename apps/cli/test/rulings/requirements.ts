/**
 * What the corpus has to hold: the requirements drawn from the ruling pages, by subject. The letters are the scenarios that each must have:
 * requirement 4 with `abc` has T4a, T4b and T4c. Where there is one scenario alone, it is named.
 */
export interface Subject {
  readonly title: string;
  readonly requirements: Readonly<Record<number, string>>;
}

export const SUBJECTS: readonly Subject[] = [
  {
    title: 'Mana of an undefined type',
    requirements: { 1: 'abc', 2: 'ab', 3: 'ab' },
  },
  {
    title: '"Could produce"',
    requirements: {
      4: 'abc',
      5: 'a',
      6: 'abc',
      7: 'ab',
      8: 'abcd',
      9: 'ab',
      10: 'ab',
      11: 'ab',
      12: 'abc',
      13: 'abcd',
      14: 'ab',
      15: 'abc',
      16: 'ab',
    },
  },
  {
    title: '"Tap a permanent for mana"',
    requirements: { 17: 'abcd', 18: 'ab', 19: 'ab', 20: 'ab', 21: 'abc' },
  },
  {
    title: 'Triggers on "is tapped for mana"',
    requirements: { 22: 'ab', 23: 'ab', 24: 'ab', 25: 'ab', 26: 'abc', 27: 'abc', 28: 'ab' },
  },
  {
    title: 'Replacement effects on "is tapped for mana"',
    requirements: { 29: 'ab', 30: 'ab', 31: 'ab', 32: 'ab', 33: 'ab', 34: 'a' },
  },
  {
    title: 'X of a spell and of the permanent it becomes',
    requirements: { 35: 'abc', 36: 'ab', 37: 'ab', 38: 'ab', 39: 'ab', 40: 'a', 41: 'a', 42: 'a' },
  },
  {
    title: 'The tap symbol',
    requirements: { 43: 'ab', 44: 'abcd', 45: 'a', 46: 'abc', 47: 'ab', 48: 'a' },
  },
  {
    title: 'The untap symbol',
    requirements: { 49: 'a', 50: 'ab', 51: 'a', 52: 'ab' },
  },
  {
    title: 'Jace, Architect of Thought: the first ability',
    requirements: { 53: 'abc', 54: 'ab', 55: 'abc', 56: 'abcde', 57: 'T57' },
  },
  {
    title: 'Jace, Architect of Thought: the second ability',
    requirements: { 58: 'ab', 59: 'ab', 60: 'ab', 61: 'ab', 62: 'abc' },
  },
  {
    title: 'Jace, Architect of Thought: the third ability',
    requirements: {
      63: 'a',
      64: 'ab',
      65: 'a',
      66: 'ab',
      67: 'abc',
      68: 'abcd',
      69: 'abcd',
      70: 'abc',
      71: 'abcd',
      72: 'abc',
      73: 'ab',
    },
  },
  {
    title: 'Opposition Agent',
    requirements: {
      74: 'abcdef',
      75: 'abc',
      76: 'ab',
      77: 'abcd',
      78: 'abcd',
      79: 'abcd',
      80: 'ab',
      81: 'abcde',
      82: 'abc',
      83: 'abcd',
      84: 'ab',
      85: 'abcd',
      86: 'a',
      87: 'abc',
      88: 'abcd',
      89: 'abcd',
      90: 'T90',
    },
  },
  {
    title: 'Narset, Enlightened Master',
    requirements: {
      91: 'abcd',
      92: 'abcd',
      93: 'abcde',
      94: 'ab',
      95: 'abc',
      96: 'abcd',
      97: 'ab',
      98: 'abcd',
      99: 'abc',
      100: 'a',
      101: 'abcd',
      102: 'a',
    },
  },
  {
    title: 'Statements that several pages make',
    requirements: { 103: 'R103', 104: 'R104', 105: 'R105', 106: 'R106', 107: 'R107', 108: 'R108' },
  },
];

/** Scenes in which several rulings meet: E1, E2 … */
export const SCENES = 12;

/** Scenarios whose expected result is less than certain; their notes say what it rests on. */
export const DOUBTFUL: readonly string[] = ['T4b', 'T4c', 'T6c', 'T16b', 'T75a', 'T94b'];
