/** What the decider sees, in a few lines. */
import { PLAYERS } from '@foretell/formats';
import { STEP_NAMES, type View, Zone } from '@foretell/rules';
import { counted } from '@foretell/study';

/** The turn, then a line a player with life and zone sizes and one with their permanents, then the stack. */
export function situationOf(view: View): string[] {
  const step = (STEP_NAMES[view.step] ?? '').replaceAll('_', ' ');
  const lines = [view.turnNumber === 0 ? 'before the first turn' : `turn ${view.turnNumber}, ${step}`];
  for (let player = 0; player < view.playerCount; player++) lines.push(...playerLines(view, player));
  const stack = view.stack().map((item) => item.face.face.name);
  if (stack.length > 0) lines.push(`stack, top first: ${stack.toReversed().join(', ')}`);
  return lines;
}

function playerLines(view: View, player: number): string[] {
  const name = PLAYERS[player] ?? '';
  const graveyard = view.zone(Zone.Graveyard, player).length;
  const hand = counted(view.visibleCards(Zone.Hand, player));
  const sizes = `life ${view.player(player).life}, hand ${view.handSize(player)}${hand === '' ? '' : ` (${hand})`}, library ${view.librarySize(player)}, graveyard ${graveyard}`;
  const permanents = view.permanents().filter((permanent) => permanent.controller === player);
  const named = counted(
    permanents.map((permanent) => {
      const own = view.characteristics(permanent.handle).name;
      return `${own === '' ? 'face-down permanent' : own}${permanent.tapped ? ' (tapped)' : ''}`;
    }),
  );
  return [
    `${name}${view.viewer === player ? ' (decides)' : ''}: ${sizes}`,
    `   ${named === '' ? 'no permanents' : named}`,
  ];
}
