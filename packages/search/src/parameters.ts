/** The numbers of the search in one place: what each is, its unit, and where the default comes from. */

export interface SearchParameters {
  /** Player turns that a playout looks ahead: it stops as the turn begins that is so many turns after the present one. */
  readonly horizonTurns: number;
  /** Weight of the evaluation once the option has been carried out against the one at the horizon (0–1); 0.25–0.75 is a plateau in other projects. */
  readonly staticShare: number;
  /** Factor by which a result counts less for each turn it is away (Cowling, Ward and Powley 2012 use 0.99); prefers acting now. */
  readonly discount: number;
  /** Share by which the result of a game counts less for each decision until then: of two lines that win this turn, the shorter one. */
  readonly decisionDiscount: number;
  /** Share of a playout's decisions made uniformly at random; small, since one turn has many decisions and a slip in any spoils a line. */
  readonly explorationShare: number;
  /** Temperature of the playout's softmax over scores. */
  readonly temperature: number;
  /** Decisions after which a playout stops where it is; a guard against loops. */
  readonly mostDecisions: number;
  /** UCB's exploration constant below the root, in units of win probability. */
  readonly exploration: number;
  /** How much less than its parent an unvisited child is taken to be worth (first-play urgency). */
  readonly firstPlayReduction: number;
  /** Options listed at the root as whole plans at most. */
  readonly mostPlans: number;
  /** Worlds drawn from the chooser's view, each time a split is played, to foresee which pile they take; a visit costs two playouts more than twice this. */
  readonly chooserSamples: number;
  /** Logical shards at most: fixed, whatever the number of threads. */
  readonly mostShards: number;
  /** One tree keyed by what the searcher knows, instead of one for each player; for comparison. */
  readonly singleObserver: boolean;
  readonly weights: EvaluationWeights;
}

/**
 * Weights of the evaluation, in logits of win probability: what having one more of something than the opponent is worth. Set by hand so that
 * casting a fair card for its cost is a small gain and so that life matters most when there is little of it.
 */
export interface EvaluationWeights {
  /** Each point of life up to 5, from 6 to 10, from 11 to 20, and beyond. */
  readonly life: readonly [number, number, number, number];
  /** A creature's body, and each point of power and of toughness. */
  readonly creature: number;
  readonly power: number;
  readonly toughness: number;
  /** Each point of power that flies or is otherwise hard to block. */
  readonly evasivePower: number;
  /** A keyword or ability that makes a creature better. */
  readonly goodKeyword: number;
  readonly greatKeyword: number;
  readonly ability: number;
  /** A planeswalker and each loyalty counter. */
  readonly planeswalker: number;
  readonly loyalty: number;
  /** Another permanent, and each point of its mana value. */
  readonly otherPermanent: number;
  readonly manaValue: number;
  /** Each land (or other source of mana) on the battlefield: the first four, up to seven, further ones. More than a card in hand, so that lands are played. */
  readonly land: readonly [number, number, number];
  /** A nonland card in hand, and each point of its mana value. */
  readonly handCard: number;
  readonly handManaValue: number;
  /** Each card in an opponent's hand that one knows: little, but better than nothing. */
  readonly knownCard: number;
  /** The share of a card's value that goes for each land that its owner has too few to cast it, up to three. */
  readonly missingLand: number;
  /** A land in hand while fewer than six are out, and afterwards. */
  readonly handLand: number;
  readonly handSpareLand: number;
  /** Cards a library will still give, about: its average card counts so many times. */
  readonly libraryDraws: number;
  /** Facing damage next turn that would take all one's life; a part of it counts in proportion, squared. */
  readonly danger: number;
  /** A library with fewer than four cards, for each card missing. */
  readonly emptyLibrary: number;
  /** Multiplies the whole difference. */
  readonly scale: number;
}

export const DEFAULT_WEIGHTS: EvaluationWeights = {
  life: [0.12, 0.07, 0.035, 0.015],
  creature: 0.14,
  power: 0.11,
  toughness: 0.07,
  evasivePower: 0.05,
  goodKeyword: 0.05,
  greatKeyword: 0.12,
  ability: 0.08,
  planeswalker: 0.3,
  loyalty: 0.1,
  otherPermanent: 0.12,
  manaValue: 0.06,
  land: [0.42, 0.3, 0.22],
  handCard: 0.19,
  handManaValue: 0.03,
  knownCard: 0.01,
  missingLand: 0.2,
  handLand: 0.2,
  handSpareLand: 0.12,
  libraryDraws: 5,
  danger: 1.2,
  emptyLibrary: 0.15,
  scale: 1.3,
};

export const DEFAULT_PARAMETERS: SearchParameters = {
  horizonTurns: 2,
  staticShare: 0.5,
  discount: 0.99,
  decisionDiscount: 0.0002,
  explorationShare: 0.02,
  temperature: 0.6,
  mostDecisions: 600,
  exploration: 0.7,
  firstPlayReduction: 0.1,
  mostPlans: 64,
  chooserSamples: 2,
  mostShards: 8,
  singleObserver: false,
  weights: DEFAULT_WEIGHTS,
};
