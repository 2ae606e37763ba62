/** One ability as rules text. */
import {
  type Ability,
  type ActivatedAbility,
  CardType,
  type Condition,
  type ContinuousEffect,
  type Effect,
  EVENT_NAMES,
  type Modes,
  type SpellAbility,
  type StaticAbility,
  type TargetSpec,
  type TriggeredAbility,
  Zone,
} from '@foretell/rules/ir';
import { paragraphs } from './clause.ts';
import type { PrintContext } from './context.ts';
import { capitalise, joinList, numberWord, ordinalWord, sentence } from './english.ts';
import { printCondition, timeAdverb } from './printCondition.ts';
import { printContinuous } from './printContinuous.ts';
import { printCost, printCostAsAction } from './printCost.ts';
import { printEffectSentences } from './printEffect.ts';
import { printEvent, printSeveral } from './printEvent.ts';
import { nounPhrase } from './printFilter.ts';
import { keywordWithCost, lessGeneric, printKeyword } from './printKeyword.ts';
import { anyOfPlayers } from './printPlayers.ts';
import { quantityValue } from './printQuantity.ts';
import { selfByName } from './printReference.ts';
import { printReplacement } from './printReplacement.ts';
import { printChapter } from './printSymbols.ts';
import { openCount, printTarget } from './printTarget.ts';
import { colorNames } from './vocabulary.ts';

/**
 * The ability's printed text, as cards have it: costs before a colon, triggers with "When …,", keywords by name.
 * Modal abilities print one line a mode. Names bound by instructions read as "it", "that creature", "the rest".
 */
export function printAbility(ability: Ability, context: PrintContext): string {
  const own = inZone(ability, context);
  switch (ability.kind) {
    case 'spell':
      return printSpell(ability, own);
    case 'activated':
      return printActivated(ability, own);
    case 'triggered':
      return printTriggered(ability, own);
    case 'static':
      return printStatic(ability, own);
    case 'replacement':
      return replacementSentence(shielding(printReplacement(ability.replacement, own)), ability.condition, own);
    case 'keyword':
      return printKeyword(ability, own);
  }
}

/** A context of its own; outside the battlefield and the stack the object is "this card" (109.2). */
function inZone(ability: Ability, context: PrintContext): PrintContext {
  const zone = ability.kind === 'spell' || ability.kind === 'keyword' ? undefined : ability.zone;
  const isCard = zone !== undefined && zone !== Zone.Battlefield && zone !== Zone.Stack;
  const own = context.fresh(context.self, isCard || context.selfIsCard);
  if (isCard) own.selfZone = zone;
  return own;
}

function printSpell(ability: SpellAbility, context: PrintContext): string {
  return body(ability.targets, ability.effect, ability.modes, '', context);
}

function printActivated(ability: ActivatedAbility, context: PrintContext): string {
  if (ability.keyword === FORECAST) return printForecast(ability, context);
  const powersUp = ability.cheaperIfNew === true;
  const onceByWord = powersUp || ability.keyword === EXHAUST;
  if (ability.keyword !== undefined && !onceByWord) return keywordActivated(ability, ability.keyword, context);
  const cost = printCost(ability.cost, context);
  const effect = body(ability.targets, ability.effect, ability.modes, '', context);
  // 702.177a, 702.193a: the keyword says that it can be activated only once.
  const said = onceByWord ? { ...ability, once: false } : ability;
  const word = powersUp ? 'Power-up \u2014 ' : onceByWord ? `${EXHAUST} \u2014 ` : '';
  return [`${word}${cost}: ${effect}`, ...limits(said, context)].join(' ');
}

const EXHAUST = 'Exhaust';
const FORECAST = 'Forecast';

/** The word says when and how often (702.57b). */
function printForecast({ cost, targets, effect, modes }: ActivatedAbility, context: PrintContext): string {
  return `${FORECAST} \u2014 ${printCost(cost, context)}: ${body(targets, effect, modes, '', context)}`;
}

/** "Equip {1}", "Cycling {2}": the keyword stands for cost, effect and timing (702). */
function keywordActivated(ability: ActivatedAbility, keyword: string, context: PrintContext): string {
  if (keyword === 'Equip')
    return [equip(ability, context), ...limits({ ...ability, sorcerySpeed: false }, context)]
      .join('. ')
      .replace(/\bpermanents that object targets\b/, 'the creature it targets');
  // A class level bar is printed as a cost and its level (716.2).
  if (/^Level \d+$/.test(keyword)) return `${printCost(ability.cost, context)}: ${keyword}`;
  const hidden = ['discardSelf', /crew|station|saddle/i.test(keyword) ? 'tapPermanents' : ''];
  return keywordWithCost(
    keyword,
    ability.cost.filter((component) => !hidden.includes(component.kind)),
    context,
  );
}

