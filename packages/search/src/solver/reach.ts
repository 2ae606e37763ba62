/**
 * How much life a player could take this turn at the very most, roughly: what decides whether looking for a forced win is worth the time. Power that
 * attacks or may still attack, burn, and a flat allowance for every card and ability whose size is not plain. Combinations that win without damage
 * are not foreseen; they are left to playouts.
 */
import { type CardRecord, CardType, type Game, isSick, Keyword, type Permanent, Step } from '@foretell/rules';
import { profilesOf } from '../policy/profile.ts';

/** What a card or ability of unknown size may add. */
const UNKNOWN_SIZE = 4;

/** Whether taking the life of every opponent this turn is within reach. */
export function isWithinReach(game: Game, player: number): boolean {
  let life = 0;
  for (let i = 0; i < game.players.length; i++) {
    const other = game.players[i];
    if (other !== undefined && i !== player && !other.lost) life += Math.max(other.life, 1);
  }
  return reachOf(game, player) >= life;
}

function reachOf(game: Game, player: number): number {
  let reach = UNKNOWN_SIZE * game.stack.length;
  let mana = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.controller !== player || permanent.phasedOut)
      continue;
    reach += powerOf(game, permanent) + abilitiesOf(permanent);
    if (!permanent.tapped) mana++;
  }
  const owner = game.players[player];
  for (const slot of owner?.hand ?? []) reach += cardReach(game, game.cards[slot], mana);
  for (const permission of game.permissions) if (permission.player === player) reach += UNKNOWN_SIZE;
  return reach;
}

/** Combat damage that a creature may still deal this turn. */
function powerOf(game: Game, permanent: Permanent): number {
  const { types, power, keywords } = permanent.characteristics;
  if ((types & CardType.Creature) === 0 || power <= 0) return 0;
  const strikes = (keywords & Keyword.DoubleStrike) === 0 ? 1 : 2;
  if (permanent.attacking !== 0) return game.step <= Step.CombatDamage ? strikes * power : 0;
  const declared = game.activePlayer !== permanent.controller || game.step > Step.DeclareAttackers;
  if (declared || permanent.tapped || isSick(game, permanent)) return 0;
  return strikes * power;
}

function abilitiesOf({ characteristics }: Permanent): number {
  for (let i = 0; i < characteristics.abilities.length; i++) {
    const record = characteristics.abilities[i];
    if (record !== undefined && record.ability.kind === 'activated' && !record.addsMana) return UNKNOWN_SIZE;
  }
  return 0;
}

/** Creatures that come too late to attack and do nothing add nothing. */
function cardReach(game: Game, card: CardRecord | undefined, mana: number): number {
  if (card === undefined) return 0;
  const { front } = card;
  const { types, power, keywords } = front.characteristics;
  if ((types & CardType.Land) !== 0 || card.characteristics.manaValue > mana + 1) return 0;
  const profile = front.spell === null ? undefined : profilesOf(game.catalog)[front.spell.id];
  if (profile !== undefined && profile.damage > 0) return profile.damage;
  if (profile?.damageIsX === true) return mana;
  if ((types & CardType.Creature) === 0) return UNKNOWN_SIZE;
  const body = (keywords & Keyword.Haste) === 0 ? 0 : power;
  return front.abilities.length === 0 ? body : body + UNKNOWN_SIZE;
}
