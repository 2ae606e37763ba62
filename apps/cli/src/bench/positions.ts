/**
 * The three positions on which the speed of the search is measured: the examples of the repository, as text, so that the command line needs no
 * file. A test keeps them equal to `examples/NAME.yaml`.
 */
export const benchPositions: Readonly<Record<string, string>> = {
  'jace-piles': `# The opponent's planeswalker reveals three cards, and we separate them; the opponent takes one pile into hand.
# They are at 7 life and face 7 power: which cards must not be together?
id: jace-piles
game: {players: 2, format: duel}
life: {A: 11, B: 7}
decks:
  A: [[Forest, 14], [Grizzly Bears, 4], [Kalonian Tusker, 4], [Leatherback Baloth, 4], [Giant Growth, 3], [Thragtusk, 2]]
  B: [[Island, 6], [Tundra, 4], [Volcanic Island, 4], [Counterspell, 4], [Lightning Bolt, 4], [Lightning Helix, 3], [Fact or Fiction, 2]]
setup:
  - {zone: battlefield, player: A, card: Forest, count: 5}
  - {zone: battlefield, player: A, card: Grizzly Bears, count: 2}
  - {zone: battlefield, player: A, card: Kalonian Tusker}
  - {zone: hand, player: A, card: Giant Growth}
  - {zone: battlefield, player: B, card: Tundra, count: 3}
  - {zone: battlefield, player: B, card: Volcanic Island, count: 3}
  - {zone: battlefield, player: B, card: "Jace, Architect of Thought"}
  - {zone: library, player: B, card: Fact or Fiction}
  - {zone: library, player: B, card: Lightning Helix}
  - {zone: library, player: B, card: Supreme Verdict}
  - {zone: library, player: B, card: Island}   # drawn on turn 2
actions:
  - {turn: 2, step: precombat_main, player: B, op: activate, ability: "-2", source: "Jace, Architect of Thought"}
decide: {turn: 2, step: precombat_main, player: A, kind: pile-split}
`,
  'agent-search': `# The opponent casts a tutor while we control Opposition Agent: we choose what they find, exile it, and may cast it
# with mana of any colour for as long as it stays exiled.
id: agent-search
game: {players: 2, format: duel}
life: {A: 14, B: 12}
decks:
  A: [[Swamp, 10], [Plains, 8], [Vampire Nighthawk, 4], [Path to Exile, 3], [Vindicate, 3], [Dark Confidant, 2]]
  B: [[Swamp, 8], [Mountain, 6], [Hill Giant, 2], [Lightning Bolt, 3], [Siege-Gang Commander, 2], [Rune-Scarred Demon, 1], [Vindicate, 2], [Vampire Nighthawk, 2]]
setup:
  - {zone: battlefield, player: A, card: Opposition Agent}
  - {zone: battlefield, player: A, card: Swamp, count: 3}
  - {zone: battlefield, player: A, card: Plains, count: 2}
  - {zone: hand, player: A, card: Vampire Nighthawk}
  - {zone: battlefield, player: B, card: Swamp, count: 4}
  - {zone: battlefield, player: B, card: Mountain, count: 2}
  - {zone: battlefield, player: B, card: Hill Giant}
  - {zone: hand, player: B, card: Diabolic Tutor}
  - {zone: hand, player: B, card: Hill Giant}
actions:
  - {turn: 2, step: precombat_main, player: B, op: cast, card: Diabolic Tutor}
decide: {turn: 2, step: precombat_main, player: A, kind: search}
`,
  'narset-cast': `# Narset attacked and exiled four cards; after combat we may cast the noncreature ones for free until the end of the turn.
# The lands are untapped and a Counterspell is in hand. What comes first?
id: narset-cast
game: {players: 2, format: duel}
life: {A: 8, B: 8}
decks:
  A: [[Island, 6], [Mountain, 6], [Plains, 6], [Counterspell, 4], [Lightning Bolt, 4], [Swords to Plowshares, 3], [Mana Leak, 3]]
  B: [[Forest, 16], [Grizzly Bears, 4], [Kalonian Tusker, 4], [Leatherback Baloth, 4], [Giant Growth, 4]]
setup:
  - {zone: battlefield, player: A, card: "Narset, Enlightened Master"}
  - {zone: battlefield, player: A, card: Island, count: 2}
  - {zone: battlefield, player: A, card: Mountain, count: 2}
  - {zone: battlefield, player: A, card: Plains, count: 2}
  - {zone: hand, player: A, card: Counterspell}
  - {zone: battlefield, player: B, card: Leatherback Baloth}
  - {zone: battlefield, player: B, card: Kalonian Tusker}
  - {zone: battlefield, player: B, card: Grizzly Bears}
  - {zone: battlefield, player: B, card: Forest, count: 5}
  - {zone: hand, player: B, card: Giant Growth}
  - {zone: library, player: A, card: Time Warp}
  - {zone: library, player: A, card: Lightning Helix}
  - {zone: library, player: A, card: Fact or Fiction}
  - {zone: library, player: A, card: Supreme Verdict}
actions:
  - {turn: 1, step: declare_attackers, player: A, op: attack, attacker: "Narset, Enlightened Master"}
decide: {turn: 1, step: postcombat_main, player: A}
`,
};
