import { describe, expect, it } from 'vitest';
import { noticeEntering, noticeLeaving, refresh, refreshGeneral } from '../../src/effects/refresh.ts';
import {
  type Ability,
  CardType,
  type Change,
  Color,
  type Condition,
  type Filter,
  Keyword,
  type ObjectSet,
  type Quantity,
  Zone,
} from '../../src/ir/index.ts';
import type { Game } from '../../src/state/game.ts';
import { TestRandom } from '../mana/randomBoards.ts';
import { Board, card } from './board.ts';
import { type ReferenceResult, referenceLayers } from './referenceLayers.ts';

const BOARDS = 400 * Number(process.env['LAYER_BOARDS_SCALE'] ?? '1');

/** Draws cards and boards in which effects meet: few types, colours and subtypes, so that filters overlap. */
class Draw {
  readonly random: TestRandom;

  constructor(seed: number) {
    this.random = new TestRandom(seed);
  }

  pick<T>(...options: readonly T[]): T {
    return options[this.random.below(options.length)] as T;
  }

  filter(depth = 2): Filter {
    const kind = this.random.below(depth > 0 ? 10 : 7);
    switch (kind) {
      case 0:
        return {
          kind: 'type',
          types: this.pick(CardType.Creature, CardType.Land, CardType.Artifact, CardType.Enchantment),
        };
      case 1:
        return { kind: 'subtype', subtypes: [this.pick('Bear', 'Elf', 'Forest', 'Swamp')] };
      case 2:
        return { kind: 'color', colors: this.pick(Color.White, Color.Blue) };
      case 3:
        return { kind: 'controlledBy', who: { kind: this.pick('you', 'opponents') } };
      case 4:
        return { kind: 'keyword', keywords: this.pick(Keyword.Flying, Keyword.Trample) };
      case 5:
        return { kind: 'power', op: this.pick('<=', '>='), value: this.quantity(0) };
      case 6:
        return { kind: this.pick('other', 'any', 'isSelf', 'token', 'colorless') };
      case 7:
        return { kind: 'not', of: this.filter(depth - 1) };
      default:
        return { kind: this.pick('and', 'or'), of: [this.filter(depth - 1), this.filter(depth - 1)] };
    }
  }

  quantity(depth = 1): Quantity {
    if (depth === 0 || this.random.below(3) > 0) return this.pick(0, 1, 2, 3);
    return {
      kind: 'count',
      of: { kind: 'all', zone: this.pick(Zone.Battlefield, Zone.Battlefield, Zone.Graveyard), filter: this.filter(1) },
    };
  }

  affected(): ObjectSet {
    const kind = this.random.below(6);
    if (kind === 0) return { kind: 'self' };
    if (kind === 1) return { kind: 'attachedTo' };
    return { kind: 'all', zone: Zone.Battlefield, filter: this.filter() };
  }

  condition(): Condition {
    return this.pick<Condition>(
      { kind: 'exists', what: { kind: 'all', zone: Zone.Battlefield, filter: this.filter() } },
      { kind: 'turnOf', who: { kind: 'you' } },
      { kind: 'compare', left: this.quantity(), op: '>=', right: 1 },
    );
  }

  change(depth = 1): Change {
    switch (this.random.below(depth > 0 ? 17 : 16)) {
      case 0:
        return { kind: 'controller', who: { kind: this.pick('you', 'opponents') } };
      case 1:
        return {
          kind: 'setTypes',
          types: this.pick(CardType.Creature, CardType.Land | CardType.Creature),
          subtypes: [this.pick('Bear', 'Elf')],
        };
      case 2:
        return {
          kind: 'addTypes',
          types: this.pick(CardType.Creature, CardType.Land, CardType.Artifact),
          subtypes: [this.pick('Elf', 'Forest')],
        };
      case 3:
        return { kind: 'removeTypes', types: this.pick(CardType.Creature, CardType.Land) };
      case 4:
        return { kind: 'addSubtypes', subtypes: [this.pick('Bear', 'Swamp')] };
      case 5:
        return { kind: 'setLandTypes', subtypes: [this.pick('Forest', 'Swamp', 'Cave')] };
      case 6:
        return { kind: 'everyCreatureType' };
      case 7:
        return { kind: this.pick('setColors', 'addColors'), colors: this.pick(Color.White, Color.Blue, 0) };
      case 8:
      case 9:
        return {
          kind: this.pick('addKeywords', 'removeKeywords'),
          keywords: this.pick(Keyword.Flying, Keyword.Trample, Keyword.Changeling),
        };
      case 10:
        return { kind: 'loseAllAbilities' };
      case 11:
        return { kind: 'definePowerToughness', power: this.quantity(), toughness: this.quantity() };
      case 12:
        return { kind: 'setPowerToughness', power: this.quantity(), toughness: this.pick(null, 2) };
      case 13:
      case 14:
        return { kind: 'modifyPowerToughness', power: this.quantity(), toughness: this.quantity() };
      case 15:
        return { kind: 'switchPowerToughness' };
      default:
        return { kind: 'addAbilities', abilities: [this.static(depth - 1)] };
    }
  }

  static(depth = 1): Ability {
    const changes = Array.from({ length: 1 + this.random.below(2) }, () => this.change(depth));
    // What is granted to permanents functions on the battlefield; anything else would be refused (see `engine/supported.ts`).
    const zone = this.random.below(12) === 0 && depth > 0 ? { zone: Zone.Graveyard } : {};
    const condition = this.random.below(4) === 0 ? { condition: this.condition() } : {};
    return { kind: 'static', effect: { kind: 'change', affected: this.affected(), changes }, ...zone, ...condition };
  }

