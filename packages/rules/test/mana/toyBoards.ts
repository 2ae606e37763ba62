/**
 * Boards of a few mana sources twice: as cards for the engine, and as a toy that knows what each of them does and plays forward through
 * every order of activations. The toy shares nothing with the engine but the names of the cards.
 */

/** What a permanent is in the toy; colours are 0–4, colourless is 5. */
export type Thing =
  | {
      readonly is: 'land' | 'artifact' | 'creature';
      readonly makes: readonly number[];
      readonly hurts?: readonly number[];
    }
  | { readonly is: 'filter' | 'signet'; readonly pair: readonly [number, number] }
  | {
      readonly is:
        | 'ring'
        | 'treasure'
        | 'mirror'
        | 'orchard'
        | 'zoo'
        | 'altar'
        | 'crucible'
        | 'doubler'
        | 'flare'
        | 'coffers'
        | 'furnace'
        | 'lord';
    };

export interface ToyBoard {
  readonly things: readonly Thing[];
  /** Types that the lands of an opponent could produce, in bits. */
  readonly opposing: number;
  readonly generic: number;
  readonly symbols: readonly number[];
  readonly creatureSpell: boolean;
}

/** Lords make other creatures bigger. */
const isCreature = ({ is }: Thing): boolean => is === 'creature' || is === 'lord';

const isLand = ({ is }: Thing): boolean =>
  is === 'land' || is === 'filter' || is === 'mirror' || is === 'orchard' || is === 'zoo';

interface Position {
  /** In bits: what is still there, what is untapped. */
  readonly there: number;
  readonly untapped: number;
  /** By type; mana for creature spells only stands behind. */
  readonly pool: readonly number[];
  readonly lost: number;
}

/** In bits: which things may be tapped, and which may be given up; and how much life may be lost. */
export interface Usable {
  readonly life: number;
  readonly taps: number;
  readonly losses: number;
}

