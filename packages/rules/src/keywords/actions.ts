/** What keyword actions say (701): each stands for instructions; one table for those of objects and one for those of players. */
import {
  CardType,
  Color,
  type Condition,
  type Effect,
  type Filter,
  Keyword,
  type KeywordActionEffect,
  type ObjectAction,
  type ObjectSet,
  type PlayerAction,
  type PlayerSet,
  PREDEFINED_TOKENS,
  type Quantity,
  type Restriction,
  Zone,
} from '../ir/index.ts';
import { meaningOfRepeatedPayment } from './repeatedPayment.ts';
import { tempts } from './ring.ts';
import {
  all,
  bound,
  compare,
  countersOn,
  ifThen,
  isCreature,
  not,
  opponents,
  permanents,
  putCounters,
  sequence,
  you,
} from './words.ts';

type ObjectsEffect = Extract<KeywordActionEffect, { kind: 'objectAction' }>;
type PlayersEffect = Extract<KeywordActionEffect, { kind: 'playerAction' }>;

/** What is short for instructions of other kinds. */
type ShortEffect = KeywordActionEffect | Extract<Effect, { kind: 'payRepeatedly' }>;

/** The instructions for one object that acts, and for one player. */
type ObjectMeaning = (it: ObjectSet, count: Quantity) => Effect;
type PlayerMeaning = (effect: PlayersEffect, count: Quantity) => Effect;

const ACTOR = 'acting object';

/** The instructions an action is short for; the same value for the same action, since states name parts of it. */
export function meaningOfAction(effect: ShortEffect): Effect {
  const known = meanings.get(effect);
  if (known !== undefined) return known;
  const meaning = meaningAfresh(effect);
  meanings.set(effect, meaning);
  return meaning;
}

function meaningAfresh(effect: ShortEffect): Effect {
  switch (effect.kind) {
    case 'objectAction':
      return objectsDo(effect);
    case 'playerAction':
      return playerDoes(effect);
    case 'payRepeatedly':
      return meaningOfRepeatedPayment(effect);
  }
}

/** The node as an instruction that is short for others, if it is one. */
export function actionIn(node: unknown): ShortEffect | null {
  return isAction(node) ? node : null;
}

function isAction(node: unknown): node is ShortEffect {
  if (typeof node !== 'object' || node === null || !('kind' in node)) return false;
  return node.kind === 'objectAction' || node.kind === 'playerAction' || node.kind === 'payRepeatedly';
}

const meanings: WeakMap<ShortEffect, Effect> = new WeakMap();

/** One object after another (701.44d, 701.50c). */
function objectsDo(effect: ObjectsEffect): Effect {
  const it = bound(ACTOR);
  const meaning = OBJECTS[effect.action](it, effect.count ?? 1);
  // 701.44a: the card is part of what is told of a creature that explored.
  const against = effect.action === 'explore' ? { against: bound('explored card') } : {};
  const told: Effect = { kind: 'announce', action: effect.action, what: it, ...against };
  return { kind: 'forEachObject', of: effect.what, as: ACTOR, do: sequence(meaning, told) };
}

function playerDoes(effect: PlayersEffect): Effect {
  const told: Effect = { kind: 'announce', action: effect.action, who: effect.who };
  return sequence(PLAYERS[effect.action](effect, effect.count ?? 1), told);
}

function some(name: string): Condition {
  return compare({ kind: 'count', of: bound(name) }, '>', 0);
}

const isLand: Filter = { kind: 'type', types: CardType.Land };
const untilYourNextTurn = { kind: 'untilNextTurnOf', who: you } as const;

function rule(restriction: Restriction, duration: Extract<Effect, { kind: 'applyRule' }>['duration']): Effect {
  return { kind: 'applyRule', effect: { kind: 'restriction', restriction }, duration };
}

function controllerOf(what: ObjectSet): PlayerSet {
  return { kind: 'controllerOf', what };
}

/** 701.44a */
function explore(it: ObjectSet): Effect {
  const explorer = controllerOf(it);
  const card = bound('explored card');
  const keepOrNot: Effect = {
    kind: 'may',
    who: explorer,
    do: { kind: 'move', what: card, to: { zone: Zone.Graveyard } },
  };
  return sequence(
    { kind: 'reveal', what: { kind: 'topOfLibrary', of: explorer, count: 1 }, as: 'explored card' },
    ifThen(
      { kind: 'matches', what: card, filter: isLand },
      { kind: 'move', what: card, to: { zone: Zone.Hand } },
      sequence(putCounters(it, 1), ifThen(some('explored card'), keepOrNot)),
    ),
  );
}

