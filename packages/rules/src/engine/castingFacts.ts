/** What a face's abilities have to do with how it is cast and for what, read from the IR once (601.2). */
import type { Ability } from '../ir/index.ts';
import { PAID_OTHERWISE } from '../mana/substitutes.ts';
import type { FaceRecord } from '../state/catalog.ts';

/** Whether its cost is the printed mana cost, paid with mana alone, and nothing has a say in when it is cast. */
export function isCastPlainly(face: FaceRecord): boolean {
  return (
    !face.isLand &&
    face.manaCost?.x === 0 &&
    !face.announcedByCosts &&
    !face.abilities.some(({ ability }) => ability.kind === 'keyword' && NOT_PLAIN.includes(ability.keyword)) &&
    (face.characteristics.keywords & PAID_OTHERWISE) === 0 &&
    (face.spell === null || face.spell.modePrograms.length === 0)
  );
}

export function isLessBy(ability: Ability): boolean {
  if (ability.kind !== 'keyword') return false;
  return (ability.keyword === 'alternativeCost' || ability.keyword === 'castFrom') && ability.lessBy !== undefined;
}

export function isKeyword(ability: Ability, keyword: string): boolean {
  return ability.kind === 'keyword' && ability.keyword === keyword;
}

/** What modes or targets are chosen changes what it costs. */
export function costsByAnnouncement(ability: Ability): boolean {
  if (ability.kind === 'spell') return ability.modes?.options.some((option) => option.cost !== undefined) === true;
  if (isLessByTargets(ability)) return true;
  // Evidence of the mana value of what is targeted, and the like.
  if (ability.kind === 'keyword' && ability.keyword === 'additionalCost' && speaksOfTargets(ability.cost)) return true;
  return isKeyword(ability, 'escalate') || isKeyword(ability, 'strive');
}

/** "If this spell was kicked, … target … instead". */
export function isAnnouncedByCosts(ability: Ability): boolean {
  if (ability.kind !== 'spell') return false;
  const { targets, modes } = ability;
  const announced = [targets, modes?.instead, modes?.options.map((option) => option.targets)];
  return JSON.stringify(announced).includes('"kind":"paid"');
}

/** "This spell costs {2} less to cast if it targets …". */
export function isLessByTargets(ability: Ability): boolean {
  return (
    ability.kind === 'keyword' &&
    ability.keyword === 'costsLess' &&
    speaksOfTargets([ability.generic, ability.condition, ability.times])
  );
}

/** Whether some part asks what the spell or ability targets, be it for a test or a number. */
export function speaksOfTargets(part: unknown): boolean {
  return /"kind":"targets(Of)?"/.test(JSON.stringify(part ?? null));
}

/** Keyword abilities that change the total whatever it is paid instead of the mana cost (601.2f). */
export const ADDED_COSTS: readonly string[] = [
  'optionalCost',
  'additionalCost',
  'costsLess',
  'affinity',
  'escalate',
  'strive',
  'more than meets the eye',
];

export const COST_KEYWORDS: readonly string[] = [
  'optionalCost',
  'additionalCost',
  'alternativeCost',
  'assist',
  'costsLess',
  'affinity',
  'morph',
  'miracle',
  'escalate',
  'strive',
];

/** Keyword abilities with a say in how, when or for how much the spell is cast. */
const NOT_PLAIN: readonly string[] = [...COST_KEYWORDS.filter((keyword) => keyword !== 'optionalCost'), 'castOnly'];
