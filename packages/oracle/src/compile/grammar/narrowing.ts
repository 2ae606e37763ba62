/** Which of several nouns the clauses after them narrow: all, or the last alone. */
import { CardType, type Filter } from '@foretell/rules/ir';
import { conjunction, disjunction, type NounPhrase } from './nouns.ts';

/** What only creatures have among the card types. */
const CREATURES_ONLY: ReadonlySet<Filter['kind']> = new Set([
  'keyword',
  'power',
  'toughness',
  'powerAndToughness',
  'ownSizes',
]);

/** "Artifact, enchantment, or creature with flying": any artifact or enchantment, or a creature that flies. Other clauses are about all of them. */
export function narrowed({ filter, nouns }: NounPhrase, clauses: readonly Filter[]): readonly Filter[] {
  const own = clauses.filter((each) => CREATURES_ONLY.has(each.kind));
  const isLast = nouns.filter((noun) => noun !== 'permanent').at(-1) === 'creature';
  if (own.length === 0 || !isLast || filter.kind !== 'type') return [filter, ...clauses];
  const apart = filter.types & ~CardType.Creature;
  if (apart === 0) return [filter, ...clauses];
  const creatures = conjunction([{ kind: 'type', types: CardType.Creature }, ...own]);
  return [disjunction([{ kind: 'type', types: apart }, creatures]), ...clauses.filter((each) => !own.includes(each))];
}
