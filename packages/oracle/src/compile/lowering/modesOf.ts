/** Whose modes they are that follow a header (700.2): of the ability around it, or of what triggers "when you do" in it (603.12). */
import type { Ability, ActivatedAbility, Effect, Modes, TriggeredAbility } from '@foretell/rules/ir';
import { type Piece, piecesOf } from '../text/tokens.ts';
import { rewrite } from './rewrite.ts';

/** The sentence that stands for the modes while the frame around them is read. */
export const PLACEHOLDER: readonly Piece[] = piecesOf('Proliferate.', []);

const PROLIFERATE: Effect = { kind: 'proliferate', who: { kind: 'you' } };
const NOTHING: Effect = { kind: 'sequence', of: [] };

export function isPlaceholder(effect: unknown): boolean {
  return JSON.stringify(effect) === JSON.stringify(PROLIFERATE);
}

/** The ability with the modes in the place of the placeholder; null where anything else than a trigger of its own stands before them. */
export function withModes(ability: TriggeredAbility | ActivatedAbility, modes: Modes): Ability | null {
  if (isPlaceholder(ability.effect)) return { ...ability, effect: NOTHING, modes };
  if (modes.unchosen !== undefined) return null;
  let found = 0;
  const effect = rewrite(ability.effect, (part) => {
    if (part['kind'] !== 'triggered' || !isPlaceholder(part['effect'])) return undefined;
    found++;
    return { ...part, effect: NOTHING, modes };
  });
  return found === 1 ? { ...ability, effect } : null;
}
