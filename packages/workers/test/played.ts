/** Plays scenarios with cards that are compiled from invented rules text. */
import { builtInPool } from '@foretell/cards';
import { parseScenarios, runScenario } from '@foretell/formats';
import { type CardSource, compileCard } from '@foretell/oracle';
import { compileCatalog } from '@foretell/rules';
import { expect, test } from 'vitest';
import { abilityTexts } from '../src/shared/index.ts';

/** `Name | {cost} | Type line | P/T or - | text`. */
function card(line: string): CardSource {
  const [name = '', manaCost = '', typeLine = '', size = '-', text = ''] = line.split(' | ');
  const [power = null, toughness = null] = size === '-' ? [] : size.split('/');
  const face = {
    name,
    manaCost,
    typeLine,
    text: text.replaceAll('\\n', '\n'),
    power,
    toughness,
    loyalty: null,
    defense: null,
    colorIndicator: null,
  };
  return { name, layout: 'normal', faces: [face], colorIdentity: [], legalities: {}, set: null, setType: null };
}

/** How the scenario went with these cards beside those of the pool. */
export function played(cards: readonly string[], scenario: string): string {
  const definitions = cards.map((line) => {
    const outcome = compileCard(card(line));
    if (outcome.kind === 'unread') throw new Error(`${line}: ${JSON.stringify(outcome.gaps)}`);
    return outcome.card;
  });
  const [only] = parseScenarios(scenario, 'case', 'yaml');
  if (only?.result.ok !== true) throw new Error(`no scenario: ${JSON.stringify(only)}`);
  const pool = { catalog: compileCatalog([...builtInPool, ...definitions]) };
  const result = runScenario(only.result.value, pool, abilityTexts(), () => 0);
  return `${result.status}${result.reason === undefined ? '' : `: ${result.reason}`}`;
}

/** A test that the scenario passes with these cards. */
export function passes(title: string, cards: readonly string[], scenario: string): void {
  test(title, () => expect(played(cards, scenario)).toBe('passed'));
}
