/** Restrictions and riders on mana (106.6): small ids for the units in pools, and which of them may pay for what. */
import { matches } from '../engine/match.ts';
import { scratchFrame } from '../engine/select.ts';
import type { Filter, ManaRestriction } from '../ir/index.ts';
import type { PaymentPurpose } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';

/** The id of a restriction as made by a source: from 1 up in the game's table, 0 for none. Looking one up adds it, which no rule can see. */
export function restrictionId(game: Game, spend: ManaRestriction | null, source: Handle): number {
  if (spend === null) return 0;
  const at = game.manaRestrictions.findIndex((entry) => entry.spend === spend && entry.source === source);
  if (at >= 0) return at + 1;
  game.manaRestrictions = [...game.manaRestrictions, { spend, source }];
  return game.manaRestrictions.length;
}

/** For each restriction id whether such mana may be spent on this; entry 0 is plain mana. */
export function allowedFor(game: Game, purpose: PaymentPurpose): readonly boolean[] {
  if (game.manaRestrictions.length === 0) return NONE;
  return [true, ...game.manaRestrictions.map(({ spend, source }) => allows(game, spend, source, purpose))];
}

const NONE: readonly boolean[] = [true];

function allows(game: Game, spend: ManaRestriction, source: Handle, purpose: PaymentPurpose): boolean {
  if (spend.notOn !== undefined && purpose.kind === 'spell') {
    const maker = game.permanentOrLast(source)?.controller ?? 0;
    if (matches(game, scratchFrame(maker, source), spend.notOn, purpose.object)) return false;
  }
  if (spend.onCostsWithX === true && !purpose.hasX) return false;
  const maker = game.permanentOrLast(source)?.controller ?? 0;
  const fits = (asked: Filter | undefined): boolean =>
    asked !== undefined && matches(game, scratchFrame(maker, source), asked, purpose.object);
  if (isForOtherThings(spend)) {
    if (purpose.kind === 'spell') return fits(spend.on);
    if (purpose.kind === 'ability')
      return fits(spend.abilitiesOf) || (spend.abilityWord !== undefined && spend.abilityWord === purpose.word);
    return purpose.action === 'turnUp' ? fits(spend.turnUp) : purpose.action === 'unlock' && spend.unlocks === true;
  }
  if (spend.on === undefined) return spend.spellsOnly !== true || purpose.kind === 'spell';
  if (purpose.kind === 'effect' || (purpose.kind === 'ability' && spend.spellsOnly !== false)) return false;
  return fits(spend.on);
}

/** Whether it says what else than spells the mana is for: then it is for nothing but what it says. */
function isForOtherThings({ abilitiesOf, abilityWord, turnUp, unlocks }: ManaRestriction): boolean {
  return abilitiesOf !== undefined || abilityWord !== undefined || turnUp !== undefined || unlocks === true;
}
