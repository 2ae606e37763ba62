// Any scenario that the types allow, with texts that are awkward in YAML.
import { fc } from '@fast-check/vitest';
import {
  type Action,
  type Answer,
  type Assert,
  DAY_NIGHT,
  DECISION_KINDS,
  EXPECTED_ERRORS,
  FIRST_STEPS,
  FORMATS,
  MANA_COLORS,
  type OptionName,
  PLAYERS,
  type PlayerName,
  type Scenario,
  SETUP_ZONES,
  STEPS,
  ZONES,
} from '../src/index.ts';
import { EXAMPLES } from './assertExamples.ts';
import { scenarioOf } from './helpers.ts';

const AWKWARD = [
  ...['Yes', 'No', 'null', 'Null', '~', '1', '007', '1.50', 'true', 'false', '+1', '-2', '0x1F', '.inf', '2026-01-01'],
  ...[
    '{T}: Add {R}',
    '[choice_skip]',
    '[mode_skip]',
    'choice_skip',
    'a: b',
    'a #b',
    '#b',
    '- a',
    '? a',
    '*a',
    '&a',
    '!a',
  ],
  ...[
    'Jace, the Mind Sculptor',
    "Urza's Tower",
    '"quoted"',
    ' lead',
    'trail ',
    'a\nb',
    'a\n',
    '\ta',
    '<<',
    '---',
    '...',
  ],
  ...[
    '%a',
    '@a',
    '`a',
    'a\\b',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '😀',
    'Æther',
    'word '.repeat(40),
    ':',
    ',',
    '{',
    '}',
    '|',
    '>',
  ],
];
const text = fc.oneof(
  fc.constantFrom(...AWKWARD),
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.string({ minLength: 1, maxLength: 30, unit: 'binary' }).filter((word) => !/\p{Surrogate}/u.test(word)),
);
const texts = fc.array(text, { maxLength: 3 });
const number = fc.integer({ min: 1, max: 99 });
const pileName = text.map((word) => word.replaceAll('^', '').trim()).filter((word) => word !== '');
const pile = fc.array(pileName, { maxLength: 3 });
const assertExamples: readonly Assert[] = Object.entries(EXAMPLES).flatMap(
  ([op, [written]]) => scenarioOf(`asserts: [{op: ${op}, ${written}}]`).asserts,
);

/** All but the required properties may be absent. */
function some<T extends object, K extends keyof T>(model: { [P in keyof T]: fc.Arbitrary<T[P]> }, required: K[]) {
  return fc.record(model, { requiredKeys: required });
}

function everything(players: readonly PlayerName[]) {
  const player = fc.constantFrom(...players);
  const step = fc.constantFrom(...STEPS);
  const zone = fc.constantFrom(...SETUP_ZONES);
  const is = <const Word extends string>(word: Word) => fc.constant<Word>(word);
  const byPlayer = <T>(value: fc.Arbitrary<T>) =>
    fc
      .array(fc.tuple(player, value), { maxLength: 3 })
      .map((pairs): { [Name in PlayerName]?: T } => Object.fromEntries(pairs));

  const assertion: fc.Arbitrary<Assert> = fc.oneof(
    fc.constantFrom(...assertExamples),
    some({ op: is('permanentCount'), player, name: text, count: number }, ['op', 'count']),
    some({ op: is('keyword'), player, name: text, keyword: text, value: fc.boolean(), count: number }, [
      ...(['op', 'name', 'keyword', 'value'] as const),
    ]),
    fc.record({ op: is('sees'), player, zone: fc.constantFrom(...ZONES), owner: player, names: texts }),
    fc.record({ op: is('manaPool'), player, colors: fc.array(fc.constantFrom(...MANA_COLORS)), count: number }),
  );
  const assertions = fc.array(assertion, { maxLength: 3 });

  const value: fc.Arbitrary<Answer> = fc.oneof(
    fc.record({ q: is('choice'), v: text }),
    fc.record({ q: is('target'), v: text }),
    fc.record({ q: is('mode'), v: fc.oneof(number, is('[mode_skip]')) }),
    fc.record({ q: is('pile'), kind: is('split'), piles: fc.array(pile, { minLength: 2, maxLength: 3 }) }),
    fc
      .record({ q: is('pile'), kind: is('content'), names: pile })
      .filter(({ names }) => names.join('^') !== '1' && names.join('^') !== '2'),
    fc.record({ q: is('pile'), kind: is('index'), index: fc.constantFrom(1, 2) }),
    fc.record({ q: is('order'), v: texts }),
    fc.record({ q: is('coin'), v: fc.boolean() }),
    fc.record({ q: is('die'), v: number }),
    fc.record({ q: is('concede'), v: fc.constantFrom(...PLAYERS.slice(0, 2)) }),
  );
  const answer: fc.Arbitrary<Answer> = fc.oneof(
    value,
    fc.tuple(value, assertions).map(([one, asserts]) => ({ ...one, asserts })),
  );
  const answers = fc.array(answer, { maxLength: 3 });

  const slot = { mode: number, amount: number };
  const target = fc.oneof(
    some({ name: text, ...slot }, ['name']),
    some({ player, ...slot }, ['player']),
    some({ alias: text, ...slot }, ['alias']),
  );
  const ifStack = fc.oneof(fc.record({ present: text }), fc.record({ absent: text }), fc.record({ top: text }));
  const when = { turn: number, step, player, nth: number, answers };
  const cast = {
    from: zone,
    via: fc.array(text, { minLength: 1, maxLength: 2 }),
    targets: fc.array(target, { maxLength: 2 }),
  };
  const activate = { ability: text, source: text, targets: fc.array(target, { maxLength: 2 }) };
  const given = ['turn', 'step', 'player', 'op'] as const;
  const action: fc.Arbitrary<Action> = fc.oneof(
    some({ op: is('cast'), ...when, card: text, ...cast, ifStack, minPool: number }, [...given, 'card']),
    some({ op: is('cast'), ...when, alias: text, ...cast }, [...given, 'alias']),
    some({ op: is('play'), ...when, card: text, ...cast }, [...given, 'card']),
    some({ op: is('activate'), ...when, ...activate, ifStack }, [...given, 'ability']),
    some({ op: is('mana'), ...when, ...activate }, [...given, 'ability']),
    some({ op: is('attack'), ...when, attacker: text, defender: text }, [...given, 'attacker']),
    some({ op: is('block'), ...when, blocker: text, attacker: text }, [...given, 'blocker', 'attacker']),
    some({ op: is('wait'), ...when, one: fc.boolean() }, [...given]),
    some({ op: is('concede'), ...when }, [...given]),
    some({ op: is('check'), ...when, asserts: assertions }, [...given, 'asserts']),
    some({ op: is('addCounters'), ...when, card: text, counter: text, count: number }, [
      ...([...given, 'card', 'counter', 'count'] as const),
    ]),
    some({ op: is('setDayNight'), ...when, is: fc.constantFrom(...DAY_NIGHT) }, [...given, 'is']),
  );
  const option: fc.Arbitrary<OptionName> = fc.oneof(
    answer,
    some({ op: is('cast'), card: text, ...cast, answers }, ['op', 'card']),
    some({ op: is('play'), card: text, ...cast }, ['op', 'card']),
    some({ op: is('activate'), ...activate, answers }, ['op', 'ability']),
    fc.record({ op: is('pass') }),
    fc.record({
      op: is('attack'),
      attackers: fc.array(some({ attacker: text, defender: text }, ['attacker']), { maxLength: 2 }),
    }),
    fc.record({ op: is('block'), blocks: fc.array(fc.record({ blocker: text, attacker: text }), { maxLength: 2 }) }),
  );

  const stopAt = fc.record({ turn: number, step });
  const script = {
    actions: fc.array(action, { maxLength: 3 }),
    choices: byPlayer(answers),
    stopAt,
    asserts: assertions,
  };
  const setup = some(
    {
      zone,
      player,
      card: text,
      count: number,
      tapped: fc.boolean(),
      counters: fc.dictionary(text, number, { maxKeys: 2 }),
      loyalty: number,
      alias: text,
      faceDown: fc.boolean(),
      attachedTo: text,
      damage: number,
      summoningSick: fc.boolean(),
    },
    ['zone', 'player', 'card'],
  );
  const belief = fc.oneof(
    fc.record({ deck: is('known') }),
    fc.record({ deck: is('open') }),
    fc.record({ deck: is('pool'), lists: texts }),
  );
  return { player, step, zone, byPlayer, script, setup, belief, option };
}

