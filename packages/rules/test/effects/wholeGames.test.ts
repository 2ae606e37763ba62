import { describe, expect, it } from 'vitest';
import { refreshGeneral } from '../../src/effects/refresh.ts';
import { advance, answer } from '../../src/engine/advance.ts';
import { compileCatalog } from '../../src/engine/compile.ts';
import { dealGame } from '../../src/engine/setup.ts';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Effect,
  Keyword,
  type TargetSpec,
  Zone,
} from '../../src/ir/index.ts';
import { DEFAULT_CONFIG } from '../../src/state/config.ts';
import type { Game } from '../../src/state/game.ts';
import { TestRandom } from '../mana/randomBoards.ts';
import {
  always,
  asLongAs,
  becomes,
  card,
  creature,
  enchantment,
  every,
  IS_CREATURE,
  land,
  OTHER,
  plus,
  YOURS,
} from './board.ts';

const TARGET: TargetSpec = { name: 'it', what: IS_CREATURE, zone: 4, players: null, min: 1, max: 1 };
const IT = { kind: 'bound', name: 'it' } as const;

function spell(effect: Effect): Ability {
  return { kind: 'spell', targets: [TARGET], effect };
}

function costing(manaCost: string, definition: CardDefinition): CardDefinition {
  return { ...definition, faces: definition.faces.map((face) => ({ ...face, manaCost })) };
}

const OWN_TURN = { kind: 'turnOf', who: { kind: 'you' } } as const;

const CARDS: readonly CardDefinition[] = [
  costing('{G}', creature('bear', 2, 2, { subtypes: ['Bear'] })),
  costing('{G}', creature('lord', 1, 1, { abilities: [always(every(OTHER, YOURS, IS_CREATURE), plus(1, 1))] })),
  costing('{G}', creature('herd', { kind: 'count', of: every(YOURS, IS_CREATURE) }, 3)),
  costing('{G}', enchantment('anthem', always(every(YOURS, IS_CREATURE), plus(1, 1)))),
  costing(
    '{G}',
    enchantment('hand size', always(every(YOURS, IS_CREATURE), plus({ kind: 'handSize', of: { kind: 'you' } }, 0))),
  ),
  costing(
    '{G}',
    creature('grave', { kind: 'count', of: { kind: 'all', zone: Zone.Graveyard, filter: IS_CREATURE } }, 2),
  ),
  costing('{G}', enchantment('restless', always(every({ kind: 'tapped' }, IS_CREATURE), plus(1, 0)))),
  costing('{G}', enchantment('charge', always(every({ kind: 'attacking' }), plus(1, 1)))),
  costing('{G}', enchantment('haste for the new', always(every({ kind: 'enteredThisTurn' }), plus(0, 1)))),
  costing('{G}', enchantment('own turn', asLongAs(OWN_TURN, every(YOURS, IS_CREATURE), plus(1, 1)))),
  costing(
    '{G}',
    enchantment(
      'big ones fly',
      always(
        every(IS_CREATURE, { kind: 'power', op: '>=', value: 4 }),
        { kind: 'addKeywords', keywords: Keyword.Flying },
        plus(0, 1),
      ),
    ),
  ),
  costing('{1}{G}', enchantment('humility', always(every(IS_CREATURE), { kind: 'loseAllAbilities' }, becomes(1, 1)))),
  costing(
    '{G}',
    card('pump', CardType.Instant, {
      abilities: [spell({ kind: 'apply', to: IT, changes: [plus(3, 3)], duration: { kind: 'endOfTurn' } })],
    }),
  ),
  costing(
    '{G}',
    card('theft', CardType.Sorcery, {
      abilities: [
        spell({
          kind: 'apply',
          to: IT,
          changes: [{ kind: 'controller', who: { kind: 'you' } }],
          duration: { kind: 'endOfTurn' },
        }),
      ],
    }),
  ),
  costing(
    '{G}',
    card('growth', CardType.Sorcery, {
      abilities: [spell({ kind: 'putCounters', what: IT, counter: '+1/+1', count: 1 })],
    }),
  ),
  costing('{G}', card('kill', CardType.Instant, { abilities: [spell({ kind: 'destroy', what: IT })] })),
  land('forest', 'Forest'),
];

/** All that is derived from the board, in a form that compares. */
function derived(game: Game): unknown {
  const permanents = game.battlefield.map((slot) => {
    const permanent = game.objects[slot];
    const it = permanent?.characteristics;
    return [
      permanent?.handle,
      permanent?.controller,
      it?.types,
      it?.colors,
      it?.keywords,
      it?.power,
      it?.toughness,
      it?.abilities.map((record) => record.id),
    ];
  });
  const { registry } = game;
  return [permanents, registry.triggers, registry.restrictions, registry.readsBeyond];
}

describe('what is kept up to date as games go on', { timeout: 60_000 }, () => {
  it('is at every decision what the layers say from scratch', () => {
    const catalog = compileCatalog(CARDS);
    const random = new TestRandom(7);
    let compared = 0;
    let changed = 0;
    for (let seed = 0; seed < 14; seed++) {
      const library = Array.from({ length: 40 }, (_, i) => {
        const name = i % 5 < 2 ? 'forest' : random.pick(CARDS).name;
        const record = catalog.byName.get(name);
        if (record === undefined) throw new Error(`no card ${name}`);
        return record;
      });
      const deck = { library, commanders: [] };
      const game = dealGame(catalog, { ...DEFAULT_CONFIG, turnLimit: 30 }, seed, [deck, deck]);
      for (let decision = advance(game); decision !== null; decision = advance(game)) {
        if (!game.stale) {
          const twin = game.clone();
          refreshGeneral(twin);
          expect(derived(game), `game ${seed}, turn ${game.turnNumber}, step ${game.step}`).toEqual(derived(twin));
          compared++;
          if (game.registry.hasChanges) changed++;
        }
        answer(game, random.below(decision.options.length));
      }
    }
    expect(compared).toBeGreaterThan(1000);
    expect(changed).toBeGreaterThan(300);
  });
});
