/** Names that nothing refers to are taken out again, so that an instruction binds only what is used. */
import type { Ability } from '@foretell/rules/ir';
import { rewrite, visit } from './rewrite.ts';

/** Instructions whose result must have a name. */
const ALWAYS_NAMED = new Set([
  'vote',
  'search',
  'chooseObjects',
  'choosePlayer',
  'chooseColor',
  'chooseNumber',
  'chooseName',
  'chooseCreatureType',
  'let',
  'letNumber',
  'letPlayers',
  'forEachObject',
  'forEachPlayer',
  'revealUntil',
  'separate',
  'choosePile',
  'payAnyEnergy',
  'payRepeatedly',
  'flipCoin',
  'flipCoins',
  'rollDie',
]);

/** `elsewhere` are the face's other abilities: what one pays, another may speak of. */
export function withoutUnusedNames(ability: Ability, elsewhere: readonly Ability[] = []): Ability {
  const used = new Set<string>();
  visit([ability, ...elsewhere], (part) => {
    if (part['kind'] === 'bound' && typeof part['name'] === 'string') used.add(part['name']);
    if (part['kind'] === 'choosePile' && typeof part['piles'] === 'string') used.add(part['piles']);
    if (Array.isArray(part['keep'])) for (const name of part['keep']) if (typeof name === 'string') used.add(name);
  });
  return rewrite(ability, (part) => stripped(part, used));
}

function stripped(part: Readonly<Record<string, unknown>>, used: ReadonlySet<string>): unknown {
  const { as, name, ...rest } = part;
  const kind = part['kind'];
  if (typeof part['excessAs'] === 'string' && !used.has(part['excessAs'])) {
    const { excessAs: _, ...others } = part;
    return stripped(others, used) ?? withoutNested(others, used);
  }
  if (
    kind === 'sequence' &&
    Array.isArray(part['of']) &&
    part['of'].some((each: unknown) => isUnusedNumber(each, used))
  )
    return withoutNested(withoutNumbers(part, part['of'], used), used);
  if (part['collects'] === true && typeof as === 'string' && !used.has(as)) {
    const { collects: _, ...others } = kind === 'chooseObjects' ? { ...rest, as } : rest;
    return withoutNested(others, used);
  }
  const unusedResult = typeof as === 'string' && !used.has(as) && typeof kind === 'string' && !ALWAYS_NAMED.has(kind);
  if (unusedResult) return withoutNested(name === undefined ? rest : { ...rest, name }, used);
  const unusedPayment = typeof name === 'string' && !used.has(name) && typeof kind === 'string' && PAYMENTS.has(kind);
  if (unusedPayment) return withoutNested(as === undefined ? rest : { ...rest, as }, used);
  return undefined;
}

function withoutNumbers(
  part: Readonly<Record<string, unknown>>,
  of: readonly unknown[],
  used: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  return { ...part, of: of.filter((each) => !isUnusedNumber(each, used)) };
}

/** A number that is fixed for nothing that follows. */
function isUnusedNumber(part: unknown, used: ReadonlySet<string>): boolean {
  if (typeof part !== 'object' || part === null || !('kind' in part) || !('as' in part)) return false;
  return part.kind === 'letNumber' && typeof part.as === 'string' && !used.has(part.as);
}

const PAYMENTS = new Set([
  'blight',
  'mill',
  'sacrifice',
  'discard',
  'exileCards',
  'returnToHand',
  'revealFromHand',
  'tapPermanents',
]);

function withoutNested(part: Readonly<Record<string, unknown>>, used: ReadonlySet<string>): unknown {
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, rewrite(inner, (each) => stripped(each, used))]),
  );
}
