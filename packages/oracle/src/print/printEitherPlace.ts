/** Two places in a library, of which a player chooses one: "into their library second from the top or on the bottom". */
import { type Effect, Zone } from '@foretell/rules/ir';
import { type Clause, clause } from './clause.ts';
import type { PrintContext } from './context.ts';
import { ordinalWord } from './english.ts';
import { printObjects } from './printReference.ts';
import { withPlayers } from './subjects.ts';

/** Null where the options are not that. */
export function eitherPlace(
  effect: Effect & { readonly kind: 'chooseEffect' },
  context: PrintContext,
): Clause[] | null {
  const [upper, lower, ...more] = effect.options.map((option) => option.effect);
  if (upper?.kind !== 'move' || lower?.kind !== 'move' || more.length > 0) return null;
  const { position } = upper.to;
  if (lower.to.position !== 'bottom' || position === undefined || position === 'bottom') return null;
  return [
    withPlayers(effect.who, context, (subject) => {
      const library = subject.person === 'you' ? 'your library' : 'their library';
      const text = printObjects(upper.what, context).text;
      const where =
        position === 'top'
          ? `on the top or bottom of ${library}`
          : `into ${library} ${ordinalWord(position.nth)} from the top or on the bottom`;
      return clause(subject, 'put', `${text} ${where}`, 'top or bottom');
    }),
  ];
}

/** "Put it into your hand or graveyard", "put it onto the battlefield or into your hand"; null where the options are not that. */
export function eitherZone(effect: Effect & { readonly kind: 'chooseEffect' }, context: PrintContext): Clause[] | null {
  const [one, other, ...more] = effect.options.map((option) => option.effect);
  if (one?.kind !== 'move' || other?.kind !== 'move' || more.length > 0) return null;
  const toHand = one.to.zone === Zone.Hand && other.to.zone === Zone.Graveyard;
  if (!toHand && (one.to.zone !== Zone.Battlefield || other.to.zone !== Zone.Hand)) return null;
  return [
    withPlayers(effect.who, context, (subject) => {
      const whose = subject.person === 'you' ? 'your' : 'their';
      const where = toHand ? `into ${whose} hand or graveyard` : `onto the battlefield or into ${whose} hand`;
      return clause(subject, 'put', `${printObjects(one.what, context).text} ${where}`, 'put');
    }),
  ];
}
