/** Numbers in rules text: as a value ("the number of creatures you control"), counting ("two cards") or measuring ("3 damage"). */
import {
  COLOR_LETTERS,
  type Filter,
  type ManaType,
  type ObjectSet,
  type PlayerNumber,
  type PlayerSet,
  type Quantity,
  type TurnCount,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList, numberWord, plural, possessive, withArticle } from './english.ts';
import { printCondition } from './printCondition.ts';
import { doneThisWay } from './printDone.ts';
import { nounPhrase } from './printFilter.ts';
import { playerGroup, playersPossessive, printPlayers } from './printPlayers.ts';
import { location, placeOf, printObjects, selfByName } from './printReference.ts';
import { isItsVotes, votesOf } from './printVote.ts';
import { colorNames } from './vocabulary.ts';

/** The number as a noun phrase: "3", "X", "its power", "the number of Goblins you control". */
export function quantityValue(quantity: Quantity, context: PrintContext): string {
  if (typeof quantity === 'number') return String(quantity);
  switch (quantity.kind) {
    case 'x':
      return 'X';
    case 'bound': {
      if (context.excess.has(quantity.name)) return 'the excess damage dealt this way';
      const fixed = context.numbers.get(quantity.name);
      if (fixed !== undefined) return quantityValue(fixed, context);
      const said = context.nounOf(quantity.name)?.later;
      return said?.startsWith('the number of ') === true ? said : 'that much';
    }
    case 'count':
      if (isItsVotes(quantity.of, context)) return 'that many';
      return `the number of ${countedObjects(quantity.of, context)}`;
    case 'countPlayers':
      if (votesOf(quantity.of, context) !== null) return `the number of ${votesOf(quantity.of, context)}`;
      if (quantity.of.kind === 'voters')
        return `the number of ${printPlayers(quantity.of, context).replace('each opponent', 'opponents')}`;
      if (quantity.of.kind === 'having')
        return `the number of ${printPlayers(quantity.of, context).replace(/^each (opponent|player) who has/, '$1s who have')}`;
      return quantity.of.kind === 'opponents'
        ? 'the number of opponents you have'
        : `the number of ${playerGroup(quantity.of, context)}`;
    case 'power':
    case 'toughness':
      if (quantity.of.kind === 'all')
        return `the total ${quantity.kind} of ${printObjects(quantity.of, context, 'bare').text}`;
      return `${objectsPossessive(quantity.of, context)} ${quantity.kind}`;
    case 'manaValue':
      if (quantity.of.kind === 'all')
        return `the total mana value of ${printObjects(quantity.of, context, 'bare').text}`;
      return `${objectsPossessive(quantity.of, context)} mana value`;
    case 'differentAmong':
      return `the number of different ${DIFFERENT[quantity.what]} among ${printObjects(quantity.of, context, 'bare').text}`;
    case 'greatest':
      return `the greatest ${quantity.what === 'manaValue' ? 'mana value' : quantity.what} among ${printObjects(quantity.of, context, 'bare').text}`;
    case 'least':
      return `the least ${quantity.what === 'manaValue' ? 'mana value' : quantity.what} among ${printObjects(quantity.of, context, 'bare').text}`;
    case 'counters':
      return `the number of ${counterNoun(quantity.counter)}s on ${
        quantity.of.kind === 'self' ? selfByName(context) : printObjects(quantity.of, context, 'bare').text
      }`;
    case 'playerCounters':
      return `the number of ${quantity.counter} counters ${playerGroup(quantity.of, context)} ${quantity.of.kind === 'you' ? 'have' : 'has'}`;
    case 'counterKindsAmong':
      return `the number of different kinds of counters among ${printObjects(quantity.of, context, 'bare').text}`;
    case 'unlockedDoors':
      return `the number of unlocked doors among ${printObjects(quantity.of, context, 'bare').text}`;
    case 'speed':
      return `${playersPossessive(quantity.of, context)} speed`;
    case 'timesResolved':
      return 'the number of times this ability has resolved this turn';
    case 'commanderCasts':
      return `the number of times ${printPlayers(quantity.of, context)} have cast your commander from the command zone this game`;
    case 'timesMutated':
      return `the number of times ${printObjects(quantity.of, context).text} has mutated`;
    case 'party':
      return `the number of creatures in ${playersPossessive(quantity.of, context)} party`;
    case 'life':
      return `${playersPossessive(quantity.of, context)} life total`;
    case 'startingLife':
      return `${playersPossessive(quantity.of, context)} starting life total`;
    case 'turnsBegun':
      return `the number of turns ${playerHas(quantity.of, context)} begun`;
    case 'amongPlayers':
      if (typeof quantity.what === 'object' && quantity.what.kind === 'owned')
        return `the ${quantity.which === 'least' ? 'least' : 'greatest'} number of cards a player ${doneByOne(quantity.what.among, context)}`;
      return `the ${quantity.which === 'least' ? 'lowest' : 'highest'} ${playerNumber(quantity.what, context)} among ${quantity.of.kind === 'opponents' ? 'your opponents' : 'players'}`;
    case 'handSize':
      return `the number of cards in ${playersPossessive(quantity.of, context)} hand`;
    case 'spellsCastThisTurn':
      return `the number of ${spellsOf(quantity, context, true)} ${playerHas(quantity.of, context)} cast this turn`;
    case 'damageThisTurn':
      return `the damage ${printObjects(quantity.by, context).text} has dealt to ${printPlayers(quantity.to, context)} this turn`;
    case 'leftThisTurn':
      return `the number of ${nounPhrase(quantity.what, context, { place: 'permanent', many: true })} that ${quantity.cause === 'sacrifice' ? 'were sacrificed' : leftHow(quantity.to)} this turn`;
    case 'attackersThisTurn':
      return `the number of ${nounPhrase(quantity.what, context, { place: 'permanent', many: true })} ${playerHas(quantity.of, context)} attacked with this turn`;
    case 'enteredThisTurn':
      return `the number of ${nounPhrase(quantity.what, context, { place: 'permanent', many: true })} that entered this turn`;
    case 'turnCount':
      return turnCount(quantity.what, quantity.of, context);
    case 'timesPaid':
      return `the number of times ${context.self.spell} was ${paidVerb(quantity.cost)}`;
    case 'manaSpent':
      return `the amount of mana spent to cast ${spellCast(quantity.of, 'it', context)}`;
    case 'colorsSpent':
      return `the number of colors of mana spent to cast ${spellCast(quantity.of, context.self.spell, context)}`;
    case 'colorsAmong':
      return `the number of colors among ${printObjects(quantity.of, context, 'bare').text}`;
    case 'basicLandTypesAmong':
      return `the number of basic land types among ${printObjects(quantity.of, context, 'bare').text}`;
    case 'cardTypesCastThisTurn':
      return `the number of card types among spells ${playerHas(quantity.of, context)} cast this turn`;
    case 'cardTypesAmong':
      if (quantity.ofPermanents === true)
        return `the number of permanent types among ${countedObjects(quantity.of, context)}`;
      return `the number of card types among ${countedObjects(quantity.of, context)}`;
    case 'devotion':
      return `${playersPossessive(quantity.of, context)} devotion to ${joinList(colorNames(quantity.colors), 'and')}`;
    case 'sum':
      return targetCount(quantity.of) ? 'the number of targets' : sumText(quantity.of, context);
    case 'times':
      return quantity.by === 2
        ? `twice ${quantityValue(quantity.of, context)}`
        : `${numberWord(quantity.by)} times ${quantityValue(quantity.of, context)}`;
    case 'product':
      return quantity.of.map((each) => quantityValue(each, context)).join(' times ');
    case 'negative':
      return `minus ${quantityValue(quantity.of, context)}`;
    case 'powerOfTwo':
      return `2 to the power of ${quantityValue(quantity.exponent, context)}`;
    case 'half':
      return `half ${quantityValue(quantity.of, context)}, rounded ${quantity.round}`;
    case 'quotient':
      return `${quantityValue(quantity.of, context)} divided by ${quantityValue(quantity.by, context)}, rounded ${quantity.round}`;
    case 'remainder':
      return `what is left of ${quantityValue(quantity.of, context)} divided by ${numberWord(quantity.by)}`;
    case 'max':
      return (
        difference(quantity.of, context) ??
        othersThanFirst(quantity.of) ??
        `the greater of ${joinList(
          quantity.of.map((each) => quantityValue(each, context)),
          'and',
        )}`
      );
    case 'min':
      return `the lesser of ${joinList(
        quantity.of.map((each) => quantityValue(each, context)),
        'and',
      )}`;
    case 'conditional':
      return `${quantityValue(quantity.then, context)} if ${printCondition(quantity.if, context)} or ${quantityValue(quantity.else, context)} otherwise`;
  }
}