  board(): Board {
    const definitions = Array.from({ length: 6 }, (_, i) =>
      card(
        `card ${i}`,
        this.pick(
          CardType.Creature,
          CardType.Creature,
          CardType.Enchantment,
          CardType.Land,
          CardType.Creature | CardType.Artifact,
        ),
        {
          subtypes: this.pick([], ['Bear'], ['Elf'], ['Forest']),
          colors: this.pick(0, Color.White, Color.Blue),
          keywords: this.pick(0, 0, Keyword.Flying, Keyword.Changeling),
          power: this.quantity(),
          toughness: this.pick(1, 2, 3),
          abilities: this.random.below(5) < 2 ? [] : [this.static()],
        },
      ),
    );
    const granting = this.change();
    // Effects of spells grant abilities too: a card that says so makes the catalog know them.
    definitions.push(
      card('granter', CardType.Enchantment, {
        abilities: [
          {
            kind: 'static',
            effect: { kind: 'change', affected: { kind: 'self' }, changes: [granting] },
            zone: Zone.Exile,
          },
        ],
      }),
    );
    definitions.push(
      card('plain', this.pick(CardType.Creature, CardType.Land), {
        subtypes: this.pick(['Bear'], ['Elf'], ['Forest']),
        colors: this.pick(0, Color.White, Color.Blue),
        power: 2,
        toughness: 2,
      }),
    );
    const it = new Board(definitions);
    const handles = Array.from({ length: 2 + this.random.below(5) }, () =>
      it.put(`card ${this.random.below(6)}`, this.random.below(2)),
    );
    for (const handle of handles) {
      const permanent = it.permanent(handle);
      if (this.random.below(6) === 0)
        it.addCounters(handle, this.pick('+1/+1', '-1/-1', 'flying', 'charge', '+0/+1'), 1 + this.random.below(2));
      if (this.random.below(15) === 0) permanent.phasedOut = true;
      if (this.random.below(15) === 0) permanent.faceDown = true;
      if (this.random.below(8) === 0) it.attach(handle, this.pick(...handles));
    }
    for (let i = this.random.below(3); i > 0; i--)
      it.putCard(`card ${this.random.below(6)}`, Zone.Graveyard, this.random.below(2));
    for (let i = this.random.below(3); i > 0; i--) {
      it.apply(
        [...new Set([this.pick(...handles), this.pick(...handles)])],
        [this.random.below(2) === 0 ? granting : this.change(0)],
        { numbers: [this.random.below(4), this.random.below(4)] },
      );
    }
    return it;
  }
}

/** One line for each permanent with all that the layers decide. */
function line({ handle, controller, characteristics: it }: ReferenceResult): string {
  const abilities = it.abilities.map((record) => record.id).join(',');
  return [
    handle,
    controller,
    it.face.id,
    it.types,
    it.supertypes,
    it.subtypes.join('/'),
    it.colors,
    it.keywords,
    it.power,
    it.toughness,
    abilities,
  ].join(' ');
}

function shown(game: Game): string[] {
  return game.battlefield.flatMap((slot) => {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.phasedOut) return [];
    return [line(permanent)];
  });
}

describe('layers against the literal reference', { timeout: 120_000 }, () => {
  it('finds the same characteristics and controllers on random boards', () => {
    let changed = 0;
    for (let seed = 0; seed < BOARDS; seed++) {
      const { game } = new Draw(seed).board();
      const expected = referenceLayers(game);
      refresh(game);
      expect(shown(game), `board ${seed}`).toEqual(expected.map(line));
      if (expected.some(({ characteristics }) => characteristics !== characteristics.face.characteristics)) changed++;
    }
    // Most boards must have something to find.
    expect(changed).toBeGreaterThan(BOARDS / 2);
  });

  it('finds the same by the short way and by the layers', () => {
    let short = 0;
    for (let seed = 0; seed < BOARDS; seed++) {
      const { game } = new Draw(seed).board();
      game.changes = game.changes.filter((_, i) => i > 0);
      const other = game.clone();
      refresh(game);
      refreshGeneral(other);
      expect(shown(game), `board ${seed}`).toEqual(shown(other));
      expect(game.registry.restrictions).toEqual(other.registry.restrictions);
      if (!game.registry.hasChanges) short++;
    }
    expect(short).toBeGreaterThan(0);
  });

  it('sends plain newcomers through the layers alone where that is enough, and lets them leave', () => {
    let alone = 0;
    for (let seed = 0; seed < 2 * BOARDS; seed++) {
      const it = new Draw(seed).board();
      const { game } = it;
      refresh(game);
      if (game.registry.forNewcomers === null) continue;
      const before = shown(game);
      const newcomer = it.permanent(it.put('plain', seed % 2));
      game.stale = false;
      noticeEntering(game, newcomer);
      expect(game.stale).toBe(false);
      expect(shown(game), `board ${seed}`).toEqual(referenceLayers(game).map(line));
      if (newcomer.characteristics !== newcomer.face.characteristics) alone++;
      it.remove(newcomer.handle);
      game.stale = false;
      noticeLeaving(game, newcomer);
      expect(game.stale).toBe(false);
      expect(shown(game), `board ${seed}`).toEqual(before);
      expect(before).toEqual(referenceLayers(game).map(line));
    }
    expect(alone).toBeGreaterThan(10);
  });

  it('changes nothing when done twice', () => {
    for (let seed = 0; seed < BOARDS / 5; seed++) {
      const { game } = new Draw(seed).board();
      refresh(game);
      const once = shown(game);
      refresh(game);
      expect(shown(game), `board ${seed}`).toEqual(once);
    }
  });
});