/** "Equip {2}", "Equip legendary creature {3}" (702.6c). */
function equip({ cost, targets }: ActivatedAbility, context: PrintContext): string {
  const what = targets[0]?.what ?? null;
  const parts = what?.kind === 'and' ? what.of : what === null ? [] : [what];
  const quality = parts.filter(
    (part) => part.kind !== 'controlledBy' && !(part.kind === 'type' && part.types === CardType.Creature),
  );
  if (quality.length === 0) return keywordWithCost('Equip', cost, context);
  const noun = nounPhrase(
    quality.some(({ kind }) => kind === 'subtype')
      ? { kind: 'and', of: quality }
      : { kind: 'and', of: [...quality, IS_CREATURE] },
    context,
    { place: 'permanent', many: false },
  );
  return keywordWithCost(`Equip ${noun}`, cost, context);
}

const IS_CREATURE = { kind: 'type', types: CardType.Creature } as const;

function limits(ability: ActivatedAbility, context: PrintContext): string[] {
  const sentences: string[] = [];
  if (ability.activator !== undefined && ability.activator.kind !== 'you')
    sentences.push(
      ability.activator.kind === 'eachPlayer'
        ? 'Any player may activate this ability.'
        : `Only ${anyOfPlayers(ability.activator, context)} may activate this ability.`,
    );
  if (ability.onlyAsInstant === true) sentences.push('Activate only as an instant.');
  if (ability.costsLess !== undefined)
    sentences.push(`This ability costs ${lessGeneric(ability.costsLess, 'activate', context)}.`);
  if (ability.leastX !== undefined && ability.leastX > 0)
    sentences.push(ability.leastX === 1 ? "X can't be 0." : `X can't be less than ${ability.leastX}.`);
  for (const component of ability.cost)
    if (component.kind === 'mana' && component.xColors !== undefined)
      sentences.push(`Spend only ${colorNames(component.xColors).join(' and/or ')} mana on X.`);
  const loyalty = ability.cost.some((component) => component.kind === 'loyalty');
  const parts: string[] = [];
  if (ability.condition !== undefined)
    parts.push(timeAdverb(ability.condition, context) ?? `if ${printCondition(ability.condition, context)}`);
  if (ability.sorcerySpeed === true && !loyalty) parts.push('as a sorcery');
  if (ability.oncePerTurn === true && !loyalty) parts.push('once each turn');
  if (ability.once === true) parts.push('once');
  if (parts.length > 0) sentences.push(`Activate only ${parts.join(' and only ')}.`);
  const { timesPerTurn } = ability;
  if (timesPerTurn !== undefined)
    sentences.push(
      `Activate no more than ${timesPerTurn === 2 ? 'twice' : `${numberWord(timesPerTurn)} times`} each turn.`,
    );
  return sentences;
}

function printTriggered(ability: TriggeredAbility, context: PrintContext): string {
  if (ability.event.kind === 'chapter') return printChapter([ability.event.number], ability, context);
  context.passive = JSON.stringify(ability.effect).includes('"controllerOf"');
  context.namesPlayer = JSON.stringify([ability.effect, ability.condition, ability.targets, ability.modes]).includes(
    `"${EVENT_NAMES.player}"`,
  );
  context.namesOther = JSON.stringify(ability.effect).includes(`"${EVENT_NAMES.other}"`);
  const { word, text } =
    ability.oneOrMore === true ? printSeveral(ability.event, context) : printEvent(ability.event, context);
  const condition = ability.condition === undefined ? '' : `if ${printCondition(ability.condition, context)}, `;
  const again =
    ability.event.kind === 'becomesTarget' && ability.effect.kind !== 'sacrificeObjects' ? 'Whenever' : word;
  const lead = `${again} ${text}, ${functioning(ability)}${condition}`;
  const once = ability.oncePerTurn === true ? ' This ability triggers only once each turn.' : '';
  const ever = ability.once === true ? ' This ability triggers only once.' : '';
  return body(ability.targets, ability.effect, ability.modes, lead, context) + once + ever;
}

/** "If this card is in your graveyard": where the ability functions, unless its event or instructions say so (113.6). */
function functioning({ zone, event, effect }: TriggeredAbility): string {
  if (zone !== Zone.Graveyard || event.kind !== 'beginningOf') return '';
  const says = JSON.stringify(effect);
  return says.includes('"kind":"self"') ? '' : 'if this card is in your graveyard, ';
}

