/** What objects can't be the targets of: "spells or abilities your opponents control", "blue or black spells", "abilities from artifact sources" (115.1). */
import type { Filter, Restriction } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../parsing.ts';
import { described } from './filters.ts';
import { conjunction, nounPhrase } from './nouns.ts';
import { EACH_PLAYER, OPPONENTS } from './players.ts';
import { colorBit } from './vocabulary.ts';

type Targeters = Omit<Extract<Restriction, { readonly kind: 'cantBeTargeted' }>, 'kind' | 'what' | 'zone'>;

const players: Reader<Pick<Targeters, 'by'>> = phrase([maybe(words('your opponents control'))], (opponents) => ({
  by: opponents === null ? EACH_PLAYER : OPPONENTS,
}));

/** "Nongreen", "black", "artifact": what spells and the sources of abilities are. */
const quality: Reader<Filter> = rule(() =>
  either<Filter>(
    token('word', (text) => {
      const other = text.startsWith('non');
      const colors = colorBit(other ? text.slice(3) : text);
      const filter: Filter | null = colors === null ? null : { kind: 'color', colors };
      return filter !== null && other ? { kind: 'not', of: filter } : filter;
    }),
    phrase([nounPhrase], (noun) => (noun.head === null ? noun.filter : null)),
  ),
);

export const targeters: Reader<Meaning<Targeters>> = rule(() =>
  either<Meaning<Targeters>>(
    phrase(['spells or abilities', players], (by) => () => by),
    phrase(['spells', players], (by) => () => ({ ...by, only: 'spells' })),
    phrase(['abilities', players], (by) => () => ({ ...by, only: 'abilities' })),
    phrase([described, players], (what, by) => (scope) => {
      const spells = what(scope);
      if (spells.head !== 'spell') scope.reject(null);
      return { ...by, only: 'spells', sources: conjunction([spells.filter]) };
    }),
    phrase(['abilities from', quality, 'sources', players], (sources, by) => () => ({
      ...by,
      only: 'abilities',
      sources,
    })),
    // 702.11d: the same is said of both.
    phrase(
      [quality, 'spells', players, 'or abilities from', quality, 'sources', players],
      (spells, one, sources, other) =>
        JSON.stringify([spells, one]) === JSON.stringify([sources, other]) ? () => ({ ...one, sources }) : null,
    ),
  ),
);
