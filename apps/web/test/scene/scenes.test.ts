import { advance, answer, DecisionKind, type Game, knownLists, sampleWorld, viewOf } from '@foretell/rules';
import { abilityTexts } from '@foretell/workers';
import { describe, expect, it } from 'vitest';
import { TableLog } from '../../src/engine/log/tableLog.ts';
import { questionOf } from '../../src/engine/question/questionOf.ts';
import { sceneOf } from '../../src/engine/scene/sceneOf.ts';
import type { LogLine } from '../../src/protocol/table.ts';
import { cardsShown, dealt, playedAtRandom, positionIn } from './games.ts';

const texts = abilityTexts();
const SEATS = ['You', 'Foe', 'Third', 'Fourth'];

const TABLES: readonly (readonly string[])[] = [
  ['narset-jace-control', 'opposition-agent'],
  ['red-aggro', 'green-creatures'],
  ['opposition-agent', 'green-creatures', 'narset-jace-control'],
];

/** The scene and, if the viewer is asked, the question, as the page gets them. */
function seen(game: Game, viewer: number): unknown {
  const view = viewOf(game, viewer);
  const isAsked = view.decision !== null && view.decision.options.length > 0;
  return JSON.parse(
    JSON.stringify({
      scene: sceneOf(view, SEATS, texts),
      question: isAsked ? questionOf(view, 0, texts, SEATS) : null,
    }),
  );
}

describe('what a viewer sees', () => {
  it('is the same in any two worlds that they cannot tell apart', () => {
    let compared = 0;
    TABLES.forEach((decks, table) => {
      const game = dealt(decks, 40 + table, decks.length > 2 ? 'ffa' : 'duel');
      playedAtRandom(game, table, 160, (_, __, number) => {
        if (number % 20 !== 7) return;
        const viewer = (number / 20) % 2 < 1 ? 0 : 1;
        const world = sampleWorld(viewOf(game, viewer), knownLists(game), number);
        if (!world.ok) throw new Error(world.error.code);
        // A question to somebody else has no options in a world; neither has it in the viewer's view.
        expect(seen(world.game, viewer)).toEqual(seen(game, viewer));
        compared++;
      });
    });
    expect(compared).toBeGreaterThan(15);
  });

  it('has the cards of every zone, as many unknown ones as there are, and the known ones by name', () => {
    const game = dealt(['red-aggro', 'opposition-agent'], 5);
    playedAtRandom(game, 3, 200, (_, __, number) => {
      if (number % 25 !== 0) return;
      const scene = sceneOf(viewOf(game, 0), SEATS, texts);
      game.players.forEach((player, seat) => {
        const shown = scene.seats[seat];
        expect(shown?.hand).toHaveLength(player.hand.length);
        expect(shown?.librarySize).toBe(player.library.length);
        expect(shown?.life).toBe(player.life);
        expect(shown?.graveyard.map(({ name }) => name)).toEqual(
          player.graveyard.map((slot) => game.card(slot).definition.name),
        );
      });
      const own = game.player(0).hand.map((slot) => game.card(slot).definition.name);
      expect(scene.seats[0]?.hand.map(({ name }) => name).toSorted()).toEqual(own.toSorted());
      const refs = cardsShown({ ...scene, shown: [] }).map(({ ref }) => ref);
      expect(new Set(refs).size).toBe(refs.length);
    });
  });
});

