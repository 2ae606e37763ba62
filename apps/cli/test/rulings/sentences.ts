/** What the ruling pages say, sentence by sentence in our words, and the requirements that follow from it. */
export interface Sentence {
  readonly page: string;
  readonly says: string;
  /** Numbers and ranges of numbers. */
  readonly requirements: readonly (number | readonly [number, number])[];
}

export const SENTENCES: readonly Sentence[] = [
  { page: 'all', says: 'Mana of a type that is undefined is not produced', requirements: [[1, 3]] },
  { page: 'all', says: 'What a permanent could produce', requirements: [[4, 16]] },
  { page: 'all', says: 'Tapping a permanent for mana', requirements: [[17, 21]] },
  { page: 'all', says: 'Triggers on a permanent tapped for mana', requirements: [[22, 28]] },
  { page: 'all', says: 'Replacement effects on a permanent tapped for mana', requirements: [[29, 34]] },
  { page: 'all', says: 'X of abilities that have to do with entering', requirements: [[35, 42]] },
  { page: 'all', says: 'The tap symbol', requirements: [[43, 48]] },
  { page: 'all', says: 'The untap symbol', requirements: [[49, 52]] },
  { page: 'Jace', says: 'The search is over when the searcher says so; nothing is shown', requirements: [64, 65] },
  { page: 'Jace', says: 'All cards are exiled before any is cast', requirements: [67] },
  { page: 'Jace', says: 'One delayed trigger, whatever player or planeswalker is attacked', requirements: [[53, 57]] },
  { page: 'Jace', says: 'One at a time; the last cast resolves first', requirements: [68] },
  { page: 'Jace', says: 'X is 0', requirements: [63] },
  { page: 'Jace', says: 'Timing by card type is ignored, other limits are not', requirements: [69] },
  { page: 'Jace', says: 'No alternative costs; additional ones optional or mandatory', requirements: [70, 71] },
  { page: 'Jace', says: 'Piles may be empty', requirements: [58] },
  {
    page: 'Jace',
    says: 'The opponent is picked on resolution without a target; all see the cards; you choose the pile',
    requirements: [[59, 62]],
  },
  { page: 'Jace', says: 'What is not cast stays exiled for good', requirements: [66, 72, 73] },
  { page: 'Opposition Agent', says: 'Only what is asked for', requirements: [76] },
  { page: 'Opposition Agent', says: 'Several of them', requirements: [81] },
  { page: 'Opposition Agent', says: 'All costs are paid, alternatives are allowed', requirements: [82, 83] },
  { page: 'Opposition Agent', says: 'Quality or quantity', requirements: [77] },
  {
    page: 'Opposition Agent',
    says: 'Exiled instead; the rest applies but cannot see the cards',
    requirements: [78, 79],
  },
  { page: 'Opposition Agent', says: 'Several zones', requirements: [80] },
  { page: 'Opposition Agent', says: 'Choices of the tournament and conceding', requirements: [86] },
  { page: 'Opposition Agent', says: 'A player leaves', requirements: [87] },
  { page: 'Opposition Agent', says: 'Timing and land plays', requirements: [84] },
  { page: 'Opposition Agent', says: 'All choices, but only during the search', requirements: [74, 75, 85, [88, 90]] },
  { page: 'Narset', says: 'Face up; ordinary rules and timing', requirements: [[91, 93]] },
  { page: 'Narset', says: 'No alternative costs, no morph; additional costs', requirements: [95, 96] },
  { page: 'Narset', says: 'No lands', requirements: [97] },
  { page: 'Narset', says: 'X is 0', requirements: [98] },
  { page: 'Narset', says: 'Cards not cast stay exiled', requirements: [92, 94, 97, [99, 102]] },
  { page: 'all', says: 'What several pages say', requirements: [[103, 108]] },
];