function leftHow(to: ZoneId | undefined): string {
  if (to === Zone.Graveyard) return 'died';
  return to === Zone.Exile ? 'were exiled' : 'left the battlefield';
}

function spellCast(of: ObjectSet | undefined, own: string, context: PrintContext): string {
  return of === undefined ? own : printObjects(of, context).text;
}

/** Mana of a type by its letters, or by a number where it is more than two. */
function manaOfType(type: ManaType | 'oneColor', count: number): string {
  if (type === 'oneColor') return `at least ${numberWord(count)} mana of the same color`;
  if (count <= 2) return `{${COLOR_LETTERS[type]}}`.repeat(Math.max(1, count));
  return `at least ${numberWord(count)} ${colorNames(1 << type)[0] ?? 'colorless'} mana`;
}

/** Of the mana spent to cast a spell: "no mana", "{G}{G}", "at least three black mana". */
export function spentToCast(
  spent: Extract<Quantity, { readonly kind: 'manaSpent' | 'colorsSpent' }>,
  right: number,
  context: PrintContext,
): string {
  const type = spent.kind === 'manaSpent' ? spent.type : undefined;
  const what = type !== undefined ? manaOfType(type, right) : spent.kind === 'colorsSpent' ? 'colored mana' : 'mana';
  return `${right === 0 ? 'no ' : ''}${what} was spent to cast ${spellCast(spent.of, 'it', context)}`;
}

