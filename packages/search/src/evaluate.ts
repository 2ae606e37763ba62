/**
 * The static evaluation: each player's probability of winning from what lies open in a complete state. A linear count of life, permanents,
 * cards and the damage each side threatens, through a logistic function (two players) or its many-player form. It sees no interaction of
 * cards, no combat tricks and nothing on the stack: callers evaluate when the stack is empty. Weights: `parameters.ts`.
 */
import {
  type CardRecord,
  CardType,
  characteristicsOf,
  counterCount,
  type Game,
  Keyword,
  type Permanent,
  type Player,
  resultOf,
  slotOf,
} from '@foretell/rules';
import { exponential } from './mathematics.ts';
import { DEFAULT_WEIGHTS, type EvaluationWeights } from './parameters.ts';

/** Keywords that make a creature hard to block. */
const EVASION: number =
  Keyword.Flying | Keyword.Fear | Keyword.Intimidate | Keyword.Shadow | Keyword.Horsemanship | Keyword.Skulk;
const GOOD: number =
  Keyword.FirstStrike |
  Keyword.Trample |
  Keyword.Vigilance |
  Keyword.Menace |
  Keyword.Reach |
  Keyword.Haste |
  Keyword.Skulk;
const GREAT: number =
  Keyword.DoubleStrike |
  Keyword.Deathtouch |
  Keyword.Lifelink |
  Keyword.Hexproof |
  Keyword.Shroud |
  Keyword.Indestructible;

/** What one player has; a scratch record, reused. */
class Standing {
  score = 0;
  lands = 0;
  blockers = 0;
  groundAttackers = 0;
  groundPower = 0;
  evasivePower = 0;

  clear(): void {
    this.score = 0;
    this.lands = 0;
    this.blockers = 0;
    this.groundAttackers = 0;
    this.groundPower = 0;
    this.evasivePower = 0;
  }
}

const standings: Standing[] = [new Standing(), new Standing(), new Standing(), new Standing()];

/** Writes each player's win probability into `out`: exact when the game is over (a draw counts 1/2 for everyone in it). */
export function evaluate(game: Game, out: number[], weights: EvaluationWeights = DEFAULT_WEIGHTS): void {
  const count = game.players.length;
  if (game.over) {
    terminalValues(game, out);
    return;
  }
  while (standings.length < count) standings.push(new Standing());
  for (let i = 0; i < count; i++) (standings[i] as Standing).clear();
  countPermanents(game, weights);
  for (let i = 0; i < count; i++) countPlayer(game.players[i] as Player, game, standings[i] as Standing, weights);
  if (game.permissions.length > 0) countPermissions(game, weights);
  for (let i = 0; i < count; i++) subtractDanger(game, i, weights);
  probabilities(game, out, weights.scale);
}

/** The win probability of one player by {@link evaluate}. */
export function winProbability(game: Game, player: number, weights: EvaluationWeights = DEFAULT_WEIGHTS): number {
  const values: number[] = [];
  evaluate(game, values, weights);
  return values[player] as number;
}

/** 1 for the winner, 0 for the others, 1/2 for all of a draw (104.4). */
export function terminalValues(game: Game, out: number[]): void {
  const result = resultOf(game);
  for (let i = 0; i < game.players.length; i++) out[i] = result.draw ? 0.5 : result.winners.includes(i) ? 1 : 0;
}

function countPermanents(game: Game, weights: EvaluationWeights): void {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.phasedOut) continue;
    const characteristics = characteristicsOf(game, permanent.handle);
    const standing = standings[permanent.controller] as Standing;
    if ((characteristics.types & CardType.Land) !== 0) standing.lands++;
    else if (isManaSource(permanent)) standing.lands++;
    if ((characteristics.types & CardType.Creature) !== 0) countCombat(permanent, standing);
    standing.score += permanentValue(permanent, weights);
  }
}

function isManaSource(permanent: Permanent): boolean {
  const abilities = permanent.characteristics.abilities;
  for (let i = 0; i < abilities.length; i++) if (abilities[i]?.plainMask !== 0) return true;
  return false;
}

function countCombat(creature: Permanent, standing: Standing): void {
  const { keywords, power } = creature.characteristics;
  if (!creature.tapped) standing.blockers++;
  if ((keywords & Keyword.Defender) !== 0 || power <= 0) return;
  const dealt = (keywords & Keyword.DoubleStrike) !== 0 ? 2 * power : power;
  if ((keywords & EVASION) !== 0) standing.evasivePower += dealt;
  else {
    standing.groundAttackers++;
    standing.groundPower += dealt;
  }
}

