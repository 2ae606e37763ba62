/**
 * Kinds of small positions for exact values: what is asked, and which cards, lives and lands may meet. The game ends with the opponent's next
 * turn (a draw, if nobody has won), libraries are plain, and hands are on the table, so that the value of every option can be computed.
 */
import { Random } from '@foretell/search';

/** Single decisions, with the exact value of every option. */
export const QUESTION_FAMILIES = [
  'burn',
  'combat',
  'blocks',
  'piles',
  'choices',
  'searches',
  'agents',
  'ultimates',
  'casts',
] as const;
export type QuestionFamily = (typeof QUESTION_FAMILIES)[number];

/** Whole turns, which end as they should or not (`turnPuzzles.ts`). */
export const PUZZLE_FAMILIES = ['wins', 'rich-wins', 'deep-wins', 'survivals'] as const;
export type PuzzleFamily = (typeof PUZZLE_FAMILIES)[number];

export type FamilyName = QuestionFamily | PuzzleFamily;
export const FAMILY_NAMES: readonly FamilyName[] = [...QUESTION_FAMILIES, ...PUZZLE_FAMILIES];

/** A position as a scenario file writes it. */
export interface Draft {
  readonly life: { readonly A: number; readonly B: number };
  readonly setup: readonly DraftEntry[];
  readonly actions: readonly object[];
  /** Answers of either player on the way to the decision. */
  readonly choices?: { readonly A?: readonly object[]; readonly B?: readonly object[] };
  readonly decide: { readonly turn: number; readonly step: string; readonly player: 'A' | 'B'; readonly kind?: string };
}

export interface DraftEntry {
  readonly zone: 'battlefield' | 'hand' | 'library' | 'graveyard';
  readonly player: 'A' | 'B';
  readonly card: string;
  readonly count?: number;
  readonly loyalty?: number;
}

const BURN = ['Lightning Bolt', 'Searing Spear', 'Burst Lightning', 'Fireblast', 'Rift Bolt', 'Volcanic Hammer'];
const FAST = ['Goblin Guide', 'Monastery Swiftspear', 'Mogg Fanatic', 'Ember Hauler'];
const BODIES = [
  'Grizzly Bears',
  'Hill Giant',
  'Wild Griffin',
  'Serra Angel',
  'Youthful Knight',
  'Craw Wurm',
  'Vampire Nighthawk',
  'Kalonian Tusker',
  'Llanowar Elves',
  'Air Elemental',
];

/** Draws a position of the family; not all are worth asking about. */
export function draft(family: QuestionFamily, random: Random): Draft {
  switch (family) {
    case 'burn':
      return burn(random);
    case 'combat':
      return combat(random);
    case 'blocks':
      return blocks(random);
    case 'piles':
      return piles(random);
    case 'choices':
      return choices(random);
    case 'searches':
      return searches(random);
    case 'agents':
      return agents(random);
    case 'ultimates':
      return ultimates(random);
    case 'casts':
      return casts(random);
  }
}

function between(random: Random, least: number, most: number): number {
  return least + random.below(most - least + 1);
}

function some(random: Random, cards: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => cards[random.below(cards.length)] as string);
}

/** Different cards. */
function hand(random: Random, cards: readonly string[], count: number): string[] {
  const left = [...cards];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] as string);
}

function at(zone: DraftEntry['zone'], player: 'A' | 'B', cards: readonly string[]): DraftEntry[] {
  return cards.map((card) => ({ zone, player, card }));
}

function lands(player: 'A' | 'B', card: string, count: number): DraftEntry[] {
  return count === 0 ? [] : [{ zone: 'battlefield', player, card, count }];
}

/** What must be cast in a main phase, if it is to count this turn. */
const SORCERIES = [
  'Volcanic Hammer',
  'Goblin Guide',
  'Monastery Swiftspear',
  'Ember Hauler',
  'Lightning Bolt',
  'Fireblast',
];

