/** Where a seat's permanents lie: creatures in front, lands behind, the rest beside them; attachments with their hosts; equal ones in piles. */
import type { ObjectRef, PermanentScene, Scene } from '../protocol/scene.ts';
import type { TileSize } from './fit.ts';

/** One place on the battlefield. */
export interface Pile {
  /** Equal in everything that is shown. The first is the one that a click means. */
  readonly permanents: readonly [PermanentScene, ...PermanentScene[]];
  /** What is attached to it, and to that in turn, the nearest last. Piles of several have none. */
  readonly attachments: readonly PermanentScene[];
}

export interface Arrangement {
  /** Creatures, then planeswalkers and battles. */
  readonly front: readonly Pile[];
  /** Artifacts, enchantments and the like. */
  readonly support: readonly Pile[];
  readonly lands: readonly Pile[];
}

/** What else decides whether two permanents look alike. */
export interface Marks {
  readonly choices: { has(ref: ObjectRef): boolean };
  readonly picked: { has(ref: ObjectRef): boolean };
  /** Pointed at one by one: targets, sources, blocked attackers. */
  readonly pointedAt: ReadonlySet<ObjectRef>;
}

/** From so many equal ones on they are piled; lands are always. */
const LEAST_PILE = 4;

export function arrange(scene: Scene, seat: number, marks: Marks): Arrangement {
  const permanents = scene.seats.flatMap((one) => one.battlefield);
  const byRef = new Map(permanents.map((permanent) => [permanent.ref, permanent]));
  const own = (scene.seats[seat]?.battlefield ?? []).filter((permanent) => !byRef.has(permanent.attachedTo));
  const guests = new Map<ObjectRef, PermanentScene[]>();
  for (const permanent of permanents) {
    const others = guests.get(permanent.attachedTo);
    if (others === undefined) guests.set(permanent.attachedTo, [permanent]);
    else others.push(permanent);
  }
  const guestsOf = (host: PermanentScene): PermanentScene[] =>
    (guests.get(host.ref) ?? []).flatMap((guest) => [...guestsOf(guest), guest]);
  const piles = pilesOf(own, guestsOf, marks);
  const ofRow = (row: Row): Pile[] => piles.filter(({ permanents: [first] }) => rowOf(first) === row);
  return {
    front: [...ofRow('creatures'), ...ofRow('others in front')],
    support: ofRow('support'),
    lands: ofRow('lands'),
  };
}

/** In tiles: a pile shows a little of up to three below, attachments look out above. */
export function pileSize({ permanents, attachments }: Pile): TileSize {
  return { wide: 1 + 0.07 * Math.min(3, permanents.length - 1), high: 1 + 0.2 * attachments.length };
}

/** Of a land that lies flat, as the style sheet has it. */
export function flatSize(pile: Pile): TileSize {
  const { wide, high } = pileSize(pile);
  return { wide, high: FLAT_LAND * high };
}

const FLAT_LAND = 0.6;

type Row = 'creatures' | 'others in front' | 'support' | 'lands';

function rowOf({ types }: PermanentScene): Row {
  if (types.includes('creature')) return 'creatures';
  if (types.includes('planeswalker') || types.includes('battle')) return 'others in front';
  if (types.includes('land')) return 'lands';
  // A face-down permanent is a creature by the rules that turn it down; without any type it stands with the rest.
  return 'support';
}

function pilesOf(
  own: readonly PermanentScene[],
  guestsOf: (host: PermanentScene) => PermanentScene[],
  marks: Marks,
): Pile[] {
  const alike = new Map<string, [PermanentScene, ...PermanentScene[]]>();
  for (const permanent of own) {
    const look = guestsOf(permanent).length > 0 ? `${permanent.ref}` : lookOf(permanent, marks);
    const pile = alike.get(look);
    if (pile === undefined) alike.set(look, [permanent]);
    else pile.push(permanent);
  }
  return [...alike.values()].flatMap((permanents): Pile[] => {
    const [first] = permanents;
    if (permanents.length === 1) return [{ permanents, attachments: guestsOf(first) }];
    if (rowOf(first) === 'lands' || permanents.length >= LEAST_PILE) return [{ permanents, attachments: [] }];
    return permanents.map((permanent): Pile => ({ permanents: [permanent], attachments: [] }));
  });
}

/** Equal for permanents that look alike; unlike everything else for those that are pointed at. */
function lookOf(permanent: PermanentScene, { choices, picked, pointedAt }: Marks): string {
  const { ref, ...look } = permanent;
  return pointedAt.has(ref) ? `${ref}` : JSON.stringify([look, choices.has(ref), picked.has(ref)]);
}
