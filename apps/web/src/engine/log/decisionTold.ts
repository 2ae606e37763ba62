/** Decisions that no event tells of, as far as the viewer may know them. Called before the option is taken. */
import { pilesAskedOf } from '@foretell/formats';
import { COLOR_NAMES, type Decision, DecisionKind, type Game, isPlayerValue, PASS, Procedure } from '@foretell/rules';
import { A_CARD, type DraftPart, single, type Told, text } from './draft.ts';
import type { Telling } from './telling.ts';

/** Null for decisions that events tell of, and for those that the viewer does not see. */
export function decisionTold(telling: Telling, game: Game, decision: Decision, at: number): Told | null {
  const { kind, decider, coding, options } = decision;
  const option = options[at] ?? 0;
  const says = (own: string, others: string): Told =>
    single(decider, 'choice', [text(telling.does(game, decider, own, others)), ...because(telling, game, decision)]);
  if (options.length < 2 && kind !== DecisionKind.Priority) return null;
  switch (kind) {
    case DecisionKind.Priority:
      return option === PASS && letsResolve(game, decision) ? passTold(telling, game, decider) : null;
    case DecisionKind.Mulligan: {
      const cards = `${decision.subjects.length} cards`;
      return option === 0 ? says(`keep ${cards}`, `keeps ${cards}`) : says('take a mulligan', 'takes a mulligan');
    }
    case DecisionKind.PileSplit:
      return coding === 'subset' ? splitTold(telling, game, decision, option) : null;
    case DecisionKind.PileChoice:
      return pileTold(telling, game, decision, option);
    case DecisionKind.Name:
      return says(`choose ${decision.texts[option] ?? ''}`, `chooses ${decision.texts[option] ?? ''}`);
    case DecisionKind.Color: {
      if (!isLasting(game)) return null;
      const color = COLOR_NAMES[option]?.toLowerCase() ?? '';
      return says(`choose ${color}`, `chooses ${color}`);
    }
    case DecisionKind.YesNo:
      return option === 0 && isOffer(game) ? says('decline', 'declines') : null;
    case DecisionKind.Search:
      return option === 0 && foundNothing(game) ? says('find nothing', 'finds nothing') : null;
    case DecisionKind.Choose:
      return choiceTold(telling, game, decision, option, says);
    default:
      return null;
  }
}

/** Only a pass that lets something of others through is news: every step has passes, and who acts passes on what is theirs. */
function letsResolve({ stack }: Game, { player }: Decision): boolean {
  const top = stack.at(-1);
  return top !== undefined && top.controller !== player;
}

/** Passes in a row are one line; who passes several times is named once. */
function passTold(telling: Telling, game: Game, seat: number): Told {
  const own = seat === telling.you;
  return {
    seat,
    kind: 'pass',
    group: 'pass',
    before: [],
    item: [text(telling.title(game, seat))],
    after: [own ? ' pass' : ' passes', ' pass'],
  };
}

/** " (Meddling Mage)": what asks. */
function because(telling: Telling, game: Game, { source }: Decision): DraftPart[] {
  const name = source === 0 ? '' : telling.nameOf(game, source, source);
  return name === '' ? [] : [text(' ('), { card: name, handle: source }, text(')')];
}

/** A choice that stays with something, rather than one of the mana that an ability makes. */
function isLasting(game: Game): boolean {
  const frame = game.frames.at(-1);
  if (frame?.procedure === Procedure.ReplaceEvents) return true;
  return frame?.program?.instructions[frame.pc]?.effect?.kind === 'chooseColor';
}

/** "You may …", and a payment that an effect offers. */
function isOffer(game: Game): boolean {
  const frame = game.frames.at(-1);
  const kind = frame?.program?.instructions[frame.pc]?.effect?.kind;
  return kind === 'may' || kind === 'mayPay';
}

function foundNothing(game: Game): boolean {
  const data = game.frames.at(-1)?.data;
  return data?.kind === 'search' && data.picked.length === 0;
}

function splitTold(telling: Telling, game: Game, { decider, subjects }: Decision, mask: number): Told {
  const first = subjects.filter((_, at) => (mask & (1 << at)) !== 0);
  const second = subjects.filter((_, at) => (mask & (1 << at)) === 0);
  const piles = [first, second].flatMap((pile, at) => [text(at === 0 ? '' : ' | '), ...cards(telling, game, pile)]);
  return single(decider, 'choice', [text(`${telling.does(game, decider, 'split', 'splits')}: `), ...piles]);
}

function pileTold(telling: Telling, game: Game, decision: Decision, option: number): Told {
  const pile = pilesAskedOf(game, decision)[option] ?? [];
  const { decider } = decision;
  return single(decider, 'choice', [
    text(`${telling.does(game, decider, 'choose the pile', 'chooses the pile')}: `),
    ...cards(telling, game, pile),
  ]);
}

function cards(telling: Telling, game: Game, handles: readonly number[]): DraftPart[] {
  if (handles.length === 0) return [text('nothing')];
  return handles.flatMap((handle, at): DraftPart[] => {
    const name = telling.nameOf(game, handle, handle);
    return [...(at === 0 ? [] : [text(', ')]), name === '' ? text(A_CARD) : { card: name, handle }];
  });
}

/** Words and players are chosen openly, but for secret votes (701.38d). */
function choiceTold(
  telling: Telling,
  game: Game,
  { decider, coding, texts }: Decision,
  option: number,
  says: (own: string, others: string) => Told,
): Told | null {
  const data = game.frames.at(-1)?.data;
  if (data?.kind === 'votes' && data.secret && decider !== telling.viewer) return null;
  if (coding === 'text') return says(`choose ${texts[option] ?? ''}`, `chooses ${texts[option] ?? ''}`);
  if (coding !== 'object' || !isPlayerValue(option)) return null;
  const player = telling.title(game, -1 - option);
  return says(`choose ${player}`, `chooses ${player}`);
}
