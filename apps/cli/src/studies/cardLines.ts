/** The effects of cards in words, with how many were looked at. */
import type { CardEffect, CardEffects } from '@foretell/study';
import { countText, differenceText, percent } from './words.ts';

/** Effects that are shown, the clearest first. */
const MOST_EFFECTS = 8;

export function cardLines({ looked, falseDiscoveryRate, effects }: CardEffects): string[] {
  if (looked === 0) return [];
  const clear = effects.filter(({ q }) => q !== null && q <= falseDiscoveryRate);
  const shown = effects.filter(({ p }) => p !== null).slice(0, MOST_EFFECTS);
  return [
    `cards: ${looked} effects were looked at; by chance alone about ${Math.ceil(looked / 20)} of them would look clear at 95 %`,
    `  clear at a false discovery rate of ${percent(falseDiscoveryRate)}: ${clear.length} (marked *)`,
    ...shown.map((effect) => `  ${clear.includes(effect) ? '*' : ' '} ${effectText(effect)}`),
  ];
}

function effectText({ card, deck, when, difference, ci95, with: had, without }: CardEffect): string {
  const place = when === 'opening' ? 'in the opening hand' : 'drawn';
  const numbers = difference === null || ci95 === null ? 'unknown' : differenceText(difference, ci95);
  return `${card} of ${deck} ${place}: ${numbers} (${countText(had.games)} games with, ${countText(without.games)} without)`;
}
