/** Damage dealt (120.3): what it causes, by the source's keywords and by what is damaged. */
import { reaches } from '../control/range.ts';
import { type CountersEvent, type DamageEvent, EventKind, type LifeEvent } from '../engine/events.ts';
import { lethalAmount } from '../engine/lethal.ts';
import { characteristicsOf, controllerOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame } from '../engine/select.ts';
import { rememberStriker } from '../engine/struck.ts';
import { CardType, Keyword } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue, playerOfValue } from '../state/handle.ts';
import { isComponent } from '../state/merged.ts';

import { preventedByProtection } from './damageReplacement.ts';
import { type Happened, note } from './happened.ts';
import { anyConcerns } from './inForce.ts';
import { addCounters, gainLife, loseLife, removeCounters } from './performPlayer.ts';
import { lifeLostToDamage } from './rulesOfPlayers.ts';

export function performDamage(game: Game, event: DamageEvent, happened: Happened): number {
  if (event.amount <= 0 || preventedByProtection(game, event)) return 0;
  if (game.config.range !== 'all' && !reaches(game, controllerOf(game, event.source), event.target)) return 0; // 801.10
  const keywords = characteristicsOf(game, event.source).keywords;
  const lethal = asksForExcess(game, event) ? lethalAmount(game, event) : event.amount;
  const dealt = isPlayerValue(event.target)
    ? damagePlayer(game, event, keywords, happened)
    : damagePermanent(game, event, keywords, happened);
  if (dealt === 0) return 0;
  game.checkStateBased = true;
  const source = game.catalog.readsDamageDealt ? game.permanent(event.source) : null;
  if (source !== null) source.damageTurn = game.turnNumber;
  const player = isPlayerValue(event.target) ? playerOfValue(event.target) : -1;
  const excess = Math.max(0, dealt - lethal);
  note(game, happened, EventKind.Damage, event.source, player, dealt, event.target, excess, 0, event.combat, '');
  // 120.3f, 702.15b
  if ((keywords & Keyword.Lifelink) !== 0) {
    const gain: LifeEvent = { kind: 'gainLife', player: controllerOf(game, event.source), amount: dealt };
    if (anyConcerns(game, gain)) leave(happened, gain);
    else gainLife(game, gain.player, dealt, happened);
  }
  return dealt;
}

/** Whether a trigger might ask how much of it is excess damage. */
function asksForExcess(game: Game, { target }: DamageEvent): boolean {
  if (isPlayerValue(target)) return false;
  return game.stale || game.delayed.length > 0 || (game.registry.triggerMask & (1 << EventKind.Damage)) !== 0;
}

/** 120.4c: a result that replacement effects have to do with is left to them. */
function leave(happened: Happened, result: CountersEvent | LifeEvent): void {
  happened.results = [...(happened.results ?? []), result];
}

function damagePlayer(game: Game, event: DamageEvent, keywords: number, happened: Happened): number {
  const index = playerOfValue(event.target);
  const player = game.player(index);
  if (player.lost) return 0;
  player.tally.damageTaken += event.amount;
  if (game.catalog.readsDamageSources) player.tally.damagedBy = [...player.tally.damagedBy, event.source, event.amount];
  // 120.3b, 702.90b
  if ((keywords & Keyword.Infect) !== 0) poison(game, event, event.amount, happened);
  else loseLife(game, index, lifeLostToDamage(game, index, event.amount), happened);
  if (event.combat) {
    if (game.catalog.readsStrikers) rememberStriker(game, event.source);
    const toxic = toxicValue(game, event.source);
    if (toxic > 0) poison(game, event, toxic, happened);
    recordCommanderDamage(game, event, index);
  }
  return event.amount;
}

function poison(game: Game, { source, target }: DamageEvent, amount: number, happened: Happened): void {
  const by = controllerOf(game, source);
  const counters: CountersEvent = {
    kind: 'putCounters',
    object: target,
    counter: 'poison',
    amount,
    by,
    byEffect: false,
  };
  if (anyConcerns(game, counters)) leave(happened, counters);
  else addCounters(game, counters, happened);
}

/** 120.3g, 702.164b: the sum of its toxic abilities. */
function toxicValue(game: Game, source: Handle): number {
  const { abilities } = characteristicsOf(game, source);
  let total = 0;
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i]?.ability;
    if (ability?.kind === 'keyword' && ability.keyword === 'toxic')
      total += evaluate(game, scratchFrame(controllerOf(game, source), source), ability.count);
  }
  return total;
}

/** 903.10a: combat damage by each commander is added up for each player. */
function recordCommanderDamage(game: Game, event: DamageEvent, index: number): void {
  const permanent = game.permanentOrLast(event.source);
  const slot = permanent === null ? -1 : game.commanders.find((commander) => isComponent(permanent, commander));
  if (slot === undefined || slot < 0) return;
  const player = game.player(index);
  const list = player.commanderDamage.slice();
  const at = list.findIndex((value, i) => i % 2 === 0 && value === slot);
  if (at < 0) list.push(slot, event.amount);
  else list[at + 1] = (list[at + 1] ?? 0) + event.amount;
  player.commanderDamage = list;
}

function damagePermanent(game: Game, event: DamageEvent, keywords: number, happened: Happened): number {
  const permanent = game.permanent(event.target);
  if (permanent === null) return 0;
  const types = characteristicsOf(game, event.target).types;
  permanent.dealtDamageThisTurn = true;
  if (game.catalog.readsDamageSources) {
    permanent.damagedBy = [...permanent.damagedBy, event.source];
    permanent.damagedByPlayers |= 1 << controllerOf(game, event.source);
  }
  if ((types & CardType.Creature) !== 0) {
    if ((keywords & (Keyword.Wither | Keyword.Infect)) !== 0) {
      // 120.3d
      const by = controllerOf(game, event.source);
      const counters: CountersEvent = {
        kind: 'putCounters',
        object: event.target,
        counter: '-1/-1',
        amount: event.amount,
        by,
        byEffect: false,
      };
      if (anyConcerns(game, counters)) leave(happened, counters);
      else addCounters(game, counters, happened);
    } else permanent.damage += event.amount;
    if ((keywords & Keyword.Deathtouch) !== 0) permanent.deathtouched = true;
  }
  // 120.3c, 120.3h
  if ((types & CardType.Planeswalker) !== 0) removeCounters(game, event.target, 'loyalty', event.amount);
  if ((types & CardType.Battle) !== 0) removeCounters(game, event.target, 'defense', event.amount);
  return (types & (CardType.Creature | CardType.Planeswalker | CardType.Battle)) === 0 ? 0 : event.amount;
}
