/** Searches in which other players choose, search or are searched (701.23). */
import { ALL_CARDS, type CardDefinition, Keyword, Zone } from '@foretell/rules/ir';
import {
  anyNumber,
  anything,
  battlefieldTapped,
  battlefieldUnderYourControl,
  cardsIn,
  choose,
  controllerOf,
  eachPlayer,
  exile,
  forEachPlayer,
  found,
  graveyard,
  hand,
  instant,
  isArtifact,
  isBasicLand,
  isCreature,
  may,
  move,
  not,
  ownerOf,
  ref,
  reveal,
  search,
  sequence,
  shuffle,
  sorcery,
  spell,
  target,
  targetCreature,
  targetInGraveyard,
  targetOpponent,
  targetPlayer,
  targetPlayers,
  topOfLibraryPlace,
  where,
  withDetails,
  without,
  x,
  you,
} from '../builders/index.ts';

export const sharedSearches: readonly CardDefinition[] = [
  instant(
    'Gifts Ungiven',
    '{3}{U}',
    spell(
      [targetOpponent],
      sequence(
        search(anything, { min: 0, max: 4, different: 'name', reveal: true }),
        choose(target, found, 2, 2, 'chosen'),
        move(ref('chosen'), graveyard),
        move(without(found, ref('chosen')), hand),
        shuffle(you),
      ),
    ),
  ),
  instant(
    'Intuition',
    '{2}{U}',
    spell(
      [targetOpponent],
      sequence(
        search(anything, { min: 3, max: 3, reveal: true }),
        choose(target, found, 1, 1, 'chosen'),
        move(ref('chosen'), hand),
        move(without(found, ref('chosen')), graveyard),
        shuffle(you),
      ),
    ),
  ),
  sorcery(
    'Bribery',
    '{3}{U}{U}',
    spell(
      [targetOpponent],
      sequence(search(isCreature, { libraries: target }), move(found, battlefieldUnderYourControl), shuffle(target)),
    ),
  ),
  instant(
    'Path to Exile',
    '{W}',
    spell(
      [targetCreature],
      sequence(
        exile(target),
        may(
          controllerOf(target),
          sequence(
            search(isBasicLand, { who: controllerOf(target) }),
            move(found, battlefieldTapped),
            shuffle(controllerOf(target)),
          ),
        ),
      ),
    ),
  ),
  withDetails(
    instant(
      'Extirpate',
      '{B}',
      spell(
        [targetInGraveyard(not(isBasicLand))],
        sequence(
          search(
            { kind: 'sameNameAs', what: target },
            {
              libraries: ownerOf(target),
              zones: [Zone.Graveyard, Zone.Hand],
              min: ALL_CARDS,
              max: ALL_CARDS,
            },
          ),
          exile(found),
          shuffle(ownerOf(target)),
        ),
      ),
    ),
    { keywords: Keyword.SplitSecond },
  ),
  sorcery(
    'Scheming Symmetry',
    '{B}',
    spell(
      [targetPlayers(2)],
      forEachPlayer(
        target,
        'searcher',
        sequence(search(anything, { who: ref('searcher') }), shuffle(ref('searcher')), move(found, topOfLibraryPlace)),
      ),
    ),
  ),
  sorcery(
    'Weird Harvest',
    '{X}{G}{G}',
    spell(
      [],
      forEachPlayer(
        eachPlayer,
        'searcher',
        may(
          ref('searcher'),
          sequence(
            search(isCreature, { who: ref('searcher'), min: 0, max: x, reveal: true }),
            move(found, hand),
            shuffle(ref('searcher')),
          ),
        ),
      ),
    ),
  ),
  sorcery(
    'Acquire',
    '{3}{U}{U}',
    spell(
      [targetOpponent],
      sequence(search(isArtifact, { libraries: target }), move(found, battlefieldUnderYourControl), shuffle(target)),
    ),
  ),
  sorcery(
    'Lobotomy',
    '{2}{U}{B}',
    spell(
      [targetPlayer],
      sequence(
        reveal(cardsIn(Zone.Hand, target), 'shown'),
        choose(you, where(ref('shown'), not(isBasicLand)), 1, 1, 'chosen'),
        search(
          { kind: 'sameNameAs', what: ref('chosen') },
          { libraries: target, zones: [Zone.Graveyard, Zone.Hand], min: 0, max: anyNumber },
        ),
        exile(found),
        shuffle(target),
      ),
    ),
  ),
];
