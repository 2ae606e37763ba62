/** Which cards may be a deck's commander: alone (903.3), and two together (702.124). */
import { characteristicsOf } from '../engine/objects.ts';
import { createGame, placeCard } from '../engine/setup.ts';
import { type Ability, CardType, Supertype, Zone } from '../ir/index.ts';
import type { CardRecord, Catalog } from '../state/catalog.ts';
import type { Characteristics } from '../state/characteristics.ts';
import { DEFAULT_CONFIG } from '../state/config.ts';

/** Whether the card may be the only commander of a deck: legendary and a creature, Vehicle or sized Spacecraft, or it says so itself. */
export function mayBeCommander(catalog: Catalog, card: CardRecord): boolean {
  if (abilitiesOf(card).some((ability) => ability.kind === 'keyword' && ability.keyword === 'canBeCommander'))
    return true;
  const { types, subtypes } = inCommandZone(catalog, card);
  if (!isLegendary(card)) return false;
  if ((types & CardType.Creature) !== 0 || subtypes.includes('Vehicle')) return true;
  return subtypes.includes('Spacecraft') && hasSize(card);
}

/** 721.2b: a power/toughness box stands beside a station symbol. */
function hasSize(card: CardRecord): boolean {
  return abilitiesOf(card).some(
    (ability) => ability.kind === 'keyword' && ability.keyword === 'atCounters' && ability.size !== undefined,
  );
}

/** Whether a deck may have these two as its commanders, by an ability that both have or that one has and the other answers. */
export function mayBeCommandersTogether(catalog: Catalog, first: CardRecord, second: CardRecord): boolean {
  if (!isLegendary(first) || !isLegendary(second)) return false;
  if (isBackgroundFor(first, second) || isBackgroundFor(second, first)) return true;
  if (!mayBeCommander(catalog, first) || !mayBeCommander(catalog, second)) return false;
  if (isDoctorOf(catalog, first, second) || isDoctorOf(catalog, second, first)) return true;
  if (isPartnerOf(first, second) && isPartnerOf(second, first)) return true;
  return COMMON.some((word) => hasWord(first, word) && hasWord(second, word));
}

/** 702.124h, 702.124i: both have the same. */
const COMMON = [
  'partner',
  'partner—character select',
  'partner—father & son',
  'partner—friends forever',
  'partner—Survivors',
] as const;

/** 702.124j */
function isPartnerOf(card: CardRecord, other: CardRecord): boolean {
  return abilitiesOf(card).some(
    (ability) =>
      ability.kind === 'keyword' &&
      ability.keyword === 'partner with' &&
      ability.name === other.definition.faces[0]?.name,
  );
}

/** 702.124k */
function isBackgroundFor(background: CardRecord, leader: CardRecord): boolean {
  const { types, subtypes } = background.characteristics;
  const isBackground = (types & CardType.Enchantment) !== 0 && subtypes.includes('Background');
  return isBackground && hasWord(leader, 'choose a Background');
}

/** 702.124m: a Time Lord Doctor and nothing besides. */
function isDoctorOf(catalog: Catalog, doctor: CardRecord, companion: CardRecord): boolean {
  if (!hasWord(companion, "doctor's companion")) return false;
  const { types, subtypes } = inCommandZone(catalog, doctor);
  const isBoth = subtypes.includes('Time Lord') && subtypes.includes('Doctor');
  return (types & CardType.Creature) !== 0 && isBoth && subtypes.length === 2;
}

function isLegendary(card: CardRecord): boolean {
  return (card.characteristics.supertypes & Supertype.Legendary) !== 0;
}

/** Characteristics before the game begins, changed by what the card says of itself outside the battlefield (604.3). */
function inCommandZone(catalog: Catalog, card: CardRecord): Characteristics {
  const game = createGame(catalog, DEFAULT_CONFIG, 0);
  return characteristicsOf(game, placeCard(game, card, 0, Zone.Command));
}

function abilitiesOf(card: CardRecord): readonly Ability[] {
  return card.definition.faces[0]?.abilities ?? [];
}

function hasWord(card: CardRecord, word: string): boolean {
  return abilitiesOf(card).some((ability) => ability.kind === 'keyword' && ability.keyword === word);
}
