/** Enlisting (702.154): as a creature attacks, another that stays behind may be tapped for it. Asked after exerting, told with the attack. */
import { tellAction } from '../actions/designate.ts';
import { tapPermanent } from '../actions/tap.ts';
import { ask } from '../engine/procedures.ts';
import { CardType, type Effect } from '../ir/index.ts';
import { isSick } from '../stack/activate.ts';
import { pushEffect } from '../stack/resolve.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { AttackData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { instancesOf } from './attackWords.ts';

const ENLISTED = 'enlisted';

/** "When you do, this creature gets +X/+0 until end of turn"; every catalog has compiled it. */
export const ENLIST_EFFECT: Effect = {
  kind: 'reflexive',
  ability: {
    kind: 'triggered',
    event: { kind: 'state', condition: { kind: 'always' } },
    targets: [],
    effect: {
      kind: 'apply',
      to: { kind: 'self' },
      changes: [
        { kind: 'modifyPowerToughness', power: { kind: 'power', of: { kind: 'bound', name: ENLISTED } }, toughness: 0 },
      ],
      duration: { kind: 'endOfTurn' },
    },
  },
};

/** Asks once for each instance of enlist; null while a question is open. `frame.c` counts the answers. */
export function chooseEnlisted(game: Game, frame: Frame, declared: AttackData): AttackData | null {
  let data = declared;
  const enlisting = attackersWith(game, frame, data);
  while (frame.c < 2 * enlisting.length) {
    const attacker = enlisting[frame.c >> 1] as Handle;
    if ((frame.c & 1) === 1) {
      frame.c++;
      if (game.picked !== 0) data = { ...data, enlisted: [...data.enlisted, attacker, game.picked] };
      continue;
    }
    const options = fitToEnlist(game, frame, data);
    if (options.length === 0) {
      frame.c += 2;
      continue;
    }
    frame.c++;
    frame.data = data;
    ask(game, DecisionKind.Choose, game.activePlayer, attacker, 'object', [...options, 0], [attacker], ENLIST, true);
    return null;
  }
  frame.data = data;
  return data;
}

const ENLIST: readonly string[] = ['enlist'];

/** The attackers, once for each instance (702.154d). */
function attackersWith(game: Game, frame: Frame, { creatures }: AttackData): Handle[] {
  const enlisting: Handle[] = [];
  for (let at = 0; at < creatures.length; at++) {
    const creature = creatures[at] as Handle;
    const count = frame.locals[at] === 0 ? 0 : instancesOf(game.permanent(creature), 'enlist');
    for (let i = 0; i < count; i++) enlisting.push(creature);
  }
  return enlisting;
}

/** Untapped, not attacking, not new without haste, and not yet enlisted. */
function fitToEnlist(game: Game, frame: Frame, { creatures, enlisted }: AttackData): Handle[] {
  const taken = [...creatures.filter((_, at) => frame.locals[at] !== 0), ...enlisted];
  const result: Handle[] = [];
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (!permanent || permanent.controller !== game.activePlayer || permanent.tapped || permanent.phasedOut) continue;
    if ((permanent.characteristics.types & CardType.Creature) === 0 || isSick(game, permanent)) continue;
    if (!taken.includes(permanent.handle)) result.push(permanent.handle);
  }
  return result;
}

/** Pairs of an attacker and what it enlists. */
export function enlistAll(game: Game, enlisted: readonly Handle[]): void {
  for (let i = 0; i < enlisted.length; i += 2) {
    const [attacker, tapped] = [enlisted[i] as Handle, enlisted[i + 1] as Handle];
    tapPermanent(game, tapped);
    tellAction(game, 'enlist', attacker, game.activePlayer, tapped);
    pushEffect(game, ENLIST_EFFECT, game.activePlayer, attacker, [ENLISTED], [[tapped]]);
  }
}
