// Whether `foretell compare` may be believed: `compare [--seeds N] [--json]`. Exit code 1 if it may not.
// A deck with itself at many seeds, as the command plays it (a difference is to be reported at 6 of 100 at most) and with shuffles of its own (at no
// more than chance explains), and a deck with four cards that it can never cast (to be found worse within the games that were predicted).
import { parseArgs } from 'node:util';
import { predicted } from '@foretell/study';
import { builtIn, exchanged, setupOf } from './compare/decks.ts';
import { compared } from './compare/play.ts';
import { mostByChance, type SameDeck, sameDeck } from './compare/sameDeck.ts';

/** Half the width of the interval at which a comparison of equal decks stops, and one with dead cards. */
const WIDE = 0.1;
const NARROW = 0.03;
/** Alarms allowed in a hundred. */
const MOST_ALARMS = 6;

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '100' }, json: { type: 'boolean', default: false } },
});
const seeds = Number(values.seeds);
if (!Number.isInteger(seeds) || seeds < 1) {
  process.stderr.write(`--seeds ${values.seeds}: give a whole number from 1\n`);
  process.exit(2);
}

const measured = (shuffles: 'shared' | 'own'): SameDeck =>
  sameDeck(seeds, WIDE, shuffles, (seed, { verdict, games, difference }) => {
    const mean = (100 * difference.mean).toFixed(1);
    process.stderr.write(`${shuffles} shuffles, seed ${seed}: ${verdict} (${mean}) after ${games} games\n`);
  });
const same = measured('shared');
const shuffled = measured('own');

const deck = builtIn('red-aggro');
// Green cards in a deck of Mountains.
const dead = { name: 'with dead cards', deck: exchanged(deck.deck, 'Lightning Bolt', 'Naturalize') };
const setup = setupOf(deck, dead, { until: NARROW });
const { expected } = predicted(setup);
const { verdict, games, difference, sentence } = compared(setup);

const passed =
  same.alarms * 100 <= MOST_ALARMS * seeds &&
  shuffled.alarms <= mostByChance(seeds) &&
  verdict === 'worse' &&
  games <= expected;
const found = { same, shuffled, dead: { verdict, games, predicted: expected, difference } };
process.stdout.write(
  values.json
    ? `${JSON.stringify({ schema: 1, passed, ...found })}\n`
    : `the same deck: a difference reported at ${same.alarms} of ${seeds} seeds, in ${same.games} games\n` +
        `with shuffles of its own: at ${shuffled.alarms} of ${seeds}, in ${shuffled.games} games\n` +
        `four dead cards: ${sentence}\n  ${games} games, ${expected} were predicted\n`,
);
process.exit(passed ? 0 : 1);
