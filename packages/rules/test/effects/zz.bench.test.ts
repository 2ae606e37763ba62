import { it } from 'vitest';
import { refresh, refreshGeneral } from '../../src/effects/refresh.ts';
import { Board, creature, land, always, every, plus, YOURS, OTHER, IS_CREATURE, enchantment, becomes } from './board.ts';
import type { Game } from '../../src/state/game.ts';
function time(name: string, game: Game, f = refresh): void {
  for (let i = 0; i < 20000; i++) { game.stale = true; f(game); }
  let best = 1e9;
  for (let r = 0; r < 7; r++) { const t = performance.now(); for (let i = 0; i < 20000; i++) { game.stale = true; f(game); } best = Math.min(best, (performance.now() - t) / 20000 * 1e6); }
  console.log(name, Math.round(best), 'ns');
}
const CARDS = [creature('bear', 2, 2), land('forest', 'Forest'), creature('lord', 2, 2, { abilities: [always(every(OTHER, YOURS, IS_CREATURE), plus(1, 1))] }),
 creature('etb', 2, 2, { abilities: [{ kind: 'triggered', event: { kind: 'moves', what: { kind: 'isSelf' }, to: 4 }, targets: [], effect: { kind: 'sequence', of: [] } }] }),
 enchantment('humility', always(every(IS_CREATURE), { kind: 'loseAllAbilities' }, becomes(1, 1)))];
function base() { const b = new Board(CARDS); for (let i = 0; i < 10; i++) { b.put('forest', i % 2); } for (let i = 0; i < 6; i++) b.put('bear', i % 2); return b; }
it('bench', () => {
  let b = base(); time('plain 16', b.game); time('plain general', b.game, refreshGeneral);
  b = base(); b.put('etb'); b.put('etb', 1); time('2 triggers', b.game);
  b = base(); b.put('lord'); time('1 lord', b.game);
  b = base(); b.put('lord'); b.put('lord'); b.put('lord', 1); time('3 lords', b.game);
  b = base(); const h = b.put('bear'); b.addCounters(h, '+1/+1', 1); time('counter', b.game);
  b = base(); b.apply([b.put('bear')], [plus(3, 3)], { numbers: [3, 3] }); time('pump', b.game);
  b = base(); b.put('lord'); b.put('humility'); time('humility+lord', b.game);
});
