/** Changes to what spells and abilities cost (601.2f). */

import { type Condition, type CostChange, Zone } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { numberWord, ordinalWord } from './english.ts';
import { printCondition } from './printCondition.ts';
import { printCostAsAction } from './printCost.ts';
import { nounPhrase } from './printFilter.ts';
import { playerGroup } from './printPlayers.ts';
import { forEach, quantityValue } from './printQuantity.ts';
import { spellNoun } from './printRestriction.ts';

export function printCostChange(change: CostChange, context: PrintContext): string {
  if (change.leastMana !== undefined) {
    const { leastMana: _least, ...plain } = change;
    return `${printCostChange(plain, context)}. This effect can't reduce the mana in that cost to less than one mana`;
  }
  if (change.coloredOnly !== undefined) {
    const { coloredOnly: _only, ...plain } = change;
    return `${printCostChange(plain, context)}. This effect reduces only the amount of colored mana you pay`;
  }
  if (change.floor !== undefined) {
    const amount = numberWord(change.floor);
    const noun = nounPhrase(change.filter, context, { place: 'spell', many: false });
    return `each ${noun} that would cost less than ${amount} mana to cast costs ${amount} mana to cast`;
  }
  if (change.what === 'plot')
    return `plotting ${nounPhrase(change.filter, context, { place: 'card', many: true })} from your hand costs ${genericText(change, context)} less`;
  if (change.what === 'unlock') return `unlock costs you pay cost ${genericText(change, context)} less`;
  const after = moreForEarlierSpells(change);
  if (after !== null)
    return `each spell a player casts costs {${after}} more to cast for each other spell that player has cast this turn`;
  const nth = numberInTurn(change);
  if (nth !== null) {
    const noun = nounPhrase(change.filter, context, { place: 'spell', many: false });
    const when = nth.yours ? 'during each of your turns' : 'each turn';
    const rest = printCostChange({ ...withoutCondition(change), filter: { kind: 'isSelf' } }, context);
    return `the ${ordinalWord(nth.number)} ${noun} you cast ${when}${rest.slice(context.self.spell.length)}`;
  }
  const condition = change.condition === undefined ? '' : ` ${costCondition(change.condition, context)}`;
  const what =
    change.what === 'spell'
      ? castSpells(change, context)
      : `${abilitiesNamed(change)}${change.filter.kind === 'any' ? whoActivates(change, context) : ` of ${nounPhrase(change.filter, context, { place: 'permanent', many: true })}`}`;
  const verb = change.what === 'spell' ? 'to cast' : 'to activate';
  const each = change.times === undefined ? null : forEach(change.times, context);
  const many = each === null ? '' : ` ${each.text}`;
  const from = castFrom(change.condition);
  if (from !== null) return printCostChange(withoutCondition(change), context).replace(' cost ', ` ${from} cost `);
  const single = change.what === 'spell' && what === context.self.spell;
  const cost = single ? 'costs' : 'cost';
  if (change.increase !== undefined) {
    const [only] = change.increase;
    if (change.increase.length === 1 && only?.kind === 'mana')
      return `${what} ${cost} ${only.cost} more ${verb}${many}${exceptMana(change)}${condition}`;
    const each = only?.kind === 'genericMana' && change.increase.length === 1 ? forEach(only.amount, context) : null;
    if (each !== null) return `${what} ${cost} {${each.factor}} more ${verb} ${each.text}${condition}`;
    return `${what} ${cost} an additional "${capital(printCostAsAction(change.increase, context))}" ${verb}${many}${condition}`;
  }
  const reduction = change.reduceMana ?? genericText(change, context);
  const definition =
    typeof change.reduceGeneric === 'object' && change.reduceGeneric.kind !== 'x' ? reducedBy(change, context) : '';
  return `${what} ${cost} ${reduction} less ${verb}${definition}${many}${condition}`;
}

/** How much more generic mana each spell costs for each spell that its caster cast before it. */
function moreForEarlierSpells({ what, who, increase }: CostChange): number | null {
  const [only] = increase ?? [];
  if (what !== 'spell' || who.kind !== 'eachPlayer' || only?.kind !== 'genericMana' || typeof only.amount === 'number')
    return null;
  const factor = only.amount.kind === 'times' ? only.amount.by : 1;
  const counted = only.amount.kind === 'times' ? only.amount.of : only.amount;
  if (typeof counted === 'number' || counted.kind !== 'spellsCastThisTurn') return null;
  return counted.of.kind === 'bound' ? factor : null;
}