/** What a permanent is worth to its controller, in logits; a plain land counts nothing here (lands are counted together). */
export function permanentValue(permanent: Permanent, weights: EvaluationWeights = DEFAULT_WEIGHTS): number {
  const { types, keywords, power, toughness, abilities, manaValue } = permanent.characteristics;
  let value = 0;
  if ((types & CardType.Creature) !== 0) {
    const strength = Math.max(power, 0);
    value += weights.creature + weights.power * strength + weights.toughness * Math.max(toughness, 0);
    if ((keywords & EVASION) !== 0) value += weights.evasivePower * strength;
    value += weights.goodKeyword * bits(keywords & GOOD) + weights.greatKeyword * bits(keywords & GREAT);
  } else if ((types & CardType.Planeswalker) !== 0) {
    value += weights.planeswalker + weights.loyalty * counterCount(permanent.counters, 'loyalty');
  } else if ((types & CardType.Land) === 0) {
    value += weights.otherPermanent + weights.manaValue * manaValue;
  }
  for (let i = 0; i < abilities.length; i++) {
    const record = abilities[i];
    if (record !== undefined && !record.addsMana && record.ability.kind !== 'keyword') value += weights.ability;
  }
  return value;
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

function countPlayer(player: Player, game: Game, standing: Standing, weights: EvaluationWeights): void {
  const [few, some, many, more] = weights.life;
  const life = Math.max(player.life, 0);
  standing.score +=
    few * part(life, 0, 5) + some * part(life, 5, 10) + many * part(life, 10, 20) + more * part(life, 20, 60);
  const [first, middle, last] = weights.land;
  standing.score +=
    first * part(standing.lands, 0, 4) + middle * part(standing.lands, 4, 7) + last * part(standing.lands, 7, 20);
  for (let i = 0; i < player.hand.length; i++) {
    const slot = player.hand[i] as number;
    standing.score += cardValue(game.cards[slot], standing.lands, weights);
    const knowers = (game.known[slot] as number) & ~(1 << player.index);
    if (knowers !== 0) countKnowers(knowers, weights);
  }
  standing.score += libraryValue(player, game, standing.lands, weights);
  if (player.library.length < 4) standing.score -= weights.emptyLibrary * (4 - player.library.length);
}

/** Whoever knows a card in somebody else's hand has learned something. */
function countKnowers(knowers: number, weights: EvaluationWeights): void {
  for (let left = knowers, player = 0; left !== 0; left >>>= 1, player++)
    if ((left & 1) !== 0) (standings[player] as Standing).score += weights.knownCard;
}

/** A card that can be played some time, with so many lands out. */
function cardValue(card: CardRecord | undefined, lands: number, weights: EvaluationWeights): number {
  if (card === undefined) return weights.handCard;
  const { types, manaValue } = card.characteristics;
  if ((types & CardType.Land) !== 0) return lands < 6 ? weights.handLand : weights.handSpareLand;
  const missing = manaValue > lands ? Math.min(manaValue - lands, 3) : 0;
  return (weights.handCard + weights.handManaValue * manaValue) * (1 - weights.missingLand * missing);
}

/** The average card of a library, as often as it will be drawn: what searches take out of it and the cards that are put back count. */
function libraryValue(player: Player, game: Game, lands: number, weights: EvaluationWeights): number {
  const library = player.library;
  if (library.length === 0) return 0;
  let total = 0;
  for (let i = 0; i < library.length; i++) total += cardValue(game.cards[library[i] as number], lands, weights);
  const draws = Math.min(library.length, weights.libraryDraws);
  return (draws * total) / library.length;
}

/** Cards outside the hand that someone may play as long as an effect lasts (and that are still where it let them be). */
function countPermissions(game: Game, weights: EvaluationWeights): void {
  for (let i = 0; i < game.permissions.length; i++) {
    const permission = game.permissions[i];
    if (permission === undefined || !game.isCurrent(permission.card)) continue;
    const card = game.card(slotOf(permission.card));
    if (!permission.lands && (card.characteristics.types & CardType.Land) !== 0) continue;
    const standing = standings[permission.player] as Standing;
    standing.score += cardValue(card, permission.cost === 'free' ? 20 : standing.lands, weights);
  }
}

/** How much of `value` lies between two bounds. */
function part(value: number, from: number, to: number): number {
  return value <= from ? 0 : value >= to ? to - from : value - from;
}

/** What each opponent's creatures would deal next turn if the player's blockers each stopped an average ground attacker. */
function subtractDanger(game: Game, player: number, weights: EvaluationWeights): void {
  const own = standings[player] as Standing;
  const life = (game.players[player] as Player).life;
  let damage = 0;
  for (let i = 0; i < game.players.length; i++) {
    if (i === player || (game.players[i] as Player).lost) continue;
    const other = standings[i] as Standing;
    const open = other.groundAttackers > own.blockers ? other.groundAttackers - own.blockers : 0;
    damage +=
      other.evasivePower + (other.groundAttackers === 0 ? 0 : (other.groundPower * open) / other.groundAttackers);
  }
  const share = life <= 0 || damage >= life ? 1 : damage / life;
  own.score -= weights.danger * share * share;
}

/** p_i proportional to e^score_i among those still in the game: with two players the logistic function of the difference. */
function probabilities(game: Game, out: number[], scale: number): void {
  let best = -1e9;
  for (let i = 0; i < game.players.length; i++) {
    const score = (standings[i] as Standing).score * scale;
    if (!(game.players[i] as Player).lost && score > best) best = score;
  }
  let total = 0;
  for (let i = 0; i < game.players.length; i++) {
    const score = (standings[i] as Standing).score * scale;
    const weight = (game.players[i] as Player).lost ? 0 : exponential(score - best);
    out[i] = weight;
    total += weight;
  }
  for (let i = 0; i < game.players.length; i++) out[i] = (out[i] as number) / total;
}
