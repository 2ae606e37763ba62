/** X of a trigger that no cost of its own gives a value: what was chosen for the spell that was cast, or as the card was cycled (107.3). */
import { type Ability, EVENT_NAMES, type EventPattern, type TriggeredAbility } from '@foretell/rules/ir';
import { rewrite } from './rewrite.ts';
import { asksForX } from './xWithoutValue.ts';

/** The face's abilities; with {X} in its own mana cost X is that (107.3m). */
export function withXOfEvents(abilities: readonly Ability[], manaCost: string | null): readonly Ability[] {
  if (manaCost?.includes('{X}') === true) return abilities;
  const cycledForX = abilities.some(
    (ability) => ability.kind === 'activated' && /cycling$/i.test(ability.keyword ?? '') && asksForX(ability),
  );
  return abilities.map((ability) =>
    ability.kind === 'triggered' && !asksForX(ability) && tellsOfX(ability.event, cycledForX)
      ? ofEvent(ability)
      : ability,
  );
}

/** Whether X was chosen, or could have been, for what happened. */
function tellsOfX(event: EventPattern, cycledForX: boolean): boolean {
  switch (event.kind) {
    case 'castsSpell':
      return JSON.stringify(event.what).includes('"kind":"hasXInCost"');
    case 'performs':
      return event.action === 'cycle' && event.what?.kind === 'isSelf' && cycledForX;
    case 'while':
    case 'firstTime':
      return tellsOfX(event.event, cycledForX);
    default:
      return false;
  }
}

function ofEvent(ability: TriggeredAbility): TriggeredAbility {
  return rewrite(ability, (part) => (part['kind'] === 'x' ? { kind: 'bound', name: EVENT_NAMES.amount } : undefined));
}