/** Our main phase: burn, hasty creatures and few lands, against a life total within reach and a board that strikes back. */
function burn(random: Random): Draft {
  return {
    life: { A: between(random, 1, 5), B: between(random, 3, 9) },
    setup: [
      ...lands('A', 'Mountain', between(random, 1, 3)),
      ...at('hand', 'A', hand(random, SORCERIES, between(random, 2, 3))),
      ...at('battlefield', 'A', some(random, FAST, random.below(2))),
      ...at('battlefield', 'B', some(random, BODIES, random.below(2))),
    ],
    actions: [],
    decide: { turn: 1, step: 'precombat_main', player: 'A' },
  };
}

/** Our attack: what stays at home must stop the attack that follows. */
function combat(random: Random): Draft {
  return {
    life: { A: between(random, 2, 8), B: between(random, 2, 8) },
    setup: [
      ...at('battlefield', 'A', some(random, BODIES, between(random, 2, 3))),
      ...at('battlefield', 'B', some(random, BODIES, between(random, 1, 2))),
    ],
    actions: [],
    decide: { turn: 1, step: 'declare_attackers', player: 'A' },
  };
}

/** Our blocks against an attack with everything; afterwards it is our turn to strike back. */
function blocks(random: Random): Draft {
  const attackers = hand(random, BODIES, between(random, 1, 3));
  return {
    life: { A: between(random, 2, 8), B: between(random, 2, 9) },
    setup: [
      ...at('battlefield', 'A', attackers),
      ...at('battlefield', 'B', hand(random, BODIES, between(random, 1, 3))),
    ],
    actions: attackers.map((attacker) => ({ turn: 1, step: 'declare_attackers', player: 'A', op: 'attack', attacker })),
    decide: { turn: 1, step: 'declare_blockers', player: 'B' },
  };
}

/** The opponent reveals three cards (Jace, Architect of Thought) and takes one of the piles we make; then they play what they can. */
function piles(random: Random): Draft {
  const jace = 'Jace, Architect of Thought';
  return {
    life: { A: between(random, 3, 8), B: 20 },
    setup: [
      ...at('battlefield', 'B', [jace]),
      ...lands('B', 'Mountain', between(random, 1, 3)),
      ...at('hand', 'B', hand(random, BURN, random.below(2))),
      ...at('library', 'B', hand(random, [...BURN, 'Mountain', 'Goblin Guide'], 3)),
      // What the second turn of the game draws.
      ...at('library', 'B', ['Plains']),
    ],
    actions: [{ turn: 2, step: 'precombat_main', player: 'B', op: 'activate', ability: '-2', source: jace }],
    decide: { turn: 2, step: 'precombat_main', player: 'A', kind: 'pile-split' },
  };
}

/** Our five revealed cards (Fact or Fiction) lie in two piles: which one, with the lands that are left? */
function choices(random: Random): Draft {
  const spell = 'Fact or Fiction';
  const revealed = hand(random, [...BURN, ...FAST, 'Mountain', 'Giant Growth'], 5);
  const cut = between(random, 1, 4);
  return {
    life: { A: between(random, 1, 6), B: between(random, 2, 9) },
    setup: [
      ...lands('A', 'Island', 1),
      ...lands('A', 'Mountain', between(random, 4, 6)),
      ...at('hand', 'A', [spell, ...hand(random, BURN, random.below(2))]),
      ...at('library', 'A', revealed),
      ...at('battlefield', 'A', some(random, FAST, random.below(2))),
      ...at('battlefield', 'B', some(random, BODIES, random.below(3))),
    ],
    actions: [{ turn: 1, step: 'precombat_main', player: 'A', op: 'cast', card: spell }],
    choices: { B: [{ q: 'pile', v: [revealed.slice(0, cut).join('^'), revealed.slice(cut).join('^')] }] },
    decide: { turn: 1, step: 'precombat_main', player: 'A', kind: 'pile-choice' },
  };
}

