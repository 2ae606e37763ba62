/** Features of players against each other: life, what attacks would take of it, and whose attack comes first. */
import { counterCount, type Game, type Player, Step } from '@foretell/rules';
import { Feature } from './features.ts';
import { part } from './permanents.ts';
import type { Standing } from './standing.ts';

const MOST_TURNS = 8;
/** 903.10a, 704.5c */
const LETHAL_COMMANDER_DAMAGE = 21;
const LETHAL_POISON = 10;

export function countThreats(game: Game, player: Player, standings: readonly Standing[]): void {
  const own = standings[player.index] as Standing;
  const { features } = own;
  const life = Math.max(player.life, 0);
  features[Feature.lifeTo5] = part(life, 0, 5);
  features[Feature.lifeTo10] = part(life, 5, 10);
  features[Feature.lifeTo20] = part(life, 10, 20);
  features[Feature.lifeBeyond] = part(life, 20, 60);
  const next = nextAttacker(game);
  if (next === player.index) features[Feature.attacksNext] = 1;
  countOpponents(game, player, next, standings);
  const doom = doomOf(player);
  features[Feature.doom] = doom * doom;
}

function countOpponents(game: Game, player: Player, next: number, standings: readonly Standing[]): void {
  const own = standings[player.index] as Standing;
  let incoming = 0;
  let swiftest = MOST_TURNS;
  let burn = 0;
  let targets = 0;
  for (let i = 0; i < game.players.length; i++) {
    const opponent = game.players[i] as Player;
    if (i === player.index || opponent.lost) continue;
    const other = standings[i] as Standing;
    incoming += attackOf(other, own);
    const dealt = attackOf(own, other);
    if (dealt * MOST_TURNS > opponent.life) swiftest = Math.min(swiftest, Math.max(opponent.life / dealt, 1));
    burn = Math.max(burn, shareOf(own.burn, opponent.life));
    targets += other.creatures;
  }
  const exposure = shareOf(incoming, player.life);
  own.features[Feature.exposure] = exposure;
  own.features[Feature.danger] = exposure * exposure;
  own.features[Feature.dangerNow] = next === player.index ? 0 : exposure * exposure;
  own.features[Feature.swiftness] = MOST_TURNS - swiftest;
  own.features[Feature.burn] = burn * burn;
  own.features[Feature.removal] = Math.min(own.removal, targets);
}

/** Damage of one side's creatures if each of the other side's blockers stopped an average ground attacker. */
function attackOf(attacker: Standing, defender: Standing): number {
  const { groundAttackers, groundPower, evasivePower } = attacker;
  const open = groundAttackers - defender.blockers;
  return open <= 0 ? evasivePower : evasivePower + (groundPower * open) / groundAttackers;
}

/** The share of so much life that the damage takes: 0–1. */
function shareOf(damage: number, life: number): number {
  return life <= 0 || damage >= life ? 1 : damage / life;
}

/** Who has the next combat: the active player while it is to come or under way, then the next one in turn order still in the game. */
function nextAttacker(game: Game): number {
  if (game.step <= Step.EndCombat) return game.activePlayer;
  const { order } = game.config;
  const at = order.indexOf(game.activePlayer);
  for (let ahead = 1; ahead < order.length; ahead++) {
    const player = order[(at + ahead) % order.length] as number;
    if (game.players[player]?.lost === false) return player;
  }
  return game.activePlayer;
}

function doomOf(player: Player): number {
  const poison = counterCount(player.counters, 'poison') / LETHAL_POISON;
  let most = poison;
  for (let i = 1; i < player.commanderDamage.length; i += 2)
    most = Math.max(most, (player.commanderDamage[i] as number) / LETHAL_COMMANDER_DAMAGE);
  return Math.min(most, 1);
}
