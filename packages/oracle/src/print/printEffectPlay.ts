/** Mana, and playing or casting cards. */
import type { Duration, Effect, Filter, ObjectSet, Quantity } from '@foretell/rules/ir';
import { type Clause, clause, wholeClause } from './clause.ts';
import type { PrintContext } from './context.ts';
import { numberWord, words } from './english.ts';
import { gerund } from './gerund.ts';
import { printCondition } from './printCondition.ts';
import { printDuration } from './printContinuous.ts';
import { printCostAsAction } from './printCost.ts';
import { nounPhrase } from './printFilter.ts';
import { printMana } from './printMana.ts';
import { quantityValue } from './printQuantity.ts';
import { printObjects } from './printReference.ts';
import { withPlayers } from './subjects.ts';

type PlayEffect = Extract<
  Effect,
  { readonly kind: 'addMana' | 'activateManaAbilities' | 'moveMana' | 'permit' | 'castNow' }
>;

export function playClauses(effect: PlayEffect, context: PrintContext): Clause[] {
  switch (effect.kind) {
    case 'addMana':
      return addMana(effect, context);
    case 'activateManaAbilities':
      return [
        withPlayers(effect.who, context, (subject) =>
          clause(
            subject,
            'activate',
            `a mana ability of each ${singular(effect.of, context)}`,
            'activateManaAbilities',
          ),
        ),
      ];
    case 'moveMana':
      return [
        withPlayers(effect.from, context, (subject) => clause(subject, 'lose', 'all unspent mana', 'moveMana')),
        withPlayers(effect.to, context, (subject) => clause(subject, 'add', 'the mana lost this way', 'moveMana')),
      ];
    case 'permit':
      return [permit(effect, context), ...exiledAfterwards(effect)];
    case 'castNow':
      return [castNow(effect, context), ...exiledAfterwards(effect)];
  }
}

/** What goes with casting from a graveyard: the spell does not go back there. */
function exiledAfterwards({ exileAfter, way }: { readonly exileAfter?: boolean; readonly way?: string }): Clause[] {
  if (exileAfter !== true || way === 'flashback') return [];
  return [wholeClause('if that spell would be put into a graveyard, exile it instead', 'exileAfter')];
}

/** "land they control" of "all lands they control". */
function singular(objects: ObjectSet, context: PrintContext): string {
  if (objects.kind === 'all') return nounPhrase(objects.filter, context, { place: 'permanent', many: false });
  return `of ${printObjects(objects, context).text}`;
}

