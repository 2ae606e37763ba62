/**
 * Whether a player decides by what they may know (noninterference): at positions out of real games the cards they do not know are exchanged
 * among the places where they lie, and the view, the option taken and the whole analysis must stay the same to the last bit.
 */
import {
  advance,
  answer,
  type Belief,
  type CardRecord,
  type Catalog,
  DECISION_KIND_NAMES,
  type Game,
  hiddenSlots,
  mixed,
  serialise,
  viewOf,
} from '@foretell/rules';
import { analyseAs, chosenBy, createPlayer, type DecisionKindName, type PlayerSpec } from '@foretell/search';
import { beliefOf } from '../belief.ts';
import type { GameOrder, Match } from '../match/match.ts';
import { dealMatch } from '../match/playGame.ts';
import { type Exchange, withCardsExchanged, withCardsReplaced } from './exchange.ts';
import { type Encounter, encountersOf } from './positions.ts';

/** What was different although the player cannot have noticed anything. `options`: what they are asked after an option of theirs. */
export type Leak = 'view' | 'options' | 'decision' | 'analysis';

/** How the hidden cards were changed: exchanged, for players who know the lists; or replaced by others, for those who know none. */
export type HiddenChange = 'exchanged' | 'replaced';

/** One position, looked at twice. */
export interface HonestyCheck {
  readonly game: number;
  /** Decisions of the game before this one. */
  readonly at: number;
  readonly kind: DecisionKindName;
  readonly change: HiddenChange;
  /** Hidden places that held other cards the second time. */
  readonly moved: number;
  readonly leak: Leak | null;
}

/** The checks that the game of that order gives; every other one with replaced cards. Positions with nothing to exchange are left out. */
export function checkHonesty(catalog: Catalog, match: Match, order: GameOrder, spec: PlayerSpec): HonestyCheck[] {
  const start = dealMatch(catalog, match, order);
  const cards = catalog.cards.filter(isOwnable);
  return encountersOf(start, order.seed).flatMap((encounter, position) => {
    const { game } = encounter;
    const viewer = game.decision?.decider ?? 0;
    const seed = mixed(order.seed, encounter.at);
    const change: HiddenChange = position % 2 === 0 ? 'exchanged' : 'replaced';
    const exchange =
      change === 'exchanged' ? withCardsExchanged(game, viewer, seed) : withCardsReplaced(game, viewer, cards, seed);
    if (exchange.moved === 0) return [];
    const belief = beliefOf(game, viewer, { deck: change === 'exchanged' ? 'known' : 'open' }, []);
    return [
      checkOf(encounter, order.game, change, exchange, leakOf(game, exchange.game, { viewer, belief, spec, seed })),
    ];
  });
}

/** Whether somebody can own the card, and the engine can play it. */
function isOwnable({ definition, unsupported }: CardRecord): boolean {
  return definition.layout !== 'token' && definition.layout !== 'emblem' && unsupported.length === 0;
}

function checkOf(
  { game, at }: Encounter,
  number: number,
  change: HiddenChange,
  { moved }: Exchange,
  leak: Leak | null,
): HonestyCheck {
  const kind = DECISION_KIND_NAMES[game.decision?.kind ?? 0];
  return { game: number, at, kind, change, moved, leak };
}

interface Asked {
  readonly viewer: number;
  readonly belief: Belief;
  readonly spec: PlayerSpec;
  readonly seed: number;
}

function leakOf(game: Game, other: Game, asked: Asked): Leak | null {
  if (viewText(game, asked.viewer) !== viewText(other, asked.viewer)) return 'view';
  if (!areOptionsAlike(game, other, asked.viewer)) return 'options';
  const [first, second] = [thoughts(game, asked), thoughts(other, asked)];
  if (first.decision !== second.decision) return 'decision';
  return first.analysis === second.analysis ? null : 'analysis';
}

function viewText(game: Game, viewer: number): string {
  return serialise(viewOf(game, viewer).masked());
}

/** What the player takes, and the analysis that they base it on (empty for players who do not search), as text. */
function thoughts(game: Game, { viewer, belief, spec, seed }: Asked): { decision: string; analysis: string } {
  const view = viewOf(game, viewer);
  const result = analyseAs(spec, view, belief, seed);
  if (result === null) return { decision: JSON.stringify(createPlayer(spec, belief).choose(view, seed)), analysis: '' };
  const decision = result.ok ? chosenBy(spec, result.analysis, seed).plan.picks.join(' ') : result.error.code;
  return { decision, analysis: JSON.stringify(result) };
}

/** Options that are tried, at most. */
const MOST_TRIED = 8;

/**
 * Whether what the player is asked next, and all they see then, does not depend on hidden cards either, after any option that brings no hidden
 * card to light and asks nobody else.
 */
function areOptionsAlike(game: Game, other: Game, viewer: number): boolean {
  const count = game.decision?.options.length ?? 0;
  for (let option = 0; option < Math.min(count, MOST_TRIED); option++) {
    const next = nextView(game, game.seed, viewer, option);
    const nextOfOther = nextView(other, game.seed, viewer, option);
    if (next !== null && nextOfOther !== null && next !== nextOfOther) return false;
  }
  return true;
}

/** The view at the next decision, if it is the viewer's and no hidden card has moved or come to light; otherwise null. */
function nextView(before: Game, seed: number, viewer: number, option: number): string | null {
  const game = before.clone();
  game.seed = seed;
  const hidden = hiddenSlots(game, viewer);
  const zones = hidden.map((slot) => game.zones[slot]);
  answer(game, option);
  if (advance(game)?.decider !== viewer) return null;
  const stillHidden = new Set(hiddenSlots(game, viewer));
  const unmoved = hidden.every((slot, at) => stillHidden.has(slot) && game.zones[slot] === zones[at]);
  return unmoved ? viewText(game, viewer) : null;
}
