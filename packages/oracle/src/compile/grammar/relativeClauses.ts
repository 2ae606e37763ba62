/** What follows a noun: who controls the objects, what they did, what was done to them ("you control", "that attacked this turn", "exiled this way"). */
import { type Filter, type ObjectSet, type PlayerSet, Zone, type ZoneId } from '@foretell/rules/ir';
import { CHOSEN_KIND } from '../lowering/chosenColor.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../parsing.ts';
import type { Done } from '../referents.ts';
import type { Scope } from '../scope.ts';
import { allOf, described, thatIs } from './filters.ts';
import { keywordAbility, keywordList, withClause } from './measures.ts';
import { conjunction, disjunction, nounPhrase } from './nouns.ts';
import { it, selfObject, singleObject } from './objects.ts';
import { EACH_PLAYER, eitherOf, OPPONENTS, possessive, YOU } from './players.ts';
import { targeted } from './targeted.ts';
import { sharedKind, type Together, together } from './together.ts';
import { colorWord, manaSymbol, ownedZone } from './vocabulary.ts';

export interface Clause {
  readonly filter?: Filter;
  readonly from?: ObjectSet;
  readonly zone?: ZoneId;
  readonly of?: PlayerSet;
  readonly done?: Done;
  readonly together?: Together['together'];
}

/** What was done to them before. */
const done: Reader<string> = token('word', (text) =>
  /^(exiled|discarded|milled|revealed|sacrificed|returned|destroyed|drawn|chosen|created|tapped)$/.test(text)
    ? text
    : null,
);

function clause(filter: Filter): () => Meaning<Clause> {
  return () => () => ({ filter });
}

const controlled = (who: PlayerSet): Filter => ({ kind: 'controlledBy', who });

const OWNED: Filter = { kind: 'ownedBy', who: YOU };

const HAS_ADVENTURE: Filter = { kind: 'hasAdventure' };

export const not = (of: Filter): Filter => ({ kind: 'not', of });

export const control: Reader<Meaning<Clause>> = either(
  phrase(['you already? control'], clause(controlled(YOU))),
  phrase(['you controlled'], clause(controlled(YOU))),
  phrase(["you don't control"], clause(not(controlled(YOU)))),
  phrase(["you control but don't own"], clause(conjunction([controlled(YOU), not(OWNED)]))),
  phrase(["you own but don't control"], clause(conjunction([OWNED, not(controlled(YOU))]))),
  // 810: without teams a player's team is that player.
  phrase(['your team controls'], clause(controlled(YOU))),
  phrase(['owned by the voter'], () => (scope) => ({
    filter: { kind: 'ownedBy', who: { kind: 'bound', name: scope.voter ?? scope.reject('') } },
  })),
  phrase(['an opponent controls'], clause(controlled(OPPONENTS))),
  phrase(['your|the? opponents control'], clause(controlled(OPPONENTS))),
  phrase(['opponents control'], clause(controlled(OPPONENTS))),
  phrase(['that your opponents control'], clause(controlled(OPPONENTS))),
  phrase(['defending player controls'], clause(controlled({ kind: 'defendingPlayer' }))),
  phrase(['that player|opponent controls'], () => (scope) => ({ filter: controlled(scope.findOnePlayer()) })),
  phrase(["that player or that permanent's|creature's|planeswalker's controller controls"], () => (scope) => ({
    filter: controlled(eitherOf(scope)),
  })),
  phrase(['they control'], () => (scope) => ({ filter: controlled(scope.findPlayer()) })),
  phrase(['those players control'], () => (scope) => ({ filter: controlled(scope.findPlayer()) })),
  phrase(['enchanted player controls'], clause(controlled({ kind: 'enchantedPlayer' }))),
  phrase(['the active player controls'], clause(controlled({ kind: 'activePlayer' }))),
  phrase(['target player controls'], () => (scope) => ({
    filter: controlled(scope.addTarget({ what: null, zone: Zone.None, players: EACH_PLAYER, min: 1, max: 1 }, [])),
  })),
  phrase(['target player owns'], () => (scope) => ({
    filter: {
      kind: 'ownedBy',
      who: scope.addTarget({ what: null, zone: Zone.None, players: EACH_PLAYER, min: 1, max: 1 }, []),
    },
  })),
  phrase(['target opponent controls'], () => (scope) => ({
    filter: controlled(scope.addTarget({ what: null, zone: Zone.None, players: OPPONENTS, min: 1, max: 1 }, [])),
  })),
  phrase(['its controller controls'], () => (scope) => ({
    filter: controlled({ kind: 'controllerOf', what: scope.find(null, false) }),
  })),
  phrase(['an opponent owns'], clause({ kind: 'ownedBy', who: OPPONENTS })),
  phrase(['your opponents own'], clause({ kind: 'ownedBy', who: OPPONENTS })),
  phrase(['you own'], clause({ kind: 'ownedBy', who: YOU })),
  phrase(['you own and control'], clause(conjunction([{ kind: 'ownedBy', who: YOU }, controlled(YOU)]))),
  phrase(['you both own and control'], clause(conjunction([{ kind: 'ownedBy', who: YOU }, controlled(YOU)]))),
  phrase(["you don't own"], clause(not({ kind: 'ownedBy', who: YOU }))),
);

