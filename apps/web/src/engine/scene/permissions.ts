/** Why and until when the viewer may play a card from where it is, in words (601.3, 305.3). */
import { ANONYMOUS, PrintContext, printCost, printDuration } from '@foretell/oracle';
import { type Game, slotOf } from '@foretell/rules';
import { playerTitle, possessive } from './playerNames.ts';
import type { Seen } from './seen.ts';

type Permission = Game['permissions'][number];

/** '' if no effect lets them. */
export function permissionOf(seen: Seen, handle: number): string {
  const words = seen.game.permissions
    .filter(({ card, player }) => card === handle && player === seen.view.viewer)
    .map((permission) => permissionWords(seen, permission));
  return [...new Set(words)].join('; ');
}

function permissionWords(seen: Seen, permission: Permission): string {
  const { cost, lands, anyColor, laterTurns, sorcerySpeed, expiry } = permission;
  const words = [costWords(cost, lands)];
  if (anyColor) words.push('with mana of any color');
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
function expiryWords({ view, game, seats }: Seen, { expiry, origin }: Permission): string {
  const { duration, players } = expiry;
  const context = new PrintContext(ANONYMOUS);
  if (!('who' in duration))
    return printDuration(duration, context).replace('this permanent', sourceName(game, origin.source));
  const [player] = players;
  const words = printDuration({ ...duration, who: { kind: 'you' } }, context);
  if (player === undefined || player === view.viewer) return words;
  return words.replace('your', possessive(playerTitle(player, view.viewer, game.players.length, seats)));
}

function sourceName(game: Game, source: number): string {
  const name = game.permanentOrLast(source)?.characteristics.name ?? game.card(slotOf(source)).front.face.name;
  return name === '' ? 'its source' : name;
}
