/** What is said of a player beyond life, counters and zones, in words. */
import { ANONYMOUS, PrintContext, printMana } from '@foretell/oracle';
import { COLOR_LETTERS, DUNGEONS } from '@foretell/rules';
import { playerTitle } from './playerNames.ts';
import type { Seen } from './seen.ts';

export function designationsOf(seen: Seen, seat: number): string[] {
  const { game, view, seats, you } = seen;
  const player = view.player(seat);
  const title = (other: number): string => playerTitle(other, you, view.playerCount, seats);
  const words: string[] = [];
  if (game.monarch === seat) words.push('monarch');
  if (game.initiative === seat) words.push('initiative');
  words.push(...player.designations);
  if (player.speed > 0) words.push(player.speed >= MAX_SPEED ? 'max speed' : `speed ${player.speed}`);
  const dungeon = DUNGEONS[player.dungeon];
  if (dungeon !== undefined) words.push(`${dungeon.name}: ${dungeon.rooms[player.room]?.name ?? ''}`);
  if (player.controlledBy >= 0) words.push(`controlled by ${title(player.controlledBy)}`);
  if (player.controlNextTurn >= 0) words.push(`next turn controlled by ${title(player.controlNextTurn)}`);
  if (player.companion !== 0) words.push(`companion: ${game.card(player.companion).definition.name}`);
  words.push(...commanderDamage(seen, seat), ...specialMana(seen, seat));
  return words;
}

/** 702.179e */
const MAX_SPEED = 4;

function commanderDamage({ game, view }: Seen, seat: number): string[] {
  const list = view.player(seat).commanderDamage;
  const words: string[] = [];
  for (let at = 0; at < list.length; at += 2)
    words.push(`${list[at + 1]} damage from ${game.card(list[at] ?? 0).definition.name}`);
  return words;
}

/** What mana in the pool may be spent on, where that is restricted (106.6). */
function specialMana({ game, view }: Seen, seat: number): string[] {
  return view.player(seat).specialMana.flatMap(({ type, snow, restriction }) => {
    const letter = `{${COLOR_LETTERS[type]}}`;
    const spend = game.manaRestrictions[restriction - 1]?.spend;
    if (spend === undefined) return snow ? [`${letter} from a snow source`] : [];
    const context = new PrintContext(ANONYMOUS);
    return [`${letter}: ${printMana({ kind: 'fixed', mana: [type], spend }, context).spend.join('. ')}`];
  });
}
