/** Banding and "bands with other" (702.22): bands of attackers, and who divides damage because of them. */
import { matches } from '../engine/match.ts';
import { ask } from '../engine/procedures.ts';
import { scratchFrame } from '../engine/select.ts';
import { BANDS_WITH_OTHER, Keyword } from '../ir/index.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { AttackData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { NO_BAND, NOT_ATTACKING, type Permanent } from '../state/permanent.ts';
import { instancesOf } from './attackWords.ts';

function hasBanding(permanent: Permanent): boolean {
  return (permanent.characteristics.keywords & Keyword.Banding) !== 0;
}

function hasBandsWithOther(permanent: Permanent): boolean {
  return instancesOf(permanent, BANDS_WITH_OTHER) > 0;
}

/** Whether any of the creatures brings others into a band, or into the damage it divides: usually none. */
function anyBands(game: Game, creatures: readonly Handle[]): boolean {
  if (!game.catalog.hasBanding) return false;
  for (let i = 0; i < creatures.length; i++) {
    const permanent = game.permanent(creatures[i] as Handle);
    if (permanent !== null && (hasBanding(permanent) || hasBandsWithOther(permanent))) return true;
  }
  return false;
}

/**
 * Asks which attackers are in bands (702.22c): each in turn, those with banding first, whether it joins the band of an earlier one. In that order
 * every band is one all along. Null while a question is open; `frame.phase` is 1 meanwhile. `data.bands` holds the answers.
 */
export function chooseBands(game: Game, frame: Frame, declared: AttackData): AttackData | null {
  if (!anyBands(game, declared.creatures)) return declared;
  const attackers = bandsFirst(game, frame, declared);
  let data = declared;
  if (frame.phase === 1) {
    frame.phase = 0;
    data = { ...data, bands: [...data.bands, nextOf(attackers, data).permanent.handle, game.picked] };
  }
  while (data.bands.length < 2 * attackers.length) {
    const options = bandsToJoin(game, attackers, data);
    const creature = nextOf(attackers, data).permanent.handle;
    frame.data = data;
    if (options.length > 0) {
      frame.phase = 1;
      ask(game, DecisionKind.Choose, game.activePlayer, creature, 'object', [...options, 0], [creature], BAND, true);
      return null;
    }
    data = { ...data, bands: [...data.bands, creature, 0] };
  }
  frame.data = data;
  return data;
}

const BAND: readonly string[] = ['band'];

/** The one to be asked about. */
function nextOf(attackers: readonly Attacker[], { bands }: AttackData): Attacker {
  return attackers[bands.length / 2] as Attacker;
}

interface Attacker {
  readonly permanent: Permanent;
  readonly target: number;
}

/** The attackers, if some may be in bands: those with banding, those with "bands with other", all others. */
function bandsFirst(game: Game, frame: Frame, { creatures }: AttackData): Attacker[] {
  const ranked: Attacker[][] = [[], [], []];
  for (let i = 0; i < creatures.length; i++) {
    const target = frame.locals[i] as number;
    const permanent = target === NOT_ATTACKING ? null : game.permanent(creatures[i] as Handle);
    if (permanent === null) continue;
    ranked[hasBanding(permanent) ? 0 : hasBandsWithOther(permanent) ? 1 : 2]?.push({ permanent, target });
  }
  const [banding = [], withOther = [], others = []] = ranked;
  return banding.length + withOther.length === 0 ? [] : [...banding, ...withOther, ...others];
}

/** The first creatures of the bands, or lone attackers, of the same player or permanent (702.22d) that the next attacker may be in a band with. */
function bandsToJoin(game: Game, attackers: readonly Attacker[], data: AttackData): Handle[] {
  const next = nextOf(attackers, data);
  const before = attackers.slice(0, data.bands.length / 2);
  const bandOf = ({ permanent }: Attacker, at: number): Handle =>
    (data.bands[2 * at + 1] as Handle) || permanent.handle;
  const leaders: Handle[] = [];
  before.forEach(({ permanent, target }, at) => {
    if (data.bands[2 * at + 1] !== 0 || target !== next.target) return;
    const members = before.filter((other, i) => bandOf(other, i) === permanent.handle);
    if (
      mayBand(
        game,
        [...members, next].map((member) => member.permanent),
      )
    )
      leaders.push(permanent.handle);
  });
  return leaders;
}

