import { describe, expect, it } from 'vitest';
import { advance, answer } from '../../src/engine/advance.ts';
import { encodeGame, UNSAVED_FIELDS } from '../../src/state/codec.ts';
import { Decision, DecisionKind } from '../../src/state/decision.ts';
import { Frame } from '../../src/state/frame.ts';
import { Game } from '../../src/state/game.ts';
import { hashGame } from '../../src/state/hash.ts';
import { Permanent } from '../../src/state/permanent.ts';
import { Player, TurnTally } from '../../src/state/player.ts';
import { deserialise, serialise } from '../../src/state/serialise.ts';
import { StackItem } from '../../src/state/stackItem.ts';
import { CATALOG, CONFIG, GAMES, playRandomly, randomGame, TIMEOUT } from './games.ts';

function restored(text: string): Game {
  const result = deserialise(CATALOG, CONFIG, text);
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.at}`);
  return result.game;
}

/** Something unmistakable of the same kind as the value, to be found again in a copy. */
function marked(value: unknown, at: number): unknown {
  if (typeof value === 'number') return 1000 + at;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `mark ${at}`;
  if (Array.isArray(value)) return [1000 + at];
  return value;
}

describe('clones', () => {
  const face = CATALOG.faces[3]!;
  it.each([
    ['player', () => new Player(1)],
    ['tally', () => new TurnTally()],
    ['permanent', () => new Permanent(5, face, 0, 1)],
    ['stack item', () => new StackItem(5, null, face, true, 1)],
    ['frame', () => new Frame(3, null, [1], 1, 5, null)],
  ])('of a %s keep every field', (_, make) => {
    const original = make();
    Object.keys(original).forEach((key, at) => {
      if (key !== 'index') Reflect.set(original, key, marked(Reflect.get(original, key), at));
    });
    const copy = original.clone();
    expect(Object.keys(copy)).toEqual(Object.keys(original));
    expect(copy).toEqual(original);
  });

  it('of a game keep every field but the observer', () => {
    const original = new Game(CATALOG, CONFIG, 4);
    // These hold objects or follow one another; whole games below cover them.
    const structured = [
      'catalog',
      'config',
      'objects',
      'battlefield',
      'stack',
      'players',
      'frames',
      'registry',
      'observer',
      'decision',
      'undo',
    ];
    Object.keys(original).forEach((key, at) => {
      if (!structured.includes(key)) Reflect.set(original, key, marked(Reflect.get(original, key), at));
    });
    original.decision = new Decision(DecisionKind.X, 0, 0, 0, 'number', [1, 2], [], [], false);
    original.undo = new Game(CATALOG, CONFIG, 5);
    const copy = original.clone();
    expect(Object.keys(copy)).toEqual(Object.keys(original));
    expect(copy).toEqual(original);
  });

  it(
    'are independent of and equal to the game at every decision',
    () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        let kept: Game | null = null;
        let written = '';
        playRandomly(randomGame(seed), seed, 400, (game) => {
          if (kept !== null) expect(serialise(kept)).toBe(written);
          kept = game.clone();
          written = serialise(game);
          expect(serialise(kept)).toBe(written);
          expect(hashGame(kept)).toBe(hashGame(game));
        });
      }
    },
    TIMEOUT,
  );
});

describe('serialisation', () => {
  it('covers every field of every class', () => {
    const game = randomGame(3);
    let frames = 0;
    let items = 0;
    playRandomly(game, 3, 60, () => {
      frames += game.frames.length;
      items += game.stack.length;
    });
    advance(game);
    expect(frames > 0 && items > 0 && game.battlefield.length > 0).toBe(true);
    const tree = JSON.stringify(encodeGame(game, null));
    for (const key of Object.keys(game)) expect(tree.includes(`"${key}":`)).toBe(!UNSAVED_FIELDS.includes(key));
    for (const part of [
      game.players[0]!,
      game.players[0]!.tally,
      game.objects[game.battlefield[0]!]!,
      game.decision!,
    ]) {
      for (const key of Object.keys(part)) expect(tree).toContain(`"${key}":`);
    }
  });

  it(
    'gives the same game back at every decision, with one item for a frame and the stack',
    () => {
      let shared = 0;
      for (let seed = 1; seed <= GAMES; seed++) {
        playRandomly(randomGame(seed), seed, 400, (game) => {
          const text = serialise(game);
          const again = restored(text);
          expect(serialise(again)).toBe(text);
          expect(hashGame(again)).toBe(hashGame(game));
          game.frames.forEach((frame, at) => {
            const place = frame.item === null ? -1 : game.stack.indexOf(frame.item);
            if (place < 0) return;
            shared++;
            expect(again.frames[at]!.item).toBe(again.stack[place]);
          });
        });
      }
      expect(shared).toBeGreaterThan(0);
    },
    TIMEOUT,
  );

  it(
    'lets the game go on identically from any decision',
    () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const branches: Game[] = [];
        const hashes: number[] = [];
        const game = randomGame(seed);
        const count = playRandomly(game, seed, 250, (now, at, choice) => {
          hashes.push(hashGame(now));
          // Every game that was saved so far plays along with the original.
          if (at % 31 === 0) branches.push(restored(serialise(now)));
          for (const branch of branches) expect(hashGame(branch)).toBe(hashes[at]);
          for (const branch of branches) {
            answer(branch, choice);
            advance(branch);
          }
        });
        expect(count).toBeGreaterThan(20);
      }
    },
    TIMEOUT,
  );

  it('says what is wrong with a text', () => {
    const game = randomGame(1);
    advance(game);
    const text = serialise(game);
    const code = (bad: string): string => {
      const result = deserialise(CATALOG, CONFIG, bad);
      return result.ok ? 'ok' : `${result.error.code} ${result.error.at}`.trim();
    };
    expect(code(text)).toBe('ok');
    expect(code(text.slice(1))).toBe('not-json');
    expect(code('[1]')).toBe('not-a-game');
    expect(code(text.replace('"version":1', '"version":2'))).toBe('other-version 2');
    expect(code(text.replace(/"catalog":\d+/, '"catalog":1'))).toBe('other-catalog 1');
    expect(code(text.replace('"turnNumber":', '"turnNumbr":'))).toBe('bad-field game.turnNumber');
    expect(code(text.replace(/"turnNumber":\d+/, '"turnNumber":"x"'))).toBe('bad-field game.turnNumber');
    expect(code(text.replace('"over":false', '"over":false,"more":1'))).toBe('bad-field game');
    expect(code(text.replace('{"$card":0}', '{"$card":9999}'))).toBe('unknown-reference game.cards[0]');
    expect(code(text.replace('"library":[', '"library":[9999,'))).toBe('bad-field player 0 library');
    expect(code(text.replace('"owners":[', '"owners":[0,'))).toBe('bad-field game.owners');
  });
});
