/**
 * Playout scores for choices of objects, piles and numbers: take what is worth most, give up what is worth least, do good to oneself and harm
 * to others. What a choice is for is known only for targets; for other choices the zone and the owner tell.
 */
import {
  asList,
  CardType,
  type CombatShares,
  combatShares,
  type Decision,
  DecisionKind,
  type Frame,
  type Game,
  type Handle,
  isPlayerValue,
  Procedure,
  playerOfValue,
  slotOf,
  usefulAmounts,
  Zone,
} from '@foretell/rules';
import { burnToFollow } from './burn.ts';
import { profilesOf } from './profile.ts';
import { holderOf, landCount, worth } from './worth.ts';

/** Targets: the ability's profile says whether they gain or suffer. */
export function scoreTargets(game: Game, decision: Decision, scores: number[]): void {
  const item = topFrame(game)?.item ?? null;
  const record = item?.ability ?? null;
  const profile = record === null ? undefined : profilesOf(game.catalog)[record.id];
  const sign = profile?.sign(decision.texts[0] ?? '') ?? 0;
  const damage = profile === undefined ? 0 : profile.damageIsX ? (item?.x ?? 0) : profile.damage;
  const lands = landCount(game, decision.player);
  for (let i = 0; i < decision.options.length; i++) {
    const target = decision.options[i] as number;
    if (target === 0) scores[i] = -1;
    else if (isPlayerValue(target)) scores[i] = playerScore(game, decision.player, playerOfValue(target), sign, damage);
    else if (damage > 0 && survives(game, target, damage)) scores[i] = -2;
    else scores[i] = objectScore(game, decision.player, target, sign, lands);
  }
}

/** A creature that the damage would not destroy. */
function survives(game: Game, target: Handle, damage: number): boolean {
  const permanent = game.permanent(target);
  if (permanent === null || (permanent.characteristics.types & CardType.Creature) === 0) return false;
  return permanent.characteristics.toughness - permanent.damage > damage;
}

function playerScore(game: Game, player: number, target: number, sign: number, damage: number): number {
  const own = target === player;
  if (sign === 0) return own ? 0 : 0.5;
  if (sign > 0) return own ? 2 : -3;
  if (own) return -4;
  const life = game.players[target]?.life ?? 20;
  if (damage > 0 && damage + burnToFollow(game, player) >= life) return 8;
  return life <= 4 ? 2.5 : life <= 10 ? 1 : 0.5;
}

function objectScore(game: Game, player: number, target: Handle, sign: number, lands: number): number {
  const own = holderOf(game, target) === player;
  const value = worth(game, target, lands);
  const zone = game.zones[slotOf(target)];
  if (zone === Zone.Graveyard || zone === Zone.Exile) return own ? 1 + 2 * value : value;
  if (sign > 0) return own ? 1 + 2 * value : -3;
  if (sign < 0) return own ? -4 : 1 + 2.5 * value;
  return own ? value : 0.5 + value;
}

/** Objects chosen while something resolves or is paid. */
export function scoreObjects(game: Game, decision: Decision, scores: number[]): void {
  const lands = landCount(game, decision.player);
  const owner = decision.player;
  for (let i = 0; i < decision.options.length; i++) {
    const option = decision.options[i] as number;
    if (option === 0) scores[i] = 0;
    else if (isPlayerValue(option)) scores[i] = playerOfValue(option) === owner ? 0 : 1;
    else if (decision.coding !== 'object') scores[i] = 0;
    else {
      const value = worth(game, option, lands);
      const own = holderOf(game, option) === owner;
      const zone = game.zones[slotOf(option)];
      // One's own cards in hand and permanents are mostly given up (discard, sacrifice, bottom of the library), others mostly taken.
      const given = own && (zone === Zone.Battlefield || zone === Zone.Hand);
      scores[i] = given ? -3 * value : 2 * value;
    }
  }
}

