/** Questions with exact answers: generated positions in which it matters what is done. */
import { type AbilityTexts, type CardPool, parseJsonScenarios, positionOf } from '@foretell/formats';
import { type Game, mixed, reconfigured } from '@foretell/rules';
import { exactValues, Random } from '@foretell/search';
import { type Draft, draft, type QuestionFamily } from './families.ts';

export interface Question {
  readonly family: QuestionFamily;
  readonly seed: number;
  /** The position as a scenario file. */
  readonly text: string;
  /** At the decision, hands shown to both players. */
  readonly game: Game;
  /** By option: the exact win probability of the player asked, a draw counting 1/2. */
  readonly values: readonly number[];
}

/** Decisions that an exact solution may look at. */
const MOST_NODES = 6000;
/** Options must differ by more, in win probability. */
const LEAST_DIFFERENCE = 0.01;

/** The question of that seed; null if its position is not worth asking about: all options alike, or too large for an exact answer. */
export function question(family: QuestionFamily, seed: number, pool: CardPool, texts: AbilityTexts): Question | null {
  const drafted = draft(family, new Random(mixed(seed, 0xe5a3)));
  const text = textOf(drafted, `${family}-${seed}`);
  const game = gameOf(text, drafted, pool, texts);
  if (game === null) return null;
  const solved = exactValues([{ game, weight: 1 }], MOST_NODES);
  if (!solved.ok) return null;
  const { values } = solved;
  return Math.max(...values) - Math.min(...values) < LEAST_DIFFERENCE ? null : { family, seed, text, game, values };
}

/** The drafted game at its decision; null if nobody is asked: an attack that cannot be blocked, a search in which there is nothing to choose. */
export function gameOf(text: string, { decide }: Draft, pool: CardPool, texts: AbilityTexts): Game | null {
  const [parsed] = parseJsonScenarios(text, 'generated.json');
  if (parsed?.result.ok !== true) throw new Error(`a generated position that is no scenario: ${text}`);
  const reached = positionOf(parsed.result.value, pool, texts, () => 0);
  return reached.ok ? shown(reconfigured(reached.position.game, { turnLimit: decide.turn + 1 })) : null;
}

export function textOf({ life, setup, actions, choices, decide }: Draft, id: string): string {
  return JSON.stringify({
    id,
    game: { players: 2, format: 'duel' },
    life,
    decks: { A: [['Plains', 12]], B: [['Plains', 12]] },
    setup,
    actions,
    ...(choices === undefined ? {} : { choices }),
    decide,
  });
}

/** Everybody knows everything, as exact values need it. */
function shown(game: Game): Game {
  const everyone = (1 << game.players.length) - 1;
  game.known = game.known.map(() => everyone);
  return game;
}
