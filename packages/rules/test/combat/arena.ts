/** Games in the middle of a turn for tests of combat and state-based actions: permanents put in place by hand, decisions answered by name. */
import { advance, answer } from '../../src/engine/advance.ts';
import { compileCatalog } from '../../src/engine/compile.ts';
import { createGame } from '../../src/engine/setup.ts';
import { type CardDefinition, type Restriction, type StepId, Zone } from '../../src/ir/index.ts';
import { DEFAULT_CONFIG, type GameConfig } from '../../src/state/config.ts';
import { type Decision, type DecisionKindId } from '../../src/state/decision.ts';
import type { Game } from '../../src/state/game.ts';
import { type Handle, isPlayerValue, playerOfValue, slotOf } from '../../src/state/handle.ts';
import { Permanent } from '../../src/state/permanent.ts';
import { addSlot } from '../../src/state/slots.ts';
import { Stage } from '../../src/turn/stage.ts';
import { card } from '../effects/board.ts';

export class Arena {
  readonly game: Game;
  private readonly names = new Map<number, string>();

  constructor(definitions: readonly CardDefinition[], config: Partial<GameConfig> = {}) {
    const filler = card('Filler', 0);
    this.game = createGame(compileCatalog([filler, ...definitions]), { ...DEFAULT_CONFIG, ...config }, 1);
    this.game.turnNumber = 1;
    for (const player of this.game.players) {
      player.latestTurn = 1;
      for (let i = 0; i < 20; i++) this.card('Filler', Zone.Library, player.index);
    }
  }

  /** A permanent that has been there since before this turn. `as` names it in answers if not its card. */
  put(name: string, controller = 0, given: Partial<Permanent> = {}, as: string = name): Handle {
    const game = this.game;
    const slot = this.slot(name, controller);
    game.zones[slot] = Zone.Battlefield;
    game.known[slot] = (1 << game.players.length) - 1;
    const permanent = new Permanent(game.handle(slot), game.card(slot).front, controller, controller);
    Object.assign(permanent, { timestamp: game.nextTimestamp++, ...given });
    game.objects[slot] = permanent;
    game.battlefield.push(slot);
    game.stale = true;
    if (permanent.attacking !== 0) game.attackersCame = true;
    this.names.set(slot, as);
    return permanent.handle;
  }

  card(name: string, zone: number, owner = 0): Handle {
    const game = this.game;
    const slot = this.slot(name, owner);
    game.zones[slot] = zone;
    if (zone === Zone.Library) game.player(owner).library.push(slot);
    else if (zone === Zone.Hand) game.player(owner).hand.push(slot);
    else if (zone === Zone.Graveyard) game.player(owner).graveyard.push(slot);
    else if (zone === Zone.Exile) game.exile.push(slot);
    else throw new Error(`no place for cards in zone ${zone}`);
    this.names.set(slot, name);
    return game.handle(slot);
  }

  private slot(name: string, owner: number): number {
    const record = this.game.catalog.byName.get(name);
    if (record === undefined) throw new Error(`no card ${name}`);
    return addSlot(this.game, record, owner);
  }

  /** A rule in force this turn. */
  restrict(restriction: Restriction): void {
    const game = this.game;
    game.rules = [
      ...game.rules,
      {
        id: game.nextRecord++,
        origin: { controller: 0, source: 0, names: [], values: [], x: 0 },
        effect: { kind: 'restriction', restriction },
        expiry: { duration: { kind: 'endOfTurn' }, players: [], createdTurn: 1 },
        timestamp: game.nextTimestamp++,
        uses: -1,
      },
    ];
    game.stale = true;
  }

  /** Goes to the beginning of a step. */
  enter(step: StepId, game = this.game): Decision | null {
    game.decision = null;
    game.step = step;
    game.stage = Stage.BeginStep;
    return advance(game);
  }

  permanent(handle: Handle): Permanent {
    const permanent = this.game.permanent(handle);
    if (permanent === null) throw new Error(`${this.name(handle)} is not on the battlefield`);
    return permanent;
  }

  zone(handle: Handle): number {
    return this.game.zones[slotOf(handle)] as number;
  }

  name(option: number): string {
    if (option === 0) return '-';
    return isPlayerValue(option)
      ? `player ${playerOfValue(option)}`
      : (this.names.get(slotOf(option)) ?? `slot ${slotOf(option)}`);
  }

  /** The options of the open decision in words. */
  options(game = this.game): string[] {
    const decision = game.decision;
    if (decision === null) return [];
    return decision.options.map((option) => (decision.coding === 'object' ? this.name(option) : String(option)));
  }

  /** Answers the open decision with the option so named. */
  pick(option: string, game = this.game): Decision | null {
    const at = this.options(game).indexOf(option);
    if (at < 0) throw new Error(`no option ${option} among ${this.options(game).join(', ')}`);
    answer(game, at);
    return advance(game);
  }

  /** Every way to answer the decisions of one kind from here on, in words. */
  ways(kind: DecisionKindId, game = this.game): string[] {
    const decision = game.decision;
    if (decision === null || decision.kind !== kind) return [''];
    return this.options(game).flatMap((option) => {
      const copy = game.clone();
      this.pick(option, copy);
      const subject = this.name(decision.subjects[0] ?? 0);
      return this.ways(kind, copy).map((rest) => `${subject}>${option}${rest === '' ? '' : ` ${rest}`}`);
    });
  }
}
