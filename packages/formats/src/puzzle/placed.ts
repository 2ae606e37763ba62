// The cards of a puzzle with their seats and zones, under the names by which others speak of them.
import { PLAYERS, type PlayerName, SETUP_ZONES, type SetupZone } from '../scenario/vocabulary.ts';
import type { PuzzleCard } from './card.ts';
import type { PuzzleReport } from './file.ts';
import { type PuzzleState, seatNamed } from './state.ts';

export interface PlacedCard {
  readonly card: PuzzleCard;
  readonly zone: SetupZone;
  readonly player: PlayerName;
  /** Where another card or an attack means this one. */
  readonly alias: string | undefined;
  /** The alias or player that it is attached to. */
  readonly host: string | undefined;
  /** The alias of the planeswalker or battle that it attacks. */
  readonly defender: string | undefined;
}

/** All of them, the top of a library last. */
export function placedCards(state: PuzzleState, report: PuzzleReport): readonly PlacedCard[] {
  const placed = state.seats.flatMap(({ zones }, seat) => {
    const player = PLAYERS[seat] ?? 'A';
    return SETUP_ZONES.flatMap((zone) => {
      // The file names the top of a library first.
      const cards = zone === 'library' ? zones[zone].toReversed() : zones[zone];
      return cards.map((card) => ({ card, zone, player }));
    });
  });
  const aliases = aliasesOf(placed);
  const meant = (id: string, card: PuzzleCard): string | undefined => {
    const host = placed.find((one) => one.card.id === id && one.zone === 'battlefield');
    if (host === undefined)
      report.problem(
        'unknown-word',
        card.field,
        `${card.name} speaks of ${id}, and no card on the battlefield has Id:${id}`,
        `write |Id:${id}`,
      );
    return host === undefined ? undefined : aliases.get(host.card);
  };
  return placed.map(({ card, zone, player }) => {
    checkZone(card, zone, report);
    const { attacks, attachedTo } = card;
    return {
      card,
      zone,
      player,
      alias: aliases.get(card),
      host: attachedTo === undefined ? undefined : hostOf(attachedTo, card, meant, report),
      defender: attacks === undefined || attacks === '' ? undefined : meant(attacks, card),
    };
  });
}

/** Cards that are spoken of get a name of their own. */
function aliasesOf(placed: readonly { readonly card: PuzzleCard }[]): ReadonlyMap<PuzzleCard, string> {
  const spokenOf = new Set(placed.flatMap(({ card }) => [card.attachedTo, card.attacks]));
  const aliases = new Map<PuzzleCard, string>();
  for (const { card } of placed) {
    const isMeant = card.id !== undefined && spokenOf.has(card.id);
    if (isMeant || card.attacks !== undefined) aliases.set(card, `${card.name} #${card.id ?? `a${aliases.size + 1}`}`);
  }
  return aliases;
}

function hostOf(
  attachedTo: string,
  card: PuzzleCard,
  meant: (id: string, card: PuzzleCard) => string | undefined,
  report: PuzzleReport,
): string | undefined {
  if (!attachedTo.startsWith('player:')) return meant(attachedTo, card);
  const seat = seatNamed(attachedTo.slice('player:'.length));
  const player = seat === undefined ? undefined : PLAYERS[seat];
  if (player === undefined)
    report.problem('unknown-word', card.field, `${card.name} enchants no known player`, 'write EnchantingPlayer:P0');
  return player;
}

/** What only permanents have, and a commander outside the command zone. */
function checkZone(card: PuzzleCard, zone: SetupZone, report: PuzzleReport): void {
  if (card.isCommander && zone !== 'command')
    report.unsupported(card.field, `${card.name} as a commander in the ${zone}`);
  const isPermanent = zone === 'battlefield';
  const { tapped, attachedTo, attacks, damage, loyalty } = card;
  if (
    !isPermanent &&
    (tapped || attachedTo !== undefined || attacks !== undefined || damage > 0 || loyalty !== undefined)
  )
    report.unsupported(card.field, `${card.name} in the ${zone} with the state of a permanent`);
  if (!isPermanent && zone !== 'exile' && (Object.keys(card.counters).length > 0 || card.faceDown))
    report.unsupported(card.field, `${card.name} in the ${zone} with counters or face down`);
  if (!isPermanent && card.isToken) report.unsupported(card.field, `a token in the ${zone}`);
}

/** What others are attached to comes before them; what is attached to itself in a circle stays where it is. */
export function hostsFirst(cards: readonly PlacedCard[]): readonly PlacedCard[] {
  const byAlias = new Map(cards.flatMap((one) => (one.alias === undefined ? [] : [[one.alias, one] as const])));
  const depthOf = (one: PlacedCard, seen: number): number => {
    const host = one.host === undefined ? undefined : byAlias.get(one.host);
    return host === undefined || seen > cards.length ? 0 : 1 + depthOf(host, seen + 1);
  };
  const depths = new Map(cards.map((one) => [one, depthOf(one, 0)]));
  return cards.toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0));
}
