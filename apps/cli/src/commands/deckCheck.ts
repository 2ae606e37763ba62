/** `foretell deck check`: can these decks be played here, and are they legal? */
import { ok } from '@foretell/formats';
import type { Command } from '../command.ts';
import { Exit, type ExitCode, worstOf } from '../exit.ts';
import { loadDeck } from '../files/deckFile.ts';
import { nameOfSource } from '../files/read.ts';

interface DeckVerdict {
  readonly deck: string;
  readonly status: 'legal' | 'illegal' | 'unsupported' | 'unreadable';
  readonly rules: string | null;
  /** Cards in the main deck with the commander, and in the sideboard. */
  readonly cards: number;
  readonly sideboard: number;
  readonly problems: readonly string[];
}

export const deckCheck: Command = {
  usage: 'deck check <...decks>',
  description: 'Check decks: every card is known and the list is legal (exit 3: unknown cards, 4: illegal)',
  options: [['--json', 'Print one document']],
  examples: ['deck check my-deck.txt', 'deck check red-aggro --json'],
  async run(args, { terminal, options }) {
    const checked = args.map(check);
    if (options.flag('json'))
      terminal.out(`${JSON.stringify({ schema: 1, decks: checked.map(({ verdict }) => verdict) })}\n`);
    for (const { verdict } of checked) {
      for (const problem of verdict.problems) terminal.talk(problem);
      if (verdict.status === 'legal' && !options.flag('json')) terminal.out(`${sentence(verdict)}\n`);
    }
    return ok(worstOf(checked.map(({ exit }) => exit)));
  },
};

function check(source: string): { readonly verdict: DeckVerdict; readonly exit: ExitCode } {
  const deck = nameOfSource(source);
  const loaded = loadDeck(source);
  if (!loaded.ok) {
    const { exit, lines } = loaded.error;
    const status =
      exit === Exit.unsupportedCards ? 'unsupported' : exit === Exit.illegalDeck ? 'illegal' : 'unreadable';
    return { verdict: { deck, status, rules: null, cards: 0, sideboard: 0, problems: lines }, exit };
  }
  const { main, commander, sideboard } = loaded.value.deck;
  const total = (entries: readonly { readonly count: number }[]): number =>
    entries.reduce((sum, entry) => sum + entry.count, 0);
  const cards = total(main) + total(commander);
  const verdict: DeckVerdict = {
    deck,
    status: 'legal',
    rules: loaded.value.rules,
    cards,
    sideboard: total(sideboard),
    problems: [],
  };
  return { verdict, exit: Exit.ok };
}

function sentence({ deck, rules, cards, sideboard }: DeckVerdict): string {
  return `${deck}: a legal ${rules} deck of ${cards} cards${sideboard > 0 ? ` and a sideboard of ${sideboard}` : ''}`;
}
