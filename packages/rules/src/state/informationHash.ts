/** The hash key of what one player knows: equal for states that the player cannot tell apart. Keys the nodes of information-set trees. */
import { Zone } from '../ir/index.ts';
import { actionIndex, actionSlot, actionType } from '../stack/action.ts';
import type { Decision } from './decision.ts';
import type { FrameData } from './frameData.ts';
import type { Game } from './game.ts';
import { ABILITY_SLOT, slotOf } from './handle.ts';
import { CACHED, Lanes, UNHASHED, Walk, Without } from './hashWalk.ts';
import { battlefieldSlots, setComponentFace } from './merged.ts';
import { finish, mix } from './mix.ts';
import type { Permanent } from './permanent.ts';
import { withoutSecrets, withoutTrace } from './secretData.ts';
import { knowsCard, type Sight, sightOf, upToDate, visibleTriggers } from './sight.ts';

/**
 * Hash of what `player` knows: public facts, own and remembered cards, and the pending question; options only if the player sees them. Never
 * the identity or order of hidden cards, nor slot numbers and stamps, which differ between worlds that look alike.
 */
export function informationHash(game: Game, player: number): number {
  const now = upToDate(game);
  const lanes = new Lanes();
  lanes.add(player);
  new InformationWalk(lanes, now, sightOf(now, player)).run();
  return lanes.value;
}

/** Numbers for objects that are equal in all states the viewer cannot tell apart. */
const REGION = 1 << 16;
const FORMER = 77;
const HIDDEN_IN_HAND = 1 << 10;

class InformationWalk {
  private readonly lanes: Lanes;
  private readonly game: Game;
  private readonly sight: Sight;
  private readonly walk: Walk;
  private readonly names: Int32Array;

  constructor(lanes: Lanes, game: Game, sight: Sight) {
    this.lanes = lanes;
    this.game = game;
    this.sight = sight;
    this.names = this.nameSlots();
    this.walk = new Walk(lanes, game, (value) => this.name(value));
  }

  run(): void {
    this.walk.visitFields(this.game, HIDDEN_OR_APART);
    this.permanents();
    this.piles();
    this.walk.visit(this.game.lastKnown.map((former) => withoutTrace(former, (value) => !this.inSight(slotOf(value)))));
    this.walk.visit(visibleTriggers(this.game, (slot) => knowsCard(this.game, this.sight, slot)));
    this.walk.visit(this.game.commanders.map((slot) => this.game.card(slot)));
    for (const frame of this.game.frames) {
      this.walk.visitFields(frame, FRAME_APART);
      this.frameData(frame.data);
    }
    this.items();
    this.question(this.game.decision);
    const counts = this.game.chanceCounts;
    for (let i = 0; i < counts.length; i++) if (counts[i] !== 0) this.lanes.add(i + 64 * (counts[i] as number));
  }

  /** A name for every slot: by zone and place, cards in hands by what they are. */
  private nameSlots(): Int32Array {
    const game = this.game;
    const names = new Int32Array(game.cards.length);
    const place = (slots: readonly number[], region: number): void => {
      for (let i = 0; i < slots.length; i++) names[slots[i] as number] = region * REGION + i + 1;
    };
    place(battlefieldSlots(game), 1);
    game.stack.forEach((item, at) => {
      const slot = slotOf(item.handle);
      if (slot !== ABILITY_SLOT) names[slot] = 2 * REGION + at + 1;
    });
    place(game.exile, 3);
    place(game.command, 4);
    for (const player of game.players) {
      place(player.graveyard, 8 + player.index);
      place(player.library, 12 + player.index);
      for (const slot of [...player.hand, ...player.outside]) {
        const card = this.knows(slot) ? game.card(slot).id + 1 : 0;
        const region = game.zones[slot] === Zone.Outside ? 20 : 16;
        names[slot] = (region + player.index) * REGION + (card === 0 ? HIDDEN_IN_HAND - 1 : HIDDEN_IN_HAND + card);
      }
    }
    return names;
  }

  private knows(slot: number): boolean {
    return knowsCard(this.game, this.sight, slot);
  }

  /** Whether the viewer knows the card and it is somewhere. */
  private inSight(slot: number): boolean {
    return this.game.zones[slot] !== Zone.None && this.knows(slot);
  }

  private name(handle: number): number {
    const slot = slotOf(handle);
    if (slot === ABILITY_SLOT) return 2 * REGION + this.game.stack.findIndex((item) => item.handle === handle) + 1;
    return this.game.isCurrent(handle) ? (this.names[slot] as number) : FORMER;
  }

  private permanents(): void {
    for (const slot of this.game.battlefield) {
      const permanent = this.game.objects[slot];
      if (permanent === null || permanent === undefined) continue;
      if (permanent.components.length > 0) {
        this.merged(permanent);
        continue;
      }
      const secret = permanent.faceDown && !this.knows(slot);
      this.walk.visitFields(permanent, secret ? CACHED_AND_FACE : CACHED);
    }
  }