/** "X plus one", "the number of targets minus one". */
function sumText(of: readonly Quantity[], context: PrintContext): string {
  const [first, ...others] = of;
  const rest = others.map((each) => {
    if (typeof each === 'number') return each < 0 ? ` minus ${numberWord(-each)}` : ` plus ${numberWord(each)}`;
    return each.kind === 'negative'
      ? ` minus ${quantityValue(each.of, context)}`
      : ` plus ${quantityValue(each, context)}`;
  });
  return quantityValue(first ?? 0, context) + rest.join('');
}

/** "the difference between its power and toughness": the greater of what each is more than the other. */
function difference([one, other]: readonly Quantity[], context: PrintContext): string | null {
  if (typeof one !== 'object' || one.kind !== 'sum' || typeof other !== 'object' || other.kind !== 'sum') return null;
  const [a, b] = [one.of[0], other.of[0]];
  if (typeof a !== 'object' || typeof b !== 'object' || a.kind !== 'power' || b.kind !== 'toughness') return null;
  return `the difference between ${objectsPossessive(a.of, context)} power and toughness`;
}

/** Every spell of the turn but one. */
function othersThanFirst([none, sum]: readonly Quantity[]): string | null {
  if (none !== 0 || typeof sum !== 'object' || sum.kind !== 'sum') return null;
  const [cast, less] = sum.of;
  const all = typeof cast === 'object' && cast.kind === 'spellsCastThisTurn' && cast.what === undefined;
  return all && less === -1 && cast.of.kind === 'you'
    ? "the number of spells you've cast this turn other than the first"
    : null;
}

