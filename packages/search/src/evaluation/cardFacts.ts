/** What the evaluation wants to know of cards off the battlefield, worked out once for a catalog. */
import { type CardRecord, CardType, type Catalog } from '@foretell/rules';
import { type Profile, profilesOf } from '../policy/profile.ts';

export class CardFacts {
  readonly isLand: boolean;
  readonly manaValue: number;
  /** Bit set of its colours: of a hybrid card all of them, though one may do. */
  readonly colors: number;
  /** A spell that harms a permanent it targets. */
  readonly removes: boolean;
  /** Damage it can aim at a player, if that is a plain number; 0 otherwise. */
  readonly burn: number;

  constructor(card: CardRecord, profiles: readonly Profile[]) {
    const { types, manaValue, colors } = card.characteristics;
    this.isLand = (types & CardType.Land) !== 0;
    this.manaValue = manaValue;
    this.colors = colors;
    const { announced, spell } = card.front;
    this.removes = announced !== null && harms(announced.targets, profiles[announced.id]);
    this.burn = spell === null ? 0 : (profiles[spell.id]?.burn ?? 0);
  }
}

function harms(
  targets: NonNullable<CardRecord['front']['announced']>['targets'],
  profile: Profile | undefined,
): boolean {
  if (profile === undefined || profile.counters) return false;
  return targets.some(({ name, what }) => what !== null && profile.sign(name) < 0);
}

const known = new WeakMap<Catalog, CardFacts[]>();

/** The facts of a catalog's cards, by card id; made when first asked for. */
export function cardFactsOf(catalog: Catalog): readonly CardFacts[] {
  const earlier = known.get(catalog);
  if (earlier !== undefined && earlier.length === catalog.cards.length) return earlier;
  const profiles = profilesOf(catalog);
  const facts = catalog.cards.map((card) => new CardFacts(card, profiles));
  known.set(catalog, facts);
  return facts;
}
