import type { OptionName } from '@foretell/formats';
import type { DecisionKindName } from '@foretell/search';
import { expect, test } from 'vitest';
import { optionLabel } from '../src/index.ts';
import { promptOf } from '../src/prompt.ts';

const labels: readonly (readonly [OptionName, DecisionKindName, string])[] = [
  [{ op: 'pass' }, 'priority', 'pass'],
  [{ op: 'play', card: 'Forest' }, 'priority', 'play Forest'],
  [{ op: 'cast', card: 'Shock', targets: [{ player: 'B' }] }, 'priority', 'cast Shock -> PlayerB'],
  [
    {
      op: 'cast',
      card: 'Fireball',
      via: ['kicker'],
      targets: [{ name: 'Bear:2', amount: 2 }],
      answers: [{ q: 'choice', v: 'X=3' }],
    },
    'priority',
    'cast Fireball (kicker) -> Bear:2 (2) [X=3]',
  ],
  [{ op: 'activate', ability: '+1: Draw a card.', source: 'Jace' }, 'priority', 'Jace: +1: Draw a card.'],
  [{ op: 'attack', attackers: [] }, 'attack', 'no attack'],
  [
    { op: 'attack', attackers: [{ attacker: 'Bear' }, { attacker: 'Elf', defender: 'PlayerC' }] },
    'attack',
    'attack with Bear, Elf (PlayerC)',
  ],
  [{ op: 'block', blocks: [{ blocker: 'Wall', attacker: 'Bear' }] }, 'block', 'Wall blocks Bear'],
  [{ op: 'block', blocks: [] }, 'block', 'no block'],
  [{ q: 'pile', kind: 'split', piles: [['Island', 'Bolt'], []] }, 'pile-split', '[Island, Bolt] [nothing]'],
  [{ q: 'pile', kind: 'content', names: [] }, 'pile-choice', 'take nothing'],
  [{ q: 'choice', v: 'Forest^Island' }, 'search', 'find Forest, Island'],
  [{ q: 'choice', v: '[choice_skip]' }, 'search', 'find nothing'],
  [{ q: 'choice', v: '[choice_skip]' }, 'cast-next', 'cast nothing more'],
  [{ q: 'order', v: ['Bolt', 'Island'] }, 'order', 'Bolt, then Island'],
  [{ q: 'mode', v: 2 }, 'mode', 'mode 2'],
  [{ q: 'choice', v: 'Yes' }, 'mulligan', 'mulligan'],
];

test.each(labels)('%j for %s is "%s"', (option, kind, label) => {
  expect(optionLabel(option, kind)).toBe(label);
});

test('long abilities are cut, so that options stay on a line', () => {
  const label = optionLabel(
    { op: 'activate', ability: `{T}: ${'Draw a card. '.repeat(10)}`, source: 'Tower' },
    'priority',
  );
  expect(label).toMatch(/^Tower: \{T\}: Draw .*…$/);
  expect(label.length).toBeLessThanOrEqual('Tower: '.length + 60);
});

test('a prompt says for whom somebody decides, and what asks', () => {
  expect(promptOf('search', 'A', 'B', 'Diabolic Tutor')).toBe(
    'A, for B, chooses what the search finds (Diabolic Tutor)',
  );
  expect(promptOf('attack', 'A', 'A', '')).toBe('A declares attackers');
});