/** Objects and players of one target name counted together are its targets. */
function targetCount(of: readonly Quantity[]): boolean {
  const [objects, players] = of;
  if (of.length !== 2 || typeof objects !== 'object' || typeof players !== 'object') return false;
  return (
    objects.kind === 'count' &&
    players.kind === 'countPlayers' &&
    objects.of.kind === 'bound' &&
    players.of.kind === 'bound' &&
    objects.of.name === players.of.name
  );
}

/** "kicked" for kicker; other optional costs are paid by their name. */
export function paidVerb(cost: string): string {
  const [word = '', which] = cost.split(' {');
  if (/kick/i.test(word)) return which === undefined ? 'kicked' : `kicked with its {${which} kicker`;
  return `paid ${cost.toLowerCase()}`;
}

function spellsOf(
  { what }: Extract<Quantity, { readonly kind: 'spellsCastThisTurn' }>,
  context: PrintContext,
  many: boolean,
): string {
  return nounPhrase(what ?? { kind: 'any' }, context, { place: 'spell', many });
}

export const DIFFERENT = { power: 'powers', manaValue: 'mana values', name: 'names' } as const;

/** "discarded this way": what each of several players did with their own. */
function doneByOne(among: ObjectSet, context: PrintContext): string {
  const text = printObjects(among, context).text;
  return among.kind === 'bound' && among.name.startsWith('discarded') ? 'discarded this way' : `owns among ${text}`;
}

function playerNumber(what: PlayerNumber, context: PrintContext): string {
  if (typeof what === 'object' && what.kind === 'owned')
    return `number of cards owned among ${printObjects(what.among, context).text}`;
  if (typeof what === 'object')
    return what.kind === 'counters'
      ? `number of ${what.counter} counters`
      : what.kind === 'turnCount'
        ? turnCount(what.what, { kind: 'eachPlayer' }, context).replace(/^the /, '')
        : `number of ${nounPhrase(what.filter, context, { place: 'permanent', many: true })} controlled`;
  switch (what) {
    case 'life':
      return 'life total';
    case 'spellsThisTurn':
      return 'number of spells cast this turn';
    case 'spellsLastTurn':
      return 'number of spells cast last turn';
    case 'handSize':
      return 'number of cards in hand';
    case 'graveyardSize':
      return 'number of cards in graveyard';
    case 'speed':
      return 'speed';
  }
}

function playerHas(of: PlayerSet, context: PrintContext): string {
  if (of.kind === 'you') return "you've";
  const group = playerGroup(of, context);
  const many = of.kind === 'opponents' || of.kind === 'eachPlayer' || group === 'they';
  return many ? `${group} have` : `${group} has`;
}

function turnCount(what: TurnCount, of: PlayerSet, context: PrintContext): string {
  const who = playerHas(of, context);
  switch (what) {
    case 'cardsDrawn':
      return `the number of cards ${who} drawn this turn`;
    case 'landsPlayed':
      return `the number of lands ${who} played this turn`;
    case 'landsEntered':
      return `the number of lands that entered under ${playersPossessive(of, context)} control this turn`;
    case 'creaturesDied':
      return of.kind === 'eachPlayer'
        ? 'the number of creatures that died this turn'
        : `the number of creatures that died under ${playersPossessive(of, context)} control this turn`;
    case 'permanentsLeft':
      return `the number of permanents that left the battlefield under ${playersPossessive(of, context)} control this turn`;
    case 'leftGraveyard':
      return `the number of cards that left ${playersPossessive(of, context)} graveyard this turn`;
    case 'tokensCreated':
      return `the number of tokens ${who} created this turn`;
    case 'crimes':
      return `the number of crimes ${who} committed this turn`;
    case 'lifeGained':
      return `the amount of life ${who} gained this turn`;
    case 'damageTaken':
      return `the amount of damage ${who} been dealt this turn`;
    case 'lifeLost':
      return `the amount of life ${who} lost this turn`;
    case 'attackers':
      return `the number of creatures ${who} attacked with this turn`;
    case 'attackersPower':
      return `the total power of creatures ${who} attacked with this combat`;
    case 'nonlandPermanentsLeft':
      return 'the number of nonland permanents that left the battlefield this turn';
    case 'creatureCardsBuried':
      return `the number of creature cards put into ${playersPossessive(of, context)} graveyard from anywhere this turn`;
    case 'descents':
      return `the number of times ${who} descended this turn`;
    case 'playedFromElsewhere':
      return `the number of lands ${who} played and spells ${who} cast this turn from anywhere other than a hand`;
    case 'exhausts':
      return `the number of exhaust abilities ${who} activated this turn`;
    case 'spellsFromHand':
      return `the number of spells ${who} cast from their hand this turn`;
    case 'spellsWarped':
      return 'the number of spells that were warped this turn';
    case 'discards':
      return `the number of cards ${who} discarded this turn`;
  }
}

