/**
 * Puzzles of one turn. `wins` and its richer kin: a win this turn can be forced, but neither by attacking with everything and nothing else nor by a
 * player who looks one step ahead. `survivals`: some blocks lose this turn by force, others do not. What can be forced is found with many times the
 * work that players may spend, and followed through every reply before it is believed.
 */
import type { AbilityTexts, CardPool } from '@foretell/formats';
import { DecisionKind, type Game, knownLists, mixed, viewOf } from '@foretell/rules';
import {
  applyPlan,
  certifiedWin,
  createPlayer,
  enumeratePlans,
  forcedWin,
  type GamePlayer,
  nearReach,
  type PlayerSpec,
  Random,
} from '@foretell/search';
import type { PuzzleFamily } from './families.ts';
import type { Grade } from './grade.ts';
import { type Hero, playTurn } from './playTurn.ts';
import { attackBoard, defenceBoard, type Richness } from './puzzles.ts';
import { gameOf, textOf } from './questions.ts';

export interface TurnPuzzle {
  readonly family: PuzzleFamily;
  readonly seed: number;
  /** The position as a scenario file. */
  readonly text: string;
  /** At the decision, hands shown to both players. */
  readonly game: Game;
}

const RICHNESS: Readonly<Record<Exclude<PuzzleFamily, 'survivals'>, Richness>> = {
  wins: 1,
  'rich-wins': 2,
  'deep-wins': 3,
};
/** Decisions that a proof may look at, by richness. */
const MOST_NODES: Readonly<Record<Richness, number>> = { 1: 5000, 2: 15_000, 3: 40_000 };

/** The puzzle of that seed; null if its board is none. */
export function turnPuzzle(family: PuzzleFamily, seed: number, pool: CardPool, texts: AbilityTexts): TurnPuzzle | null {
  const random = new Random(mixed(seed, 0x77));
  return family === 'survivals' ? survival(seed, random, pool, texts) : win(family, seed, random, pool, texts);
}

function win(
  family: Exclude<PuzzleFamily, 'survivals'>,
  seed: number,
  random: Random,
  pool: CardPool,
  texts: AbilityTexts,
): TurnPuzzle | null {
  const richness = RICHNESS[family];
  const draft = attackBoard(random, richness);
  const game = gameOf(textOf(draft, 'board'), draft, pool, texts);
  if (game === null) return null;
  const life = mostLife(game, MOST_NODES[richness]);
  game.player(1).life = life;
  if (life < LEAST_LIFE || !certifiedWin(game, 0, MOST_NODES[richness]) || isPlain(game)) return null;
  return { family, seed, text: textOf({ ...draft, life: { A: 20, B: life } }, `${family}-${seed}`), game };
}

/** With less there is nothing to it. */
const LEAST_LIFE = 3;

/** The most life of the defender at which a win is found; 0 if there is none. */
function mostLife(game: Game, nodes: number): number {
  const winsAt = (life: number): boolean => {
    const tried = game.clone();
    tried.player(1).life = life;
    return forcedWin(tried, 0, nodes).verdict === 'won';
  };
  const limit = nearReach(game, 0);
  let won = 0;
  let lost = limit + 1;
  for (let life = LEAST_LIFE; life < lost; life = Math.max(life + 1, Math.round(1.25 * life))) {
    if (winsAt(life)) won = life;
    else lost = life;
  }
  const between = Math.floor((won + lost) / 2);
  return won > 0 && between > won && winsAt(between) ? between : won;
}

/** Won without thinking: by an attack with everything and nothing else, or by looking one step ahead. */
function isPlain(game: Game): boolean {
  const attacker: Hero = ({ decision }) => {
    if (decision === null) return 0;
    return decision.kind === DecisionKind.Attack ? decision.options.length - 1 : 0;
  };
  if (playTurn(game, 0, attacker).player(0).won) return true;
  const greedy = heroOf(createPlayer({ name: 'greedy', simulations: null }, knownLists(game)), 0, 0);
  return playTurn(game, 0, greedy).player(0).won;
}

/** Whether a block loses may take so many decisions to find out. */
const MOST_DEFENCE_NODES = 2000;
const MOST_BLOCKS = 40;

function survival(seed: number, random: Random, pool: CardPool, texts: AbilityTexts): TurnPuzzle | null {
  const draft = defenceBoard(random);
  const game = gameOf(textOf(draft, 'board'), draft, pool, texts);
  if (game === null || game.decision?.kind !== DecisionKind.Block) return null;
  const { plans, complete } = enumeratePlans(game, MOST_BLOCKS);
  if (!complete) return null;
  const life = Math.max(1, Math.round(nearReach(game, 0) * (0.4 + 0.4 * random.unit())));
  game.player(1).life = life;
  let losing = 0;
  for (const { picks, kinds } of plans) {
    const blocked = game.clone();
    applyPlan(blocked, picks, kinds);
    const { verdict } = forcedWin(blocked, 0, MOST_DEFENCE_NODES);
    // The first plan is to block with nothing: if that is good enough, there is nothing to find.
    if (verdict === 'unknown' || (losing === 0 && verdict === 'open')) return null;
    if (verdict === 'won') losing++;
  }
  // Most blocks lose, or a player would have to look for the wrong one.
  if (losing === plans.length || 2 * losing < plans.length) return null;
  return { family: 'survivals', seed, text: textOf({ ...draft, life: { A: 20, B: life } }, `survivals-${seed}`), game };
}

/** Lets the player play the turn: nothing is given away if it ends as it should, everything if not. */
export function gradeTurn({ family, seed, game }: TurnPuzzle, spec: PlayerSpec, playerSeed: number): Grade {
  const hero = family === 'survivals' ? 1 : 0;
  const player = createPlayer(spec, knownLists(game));
  const ended = playTurn(game, hero, heroOf(player, hero, playerSeed)).player(hero);
  return { family, seed, regret: (family === 'survivals' ? !ended.lost : ended.won) ? 0 : 1 };
}

function heroOf(player: GamePlayer, seat: number, seed: number): Hero {
  return (game) => {
    const chosen = player.choose(viewOf(game, seat), seed);
    if (!chosen.ok) throw new Error(`no answer in a puzzle: ${JSON.stringify(chosen.error)}`);
    return chosen.option;
  };
}