function addMana(effect: Effect & { readonly kind: 'addMana' }, context: PrintContext): Clause[] {
  return withPlayers(effect.who, context, (subject) => {
    const printed = printMana(effect.mana, context);
    const extra = effect.who.kind !== 'you' && effect.mana.kind !== 'producedByEvent';
    const adds = clause(
      subject,
      'add',
      extra
        ? printed.mana.replace(/^(one mana|\{)/, (start) =>
            subject.person === 'you' ? start : `an additional ${start === 'one mana' ? 'one mana' : start}`,
          )
        : printed.mana,
      'addMana',
    );
    return [adds, ...printed.spend.map((text) => wholeClause(text, 'spend'))];
  });
}

/** "cards" that a permission is about, and whether several. */
function permitted(
  cards: ObjectSet,
  spells: (Effect & { readonly kind: 'permit' })['spells'],
  context: PrintContext,
): { readonly text: string; readonly many: boolean } {
  const phrase = printObjects(cards, context, 'bare');
  if (spells === undefined || spells.kind === 'any') {
    const text = phrase.text === 'it' ? 'that card' : phrase.text === 'them' ? 'those cards' : phrase.text;
    return { text, many: phrase.many };
  }
  const noun = nounPhrase(spells, context, { place: 'spell', many: true });
  return {
    text: phrase.many ? `${noun} from among ${phrase.text === 'them' ? 'those cards' : phrase.text}` : phrase.text,
    many: phrase.many,
  };
}

/** "One of those cards", "up to two spells from among them": where not all of them may be played. */
function atMost(
  max: Quantity | undefined,
  cards: { readonly text: string; readonly many: boolean },
  { cards: those, spells, lands }: Effect & { readonly kind: 'permit' },
  context: PrintContext,
): { readonly text: string; readonly many: boolean } {
  if (max === undefined) return cards;
  const many = max !== 1;
  if (lands && (spells === undefined || spells.kind === 'any')) {
    const number = many ? `up to ${typeof max === 'number' ? numberWord(max) : quantityValue(max, context)}` : 'one';
    return { text: `${number} of ${cards.text}`, many };
  }
  const noun = nounPhrase(spells ?? { kind: 'any' }, context, { place: 'spell', many });
  const from = printObjects(those, context, 'bare').text;
  const number = many
    ? `up to ${typeof max === 'number' ? numberWord(max) : quantityValue(max, context)}`
    : /^[aeiou]/.test(noun)
      ? 'an'
      : 'a';
  return { text: `${number} ${noun} from among ${from === 'them' ? 'those cards' : from}`, many };
}

function permit(effect: Effect & { readonly kind: 'permit' }, context: PrintContext): Clause {
  if (effect.condition === undefined) return permitAlways(effect, context);
  const { condition, ...always } = effect;
  const made = permitAlways(always, context);
  const so = ` if ${printCondition(condition, context)}`;
  return made.whole === undefined ? { ...made, rest: made.rest + so } : { ...made, whole: made.whole + so };
}

function permitAlways(effect: Effect & { readonly kind: 'permit' }, context: PrintContext): Clause {
  if (effect.way === 'flashback' && effect.exileAfter === true) {
    const { text, many } = printObjects(effect.cards, context);
    return wholeClause(
      `${text} ${many ? 'gain' : 'gains'} flashback until end of turn. The flashback cost is equal to its mana cost`,
      'permit',
    );
  }
  // 702.170d
  if (isAsAdventure(effect.spells) && effect.cost === 'normal') {
    const until = permitDuration(effect.duration, false, context);
    const cards = printObjects(effect.cards, context).text;
    return withPlayers(effect.who, context, (subject) => ({
      ...clause(subject, 'may cast', `${cards} from your graveyard as an Adventure ${until}`, 'permit'),
      sayYou: true,
    }));
  }
  if (effect.way === 'plot')
    return wholeClause(`${printObjects(effect.cards, context).text} becomes plotted`, 'permit');
  return withPlayers(effect.who, context, (subject) => {
    const cards = atMost(effect.max, permitted(effect.cards, effect.spells, context), effect, context);
    const free = effect.cost === 'free' ? ` without paying ${cards.many ? 'their mana costs' : 'its mana cost'}` : '';
    const alternative =
      typeof effect.cost === 'object'
        ? ` by ${gerund(printCostAsAction(effect.cost.alternative, context))} rather than paying ${cards.many ? 'their mana costs' : 'its mana cost'}`
        : '';
    const they = effect.who.kind === 'you' ? 'you' : 'they';
    const spell = cards.many ? 'those spells' : 'that spell';
    const spent = effect.duration.kind === 'indefinite' && cards.many ? 'them' : spell;
    const mana = effect.manaAs === undefined ? '' : spendingFor(effect.manaAs, they, spent);
    const duration = permitDuration(effect.duration, cards.many, context);
    const kind = cards.many ? '' : asSpell(effect.spells, context);
    const when = words(effect.laterTurns === true && 'on a later turn', effect.sorcerySpeed === true && 'as a sorcery');
    const verb = `may ${effect.lands ? 'play' : 'cast'}`;
    return duration === 'until end of turn' || effect.duration.kind === 'untilEndOfNextTurnOf'
      ? wholeClause(
          `${duration}, ${words(subject.text, verb, cards.text, when)}${free}${alternative}${mana}${kind}`,
          'permit',
        )
      : {
          ...clause(subject, verb, `${words(cards.text, when, duration)}${free}${alternative}${mana}${kind}`, 'permit'),
          sayYou: true,
        };
  });
}

/** 715.3a: the card is cast as its Adventure. */
function isAsAdventure(spells: Filter | undefined): boolean {
  return spells?.kind === 'subtype' && spells.subtypes.length === 1 && spells.subtypes[0] === 'Adventure';
}

/** What a single card must be as a spell (601.3e). */
function asSpell(spells: Filter | undefined, context: PrintContext): string {
  if (spells === undefined || spells.kind === 'any') return '';
  if (spells.kind === 'manaValue')
    return nounPhrase(spells, context, { place: 'spell', many: false }).replace(
      /^spell with mana value/,
      " if the spell's mana value is",
    );
  const noun = nounPhrase(spells, context, { place: 'spell', many: false });
  return ` if it's ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Permissions to play exiled cards last while they stay exiled unless the text says otherwise. */
function permitDuration(duration: Duration, many: boolean, context: PrintContext): string {
  if (duration.kind === 'indefinite') return `for as long as ${many ? 'they remain' : 'it remains'} exiled`;
  if (duration.kind === 'endOfTurn') return many ? 'until end of turn' : 'this turn';
  return printDuration(duration, context);
}

function castNow(effect: Effect & { readonly kind: 'castNow' }, context: PrintContext): Clause {
  if (effect.copies === true) return castCopies(effect, context);
  return withPlayers(effect.who, context, (subject) => {
    const text = castWhat(effect, context);
    context.bind(effect.as, { later: 'the spell cast this way', many: false, player: false });
    const verb = effect.lands === true ? 'may play' : 'may cast';
    return { ...clause(subject, verb, `${text}${forCost(effect, context)}`, 'castNow'), sayYou: true };
  });
}

/** What is paid instead of the mana cost, and with what mana. */
function forCost({ cost, manaAs, max }: Effect & { readonly kind: 'castNow' }, context: PrintContext): string {
  const paid =
    cost === undefined
      ? ''
      : ` by ${gerund(printCostAsAction(cost, context))} rather than paying ${max === 1 ? 'its mana cost' : 'their mana costs'}`;
  return `${paid}${manaAs === undefined ? '' : spendingFor(manaAs, 'you', 'that spell')}`;
}

/** With what mana it may be cast (609.4b). */
function spendingFor(manaAs: 'anyColor' | 'anyType', they: string, spell: string): string {
  return manaAs === 'anyType'
    ? `, and mana of any type can be spent to cast ${spell}`
    : `, and ${they} may spend mana as though it were mana of any color to cast ${spell}`;
}

function castCopies(effect: Effect & { readonly kind: 'castNow' }, context: PrintContext): Clause {
  return withPlayers(effect.who, context, (subject) => {
    const { text, many } = printObjects(effect.cards, context);
    const copies = many ? 'the copies' : 'the copy';
    const free = effect.free ? ` without paying ${many ? 'their mana costs' : 'its mana cost'}` : '';
    context.bind(effect.as, { later: 'the spell cast this way', many: false, player: false });
    const spoken = clause(subject, 'may copy', `${text}. If you do, you may cast ${copies}${free}`, 'castNow');
    return { ...spoken, sayYou: true };
  });
}

function castWhat(effect: Effect & { readonly kind: 'castNow' }, context: PrintContext): string {
  const phrase = printObjects(effect.cards, context, 'bare');
  const single = effect.max === 1;
  const free = !effect.free ? '' : single ? ' without paying its mana cost' : ' without paying their mana costs';
  if (!phrase.many)
    return phrase.text + (effect.free ? ' without paying its mana cost' : '') + asSpell(effect.spells, context);
  const spells = nounPhrase(effect.spells ?? { kind: 'any' }, context, { place: 'spell', many: !single });
  const among =
    phrase.text === 'them' || phrase.text === 'it'
      ? 'among them'
      : phrase.text.replace(/^cards from /, '').replace(/^(?!your hand$)/, 'among ');
  if (single) return `${/^[aeiou]/.test(spells) ? 'an' : 'a'} ${spells} from ${among}${free}`;
  const most =
    typeof effect.max === 'number'
      ? effect.max >= 100
        ? 'any number of'
        : `up to ${numberWord(effect.max)}`
      : `up to ${quantityValue(effect.max, context)}`;
  return `${most} ${spells} from ${among}${free}`;
}
