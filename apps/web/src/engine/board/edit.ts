/** Small changes to a position's text: it is read, changed as a scenario, and printed. */
import { PLAYERS, type Scenario, type SetupEntry, scenarioToYaml } from '@foretell/formats';
import type { EditResult, PositionEdit, SetupEntryScene, SetupScene } from '../../protocol/board.ts';
import { readPosition } from './positionText.ts';

export function editPosition(text: string, edit: PositionEdit): EditResult {
  const reading = readPosition(text);
  if (reading.kind === 'refused') return reading;
  return { kind: 'edited', text: scenarioToYaml(edited(reading.scenario, edit)) };
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