/** "equip abilities", "activated abilities" */
function abilitiesNamed({ ability }: CostChange): string {
  const parts = ability?.kind === 'and' ? ability.of : [ability];
  const named = parts.find((part) => part?.kind === 'isAbility');
  const word = named?.kind === 'isAbility' ? named.keyword : undefined;
  if (named?.kind === 'isAbility' && named.exceptMana === true) return 'abilities';
  if (named === undefined && parts.some((part) => part?.kind === 'targets')) return 'abilities';
  return `${word?.toLowerCase() ?? 'activated'} abilities`;
}

/** "you activate that target this creature" */
function whoActivates({ who, ability }: CostChange, context: PrintContext): string {
  if (who.kind !== 'you' && who.kind !== 'opponents') return '';
  const parts = ability?.kind === 'and' ? ability.of : ability === undefined ? [] : [ability];
  const targets = parts.find((part) => part.kind === 'targets');
  const that = targets === undefined ? '' : nounPhrase(targets, context, { place: 'spell', many: true });
  const noMana = who.kind === 'you' && isNoManaAbility(ability) ? " that aren't mana abilities" : '';
  return ` ${playerGroup(who, context)} activate${that.replace(/^spells/, '')}${noMana}`;
}

/** Of abilities that others activate it is said at the end. */
function exceptMana({ who, ability }: CostChange): string {
  return who.kind === 'opponents' && isNoManaAbility(ability) ? " unless they're mana abilities" : '';
}

function isNoManaAbility(ability: CostChange['ability']): boolean {
  return ability?.kind === 'isAbility' && ability.exceptMana === true;
}

function withoutCondition({ condition: _condition, ...change }: CostChange): CostChange {
  return change;
}

/** "The second spell you cast each turn": how many of them were cast before it. */
function numberInTurn({ what, condition }: CostChange): { readonly number: number; readonly yours: boolean } | null {
  if (what !== 'spell' || condition === undefined) return null;
  if (condition.kind === 'and') {
    const [first, second, ...more] = condition.of;
    if (first?.kind !== 'turnOf' || first.who.kind !== 'you' || second === undefined || more.length > 0) return null;
    const number = before(second);
    return number === null ? null : { number, yours: true };
  }
  const number = before(condition);
  return number === null ? null : { number, yours: false };
}

function before(condition: Condition): number | null {
  if (condition.kind !== 'compare' || condition.op !== '=' || typeof condition.right !== 'number') return null;
  const { left } = condition;
  return typeof left === 'object' && left.kind === 'spellsCastThisTurn' ? condition.right + 1 : null;
}

/** "from your graveyard", "from anywhere other than your hand" */
function castFrom(condition: Condition | undefined): string | null {
  if (condition?.kind === 'and') {
    const [, not] = condition.of;
    const hand = not?.kind === 'not' && not.of.kind === 'wasCast' && not.of.from === Zone.Hand;
    return hand ? 'from anywhere other than your hand' : null;
  }
  if (condition?.kind !== 'wasCast') return null;
  return condition.from === Zone.Graveyard
    ? 'from your graveyard'
    : condition.from === Zone.Exile
      ? 'from exile'
      : null;
}

/** "Except during its controller's turn": when spells are cast by anybody else. */
function costCondition(condition: Condition, context: PrintContext): string {
  const { kind } = condition;
  if (kind === 'not' && condition.of.kind === 'turnOf' && condition.of.who.kind === 'bound')
    return "except during its controller's turn";
  return `if ${printCondition(condition, context)}`;
}

function genericText(change: CostChange, context: PrintContext): string {
  const { reduceGeneric } = change;
  if (typeof reduceGeneric === 'number') return `{${reduceGeneric}}`;
  if (reduceGeneric === undefined) return '{0}';
  const each = forEach(reduceGeneric, context.fresh());
  return each === null ? '{X}' : `{${each.factor}}`;
}

function reducedBy(change: CostChange, context: PrintContext): string {
  const quantity = change.reduceGeneric ?? 0;
  const each = forEach(quantity, context);
  return each === null ? `, where X is ${quantityValue(quantity, context)}` : ` ${each.text}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Creature spells you cast", "spells your opponents cast". */
function castSpells(change: CostChange, context: PrintContext): string {
  if (change.filter.kind === 'isSelf') return context.self.spell;
  const noun = spellNoun(change.filter, context);
  if (change.who.kind === 'eachPlayer') return noun;
  const cast =
    change.who.kind === 'you' || change.who.kind === 'opponents' || change.who.kind === 'otherPlayers'
      ? 'cast'
      : 'casts';
  const cut = noun.search(/ (with|that|of|named) /);
  const who = `${playerGroup(change.who, context)} ${cast}`;
  return cut < 0 ? `${noun} ${who}` : `${noun.slice(0, cut)} ${who}${noun.slice(cut)}`;
}
