import { readFileSync } from 'node:fs';
import { parseScenarios, runScenario } from '@foretell/formats';
import { advance, answer, viewOf } from '@foretell/rules';
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

/** What player A is asked as both play the last option offered, until the turn is over. */
function promptsOf(scenario: string): string[] {
  const game = positionIn(scenario);
  const prompts: string[] = [];
  for (let asked = advance(game); asked !== null && game.turnNumber === 1; asked = advance(game)) {
    if (asked.decider === 0) prompts.push(questionOf(viewOf(game, 0), 0, texts).prompt);
    answer(game, asked.options.length - 1);
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
    expect(piles).toContain('Choose a pile (Stand or Fall) Grizzly Bears | Hill Giant');
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
      'Search your library for a creature card with mana value X or less (Chord of Calling) (X = 2)',
    ]);
  });

  it('tell equal cards apart by where they are, and speak of the player for whom somebody else decides', () => {
    const [searched] = questionsOf('corpus/bugs/searches.yaml', 'H021-controlled').filter((words) =>
      words.startsWith('For your opponent: Search'),
    );
    expect(searched).toMatch(/Grizzly Bears \(library\) \| Grizzly Bears \(graveyard\) \| Find nothing$/);
  });
});
