import { readFileSync } from 'node:fs';
import { parseScenarios, runScenario, type Scenario } from '@foretell/formats';
import { DECISION_KIND_NAMES, type Game, viewOf } from '@foretell/rules';
import { abilityTexts } from '@foretell/workers';
import { describe, expect, it } from 'vitest';
import { questionOf } from '../../src/engine/question/questionOf.ts';
import { sceneOf } from '../../src/engine/scene/sceneOf.ts';
import type { Question } from '../../src/protocol/question.ts';
import { CATALOG, dealt, playedAtRandom, refsShown } from './games.ts';

const texts = abilityTexts();

/** The question at the decision that the game stands at; what is wrong with it is added to `problems`. */
function asked(game: Game, number: number, problems: string[]): Question {
  const { decision } = game;
  if (decision === null) throw new Error('no decision');
  const view = viewOf(game, decision.decider);
  const question = questionOf(view, number, texts);
  const { options, cards, picked, kind, prompt } = question;
  const check = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(`${kind} "${prompt}": ${problem}`);
  };
  check(kind === DECISION_KIND_NAMES[decision.kind], 'of another kind');
  check(options.length === decision.options.length, `${options.length} of ${decision.options.length} options`);
  check(
    options.every(({ index }, at) => index === at),
    'options out of order',
  );
  check(/^[A-Z0-9{]/.test(prompt) && !/undefined|that object/.test(prompt), 'an odd prompt');
  const labels = options.map(({ label }) => label);
  check(
    labels.every((label) => label !== '' && !label.includes('undefined')),
    'an option without a label',
  );
  check(new Set(labels).size === labels.length, `labels twice: ${labels.join(' | ')}`);
  // What an option points at is on the table or among the cards of the question.
  const scene = sceneOf(view, [], texts);
  const present = new Set([0, ...refsShown(scene), ...cards.map(({ ref }) => ref)]);
  const pointed = [...options.flatMap(({ ref, also }) => [ref, ...also]), ...picked];
  check(
    pointed.every((ref) => present.has(ref)),
    'points at what is not there',
  );
  // 723.4: who decides for a player sees what they see.
  const hand = scene.seats[decision.player]?.hand ?? [];
  check(
    hand.every(({ name }) => name !== ''),
    'decided without seeing the hand',
  );
  if (kind === 'pile-split' || kind === 'pile-choice')
    for (const { pile } of options)
      check(
        (pile ?? []).every((at) => at < cards.length),
        'a pile of other cards',
      );
  return question;
}

const reached = new Set<string>();

/** Positions and scenarios that between them ask all there is to ask, each with a part of its id. */
const SCENARIOS: readonly (readonly [string, string])[] = [
  ['examples/jace-piles.yaml', ''],
  ['examples/agent-search.yaml', ''],
  ['examples/narset-cast.yaml', ''],
  ['corpus/format/answers.yaml', 'mode-of-target'],
  ['corpus/format/answers.yaml', 'name-choice'],
  ['corpus/format/scripts.yaml', 'order-triggers'],
  ['corpus/format/scripts.yaml', 'menace-block'],
  ['corpus/bugs/piles.yaml', 'H010-others-permanents'],
  ['corpus/bugs/piles.yaml', 'H013-other-pile'],
  ['corpus/bugs/searches.yaml', 'H021-controlled'],
  ['corpus/bugs/opposition-agent.yaml', 'H001-two-agents'],
  ['corpus/bugs/kicker-and-x.yaml', 'H036-stormscape'],
  ['corpus/positions/decisions.yaml', 'H096'],
  ['corpus/rules/assist.yaml', 'assist-needed'],
  ['corpus/rules/bands.yaml', 'bands-with-other-legends'],
  ['corpus/requirements/R07.yaml', 'T7a'],
  ['corpus/requirements/R61.yaml', 'T61a'],
  ['corpus/requirements/R72.yaml', 'T72c'],
];

describe('a question', () => {
  it('has the options of its decision, each with a label of its own and something to point at', () => {
    const problems: string[] = [];
    const tables = [
      ['narset-jace-control', 'opposition-agent'],
      ['red-aggro', 'green-creatures'],
    ];
    tables.forEach((decks, seed) => {
      const game = dealt(decks, 20 + seed);
      playedAtRandom(game, seed, 110, (_, __, number) => reached.add(asked(game, number, problems).kind));
    });
    expect(problems).toEqual([]);
  });

  it('is there for every kind of decision', () => {
    const problems: string[] = [];
    for (const [file, id] of SCENARIOS)
      for (const scenario of scenariosIn(file))
        if (scenario.id.includes(id))
          runScenario(
            scenario,
            { catalog: CATALOG },
            texts,
            () => 0,
            ({ game }) => {
              if (game.decision !== null) reached.add(asked(game, 0, problems).kind);
            },
          );
    expect(problems).toEqual([]);
    expect(DECISION_KIND_NAMES.filter((kind) => !reached.has(kind))).toEqual([]);
  });
});

function scenariosIn(file: string): Scenario[] {
  const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
  return parseScenarios(text, file, 'yaml').flatMap(({ result }) => (result.ok ? [result.value] : []));
}
