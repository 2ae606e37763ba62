/** What happens in a game, as the viewer may be told. Called while the event is news, so that names are still right. */

import { faceContext } from '@foretell/oracle';
import { EventKind, type Game, type GameEvent, isPlayerValue, type StackItem, Zone } from '@foretell/rules';
import { effectWords } from '../scene/effectWords.ts';
import { abilityText, effectOf } from '../scene/stackText.ts';
import { actionTold } from './actionTold.ts';
import { A_CARD, type DraftPart, single, type Told, text } from './draft.ts';
import { moveTold } from './moveTold.ts';
import type { Telling } from './telling.ts';

/** Null for what the log leaves out. */
export function eventTold(telling: Telling, game: Game, event: GameEvent): Told | null {
  const { kind, object, player, amount, other } = event;
  switch (kind) {
    case EventKind.Draws:
      return drawTold(telling, game, event);
    case EventKind.Moves:
      return moveTold(telling, game, event);
    case EventKind.CastsSpell:
      return castTold(telling, game, event);
    case EventKind.ActivatesAbility:
      return event.flag ? null : activationTold(telling, game, event);
    case EventKind.PlaysLand:
      return single(player, 'event', [
        text(`${telling.does(game, player, 'play', 'plays')} `),
        telling.object(game, object),
      ]);
    case EventKind.Attacks:
      return {
        seat: player,
        kind: 'event',
        group: `attack ${player} ${other}`,
        before: [
          text(`${telling.does(game, player, 'attack', 'attacks')} `),
          telling.object(game, other),
          text(' with '),
        ],
        item: [telling.object(game, object)],
        after: ['', ''],
      };
    case EventKind.Blocks:
      return {
        seat: player,
        kind: 'event',
        group: `block ${other}`,
        before: [],
        item: [telling.object(game, object)],
        after: [' blocks ', ' block '],
        tail: [telling.object(game, other)],
      };
    case EventKind.Damage:
      return amount === 0 ? null : damageTold(telling, game, event);
    case EventKind.CountersPut:
      return countersTold(telling, game, event);
    case EventKind.SearchesLibrary:
      return searchTold(telling, game, event);
    case EventKind.Scries:
      return single(player, 'event', [text(`${telling.does(game, player, 'scry', 'scries')} ${amount}`)]);
    case EventKind.LosesGame:
      return single(player, 'end', [text(telling.does(game, player, 'lose the game', 'loses the game'))]);
    case EventKind.Performs:
      return actionTold(telling, game, event);
    default:
      return null;
  }
}

function searchTold(telling: Telling, game: Game, { player, other }: GameEvent): Told {
  const owner = -1 - other;
  const whose = owner === player && owner !== telling.you ? 'their' : telling.whose(game, owner);
  return single(player, 'event', [text(`${telling.does(game, player, 'search', 'searches')} ${whose} library`)]);
}

/** Opening hands are told by whether they are kept. */
function drawTold(telling: Telling, game: Game, { object, player }: GameEvent): Told | null {
  if (game.turnNumber === 0) return null;
  const name = telling.nameOf(game, object, object);
  return {
    seat: player,
    kind: 'event',
    group: `draw ${player}`,
    before: [text(`${telling.does(game, player, 'draw', 'draws')} `)],
    item: [name === '' ? text(A_CARD) : { card: name, handle: object }],
    after: ['', ''],
  };
}

function castTold(telling: Telling, game: Game, { object, player, from }: GameEvent): Told {
  const item = game.stackItem(object);
  const name = telling.nameOf(game, object, object);
  const parts: DraftPart[] = [
    text(`${telling.does(game, player, 'cast', 'casts')} `),
    name === '' ? text('a face-down spell') : { card: name, handle: object },
  ];
  if (from !== Zone.Hand) parts.push(text(` from ${FROM[from] ?? 'elsewhere'}`));
  return single(player, 'event', item === null ? parts : [...parts, ...announced(telling, game, item)]);
}