describe('the log of a game', () => {
  it('names no card that the viewer was never shown, and no draw of an opponent', () => {
    for (const viewer of [0, 1]) {
      const game = dealt(['narset-jace-control', 'opposition-agent'], 11);
      const log = new TableLog(viewer, texts, viewer === 0 ? ['You', 'Foe'] : ['Foe', 'You']);
      log.watch(game);
      const named = new Set<string>();
      const look = (): void => {
        for (const { name } of cardsShown(sceneOf(viewOf(game, viewer), SEATS, texts))) named.add(name);
      };
      playedAtRandom(game, 8, 110, (decision, option) => {
        look();
        log.decision(game, decision, option);
      });
      look();
      const lines = log.lines();
      const cards = lines.flatMap(({ parts }) => parts.flatMap((part) => ('card' in part ? [part.card] : [])));
      expect(cards.filter((card) => !named.has(card))).toEqual([]);
      const draws = lines.map(words).filter((line) => line.startsWith('Foe draws'));
      expect(draws.filter((line) => !/^Foe draws (a card|\d+ cards)$/.test(line))).toEqual([]);
      expect(draws.length).toBeGreaterThan(2);
      expect(lines.some((line) => words(line).startsWith('You draw '))).toBe(true);
    }
  });

  it('links to what is in the scene of the moment under the same name', () => {
    const game = dealt(['red-aggro', 'green-creatures'], 2);
    const log = new TableLog(0, texts, SEATS);
    log.watch(game);
    let read = 0;
    let linked = 0;
    playedAtRandom(game, 6, 120, (decision, option) => {
      log.decision(game, decision, option);
      const scene = sceneOf(viewOf(game, 0), SEATS, texts);
      const names = new Map(cardsShown(scene).map(({ ref, name }) => [ref, name]));
      for (const line of log.lines().slice(read))
        for (const part of line.parts) {
          if (!('card' in part) || part.ref === 0) continue;
          expect(names.get(part.ref)).toBe(part.card);
          linked++;
        }
      read = log.lines().length;
    });
    expect(linked).toBeGreaterThan(20);
  });

  it('tells what counters what, and where it goes unless that is the graveyard (701.6a)', () => {
    const told = (...hand: readonly string[]): readonly string[] => {
      const game = positionIn(`
id: counter
setup:
  - {zone: hand, player: A, card: Shock}
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: battlefield, player: B, card: Island, count: 2}
${hand.map((card) => `  - {zone: hand, player: B, card: ${card}}`).join('\n')}
decide: {turn: 1, step: precombat_main, player: A}
`);
      const log = new TableLog(0, texts, SEATS);
      log.watch(game);
      // Everything is cast at the first opponent or spell that it may be cast at.
      for (let asked = advance(game); asked !== null && game.turnNumber === 1; asked = advance(game)) {
        const option = Math.max(0, asked.options.length - 1);
        log.decision(game, asked, option);
        answer(game, option);
      }
      return log.lines().map(words);
    };
    expect(told('Counterspell')).toContain('Counterspell counters Shock');
    expect(told('Remand')).toEqual(
      expect.arrayContaining(['Remand counters Shock', expect.stringMatching(/^Shock goes to your hand/)]),
    );
  });

  it('calls nobody "you" where nobody who looks on plays', () => {
    const game = dealt(['red-aggro', 'green-creatures'], 4);
    const names = ['Ann', 'Bob'];
    const log = new TableLog(0, texts, names, -1);
    log.watch(game);
    playedAtRandom(game, 5, 150, (decision, option) => log.decision(game, decision, option));
    const lines = log.lines().map(words);
    expect(lines.filter((line) => /^(Ann|Bob)\b/.test(line)).length).toBeGreaterThan(20);
    expect(lines.filter((line) => /\byour?\b/i.test(line) && !line.includes(': '))).toEqual([]);
    const scene = sceneOf(viewOf(game, 0), names, texts, -1);
    expect(scene.seats.map(({ isViewer, isYou }) => [isViewer, isYou])).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it('shows of a library what is revealed, not what a search goes through', () => {
    const game = positionIn(`
id: shown
setup:
  - {zone: hand, player: A, card: Demonic Tutor}
  - {zone: battlefield, player: A, card: Swamp, count: 2}
  - {zone: library, player: A, card: Shock}
  - {zone: library, player: A, card: Hill Giant}
decide: {turn: 1, step: precombat_main, player: A}
`);
    while (advance(game)?.kind !== DecisionKind.Search) answer(game, (game.decision?.options.length ?? 1) - 1);
    const view = viewOf(game, 0);
    expect(sceneOf(view, SEATS, texts).shown).toEqual([]);
    expect(questionOf(view, 0, texts).cards.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Shock', 'Hill Giant']),
    );
  });

  it('goes on after a cut as if the lines had never been there', () => {
    const game = dealt(['red-aggro', 'green-creatures'], 3);
    const log = new TableLog(0, texts, SEATS);
    log.watch(game);
    let saved: { readonly copy: Game; readonly lines: number } | null = null;
    playedAtRandom(game, 9, 120, (decision, option, number) => {
      if (number === 60) saved = { copy: game.clone(), lines: log.lines().length };
      log.decision(game, decision, option);
    });
    const before = log.lines().map(words);
    if (saved === null) throw new Error('the game was too short');
    const { copy, lines }: { readonly copy: Game; readonly lines: number } = saved;
    log.cut(lines);
    expect(log.lines().map(words)).toEqual(before.slice(0, lines));
    log.watch(copy);
    playedAtRandom(copy, 9, 120, () => undefined);
    expect(log.lines().length).toBeGreaterThan(lines);
    expect(log.lines().every(({ number }, at) => number === at)).toBe(true);
  });
});

function words({ parts }: LogLine): string {
  return parts.map((part) => ('text' in part ? part.text : part.card)).join('');
}