/** "its", "that creature's", "this creature's". */
function objectsPossessive(of: ObjectSet, context: PrintContext): string {
  const text = printObjects(of, context).text;
  return text === 'the sacrificed creature' ? "the sacrificed creature's" : possessive(text);
}

/** "creatures you control", "cards in your hand": objects after "the number of". */
export function countedObjects(of: ObjectSet, context: PrintContext): string {
  if (of.kind === 'all') {
    const where =
      of.zone === Zone.Graveyard && (of.of === undefined || of.of.kind === 'eachPlayer')
        ? 'in all graveyards'
        : location(of.zone, of.of, context, 'in');
    return onBattlefield(
      nounPhrase(of.filter, context, { place: placeOf(of.zone), many: true, location: where }),
      of.zone,
    );
  }
  if (of.kind === 'exiledWithSource') return `cards exiled with ${selfByName(context)}`;
  const done = doneThisWay(of, true, context);
  if (done !== null) return done;
  const phrase = printObjects(of, context, 'bare', 'in');
  return phrase.text === 'them' ? 'those cards' : phrase.text;
}

/** Permanents that nobody in particular controls are counted "on the battlefield". */
function onBattlefield(noun: string, zone: number): string {
  return zone === Zone.Battlefield &&
    !/ (controls?|attached to|attacking you) ?/.test(noun) &&
    !/^(other )?(attacking|blocking)/.test(noun)
    ? `${noun} on the battlefield`
    : noun;
}

/** One of what is counted, for "for each": "creature you control". */
export function oneOf(of: ObjectSet, context: PrintContext): string {
  if (of.kind === 'exiledWithSource') return `card exiled with ${selfByName(context)}`;
  if (of.kind !== 'all') {
    const done = doneThisWay(of, false, context);
    if (done !== null) return done;
    const text = printObjects(of, context, 'bare', 'in').text;
    return text === 'them' ? 'of them' : `of ${text}`;
  }
  return onBattlefield(
    nounPhrase(of.filter, context, {
      place: placeOf(of.zone),
      many: false,
      location: location(of.zone, of.of, context, 'in'),
    }),
    of.zone,
  );
}

/** "charge counter"; "counter" where the kind does not matter. */
export function counterNoun(counter: string | null): string {
  return counter === null ? 'counter' : `${counter} counter`;
}

