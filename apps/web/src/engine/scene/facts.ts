/** Facts of the whole game, in words: what is in force or waits besides the objects that are seen. */
import { DAY_NIGHT_NAMES, DayNight, type Effect, type FaceRecord, type Game } from '@foretell/rules';
import { boundContext, effectWords } from './effectWords.ts';
import { playerTitle } from './playerNames.ts';
import { nameOf, type Seen } from './seen.ts';
import { effectOf } from './stackText.ts';

export function factsOf(seen: Seen): string[] {
  const { game, view, seats, you } = seen;
  const facts: string[] = [];
  if (game.dayNight !== DayNight.Neither) facts.push(`It is ${DAY_NIGHT_NAMES[game.dayNight] ?? ''}`);
  for (const player of game.extraTurns.toReversed())
    facts.push(`Extra turn: ${playerTitle(player, you, view.playerCount, seats)}`);
  return [...facts, ...delayedFacts(seen), ...ruleFacts(seen), ...replacementFacts(seen)];
}

type Origin = Game['rules'][number]['origin'];

/** What waits for something to happen (603.7). Those that come with a designation are told by it. */
function delayedFacts(seen: Seen): string[] {
  const { game } = seen;
  return game.delayed.flatMap(({ origin, face, event, program, once, laterTurn, expiry }) => {
    const effect = effectOf(game, program);
    if (effect === undefined || origin.source === 0) return [];
    const { duration } = expiry;
    const until = duration.kind === 'indefinite' ? {} : { duration };
    return [told(seen, { kind: 'delayed', event, effect, once, laterTurn, ...until }, origin, face)];
  });
}

/** Effects with a duration that change the rules (611.2). */
function ruleFacts(seen: Seen): string[] {
  return seen.game.rules.map(({ effect, expiry, uses, origin }) =>
    told(seen, { kind: 'applyRule', effect, duration: expiry.duration, ...usesLeft(uses) }, origin),
  );
}

/** Prevention and replacement effects with a duration (614, 615). */
function replacementFacts(seen: Seen): string[] {
  return seen.game.replacements.map(({ replacement, expiry, uses, origin }) =>
    told(seen, { kind: 'applyReplacement', replacement, duration: expiry.duration, ...usesLeft(uses) }, origin),
  );
}

function usesLeft(uses: number): { readonly uses?: number } {
  return uses < 0 ? {} : { uses };
}

/** "Sneak Attack: At the beginning of the next end step, sacrifice Hill Giant." */
function told(seen: Seen, effect: Effect, { source, names, values, controller }: Origin, given?: FaceRecord): string {
  const { view, game, you } = seen;
  const face = given ?? (source === 0 ? game.catalog.hidden.front : view.characteristics(source).face);
  const own = face.face.name === '' ? nameOf(seen, source) : face.face.name;
  const who = controller === you ? '' : ` (${nameOf(seen, -1 - controller)})`;
  return `${own === '' ? 'Effect' : own}${who}: ${effectWords(effect, boundContext(seen, face, names, values))}`;
}
