/** What mana does for the spell it is spent on (106.6): it can't be countered, it has haste, something triggers. */
import { matches } from '../engine/match.ts';
import { eventNames, scratchFrame } from '../engine/select.ts';
import type { Filter, ManaRestriction } from '../ir/index.ts';
import { HASTY } from '../keywords/afterResolving.ts';
import { faceOfSource } from '../stack/triggers.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';

/** Riders on spent mana (106.6): "that spell can't be countered". */
export function applyRider(game: Game, item: StackItem, restriction: number): void {
  const entry = game.manaRestrictions[restriction - 1];
  if (entry === undefined) return;
  const { spend, source } = entry;
  const spent = (on: Filter | undefined): boolean =>
    on !== undefined && item.isSpell && matches(game, scratchFrame(item.controller, source), on, item.handle);
  if (spend.cantBeCountered === true || spent(spend.uncounterable)) item.cantBeCountered = true;
  if (spend.whenSpent !== undefined && spent(spellsOf(spend.whenSpent)))
    triggerAtOnce(game, spend.whenSpent, source, item);
  if (!item.paidCosts.includes(HASTY) && spent(spend.hasteFor)) item.paidCosts = [...item.paidCosts, HASTY];
}

type WhenSpent = NonNullable<ManaRestriction['whenSpent']>;

function spellsOf({ ability }: WhenSpent): Filter | undefined {
  return ability.kind === 'triggered' && ability.event.kind === 'castsSpell' ? ability.event.what : undefined;
}

/** The ability waits to be put on the stack; its facts are those of the spell. */
function triggerAtOnce(game: Game, { ability }: WhenSpent, source: Handle, spell: StackItem): void {
  const record = game.catalog.recordOfAbility.get(ability);
  if (record === undefined) throw new Error('a trigger of mana that was not compiled');
  const facts = eventNames(spell.handle, spell.controller, spell.x, 0);
  game.pendingTriggers = [
    ...game.pendingTriggers,
    {
      ability: record,
      program: null,
      face: faceOfSource(game, source),
      source,
      controller: spell.controller,
      names: facts.names,
      values: facts.values,
      open: false,
    },
  ];
}