/** The instructions after a lead ("When …, "), with the modes on lines of their own. */
function body(
  targets: readonly TargetSpec[],
  effect: Effect,
  modes: Modes | undefined,
  lead: string,
  context: PrintContext,
): string {
  context.addTargets(targets);
  const sentences = withTargetCounts(printEffectSentences(effect, context), targets, context);
  const unsaid = context.unmentionedTargets().map((name) => unsaidTarget(name, context));
  const [first, ...others] = [...unsaid, ...sentences];
  if (modes === undefined) return first === undefined ? `${lead}nothing happens.` : leadSentence(lead, first, others);
  const choice = modeLines(modes, context);
  if (first === undefined) return lead === '' ? capitalise(choice) : `${lead}${choice}`;
  return `${leadSentence(lead, first, others)} ${capitalise(choice)}`;
}

/** "Tap up to X target creatures, where X is …": after the sentence that names the targets. */
function withTargetCounts(
  sentences: readonly string[],
  targets: readonly TargetSpec[],
  context: PrintContext,
): readonly string[] {
  const counts = targets.map(({ max }) => openCount(max, context)).filter((count) => count !== null);
  const [count] = counts;
  const at = sentences.findIndex((text) => /\bX (other )?target /.test(text));
  const named = sentences[at];
  if (count === undefined || named === undefined || named.includes('where X is')) return sentences;
  return sentences.map((text, place) => (place === at ? `${text}, where X is ${count}` : text));
}

function leadSentence(lead: string, first: string, others: readonly string[]): string {
  return [sentence(`${lead}${lead === '' ? capitalise(first) : first}`), paragraphs(others)]
    .filter((text) => text !== '')
    .join(' ');
}

/** A target that no instruction speaks of is still chosen. */
function unsaidTarget(name: string, context: PrintContext): string {
  const spec = context.takeTarget(name);
  return spec === undefined ? '' : `choose ${printTarget(spec, context).text}`;
}

function modeLines(modes: Modes, context: PrintContext): string {
  const weighted = modes.options.some((option) => option.weight !== undefined);
  const keyword = keywordOfModes(modes);
  const lines = modes.options.map((option) => {
    const inner = context.fresh(context.self, context.selfIsCard);
    for (const name of [EVENT_NAMES.object, EVENT_NAMES.player, EVENT_NAMES.other]) {
      const noun = context.nounOf(name);
      if (noun !== undefined) inner.bind(name, noun);
    }
    inner.forgetSalient();
    const text = body(option.targets, option.effect, undefined, '', inner);
    const cost =
      option.cost === undefined
        ? ''
        : `${keyword === null ? printCostAsAction(option.cost, context) : printCost(option.cost, context)} \u2014 `;
    const label = option.label === undefined ? '' : `${option.label} \u2014 `;
    const bullet = weighted ? `${'{P}'.repeat(option.weight ?? 1)} \u2014` : keyword === 'spree' ? '+' : '\u2022';
    return `\n${bullet} ${label}${cost}${text}`;
  });
  if (keyword !== null) return `${keyword}${lines.join('')}`;
  const instead = insteadOf(modes, context);
  const repeat = modes.repeat === true ? ' You may choose the same mode more than once.' : '';
  const before =
    modes.unchosen === undefined ? '' : ` that hasn't been chosen${modes.unchosen === 'ever' ? '' : ' this turn'}`;
  const most = typeof modes.max === 'number' ? numberWord(modes.max) : 'X';
  const value =
    typeof modes.max === 'number' || modes.max.kind === 'x' ? '' : `, where X is ${quantityValue(modes.max, context)}`;
  const worth = modes.min === modes.max ? most : `up to ${most}`;
  const count = weighted
    ? `${worth} {P} worth of modes`
    : `${typeof modes.max === 'number' ? modeCount(modes.min, modes.max, modes.options.length) : worth}${before}${value}`;
  return `choose ${count}${repeat === '' && instead === '' ? ' \u2014' : `.${instead}${repeat}`}${lines.join('')}`;
}

/** Modes that all have costs: one of them (702.183a), or any number but none (702.172a). */
function keywordOfModes({ min, max, options }: Modes): 'spree' | 'tiered' | null {
  if (min !== 1 || options.some(({ cost }) => cost === undefined)) return null;
  return max === 1 ? 'tiered' : typeof max === 'number' && max >= options.length ? 'spree' : null;
}