/** Whether the cost can be paid with these uses alone. */
export function toyPayable(board: ToyBoard, usable: Usable): boolean {
  const all = (1 << board.things.length) - 1;
  const start: Position = { there: all, untapped: all & usable.taps, pool: new Array<number>(12).fill(0), lost: 0 };
  const open = [start];
  const seen = new Set<string>();
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    if (pays(board, position.pool)) return true;
    for (const next of moves(board, position, usable)) {
      if (next.lost > usable.life) continue;
      const key = `${next.lost}/${next.there}/${next.untapped}/${next.pool.join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return false;
}

function pays({ symbols, generic, creatureSpell }: ToyBoard, pool: readonly number[]): boolean {
  const left = pool.slice(0, 6).map((count, type) => count + (creatureSpell ? (pool[type + 6] ?? 0) : 0));
  for (const type of symbols) {
    if (left[type] === 0) return false;
    left[type]!--;
  }
  return left.reduce((sum, count) => sum + count, 0) >= generic;
}

function moves(board: ToyBoard, position: Position, usable: Usable): Position[] {
  const result: Position[] = [];
  board.things.forEach((thing, at) => {
    if (((position.there >> at) & 1) === 0) return;
    if (((position.untapped >> at) & 1) === 1) result.push(...taps(board, position, thing, at, usable));
    if (thing.is === 'furnace' && ((position.untapped >> at) & 1) === 0) return;
    if (thing.is === 'altar' || thing.is === 'crucible' || thing.is === 'furnace')
      result.push(...sacrifices(board, position, thing, at, usable));
  });
  return result;
}

/** Everything that tapping the thing can come to. */
function taps(board: ToyBoard, position: Position, thing: Thing, at: number, usable: Usable): Position[] {
  const tapped = { ...position, untapped: position.untapped & ~(1 << at) };
  switch (thing.is) {
    case 'land':
    case 'artifact':
    case 'creature':
      return [
        ...thing.makes.flatMap((type) => made(board, tapped, thing, [type])),
        ...(thing.hurts ?? []).flatMap((type) => made(board, { ...tapped, lost: tapped.lost + 1 }, thing, [type])),
      ];
    case 'ring':
      return made(board, tapped, thing, [5, 5]);
    case 'treasure':
      if (((usable.losses >> at) & 1) === 0) return [];
      return [0, 1, 2, 3, 4].flatMap((type) =>
        made(board, { ...tapped, there: tapped.there & ~(1 << at) }, thing, [type]),
      );
    case 'mirror':
      return bits(ownLands(board, position.there)).flatMap((type) => made(board, tapped, thing, [type]));
    case 'orchard':
      return bits(board.opposing & 31).flatMap((type) => made(board, tapped, thing, [type]));
    case 'zoo':
      return [0, 1, 2, 3, 4].flatMap((type) => made(board, tapped, thing, [type], 6));
    case 'filter': {
      const [a, b] = thing.pair;
      const paid = [...new Set([a, b])].flatMap((type) => spend(tapped, type));
      return [
        ...made(board, tapped, thing, [5]),
        ...paid.flatMap((after) =>
          [
            [a, a],
            [a, b],
            [b, b],
          ].flatMap((pair) => made(board, after, thing, pair)),
        ),
      ];
    }
    case 'coffers': {
      const lands = board.things.filter((one, place) => isLand(one) && (position.there >> place) % 2 === 1).length;
      return [0, 1, 2, 3, 4, 5].flatMap((first) =>
        spend(tapped, first).flatMap((once) =>
          [0, 1, 2, 3, 4, 5].flatMap((second) =>
            spend(once, second).flatMap((twice) => made(board, twice, thing, new Array<number>(lands).fill(2))),
          ),
        ),
      );
    }
    case 'signet':
      return [0, 1, 2, 3, 4, 5].flatMap((type) =>
        spend(tapped, type).flatMap((after) => made(board, after, thing, thing.pair)),
      );
    default:
      return [];
  }
}

function sacrifices(board: ToyBoard, given: Position, thing: Thing, own: number, usable: Usable): Position[] {
  const position = thing.is === 'furnace' ? { ...given, untapped: given.untapped & ~(1 << own) } : given;
  const result: Position[] = [];
  board.things.forEach((other, at) => {
    if (((position.there & usable.losses) >> at) % 2 === 0) return;
    const gone = { ...position, there: position.there & ~(1 << at), untapped: position.untapped & ~(1 << at) };
    if (thing.is === 'altar' && isCreature(other)) result.push(added(gone, [5, 5]));
    if (thing.is === 'furnace' && isCreature(other)) {
      const lords = board.things.filter(
        (one, place) => one.is === 'lord' && place !== at && (position.there >> place) % 2 === 1,
      );
      const power = new Array<number>(1 + lords.length).fill(2);
      for (let type = 0; type < 6; type++)
        for (const paid of spend(gone, type)) result.push(...made(board, paid, thing, power));
    }
    if (thing.is !== 'crucible' || !isLand(other)) return;
    // The land is sacrificed to pay, so what it could produce is read from it as it last was there.
    const types = bits(typesOf(board, position.there, at));
    for (let type = 0; type < 6; type++)
      for (const paid of spend(gone, type)) for (const one of types) result.push(added(paid, [one]));
  });
  return result;
}

/** Mana from tapping, doubled and with what comes along. */
function made(board: ToyBoard, position: Position, thing: Thing, mana: readonly number[], shift = 0): Position[] {
  const doublers = board.things.filter(({ is }) => is === 'doubler').length;
  let units: number[] = [...mana];
  for (let i = 0; i < doublers; i++) units = [...units, ...units];
  const plain = added(position, units, shift);
  let results = [plain];
  if (isLand(thing)) {
    for (const { is } of board.things) {
      if (is === 'flare') results = results.flatMap((one) => [...new Set(mana)].map((type) => added(one, [type])));
    }
  }
  return results;
}

function added(position: Position, mana: readonly number[], shift = 0): Position {
  const pool = position.pool.slice();
  for (const type of mana) pool[type + shift]!++;
  return { ...position, pool };
}

/** Mana with a restriction to creature spells pays for no ability. */
function spend(position: Position, type: number): Position[] {
  if (position.pool[type] === 0) return [];
  const pool = position.pool.slice();
  pool[type]!--;
  return [{ ...position, pool }];
}

function bits(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((type) => ((mask >> type) & 1) === 1);
}

/** What a land could produce; mirrors that read each other add nothing of their own. */
function typesOf(board: ToyBoard, there: number, at: number): number {
  const thing = board.things[at]!;
  switch (thing.is) {
    case 'land':
      return [...thing.makes, ...(thing.hurts ?? [])].reduce((mask, type) => mask | (1 << type), 0);
    case 'filter':
      return 32 | (1 << thing.pair[0]) | (1 << thing.pair[1]);
    case 'zoo':
      return 31;
    case 'orchard':
      return board.opposing & 31;
    case 'mirror':
      return ownLands(board, there);
    default:
      return 0;
  }
}

function ownLands(board: ToyBoard, there: number): number {
  let mask = 0;
  board.things.forEach((thing, at) => {
    if (((there >> at) & 1) === 1 && isLand(thing) && thing.is !== 'mirror') mask |= typesOf(board, there, at);
  });
  return mask;
}
