// Several objects chosen by picks in list order: what the picks and the forced rest come to.
import { type Decision, type Game, ownerOf, Procedure } from '@foretell/rules';

/** The values chosen; picks that nobody is asked for, because too few are left for the minimum, are added. */
export function chosenTogether(game: Game, decision: Decision, picks: readonly number[]): readonly number[] {
  const frame = game.frames.at(-1);
  const data = frame?.data ?? null;
  const chosen = picks.filter((pick) => pick !== 0);
  if (picks.includes(0)) return chosen;
  if (data?.kind === 'choose' && frame?.procedure === Procedure.ChooseObjects)
    return filledUp(data.from, chosen, data.min - data.chosen.length);
  if (data?.kind === 'search') {
    const owner = ownerOf(game, decision.options[0] ?? 0);
    const own = data.each ? data.candidates.filter((card) => ownerOf(game, card) === owner) : data.candidates;
    return filledUp(own, chosen, data.min - data.picked.filter((card) => own.includes(card)).length);
  }
  return chosen;
}

function filledUp(from: readonly number[], chosen: readonly number[], min: number): readonly number[] {
  const last = chosen.at(-1);
  const later = last === undefined ? from : from.slice(from.indexOf(last) + 1);
  return [...chosen, ...later.slice(0, Math.max(0, min - chosen.length))];
}
