/** What one player has, as the features count it; records that are used again and again. */
import { FEATURE_COUNT } from './features.ts';

export class Standing {
  /** By `Feature`. */
  readonly features: number[] = Array.from({ length: FEATURE_COUNT }, () => 0);
  /** Mana that permanents give each turn, and its types. */
  mana = 0;
  types = 0;
  creatures = 0;
  /** Creatures that could block. */
  blockers = 0;
  /** Creatures that could attack next time: how many of those that are easily blocked, and the damage they and the others deal. */
  groundAttackers = 0;
  groundPower = 0;
  evasivePower = 0;
  /** Castable damage of spells in hand, and castable removal. */
  burn = 0;
  removal = 0;
  /** Mana value of castable cards in hand. */
  castable = 0;

  clear(): void {
    this.features.fill(0);
    this.mana = 0;
    this.types = 0;
    this.creatures = 0;
    this.blockers = 0;
    this.groundAttackers = 0;
    this.groundPower = 0;
    this.evasivePower = 0;
    this.burn = 0;
    this.removal = 0;
    this.castable = 0;
  }

  add(feature: number, amount: number): void {
    this.features[feature] = (this.features[feature] as number) + amount;
  }
}
