/** The states that are pushed to the page: the scene from the viewer's view, and what is new since the state before. */
import { type Game, viewOf } from '@foretell/rules';
import type { Scene } from '../../protocol/scene.ts';
import type { LogLine, TableListener, TableState } from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import type { TableLog } from '../log/tableLog.ts';
import { sceneOf } from '../scene/sceneOf.ts';
import type { PlayedGame } from './playedGame.ts';

/** What only the table knows. */
export type TableFacts = Omit<TableState, 'revision' | 'scene' | 'newLines' | 'dropLinesFrom'>;

export class Broadcast {
  private readonly listener: TableListener;
  private readonly context: EngineContext;
  private readonly person: number;
  private readonly names: readonly string[];
  private readonly log: TableLog;
  private revision = 0;
  /** Number of the first line that was not sent. */
  private unsent = 0;
  private dropFrom = -1;
  /** What was shown last. */
  private scene: Scene | null = null;

  /** `person` is the seat of whose page it is; -1 = nobody's, then it is seen from the first seat. */
  constructor(
    listener: TableListener,
    context: EngineContext,
    person: number,
    names: readonly string[],
    log: TableLog,
  ) {
    this.listener = listener;
    this.context = context;
    this.person = person;
    this.names = names;
    this.log = log;
  }

  push({ game }: PlayedGame, facts: TableFacts): void {
    const newLines = this.log.lines().filter(({ number }) => number >= this.unsent);
    this.scene = this.sceneNow(game, facts.end?.how === 'error');
    this.send(this.scene, facts, newLines);
    this.unsent = (newLines.at(-1)?.number ?? this.unsent - 1) + 1;
    this.dropFrom = -1;
  }

  /** The same with other facts: the game has not moved on. */
  again(facts: TableFacts): void {
    if (this.scene !== null) this.send(this.scene, facts, []);
  }

  private send(scene: Scene, facts: TableFacts, newLines: readonly LogLine[]): void {
    this.listener({ ...facts, revision: ++this.revision, scene, newLines, dropLinesFrom: this.dropFrom });
  }

  /** A game that a defect has broken may be past showing: then the page keeps what it saw last. */
  private sceneNow(game: Game, isBroken: boolean): Scene {
    try {
      return sceneOf(viewOf(game, Math.max(0, this.person)), this.names, this.context.texts, this.person);
    } catch (error) {
      if (isBroken && this.scene !== null) return this.scene;
      throw error;
    }
  }

  /** Lines from that number on are void. */
  cut(from: number): void {
    this.log.cut(from);
    if (from >= this.unsent) return;
    this.dropFrom = this.dropFrom < 0 ? from : Math.min(this.dropFrom, from);
    this.unsent = from;
  }
}