/** "for each Goblin you control" if the quantity is such a count, with its factor; null otherwise. */
export function forEach(
  quantity: Quantity,
  context: PrintContext,
): { readonly factor: number; readonly text: string } | null {
  if (typeof quantity === 'number') return null;
  if (quantity.kind === 'count' && isItsVotes(quantity.of, context)) return null;
  if (quantity.kind === 'count') return { factor: 1, text: `for each ${oneOf(quantity.of, context)}` };
  if (quantity.kind === 'sum') {
    const [one, other, ...more] = quantity.of.map((each) => forEach(each, context));
    if (one == null || other == null || more.length > 0 || one.factor !== 1 || other.factor !== 1) return null;
    return { factor: 1, text: `${one.text} and ${other.text.replace(/^for /, '')}` };
  }
  if (quantity.kind === 'countPlayers' && quantity.of.kind === 'having')
    return { factor: 1, text: `for ${printPlayers(quantity.of, context)}` };
  const votes = quantity.kind === 'countPlayers' ? votesOf(quantity.of, context) : null;
  if (votes !== null) return { factor: 1, text: `for each ${votes.replace(/s$/, '')}` };
  if (quantity.kind === 'countPlayers')
    return { factor: 1, text: quantity.of.kind === 'opponents' ? 'for each opponent you have' : 'for each player' };
  if (quantity.kind === 'counters')
    return {
      factor: 1,
      text: `for each ${counterNoun(quantity.counter)} on ${printObjects(quantity.of, context, 'bare').text}`,
    };
  if (quantity.kind === 'basicLandTypesAmong')
    return { factor: 1, text: `for each basic land type among ${printObjects(quantity.of, context, 'bare').text}` };
  if (quantity.kind === 'cardTypesCastThisTurn')
    return { factor: 1, text: `for each card type among spells ${playerHas(quantity.of, context)} cast this turn` };
  if (quantity.kind === 'cardTypesAmong' && quantity.ofPermanents !== true)
    return { factor: 1, text: `for each card type among ${countedObjects(quantity.of, context)}` };
  if (quantity.kind === 'colorsAmong')
    return { factor: 1, text: `for each color among ${printObjects(quantity.of, context, 'bare').text}` };
  if (quantity.kind === 'commanderCasts')
    return {
      factor: 1,
      text: `for each time ${playerHas(quantity.of, context)} cast your commander from the command zone this game`,
    };
  if (quantity.kind === 'colorsSpent') return { factor: 1, text: 'for each color of mana spent to cast it' };
  if (quantity.kind === 'timesPaid' && quantity.cost === 'exile')
    return { factor: 1, text: 'for each card exiled this way' };
  if (quantity.kind === 'timesPaid' && quantity.cost === 'sacrifice')
    return { factor: 1, text: 'for each permanent sacrificed this way' };
  if (quantity.kind === 'timesPaid' && quantity.cost === 'devoured')
    return { factor: 1, text: 'for each creature it devoured' };
  if (quantity.kind === 'timesPaid') return { factor: 1, text: `for each time it was ${paidVerb(quantity.cost)}` };
  if (quantity.kind === 'turnCount') return eachThisTurn(quantity.what, playerHas(quantity.of, context));
  if (quantity.kind === 'playerCounters')
    return { factor: 1, text: `for each ${quantity.counter} counter ${playerGroup(quantity.of, context)} have` };
  if (quantity.kind === 'handSize')
    return { factor: 1, text: `for each card in ${playersPossessive(quantity.of, context)} hand` };
  const buried =
    quantity.kind === 'leftThisTurn' && quantity.to === Zone.Graveyard ? withoutOwner(quantity.what) : null;
  if (buried !== null)
    return {
      factor: 1,
      text: `for each ${nounPhrase(buried, context, { place: 'permanent', many: false })} put into your graveyard from the battlefield this turn`,
    };
  if (quantity.kind === 'leftThisTurn' && quantity.to === Zone.Graveyard)
    return {
      factor: 1,
      text: `for each ${nounPhrase(quantity.what, context, { place: 'permanent', many: false })} that died this turn`,
    };
  if (quantity.kind === 'party')
    return { factor: 1, text: `for each creature in ${playersPossessive(quantity.of, context)} party` };
  if (quantity.kind === 'spellsCastThisTurn')
    return {
      factor: 1,
      text: `for each ${spellsOf(quantity, context, false)} ${playerHas(quantity.of, context)} cast this turn`,
    };
  if (quantity.kind === 'times') {
    const inner = forEach(quantity.of, context);
    return inner === null ? null : { factor: inner.factor * quantity.by, text: inner.text };
  }
  return null;
}

/** What you own went to your graveyard (400.3). */
function withoutOwner(what: Filter): Filter | null {
  if (what.kind !== 'and' || !what.of.some(isYours)) return null;
  const [only, ...more] = what.of.filter((part) => !isYours(part));
  return only !== undefined && more.length === 0 ? only : { kind: 'and', of: what.of.filter((part) => !isYours(part)) };
}

