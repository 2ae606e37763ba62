/**
 * What a player has done in a turn and how the table looked then, so as not to do the same again where nothing has come of it. Passing ends
 * steps, and whoever judges what is done at once prefers whatever puts off an end at which they lose something: with an ability that costs
 * nothing they would never pass. A turn of free acts that do change the table ends by `Acts`.
 */
import { characteristicsOf, type Game, type Permanent, type Player, type View } from '@foretell/rules';
import type { Plan } from './plans.ts';

export class Repeats {
  private turn = 0;
  private readonly done: Set<string> = new Set();

  /** Which plans the viewer has carried out in this turn while the table looked as it does now. */
  at(view: View): (plan: Plan) => boolean {
    if (view.turnNumber !== this.turn || this.done.size === 0) return () => false;
    const look = lookOf(view);
    return (plan) => this.done.has(keyOf(look, plan));
  }

  /** The viewer begins that plan. */
  add(view: View, plan: Plan): void {
    if (view.turnNumber !== this.turn) this.done.clear();
    this.turn = view.turnNumber;
    this.done.add(keyOf(lookOf(view), plan));
  }
}

function keyOf(look: string, { picks }: Plan): string {
  return `${picks.join(' ')} ${look}`;
}

/** All that the viewer sees but for effects, delayed triggers and the like, which pile up where an act has only such consequences. */
function lookOf(view: View): string {
  const game = view.masked();
  const permanents = game.battlefield.map((slot) => permanentLook(game, game.objects[slot] ?? null));
  const cards = (slots: readonly number[]): number[] => slots.map((slot) => game.card(slot).id);
  const players = game.players.map((player) => [
    playerLook(player),
    cards(player.hand),
    cards(player.library),
    cards(player.graveyard),
  ]);
  const stack = game.stack.map(({ handle }) => handle);
  return JSON.stringify([game.step, stack, cards(game.exile), players, permanents]);
}

function playerLook({ life, counters, pool, specialMana, designations, tally }: Player): unknown {
  return [life, counters, pool, specialMana.length, designations, tally.spellsCast];
}

function permanentLook(game: Game, permanent: Permanent | null): unknown {
  if (permanent === null) return null;
  const { handle, tapped, phasedOut, attacking, blocking, damage, counters, attachedTo } = permanent;
  const { name, colors, types, subtypes, power, toughness, keywords, abilities } = characteristicsOf(game, handle);
  return [
    [handle, permanent.controller, tapped, phasedOut, attacking, blocking, damage, counters, attachedTo],
    [permanent.regenerationShields, permanent.designations],
    [name, colors, types, subtypes, power, toughness, keywords, abilities.map(({ id }) => id)],
  ];
}