/** 702.22c: all but one of them have banding, or they are of one quality and one bands with others of it. */
function mayBand(game: Game, members: readonly Permanent[]): boolean {
  if (members.filter((member) => !hasBanding(member)).length <= 1) return true;
  return members.some((member) =>
    qualitiesOf(member).some((quality) => members.every((other) => fits(game, member, quality, other))),
  );
}

type BandsWithOther = Extract<
  Permanent['characteristics']['abilities'][number]['ability'],
  { keyword: 'bands with other' }
>;

/** What it bands with, ability by ability. */
function qualitiesOf({ characteristics }: Permanent): BandsWithOther[] {
  return characteristics.abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && ability.keyword === BANDS_WITH_OTHER ? [ability] : [],
  );
}

function fits(game: Game, having: Permanent, quality: BandsWithOther, other: Permanent): boolean {
  return matches(game, scratchFrame(having.controller, having.handle), quality.what, other.handle);
}

/** The attackers are declared: those that are in a band with others get its number. */
export function formBands(game: Game, { bands }: AttackData): void {
  let number = NO_BAND;
  for (let i = 0; i < bands.length; i += 2) {
    const leader = attackerOf(game, bands[i + 1] as Handle);
    const member = leader === null ? null : attackerOf(game, bands[i] as Handle);
    if (leader === null || member === null) continue;
    if (leader.band === NO_BAND) leader.band = ++number;
    member.band = leader.band;
  }
}

function attackerOf(game: Game, creature: Handle): Permanent | null {
  const permanent = game.permanent(creature);
  return permanent === null || permanent.attacking === NOT_ATTACKING ? null : permanent;
}

/** The other attackers of its band, in the order of the battlefield. */
function bandedWith(game: Game, permanent: Permanent): Permanent[] {
  if (permanent.band === NO_BAND) return [];
  const others: Permanent[] = [];
  for (let i = 0; i < game.battlefield.length; i++) {
    const other = game.objects[game.battlefield[i] as number];
    if (other?.band === permanent.band && other !== permanent && !other.phasedOut) others.push(other);
  }
  return others;
}

/** 702.22h: a band is blocked as a whole. The blocker blocks every attacker of the bands of those it blocks. */
export function blockWholeBands(game: Game, blocker: Permanent): void {
  for (const blocked of blocker.blocking) {
    const attacker = game.permanent(blocked);
    if (attacker === null) continue;
    for (const other of bandedWith(game, attacker)) {
      if (!blocker.blocking.includes(other.handle)) blocker.blocking = [...blocker.blocking, other.handle];
      other.blocked = true;
    }
  }
}

/**
 * Who divides the creature's combat damage among the creatures that block it or that it blocks: the other player, as they choose, if creatures
 * there band (702.22j–k); otherwise its controller.
 */
export function divider(game: Game, dealer: Permanent, recipients: readonly Permanent[]): number {
  if (!game.catalog.hasBanding) return dealer.controller;
  const bander =
    recipients.find((recipient) => hasBanding(recipient)) ??
    recipients.find((each) => bandsWithin(game, each, recipients));
  if (bander === undefined) return dealer.controller;
  return dealer.attacking === NOT_ATTACKING ? game.activePlayer : bander.controller;
}

/** Whether it bands with another of them. */
function bandsWithin(game: Game, having: Permanent, all: readonly Permanent[]): boolean {
  return qualitiesOf(having).some(
    (quality) =>
      fits(game, having, quality, having) &&
      all.some((other) => other !== having && fits(game, having, quality, other)),
  );
}
