// Scenarios as text. What is printed reads back as an equal scenario; fields that only repeat a default are left out.
import { Document, isScalar, visit } from 'yaml';
import type { Action, OptionName } from './actions.ts';
import type { Answer } from './answers.ts';
import type { Continuation, Scenario } from './types.ts';
import { type ByPlayer, PLAYERS } from './vocabulary.ts';

/** One JSON document on one line: also a line of NDJSON. */
export function scenarioToJson(scenario: Scenario): string {
  return JSON.stringify(plainScenario(scenario));
}

/** One YAML document, one entry of set-up, script, answers and assertions a line. */
export function scenarioToYaml(scenario: Scenario): string {
  return printYaml(plainScenario(scenario));
}

/** Several scenarios as one YAML list. */
export function scenariosToYaml(scenarios: readonly Scenario[]): string {
  return printYaml(scenarios.map(plainScenario));
}

/** The option as `explain --json` and `best` write it. */
export function plainOption(option: OptionName): object {
  if ('q' in option) return plainAnswer(option);
  switch (option.op) {
    case 'attack':
      return {
        ...option,
        attackers: option.attackers.map((one) => (one.defender === undefined ? one.attacker : one)),
      };
    case 'block':
    case 'pass':
      return option;
    case 'cast':
    case 'play':
    case 'activate':
    case 'mana':
      return plainScript(option);
  }
}

/** An answer as it is written in a file. */
export function plainAnswer(answer: Answer): object {
  const value = { q: answer.q, v: plainValue(answer) };
  return answer.asserts === undefined ? value : { ...value, asserts: answer.asserts };
}

function plainValue(answer: Answer): unknown {
  if (answer.q !== 'pile') return answer.v;
  switch (answer.kind) {
    case 'split':
      return answer.piles.map((pile) => pile.join('^'));
    case 'content':
      return answer.names.join('^');
    case 'index':
      return answer.index;
  }
}

function plainScenario(scenario: Scenario): object {
  const { id, rules, game, strict, shuffle, seed, life, landsPlayed, playerCounters, manualMana, decks, clear, setup } =
    scenario;
  return {
    id,
    ...unlessEmpty({ rules }),
    game,
    ...(strict ? {} : { strict }),
    ...(shuffle ? { shuffle } : {}),
    ...(seed === undefined ? {} : { seed }),
    ...unlessEmpty({ life, landsPlayed, playerCounters, manualMana }),
    ...unlessEmpty({ decks: mapPlayers(decks, (deck) => deck.map(({ name, count }) => [name, count])) }),
    ...unlessEmpty({ clear, setup }),
    ...plainContinuation(scenario),
    ...unlessEmpty({ later: scenario.later.map(plainContinuation) }),
    ...(scenario.expectError === undefined ? {} : { expectError: { kind: scenario.expectError } }),
    ...(scenario.decide === undefined ? {} : { decide: scenario.decide }),
    ...unlessEmpty({ beliefs: scenario.beliefs }),
    ...(scenario.best === undefined ? {} : { best: scenario.best.map(plainOption) }),
  };
}

function plainContinuation({ actions, choices, stopAt, asserts }: Continuation): object {
  return {
    ...unlessEmpty({
      actions: actions.map(plainAction),
      choices: mapPlayers(choices, (answers) => answers.map(plainAnswer)),
    }),
    ...(stopAt === undefined ? {} : { stopAt }),
    ...unlessEmpty({ asserts }),
  };
}

function plainAction(action: Action): object {
  const { turn, step, player } = action;
  return { turn, step, player, ...plainScript(action) };
}

/** An action or option: its answers as written, a single way of casting as a word. */
function plainScript(action: Action | Exclude<OptionName, Answer>): object {
  const answers = 'answers' in action && action.answers !== undefined ? action.answers.map(plainAnswer) : undefined;
  const via = 'via' in action && action.via?.length === 1 ? action.via[0] : undefined;
  return {
    ...action,
    ...(via === undefined ? {} : { via }),
    ...(answers === undefined ? {} : { answers }),
  };
}

function mapPlayers<T, U>(values: ByPlayer<T>, change: (value: T) => U): { readonly [name: string]: U } {
  const changed: { [name: string]: U } = {};
  for (const player of PLAYERS) {
    const value = values[player];
    if (value !== undefined) changed[player] = change(value);
  }
  return changed;
}

/** The fields whose lists or maps hold something. */
function unlessEmpty(fields: { readonly [name: string]: object }): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => Object.keys(value).length > 0));
}

/** Maps that are one thing said in a few words stand on one line. */
const ONE_LINERS: readonly string[] = ['op', 'q', 'zone', 'turn', 'deck', 'kind', 'format'];

function printYaml(value: object): string {
  const document = new Document(value);
  visit(document, {
    Map(key, node) {
      const scalars = node.items.every((pair) => isScalar(pair.value));
      if (key !== null && (scalars || ONE_LINERS.some((word) => node.has(word)))) node.flow = true;
    },
    Seq(_, node) {
      // Pairs of a deck, names, rules numbers.
      if (node.items.every((item) => isScalar(item))) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
