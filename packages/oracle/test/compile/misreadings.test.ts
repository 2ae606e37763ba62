/** Texts that nobody writes so, or that say nothing the engine could do: a gap, rather than a reading of something else. */
import { describe, expect, it } from 'vitest';
import { compileCard, printFace } from '../../src/index.ts';
import { sample, sorcery } from './sample.ts';

type Source = ReturnType<typeof sample>;

function printed(source: Source): string {
  const outcome = compileCard(source);
  return outcome.kind === 'unread'
    ? (outcome.gaps[0]?.code ?? '')
    : outcome.card.faces.flatMap((face) => printFace(face)).join('\n');
}

function ofFaces(layout: string, count: number): Source {
  const source = sample('Flying');
  return { ...source, layout, faces: Array.from({ length: count }, () => source.faces).flat() };
}

describe('the faces of a layout', () => {
  it.each(['adventure', 'transform', 'modal_dfc', 'flip', 'prepare'])('%s has two', (layout) => {
    expect([1, 2, 3].map((count) => compileCard(ofFaces(layout, count)).kind)).toEqual([
      'unread',
      'compiled',
      'unread',
    ]);
  });

  it('split has two or more, and normal one', () => {
    expect([1, 2, 3].map((count) => compileCard(ofFaces('split', count)).kind)).toEqual([
      'unread',
      'compiled',
      'compiled',
    ]);
    expect([0, 1, 2].map((count) => compileCard(ofFaces('normal', count)).kind)).toEqual([
      'unread',
      'compiled',
      'unread',
    ]);
  });
});

describe('a star in the corner', () => {
  const power = "Sample Card's power is equal to the number of lands you control.";
  const both = "Sample Card's power and toughness are each equal to the number of lands you control.";

  it('is a number that an ability defines', () => {
    expect(compileCard(sample(power, { power: '*' })).kind).toBe('compiled');
    expect(compileCard(sample(both, { power: '*', toughness: '*' })).kind).toBe('compiled');
  });

  it('is nothing where none does', () => {
    expect(printed(sample('Flying', { power: '*', toughness: '1+*' }))).toBe('unsupported');
    expect(printed(sample(power, { power: '*', toughness: '1+*' }))).toBe('unsupported');
  });
});

describe('"it" after several things', () => {
  it.each([
    "Tap up to two target creatures. Return it to its owner's hand.",
    'Exile up to two target creature cards from a graveyard. Copy it.',
    'Look at the top three cards of your library, then put it back in any order.',
  ])('is not the spell: %s', (text) => {
    expect(printed(sorcery(text))).toBe('unread');
  });

  it.each([
    'When this creature enters, exile up to two target cards from graveyards. Copy it.',
    'When this creature enters, look at the top three cards of your library. Put it on the bottom of your library.',
    'Whenever this creature attacks, tap up to two target creatures. Put a +1/+1 counter on it.',
  ])('is not the permanent: %s', (text) => {
    expect(printed(sample(text))).toBe('unread');
  });

  it('is the source where it deals damage, or a number is said of it', () => {
    const deals =
      'When this creature enters, create two 1/1 red Goblin creature tokens, then it deals 1 damage to you.';
    const counts =
      'When this creature enters, look at the top X cards of your library, where X is its power. Put them back in any order.';
    expect(printed(sample(deals))).toMatch(/It deals 1 damage to you\.$/);
    expect(printed(sample(counts))).toContain('its power');
  });
});

describe('words that stand for something else', () => {
  it('takes "one" of two piles for a pile', () => {
    const text = (pile: string): string =>
      `Reveal the top five cards of your library and separate them into two piles. Put ${pile} into your hand and the other into your graveyard.`;
    expect(printed(sorcery(text('one')))).toBe(printed(sorcery(text('one pile'))));
    expect(printed(sorcery(text('one')))).toContain('Put one pile into your hand');
  });

  it('does not take two things with one article for either of them', () => {
    const text = (white: string): string =>
      `As long as you control a green permanent and ${white} permanent, this creature gets +1/+1.`;
    expect(printed(sample(text('white')))).toBe('unread');
    expect(printed(sample(text('a white')))).toContain('a green permanent and you control a white permanent');
  });

  it('does not take a word with a number for an ability word', () => {
    const text = (word: string): string => `${word} — {2}: This creature gets +1/+0 until end of turn.`;
    expect(printed(sample(text('Comradeship 3')))).toBe('unread');
    expect(printed(sample(text('Descend 4')))).toBe('{2}: This creature gets +1/+0 until end of turn.');
  });

  it('prints who is tempted', () => {
    const text = 'Whenever the Ring tempts you, draw a card.';
    expect(printed(sample(text))).toBe(text);
  });
});

it('one target is of one description', () => {
  expect(printed(sorcery('Destroy target artifact and enchantment.'))).toBe('unread');
  expect(printed(sorcery('Destroy target artifact or enchantment.'))).toBe('Destroy target artifact or enchantment.');
  expect(printed(sorcery('Destroy target artifact and target enchantment.'))).toBe(
    'Destroy target artifact and target enchantment.',
  );
});
