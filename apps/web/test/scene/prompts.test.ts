import { readFileSync } from 'node:fs';
import { parseScenarios, runScenario } from '@foretell/formats';
import { advance, answer, DecisionKind, viewOf } from '@foretell/rules';
import { abilityTexts } from '@foretell/workers';
import { describe, expect, it } from 'vitest';
import { questionOf } from '../../src/engine/question/questionOf.ts';
import { CATALOG, positionIn } from './games.ts';

const texts = abilityTexts();

/** Every question that a scenario asks, with the labels of its first options. */
function questionsOf(file: string, id: string): string[] {
  const source = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
  const asked: string[] = [];
  for (const { result } of parseScenarios(source, file, 'yaml')) {
    if (!result.ok || result.value.id !== id) continue;
    runScenario(
      result.value,
      { catalog: CATALOG },
      texts,
      () => 0,
      ({ game }) => {
        if (game.decision === null) return;
        const { prompt, options } = questionOf(viewOf(game, game.decision.decider), 0, texts);
        asked.push(`${prompt} ${options.map(({ label }) => label).join(' | ')}`);
      },
    );
  }
  return asked;
}

/** What player A is asked as both take the first card of a search and otherwise the last option that picks anything, until the turn is over. */
function promptsOf(scenario: string): string[] {
  const game = positionIn(scenario);
  const prompts: string[] = [];
  for (let asked = advance(game); asked !== null && game.turnNumber === 1; asked = advance(game)) {
    const { prompt, options } = questionOf(viewOf(game, asked.decider), 0, texts);
    if (asked.decider === 0) prompts.push(prompt);
    const picking = options.filter(({ isNothing }) => !isNothing);
    answer(game, picking.at(asked.kind === DecisionKind.Search ? 0 : -1)?.index ?? 0);
  }
  return prompts;
}

describe('prompts and labels', () => {
  it('say in a sentence what is asked, and for what', () => {
    const kicked = questionsOf('corpus/bugs/kicker-and-x.yaml', 'H036-stormscape');
    expect(kicked).toContain('Pay kicker {W} for Stormscape Battlemage? Yes | No');
    expect(kicked).toContain(
      'Choose target nonblack creature for Stormscape Battlemage Hill Giant | Stormscape Battlemage',
    );
    const piles = questionsOf('corpus/bugs/piles.yaml', 'H013-other-pile');
    expect(piles).toContain(
      "Each opponent chooses one of those piles. Creatures other than that pile can't block this turn (Stand or Fall) Grizzly Bears | Hill Giant",
    );
    expect(piles).toContain("Declare attackers: Centaur Courser Doesn't attack | Attack your opponent");
    expect(piles).toContain("Declare blockers: Hill Giant Doesn't block | Block Centaur Courser");
  });

  it('count the modes that are chosen one by one (700.2a), and say what X is once it is known (107.3a)', () => {
    const withCard = (card: string, land: string): readonly string[] =>
      promptsOf(`
id: announced
setup:
  - {zone: hand, player: A, card: ${card}}
  - {zone: battlefield, player: A, card: ${land}, count: 5}
  - {zone: library, player: A, card: Grizzly Bears}
  - {zone: library, player: A, card: Hill Giant}
decide: {turn: 1, step: precombat_main, player: A}
`);
    const modes = withCard('Cryptic Command', 'Island').filter((prompt) => prompt.includes('mode'));
    expect(modes).toEqual(['Choose mode 1 of 2 (Cryptic Command)', 'Choose mode 2 of 2 (Cryptic Command)']);
    expect(withCard('Chord of Calling', 'Forest').filter((prompt) => /\bX\b/.test(prompt))).toEqual([
      'Choose X (Chord of Calling)',
      'Search your library for a creature card with mana value X or less, put it onto the battlefield, then shuffle (Chord of Calling) (X = 2)',
    ]);
  });

  it('say what the cards are for that are chosen or found, and whose they are', () => {
    const asked = (card: string, library: string): readonly string[] =>
      promptsOf(`
id: purposes
setup:
  - {zone: hand, player: A, card: ${card}}
  - {zone: battlefield, player: A, card: Forest, count: 4}
  - {zone: battlefield, player: A, card: Island, count: 4}
  - {zone: graveyard, player: A, card: Hill Giant}
  - {zone: library, player: A, card: ${library}, count: 5}
  - {zone: library, player: A, card: Swamp}
decide: {turn: 1, step: precombat_main, player: A}
`);
    expect(asked('Cultivate', 'Forest')).toContain(
      'Put one onto the battlefield tapped and the other into your hand, then shuffle (Cultivate)',
    );
    expect(asked('Fact or Fiction', 'Hill Giant')).toContain('Put one pile into your hand (Fact or Fiction)');
    expect(asked('Fabled Passage', 'Hill Giant')).toContain(
      'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle (Fabled Passage)',
    );
  });

  it('tell equal cards apart by where they are, and speak of the player for whom somebody else decides', () => {
    const [searched] = questionsOf('corpus/bugs/searches.yaml', 'H021-controlled').filter((words) =>
      words.startsWith('For your opponent: Search'),
    );
    expect(searched).toMatch(/Grizzly Bears \(library\) \| Grizzly Bears \(graveyard\) \| Find nothing$/);
  });
});
