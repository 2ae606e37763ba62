/** Rad counters (728): a triggered ability without a source at the beginning of the precombat main phase. */
import { CardType, type Effect, type ObjectSet, type PlayerSet, type Quantity } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import { counterCount } from '../state/permanent.ts';

const you: PlayerSet = { kind: 'you' };
const milled: ObjectSet = { kind: 'bound', name: 'irradiated' };
const isLand = { kind: 'type', types: CardType.Land } as const;
const nonlands: Quantity = { kind: 'count', of: { kind: 'where', from: milled, filter: { kind: 'not', of: isLand } } };

/** 728.1; every catalog has compiled it. */
export const RADIATION_EFFECT: Effect = {
  kind: 'sequence',
  of: [
    { kind: 'mill', who: you, count: { kind: 'playerCounters', counter: 'rad', of: you }, as: 'irradiated' },
    { kind: 'loseLife', who: you, amount: nonlands },
    { kind: 'playerCounters', who: you, counter: 'rad', count: { kind: 'negative', of: nonlands } },
  ],
};

export function triggerRadiation(game: Game): void {
  const controller = game.activePlayer;
  const { counters } = game.player(controller);
  if (counters.length === 0 || counterCount(counters, 'rad') === 0) return;
  const program = game.catalog.programOfEffect.get(RADIATION_EFFECT);
  if (program === undefined) throw new Error('the ability of rad counters was not compiled');
  const face = game.catalog.hidden.front;
  const pending = { ability: null, program, face, source: 0, controller, names: [], values: [], open: false };
  game.pendingTriggers = [...game.pendingTriggers, pending];
}