const FROM: Readonly<Record<number, string>> = {
  [Zone.Library]: 'the library',
  [Zone.Graveyard]: 'the graveyard',
  [Zone.Exile]: 'exile',
  [Zone.Command]: 'the command zone',
};

function activationTold(telling: Telling, game: Game, { object, player, other }: GameEvent): Told {
  const item = game.stackItem(other);
  const parts: DraftPart[] = [
    text(`${telling.does(game, player, 'activate', 'activates')} `),
    telling.object(game, object),
  ];
  if (item?.ability != null) parts.push(text(`: ${shortened(abilityText(item.ability, item.face, telling.texts))}`));
  return single(player, 'event', item === null ? parts : [...parts, ...announced(telling, game, item)]);
}

/** A triggered ability tells what it does as it resolves; a spell or ability that does nothing is always told. */
export function resolutionTold(telling: Telling, game: Game, item: StackItem, doesNothing: boolean): Told | null {
  const { controller, source, isSpell, ability, face } = item;
  if (doesNothing)
    return single(controller, 'event', [telling.object(game, isSpell ? item.handle : source), text(' has no effect')]);
  const isTriggered = !isSpell && ability?.ability.kind !== 'activated';
  if (!isTriggered) return null;
  const name = telling.nameOf(game, source, source) || face.face.name;
  const parts: DraftPart[] = [name === '' ? text('A triggered ability') : { card: name, handle: source }];
  const words = ability === null ? delayedText(game, item) : abilityText(ability, face, telling.texts);
  parts.push(text(words === '' ? ' triggers' : `: ${shortened(words)}`));
  return single(controller, 'event', [...parts, ...announced(telling, game, item)]);
}

/** The instructions of a delayed trigger (603.7). */
function delayedText(game: Game, { program, face }: StackItem): string {
  const effect = program === null ? undefined : effectOf(game, program);
  return effect === undefined ? '' : effectWords(effect, faceContext(face.face));
}

/** X, and the targets with their shares. */
function announced(
  telling: Telling,
  game: Game,
  { targets, divisions, x, isSpell, face, ability }: StackItem,
): DraftPart[] {
  const parts: DraftPart[] = [];
  if (ability?.hasX === true || (isSpell && (face.manaCost?.x ?? 0) > 0)) parts.push(text(`, X = ${x}`));
  const named = targets.flatMap((list, spec) =>
    list.map((target, at): DraftPart[] => {
      const share = divisions[spec]?.[at];
      return [telling.object(game, target), ...(share === undefined ? [] : [text(` (${share})`)])];
    }),
  );
  return [...parts, ...named.flatMap((target, at) => [text(at === 0 ? ' → ' : ', '), ...target])];
}

/** Letters of an ability that a line shows. */
const LONGEST = 110;

function shortened(words: string): string {
  const line = words.replaceAll('\n', ' ');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`;
}

function damageTold(telling: Telling, game: Game, { object, player, amount, other }: GameEvent): Told {
  const target = telling.object(game, other);
  const seat = isPlayerValue(other) ? -1 - other : player;
  return single(seat, 'event', [telling.object(game, object), text(` deals ${amount} damage to `), target]);
}

/** Loyalty that a planeswalker enters with or its abilities cost is seen on it. */
function countersTold(telling: Telling, game: Game, { object, amount, word }: GameEvent): Told | null {
  if (word === 'loyalty' || word === 'defense' || amount <= 0) return null;
  const seat = isPlayerValue(object) ? -1 - object : -1;
  const who = seat >= 0 ? text(telling.does(game, seat, 'get', 'gets')) : telling.object(game, object);
  const count = `${amount === 1 ? (/^[aeiou]/.test(word) ? 'an' : 'a') : amount} ${word} counter${amount === 1 ? '' : 's'}`;
  return single(seat, 'event', seat >= 0 ? [who, text(` ${count}`)] : [who, text(` gets ${count}`)]);
}