/** " If you control a commander …, you may choose both instead." Entwine says so itself (702.42). */
function insteadOf(modes: Modes, context: PrintContext): string {
  const { instead } = modes;
  if (
    instead === undefined ||
    (instead.condition.kind === 'paid' && /^(entwine|escalate)$/i.test(instead.condition.cost))
  )
    return '';
  const count = modeCount(instead.min, instead.max, modes.options.length);
  const both = instead.max === 2 && modes.options.length === 2 ? 'both' : count;
  const asCast = instead.condition.kind === 'paid' ? '' : ' as you cast this spell';
  return ` If ${printCondition(instead.condition, context)}${asCast}, ${instead.min < instead.max && both === 'both' ? 'you may choose' : 'choose'} ${both} instead.`;
}

function modeCount(min: number, max: number, options: number): string {
  if (min === max) return numberWord(min);
  if (min === 0) return `up to ${numberWord(max)}`;
  if (min === 1 && max >= options) return options === 2 ? 'one or both' : 'one or more';
  return joinList([numberWord(min), numberWord(max)], 'or');
}

function printStatic(ability: StaticAbility, context: PrintContext): string {
  const special = nthWithFlash(ability, context) ?? bothPaired(ability, context);
  if (special !== null) return special;
  const text = saysWhatHappens(ability.effect)
    ? replacementSentence(printContinuous(ability.effect, context), ability.condition, context, 'if')
    : conditional(printContinuous(ability.effect, context), ability.condition, context);
  if (ability.ignoreCost === undefined) return text;
  return `${text} Any player may ${printCostAsAction(ability.ignoreCost, context)} for that player to ignore this effect until end of turn.`;
}

/** What a creature with soulbond and its partner have (702.95b). */
function bothPaired({ effect, condition }: StaticAbility, context: PrintContext): string | null {
  const [one, other] = effect.kind === 'change' && effect.affected.kind === 'union' ? effect.affected.of : [];
  if (one?.kind !== 'self' || other?.kind !== 'pairedWith' || condition?.kind !== 'matches') return null;
  const self = selfByName(context);
  const has = printContinuous(effect, context).replace(/^.*? and the creature .*? is paired with /, '');
  return sentence(`as long as ${self} is paired with another creature, both creatures ${has}`);
}

/** "The first creature spell you cast each turn can be cast as though it had flash." */
function nthWithFlash({ effect, condition }: StaticAbility, context: PrintContext): string | null {
  if (effect.kind !== 'allowance' || effect.allowance.kind !== 'castAsThoughFlash' || condition?.kind !== 'compare')
    return null;
  const { left, op, right } = condition;
  if (typeof left !== 'object' || left.kind !== 'spellsCastThisTurn' || op !== '=' || typeof right !== 'number')
    return null;
  const noun = nounPhrase(effect.allowance.spells, context, { place: 'spell', many: false });
  return sentence(`the ${ordinalWord(right + 1)} ${noun} you cast each turn can be cast as though it had flash`);
}

/** Rules that are worded like replacement effects. */
function saysWhatHappens(effect: ContinuousEffect): boolean {
  return effect.kind === 'restriction' && effect.restriction.kind === 'damageLeavesLife';
}

/** A static ability has no "next" damage: it prevents so much of each. */
function shielding(text: string): string {
  return text.replace(
    /^prevent the next (\d+) ((?:non)?(?:combat )?damage) that would be dealt to (.*)$/,
    'if a source would deal $2 to $3, prevent $1 of that damage',
  );
}

/** "As long as [condition], [what is replaced]." */
function replacementSentence(
  text: string,
  condition: Condition | undefined,
  context: PrintContext,
  word = 'as long as',
): string {
  if (condition === undefined || condition.kind === 'not' || condition.kind === 'turnOf')
    return conditional(text, condition, context);
  return sentence(`${word} ${printCondition(condition, context)}, ${text}`);
}

const ONCE = 'once each turn, ';

/** A static statement with the condition it needs: "as long as …", "during your turn, …". */
function conditional(text: string, condition: Condition | undefined, context: PrintContext): string {
  if (condition === undefined) return sentence(text);
  // What is said of spells cast so comes after the condition.
  const cut = text.indexOf('. If you ');
  if (cut >= 0) return `${conditional(text.slice(0, cut), condition, context)}${text.slice(cut + 1)}.`;
  if (condition.kind === 'turnOf' && condition.who.kind === 'you' && text.startsWith(ONCE))
    return sentence(`once during each of your turns, ${text.slice(ONCE.length)}`);
  const time = condition.kind === 'turnOf' ? timeAdverb(condition, context) : null;
  if (time !== null) return sentence(`${time}, ${text}`);
  if (condition.kind === 'not') return sentence(`${text} unless ${printCondition(condition.of, context)}`);
  if (/^you may play\b/.test(text)) return sentence(`as long as ${printCondition(condition, context)}, ${text}`);
  return sentence(`${text} as long as ${printCondition(condition, context)}`);
}
