/** Sagas (714): their final chapter, the sacrifice after it (714.4), and the lore counters of the precombat main phase (714.3c). */
import { propose } from '../effects/propose.ts';
import { refresh } from '../effects/refresh.ts';
import type { CountersEvent } from '../engine/events.ts';
import type { Game } from '../state/game.ts';
import { counterCount, type Permanent } from '../state/permanent.ts';

export const LORE = 'lore';

/** The greatest chapter among its abilities, 0 without any (714.2d). */
function finalChapter(permanent: Permanent): number {
  let last = 0;
  for (const { ability } of permanent.characteristics.abilities)
    if (ability.kind === 'triggered' && ability.event.kind === 'chapter') last = Math.max(last, ability.event.number);
  return last;
}

/** Without abilities it has no chapters, and is none as far as rules ask. */
function isSaga(permanent: Permanent): boolean {
  const { abilities, subtypes } = permanent.characteristics;
  return abilities.length > 0 && subtypes.includes('Saga');
}

/** 714.4: it has come to its end and no chapter ability of it has yet to leave the stack. */
export function isFinishedSaga(game: Game, permanent: Permanent): boolean {
  if (!isSaga(permanent)) return false;
  const last = finalChapter(permanent);
  if (last === 0 || counterCount(permanent.counters, LORE) < last) return false;
  return (
    !game.stack.some((item) => !item.isSpell && item.source === permanent.handle && isChapter(item.ability)) &&
    !game.pendingTriggers.some((pending) => pending.source === permanent.handle && isChapter(pending.ability))
  );
}

function isChapter(record: Permanent['characteristics']['abilities'][number] | null): boolean {
  return record?.ability.kind === 'triggered' && record.ability.event.kind === 'chapter';
}

/** The turn-based action of the precombat main phase (714.3c). */
export function addLore(game: Game): void {
  if (game.stale) refresh(game);
  const events: CountersEvent[] = [];
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.phasedOut) continue;
    if (permanent.controller !== game.activePlayer || !isSaga(permanent) || finalChapter(permanent) === 0) continue;
    const by = permanent.controller;
    events.push({ kind: 'putCounters', object: permanent.handle, counter: LORE, amount: 1, by, byEffect: false });
  }
  if (events.length > 0) propose(game, events);
}
