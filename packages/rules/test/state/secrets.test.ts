import { describe, expect, it } from 'vitest';
import { advance, answer } from '../../src/engine/advance.ts';
import { canonicalCopy } from '../../src/state/canonical.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import type { Game } from '../../src/state/game.ts';
import { informationHash } from '../../src/state/informationHash.ts';
import { serialise } from '../../src/state/serialise.ts';
import { viewOf } from '../../src/state/view.ts';
import { GAMES, playRandomly, randomGame, TIMEOUT } from './games.ts';

/** Cards whose choice is made in secret: a card put back from hand, a card found in a search and not shown. */
const SECRET = ['Ponder', 'Tutor'];

/** What everyone sees of where the game is. */
function publicPlace(game: Game): string {
  const asked = game.decision;
  return [game.turnNumber, game.step, game.passes, asked?.kind, asked?.decider, asked?.player].join();
}

describe('secret choices', () => {
  it(
    'leave no trace in the view of those who did not make them',
    () => {
      let compared = 0;
      for (let seed = 1; seed <= 3 * GAMES; seed++) {
        playRandomly(randomGame(seed), seed, 300, (game) => {
          const asked = game.decision!;
          const spell = game.stack.at(-1);
          if (asked.kind !== DecisionKind.Choose && asked.kind !== DecisionKind.Search) return;
          if (spell === undefined || !SECRET.includes(spell.face.face.name) || asked.player !== asked.decider) return;
          // A library played with its top card revealed shows what is put there.
          if (game.battlefield.some((slot) => game.objects[slot]?.face.face.name === 'Herald')) return;
          const viewer = 1 - asked.decider;
          const seen = new Map<string, string>();
          asked.options.forEach((_, option) => {
            const line = game.clone();
            answer(line, option);
            advance(line);
            const place = publicPlace(line);
            const look = `${serialise(viewOf(line, viewer).masked())} ${informationHash(line, viewer)}`;
            if (seen.has(place)) compared++;
            expect(look).toBe(seen.get(place) ?? look);
            seen.set(place, look);
          });
        });
      }
      expect(compared).toBeGreaterThan(2 * GAMES);
    },
    TIMEOUT,
  );
});

/** A game in numbers that do not depend on its numbering, and the values of its options. */
function summary(game: Game): { text: string; options: readonly number[] } {
  const copy = canonicalCopy(game, () => true);
  const names = (slots: readonly number[]): string[] => slots.map((slot) => copy.card(slot).definition.name);
  const asked = copy.decision;
  const facts = [
    [copy.turnNumber, copy.step, copy.stage, copy.stack.length, asked?.kind, asked?.decider],
    [...(asked?.options ?? [])].sort((a, b) => a - b),
    copy.battlefield.map((slot) => copy.objects[slot]?.tapped),
    names([...copy.battlefield, ...copy.exile]),
    copy.players.map((player) => [player.life, names(player.hand), names(player.library), names(player.graveyard)]),
  ];
  return { text: JSON.stringify(facts), options: asked?.options ?? [] };
}

describe('canonical copies', () => {
  it(
    'play on exactly as the game they are copies of, until the next shuffle',
    () => {
      let steps = 0;
      for (let seed = 1; seed <= GAMES; seed++) {
        const game = randomGame(seed);
        let branch: Game | null = null;
        let shuffles = '';
        playRandomly(game, seed, 300, (now, at, choice) => {
          if (branch !== null && `${branch.chanceCounts}` !== shuffles) branch = null;
          if (branch === null || at % 40 === 0) branch = canonicalCopy(now, () => true);
          const mine = summary(now);
          const theirs = summary(branch);
          expect(theirs.text).toBe(mine.text);
          steps++;
          shuffles = `${now.chanceCounts}`;
          answer(branch, theirs.options.indexOf(mine.options[choice]!));
          advance(branch);
        });
      }
      expect(steps).toBeGreaterThan(50 * GAMES);
    },
    TIMEOUT,
  );
});