  /** With every component that the viewer knows, and no other. */
  private merged(permanent: Permanent): void {
    const shown = permanent.clone();
    const blank = this.game.catalog.hidden.front;
    const slots = permanent.components.map(slotOf);
    for (const slot of slots) if (!this.knows(slot)) setComponentFace(shown, slot, blank);
    this.walk.visitFields(shown, CACHED);
    this.cards(slots);
  }

  /** Spells and abilities on the stack, and those that have left it while they are being carried out. */
  private items(): void {
    const items = [...this.game.stack];
    for (const { item } of this.game.frames) if (item !== null && !items.includes(item)) items.push(item);
    for (const item of items) {
      const secret = item.faceDown && !this.knows(slotOf(item.handle));
      this.walk.visitFields(item, secret ? ITEM_FACE : null);
    }
  }

  private piles(): void {
    for (const player of this.game.players) {
      this.walk.visitFields(player, PLAYER_APART);
      this.cards(player.graveyard);
      this.cards(player.library);
      this.hand(player.hand);
      this.hand(player.outside);
      this.lanes.add(player.companion === 0 ? 0 : this.game.card(player.companion).id + 1);
      this.commanderNumbers(player.commanderDamage);
      this.commanderNumbers(player.commanderCasts);
    }
    this.cards(this.game.exile);
    this.cards(this.game.command);
  }

  private cards(slots: readonly number[]): void {
    this.lanes.add(slots.length);
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number;
      // A long library is mostly unknown: only what is known is hashed, with its place.
      if (this.knows(slot)) {
        this.lanes.add(i);
        this.lanes.add(this.game.card(slot).id);
        this.lanes.add(this.game.known[slot] as number);
      }
    }
  }

  /** As a multiset: a sum of hashes does not depend on the order. */
  private hand(slots: readonly number[]): void {
    let sum = 0;
    for (const slot of slots) {
      const card = this.knows(slot) ? this.game.card(slot).id + 1 : 0;
      sum = (sum + finish(mix(mix(0x7f4a7c15, card), card === 0 ? 0 : (this.game.known[slot] as number)))) | 0;
    }
    this.lanes.add(slots.length);
    this.lanes.add(sum);
  }

  /** Flat pairs of a commander's slot and a number; the commanders are public. */
  private commanderNumbers(pairs: readonly number[]): void {
    for (let i = 0; i < pairs.length; i += 2) {
      this.lanes.add(this.game.commanders.indexOf(pairs[i] as number));
      this.lanes.add(pairs[i + 1] as number);
    }
  }

  /** As in views: candidates that the viewer does not know are left out, and slots are named. */
  private frameData(data: FrameData | null): void {
    if (data === null) return;
    if (data.kind === 'cast') this.walk.visit({ ...data, way: { ...data.way, slot: this.names[data.way.slot] } });
    else
      this.walk.visit(
        withoutSecrets(
          data,
          (value) => this.game.isCurrent(value) && !this.knows(slotOf(value)),
          (player) => (this.sight.shared & (1 << player)) !== 0,
        ),
      );
  }

  private question(asked: Decision | null): void {
    if (asked === null) return;
    this.walk.visitFields(asked, QUESTION_APART);
    if ((((1 << asked.decider) | (1 << asked.player)) & this.sight.shared) === 0) return;
    this.walk.visit(asked.subjects);
    this.walk.visit(asked.texts);
    if (asked.coding !== 'action') this.walk.visit(asked.options);
    else for (const action of asked.options) this.action(action);
  }

  private action(action: number): void {
    const slot = actionSlot(action);
    this.lanes.add(actionType(action));
    this.lanes.add(actionIndex(action));
    this.lanes.add(slot === 0 ? 0 : (this.names[slot] as number));
  }
}

const HIDDEN_OR_APART: Without = new Without([
  ...UNHASHED.names,
  // By slot, or lists of slots: hashed by what is visible of them.
  ...['cards', 'owners', 'stamps', 'zones', 'known', 'objects', 'firstTokenSlot'],
  ...['battlefield', 'exile', 'command', 'players', 'commanders', 'stack', 'frames', 'decision', 'lastKnown'],
  'pendingTriggers',
  // Secret, or without meaning beyond this state.
  ...['picked', 'nextStamp', 'seed', 'forcedChances', 'undo', 'zonesInForce', 'zonesUsable', 'checkStateBased'],
]);
const PLAYER_APART: Without = new Without([
  'library',
  'hand',
  'graveyard',
  'outside',
  'companion',
  'commanderDamage',
  'commanderCasts',
]);
const CACHED_AND_FACE: Without = new Without(['characteristics', 'face']);
const ITEM_FACE: Without = new Without(['face', 'ability']);
const FRAME_APART: Without = new Without(['data', 'item']);
const QUESTION_APART: Without = new Without(['options', 'subjects', 'texts']);
