/** The line over a list of modes (700.2): how many may be chosen, how often, and when more. */
import type { Condition, Quantity } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import { condition } from './conditions.ts';
import { value } from './quantities.ts';
import { numeral } from './vocabulary.ts';

/** What the header of a list of modes allows (700.2d). */
export interface ModesHeader {
  readonly min: number;
  readonly max: number | Meaning<Quantity>;
  readonly repeat?: boolean;
  readonly unchosen?: 'ever' | 'thisTurn';
  /** Other bounds if the condition holds as the modes are chosen. */
  readonly instead?: { readonly condition: Meaning<Condition>; readonly min: number; readonly max: number };
}

const MANY = 99;

const asCast: Reader<unknown> = maybe(words('as you cast this spell'));

/** Of "choose one" what may be chosen instead. */
const more: Reader<{ readonly min: number; readonly max: number }> = either(
  phrase(['you may choose both instead'], () => ({ min: 1, max: 2 })),
  phrase(['choose one or more instead'], () => ({ min: 1, max: MANY })),
  phrase(['you may choose one or more instead'], () => ({ min: 1, max: MANY })),
  phrase(['choose both|two instead'], () => ({ min: 2, max: 2 })),
);

export const modesHeader: Reader<ModesHeader> = rule(() =>
  either<ModesHeader>(
    phrase(['choose', numeral, '—'], (count) => ({ min: count, max: count })),
    phrase(['choose', numeral], (count) => ({ min: count, max: count })),
    phrase(["choose one that hasn't been chosen —"], () => ({ min: 1, max: 1, unchosen: 'ever' })),
    phrase(["choose one that hasn't been chosen this turn ."], () => ({ min: 1, max: 1, unchosen: 'thisTurn' })),
    phrase(["choose one that hasn't been chosen this turn —"], () => ({ min: 1, max: 1, unchosen: 'thisTurn' })),
    phrase(['choose one or both —'], () => ({ min: 1, max: 2 })),
    phrase(['choose one or more —'], () => ({ min: 1, max: MANY })),
    phrase(['spree'], () => ({ min: 1, max: MANY })), // 702.172a
    phrase(['tiered'], () => ({ min: 1, max: 1 })), // 702.183a
    phrase(['choose up to', numeral, '—'], (max) => ({ min: 0, max })),
    phrase(['choose up to x —'], () => ({ min: 0, max: (): Quantity => ({ kind: 'x' }) })),
    phrase(['choose up to x , where x is', value, '—'], (max) => ({ min: 0, max })),
    phrase(['choose', numeral, '. you may choose the same mode more than once .'], (count) => ({
      min: count,
      max: count,
      repeat: true,
    })),
    phrase(['choose up to', numeral, '. you may choose the same mode more than once .'], (max) => ({
      min: 0,
      max,
      repeat: true,
    })),
    phrase(
      ['choose up to', numeral, words('{P}'), 'worth of modes . you may choose the same mode more than once .'],
      (max) => ({ min: 0, max, repeat: true }),
    ),
    phrase(['choose one . if', condition, asCast, ',', more, '.'], (so, _cast, instead) => ({
      min: 1,
      max: 1,
      instead: { condition: so, ...instead },
    })),
  ),
);
