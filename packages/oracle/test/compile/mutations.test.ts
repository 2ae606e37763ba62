/** Broken and altered texts: no crash, no hang, and no word that matters is passed over. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { compileCard } from '../../src/index.ts';
import { sample, sorcery } from './sample.ts';

const SENTENCES = [
  'Destroy target creature. Its controller loses 2 life.',
  'When this creature enters, you may draw a card. If you do, discard a card.',
  'Whenever another creature you control dies, each opponent loses 1 life and you gain 1 life.',
  '{2}, {T}, Sacrifice another creature: Add {B}{B}. Activate only as a sorcery.',
  'Search your library for up to two basic land cards, put them onto the battlefield tapped, then shuffle.',
  'Creatures you control get +1/+1 and have flying until end of turn.',
  'As long as you control an artifact, this creature has hexproof.',
  'Counter target spell unless its controller pays {3}.',
  'Create two 1/1 white Soldier creature tokens with lifelink.',
];

const WORDS = [...new Set(SENTENCES.flatMap((sentence) => sentence.split(' ')))];

/** Words that change what is said wherever they stand. */
const INSERTED = ['other', 'nontoken', 'legendary', 'instead', 'unless', 'except', 'opponent', 'black', 'seven'];

describe('altered texts', () => {
  it('compiles the texts as they are', () => {
    for (const text of SENTENCES.slice(1, 4)) expect(compileCard(sample(text)).kind, text).toBe('compiled');
  });

  test.prop([fc.array(fc.constantFrom(...WORDS), { maxLength: 30 })])('reads or refuses any words', (words) => {
    expect(['compiled', 'unread']).toContain(compileCard(sample(words.join(' '))).kind);
  });

  test.prop([fc.string({ maxLength: 80 })])('reads or refuses any text', (text) => {
    expect(['compiled', 'unread']).toContain(compileCard(sorcery(text)).kind);
  });

  test.prop([fc.constantFrom(...SENTENCES), fc.nat(), fc.constantFrom(...INSERTED)])(
    'never passes over an inserted word',
    (text, seed, word) => {
      const words = text.split(' ');
      const at = seed % (words.length + 1);
      const changed = [...words.slice(0, at), word, ...words.slice(at)].join(' ');
      const before = JSON.stringify(compileCard(sample(text)));
      const after = compileCard(sample(changed));
      if (after.kind === 'compiled') expect(JSON.stringify(after), changed).not.toBe(before);
    },
  );

  test.prop([fc.constantFrom(...SENTENCES), fc.nat()])('gives gaps inside the text', (text, seed) => {
    const words = text.split(' ');
    const changed = words.filter((_, at) => at !== seed % words.length).join(' ');
    const outcome = compileCard(sample(changed));
    if (outcome.kind === 'compiled') return;
    for (const gap of outcome.gaps) {
      expect(gap.start).toBeLessThanOrEqual(gap.end);
      expect(gap.end).toBeLessThanOrEqual(changed.length);
    }
  });
});
