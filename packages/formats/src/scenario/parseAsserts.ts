// The assertions' tables of fields. A truth value that is left out is true.
import { isNothing, type MapNode, type SourceNode } from '../source/tree.ts';
import { type Assert, type AssertOf, type AssertOp, GAME_RESULTS } from './asserts.ts';
import { anyInteger, count, type Kind, list, listOrOne, player, text, truth, word } from './kinds.ts';
import { given, is, may, need, record, variant } from './record.ts';
import { DAY_NIGHT, type DayNight, MANA_COLORS, type ManaColor, ZONES } from './vocabulary.ts';

/** `day` or `night`; as a truth value, true is day. */
const dayOrNight: Kind<DayNight> = (node, place, reading) => {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value ? 'day' : 'night';
  return word(DAY_NIGHT)(node, place, reading);
};

const LETTERS: Readonly<Record<string, ManaColor>> = {
  W: 'White',
  U: 'Blue',
  B: 'Black',
  R: 'Red',
  G: 'Green',
  C: 'Colorless',
};

/** A colour's name, or the letters of some (`{W}{U}`, `WU`). */
const colorsInWord: Kind<readonly ManaColor[]> = (node, place, reading) => {
  if (node.kind === 'scalar' && /^(?:[WUBRGC]+|(?:\{[WUBRGC]\})+)$/.test(node.text))
    return node.text.split('').flatMap((letter) => LETTERS[letter] ?? []);
  const name = word(MANA_COLORS)(node, place, reading);
  return name === undefined ? undefined : [name];
};

const colors: Kind<readonly ManaColor[]> = (node, place, reading) =>
  listOrOne(colorsInWord)(node, place, reading)?.flat();

const value = given(truth, true);
const names = need(listOrOne(text));

const zoneCount = { player: may(player), name: may(text), count: need(count) };
const named = { player: may(player), name: need(text) };
const namedFact = { ...named, value };
const namedNumber = { ...named, value: need(anyInteger, 'count') };
const powerToughness = { ...named, power: need(anyInteger), toughness: need(anyInteger), all: may(truth) };
const playerFact = { player: need(player), value };
const playerCount = { player: need(player), count: need(anyInteger, 'value') };

/**
 * Some assertions have a word of their own besides the truth value. `{op: type, name: X, value: Creature}` says the
 * word in `value`; here it moves to the word's own field, and the truth value is true.
 */
function wordMayBeValue<T>(field: string, kind: Kind<T>): Kind<T> {
  return (node, place, reading) => {
    if (node.kind !== 'map' || has(node, field)) return kind(node, place, reading);
    const entries = node.entries.map((entry) =>
      entry.key === 'value' && !isTruth(entry.value) ? { ...entry, key: field } : entry,
    );
    return kind({ ...node, entries }, place, reading);
  };
}

/** `{op: goadedBy, name: X, player: A}`: a single player is the one who did it. */
function playerMayBeDoer<T>(kind: Kind<T>): Kind<T> {
  return (node, place, reading) => {
    if (node.kind !== 'map' || has(node, 'by')) return kind(node, place, reading);
    const entries = node.entries.map((entry) => (entry.key === 'player' ? { ...entry, key: 'by' } : entry));
    return kind({ ...node, entries }, place, reading);
  };
}

function has(map: MapNode, key: string): boolean {
  return map.entries.some((entry) => entry.key === key && !isNothing(entry.value));
}

function isTruth(node: SourceNode): boolean {
  return node.kind === 'scalar' && (node.text === 'true' || node.text === 'false');
}

const doer = { ...named, by: need(player), value };

