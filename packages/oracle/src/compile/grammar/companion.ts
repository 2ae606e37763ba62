/** "Companion — Each creature card in your starting deck has mana value 3 or less." (702.139) */
import { CardType, type DeckCondition, type Filter } from '@foretell/rules/ir';
import { either, phrase, type Reader, rule } from '../parsing.ts';
import { parity } from './measures.ts';
import { nounPhrase } from './nouns.ts';
import { numeral } from './vocabulary.ts';

const isLand: Filter = { kind: 'type', types: CardType.Land };
const anyCard: Filter = { kind: 'any' };

const manaValue: Reader<Filter> = either<Filter>(
  phrase(['mana value', numeral, 'or less'], (value) => ({ kind: 'manaValue', op: '<=', value })),
  phrase(['mana value', numeral, 'or greater'], (value) => ({ kind: 'manaValue', op: '>=', value })),
  parity,
);

export const companion: Reader<DeckCondition> = rule(() =>
  either<DeckCondition>(
    phrase(['companion — each', nounPhrase, 'in your starting deck has', manaValue], (noun, are) =>
      noun.head === 'card' ? { kind: 'each', cards: noun.filter, are } : null,
    ),
    phrase(['companion — each', nounPhrase, 'in your starting deck is a|an', nounPhrase], (noun, are) =>
      noun.head === 'card' && are.head === 'card' ? { kind: 'each', cards: noun.filter, are: are.filter } : null,
    ),
    phrase(['companion — your starting deck contains only cards with', manaValue, 'and land cards'], (value) => ({
      kind: 'each',
      cards: anyCard,
      are: { kind: 'or', of: [value, isLand] },
    })),
    phrase(['companion — your starting deck contains only cards with', manaValue], (are) => ({
      kind: 'each',
      cards: anyCard,
      are,
    })),
    phrase(['companion — each', nounPhrase, 'in your starting deck has an activated ability'], (noun) =>
      noun.head === 'card' ? { kind: 'each', cards: noun.filter, are: { kind: 'hasActivatedAbility' } } : null,
    ),
    phrase(['companion — each', nounPhrase, 'in your starting deck has a different name'], (noun) =>
      noun.head === 'card' ? { kind: 'differentNames', cards: noun.filter } : null,
    ),
    phrase(['companion — each', nounPhrase, 'in your starting deck shares a card type'], (noun) =>
      noun.head === 'card' ? { kind: 'sharedType', cards: noun.filter } : null,
    ),
    phrase(
      ['companion — your starting deck contains at least', numeral, 'cards more than the minimum deck size'],
      (by) => ({ kind: 'larger', by }),
    ),
  ),
);
