/** Costs in Oracle order: mana, tapping, then the actions, as activated abilities and "as an additional cost" have them. */
import {
  type Cost,
  type CostComponent,
  type Filter,
  type ObjectSet,
  type Quantity,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { capitalise, numberWord } from './english.ts';
import { type FilterPlace, headNoun, nounPhrase } from './printFilter.ts';
import { counted, forEach, quantityValue } from './printQuantity.ts';
import { placeOf, printObjects, printSelf, withDeterminer } from './printReference.ts';
import { zoneName } from './vocabulary.ts';

/** Rank of a component in a printed cost: mana, {T}/{Q}, then actions in the order they stand in the cost. */
function rank(component: CostComponent): number {
  switch (component.kind) {
    case 'loyalty':
      return 0;
    case 'mana':
    case 'genericMana':
      return 1;
    case 'tapSelf':
    case 'untapSelf':
      return 2;
    default:
      return 3;
  }
}

export function orderedCost(cost: Cost): CostComponent[] {
  return cost
    .map((component, index) => ({ component, index }))
    .sort((a, b) => rank(a.component) - rank(b.component) || a.index - b.index)
    .map((entry) => entry.component);
}

/** `{1}{U}{B}, {T}, Sacrifice this creature`: the part before an ability's colon. */
export function printCost(cost: Cost, context: PrintContext): string {
  return orderedCost(cost)
    .map((component) => printCostComponent(component, context))
    .join(', ')
    .replace(/^\{([13-9])\/([WUBRG])\}, \{T\}/, '{$1}, {T} or {$2}, {T}');
}

/** What may be paid any number of times, all together: "exile any number of white cards from your hand". */
export function printAnyNumber(cost: Cost, context: PrintContext): string {
  const [part] = cost;
  if (part?.kind === 'sacrifice')
    return `sacrifice any number of ${nounPhrase(part.filter, context, { place: 'permanent', many: true })}`;
  if (part?.kind !== 'exileCards') throw new Error('only exiling and sacrificing are worded with any number');
  const noun = nounPhrase(withoutYou(part.filter), context, {
    place: placeOf(part.zone),
    many: true,
    location: fromZone(part.zone),
  });
  return `exile any number of ${noun}`;
}

/** As a verb phrase after "pay" or "may": "pay {1}", "sacrifice a creature", "pay {2} and discard a card". */
export function printCostAsAction(cost: Cost, context: PrintContext): string {
  const parts = orderedCost(cost).map((component) => {
    const text = printCostComponent(component, context);
    if (component.kind === 'mana' && component.waterbend === true) return `waterbend ${component.cost}`;
    if (component.kind === 'mana' || component.kind === 'genericMana') return `pay ${text}`;
    if (component.kind === 'tapSelf') return `tap ${printSelf(context)}`;
    if (component.kind === 'untapSelf') return `untap ${printSelf(context)}`;
    return text.charAt(0).toLowerCase() + text.slice(1);
  });
  return parts.join(' and ');
}

function printCostComponent(component: CostComponent, context: PrintContext): string {
  switch (component.kind) {
    case 'mana':
      return component.waterbend === true ? `Waterbend ${component.cost}` : component.cost;
    case 'genericMana':
      return genericMana(component.amount, context);
    case 'tapSelf':
      return '{T}';
    case 'untapSelf':
      return '{Q}';
    case 'tapPermanents':
      if (component.name?.startsWith('tapped') === true)
        bindPaid(component.name, 'tapped', component.filter, component.count, 'permanent', context);
      return `Tap ${untappedObjects(component.filter, component.count, context)}`;
    case 'tapPower': {
      const tapped = untappedObjects(component.filter, 2, context).replace(/^two /, '');
      return `Tap any number of ${tapped} with total power ${quantityValue(component.power, context)} or greater`;
    }
    case 'collectEvidence':
      return `Collect evidence ${quantityValue(component.value, context)}`;
    case 'blight':
      return `Blight ${quantityValue(component.counters, context)}`;
    case 'sacrificeSelf':
      return `Sacrifice ${printSelf(context)}`;
    case 'sacrifice':
      bindPaid(component.name, 'sacrificed', component.filter, component.count, 'permanent', context);
      if (component.filter.kind === 'attachedToBySource') return `Sacrifice ${context.self.host}`;
      if (typeof component.count === 'object' && component.count.kind === 'count')
        return `Sacrifice all ${nounPhrase(component.filter, context, { place: 'permanent', many: true })}`;
      return `Sacrifice ${amountOf(component.filter, component.count, 'permanent', context)}`;
    case 'discard':
      bindPaid(component.name, 'discarded', component.filter, component.count, 'card', context);
      return `Discard ${amountOf(component.filter, component.count, 'card', context)}${component.random === true ? ' at random' : ''}`;
    case 'discardSelf':
      return 'Discard this card';
    case 'discardHand':
      return 'Discard your hand';
    case 'payLife':
      return `Pay ${lifeAmount(component.amount, context)}`;
    case 'removeCounters':
      if (component.name !== undefined && component.counter !== null)
        return `Remove all ${component.counter} counters from ${printSelf(context)}`;
      return `Remove ${counted(component.count, component.counter === null ? 'counter' : `${component.counter} counter`, context)} ${removedFrom(component.from, component.count, context)}`;
    case 'putCounters':
      return `Put ${counted(component.count, `${component.counter} counter`, context)} on ${printSelf(context)}`;
    case 'loyalty':
      return loyalty(component.change);
    case 'exileSelf':
      return `Exile ${context.selfIsCard ? `${context.self.card} from your ${zoneName(context.selfZone ?? Zone.Graveyard)}` : printSelf(context)}`;
    case 'exileCards':
      bindPaid(component.name, 'exiled', component.filter, component.count, placeOf(component.zone), context);
      return `Exile ${amountOf(component.filter, component.count, placeOf(component.zone), context, fromZone(component.zone))}`;
    case 'exileMaterials': {
      const many = component.orMore === true ? ' or more' : '';
      return `Exile ${quantityValue(component.count, context)}${many} ${nounPhrase(component.filter, context, { place: 'permanent', many: true })} you control and/or cards from your graveyard`;
    }
    case 'behold':
      bindPaid(component.name, 'beheld', component.filter, component.count, 'permanent', context);
      return `Behold ${amountOf(component.filter, component.count, 'permanent', context)}${component.exile === true ? ' and exile it' : ''}`;
    case 'oneOf':
      if (component.action !== undefined) return capitalise(component.action);
      return component.of
        .map(({ part }, at) =>
          at === 0
            ? printCostComponent(part, context)
            : printCostComponent(part, context).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
        )
        .join(' or ');
    case 'buryExiled':
      return buryExiled(component, context);
    case 'returnToHand':
      bindPaid(component.name, 'returned', component.filter, component.count, 'permanent', context);
      return `Return ${amountOf(component.filter, component.count, 'permanent', context, 'you control')} to ${component.count === 1 ? "its owner's hand" : "their owner's hand"}`;
    case 'returnSelfToHand':
      return `Return ${printSelf(context)} to its owner's hand`;
    case 'revealFromHand':
      if (component.filter.kind === 'isSelf') return `Reveal ${printSelf(context)} from your hand`;
      bindPaid(component.name, 'revealed', component.filter, component.count, 'card', context);
      return `Reveal ${amountOf(component.filter, component.count, 'card', context)} from your hand`;
    case 'mill':
      if (component.name !== undefined)
        context.bind(component.name, {
          later: component.count === 1 ? 'that card' : 'those cards',
          many: component.count !== 1,
          player: false,
          zone: Zone.Graveyard,
        });
      return `Mill ${counted(component.count, 'card', context)}`;
    case 'exertSelf':
      return `Exert ${printSelf(context)}`;
    case 'unattach':
      return `Unattach ${printObjects(component.what, context).text}`;
    case 'payEnergy':
      return typeof component.amount === 'number'
        ? `Pay ${'{E}'.repeat(component.amount)}`
        : `Pay ${quantityValue(component.amount, context)} {E}`;
  }
}

function genericMana(amount: Quantity, context: PrintContext): string {
  if (typeof amount === 'number') return `{${amount}}`;
  if (amount.kind === 'x') return '{X}';
  const [base, more] = amount.kind === 'sum' ? amount.of : [];
  const each = more === undefined ? null : forEach(more, context);
  if (typeof base === 'number' && each !== null && amount.kind === 'sum' && amount.of.length === 2)
    return `{${base}} plus an additional {${each.factor}} ${each.text}`;
  return `{X}, where X is ${quantityValue(amount, context)}`;
}

function lifeAmount(amount: Quantity, context: PrintContext): string {
  if (typeof amount === 'number') return `${amount} life`;
  if (amount.kind === 'x') return 'X life';
  if (amount.kind === 'half') return `half your life, rounded ${amount.round}`;
  return `life equal to ${quantityValue(amount, context)}`;
}

/** Loyalty costs are written with U+2212 (606.4). */
function loyalty(change: number | '-X'): string {
  if (change === '-X') return '\u2212X';
  if (change > 0) return `+${change}`;
  return change === 0 ? '0' : `\u2212${-change}`;
}

function fromZone(zone: ZoneId): string {
  if (zone === Zone.Battlefield) return 'you control';
  switch (zone) {
    case Zone.Graveyard:
      return 'from your graveyard';
    case Zone.Hand:
      return 'from your hand';
    case Zone.Library:
      return 'from the top of your library';
    default:
      return '';
  }
}

/** "a creature", "two lands", "X Mountains": what a cost names is yours without saying so (118.3, 701.21a). */
function amountOf(filter: Filter, count: Quantity, place: FilterPlace, context: PrintContext, where = ''): string {
  if (filter.kind === 'among') return printObjects(filter.what, context).text;
  const noun = (many: boolean): string => nounPhrase(withoutYou(filter), context, { place, many, location: where });
  if (count === 1) return withDeterminer(noun(false));
  if (typeof count === 'number') return `${numberWord(count)} ${noun(true)}`;
  if (count.kind === 'x') return `X ${noun(true)}`;
  if (count.kind === 'bound') return `that many ${noun(true)}`;
  return `a number of ${noun(true)} equal to ${quantityValue(count, context)}`;
}

function buryExiled(
  { filter, count }: Extract<CostComponent, { readonly kind: 'buryExiled' }>,
  context: PrintContext,
): string {
  const noun = nounPhrase(filter, context, { place: 'card', many: count !== 1 });
  if (count === 1) return `Put ${withDeterminer(noun)} from exile into that player's graveyard`;
  return `Put ${typeof count === 'number' ? numberWord(count) : quantityValue(count, context)} ${noun} from exile into their owners' graveyards`;
}

function untappedObjects(filter: Filter, count: Quantity, context: PrintContext): string {
  if (filter.kind === 'among') return printObjects(filter.what, context).text;
  const parts = filter.kind === 'and' ? filter.of : [filter];
  const untapped: Filter = {
    kind: 'and',
    of: [
      ...parts.filter((part) => part.kind !== 'untapped' && part.kind !== 'controlledBy'),
      { kind: 'untapped' },
      { kind: 'controlledBy', who: { kind: 'you' } },
    ],
  };
  if (count === 1) return withDeterminer(nounPhrase(untapped, context, { place: 'permanent', many: false }));
  const noun = nounPhrase(untapped, context, { place: 'permanent', many: true });
  return typeof count === 'number' ? `${numberWord(count)} ${noun}` : `${quantityValue(count, context)} ${noun}`;
}

function withoutYou(filter: Filter): Filter {
  if (filter.kind === 'controlledBy' || filter.kind === 'ownedBy') return { kind: 'any' };
  if (filter.kind !== 'and') return filter;
  return {
    kind: 'and',
    of: filter.of.filter(
      (part) => !((part.kind === 'controlledBy' || part.kind === 'ownedBy') && part.who.kind === 'you'),
    ),
  };
}

/** What was paid is later "the sacrificed creature", "the discarded card". */
/** "from this creature", "from a creature you control", "from among creatures you control". */
function removedFrom(from: ObjectSet | undefined, count: Quantity, context: PrintContext): string {
  if (from === undefined) return `from ${printSelf(context)}`;
  if (from.kind !== 'all') return `from ${printObjects(from, context).text}`;
  const noun = nounPhrase(from.filter, context, { place: 'permanent', many: count !== 1 });
  return count === 1 ? `from ${withDeterminer(noun)}` : `from among ${noun}`;
}

function bindPaid(
  name: string | undefined,
  verb: string,
  filter: Filter,
  count: Quantity,
  place: FilterPlace,
  context: PrintContext,
): void {
  if (name === undefined) return;
  const many = count !== 1;
  context.bind(name, { later: `the ${verb} ${headNoun(filter, context, place, many)}`, many, player: false });
}
