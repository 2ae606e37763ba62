/** The combat that is going on or may still come this turn: what a player's creatures would deal, and what blockers could stop of it. */
import {
  canBlock,
  canBlockAtAll,
  DecisionKind,
  type Game,
  isPlayerValue,
  isSick,
  Keyword,
  leastBlockers,
  type Permanent,
  Step,
} from '@foretell/rules';

const ATTACK: number = DecisionKind.Attack;
const BLOCK: number = DecisionKind.Block;

/** One instance, reused. */
export class Combat {
  /** What attackers deal that can no longer be blocked, or trample. */
  free = 0;
  /** Power of creatures that cannot attack as things are. */
  waiting = 0;
  /** Attackers may still be declared; blocks may; damage may still be dealt. */
  beforeAttack = false;
  beforeBlocks = false;
  isOpen = false;
  /** There may be another combat. */
  private again = false;
  /** Attackers that may still be blocked, and who may block. */
  private readonly attackers: Permanent[] = [];
  private readonly blockers: Permanent[] = [];

  begin(game: Game, player: number, again: boolean): void {
    this.free = 0;
    this.waiting = 0;
    this.attackers.length = 0;
    this.blockers.length = 0;
    this.again = again;
    const own = game.activePlayer === player;
    const declaring = game.decision?.kind === ATTACK;
    this.beforeAttack = own && (again || game.step < Step.DeclareAttackers || declaring);
    this.beforeBlocks = own && (again || game.step <= Step.DeclareAttackers || game.decision?.kind === BLOCK);
    this.isOpen = own && (again || game.step <= Step.CombatDamage);
  }

  addBlocker(permanent: Permanent): void {
    if (!permanent.tapped) this.blockers.push(permanent);
  }

  addAttacker(game: Game, permanent: Permanent): void {
    const { keywords } = permanent.characteristics;
    const trample = (keywords & Keyword.Trample) !== 0;
    if (permanent.attacking !== 0 && !this.again) {
      if (!isPlayerValue(permanent.attacking)) return;
      if (!permanent.blocked && this.beforeBlocks && !trample) this.attackers.push(permanent);
      else if (!permanent.blocked || trample) this.free += dealtBy(permanent);
      return;
    }
    if (!this.beforeAttack) return;
    const ready = !permanent.tapped && !isSick(game, permanent) && (keywords & Keyword.Defender) === 0;
    if (!ready && !this.again) this.waiting += dealtBy(permanent);
    else if (trample) this.free += dealtBy(permanent);
    else this.attackers.push(permanent);
  }

  /** What the attackers that may be blocked would deal if nobody did. */
  unblocked(): number {
    let power = 0;
    for (let i = 0; i < this.attackers.length; i++) power += dealtBy(this.attackers[i] as Permanent);
    return power;
  }

  /** What blockers could stop at least: each attacker, the greatest first, is blocked by the first creature left that can. */
  stopped(game: Game): number {
    if (!this.beforeBlocks) return 0;
    this.attackers.sort((a, b) => dealtBy(b) - dealtBy(a));
    let power = 0;
    let left = this.blockers.length;
    for (let i = 0; i < this.attackers.length && left > 0; i++) {
      const attacker = this.attackers[i] as Permanent;
      if (leastBlockers(game, attacker.handle) > 1) continue;
      for (let at = 0; at < left; at++) {
        const blocker = this.blockers[at] as Permanent;
        if (!canBlockAtAll(game, blocker, blocker.controller) || !canBlock(game, blocker, attacker)) continue;
        power += dealtBy(attacker);
        left--;
        this.blockers[at] = this.blockers[left] as Permanent;
        break;
      }
    }
    return power;
  }
}

/** Combat damage of a creature that nobody blocks. */
function dealtBy({ characteristics }: Permanent): number {
  const { power, keywords } = characteristics;
  if (power <= 0) return 0;
  return (keywords & Keyword.DoubleStrike) === 0 ? power : 2 * power;
}