const IS_YOUR_COMMANDER: Filter = { kind: 'and', of: [{ kind: 'commander' }, { kind: 'ownedBy', who: YOU }] };

/** Wherever it is known what it is (903.3). */
const YOUR_COMMANDER: ObjectSet = {
  kind: 'union',
  of: [Zone.Battlefield, Zone.Stack, Zone.Command, Zone.Graveyard, Zone.Exile].map((zone) => ({
    kind: 'all',
    zone,
    filter: IS_YOUR_COMMANDER,
  })),
};

/** With what it is shared: one object, or any of a description. */
export const sharer: Reader<Meaning<ObjectSet>> = rule(() =>
  first<Meaning<ObjectSet>>(
    singleObject,
    phrase(['your commander'], () => () => YOUR_COMMANDER),
    phrase(['a|an|another', described], (what) => (scope) => {
      const object = what(scope);
      if (object.zone === Zone.None) scope.reject(null);
      return allOf(object);
    }),
  ),
);

/** The word that an instruction of the ability had chosen, else the one chosen for the source. */
function ofChosenType(scope: Scope): Filter {
  if (scope.kind) return { kind: 'type', types: CHOSEN_KIND };
  const { chosenType: name } = scope;
  return name === null ? { kind: 'chosenTypeOfSource' } : { kind: 'hasChosenType', type: { kind: 'bound', name } };
}

/** What is left out of all the others. */
export const exempted: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase(['except for?', selfObject], (what) => (scope) => {
      const object = what(scope);
      return object.kind === 'self' ? { kind: 'other' } : scope.reject({ kind: 'other' });
    }),
    phrase(['except for?', described], (what) => (scope) => {
      const { zone, of, from, filter } = what(scope);
      if (from !== undefined) return not({ kind: 'among', what: allOf(what(scope)) });
      return zone === Zone.Battlefield && of === null ? not(filter) : scope.reject(filter);
    }),
  ),
);

