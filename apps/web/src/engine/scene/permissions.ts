/** Why and until when the viewer may play a card from where it is, in words (601.3, 305.3). */
import { ANONYMOUS, faceContext, PrintContext, printCost, printDuration } from '@foretell/oracle';
import { castWays, type Game, isPlayableLand, slotOf, Zone } from '@foretell/rules';
import { playerTitle, possessive } from './playerNames.ts';
import { nameOf, type Seen } from './seen.ts';

type Permission = Game['permissions'][number];
type Way = ReturnType<typeof castWays>[number];

/** '' if nothing special lets them: cards in their own hand are played as a matter of course. */
export function permissionOf(seen: Seen, handle: number): string {
  const { game, view } = seen;
  const slot = slotOf(handle);
  const zone = game.zones[slot] ?? Zone.None;
  if (zone === Zone.Hand || zone === Zone.Battlefield || zone === Zone.Stack || view.known(handle) === null) return '';
  const ways = castWays(game, view.viewer, slot);
  const given = givenTo(seen, handle, ways);
  const words = new Set([
    ...given.map((permission) => permissionWords(seen, permission)),
    ...ways.filter(({ permission }) => permission === null).map((way) => wayWords(seen, way)),
  ]);
  if (given.length === 0 && isLand(game, slot) && isPlayableLand(game, view.viewer, slot)) words.add('may be played');
  words.delete('');
  return [...words].join('; ');
}

/** The permissions that fit the card: as a spell, or as a land. One for later turns or for a sorcery's time is kept in mind all the time. */
function givenTo({ game, view }: Seen, handle: number, ways: readonly Way[]): Permission[] {
  const slot = slotOf(handle);
  return game.permissions.filter((permission) => {
    if (permission.card !== handle || permission.player !== view.viewer) return false;
    if (permission.lands && isLand(game, slot)) return true;
    return permission.laterTurns || permission.sorcerySpeed || ways.some((way) => way.permission === permission);
  });
}

function isLand(game: Game, slot: number): boolean {
  return game.card(slot).faces.some(({ isLand: land }) => land);
}

function permissionWords(seen: Seen, permission: Permission): string {
  const { cost, lands, manaAs, laterTurns, sorcerySpeed, expiry } = permission;
  const words = [costWords(cost, lands)];
  if (manaAs !== 'itself') words.push(`with mana of any ${manaAs === 'anyColor' ? 'color' : 'type'}`);
  if (laterTurns && expiry.createdTurn >= seen.game.turnNumber) words.push('from the next turn on');
  if (sorcerySpeed) words.push('as a sorcery');
  const until = expiryWords(seen, permission);
  if (until !== '') words.push(until);
  return words.join(' ');
}

function costWords(cost: Permission['cost'], lands: boolean): string {
  if (cost === 'free') return 'free';
  if (cost === 'normal') return lands ? 'may be played' : 'may be cast';
  return `for ${printCost(cost.alternative, new PrintContext(ANONYMOUS))}`;
}

/** "until end of turn", "until Player B's next turn". */
function expiryWords(seen: Seen, { expiry, origin }: Permission): string {
  const { game, seats, you } = seen;
  const { duration, players } = expiry;
  const context = new PrintContext(ANONYMOUS);
  if (!('who' in duration)) {
    const words = printDuration(duration, context);
    return words.replace('this permanent', nameOf(seen, origin.source) || 'its source');
  }
  const [player] = players;
  const words = printDuration({ ...duration, who: { kind: 'you' } }, context);
  if (player === undefined || player === you) return words;
  return words.replace('your', possessive(playerTitle(player, you, game.players.length, seats)));
}

/** "flashback {2}{R}"; of what an effect on the table allows, that it may be cast. A commander may be by itself (903.8). */
function wayWords({ game }: Seen, { slot, face, name, alternative }: Way): string {
  if (game.zones[slot] === Zone.Command) return '';
  const record = game.card(slot).faces[face];
  const cost = alternative === null || record === undefined ? '' : printCost(alternative, faceContext(record.face));
  return name === '' ? 'may be cast' : `${name} ${cost}`.trim();
}
