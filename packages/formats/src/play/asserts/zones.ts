// Counting objects in zones, and what lies where.
import { slotOf, Zone, type ZoneId } from '@foretell/rules';
import type { AssertOf } from '../../scenario/asserts.ts';
import { counterKind } from '../counters.ts';
import type { Failure } from '../failure.ts';
import { playerIndex } from '../names.ts';
import type { Session } from '../session.ts';
import { type Check, expected, holds, objectsIn, ZONE_NAMED } from './outcome.ts';

type ZoneCountOp = 'permanentCount' | 'graveyardCount' | 'handCount' | 'exileCount' | 'libraryCount' | 'commandCount';

function countIn(zone: ZoneId): (session: Session, assert: AssertOf<ZoneCountOp>) => Failure | null {
  return (session, assert) => {
    const objects = objectsIn(session.game, zone, assert.player);
    const { name } = assert;
    const found = name === undefined ? objects : objects.filter((object) => session.names.means(object, name));
    return expected(`${assert.op} of ${name ?? 'cards'}`, assert.count, found.length);
  };
}

export const permanentCount: Check<'permanentCount'> = countIn(Zone.Battlefield);
export const graveyardCount: Check<'graveyardCount'> = countIn(Zone.Graveyard);
export const handCount: Check<'handCount'> = countIn(Zone.Hand);
export const exileCount: Check<'exileCount'> = countIn(Zone.Exile);
export const libraryCount: Check<'libraryCount'> = countIn(Zone.Library);
export const commandCount: Check<'commandCount'> = countIn(Zone.Command);

export const libraryCardAt: Check<'libraryCardAt'> = (session, assert) => {
  const { library } = session.game.player(playerIndex(assert.player));
  const slot = library[library.length - 1 - assert.index];
  if (slot === undefined) return expected(`card ${assert.index} of ${assert.player}'s library`, assert.value, 'none');
  const handle = session.game.handle(slot);
  if (session.names.means(handle, assert.value)) return holds;
  return expected(`card ${assert.index} of ${assert.player}'s library`, assert.value, session.names.of(handle));
};

export const cardCounters: Check<'cardCounters'> = (session, assert) => {
  const { game } = session;
  const kind = counterKind(assert.counter);
  const objects = objectsIn(game, ZONE_NAMED[assert.zone], assert.player).filter((object) =>
    session.names.means(object, assert.name),
  );
  const counts = objects.map((object) => {
    const counters = game.permanent(object)?.counters ?? game.exiled.find((record) => record.card === object)?.counters;
    const at = counters?.indexOf(kind) ?? -1;
    return at < 0 ? 0 : Number(counters?.[at + 1]);
  });
  if (counts.includes(assert.count)) return holds;
  return expected(`${assert.counter} counters on ${assert.name}`, assert.count, counts.join(', '));
};

export const emblemCount: Check<'emblemCount'> = (session, assert) => {
  const { game } = session;
  const emblems = objectsIn(game, Zone.Command, assert.player).filter((object) => {
    const { definition } = game.card(slotOf(object));
    if (definition.layout !== 'emblem') return false;
    return assert.name === undefined || definition.name === assert.name || definition.name === `${assert.name} Emblem`;
  });
  return expected(`emblems of ${assert.player}`, assert.count, emblems.length);
};
