/**
 * Cards put to the test: small random games about one card each, whose players prefer whatever has to do with it. The engine must get through
 * them: no exception, no endless run, no card lost or doubled, every state stored and restored as it was, and a world for what every player sees.
 */
import { messageOf } from '@foretell/formats';
import {
  actionSlot,
  advance,
  answer,
  type CardRecord,
  type Catalog,
  type Decision,
  deserialise,
  finish,
  type Game,
  hashGame,
  knownLists,
  mixed,
  mixText,
  PASS,
  sampleWorld,
  serialise,
  settle,
  slotOf,
  viewOf,
} from '@foretell/rules';
import { Random } from '@foretell/search';
import { brokenInvariant } from './invariants.ts';
import { tableFor } from './table.ts';
import { type Happening, Witness } from './witness.ts';

export interface TrialSettings {
  readonly seed: number;
  /** Every other one begins with the card in play. */
  readonly games: number;
  /** Decisions after which a game has shown enough. */
  readonly decisions: number;
}

/** Why a card did not pass. */
export interface TrialFailure {
  /** Number of the game. */
  readonly game: number;
  readonly turn: number;
  /** Decisions made before. */
  readonly decisions: number;
  readonly message: string;
}

export interface TrialResult {
  readonly card: string;
  /** What happened to the card in any of the games. */
  readonly happened: readonly Happening[];
  /** What its abilities are that were never activated or triggered, mana abilities aside. */
  readonly idle: readonly string[];
  /** The first; null for a card that passed. */
  readonly failure: TrialFailure | null;
}

/** States are checked at every so many-th decision. */
const CHECK_EVERY = 100;

/** A function of the catalog, the card and the settings. */
export function tryCard(catalog: Catalog, tried: CardRecord, settings: TrialSettings): TrialResult {
  const { seed, games, decisions } = settings;
  // Every card has games of its own, so that many cards together meet many others.
  const own = finish(mixText(seed, tried.definition.name));
  const witness = new Witness(tried);
  let failure: TrialFailure | null = null;
  for (let number = 0; number < games && failure === null; number++)
    failure = new Trial(catalog, tried, witness, mixed(own, number), decisions).run(number);
  return { card: tried.definition.name, happened: [...witness.happened], idle: witness.idleAbilities(), failure };
}

class Trial {
  private readonly catalog: Catalog;
  private readonly tried: CardRecord;
  private readonly witness: Witness;
  private readonly seed: number;
  private readonly random: Random;
  private game: Game | null = null;
  private readonly most: number;
  private decisions = 0;

  constructor(catalog: Catalog, tried: CardRecord, witness: Witness, seed: number, most: number) {
    this.catalog = catalog;
    this.tried = tried;
    this.witness = witness;
    this.seed = seed;
    this.random = new Random(seed);
    this.most = most;
  }

  run(number: number): TrialFailure | null {
    try {
      this.play(number % 2 === 1);
      return null;
    } catch (error) {
      const turn = this.game?.turnNumber ?? 0;
      return { game: number, turn, decisions: this.decisions, message: messageOf(error) };
    }
  }

  private play(isInPlay: boolean): void {
    const game = tableFor(this.catalog, this.tried, isInPlay, this.seed, this.random, (set) => this.settle(set));
    this.game = game;
    game.observer = this.witness;
    while (this.decisions < this.most) {
      const decision = advance(game);
      if (decision === null) break;
      if (this.decisions > 0 && this.decisions % CHECK_EVERY === 0) this.check(game);
      this.decide(game, decision);
    }
    this.check(game);
  }

  private settle(game: Game): void {
    for (let decision = settle(game); decision !== null; decision = settle(game)) this.decide(game, decision);
  }

  private decide(game: Game, decision: Decision): void {
    const broken = brokenInvariant(game);
    if (broken !== null) throw new Error(broken);
    answer(game, this.choose(game, decision));
    this.witness.decided(game);
    this.decisions++;
  }

  /** An option about the card more often than not; with priority one that does something. */
  private choose(game: Game, { coding, options }: Decision): number {
    if (options.length === 0) throw new Error('a decision without options');
    const isAbout = (option: number): boolean => {
      if (option <= 0 || (coding !== 'action' && coding !== 'object')) return false;
      // Abilities on the stack have no card.
      return game.cards[coding === 'action' ? actionSlot(option) : slotOf(option)] === this.tried;
    };
    const about = options.flatMap((option, at) => (isAbout(option) ? [at] : []));
    const wanted = this.random.below(3) < 2 ? about : [];
    const active = coding === 'action' ? options.flatMap((option, at) => (option === PASS ? [] : [at])) : [];
    const among = wanted.length > 0 ? wanted : this.random.below(2) === 0 ? active : [];
    return among[this.random.below(among.length)] ?? this.random.below(options.length);
  }

  /** Stored and restored a state is the same, and what each player sees has a world. */
  private check(game: Game): void {
    const text = serialise(game);
    const restored = deserialise(this.catalog, game.config, text);
    if (!restored.ok) throw new Error(`a state cannot be restored: ${restored.error.code} at ${restored.error.at}`);
    if (hashGame(restored.game) !== hashGame(game) || serialise(restored.game) !== text)
      throw new Error('a state is another one when it is restored');
    if (game.over) return;
    for (const player of [0, 1]) {
      const world = sampleWorld(viewOf(game, player), knownLists(game), this.random.next());
      if (!world.ok) throw new Error(`what a player sees has no world: ${JSON.stringify(world.error)}`);
    }
  }
}