/** 701.50a, 701.50d */
function connive(it: ObjectSet, count: Quantity): Effect {
  const conniver = controllerOf(it);
  const nonlands: ObjectSet = { kind: 'where', from: bound('connived cards'), filter: not(isLand) };
  return sequence(
    { kind: 'letNumber', as: 'connived number', value: count },
    { kind: 'draw', who: conniver, count: { kind: 'bound', name: 'connived number' } },
    { kind: 'discard', who: conniver, count: { kind: 'bound', name: 'connived number' }, as: 'connived cards' },
    putCounters(it, { kind: 'count', of: nonlands }),
  );
}

/** 701.15a–b */
function goad(it: ObjectSet): Effect {
  return rule({ kind: 'goaded', what: { kind: 'among', what: it } }, untilYourNextTurn);
}

/** 701.35a */
function detain(it: ObjectSet): Effect {
  const what: Filter = { kind: 'among', what: it };
  return sequence(
    rule({ kind: 'cantAttack', what }, untilYourNextTurn),
    rule({ kind: 'cantBlock', what }, untilYourNextTurn),
    rule({ kind: 'cantActivate', what, exceptMana: false }, untilYourNextTurn),
  );
}

/** 701.60c–d */
function suspect(it: ObjectSet): Effect {
  const suspected: Filter = { kind: 'designated', word: 'suspected' };
  const stays: Restriction = { kind: 'cantBlock', what: { kind: 'isSelf' } };
  return ifThen(
    { kind: 'matches', what: it, filter: all({ kind: 'inZone', zone: Zone.Battlefield }, not(suspected)) },
    sequence(
      { kind: 'designate', what: it, word: 'suspected' },
      {
        kind: 'apply',
        to: it,
        changes: [
          { kind: 'addKeywords', keywords: Keyword.Menace },
          {
            kind: 'addAbilities',
            abilities: [{ kind: 'static', effect: { kind: 'restriction', restriction: stays } }],
          },
        ],
        duration: { kind: 'asLongAs', condition: { kind: 'matches', what: it, filter: suspected } },
      },
    ),
  );
}

/** 701.46a */
function adapt(it: ObjectSet, count: Quantity): Effect {
  return ifThen(compare(countersOn(it, '+1/+1'), '=', 0), putCounters(it, count));
}

/** 701.37a */
function monstrosity(it: ObjectSet, count: Quantity): Effect {
  const monstrous: Filter = { kind: 'designated', word: 'monstrous' };
  return ifThen(
    { kind: 'matches', what: it, filter: not(monstrous) },
    sequence(
      putCounters(it, count),
      { kind: 'designate', what: it, word: 'monstrous' },
      { kind: 'announce', action: 'becomes monstrous', what: it, amount: count },
    ),
  );
}

/** 701.63a–b */
function endure(it: ObjectSet, count: Quantity): Effect {
  const size: Quantity = { kind: 'bound', name: 'endured' };
  const isThere: Condition = { kind: 'matches', what: it, filter: { kind: 'inZone', zone: Zone.Battlefield } };
  const spirit: Effect = {
    kind: 'createTokens',
    who: controllerOf(it),
    token: { colors: Color.White, types: CardType.Creature, subtypes: ['Spirit'], power: size, toughness: size },
    count: 1,
  };
  // A Spirit "unless they put counters on it": whether they do is asked.
  const choice: Effect = { kind: 'may', who: controllerOf(it), do: putCounters(it, size), else: spirit };
  return sequence(
    { kind: 'letNumber', as: 'endured', value: count },
    ifThen(compare(size, '>', 0), ifThen(isThere, choice, spirit)),
  );
}

/** 701.43a: it does not untap during its controller's next untap step. */
function exert(it: ObjectSet): Effect {
  return sequence(
    { kind: 'designate', what: it, word: EXERTED, duration: { kind: 'endOfTurn' } },
    rule(
      { kind: 'doesntUntap', what: { kind: 'among', what: it } },
      { kind: 'throughNextUntapStepOf', who: controllerOf(it) },
    ),
  );
}

/** What a permanent has been that was exerted this turn. */
export const EXERTED = 'exerted';

/** 701.66a; the land is a target of the ability that says so. */
function earthbend(it: ObjectSet, count: Quantity): Effect {
  return sequence(
    {
      kind: 'apply',
      to: it,
      changes: [
        { kind: 'addTypes', types: CardType.Creature },
        { kind: 'setPowerToughness', power: 0, toughness: 0 },
        { kind: 'addKeywords', keywords: Keyword.Haste },
      ],
      duration: { kind: 'indefinite' },
    },
    putCounters(it, count),
    {
      kind: 'delayed',
      event: {
        kind: 'anyOf',
        of: [
          { kind: 'moves', what: { kind: 'among', what: it }, from: Zone.Battlefield, to: Zone.Graveyard },
          { kind: 'moves', what: { kind: 'among', what: it }, from: Zone.Battlefield, to: Zone.Exile },
        ],
      },
      effect: {
        kind: 'move',
        what: it,
        to: { zone: Zone.Battlefield, controller: you, tapped: true },
      },
      once: true,
      keep: [ACTOR],
    },
  );
}

