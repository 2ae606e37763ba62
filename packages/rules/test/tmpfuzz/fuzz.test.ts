import { it } from 'vitest';
import { builtInPool } from '../../../cards/src/pool/index.ts';
import { advance, answer } from '../../src/engine/advance.ts';
import { compileCatalog } from '../../src/engine/compile.ts';
import { dealGame } from '../../src/engine/setup.ts';
import { DEFAULT_CONFIG } from '../../src/state/config.ts';

it('fuzz', () => {
  const catalog = compileCatalog(builtInPool);
  const cards = catalog.cards.filter((c) => !['token', 'emblem'].includes(c.definition.layout) && c.id > 1);
  const lands = cards.filter((c) => c.front.isLand && (c.front.face.supertypes & 1));
  const errors = new Map<string, { count: number; seed: number }>();
  let s = Number(12345);
  const rnd = (n: number): number => {
    s = (Math.imul(s, 1103515245) + 12345) & 0x7fffffff;
    return (s >> 8) % n;
  };
  const t0 = Date.now();
  let games = 0;
  let steps = 0;
  let finished = 0;
  for (let seed = 1; Date.now() - t0 < 60000; seed++) {
    s = seed * 7919;
    const players = 2 + (seed % 3 === 0 ? 1 : 0);
    const decks = Array.from({ length: players }, () => ({
      library: Array.from({ length: 60 }, (_, i) => (i < 26 ? lands[rnd(lands.length)]! : cards[rnd(cards.length)]!)),
      commanders: [],
    }));
    const game0 = dealGame(catalog, { ...DEFAULT_CONFIG, playerCount: players, order: Array.from({ length: players }, (_, i) => i), turnLimit: 60 }, seed, decks);
    let game = game0;
    let last = '';
    games++;
    try {
      for (let n = 0; n < 6000; n++) {
        const d = advance(game);
        if (d === null) { finished++; break; }
        steps++;
        last = `${d.kind} src ${d.source} opts ${d.options.length}`;
        if (rnd(20) === 0) game = game.clone();
        const k = d.options.length;
        answer(game, d.kind === 0 && k > 1 && rnd(4) > 0 ? 1 + rnd(k - 1) : rnd(k));
      }
    } catch (e) {
      const stack = String((e as Error).stack).split('\n').slice(0, 6).join('\n').replaceAll('/work/main/packages/rules/src/', '');
      const key = stack;
      const seen = errors.get(key);
      if (seen) seen.count++;
      else errors.set(key, { count: 1, seed });
    }
  }
  console.log({ games, finished, steps });
  for (const [k, v] of [...errors].sort((a, b) => b[1].count - a[1].count).slice(0, 12)) console.log(v, k);
}, 120000);