export const relative: Reader<Meaning<Clause>> = rule(() =>
  either<Meaning<Clause>>(
    control,
    phrase([exempted], (filter) => (scope) => ({ filter: filter(scope) })),
    phrase(['with', withClause], (filter) => (scope) => ({ filter: filter(scope) })),
    phrase(['that has|have', keywordAbility], (filter) => () => ({ filter })),
    phrase(['that has|have a|an', keywordAbility, 'ability'], (filter) => () => ({ filter })),
    phrase(['each with', withClause], (filter) => (scope) => ({ filter: filter(scope) })),
    phrase(['without', keywordList], (filter) => () => ({ filter: not(filter) })),
    phrase(['that was|were dealt damage this turn'], clause({ kind: 'damagedThisTurn' })),
    phrase(['that could produce', manaSymbol], (type) => () => ({ filter: { kind: 'couldProduce', type } })),
    phrase(["that's attacking one of your opponents"], clause({ kind: 'attacking', whom: OPPONENTS })),
    phrase(['attacking you'], clause({ kind: 'attacking', whom: YOU })),
    phrase(["that's attacking you"], clause({ kind: 'attacking', whom: YOU })),
    phrase(['that are attacking you'], clause({ kind: 'attacking', whom: YOU })),
    phrase(['that entered this turn'], clause({ kind: 'enteredThisTurn' })),
    phrase(["that didn't enter this turn"], clause(not({ kind: 'enteredThisTurn' }))),
    phrase(["that didn't attack this turn"], clause(not({ kind: 'attackedThisTurn' }))),
    phrase(
      ["that didn't attack or enter this turn"],
      clause(conjunction([not({ kind: 'attackedThisTurn' }), not({ kind: 'enteredThisTurn' })])),
    ),
    phrase(['that entered the battlefield this turn'], clause({ kind: 'enteredThisTurn' })),
    phrase(['that was|were put there from the battlefield this turn'], clause({ kind: 'leftBattlefieldThisTurn' })),
    phrase(['that dealt damage this turn'], clause({ kind: 'dealtDamage', thisTurn: true })),
    phrase(
      [first(words('that are enchanted by'), words("that's enchanted by a|an")), described],
      (_by, what) => (scope) => {
        const auras = what(scope);
        if (auras.zone !== Zone.Battlefield) scope.reject(null);
        return { filter: { kind: 'hasAttached', what: auras.filter } };
      },
    ),
    phrase(["that's both", colorWord, 'and', colorWord], (one, other) => () => ({
      filter: conjunction([
        { kind: 'color', colors: one },
        { kind: 'color', colors: other },
      ]),
    })),
    phrase(["that's attacking alone"], clause({ kind: 'attackingAlone' })),
    phrase(["that don't|doesn't have a name"], clause({ kind: 'nameless' })),
    phrase(["that doesn't|don't have the same name as", sharer], (what) => (scope) => ({
      filter: not({ kind: 'sameNameAs', what: what(scope) }),
    })),
    phrase(
      [
        'that crewed|saddled',
        first(
          selfObject,
          phrase(['it'], () => it),
        ),
        'this turn',
      ],
      (what) => (scope) => ({
        filter: { kind: 'crewedThisTurn', what: what(scope) },
      }),
    ),
    phrase(['that attacked this turn'], clause({ kind: 'attackedThisTurn' })),
    phrase(['named', token('name', (text) => text)], (name) => () => ({ filter: { kind: 'named', name } })),
    phrase(['named', token('name', (text) => text), 'or', token('name', (text) => text)], (one, other) => () => ({
      filter: { kind: 'or', of: [one, other].map((name) => ({ kind: 'named', name })) },
    })),
    phrase(['named', selfObject], () => (scope) => ({ filter: { kind: 'named', name: scope.face.name } })),
    phrase(['of the chosen type'], () => (scope) => ({ filter: ofChosenType(scope) })),
    phrase(['of that type'], () => (scope) => ({
      filter: scope.chosenType !== null ? ofChosenType(scope) : scope.reject(ofChosenType(scope)),
    })),
    phrase(["that isn't|aren't of the chosen type"], () => (scope) => ({ filter: not(ofChosenType(scope)) })),
    phrase(['of the chosen color'], () => (scope) => ({ filter: scope.ofChosenColor(true) })),
    phrase(['of that color'], () => (scope) => ({ filter: scope.ofChosenColor(false) })),
    phrase(['of the color of your choice'], () => (scope) => ({ filter: scope.chooseColorHere() })),
    phrase(['with the chosen name'], () => (scope) => ({
      filter: chosenName(scope) ?? { kind: 'chosenNameOfSource' },
    })),
    phrase(["that's", thatIs], (filter) => () => ({ filter })),
    phrase(['that are', thatIs], (filter) => () => ({ filter })),
    phrase(['that are', nounPhrase], (noun) => () => ({ filter: noun.filter })),
    phrase(['that has|have an adventure'], clause(HAS_ADVENTURE)),
    phrase(['that has|have', either(keywordList, keywordAbility)], (filter) => () => ({ filter })),
    phrase(['that are', listOf(nounPhrase, words(',')), ', and/or have an adventure'], (nouns) => () => ({
      filter: disjunction([...nouns.map(({ filter }) => filter), HAS_ADVENTURE]),
    })),
    phrase(["that isn't|aren't", thatIs], (filter) => () => ({ filter: not(filter) })),
    phrase(["that's neither", thatIs, 'nor', thatIs], (a, b) => () => ({ filter: conjunction([not(a), not(b)]) })),
    phrase(
      [first(words('that shares|share a|an'), words('that shares|share at least one')), sharedKind, 'with', sharer],
      (_shares, what, other) => (scope) => ({
        filter: { kind: 'shares', what, with: other(scope) },
      }),
    ),
    phrase(['that was|were attached to', singleObject], (what) => (scope) => ({
      from: { kind: 'attachmentsOf', what: what(scope), asItLeft: true },
    })),
    phrase(['attached to', singleObject], (what) => (scope) => ({
      filter: { kind: 'among', what: { kind: 'attachmentsOf', what: what(scope) } },
    })),
    phrase(['attached to', described], (what) => (scope) => ({
      filter: { kind: 'among', what: { kind: 'attachmentsOf', what: allOf(what(scope)) } },
    })),
    phrase(['dealt damage this turn by a source you controlled'], () => () => ({
      filter: { kind: 'damagedThisTurnByPlayers', who: YOU },
    })),
    phrase(['dealt damage by', selfObject], () => () => ({
      filter: { kind: 'damagedThisTurnBy', what: { kind: 'self' } },
    })),
    phrase(['dealt damage by', singleObject, 'this turn'], (what) => (scope) => ({
      filter: { kind: 'damagedThisTurnBy', what: what(scope) },
    })),
    phrase(['blocking', singleObject], (what) => (scope) => ({ filter: { kind: 'isBlocking', what: what(scope) } })),
    phrase(['blocked by', singleObject], (what) => (scope) => ({ filter: { kind: 'isBlockedBy', what: what(scope) } })),
    phrase(['banded with', singleObject], (what) => (scope) => ({ filter: { kind: 'bandedWith', what: what(scope) } })),
    phrase(['blocking or blocked by', singleObject], (what) => (scope) => {
      const object = what(scope);
      return {
        filter: {
          kind: 'or',
          of: [
            { kind: 'isBlocking', what: object },
            { kind: 'isBlockedBy', what: object },
          ],
        },
      };
    }),
    phrase(['other than', maybe(words('a|an')), nounPhrase], (_a, noun) => () => ({ filter: not(noun.filter) })),
    phrase(['other than', singleObject, 'or', selfObject], (what, self) => (scope) => {
      const object = what(scope);
      if (self(scope).kind !== 'self') scope.reject(null);
      return { filter: conjunction([{ kind: 'other' }, not({ kind: 'among', what: object })]) };
    }),
    phrase(['other than', singleObject], (what) => (scope) => {
      const object = what(scope);
      return { filter: object.kind === 'self' ? { kind: 'other' } : not({ kind: 'among', what: object }) };
    }),
    phrase([targeted], (filter) => (scope) => ({ filter: filter(scope) })),
    phrase(['in|from', possessive, ownedZone], (of, zone) => (scope) => ({ zone, of: of(scope) })),
    phrase(['from', possessive, ownedZone, 'or|and/or', ownedZone], (whose, a, b) => (scope) => {
      const of = whose(scope);
      const cards = (zone: ZoneId): ObjectSet => ({ kind: 'all', zone, filter: { kind: 'any' }, of });
      return { from: { kind: 'union', of: [cards(a), cards(b)] } };
    }),
    phrase(["returned to its owner's hand this way"], () => (scope) => ({ done: scope.findDone('returned') })),
    phrase([maybe(words('that was|were')), 'put into a graveyard this way'], () => (scope) => ({
      done: scope.findDone('buried'),
    })),
    phrase([maybe(words('that was|were')), 'put into your graveyard this way'], () => (scope) => ({
      done: scope.findDone('buried'),
      filter: { kind: 'ownedBy', who: YOU },
    })),
    phrase(['not chosen this way'], () => (scope) => ({
      filter: not({ kind: 'among', what: scope.findDone('chosen').objects }),
    })),
    phrase([done, 'this way'], (verb) => (scope) => ({ done: scope.findDone(verb) })),
    phrase(['that was|were', done, 'this way'], (verb) => (scope) => ({ done: scope.findDone(verb) })),
    phrase(['in|from your hand or graveyard'], () => () => ({ from: HAND_OR_GRAVEYARD })),
    phrase(['in|from graveyards'], () => () => ({ zone: Zone.Graveyard, of: EACH_PLAYER })),
    phrase([together], (said) => () => said),
    phrase(['in exile'], () => () => ({ zone: Zone.Exile })),
    // 400.11
    phrase(['you own from outside the game'], () => () => ({ zone: Zone.Outside, of: YOU })),
    phrase(['exiled with', selfObject], () => () => EXILED_WITH_SELF),
    phrase(
      ['exiled with it'],
      () => (scope) => (it(scope).kind === 'self' ? EXILED_WITH_SELF : scope.reject(EXILED_WITH_SELF)),
    ),
    phrase(['on the battlefield'], () => () => ({ zone: Zone.Battlefield })),
  ),
);

const HAND_OR_GRAVEYARD: ObjectSet = {
  kind: 'union',
  of: [
    { kind: 'all', zone: Zone.Hand, filter: { kind: 'any' }, of: YOU },
    { kind: 'all', zone: Zone.Graveyard, filter: { kind: 'any' }, of: YOU },
  ],
};

/** 607.2a */
const EXILED_WITH_SELF: Clause = { zone: Zone.Exile, from: { kind: 'exiledWithSource' } };

export function chosenName(scope: Scope): Filter | null {
  const { chosenName: name } = scope;
  return name === null ? null : { kind: 'hasChosenName', name: { kind: 'bound', name } };
}
