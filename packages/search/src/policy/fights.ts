/** Single fights as the policy foresees them: who would die, with first strike, deathtouch and what cannot be destroyed (510, 702.7, 702.2, 702.12). */
import { Keyword, type Permanent } from '@foretell/rules';

const FIRST: number = Keyword.FirstStrike | Keyword.DoubleStrike;

/** Whether damage of the dealer would destroy the victim, on which so much damage of others lies already. */
export function kills(dealer: Permanent, victim: Permanent, others = 0): boolean {
  if ((victim.characteristics.keywords & Keyword.Indestructible) !== 0) return false;
  const { power, keywords } = dealer.characteristics;
  return power > 0 && (power + others >= toughnessLeft(victim) || (keywords & Keyword.Deathtouch) !== 0);
}

/** Damage that would still have to be dealt to it. */
export function toughnessLeft(permanent: Permanent): number {
  return permanent.characteristics.toughness - permanent.damage;
}

/** Whether the one deals its combat damage before the other (510.4). */
export function strikesBefore(one: Permanent, other: Permanent): boolean {
  return (one.characteristics.keywords & FIRST) !== 0 && (other.characteristics.keywords & FIRST) === 0;
}
