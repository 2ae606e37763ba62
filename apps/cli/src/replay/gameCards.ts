/** The cards of a game that was recorded, from the pool of the command. */
import { ok } from '@foretell/formats';
import type { CardDefinition } from '@foretell/rules/ir';
import type { PoolRequest } from '@foretell/workers';
import { type Pool, whyNot } from '../cards/pool.ts';
import { type Checked, complain, Exit } from '../exit.ts';

/** In the order of the names, which card numbers follow. `place` is what needs them. */
export async function gameCards(place: string, names: Iterable<string>, pool: Pool): Promise<Checked<PoolRequest>> {
  const definitions: CardDefinition[] = [];
  const missing: string[] = [];
  for (const name of new Set(names)) {
    const meant = await pool.find(name);
    if (meant === undefined || meant.kind === 'refused') missing.push(name);
    else if (meant.kind === 'compiled') definitions.push(meant.card);
  }
  const [first] = missing;
  if (first === undefined) return ok({ definitions });
  const more = missing.length === 1 ? '' : ` (and ${missing.length - 1} more)`;
  return complain(
    Exit.unsupportedCards,
    `${place}: ${await whyNot(pool, first)}${more}; name with --cards the card file that the game was played with`,
  );
}