function scenarioFor(seats: number): fc.Arbitrary<Scenario> {
  const players = PLAYERS.slice(0, seats);
  const { player, step, zone, byPlayer, script, setup, belief, option } = everything(players);
  const game = some(
    {
      players: fc.constant(seats),
      format: fc.constantFrom(...FORMATS.filter((format) => seats === 2 || format.endsWith('ffa'))),
      life: number,
      order: fc.shuffledSubarray(players, { minLength: seats }),
      attack: fc.constantFrom('any' as const, 'left' as const),
      range: fc.constantFrom('all' as const, 'one' as const),
      rulesDate: fc.constant('2026-08-07'),
      graveyardOrder: fc.boolean(),
      openingHands: fc.boolean(),
      firstStep: fc.constantFrom(...FIRST_STEPS),
    },
    ['players', 'format', 'life', 'order', 'attack', 'range', 'graveyardOrder', 'openingHands'],
  );
  return some(
    {
      id: text,
      rules: texts,
      game,
      strict: fc.boolean(),
      shuffle: fc.boolean(),
      seed: fc.integer(),
      life: byPlayer(fc.integer()),
      landsPlayed: byPlayer(number),
      playerCounters: byPlayer(fc.dictionary(text, number, { maxKeys: 2 })),
      manualMana: fc.uniqueArray(player),
      decks: byPlayer(fc.array(fc.record({ name: text, count: number }), { maxLength: 3 })),
      clear: fc.array(fc.record({ zone, player }), { maxLength: 2 }),
      setup: fc.array(setup, { maxLength: 3 }),
      ...script,
      later: fc.array(some(script, ['actions', 'choices', 'asserts']), { maxLength: 2 }),
      expectError: fc.constantFrom(...EXPECTED_ERRORS),
      decide: some({ turn: number, step, player, kind: fc.constantFrom(...DECISION_KINDS) }, [
        'turn',
        'step',
        'player',
      ]),
      beliefs: byPlayer(belief),
      best: fc.array(option, { maxLength: 3 }),
    },
    [
      ...([
        'id',
        'rules',
        'game',
        'strict',
        'shuffle',
        'life',
        'landsPlayed',
        'playerCounters',
        'manualMana',
        'decks',
        'clear',
        'setup',
      ] as const),
      ...(['actions', 'choices', 'asserts', 'later', 'beliefs'] as const),
    ],
  );
}

/** Any scenario of two to four players. */
export const scenarios: fc.Arbitrary<Scenario> = fc
  .integer({ min: 2, max: 4 })
  .chain(scenarioFor)
  .map((one) => (one.game.firstStep === undefined ? { ...one, landsPlayed: {} } : one));
