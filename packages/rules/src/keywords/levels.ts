/** What symbols on cards with striations say: chapters (714.2), levels (711.2, 716.2), station symbols (721.2), Cases (719.3), max speed (702.178). */
import {
  type Ability,
  CardType,
  type Change,
  type Condition,
  type Filter,
  type KeywordAbility,
  Step,
} from '../ir/index.ts';
import {
  activated,
  all,
  bound,
  compare,
  countersOn,
  isCreature,
  isOther,
  itself,
  putCounters,
  sequence,
  when,
  you,
} from './words.ts';

type KeywordOf<Word extends KeywordAbility['keyword']> = Extract<KeywordAbility, { readonly keyword: Word }>;

/** 714.2b–c: one ability for each number. */
export function chapters({ numbers, targets, effect, modes }: KeywordOf<'chapter'>): Ability[] {
  return numbers.map((number): Ability => {
    const chapter = { kind: 'triggered', event: { kind: 'chapter', number }, targets, effect } as const;
    return modes === undefined ? chapter : { ...chapter, modes };
  });
}

function has(word: string): Condition {
  return { kind: 'matches', what: itself, filter: { kind: 'designated', word } };
}

/** What it has while the condition holds; nothing if that is nothing. */
function gated(condition: Condition, changes: readonly Change[]): Ability[] {
  if (changes.length === 0) return [];
  return [{ kind: 'static', condition, effect: { kind: 'change', affected: itself, changes } }];
}

function granting(keywords: number, abilities: readonly Ability[]): Change[] {
  const changes: Change[] = [];
  if (keywords !== 0) changes.push({ kind: 'addKeywords', keywords });
  if (abilities.length > 0) changes.push({ kind: 'addAbilities', abilities });
  return changes;
}

/** 711.2a–b, 721.2a–b */
export function atCounters({ counter, from, to, size, keywords, abilities }: KeywordOf<'atCounters'>): Ability[] {
  const enough = compare(countersOn(itself, counter), '>=', from);
  const condition: Condition =
    to === undefined ? enough : { kind: 'and', of: [enough, compare(countersOn(itself, counter), '<=', to)] };
  const changes: Change[] = [];
  if (size !== undefined) {
    if (counter === 'charge') changes.push({ kind: 'addTypes', types: CardType.Creature });
    changes.push({ kind: 'setPowerToughness', power: size.power, toughness: size.toughness });
  }
  return gated(condition, [...changes, ...granting(keywords, abilities)]);
}

/** 716.2a: levels are designations, kept as the level rises. */
export function classLevel({ level, cost, keywords, abilities }: KeywordOf<'classLevel'>): Ability[] {
  const word = `level ${level}`;
  const before: Condition[] = level > 2 ? [has(`level ${level - 1}`)] : [];
  return [
    activated(
      cost,
      sequence(
        { kind: 'designate', what: itself, word },
        { kind: 'announce', action: `becomes ${word}`, what: itself },
      ),
      {
        sorcerySpeed: true,
        condition: { kind: 'and', of: [...before, { kind: 'not', of: has(word) }] },
        keyword: `Level ${level}`,
      },
    ),
    ...gated(has(word), granting(keywords ?? 0, abilities)),
  ];
}

/** 719.3a */
export function toSolve({ condition }: KeywordOf<'toSolve'>): Ability[] {
  return [
    when(
      { kind: 'beginningOf', step: Step.EndTurn, whose: you },
      sequence(
        { kind: 'designate', what: itself, word: 'solved' },
        { kind: 'announce', action: 'becomes solved', what: itself },
      ),
      { condition: { kind: 'and', of: [condition, { kind: 'not', of: has('solved') }] } },
    ),
  ];
}

/** 607.2m, 719.3c, 702.178a */
export function whileSo(given: KeywordOf<'solved' | 'maxSpeed' | 'anchored'>): Ability[] {
  return gated(whenSo(given), granting(given.keywords ?? 0, given.abilities));
}

function whenSo(given: KeywordOf<'solved' | 'maxSpeed' | 'anchored'>): Condition {
  switch (given.keyword) {
    case 'solved':
      return has('solved');
    case 'maxSpeed':
      return compare({ kind: 'speed', of: you }, '>=', 4);
    case 'anchored':
      return { kind: 'matches', what: itself, filter: { kind: 'chosenWord', word: given.word } };
  }
}

/** 702.184a */
export function station(): Ability[] {
  const another: Filter = all(isCreature, isOther);
  return [
    activated(
      [{ kind: 'tapPermanents', filter: another, count: 1, name: 'stationed' }],
      putCounters(itself, { kind: 'power', of: bound('stationed') }, 'charge'),
      { sorcerySpeed: true, keyword: 'Station' },
    ),
  ];
}
