/** Scenes made by hand, as small as a test needs. */
import { UNKNOWN } from '../../src/engine/scene/cardScene.ts';
import type { CardScene, PermanentScene, Scene, SeatScene } from '../../src/protocol/scene.ts';

export function card(ref: number, some: Partial<CardScene> = {}): CardScene {
  return { ...UNKNOWN, ref, name: `Card ${ref}`, permission: '', notes: [], ...some };
}

export function permanent(ref: number, some: Partial<PermanentScene> = {}): PermanentScene {
  return {
    ...card(ref, some),
    controller: 0,
    owner: 0,
    tapped: false,
    faceDown: false,
    phasedOut: false,
    isToken: false,
    sick: false,
    damage: 0,
    counters: [],
    attachedTo: 0,
    attacking: 0,
    blocking: [],
    keywords: [],
    ...some,
  };
}

export function land(ref: number, some: Partial<PermanentScene> = {}): PermanentScene {
  return permanent(ref, { name: 'Forest', types: ['land'], ...some });
}

export function creature(ref: number, some: Partial<PermanentScene> = {}): PermanentScene {
  return permanent(ref, { name: 'Bear', types: ['creature'], powerToughness: '2/2', ...some });
}

/** Two seats with these permanents; the viewer has seat 0. */
export function scene(mine: readonly PermanentScene[], theirs: readonly PermanentScene[] = []): Scene {
  return {
    viewer: 0,
    turn: 3,
    step: 'precombat_main',
    activeSeat: 0,
    waitingFor: 0,
    seats: [seat(0, mine), seat(1, theirs)],
    stack: [],
    shown: [],
    facts: [],
  };
}

function seat(number: number, battlefield: readonly PermanentScene[]): SeatScene {
  return {
    seat: number,
    name: number === 0 ? 'You' : 'Foe',
    isViewer: number === 0,
    isYou: number === 0,
    lost: false,
    life: 20,
    counters: [],
    manaPool: [],
    hand: [],
    librarySize: 40,
    libraryTop: [],
    graveyard: [],
    exile: [],
    command: [],
    battlefield,
    designations: [],
  };
}
