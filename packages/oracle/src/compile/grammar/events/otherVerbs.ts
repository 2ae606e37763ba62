/** Tapping, targeting, attaching and counters as trigger conditions. */
import { type Filter, type PlayerSet, Zone } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule } from '../../parsing.ts';
import { described } from '../filters.ts';
import { conjunction } from '../nouns.ts';
import { selfObject } from '../objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from '../players.ts';
import { type Event, IS_SELF, thatOther, thatPlayer, watched } from './subjects.ts';
import { type Verb, verb } from './verbs.ts';

interface Targeting {
  readonly by: PlayerSet;
  readonly source?: Filter;
}

const byWhom: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['you control'], () => YOU),
  phrase(['an opponent controls'], () => OPPONENTS),
);

/** What targets: "a spell or ability an opponent controls", "an instant or sorcery spell you control". */
const targeting: Reader<Meaning<Targeting>> = rule(() =>
  either<Meaning<Targeting>>(
    phrase(['a spell or ability', maybe(byWhom)], (by) => (scope) => {
      scope.mentionAside(thatOther, ['spell', 'ability', 'spell or ability']);
      scope.mentionPlayers({ kind: 'controllerOf', what: thatOther });
      return { by: by ?? EACH_PLAYER };
    }),
    phrase(['an ability', maybe(byWhom)], (by) => (scope) => {
      scope.mentionAside(thatOther, ['ability']);
      return { by: by ?? EACH_PLAYER, source: { kind: 'isAbility' } };
    }),
    phrase(['a|an', described], (what) => (scope) => {
      const spell = what(scope);
      if (spell.head !== 'spell') scope.reject(null);
      scope.mentionAside(thatOther, [...spell.nouns, 'spell']);
      scope.mentionPlayers({ kind: 'controllerOf', what: thatOther });
      return { by: EACH_PLAYER, source: conjunction([{ kind: 'isSpell' }, spell.filter]) };
    }),
  ),
);

const host: Reader<Meaning<Filter | null>> = rule(() =>
  either<Meaning<Filter | null>>(
    phrase(['a permanent'], () => () => null),
    phrase([selfObject], () => () => IS_SELF),
    phrase(['a|an', described], (what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      scope.mentionAside(thatOther, object.nouns);
      return object.filter;
    }),
  ),
);

export const otherVerbs: Reader<Verb> = rule(() =>
  either<Verb>(
    phrase(
      ['becomes|become tapped'],
      verb((filter) => ({ kind: 'becomesTapped', what: filter })),
    ),
    phrase(
      ['becomes|become untapped'],
      verb((filter) => ({ kind: 'becomesUntapped', what: filter })),
    ),
    phrase(['is|are tapped for mana'], () => ({
      gone: false,
      event: (what) => (scope) => {
        scope.mentionPlayers(thatPlayer);
        return { kind: 'tappedForMana', what: what.filter, who: EACH_PLAYER };
      },
    })),
    phrase(['is|are tapped for mana of the chosen color'], () => ({
      gone: false,
      event: (what) => (scope) => {
        scope.mentionPlayers(thatPlayer);
        return { kind: 'tappedForMana', what: what.filter, who: EACH_PLAYER, makesChosenColor: true };
      },
    })),
    phrase(['becomes|become the target of', targeting], (source) => ({
      gone: false,
      event: (what) => (scope) => ({ kind: 'becomesTarget', what: what.filter, ...source(scope) }),
    })),
    // 701.3d
    phrase(['becomes|become unattached from a permanent'], () => ({
      gone: false,
      event: (what) => (scope) => {
        scope.mentionAside(thatOther, ['permanent']);
        return { kind: 'performs', action: 'unattach', what: what.filter };
      },
    })),
    phrase(['becomes|become attached to', host], (to) => ({
      gone: false,
      event: (what) => (scope) => {
        const needed = to(scope);
        return { kind: 'becomesAttached', what: what.filter, ...(needed === null ? {} : { to: needed }) };
      },
    })),
  ),
);

const NOTHING: Filter = { kind: 'or', of: [] };

/** Players become targets, they alone or with permanents: "you or a permanent you control becomes the target of". */
export const playersTargeted: Reader<Event> = rule(() =>
  either<Event>(
    phrase(['you become the target of', targeting], (source) => (scope) => ({
      kind: 'becomesTarget',
      what: NOTHING,
      players: YOU,
      ...source(scope),
    })),
    phrase(['you or', watched, 'becomes the target of', targeting], (what, source) => (scope) => {
      const { filter, zone, many } = what(scope);
      if (zone !== Zone.Battlefield || many) scope.reject(null);
      return { kind: 'becomesTarget', what: filter, players: YOU, ...source(scope) };
    }),
  ),
);
