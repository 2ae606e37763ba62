/** Rooms (709.5), and what speaks of their doors. */
import { type CardDefinition, Color, type Effect, Keyword, type TargetSpec, UNLOCKS } from '@foretell/rules/ir';
import {
  allOf,
  createTokens,
  creature,
  creatureToken,
  discard,
  draw,
  eachPlayer,
  enchantment,
  enters,
  entersAs,
  isCreature,
  isEnchantment,
  isSelf,
  ofSubtype,
  putCounters,
  sequence,
  tapThem,
  target,
  targetPermanent,
  twoFaced,
  whenever,
  you,
  youControl,
} from '../builders/index.ts';

/** Name and cost of a half, and what unlocking it does. */
interface Half {
  readonly name: string;
  readonly cost: string;
  readonly effect: Effect;
  readonly targets?: readonly TargetSpec[];
}

function room(left: Half, right: Half): CardDefinition {
  return twoFaced('split', half(left, UNLOCKS[0]), half(right, UNLOCKS[1]));
}

function half({ name, cost, effect, targets = [] }: Half, action: string): CardDefinition {
  const unlocking = whenever({ kind: 'performs', action, who: you, what: isSelf }, effect, { targets });
  return enchantment(name, cost, { subtypes: ['Room'], abilities: [unlocking] });
}

export const rooms: readonly CardDefinition[] = [
  room(
    {
      name: 'Meat Locker',
      cost: '{2}{U}',
      effect: sequence(tapThem(target), putCounters(target, 'stun', 2)),
      targets: [targetPermanent(isCreature, { min: 0, max: 1 })],
    },
    { name: 'Drowned Diner', cost: '{3}{U}{U}', effect: sequence(draw(you, 3), discard(you, 1)) },
  ),
  creature('Gremlin Tamer', '{W}{U}', {
    power: 2,
    toughness: 2,
    subtypes: ['Human', 'Scout'],
    abilities: [
      whenever(
        {
          kind: 'anyOf',
          of: [enters(allOf(isEnchantment, youControl)), { kind: 'performs', action: 'fully unlock a Room', who: you }],
        },
        createTokens(creatureToken(Color.Red, 1, 1, ['Gremlin'])),
      ),
    ],
  }),
  creature('Ghostly Keybearer', '{3}{U}', {
    power: 3,
    toughness: 3,
    subtypes: ['Spirit'],
    keywords: Keyword.Flying,
    abilities: [
      whenever(
        { kind: 'dealsDamage', source: isSelf, to: null, players: eachPlayer, combat: true },
        { kind: 'turnDoor', what: target, way: 'unlock' },
        {
          targets: [targetPermanent(allOf(ofSubtype('Room'), youControl), { min: 0, max: 1 })],
        },
      ),
    ],
  }),
  enchantment('Copy Enchantment', '{2}{U}', {
    abilities: [entersAs({ kind: 'copy', of: isEnchantment, optional: true })],
  }),
];
