/** Where abilities function when they do not say so (113.6), and which triggers look at a zone change only after it (603.6c). */
import { type Ability, type EventPattern, type Filter, Zone, type ZoneId } from '../ir/index.ts';

export function zoneOfAbility(ability: Ability): ZoneId {
  if ('zone' in ability && ability.zone !== undefined) return ability.zone;
  return ability.kind === 'triggered' ? zoneOfTrigger(ability.event) : Zone.Battlefield;
}

/** 113.6k: an ability whose condition can't be met on the battlefield functions where it can: on the stack, or where its card has come to. */
function zoneOfTrigger(event: EventPattern): ZoneId {
  switch (event.kind) {
    case 'castsSpell':
      return isAboutItself(event.what) ? Zone.Stack : Zone.Battlefield;
    case 'discards':
      return isAboutItself(event.what) ? Zone.Graveyard : Zone.Battlefield;
    case 'moves':
      if (!isAboutItself(event.what) || event.from === Zone.Battlefield) return Zone.Battlefield;
      return event.to ?? Zone.Battlefield;
    case 'performs':
      // 702.170c
      if (event.action === 'plot' && event.what !== undefined && isAboutItself(event.what)) return Zone.Exile;
      // 702.29c: from wherever the card has come to, which is its graveyard unless something sends it elsewhere
      return event.action === 'cycle' && event.what !== undefined && isAboutItself(event.what)
        ? Zone.Graveyard
        : Zone.Battlefield;
    case 'while':
    case 'firstTime':
      return zoneOfTrigger(event.event);
    case 'anyOf': {
      const [first, ...others] = event.of.map(zoneOfTrigger);
      return first !== undefined && others.every((zone) => zone === first) ? first : Zone.Battlefield;
    }
    default:
      return Zone.Battlefield;
  }
}

export function isAboutItself(filter: Filter): boolean {
  return filter.kind === 'isSelf' || (filter.kind === 'and' && filter.of.some(isAboutItself));
}

export function triggersFromAnywhere(event: EventPattern): boolean {
  if (event.kind === 'anyOf') return event.of.every(triggersFromAnywhere);
  if (event.kind === 'while' || event.kind === 'firstTime') return triggersFromAnywhere(event.event);
  return event.kind === 'moves' && event.from === undefined && event.to !== undefined && event.to !== Zone.Battlefield;
}