/** 701.65a */
function airbend(it: ObjectSet): Effect {
  const card = bound('airbent card');
  return sequence(
    { kind: 'exile', what: it, as: 'airbent card' },
    {
      kind: 'permit',
      who: { kind: 'ownerOf', what: card },
      cards: card,
      lands: false,
      cost: { alternative: [{ kind: 'mana', cost: '{2}' }] },
      duration: { kind: 'indefinite' },
    },
  );
}

const OBJECTS: { readonly [Action in ObjectAction]: ObjectMeaning } = {
  adapt,
  airbend,
  connive,
  detain,
  earthbend,
  endure,
  exert,
  explore,
  goad,
  monstrosity,
  suspect,
};

function controlledBy(who: PlayerSet): Filter {
  return { kind: 'controlledBy', who };
}

/** 701.47a */
function amass({ who, subtype = 'Zombie', as = 'amassed army' }: PlayersEffect, count: Quantity): Effect {
  const armies = permanents(isCreature, { kind: 'subtype', subtypes: ['Army'] }, controlledBy(who));
  return sequence(
    ifThen(
      { kind: 'not', of: { kind: 'exists', what: armies } },
      {
        kind: 'createTokens',
        who,
        token: {
          colors: Color.Black,
          types: CardType.Creature,
          subtypes: [subtype, 'Army'],
          power: 0,
          toughness: 0,
        },
        count: 1,
      },
    ),
    { kind: 'chooseObjects', who, from: armies, min: 1, max: 1, as },
    putCounters(bound(as), count),
    {
      kind: 'apply',
      to: { kind: 'where', from: bound(as), filter: not({ kind: 'subtype', subtypes: [subtype] }) },
      changes: [{ kind: 'addSubtypes', subtypes: [subtype] }],
      duration: { kind: 'indefinite' },
    },
  );
}

/** One of the creatures that player controls is chosen and gets counters. */
function chooseAndCount(who: PlayerSet, from: ObjectSet, as: string, count: Quantity, counter: string): Effect {
  return sequence({ kind: 'chooseObjects', who, from, min: 1, max: 1, as }, putCounters(bound(as), count, counter));
}

/** 701.39a */
function bolster({ who, as = 'bolstered' }: PlayersEffect, count: Quantity): Effect {
  const creatures = permanents(isCreature, controlledBy(who));
  const least: Quantity = { kind: 'least', what: 'toughness', of: creatures };
  const weakest: ObjectSet = { kind: 'where', from: creatures, filter: { kind: 'toughness', op: '=', value: least } };
  return chooseAndCount(who, weakest, as, count, '+1/+1');
}

/** 701.68a */
function blight({ who, as = 'blighted' }: PlayersEffect, count: Quantity): Effect {
  return chooseAndCount(who, permanents(isCreature, controlledBy(who)), as, count, '-1/-1');
}

/** 701.53a */
function incubate({ who, as = 'incubator' }: PlayersEffect, count: Quantity): Effect {
  return sequence(
    { kind: 'createTokens', who, token: PREDEFINED_TOKENS.Incubator, count: 1, as },
    putCounters(bound(as), count),
  );
}

/** 701.16a */
function investigate({ who, as }: PlayersEffect, count: Quantity): Effect {
  const effect: Effect = { kind: 'createTokens', who, token: PREDEFINED_TOKENS.Clue, count };
  return as === undefined ? effect : { ...effect, as };
}

/** 701.36a */
function populate({ who, as = 'populated' }: PlayersEffect): Effect {
  const tokens = permanents(isCreature, { kind: 'token' }, controlledBy(who));
  return sequence(
    { kind: 'chooseObjects', who, from: tokens, min: 1, max: 1, as: 'original token' },
    { kind: 'createCopies', who, of: bound('original token'), count: 1, as },
  );
}

/** 701.57a */
function discover({ who, as = 'discovered card' }: PlayersEffect, count: Quantity): Effect {
  const limit: Quantity = { kind: 'bound', name: 'discovery' };
  const cheap: Filter = { kind: 'manaValue', op: '<=', value: limit };
  const uncast = (name: string): ObjectSet => ({
    kind: 'where',
    from: bound(name),
    filter: { kind: 'inZone', zone: Zone.Exile },
  });
  return sequence(
    { kind: 'letNumber', as: 'discovery', value: count },
    { kind: 'revealUntil', who, filter: all(not(isLand), cheap), as: 'found by discovery', others: 'passed over' },
    { kind: 'exile', what: bound('passed over'), as: 'exiled before' },
    { kind: 'exile', what: bound('found by discovery'), as },
    { kind: 'castNow', who, cards: bound(as), spells: cheap, free: true, max: 1 },
    { kind: 'move', what: uncast(as), to: { zone: Zone.Hand } },
    {
      kind: 'move',
      what: uncast('exiled before'),
      to: { zone: Zone.Library, position: 'bottom', randomOrder: true },
    },
  );
}

