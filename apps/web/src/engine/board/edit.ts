/** Small changes to a position's text: it is read, changed as a scenario, and printed. */
import { PLAYERS, type Scenario, type SetupEntry, scenariosToYaml, scenarioToYaml } from '@foretell/formats';
import type { EditResult, PositionEdit, PositionSource, SetupEntryScene, SetupScene } from '../../protocol/board.ts';
import { positionsOf } from './positionText.ts';

/** The other positions of the text stay as they are; those that cannot be read would be lost. */
export function editPosition({ text, at }: PositionSource, edit: PositionEdit): EditResult {
  const { headings, read } = positionsOf(text);
  const chosen = Math.min(at, Math.max(0, headings.length - 1));
  const scenarios: Scenario[] = [];
  for (const place of headings.length === 0 ? [0] : headings.keys()) {
    const reading = read(place);
    if (reading.kind === 'refused') return reading;
    scenarios.push(place === chosen ? edited(reading.scenario, edit) : reading.scenario);
  }
  const [only] = scenarios;
  const printed = only !== undefined && scenarios.length === 1 ? scenarioToYaml(only) : scenariosToYaml(scenarios);
  return { kind: 'edited', text: printed };
}

function edited(scenario: Scenario, edit: PositionEdit): Scenario {
  switch (edit.kind) {
    case 'life':
      return { ...scenario, life: { ...scenario.life, [edit.player]: edit.life } };
    case 'add':
      return { ...scenario, setup: [...scenario.setup, entryOf(edit.entry, {})] };
    case 'change': {
      const setup = scenario.setup.flatMap((entry, at) => {
        if (at !== edit.at) return [entry];
        return edit.entry === null ? [] : [entryOf(edit.entry, entry)];
      });
      return { ...scenario, setup };
    }
  }
}

/** What the form says of the entry; what else the text says of it stays. */
function entryOf({ zone, player, card, count, tapped }: SetupEntryScene, before: Partial<SetupEntry>): SetupEntry {
  const { count: _count, tapped: _tapped, ...rest } = before;
  return { ...rest, zone, player, card, ...(count === 1 ? {} : { count }), ...(tapped ? { tapped } : {}) };
}

export function setupScene({ game, life, setup }: Scenario): SetupScene {
  return {
    players: PLAYERS.slice(0, game.players).map((name) => ({ name, life: life[name] ?? game.life })),
    entries: setup.map(({ zone, player, card, count = 1, tapped = false }) => ({ zone, player, card, count, tapped })),
  };
}
