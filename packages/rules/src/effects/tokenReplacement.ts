/** Replacing how many and which tokens are created (614.1a, 616.1g). */
import { copiableOf } from '../copy/copiable.ts';
import type { TokensEvent } from '../engine/events.ts';
import { matches } from '../engine/match.ts';
import { selectObjects } from '../engine/select.ts';
import { CardType, type Filter, type Replacement, type TokenDescription } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { asEntered } from './enteringObject.ts';

type TokensReplacement = Extract<Replacement, { kind: 'createTokens' }>;

/** Whether the effect has to do with some of the tokens. */
export function countsTokens(game: Game, context: Frame, replacement: TokensReplacement, event: TokensEvent): boolean {
  const { of, copiesOf } = replacement;
  if (copiesOf !== undefined && copied(game, context, replacement) === undefined) return false;
  return of === undefined || kindsOf(event).some((kind) => areOf(game, context, of, kind));
}

function areOf(game: Game, context: Frame, of: Filter, event: TokensEvent): boolean {
  return asEntered(game, event, (permanent) => matches(game, context, of, permanent.handle));
}

/** Each kind of token as an event of its own. Tokens that come besides are in all else as the effect says of its own: tapped, attacking if creatures. */
export function kindsOf(event: TokensEvent): readonly TokensEvent[] {
  const { also = [] } = event;
  const own: TokensEvent = { ...event, also: [], counted: true };
  return [
    own,
    ...also.map(({ face, count }) => ({
      ...own,
      face,
      count,
      copyChanges: null,
      attachTo: 0,
      attacking: (face.face.types & CardType.Creature) === 0 ? 0 : event.attacking,
    })),
  ];
}

/** Each token as an event of its own, where choices are made for each of them (614.12a, 616.1g). */
export function eachToken(event: TokensEvent): readonly TokensEvent[] {
  return Array.from({ length: event.count }, () => ({ ...event, count: 1, counted: true }));
}

export function replacedTokens(
  game: Game,
  context: Frame,
  replacement: TokensReplacement,
  event: TokensEvent,
): TokensEvent {
  const { of, times = 1, plus, become } = replacement;
  const original = copied(game, context, replacement);
  if (original !== undefined) {
    const { face, changes } = copiableOf(game, original, undefined);
    const count = kindsOf(event).reduce((sum, kind) => sum + kind.count, 0);
    return { ...event, face, copyChanges: changes, count, attachTo: 0, also: [] };
  }
  if (become !== undefined)
    return changedTokens(game, event, become.token, (kind) => of === undefined || areOf(game, context, of, kind));
  const [own, ...others] = kindsOf(event).map((kind) =>
    of === undefined || areOf(game, context, of, kind) ? kind.count * times : kind.count,
  );
  const asMany =
    plus?.count === 'asMany'
      ? kindsOf(event).reduce(
          (sum, kind) => sum + (of === undefined || areOf(game, context, of, kind) ? kind.count : 0),
          0,
        )
      : 0;
  const also = (event.also ?? []).map(({ face }, at) => ({ face, count: others[at] ?? 0 }));
  return { ...event, count: own ?? 0, also: plus === undefined ? also : [...also, added(game, plus, asMany)] };
}

/** Those that fit come as other tokens, as many and in the same way. */
function changedTokens(
  game: Game,
  event: TokensEvent,
  token: TokenDescription,
  fits: (kind: TokensEvent) => boolean,
): TokensEvent {
  const { face } = added(game, { token, count: 1 }, 0);
  const [own, ...others] = kindsOf(event);
  const also = others.map((kind) => ({ face: fits(kind) ? face : kind.face, count: kind.count }));
  return own !== undefined && fits(own) ? { ...event, face, copyChanges: null, attachTo: 0, also } : { ...event, also };
}

function added(
  game: Game,
  { token, count }: NonNullable<TokensReplacement['plus']>,
  asMany: number,
): { face: TokensEvent['face']; count: number } {
  const card = game.catalog.tokenOf.get(token);
  if (card === undefined) throw new Error('a token that was not compiled');
  return { face: card.front, count: count === 'asMany' ? asMany : count };
}

/** The object that the tokens are copies of instead, if it is there. */
function copied(game: Game, context: Frame, { copiesOf }: TokensReplacement): number | undefined {
  if (copiesOf === undefined) return undefined;
  return selectObjects(game, context, copiesOf).find((object) => game.permanent(object) !== null);
}
