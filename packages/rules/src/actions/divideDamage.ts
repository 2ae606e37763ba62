/** Damage divided among objects as an instruction is followed (120, 608.2d), where nothing was targeted for it. */
import { propose } from '../effects/propose.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import { canBeDamaged, damageEvent } from './damage.ts';

/** `frame.data` lists the objects and what those before `frame.a` get; the last of them gets what is left. */
export const divideDamage: EffectHandler<'divideDamage'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    frame.phase = 1;
    const items = selectObjects(game, frame, effect.among).filter((object) => canBeDamaged(game, object));
    frame.data = { kind: 'list', items, done: [] };
    frame.a = 0;
    frame.b = Math.max(0, evaluate(game, frame, effect.amount));
    frame.c = frame.b;
  } else if (frame.data?.kind === 'list') {
    frame.data = { ...frame.data, done: [...frame.data.done, game.picked] };
    frame.c -= game.picked;
    frame.a++;
  }
  const { items, done } = frame.data?.kind === 'list' ? frame.data : { items: [], done: [] };
  const source = effect.source === undefined ? frame.source : selectObjects(game, frame, effect.source)[0];
  const by = selectPlayers(game, frame, effect.by)[0];
  if (items.length === 0 || source === undefined || by === undefined) return Flow.Next;
  const object = items[frame.a] as number;
  if (frame.a < items.length - 1) {
    const amounts = Array.from({ length: frame.c + 1 }, (_, amount) => amount);
    if (!ask(game, DecisionKind.Amount, by, frame.source, 'number', amounts, [object])) return Flow.Stay;
    return divideDamage(game, frame, effect);
  }
  const shares = [...done, frame.c];
  frame.data = null;
  propose(
    game,
    items.map((each, at) => damageEvent(source, each, shares[at] ?? 0, true)).filter(({ amount }) => amount > 0),
  );
  return Flow.Next;
};
