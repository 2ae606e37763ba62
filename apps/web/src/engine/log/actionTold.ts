/** Keyword actions and other things that are done, by the word that the rules have for them. */
import type { Game, GameEvent } from '@foretell/rules';
import { single, type Told, text } from './draft.ts';
import type { Telling } from './telling.ts';

/** What players do, as they say it of themselves and others of them. */
const PLAYERS_DO: Readonly<Record<string, readonly [string, string]>> = {
  'become the monarch': ['become the monarch', 'becomes the monarch'],
  'take the initiative': ['take the initiative', 'takes the initiative'],
  venture: ['venture into the dungeon', 'ventures into the dungeon'],
  'complete a dungeon': ['complete a dungeon', 'completes a dungeon'],
  investigate: ['investigate', 'investigates'],
  proliferate: ['proliferate', 'proliferates'],
  populate: ['populate', 'populates'],
  learn: ['learn', 'learns'],
  'ring tempts': ['are tempted by the Ring', 'is tempted by the Ring'],
};

/** What objects do, or what is done to them. */
const OBJECTS_DO: Readonly<Record<string, string>> = {
  transform: ' transforms',
  'turned face up': ' is turned face up',
  suspend: ' is suspended',
  plot: ' is plotted',
  explore: ' explores',
  mutate: ' mutates',
  exert: ' is exerted',
  goad: ' is goaded',
  detain: ' is detained',
  monstrosity: ' becomes monstrous',
  adapt: ' adapts',
};

/** Null for words that only count something, or that other lines tell. */
export function actionTold(telling: Telling, game: Game, event: GameEvent): Told | null {
  const { object, player, amount, word } = event;
  if (word === 'counter') return counterTold(telling, game, event);
  if (word === 'surveil')
    return single(player, 'event', [text(`${telling.does(game, player, 'surveil', 'surveils')} ${amount}`)]);
  if (word === 'foretell')
    return single(player, 'event', [text(telling.does(game, player, 'foretell a card', 'foretells a card'))]);
  if (word === 'night becomes day') return single(-1, 'event', [text('it becomes day')]);
  if (word === 'day becomes night') return single(-1, 'event', [text('it becomes night')]);
  const own = PLAYERS_DO[word];
  if (own !== undefined) return single(player, 'event', [text(telling.does(game, player, ...own))]);
  const others = OBJECTS_DO[word];
  return others === undefined || object <= 0
    ? null
    : single(player, 'event', [telling.object(game, object), text(others)]);
}

/** A spell or ability that is countered (701.6), still on the stack. */
function counterTold(telling: Telling, game: Game, { object, player, other }: GameEvent): Told {
  const item = game.stackItem(other);
  const isAbility = item !== null && !item.isSpell;
  const what = telling.object(game, isAbility ? item.source : other);
  return single(player, 'event', [
    telling.object(game, object),
    text(` counters ${isAbility ? 'an ability of ' : ''}`),
    what,
  ]);
}
