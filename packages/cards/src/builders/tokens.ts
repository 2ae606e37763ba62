/** Creature tokens (111.3), and phrases that many cards share word for word. */
import {
  CardType,
  type ColorSet,
  type Effect,
  type KeywordSet,
  type TokenDescription,
  type TypeSet,
} from '@foretell/rules/ir';
import { battlefield, found, may, move, search, sequence, shuffle } from './effects.ts';
import { isBasicLand } from './filters.ts';
import { controllerOf, target } from './references.ts';

/** What some tokens have beside colour, numbers and creature types. */
interface TokenDetails {
  readonly keywords?: KeywordSet;
  readonly alsoTypes?: TypeSet;
}

/** A creature token: `creatureToken(Color.Green, 3, 3, ['Beast'])`. */
export function creatureToken(
  colors: ColorSet,
  power: number,
  toughness: number,
  subtypes: readonly string[],
  details: TokenDetails = {},
): TokenDescription {
  const keywords = details.keywords === undefined ? {} : { keywords: details.keywords };
  return { colors, types: CardType.Creature | (details.alsoTypes ?? 0), subtypes, power, toughness, ...keywords };
}

/** "Its controller may search their library for a basic land card, put it onto the battlefield, then shuffle." */
export const controllerMayFetchBasic: Effect = may(
  controllerOf(target),
  sequence(search(isBasicLand, { who: controllerOf(target) }), move(found, battlefield), shuffle(controllerOf(target))),
);