/** Searches: the card worth most; stopping only if there is nothing of use. Someone else's search is spoilt by finding the best card, too. */
export function scoreSearch(game: Game, decision: Decision, scores: number[]): void {
  const lands = landCount(game, decision.decider);
  for (let i = 0; i < decision.options.length; i++) {
    const option = decision.options[i] as number;
    if (option === 0) {
      scores[i] = -1;
      continue;
    }
    const card = game.card(slotOf(option));
    const bonus = (card.characteristics.types & CardType.Land) !== 0 && lands >= 5 ? -0.5 : 0;
    scores[i] = 3 * worth(game, option, lands) + bonus;
  }
}

/** Splits as even as possible. */
export function scoreSplits(game: Game, decision: Decision, scores: number[]): void {
  if (decision.coding !== 'subset') {
    for (let i = 0; i < decision.options.length; i++) scores[i] = 0;
    return;
  }
  for (let i = 0; i < decision.options.length; i++) {
    const mask = decision.options[i] as number;
    let difference = 0;
    for (let at = 0; at < decision.subjects.length; at++) {
      const value = worth(game, decision.subjects[at] as Handle, 4);
      difference += (mask & (1 << at)) !== 0 ? value : -value;
    }
    scores[i] = -3 * (difference < 0 ? -difference : difference);
  }
}

/** The pile worth more. The decision lists both piles' cards one after the other; where the first ends is in the running effect. */
export function scorePiles(game: Game, decision: Decision, scores: number[]): void {
  const first = firstPileSize(topFrame(game), decision.subjects);
  const lands = landCount(game, decision.player);
  let difference = 0;
  for (let at = 0; at < decision.subjects.length; at++) {
    const value = worth(game, decision.subjects[at] as Handle, lands);
    difference += at < first ? value : -value;
  }
  for (let i = 0; i < decision.options.length; i++) scores[i] = (decision.options[i] === 0 ? 3 : -3) * difference;
}

/** How many of the subjects are the first pile: the local that holds two lists which together are the subjects. */
export function firstPileSize(frame: Frame | null, subjects: readonly number[]): number {
  for (const value of frame?.locals ?? []) {
    if (!Array.isArray(value) || value.length !== 2 || !Array.isArray(value[0]) || !Array.isArray(value[1])) continue;
    const all = asList(value);
    if (all.length === subjects.length && all.every((object, at) => object === subjects[at])) return value[0].length;
  }
  return 0;
}

/** X and other amounts: rather much than little. */
export function scoreAmounts(decision: Decision, scores: number[]): void {
  const last = decision.options.length - 1;
  for (let i = 0; i <= last; i++) scores[i] = last === 0 ? 0 : (2 * i) / last;
}

/** Shares of combat damage: just enough, or of too little all. Mana for somebody else's spell (702.132a): rather nothing. */
export function scoreShares(game: Game, decision: Decision, scores: number[]): void {
  const shares = combatShares(game);
  if (shares !== null) {
    scoreCombatShares(decision, shares, scores);
    return;
  }
  const isHelp = topFrame(game)?.procedure === Procedure.Cast;
  for (let i = 0; i < decision.options.length; i++) scores[i] = isHelp && i === 0 ? 4 : 0;
}

/** Amounts that waste damage are only drawn by those who draw anything. */
const WASTE = -8;

function scoreCombatShares(decision: Decision, shares: CombatShares, scores: number[]): void {
  const useful = usefulAmounts(shares);
  const enough = shares.recipients.length === 1 ? useful[0] : useful.find((amount) => amount > 0);
  for (let i = 0; i < decision.options.length; i++) {
    const amount = decision.options[i] as number;
    scores[i] = amount === enough ? 2 : useful.includes(amount) ? 0 : WASTE;
  }
}

/** Those of the options, by index, that do not only waste combat damage: all but few divisions do, and a search leaves them out. */
export function withoutWaste(game: Game, decision: Decision, indexes: readonly number[]): readonly number[] {
  const shares = decision.kind === DecisionKind.Amount ? combatShares(game) : null;
  if (shares === null) return indexes;
  const useful = usefulAmounts(shares);
  return indexes.filter((index) => useful.includes(decision.options[index] as number));
}

export function topFrame(game: Game): Frame | null {
  return game.frames[game.frames.length - 1] ?? null;
}
