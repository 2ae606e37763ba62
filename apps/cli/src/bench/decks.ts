/** The matchups that speed is measured on. */
import { builtInDecks } from '@foretell/cards';
import { readDeck } from '@foretell/formats';
import type { CardCount } from '@foretell/study';

/** Eleven plain cards: lands, creatures with at most a keyword, an anthem or a trigger, and burn; both players play them. */
const VANILLA: readonly CardCount[] = [
  { name: 'Plains', count: 12 },
  { name: 'Mountain', count: 12 },
  { name: 'Glory Seeker', count: 4 },
  { name: 'Hill Giant', count: 4 },
  { name: 'Hulking Bugbear', count: 4 },
  { name: 'Wild Griffin', count: 4 },
  { name: 'Youthful Knight', count: 4 },
  { name: 'Benalish Marshal', count: 4 },
  { name: 'Sparkmage Apprentice', count: 4 },
  { name: 'Lightning Bolt', count: 4 },
  { name: 'Volcanic Hammer', count: 4 },
];

export interface Matchup {
  readonly name: string;
  readonly decks: readonly [readonly CardCount[], readonly CardCount[]];
}

export function matchups(): readonly Matchup[] {
  return [
    { name: 'vanilla', decks: [VANILLA, VANILLA] },
    { name: 'red-green', decks: [builtIn('red-aggro'), builtIn('green-creatures')] },
    { name: 'control-agent', decks: [builtIn('narset-jace-control'), builtIn('opposition-agent')] },
  ];
}

function builtIn(name: string): readonly CardCount[] {
  const text = builtInDecks.find((deck) => deck.name === name)?.text ?? '';
  const { result } = readDeck(text, name);
  if (!result.ok) throw new Error(`the built-in deck ${name} cannot be read`);
  return result.value.deck.main.map((entry) => ({ name: entry.name, count: entry.count }));
}
