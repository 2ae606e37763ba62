/** Leave to cast cards from where they lie: "you may cast this card from your graveyard". */
import { type Allowance, CardType, type Filter, Zone } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { gerund } from './gerund.ts';
import { printCost, printCostAsAction } from './printCost.ts';
import { nounPhrase } from './printFilter.ts';
import { playerGroup } from './printPlayers.ts';
import { selfByName } from './printReference.ts';
import { spellNoun } from './printRestriction.ts';
import { zoneName } from './vocabulary.ts';

export function castFrom(allowance: Allowance & { readonly kind: 'castFromZone' }, context: PrintContext): string {
  if (allowance.way !== undefined) return lentKeyword(allowance, allowance.way, context);
  const own = allowance.what.kind === 'isSelf';
  const what = own ? `cast ${context.self.card}` : playedFrom(withoutOwner(allowance.what), context);
  const exile = allowance.exileAfter
    ? '. If a spell cast this way would be put into your graveyard, exile it instead'
    : '';
  const paying =
    allowance.alsoPay === undefined
      ? ''
      : ` by ${gerund(printCostAsAction(allowance.alsoPay, context))} in addition to paying ${own ? 'its' : 'their'} other costs`;
  const { entersWith } = allowance;
  const counter =
    entersWith === undefined
      ? ''
      : own
        ? `. If you do, it enters with a ${entersWith} counter on it`
        : `. If you cast a spell this way, that permanent enters with a ${entersWith} counter on it`;
  const once = allowance.oncePerTurn === true ? 'once each turn, ' : '';
  return `${once}${playerGroup(allowance.who, context)} may ${what} from ${place(allowance, context)}${paying}${exile}${counter}`;
}

/** "Each instant card in your graveyard has flashback. The flashback cost is equal to its mana cost." */
function lentKeyword(
  { what, cost, alsoPay }: Allowance & { readonly kind: 'castFromZone' },
  way: string,
  context: PrintContext,
): string {
  const parts = what.kind === 'and' ? what.of : [what];
  const cards: Filter = { kind: 'and', of: parts.filter(({ kind }) => kind !== 'discardedThisTurn') };
  const each = `each ${nounPhrase(cards, context, { place: 'card', many: false, location: 'in your graveyard' })} has ${way}`;
  if (way === 'retrace') return each;
  if (alsoPay !== undefined)
    return `${each}. The ${way} cost is equal to the card's mana cost plus ${printCostAsAction(alsoPay, context)}`;
  return cost === undefined
    ? `${each}. The ${way} cost is equal to its mana cost`
    : `${each} ${printCost(cost, context)}`;
}

function place(
  { zone, who, among, what }: Allowance & { readonly kind: 'castFromZone' },
  context: PrintContext,
): string {
  if (among !== undefined) {
    const owner = isOwned(what) ? ' you own' : '';
    return `among cards${owner} exiled with ${selfByName(context)}`;
  }
  if (zone === Zone.Exile) return 'exile';
  return `${who.kind === 'you' ? 'your' : 'their'} ${zoneName(zone === Zone.Graveyard ? Zone.Graveyard : zone === Zone.Hand ? Zone.Hand : Zone.Library)}`;
}

function isOwned(what: Filter): boolean {
  return what.kind === 'and' && what.of.some(({ kind }) => kind === 'ownedBy');
}

function withoutOwner(what: Filter): Filter {
  return what.kind === 'and' ? { kind: 'and', of: what.of.filter(({ kind }) => kind !== 'ownedBy') } : what;
}

/** "play lands", "cast creature spells", "play lands and cast spells": what a filter for cards allows. */
export function playedFrom(what: Filter, context: PrintContext): string {
  if (what.kind === 'type' && what.types === CardType.Land) return 'play lands';
  const [first, second, ...more] = what.kind === 'or' ? what.of : [];
  if (what.kind === 'any') return 'play lands and cast spells';
  if (first?.kind === 'type' && first.types === CardType.Land && second !== undefined && more.length === 0)
    return `play lands and cast ${spellNoun(second, context)}`;
  const parts = what.kind === 'and' ? what.of : [what];
  const spells = parts.filter((part) => !isNonland(part));
  return `cast ${spellNoun({ kind: 'and', of: spells }, context)}`;
}

function isNonland(part: Filter): boolean {
  return part.kind === 'not' && part.of.kind === 'type' && part.of.types === CardType.Land;
}
