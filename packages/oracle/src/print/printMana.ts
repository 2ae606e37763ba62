/** What "Add …" adds (106): "{C}{C}", "{U} or {R}", "one mana of any color", with its spending restriction as a second sentence. */
import type { Filter, ManaProduction, ManaRestriction, ObjectSet, Quantity } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, numberWord } from './english.ts';
import { printAbility } from './printAbility.ts';
import { nounPhrase } from './printFilter.ts';
import { forEach, quantityValue } from './printQuantity.ts';
import { printObjects, withDeterminer } from './printReference.ts';
import { manaSymbol } from './vocabulary.ts';

export interface PrintedMana {
  readonly mana: string;
  /** Sentences about what it may be spent on. */
  readonly spend: readonly string[];
}

export function printMana(mana: ManaProduction, context: PrintContext): PrintedMana {
  switch (mana.kind) {
    case 'fixed':
      return { mana: fixedMana(mana.mana, mana.times, context), spend: restriction(mana.spend, context) };
    case 'choice':
      return { mana: oneType(mana.types, mana.amount, context), spend: restriction(mana.spend, context) };
    case 'combination':
      return { mana: anyCombination(mana.types, mana.amount, context), spend: restriction(mana.spend, context) };
    case 'chosenColor':
      return {
        mana: `${mana.or === undefined ? '' : `${oneType(mana.or, mana.amount, context)} or `}${amountOfMana(mana.amount, 'of the chosen color', context)}`,
        spend: restriction(mana.spend, context),
      };
    case 'couldProduce':
      return {
        mana: amountOfMana(mana.amount, `of any ${mana.what} that ${could(mana.by, context)} could produce`, context),
        spend: restriction(mana.spend, context),
      };
    case 'producedByEvent':
      return {
        mana: amountOfMana(mana.amount, `of any type ${eventNoun(context)} produced`, context),
        spend: [],
      };
    case 'colorsOf': {
      if (mana.every === true && mana.what !== 'commanderIdentity')
        return {
          mana: amountOfMana(
            mana.amount,
            `of each color among ${printObjects(mana.what, context).text.replace(/^all /, '')}`,
            context,
          ),
          spend: restriction(mana.spend, context),
        };
      const source =
        mana.what === 'commanderIdentity'
          ? "any color in your commander's color identity"
          : mana.what.kind === 'all'
            ? `any color of ${could(mana.what, context)}`
            : `any of ${printObjects(mana.what, context).text.replace(/^the cards exiled with .*/, 'the exiled card')}'s colors`;
      return { mana: amountOfMana(mana.amount, `of ${source}`, context), spend: restriction(mana.spend, context) };
    }
  }
}