/** 701.48a */
function learn({ who }: PlayersEffect): Effect {
  return {
    kind: 'mayPay',
    who,
    cost: [{ kind: 'discard', filter: { kind: 'any' }, count: 1 }],
    ...onlyThen({ kind: 'draw', who, count: 1 }),
    else: sequence(
      { kind: 'chooseObjects', who, from: lessonsOutside(who), min: 0, max: 1, as: 'lesson' },
      { kind: 'reveal', what: bound('lesson') },
      { kind: 'move', what: bound('lesson'), to: { zone: Zone.Hand } },
    ),
  };
}

function lessonsOutside(of: PlayersEffect['who']): ObjectSet {
  return { kind: 'all', zone: Zone.Outside, filter: { kind: 'subtype', subtypes: ['Lesson'] }, of };
}

function onlyThen(then: Effect): { readonly then: Effect } {
  return { then };
}

/** 701.70a */
function recruit({ who }: PlayersEffect): Effect {
  const nonlands: ObjectSet = { kind: 'where', from: bound('recruiting discard'), filter: not(isLand) };
  return sequence(
    { kind: 'draw', who, count: 1 },
    { kind: 'discard', who, count: 1, as: 'recruiting discard' },
    ifThen(compare({ kind: 'count', of: nonlands }, '>', 0), {
      kind: 'createTokens',
      who,
      token: {
        colors: Color.White,
        types: CardType.Creature,
        subtypes: ['Human', 'Soldier'],
        power: 1,
        toughness: 1,
      },
      count: 1,
    }),
  );
}

/** Manifesting and cloaking: the top cards, one at a time (701.40e, 701.58e). */
function faceDown(how: 'manifest' | 'cloak') {
  return ({ who, as = 'face-down creature' }: PlayersEffect, count: Quantity): Effect => ({
    kind: 'repeat',
    times: count,
    do: {
      kind: 'move',
      what: { kind: 'topOfLibrary', of: who, count: 1 },
      to: { zone: Zone.Battlefield, controller: who, faceDown: how },
      as,
    },
  });
}

/** 701.62a */
function manifestDread({ who, as = 'face-down creature' }: PlayersEffect): Effect {
  return sequence(
    { kind: 'lookAt', who, what: { kind: 'topOfLibrary', of: who, count: 2 }, as: 'dreaded cards' },
    { kind: 'chooseObjects', who, from: bound('dreaded cards'), min: 1, max: 1, as: 'dread' },
    { kind: 'move', what: bound('dread'), to: { zone: Zone.Battlefield, controller: who, faceDown: 'manifest' }, as },
    {
      kind: 'move',
      what: { kind: 'minus', from: bound('dreaded cards'), without: bound('dread') },
      to: { zone: Zone.Graveyard },
    },
  );
}

/** 701.30a–d; with no opponent chosen there is nobody to win against. */
function clash({ who, as = 'clash won' }: PlayersEffect): Effect {
  const mine = bound('own clash card');
  const theirs = bound('other clash card');
  const other: PlayerSet = bound('clashing opponent');
  const maybeBottom = (player: PlayerSet, card: ObjectSet): Effect => ({
    kind: 'may',
    who: player,
    do: { kind: 'move', what: card, to: { zone: Zone.Library, position: 'bottom' } },
  });
  const higher = compare({ kind: 'manaValue', of: mine }, '>', { kind: 'manaValue', of: theirs });
  const won: Condition = { kind: 'and', of: [some('own clash card'), higher] };
  return sequence(
    { kind: 'choosePlayer', who, from: opponents, as: 'clashing opponent' },
    { kind: 'reveal', what: { kind: 'topOfLibrary', of: who, count: 1 }, as: 'own clash card' },
    { kind: 'reveal', what: { kind: 'topOfLibrary', of: other, count: 1 }, as: 'other clash card' },
    ifThen(won, { kind: 'letNumber', as, value: 1 }, { kind: 'letNumber', as, value: 0 }),
    ifThen(some('own clash card'), maybeBottom(who, mine)),
    ifThen(some('other clash card'), maybeBottom(other, theirs)),
  );
}

const PLAYERS: { readonly [Action in PlayerAction]: PlayerMeaning } = {
  amass,
  blight,
  bolster,
  clash,
  cloak: faceDown('cloak'),
  discover,
  incubate,
  investigate,
  learn,
  manifest: faceDown('manifest'),
  'manifest dread': manifestDread,
  populate,
  recruit,
  'ring tempts': ({ who, as = 'Ring-bearer' }) => tempts(who, as),
};