/** A tutor resolves: which card wins, or at least does not lose, with the lands that are left? */
function searches(random: Random): Draft {
  const tutor = 'Demonic Tutor';
  return {
    life: { A: between(random, 1, 5), B: between(random, 2, 7) },
    setup: [
      ...lands('A', 'Swamp', 2),
      ...lands('A', 'Mountain', between(random, 1, 4)),
      ...at('hand', 'A', [tutor, ...hand(random, BURN, random.below(2))]),
      ...at('library', 'A', hand(random, [...BURN, ...FAST, 'Mountain', 'Giant Growth'], between(random, 3, 5))),
      ...at('battlefield', 'A', some(random, FAST, random.below(2))),
      ...at('battlefield', 'B', some(random, BODIES, random.below(3))),
    ],
    actions: [{ turn: 1, step: 'precombat_main', player: 'A', op: 'cast', card: tutor }],
    decide: { turn: 1, step: 'precombat_main', player: 'A', kind: 'search' },
  };
}

/** An opponent's tutor while we control Opposition Agent: what do they go without, and what may we cast next turn? */
function agents(random: Random): Draft {
  const tutor = 'Demonic Tutor';
  return {
    life: { A: between(random, 2, 7), B: between(random, 2, 9) },
    setup: [
      ...at('battlefield', 'A', ['Opposition Agent']),
      ...lands('A', 'Swamp', between(random, 1, 3)),
      ...at('hand', 'A', hand(random, BURN, random.below(2))),
      ...lands('B', 'Swamp', 2),
      ...lands('B', 'Mountain', between(random, 1, 2)),
      ...at('hand', 'B', [tutor, ...hand(random, BURN, random.below(2))]),
      ...at('library', 'B', hand(random, [...BURN, ...FAST, ...BODIES, 'Mountain'], between(random, 3, 4))),
      // What the second turn of the game draws.
      ...at('library', 'B', ['Plains']),
      ...at('battlefield', 'B', some(random, BODIES, random.below(2))),
    ],
    actions: [{ turn: 2, step: 'precombat_main', player: 'B', op: 'cast', card: tutor }],
    decide: { turn: 2, step: 'precombat_main', player: 'A', kind: 'search' },
  };
}

/** Jace's last ability: one nonland card from either library, cast for nothing, the last cast resolving first. */
function ultimates(random: Random): Draft {
  const jace = 'Jace, Architect of Thought';
  const found = [...FREE, 'Fireblast', 'Goblin Guide', 'Monastery Swiftspear', 'Mogg Fanatic', 'Grizzly Bears'];
  return {
    life: { A: between(random, 1, 6), B: between(random, 4, 10) },
    setup: [
      { zone: 'battlefield', player: 'A', card: jace, loyalty: 8 },
      ...at('battlefield', 'A', some(random, FAST, between(random, 0, 1))),
      ...at('battlefield', 'B', some(random, BODIES, between(random, 1, 2))),
      ...at('library', 'A', hand(random, found, between(random, 1, 3))),
      ...at('library', 'B', hand(random, found, between(random, 2, 3))),
    ],
    actions: [{ turn: 1, step: 'precombat_main', player: 'A', op: 'activate', ability: '-8', source: jace }],
    decide: { turn: 1, step: 'precombat_main', player: 'A', kind: 'search' },
  };
}

const FREE = ['Lightning Bolt', 'Lightning Helix', 'Searing Spear', 'Volcanic Hammer', 'Giant Growth', 'Doom Blade'];

/** Narset has attacked and exiled cards that may be cast for nothing: which, at what, and in what order? */
function casts(random: Random): Draft {
  const narset = 'Narset, Enlightened Master';
  return {
    life: { A: between(random, 1, 6), B: between(random, 4, 12) },
    setup: [
      ...at('battlefield', 'A', [narset]),
      ...at('library', 'A', [...hand(random, FREE, between(random, 2, 3)), 'Plains', 'Plains'].slice(0, 4)),
      ...at('battlefield', 'B', some(random, BODIES, between(random, 1, 2))),
    ],
    actions: [{ turn: 1, step: 'declare_attackers', player: 'A', op: 'attack', attacker: narset }],
    decide: { turn: 1, step: 'postcombat_main', player: 'A' },
  };
}