function could(by: ObjectSet, context: PrintContext): string {
  if (by.kind !== 'all') return printObjects(by, context).text;
  const noun = nounPhrase(by.filter, context, { place: 'permanent', many: false });
  return /^(this|enchanted|equipped)/.test(noun) ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The tapped permanent of the event ("that land"). */
function eventNoun(context: PrintContext): string {
  return context.nounOf('thatObject')?.later ?? 'that permanent';
}

function fixedMana(types: readonly number[], times: Quantity | undefined, context: PrintContext): string {
  const symbols = types.map(manaSymbol).join('');
  if ((times === undefined || times === 1) && types.length > 5 && types.every((type) => type === types[0]))
    return `${numberWord(types.length)} ${manaSymbol(types[0] ?? 0)}`;
  if (times === undefined || times === 1) return symbols;
  if (typeof times === 'number')
    return types.length === 1 ? symbols.repeat(times) : `${symbols} ${numberWord(times)} times`;
  const each = forEach(times, context);
  if (each !== null && each.factor === 1) return `${symbols} ${each.text}`;
  if (times.kind === 'bound') return `that much ${symbols}`;
  if (times.kind === 'x') return `X mana of ${symbols}`;
  return `an amount of ${symbols} equal to ${quantityValue(times, context)}`;
}

function allColors(types: readonly number[]): boolean {
  return types.length === 5 && !types.includes(5);
}

function oneType(types: readonly number[], amount: Quantity, context: PrintContext): string {
  const any = allColors(types) ? 'any color' : types.length === 6 ? 'any type' : null;
  if (any !== null)
    return amount === 1
      ? `one mana of ${any}`
      : amountOfMana(amount, `of any one ${any.slice('any '.length)}`, context);
  if (amount === 1) return joinList(types.map(manaSymbol), 'or');
  if (typeof amount === 'number')
    return joinList(
      types.map((type) => manaSymbol(type).repeat(amount)),
      'or',
    );
  return amountOfMana(amount, `of one of ${joinList(types.map(manaSymbol), 'or')}`, context);
}

function anyCombination(types: readonly number[], amount: Quantity, context: PrintContext): string {
  const [first, second] = types;
  if (amount === 2 && types.length === 2 && first !== undefined && second !== undefined) {
    const [a, b] = [manaSymbol(first), manaSymbol(second)];
    return `${a}${a}, ${a}${b}, or ${b}${b}`;
  }
  const of = allColors(types)
    ? 'colors'
    : joinList(types.map(manaSymbol), 'and').replace(/ and /, types.length === 2 ? ' and/or ' : ' and ');
  return amountOfMana(amount, `in any combination of ${of}`, context);
}

/** "one mana of any color", "that much mana in any combination of colors", "X mana of any one color, where X is …". */
function amountOfMana(amount: Quantity, which: string, context: PrintContext): string {
  if (typeof amount === 'number') return `${numberWord(amount)} mana ${which}`;
  if (amount.kind === 'x') return `X mana ${which}`;
  if (amount.kind === 'bound') return `that much mana ${which}`;
  return `X mana ${which}, where X is ${quantityValue(amount, context)}`;
}

/** What else than casting spells the mana may be spent on. */
function otherPurposes(spend: ManaRestriction, context: PrintContext): string[] {
  const permanents = (filter: Filter): string => nounPhrase(filter, context, { place: 'permanent', many: true });
  const { abilitiesOf, abilityWord, turnUp, unlocks } = spend;
  return [
    ...(abilitiesOf === undefined
      ? []
      : [`activate abilities${abilitiesOf.kind === 'any' ? '' : ` of ${permanents(abilitiesOf)}`}`]),
    ...(abilityWord === undefined ? [] : [`activate ${abilityWord.toLowerCase()} abilities`]),
    ...(turnUp === undefined ? [] : [`turn ${permanents(turnUp)} face up`]),
    ...(unlocks === true ? ['unlock doors'] : []),
  ];
}

function restriction(spend: ManaRestriction | undefined, context: PrintContext): string[] {
  if (spend === undefined) return [];
  const sentences: string[] = [];
  const others = otherPurposes(spend, context);
  if (others.length > 0) {
    const cast =
      spend.on === undefined ? [] : [`cast ${nounPhrase(spend.on, context, { place: 'spell', many: true })}`];
    sentences.push(`Spend this mana only to ${joinList([...cast, ...others], 'or')}`);
  } else if (spend.on !== undefined) {
    const spells = nounPhrase(spend.on, context, { place: 'spell', many: true });
    const sources = nounPhrase(spend.on, context, { place: 'permanent', many: true });
    sentences.push(
      spend.spellsOnly === false
        ? `Spend this mana only to cast ${spells} or activate abilities of ${sources}`
        : `Spend this mana only to cast ${spells}`,
    );
  } else if (spend.onCostsWithX === true) sentences.push('Spend this mana only on costs that contain {X}');
  else if (spend.spellsOnly === true) sentences.push('Spend this mana only to cast spells');
  if (spend.notOn !== undefined)
    sentences.push(
      `This mana can't be spent to cast ${nounPhrase(spend.notOn, context, { place: 'spell', many: true })}`,
    );
  if (spend.lasts !== undefined)
    sentences.push(`Until end of ${spend.lasts}, you don't lose this mana as steps and phases end`);
  if (spend.cantBeCountered === true) {
    if (sentences.length > 0) sentences[sentences.length - 1] += ", and that spell can't be countered";
    else sentences.push("If that mana is spent on a spell, that spell can't be countered");
  }
  if (spend.hasteFor !== undefined) {
    const spell = withDeterminer(nounPhrase(spend.hasteFor, context, { place: 'spell', many: false }));
    sentences.push(`If that mana is spent on ${spell}, it gains haste until end of turn`);
  }
  if (spend.uncounterable !== undefined) {
    const spell = withDeterminer(nounPhrase(spend.uncounterable, context, { place: 'spell', many: false }));
    sentences.push(`If that mana is spent on ${spell}, that spell can't be countered`);
  }
  if (spend.whenSpent !== undefined) {
    const text = printAbility(spend.whenSpent.ability, context).replace(/\.$/, '');
    sentences.push(text.replace(/^Whenever you cast/, 'When you spend this mana to cast'));
  }
  return sentences;
}
