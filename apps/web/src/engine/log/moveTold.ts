/** Cards and permanents that change zones. */
import { CardType, characteristicsOf, type Game, type GameEvent, ownerOf, Zone } from '@foretell/rules';
import { A_CARD, type DraftPart, type Told, text } from './draft.ts';
import type { Telling } from './telling.ts';

/** Null for what other lines tell: draws, casts, lands that are played, spells that resolve, players who leave with all they own (800.4a). */
export function moveTold(telling: Telling, game: Game, event: GameEvent): Told | null {
  const { object, other, from, to, word } = event;
  if (game.turnNumber === 0 || to === Zone.None || word === 'draw' || word === 'land' || word === 'arranged')
    return null;
  const owner = ownerOf(game, object);
  const part = moved(telling, game, event);
  switch (from) {
    case Zone.Battlefield:
      return leavesBattlefield(telling, game, event, part);
    case Zone.Stack:
      // A countered spell goes to the graveyard unless something sends it elsewhere.
      return word === 'counter' && to !== Zone.Graveyard ? goes(to, owner, part, telling.whose(game, owner)) : null;
    case Zone.None:
      return to === Zone.Battlefield ? created(telling, game, event, part) : null;
    default:
  }
  if (to === Zone.Stack) return null;
  const whose = telling.whose(game, owner);
  if (to === Zone.Battlefield) {
    const where = ` onto the battlefield from ${placeOf(from, whose)}`;
    return lines(owner, `enter ${from} ${owner}`, part, ` comes${where}`, ` come${where}`);
  }
  if (from === Zone.Hand && to === Zone.Graveyard) {
    const verb = `${telling.does(game, owner, 'discard', 'discards')} `;
    return {
      seat: owner,
      kind: 'event',
      group: `discard ${owner}`,
      before: [text(verb)],
      item: [part],
      after: ['', ''],
    };
  }
  const where = ` from ${placeOf(from, whose)} ${destination(to, whose)}`;
  const group = `move ${from} ${to} ${owner} ${other > 0 ? '' : 'gone'}`;
  return lines(owner, group, part, ` goes${where}`, ` go${where}`);
}

function moved(telling: Telling, game: Game, { object, other, from }: GameEvent): DraftPart {
  const now = other > 0 ? other : object;
  // Graveyards are public: what leaves one is known, even if nobody can tell where it is afterwards.
  const name =
    telling.nameOf(game, now, object) || (from === Zone.Graveyard ? characteristicsOf(game, object).name : '');
  return name === '' ? text(A_CARD) : { card: name, handle: now };
}

function lines(seat: number, group: string, part: DraftPart, one: string, many: string): Told {
  return { seat, kind: 'event', group, before: [], item: [part], after: [one, many] };
}

function goes(to: number, owner: number, part: DraftPart, whose: string): Told {
  const where = to === Zone.Battlefield ? 'onto the battlefield' : destination(to, whose);
  return lines(owner, `countered ${to}`, part, ` goes ${where}`, ` go ${where}`);
}

function leavesBattlefield(
  telling: Telling,
  game: Game,
  { object, player, to, word }: GameEvent,
  part: DraftPart,
): Told {
  if (word === 'sacrifice') {
    const verb = `${telling.does(game, player, 'sacrifice', 'sacrifices')} `;
    const group = `sacrifice ${player}`;
    return { seat: player, kind: 'event', group, before: [text(verb)], item: [part], after: ['', ''] };
  }
  const whose = telling.whose(game, ownerOf(game, object));
  if (to !== Zone.Graveyard) {
    const where = destination(to, whose);
    const [goes, go] = to === Zone.Exile ? [' is exiled', ' are exiled'] : [` goes ${where}`, ` go ${where}`];
    return lines(player, `leave ${to} ${whose}`, part, goes, go);
  }
  if (word === 'destroy') return lines(player, 'destroy', part, ' is destroyed', ' are destroyed');
  const isCreature = (characteristicsOf(game, object).types & CardType.Creature) !== 0;
  return isCreature
    ? lines(player, 'die', part, ' dies', ' die')
    : lines(player, 'bury', part, ' goes to the graveyard', ' go to the graveyard');
}

function created(telling: Telling, game: Game, { player }: GameEvent, part: DraftPart): Told {
  const verb = `${telling.does(game, player, 'create', 'creates')} `;
  return {
    seat: player,
    kind: 'event',
    group: `create ${player}`,
    before: [text(verb)],
    item: [part],
    after: ['', ''],
  };
}

function placeOf(zone: number, whose: string): string {
  switch (zone) {
    case Zone.Library:
      return `${whose} library`;
    case Zone.Hand:
      return `${whose} hand`;
    case Zone.Graveyard:
      return `${whose} graveyard`;
    case Zone.Exile:
      return 'exile';
    case Zone.Command:
      return 'the command zone';
    default:
      return 'outside the game';
  }
}

function destination(zone: number, whose: string): string {
  return zone === Zone.Exile ? 'into exile' : `to ${placeOf(zone, whose)}`;
}
