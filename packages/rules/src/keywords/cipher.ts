/** Cipher (702.99): a card in exile that is encoded on a creature, and what the creature has by it. */
import type { EffectHandler } from '../engine/handlers.ts';
import { selectObjects } from '../engine/select.ts';
import { type Ability, type Effect, Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import { all, bound, hitsPlayer, ifThen, isCreature, itself, sequence, when, you } from './words.ts';

const CREATURE = 'encoded on';

/** The spell ability, followed by a spell that is a card once everything else is done; every catalog has compiled it. */
export const CIPHER_EFFECT: Effect = sequence(
  {
    kind: 'chooseObjects',
    who: you,
    from: { kind: 'all', zone: Zone.Battlefield, filter: all(isCreature, { kind: 'controlledBy', who: you }) },
    min: 0,
    max: 1,
    as: CREATURE,
  },
  ifThen(
    { kind: 'exists', what: bound(CREATURE) },
    sequence({ kind: 'exile', what: itself, as: 'card' }, { kind: 'encode', what: bound('card'), on: bound(CREATURE) }),
  ),
);

/** What the creature has as long as the card is encoded on it; of several cards with the same name any one is as good as another. */
export function cipher(name: string): Ability {
  const card = { kind: 'where', from: { kind: 'encodedCards' }, filter: { kind: 'named', name } } as const;
  return {
    kind: 'static',
    zone: Zone.Exile,
    effect: {
      kind: 'change',
      affected: { kind: 'encodedCreature' },
      changes: [
        {
          kind: 'addAbilities',
          abilities: [when(hitsPlayer, { kind: 'castNow', who: you, cards: card, copies: true, free: true, max: 1 })],
        },
      ],
    },
  };
}

export const encode: EffectHandler<'encode'> = (game, frame, effect) => {
  const [card] = selectObjects(game, frame, effect.what);
  const creature = game.permanent(selectObjects(game, frame, effect.on)[0] ?? 0);
  if (card === undefined || creature === null || !game.isCurrent(card)) return Flow.Next;
  creature.encoded = [...creature.encoded, card];
  game.stale = true;
  return Flow.Next;
};