const ASSERTS: { readonly [Op in AssertOp]: Kind<AssertOf<Op>> } = {
  permanentCount: record<AssertOf<'permanentCount'>>({ op: is('permanentCount'), ...zoneCount }),
  graveyardCount: record<AssertOf<'graveyardCount'>>({ op: is('graveyardCount'), ...zoneCount }),
  handCount: record<AssertOf<'handCount'>>({ op: is('handCount'), ...zoneCount }),
  exileCount: record<AssertOf<'exileCount'>>({ op: is('exileCount'), ...zoneCount }),
  libraryCount: record<AssertOf<'libraryCount'>>({ op: is('libraryCount'), ...zoneCount }),
  commandCount: record<AssertOf<'commandCount'>>({ op: is('commandCount'), ...zoneCount }),
  life: record<AssertOf<'life'>>({ op: is('life'), player: need(player), value: need(anyInteger) }),
  pt: record<AssertOf<'pt'>>({ op: is('pt'), ...powerToughness }),
  basePt: record<AssertOf<'basePt'>>({ op: is('basePt'), ...powerToughness }),
  power: record<AssertOf<'power'>>({ op: is('power'), ...namedNumber }),
  toughness: record<AssertOf<'toughness'>>({ op: is('toughness'), ...namedNumber }),
  damage: record<AssertOf<'damage'>>({ op: is('damage'), ...namedNumber }),
  counters: record<AssertOf<'counters'>>({ op: is('counters'), ...named, counter: need(text), count: need(count) }),
  playerCounters: record<AssertOf<'playerCounters'>>({
    op: is('playerCounters'),
    player: need(player),
    counter: need(text),
    count: need(count),
  }),
  cardCounters: record<AssertOf<'cardCounters'>>({
    op: is('cardCounters'),
    ...named,
    zone: need(word(ZONES)),
    counter: need(text),
    count: need(count),
  }),
  tapped: record<AssertOf<'tapped'>>({ op: is('tapped'), ...namedFact }),
  tappedCount: record<AssertOf<'tappedCount'>>({
    op: is('tappedCount'),
    ...named,
    tapped: given(truth, true),
    count: need(count),
  }),
  keyword: wordMayBeValue(
    'keyword',
    record<AssertOf<'keyword'>>({ op: is('keyword'), ...namedFact, keyword: need(text), count: may(count) }),
  ),
  type: wordMayBeValue('type', record<AssertOf<'type'>>({ op: is('type'), ...namedFact, type: need(text) })),
  subtype: wordMayBeValue(
    'subtype',
    record<AssertOf<'subtype'>>({ op: is('subtype'), ...namedFact, subtype: need(text) }),
  ),
  color: wordMayBeValue(
    'colors',
    record<AssertOf<'color'>>({ op: is('color'), ...namedFact, colors: need(colors, 'color') }),
  ),
  colorless: record<AssertOf<'colorless'>>({ op: is('colorless'), ...namedFact }),
  manaValue: record<AssertOf<'manaValue'>>({ op: is('manaValue'), ...namedNumber }),
  attacking: record<AssertOf<'attacking'>>({ op: is('attacking'), ...namedFact }),
  goadedBy: wordMayBeValue('by', playerMayBeDoer(record<AssertOf<'goadedBy'>>({ op: is('goadedBy'), ...doer }))),
  attachedTo: record<AssertOf<'attachedTo'>>({ op: is('attachedTo'), ...namedFact, attachment: need(text) }),
  attachmentCount: record<AssertOf<'attachmentCount'>>({
    op: is('attachmentCount'),
    ...named,
    attachment: may(text),
    count: need(count),
  }),
  permanentExists: record<AssertOf<'permanentExists'>>({ op: is('permanentExists'), ...namedFact }),
  topCardRevealed: record<AssertOf<'topCardRevealed'>>({ op: is('topCardRevealed'), ...playerFact }),
  classLevel: record<AssertOf<'classLevel'>>({
    op: is('classLevel'),
    ...named,
    value: need(anyInteger, 'level', 'count'),
  }),
  protectedBy: wordMayBeValue(
    'by',
    playerMayBeDoer(record<AssertOf<'protectedBy'>>({ op: is('protectedBy'), ...doer })),
  ),
  stackSize: record<AssertOf<'stackSize'>>({ op: is('stackSize'), count: need(count) }),
  stackObject: record<AssertOf<'stackObject'>>({ op: is('stackObject'), ability: need(text), count: need(count) }),
  playable: record<AssertOf<'playable'>>({ op: is('playable'), ...playerFact, ability: need(text) }),
  mayAttack: record<AssertOf<'mayAttack'>>({ op: is('mayAttack'), ...namedFact, defender: need(text) }),
  attackers: record<AssertOf<'attackers'>>({ op: is('attackers'), names }),
  blockers: record<AssertOf<'blockers'>>({ op: is('blockers'), names }),
  manaPool: record<AssertOf<'manaPool'>>({
    op: is('manaPool'),
    player: need(player),
    colors: need(colors, 'color'),
    count: need(count),
  }),
  manaPoolTotal: record<AssertOf<'manaPoolTotal'>>({ op: is('manaPoolTotal'), ...playerCount }),
  manaOption: record<AssertOf<'manaOption'>>({ op: is('manaOption'), ...playerFact, mana: need(text) }),
  manaOptionCount: record<AssertOf<'manaOptionCount'>>({ op: is('manaOptionCount'), ...playerCount }),
  libraryCardAt: record<AssertOf<'libraryCardAt'>>({
    op: is('libraryCardAt'),
    player: need(player),
    index: need(count),
    value: need(text, 'name', 'card'),
  }),
  inGame: record<AssertOf<'inGame'>>({ op: is('inGame'), ...playerFact }),
  won: record<AssertOf<'won'>>({ op: is('won'), ...playerFact }),
  lost: record<AssertOf<'lost'>>({ op: is('lost'), ...playerFact }),
  draw: record<AssertOf<'draw'>>({ op: is('draw'), player: may(player), value }),
  result: record<AssertOf<'result'>>({
    op: is('result'),
    player: need(player),
    value: need(word(GAME_RESULTS), 'result'),
  }),
  gameEnded: record<AssertOf<'gameEnded'>>({ op: is('gameEnded'), value }),
  activePlayer: record<AssertOf<'activePlayer'>>({ op: is('activePlayer'), player: need(player, 'value') }),
  monarch: record<AssertOf<'monarch'>>({ op: is('monarch'), ...playerFact }),
  dayNight: record<AssertOf<'dayNight'>>({ op: is('dayNight'), value: need(dayOrNight, 'is') }),
  hasDayNight: record<AssertOf<'hasDayNight'>>({ op: is('hasDayNight'), value }),
  speed: record<AssertOf<'speed'>>({ op: is('speed'), ...playerCount }),
  landsPlayed: record<AssertOf<'landsPlayed'>>({ op: is('landsPlayed'), ...playerCount }),
  maxHandSize: record<AssertOf<'maxHandSize'>>({ op: is('maxHandSize'), ...playerCount }),
  emblemCount: record<AssertOf<'emblemCount'>>({ op: is('emblemCount'), ...playerCount, name: may(text) }),
  sees: record<AssertOf<'sees'>>({
    op: is('sees'),
    player: need(player),
    zone: need(word(ZONES)),
    owner: need(player),
    names,
  }),
  mayPlay: record<AssertOf<'mayPlay'>>({ op: is('mayPlay'), ...playerFact, card: need(text), from: may(word(ZONES)) }),
  delayedAbility: record<AssertOf<'delayedAbility'>>({ op: is('delayedAbility'), ...playerCount, source: need(text) }),
};

/** One assertion. */
const assertion: Kind<Assert> = variant<Assert>('op', ASSERTS);
export const assertions: Kind<readonly Assert[]> = list(assertion);
