/** What players can't cast: which spells, from where, when, and how many of them each turn (101.2, 601.3). */
import type { Condition, Filter, ZoneId } from '@foretell/rules/ir';
import { EVENT_NAMES, Zone } from '@foretell/rules/ir';
import { either, listOf, type Meaning, phrase, type Reader, rule, words } from '../parsing.ts';
import { type Described, described } from './filters.ts';
import { ruledPlayers, YOU } from './players.ts';
import { type Effects, restriction } from './statics.ts';
import { numeral } from './vocabulary.ts';

/** Spells of all places: a rule that says nothing of where they are cast from must not lose that it was said. */
export function fromAnywhere(what: Meaning<Described>): Meaning<Filter> {
  return (scope) => {
    const { filter, head, zone, from } = what(scope);
    if (head !== 'spell' || zone !== Zone.Stack || from !== undefined) scope.reject(null);
    return filter;
  };
}

/** "graveyards or libraries", "exile": zones of all players. */
export const zoneList: Reader<readonly ZoneId[]> = phrase(
  [
    listOf(
      either<ZoneId>(
        phrase(['graveyards'], () => Zone.Graveyard),
        phrase(['libraries'], () => Zone.Library),
        phrase(['exile'], () => Zone.Exile),
      ),
      words('and|or'),
    ),
  ],
  (zones) => zones,
);

/** Every zone but the hand. */
const OTHER_ZONES: readonly ZoneId[] = [Zone.Library, Zone.Graveyard, Zone.Exile, Zone.Command];

function duringYourTurn(what: Meaning<Described>): Effects {
  return (scope) => {
    const spells = fromAnywhere(what)(scope);
    const when: Condition = { kind: 'not', of: { kind: 'turnOf', who: YOU } };
    return restriction({ kind: 'cantCast', who: YOU, spells, when });
  };
}

export const castingLimits: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(
      [ruledPlayers, "can't cast", described, 'during combat'],
      (who, what) => (scope) =>
        restriction({ kind: 'cantCast', who, spells: fromAnywhere(what)(scope), when: { kind: 'duringCombat' } }),
    ),
    phrase([ruledPlayers, "can't cast", described], (who, what) => (scope) => {
      scope.mentionPlayers({ kind: 'bound', name: EVENT_NAMES.player });
      return restriction({ kind: 'cantCast', who, spells: fromAnywhere(what)(scope) });
    }),
    phrase(
      [ruledPlayers, "can't cast", described, 'from', zoneList],
      (who, what, from) => (scope) => restriction({ kind: 'cantCast', who, spells: fromAnywhere(what)(scope), from }),
    ),
    phrase(
      [ruledPlayers, "can't cast", described, 'from graveyards or activate abilities of cards in graveyards'],
      (who, what) => (scope) => [
        ...restriction({ kind: 'cantCast', who, spells: fromAnywhere(what)(scope), from: [Zone.Graveyard] }),
        ...restriction({
          kind: 'cantActivate',
          what: { kind: 'inZone', zone: Zone.Graveyard },
          exceptMana: false,
          who,
        }),
      ],
    ),
    phrase(
      [ruledPlayers, "can't cast", described, 'during your turn'],
      (who, what) => (scope) =>
        restriction({ kind: 'cantCast', who, spells: fromAnywhere(what)(scope), when: { kind: 'turnOf', who: YOU } }),
    ),
    phrase(
      ['during your turn ,', ruledPlayers, "can't cast", described],
      (who, what) => (scope) =>
        restriction({ kind: 'cantCast', who, spells: fromAnywhere(what)(scope), when: { kind: 'turnOf', who: YOU } }),
    ),
    phrase(
      [ruledPlayers, "can't cast", described, 'from anywhere other than their hand|hands'],
      (who, what) => (scope) =>
        restriction({ kind: 'cantCast', who, spells: fromAnywhere(what)(scope), from: OTHER_ZONES }),
    ),
    phrase([ruledPlayers, "can't play lands"], (who) => () => restriction({ kind: 'cantPlayLands', who })),
    phrase(["you can't play lands or cast", described, 'from your hand'], (what) => (scope) => [
      ...restriction({ kind: 'cantPlayLands', who: YOU, from: [Zone.Hand] }),
      ...restriction({ kind: 'cantCast', who: YOU, spells: fromAnywhere(what)(scope), from: [Zone.Hand] }),
    ]),
    phrase(
      [ruledPlayers, "can't cast more than", numeral, described, 'each turn'],
      (who, count, what) => (scope) =>
        restriction({ kind: 'castLimit', who, spells: fromAnywhere(what)(scope), count }),
    ),
    phrase(
      [ruledPlayers, 'can cast no more than', numeral, described, 'each turn'],
      (who, count, what) => (scope) =>
        restriction({ kind: 'castLimit', who, spells: fromAnywhere(what)(scope), count }),
    ),
    phrase(['you can cast', described, 'only during your turn'], duringYourTurn),
    phrase(
      [
        'you can cast',
        described,
        'only during your turn and you can cast no more than',
        numeral,
        described,
        'each turn',
      ],
      (what, count, counted) => (scope) => {
        const limited = duringYourTurn(what)(scope);
        const spells = fromAnywhere(counted)(scope);
        return [...limited, ...restriction({ kind: 'castLimit', who: YOU, spells, count })];
      },
    ),
    phrase(
      [ruledPlayers, 'can cast', described, 'only any time they could cast a sorcery'],
      (who, what) => (scope) => restriction({ kind: 'castOnlyAsSorcery', who, spells: fromAnywhere(what)(scope) }),
    ),
  ),
);
