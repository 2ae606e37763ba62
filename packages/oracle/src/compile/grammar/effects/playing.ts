/** Permissions to play cards for a time, and casting as part of a resolution (601.3, 608.2g). */
import type { Duration, Effect, ObjectSet, PlayerSet, Quantity } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { duration } from '../durations.ts';
import { described } from '../filters.ts';
import { otherPlayers, YOU } from '../players.ts';
import { numeral } from '../vocabulary.ts';

type Clause = Meaning<Effect>;

interface Cards {
  readonly what: ObjectSet;
  readonly many: boolean;
}

/** One card, or several, that an instruction before has exiled or looked at. */
const cards: Reader<Meaning<Cards>> = rule(() =>
  phrase(
    [
      either<boolean>(
        phrase([first(words('it'), words('that card'), words('the exiled card'))], () => false),
        phrase(
          [first(words('them'), words('those cards'), words('the exiled cards'), words('cards exiled this way'))],
          () => true,
        ),
      ),
      maybe(words('from exile')),
    ],
    (many) => (scope) => {
      const what = scope.findMoved(many) ?? scope.find('card', many);
      if (what.kind !== 'bound') scope.reject(null);
      return { what, many };
    },
  ),
);

const player: Reader<Meaning<PlayerSet>> = rule(() =>
  either<Meaning<PlayerSet>>(
    phrase(['you'], () => () => YOU),
    otherPlayers,
  ),
);

/** True for "play": lands too. */
const verb: Reader<boolean> = either<boolean>(
  phrase(['play'], () => true),
  phrase(['cast'], () => false),
);

/** While it stays in exile, a permission is for as long as it remains exiled (400.7). */
const whileExiled: Reader<Meaning<Duration>> = phrase(
  [
    first(
      words('for as long as it remains exiled'),
      words('for as long as they remain exiled'),
      words('for as long as that card remains exiled'),
    ),
  ],
  () => () => ({ kind: 'indefinite' }),
);

const time: Reader<Meaning<Duration>> = rule(() =>
  either<Meaning<Duration>>(
    duration,
    whileExiled,
    phrase(['until you exile another card with this creature|artifact|enchantment|permanent'], () => () => ({
      kind: 'untilSourceExilesAnother',
    })),
  ),
);

const free: Reader<unknown> = first(words('without paying its mana cost'), words('without paying their mana costs'));

const anyMana: Reader<unknown> = phrase(
  [
    first(words(', and'), words('and')),
    first(
      words('you may spend mana as though it were mana of any color to cast'),
      words('you may spend mana as though it were mana of any type to cast'),
      words('they may spend mana as though it were mana of any color to cast'),
      words('they may spend mana as though it were mana of any type to cast'),
      words('mana of any type can be spent to cast'),
    ),
    first(words('it'), words('that spell'), words('them'), words('those spells')),
  ],
  () => true,
);

function permit(
  who: PlayerSet,
  { what }: Cards,
  lands: boolean,
  isFree: boolean,
  anyColor: boolean,
  lasting: Duration,
): Effect {
  return {
    kind: 'permit',
    who,
    cards: what,
    lands,
    cost: isFree ? 'free' : 'normal',
    ...(anyColor ? { anyColor: true } : {}),
    duration: lasting,
  };
}

/** "Until end of turn, you may play that card", with the duration before or after. */
const permission: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(
      [time, ',', player, 'may', verb, cards, maybe(free), maybe(anyMana)],
      (lasting, who, lands, what, unpaid, mana) => (scope) => {
        const until = lasting(scope);
        const players = who(scope);
        return permit(players, what(scope), lands, unpaid !== null, mana !== null, until);
      },
    ),
    phrase(
      [player, 'may', verb, cards, maybe(free), time, maybe(free), maybe(anyMana)],
      (who, lands, what, unpaid, lasting, unpaidAfter, mana) => (scope) => {
        const players = who(scope);
        const those = what(scope);
        return permit(players, those, lands, (unpaid ?? unpaidAfter) !== null, mana !== null, lasting(scope));
      },
    ),
  ),
);

interface Spells {
  readonly max: Quantity;
}

const howMany: Reader<Spells> = either<Spells>(
  phrase(['a|an'], () => ({ max: 1 })),
  phrase(['any number of'], () => ({ max: 1000 })),
  phrase(['up to', numeral], (max) => ({ max })),
);

const among: Reader<unknown> = first(
  words('from among them'),
  words('from among those cards'),
  words('from among the exiled cards'),
  words('from among cards exiled this way'),
  words('from among those exiled cards'),
);

/** Now, as part of the resolution; timing by card type does not matter (608.2g). */
const castNow: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['you may cast', cards, free], (what) => (scope) => {
      const { what: those, many } = what(scope);
      return cast(scope, those, many ? 1000 : 1, null);
    }),
    phrase(['you may cast', howMany, described, among, free], ({ max }, what) => (scope) => {
      const spells = what(scope);
      if (spells.head !== 'spell') scope.reject(null);
      const those = scope.findMoved(true) ?? scope.find('card', true);
      return cast(scope, those, max, spells.filter);
    }),
  ),
);

function cast(
  scope: Scope,
  what: ObjectSet,
  max: Quantity,
  spells: Extract<Effect, { kind: 'castNow' }>['spells'] | null,
): Effect {
  const as = scope.fresh('cast');
  return {
    kind: 'castNow',
    who: YOU,
    cards: what,
    ...(spells === null || spells === undefined || spells.kind === 'any' ? {} : { spells }),
    free: true,
    max,
    as,
  };
}

export const playing: Reader<Clause> = rule(() => either(permission, castNow));

/** What a further sentence says of spells cast so. */
export const playingFollowUp: Reader<(effect: Effect) => Effect | null> = either<(effect: Effect) => Effect | null>(
  phrase(
    [
      first(
        words('if that spell would be put into a graveyard , exile it instead'),
        words('if that spell would be put into your graveyard , exile it instead'),
        words('if a spell cast this way would be put into a graveyard , exile it instead'),
        words('if a spell cast this way would be put into your graveyard , exile it instead'),
        words('if those spells would be put into your graveyard , exile them instead'),
        words('if that spell would be put into a graveyard this turn , exile it instead'),
      ),
    ],
    () => (effect) => (effect.kind === 'permit' || effect.kind === 'castNow' ? { ...effect, exileAfter: true } : null),
  ),
  phrase(
    [
      first(words('if you cast a spell this way ,'), words('if you cast that spell this way ,')),
      first(
        words('you may spend mana as though it were mana of any type to cast it'),
        words('you may spend mana as though it were mana of any color to cast it'),
      ),
    ],
    () => (effect) => (effect.kind === 'permit' ? { ...effect, anyColor: true } : null),
  ),
);
