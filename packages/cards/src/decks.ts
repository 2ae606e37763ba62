/**
 * The built-in decks: 60 cards each, as text that deck files use. The same text is in `decks/NAME.txt` for the command line;
 * a test keeps the two equal.
 */

export interface BuiltInDeck {
  /** The file name without `.txt`, and what commands call the deck. */
  readonly name: string;
  readonly title: string;
  /** How it plays, in a few words. */
  readonly style: string;
  /** `Deck`, then one line `COUNT CARD` a card. */
  readonly text: string;
}

export const builtInDecks: readonly BuiltInDeck[] = [
  {
    name: 'narset-jace-control',
    title: 'Narset and Jace control',
    style: 'white-blue-red control: counters, removal, piles and free casts',
    text: `Deck
3 Narset, Enlightened Master
3 Jace, Architect of Thought
1 Jace, the Mind Sculptor
4 Lightning Bolt
3 Lightning Helix
3 Counterspell
2 Mana Leak
2 Swords to Plowshares
2 Supreme Verdict
2 Fact or Fiction
1 Steam Augury
2 Electrolyze
1 Cyclonic Rift
1 Fireball
1 Time Warp
2 Azorius Signet
2 Izzet Signet
4 Tundra
4 Volcanic Island
2 Plateau
3 Glacial Fortress
3 Sulfur Falls
2 Clifftop Retreat
3 Island
1 Plains
1 Mountain
2 Evolving Wilds
`,
  },
  {
    name: 'opposition-agent',
    title: 'Opposition Agent',
    style: 'white-black midrange that takes over and punishes searches',
    text: `Deck
4 Opposition Agent
3 Aven Mindcensor
4 Vampire Nighthawk
3 Tidehollow Sculler
3 Dark Confidant
2 Restoration Angel
2 Ob Nixilis, Unshackled
2 Rune-Scarred Demon
4 Path to Exile
3 Vindicate
2 Thoughtseize
2 Inquisition of Kozilek
1 Demonic Tutor
1 Diabolic Tutor
4 Scrubland
4 Isolated Chapel
3 Caves of Koilos
4 Ghost Quarter
5 Swamp
4 Plains
`,
  },
  {
    name: 'red-aggro',
    title: 'Red aggro',
    style: 'fast Goblins and burn',
    text: `Deck
4 Goblin Guide
4 Monastery Swiftspear
4 Mogg Fanatic
4 Ember Hauler
4 Goblin Chieftain
2 Hellrider
2 Siege-Gang Commander
4 Lightning Bolt
4 Rift Bolt
4 Burst Lightning
2 Searing Spear
2 Fireblast
20 Mountain
`,
  },
  {
    name: 'green-creatures',
    title: 'Green creatures',
    style: 'mana Elves into large creatures',
    text: `Deck
4 Llanowar Elves
3 Elvish Mystic
4 Grizzly Bears
4 Kalonian Tusker
4 Leatherback Baloth
3 Imperious Perfect
3 Eternal Witness
3 Thragtusk
2 Kalonian Hydra
2 Carnage Tyrant
4 Rancor
2 Giant Growth
1 Worldly Tutor
21 Forest
`,
  },
];
