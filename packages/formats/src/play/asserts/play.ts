// What players could do: the stack, legal actions, permissions, attacks, delayed triggers, and what they see.
import {
  ActionType,
  actionIndex,
  actionSlot,
  actionType,
  attackTargets,
  castWays,
  DecisionKind,
  isPlayableLand,
  manaActions,
  mayAttack as mayAttackNow,
  PASS,
  slotOf,
  viewOf,
  wayOf,
  Zone,
  type ZoneId,
} from '@foretell/rules';
import { playerNamed } from '../../scenario/vocabulary.ts';
import { abilityOfAction } from '../abilityAction.ts';
import { castName } from '../castName.ts';
import { quotesDoor } from '../doors.ts';
import { playerIndex } from '../names.ts';
import type { Session } from '../session.ts';
import { type Check, expected, objectsIn, permanentsNamed, sameNames, ZONE_NAMED } from './outcome.ts';

export const stackSize: Check<'stackSize'> = (session, assert) =>
  expected('objects on the stack', assert.count, session.game.stack.length);

export const stackObject: Check<'stackObject'> = (session, assert) => {
  const found = session.game.stack.filter(({ handle }) => session.names.stackStarts(handle, assert.ability));
  return expected(`${assert.ability} on the stack`, assert.count, found.length);
};

/** True only for the player who has priority now. */
export const playable: Check<'playable'> = (session, assert) => {
  const { game } = session;
  const player = playerIndex(assert.player);
  const { decision } = game;
  const has = decision !== null && decision.kind === DecisionKind.Priority && decision.player === player;
  const actions = has ? decision.options.filter((option) => option !== PASS) : [];
  if (has) manaActions(game, player, actions);
  const found = actions.some((action) => actionStarts(session, player, action, assert.ability));
  return expected(`${assert.ability} playable by ${assert.player}`, assert.value, found);
};

function actionStarts(session: Session, player: number, action: number, quoted: string): boolean {
  const { game } = session;
  const slot = actionSlot(action);
  const index = actionIndex(action);
  const card = game.card(slot);
  const query = quoted.toLowerCase();
  switch (actionType(action)) {
    case ActionType.PlayLand:
      return startsWithVerb(card.faces[index]?.face.name ?? '', 'play', query);
    case ActionType.Cast:
      return startsWithVerb(castName(card, wayOf(game, player, slot, index).face), 'cast', query);
    default: {
      if (quotesDoor(game, action, quoted)) return true;
      const ability = abilityOfAction(game, action);
      if (ability === undefined) return false;
      const { record, face, name } = ability;
      return (name !== '' && name.toLowerCase().startsWith(query)) || session.texts.starts(record, face, quoted);
    }
  }
}

function startsWithVerb(name: string, verb: string, query: string): boolean {
  const lower = name.toLowerCase();
  return lower.startsWith(query) || `${verb} ${lower}`.startsWith(query);
}

export const mayAttack: Check<'mayAttack'> = (session, assert) => {
  const { game } = session;
  const player = playerNamed(assert.defender);
  const targets = attackTargets(game).filter((target) =>
    player === undefined ? session.names.means(target, assert.defender) : target === -1 - playerIndex(player),
  );
  const found = permanentsNamed(session, assert).some(({ handle }) =>
    targets.some((target) => mayAttackNow(game, handle, target)),
  );
  return expected(`${assert.name} may attack ${assert.defender}`, assert.value, found);
};

/** A permission to play the card where it is, whatever the timing, cost or land plays left. */
export const mayPlay: Check<'mayPlay'> = (session, assert) => {
  const { game } = session;
  const player = playerIndex(assert.player);
  const zones: readonly ZoneId[] = assert.from === undefined ? PLAYABLE_ZONES : [ZONE_NAMED[assert.from]];
  const found = zones
    .flatMap((zone) => objectsIn(game, zone, undefined))
    .filter((object) => session.names.means(object, assert.card))
    .some((object) => isPermitted(session, player, slotOf(object)));
  return expected(`${assert.player} may play ${assert.card}`, assert.value, found);
};

const PLAYABLE_ZONES: readonly ZoneId[] = [Zone.Hand, Zone.Library, Zone.Graveyard, Zone.Exile, Zone.Command];

function isPermitted(session: Session, player: number, slot: number): boolean {
  const { game } = session;
  if (castWays(game, player, slot).length > 0) return true;
  const { faces, definition } = game.card(slot);
  const isLand = faces.some((face, at) => face.isLand && (at === 0 || definition.layout === 'modalDoubleFaced'));
  return isLand && isPlayableLand(game, player, slot);
}

export const delayedAbility: Check<'delayedAbility'> = (session, assert) => {
  const player = playerIndex(assert.player);
  const found = session.game.delayed.filter(
    ({ origin, face }) => origin.controller === player && face.face.name === assert.source,
  );
  return expected(`delayed triggers of ${assert.source}`, assert.count, found.length);
};

/** The player's own view, as the rules let them look now. */
export const sees: Check<'sees'> = (session, assert) => {
  const view = viewOf(session.game, playerIndex(assert.player));
  const found = view.visibleCards(ZONE_NAMED[assert.zone], playerIndex(assert.owner));
  return sameNames(`${assert.player} sees in ${assert.owner}'s ${assert.zone}`, assert.names, found);
};

/** Everyone sees the top card of the player's library. */
export const topCardRevealed: Check<'topCardRevealed'> = (session, assert) => {
  const owner = playerIndex(assert.player);
  const { game } = session;
  const seen = game.players
    .filter((player) => !player.lost && player.index !== owner)
    .every((player) => viewOf(game, player.index).visibleCards(Zone.Library, owner).length > 0);
  return expected(`top card of ${assert.player}'s library revealed`, assert.value, seen);
};
