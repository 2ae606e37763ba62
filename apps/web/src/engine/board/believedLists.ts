/** The card lists that `{deck: pool, lists: [FILE...]}` names: among the files that the visitor gave with the position. */
import type { Deck, DeckBelief } from '@foretell/formats';
import type { CardDefinition } from '@foretell/rules/ir';
import type { BoardProblem, ListFile, Refusal } from '../../protocol/board.ts';
import { readDeckText } from '../cards/deckReading.ts';
import type { EngineContext } from '../context.ts';

export interface BelievedLists {
  readonly kind: 'lists';
  readonly decks: readonly Deck[];
  /** Their cards that are not built in. */
  readonly definitions: readonly CardDefinition[];
}

/** All lists of the belief, none if it names none; or what keeps them from being used, a line each. */
export async function believedLists(
  belief: DeckBelief | undefined,
  files: readonly ListFile[],
  context: EngineContext,
): Promise<BelievedLists | Refusal> {
  const decks: Deck[] = [];
  const definitions: CardDefinition[] = [];
  const problems: BoardProblem[] = [];
  for (const list of belief?.deck === 'pool' ? belief.lists : []) {
    const file = files.find(({ name }) => name === list) ?? files.find(({ name }) => name === lastPart(list));
    if (file === undefined) {
      problems.push(problem(`beliefs: the list ${list} is not here; add its file with “Add lists …”`));
      continue;
    }
    const { deck, problems: wrong, ...found } = await readDeckText({ ...file, rules: null }, context);
    problems.push(...wrong.map(problem));
    for (const { card } of found.unsupported)
      problems.push(problem(`${file.name}: some of what ${card} says is not understood; take it out`));
    if (deck !== null) decks.push(deck);
    definitions.push(...found.definitions);
  }
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'lists', decks, definitions };
}

function lastPart(path: string): string {
  return path.split('/').at(-1) ?? path;
}

function problem(text: string): BoardProblem {
  return { text, line: null, column: null };
}
