/** Invented cards to compile: a face with the given text, and what its abilities are. */
import type { Ability } from '@foretell/rules/ir';
import { type CardSource, type CompileOutcome, compileCard } from '../../src/index.ts';

export function sample(text: string, details: Partial<CardSource['faces'][number]> = {}): CardSource {
  const face = {
    name: 'Sample Card',
    manaCost: '{1}{U}',
    typeLine: 'Creature — Human Wizard',
    text,
    power: '2',
    toughness: '2',
    loyalty: null,
    defense: null,
    colorIndicator: null,
    ...details,
  };
  return {
    name: face.name,
    layout: 'normal',
    faces: [face],
    colorIdentity: ['U'],
    legalities: {},
    set: null,
    setType: null,
  };
}

export function sorcery(text: string): CardSource {
  return sample(text, { typeLine: 'Sorcery', power: null, toughness: null });
}

/** The abilities of the only face; the gaps as text where it was not read. */
export function abilitiesOf(source: CardSource): readonly Ability[] | string {
  const outcome = compileCard(source);
  return outcome.kind === 'compiled' ? (outcome.card.faces[0]?.abilities ?? []) : gapsOf(outcome);
}

function gapsOf(outcome: Extract<CompileOutcome, { kind: 'unread' }>): string {
  return outcome.gaps.map((gap) => `${gap.code}: ${gap.shape}`).join('\n');
}