function isYours(part: Filter): boolean {
  return part.kind === 'ownedBy' && part.who.kind === 'you';
}

/** What they did or had happen this turn, one by one. */
function eachThisTurn(what: TurnCount, who: string): { readonly factor: number; readonly text: string } | null {
  const each = EACH_THIS_TURN[what];
  return each === undefined ? null : { factor: 1, text: `for each ${each.replace('*', who)} this turn` };
}

const EACH_THIS_TURN: Partial<Record<TurnCount, string>> = {
  discards: 'card * discarded',
  cardsDrawn: 'card * drawn',
  lifeLost: '1 life * lost',
  attackers: 'creature * attacked with',
};

/** Things counted in words: "a card", "two cards", "X cards", "that many cards", "a card for each …". */
export function counted(
  quantity: Quantity,
  noun: string,
  context: PrintContext,
  single: string = withArticle(noun),
): string {
  const many = pluralPhrase(noun);
  if (quantity === 1) return single;
  if (typeof quantity === 'number') return `${numberWord(quantity)} ${many}`;
  if (quantity.kind === 'x') return `X ${many}`;
  if (quantity.kind === 'powerOfTwo' && isX(quantity.exponent)) return `2ˣ ${many}`;
  if (quantity.kind === 'bound' && !context.excess.has(quantity.name)) {
    const fixed = context.numbers.get(quantity.name);
    return fixed === undefined ? `that many ${many}` : counted(fixed, noun, context, single);
  }
  if (quantity.kind === 'conditional')
    return `${counted(quantity.else, noun, context, single)}, or ${counted(quantity.then, noun, context, single)} if ${printCondition(quantity.if, context)}`;
  const each = forEach(quantity, context);
  if (each !== null) return `${each.factor === 1 ? single : `${numberWord(each.factor)} ${many}`} ${each.text}`;
  return `a number of ${many} equal to ${quantityValue(quantity, context)}`;
}

function isX(quantity: Quantity): boolean {
  return typeof quantity === 'object' && quantity.kind === 'x';
}

/** The plural of a phrase's head noun, wherever in the phrase it stands ("creature you control" -> "creatures you control"). */
function pluralPhrase(noun: string): string {
  const cut = noun.search(
    / (you |with |without |named |that |from |in |of |an opponent|your opponents|defending|they )/,
  );
  return cut < 0 ? plural(noun) : plural(noun.slice(0, cut)) + noun.slice(cut);
}

/** Measured in digits: "3 damage", "X life", "that much damage", "damage equal to its power", "1 life for each …". */
export function measured(quantity: Quantity, noun: 'damage' | 'life', context: PrintContext): string {
  if (typeof quantity === 'number') return `${quantity} ${noun}`;
  if (quantity.kind === 'x') return `X ${noun}`;
  if (quantity.kind === 'bound' && !context.excess.has(quantity.name)) {
    const fixed = context.numbers.get(quantity.name);
    return fixed === undefined ? `that much ${noun}` : measured(fixed, noun, context);
  }
  if (quantity.kind === 'times' && typeof quantity.of === 'object' && quantity.of.kind === 'x')
    return `${quantity.by === 2 ? 'twice' : `${numberWord(quantity.by)} times`} X ${noun}`;
  if (
    quantity.kind === 'half' &&
    quantity.of !== undefined &&
    typeof quantity.of === 'object' &&
    quantity.of.kind === 'life' &&
    noun === 'life'
  ) {
    return `half ${playersPossessive(quantity.of.of, context)} life, rounded ${quantity.round}`;
  }
  if (quantity.kind === 'conditional')
    return `${measured(quantity.else, noun, context)}, or ${measured(quantity.then, noun, context)} if ${printCondition(quantity.if, context)}`;
  if (noun === 'life') {
    const each = forEach(quantity, context);
    if (each !== null) return `${each.factor} ${noun} ${each.text}`;
  }
  return `${noun} equal to ${quantityValue(quantity, context)}`;
}
