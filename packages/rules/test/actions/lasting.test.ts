import { describe, expect, it } from 'vitest';
import { propose } from '../../src/effects/propose.ts';
import { advance } from '../../src/engine/advance.ts';
import { characteristicsOf } from '../../src/engine/objects.ts';
import {
  CardType,
  type Change,
  Color,
  type Effect,
  type Filter,
  Keyword,
  Step,
  type TokenDescription,
  Zone,
} from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { playerValue, slotOf } from '../../src/state/handle.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { Stage } from '../../src/turn/stage.ts';
import { card, creature } from '../effects/board.ts';
import { Lab } from './lab.ts';
import { all, everyone, ifThen, isCreature, opponents, PLAIN, ref, sequence, you } from './words.ts';

const soldier: TokenDescription = {
  colors: Color.White,
  types: CardType.Creature,
  subtypes: ['Soldier'],
  power: 1,
  toughness: 1,
};
const onlyYours: Effect = {
  kind: 'let',
  as: 'mine',
  objects: all(Zone.Battlefield, undefined, { kind: 'controlledBy', who: you }),
};

function sizeOf(lab: Lab, object: number): [number, number] {
  const { power, toughness } = characteristicsOf(lab.game, object);
  return [power, toughness];
}

function last(lab: Lab): number {
  const slot = lab.game.battlefield.at(-1);
  if (slot === undefined) throw new Error('an empty battlefield');
  return lab.game.handle(slot);
}

describe('tokens (111)', () => {
  it('are created for each player and bound together', () => {
    const lab = new Lab(
      PLAIN,
      sequence(
        { kind: 'createTokens', who: everyone, token: soldier, count: 2, as: 'made' },
        { kind: 'gainLife', who: you, amount: { kind: 'count', of: ref('made') } },
      ),
    );
    lab.run();
    expect([lab.battlefield(0), lab.battlefield(1)]).toEqual([
      ['Soldier Token', 'Soldier Token'],
      ['Soldier Token', 'Soldier Token'],
    ]);
    expect(lab.game.player(0).life).toBe(24);
  });

  it('keep the size that X had as they were made (608.2h)', () => {
    const ooze: TokenDescription = { ...soldier, subtypes: ['Ooze'], power: { kind: 'x' }, toughness: { kind: 'x' } };
    const lab = new Lab(PLAIN, { kind: 'createTokens', who: you, token: ooze, count: 1 });
    lab.run({ x: 3 });
    expect(sizeOf(lab, last(lab))).toEqual([3, 3]);
  });

  it('cease to exist when they leave the battlefield', () => {
    const lab = new Lab(
      PLAIN,
      sequence(
        { kind: 'createTokens', who: you, token: soldier, count: 1, as: 'made' },
        { kind: 'exile', what: ref('made') },
      ),
    );
    lab.run();
    expect([lab.battlefield(0), lab.exile]).toEqual([[], []]);
  });

  it('can be copies of a permanent, with exceptions (707.9)', () => {
    const hasty: Change = { kind: 'addKeywords', keywords: Keyword.Haste };
    const lab = new Lab(PLAIN, {
      kind: 'createCopies',
      who: you,
      of: all(Zone.Battlefield, undefined, isCreature),
      count: 1,
      changes: [hasty],
    });
    lab.put(Zone.Battlefield, 1, 'wolf');
    lab.run();
    expect(lab.battlefield(0)).toEqual(['wolf']);
    expect(characteristicsOf(lab.game, last(lab)).keywords & Keyword.Haste).toBe(Keyword.Haste);
    expect(sizeOf(lab, last(lab))).toEqual([3, 2]);
  });
});

describe('becoming a copy (707.2)', () => {
  const copy = (duration: 'endOfTurn' | 'indefinite'): Effect => ({
    kind: 'becomeCopy',
    what: ref('it'),
    of: ref('other'),
    duration: { kind: duration },
  });

  it('lasts as long as the effect says', () => {
    const lab = new Lab(PLAIN, copy('endOfTurn'));
    const [bear, ox] = lab.put(Zone.Battlefield, 0, 'bear', 'ox') as [number, number];
    lab.run({ names: { it: [bear], other: [ox] } });
    expect(sizeOf(lab, bear)).toEqual([1, 4]);
    lab.game.turnNumber++;
    lab.run({ names: { it: [], other: [] } });
    expect(sizeOf(lab, bear)).toEqual([2, 2]);
    expect(lab.game.copies).toEqual([]);
  });

  it('leaves the newest of several in place, and the lasting one afterwards (613.7)', () => {
    const lab = new Lab(
      PLAIN,
      sequence(copy('indefinite'), {
        kind: 'becomeCopy',
        what: ref('it'),
        of: ref('third'),
        duration: { kind: 'endOfTurn' },
      }),
    );
    const [bear, ox, wolf] = lab.put(Zone.Battlefield, 0, 'bear', 'ox', 'wolf') as [number, number, number];
    lab.run({ names: { it: [bear], other: [ox], third: [wolf] } });
    expect(sizeOf(lab, bear)).toEqual([3, 2]);
    lab.game.turnNumber++;
    lab.run({ names: { it: [], other: [], third: [] } });
    expect(sizeOf(lab, bear)).toEqual([1, 4]);
  });
});

describe('effects that last (611.2)', () => {
  it('apply to the objects there are now, with numbers fixed now (611.2c–d)', () => {
    const perCreature = { kind: 'count', of: all(Zone.Battlefield, undefined, isCreature) } as const;
    const lab = new Lab(
      PLAIN,
      sequence(
        onlyYours,
        {
          kind: 'apply',
          to: ref('mine'),
          changes: [{ kind: 'modifyPowerToughness', power: perCreature, toughness: 0 }],
          duration: { kind: 'endOfTurn' },
        },
        { kind: 'createTokens', who: you, token: soldier, count: 3 },
      ),
    );
    const [bear] = lab.put(Zone.Battlefield, 0, 'bear');
    lab.put(Zone.Battlefield, 1, 'ox');
    lab.run();
    expect(sizeOf(lab, bear as number)).toEqual([4, 2]);
    expect(sizeOf(lab, last(lab))).toEqual([1, 1]);
  });

  it('do not begin if they would be over already (611.2b)', () => {
    const lab = new Lab(PLAIN, {
      kind: 'apply',
      to: all(Zone.Battlefield),
      changes: [{ kind: 'modifyPowerToughness', power: 1, toughness: 1 }],
      duration: { kind: 'whileYouControlSource' },
    });
    const [bear] = lab.put(Zone.Battlefield, 1, 'bear');
    lab.run({ source: bear as number });
    expect(lab.game.changes).toEqual([]);
  });

  it('change control until something happens', () => {
    const lab = new Lab(PLAIN, {
      kind: 'apply',
      to: all(Zone.Battlefield),
      changes: [{ kind: 'controller', who: you }],
      duration: { kind: 'endOfTurn' },
    });
    lab.put(Zone.Battlefield, 1, 'bear');
    lab.run();
    expect(lab.battlefield(0)).toEqual(['bear']);
  });
});

describe('delayed and reflexive triggers (603.7, 603.12)', () => {
  it('wait for their event and remember what they speak of', () => {
    const lab = new Lab(
      PLAIN,
      sequence(onlyYours, {
        kind: 'delayed',
        event: { kind: 'beginningOf', step: Step.EndTurn, whose: everyone },
        once: true,
        effect: { kind: 'exile', what: ref('mine') },
      }),
    );
    lab.put(Zone.Battlefield, 0, 'bear');
    lab.put(Zone.Battlefield, 1, 'ox');
    lab.run();
    expect(lab.game.delayed).toHaveLength(1);
    lab.passTo(Step.EndTurn);
    expect(lab.game.stack).toHaveLength(1);
    expect(lab.game.delayed).toHaveLength(0);
    lab.pass().pass();
    expect([lab.exile, lab.battlefield(1)]).toEqual([['bear'], ['ox']]);
  });

  it('trigger at once "when you do"', () => {
    const lab = new Lab(PLAIN, {
      kind: 'reflexive',
      ability: {
        kind: 'triggered',
        event: { kind: 'gainsLife', who: you },
        targets: [{ name: 'target', what: isCreature, zone: Zone.Battlefield, players: null, min: 1, max: 1 }],
        effect: { kind: 'destroy', what: ref('target') },
      },
    });
    lab.put(Zone.Battlefield, 1, 'bear', 'ox');
    lab.run();
    expect(lab.asked.kind).toBe(DecisionKind.Target);
    lab.pickNamed('ox');
    expect(lab.game.stack).toHaveLength(1);
  });
});

describe('emblems (114)', () => {
  it('are in force from the command zone', () => {
    const lab = new Lab(PLAIN, {
      kind: 'emblem',
      who: you,
      name: 'Emblem',
      abilities: [
        {
          kind: 'static',
          effect: {
            kind: 'change',
            affected: all(Zone.Battlefield, undefined, {
              kind: 'and',
              of: [isCreature, { kind: 'controlledBy', who: you }],
            }),
            changes: [{ kind: 'modifyPowerToughness', power: 2, toughness: 2 }],
          },
        },
      ],
    });
    const [bear] = lab.put(Zone.Battlefield, 0, 'bear');
    const [ox] = lab.put(Zone.Battlefield, 1, 'ox');
    lab.run();
    expect([sizeOf(lab, bear as number), sizeOf(lab, ox as number)]).toEqual([
      [4, 4],
      [1, 4],
    ]);
    expect(lab.game.command).toHaveLength(1);
  });
});

describe('the monarch (725)', () => {
  it('draws at their end step and loses the designation to whoever damages them', () => {
    const lab = new Lab(PLAIN, { kind: 'becomeMonarch', who: you });
    lab.put(Zone.Library, 0, 'bear', 'ox');
    lab.put(Zone.Library, 1, 'bear', 'ox');
    lab.run().passTo(Step.EndTurn).pass().pass();
    expect(lab.hand(0)).toEqual(['ox']);
    expect(lab.game.delayed).toHaveLength(2);
    const [bear] = lab.put(Zone.Battlefield, 1, 'bear') as [number];
    propose(lab.game, [
      { kind: 'damage', source: bear, target: playerValue(0), amount: 2, combat: true, preventable: true },
    ]);
    lab.game.stage = Stage.Checks;
    lab.game.decision = null;
    advance(lab.game);
    lab.pass().pass();
    expect(lab.game.monarch).toBe(1);
    expect(lab.game.delayed.map((trigger) => trigger.origin.controller)).toEqual([1, 1]);
  });
});

describe('rules for the next spell', () => {
  it('are used up by the first spell that fits, whether it needed them or not', () => {
    const sorceries: Filter = { kind: 'type', types: CardType.Sorcery };
    const flash: Effect = {
      kind: 'applyRule',
      effect: { kind: 'allowance', allowance: { kind: 'castAsThoughFlash', who: you, spells: sorceries } },
      duration: { kind: 'endOfTurn' },
      uses: 1,
    };
    const hymn = card('hymn', CardType.Sorcery, {
      manaCost: '{W}',
      abilities: [{ kind: 'spell', targets: [], effect: { kind: 'gainLife', who: you, amount: 1 } }],
    });
    const dart = card('dart', CardType.Instant, {
      manaCost: '{R}',
      abilities: [{ kind: 'spell', targets: [], effect: { kind: 'gainLife', who: you, amount: 1 } }],
    });
    const lab = new Lab(
      [...PLAIN, hymn, dart],
      sequence(flash, { kind: 'castNow', who: you, cards: all(Zone.Exile), free: true, max: 1 }),
    );
    lab.put(Zone.Exile, 0, 'dart', 'hymn');
    lab.run().pickNamed('dart');
    expect(lab.game.rules).toHaveLength(1);
    lab.game.rules = [];
    lab.run().pickNamed('hymn');
    expect(lab.game.rules).toHaveLength(0);
  });
});

describe('counters (122)', () => {
  it('are put, removed and proliferated on what is chosen (701.34)', () => {
    const lab = new Lab(PLAIN, { kind: 'proliferate', who: you });
    const [bear, ox] = lab.put(Zone.Battlefield, 0, 'bear', 'ox') as [number, number];
    for (const object of [bear, ox]) {
      const permanent = lab.game.permanent(object);
      if (permanent !== null) permanent.counters = ['+1/+1', object === bear ? 1 : 2];
    }
    lab.game.player(1).counters = ['poison', 3];
    lab.run();
    expect(lab.asked.options).toEqual([-2, bear, ox, 0]);
    lab.pick(-2).pick(bear).pick(0);
    expect(counterCount(lab.game.player(1).counters, 'poison')).toBe(4);
    expect(counterCount(lab.game.permanent(bear)?.counters ?? [], '+1/+1')).toBe(2);
    expect(counterCount(lab.game.permanent(ox)?.counters ?? [], '+1/+1')).toBe(2);
  });

  it('are kept by cards in exile', () => {
    const lab = new Lab(
      PLAIN,
      sequence(
        { kind: 'putCounters', what: ref('it'), counter: 'time', count: 3 },
        { kind: 'removeCounters', what: ref('it'), counter: 'time', count: 1 },
      ),
    );
    const [card] = lab.put(Zone.Exile, 0, 'bear') as [number];
    lab.run({ names: { it: [card] } });
    expect(lab.game.exiled.find((record) => record.card === card)?.counters).toEqual(['time', 2]);
  });
});

describe('damage and fighting', () => {
  it('counts all damage dealt at once', () => {
    const lab = new Lab(
      PLAIN,
      sequence(
        { kind: 'damage', amount: 2, to: all(Zone.Battlefield), players: opponents, as: 'dealt' },
        { kind: 'gainLife', who: you, amount: { kind: 'bound', name: 'dealt' } },
      ),
    );
    const [source] = lab.put(Zone.Battlefield, 0, 'relic');
    lab.put(Zone.Battlefield, 1, 'ox', 'bear', 'forest');
    lab.run({ source: source as number });
    expect([lab.game.player(0).life, lab.game.player(1).life]).toEqual([26, 18]);
    expect(lab.battlefield(1)).toEqual(['ox', 'forest']);
  });

  it('lets creatures fight, one against itself twice (701.14)', () => {
    const duel: Effect = { kind: 'fight', a: ref('a'), b: ref('b') };
    const lab = new Lab(PLAIN, duel);
    const [wolf] = lab.put(Zone.Battlefield, 0, 'wolf') as [number];
    const [ox] = lab.put(Zone.Battlefield, 1, 'ox') as [number];
    lab.run({ names: { a: [wolf], b: [ox] } });
    expect([lab.game.permanent(wolf)?.damage, lab.game.permanent(ox)?.damage]).toEqual([1, 3]);
    const alone = new Lab([...PLAIN, creature('titan', 3, 9)], duel);
    const [titan] = alone.put(Zone.Battlefield, 0, 'titan') as [number];
    alone.run({ names: { a: [titan], b: [titan] } });
    expect(alone.game.permanent(titan)?.damage).toBe(6);
  });
});

describe('time', () => {
  it('inserts additional combat phases, newest first', () => {
    const lab = new Lab(PLAIN, sequence({ kind: 'extraCombat', main: true }, { kind: 'extraBeginning' }));
    lab.run();
    expect(lab.game.insertedSteps).toEqual([Step.Untap, Step.BeginCombat, Step.PostcombatMain]);
  });

  it('gives extra turns, skips steps and hands over the next turn', () => {
    const lab = new Lab(
      PLAIN,
      sequence(
        { kind: 'extraTurn', who: you },
        { kind: 'skipNext', who: opponents, step: Step.Untap },
        { kind: 'controlNextTurn', who: you, player: opponents },
      ),
    );
    lab.run();
    expect(lab.game.extraTurns).toEqual([0]);
    expect(lab.game.player(1).skips).toEqual([Step.Untap]);
    expect(lab.game.player(1).controlNextTurn).toBe(0);
  });

  it('ends the game for whoever loses it', () => {
    const lab = new Lab(PLAIN, { kind: 'loseGame', who: opponents });
    lab.run();
    expect([lab.game.over, lab.game.player(0).won]).toEqual([true, true]);
  });
});

describe('chance and words', () => {
  it('flips coins and rolls dice as forced', () => {
    const lab = new Lab(
      PLAIN,
      sequence(
        { kind: 'flipCoin', who: you, as: 'won' },
        { kind: 'rollDie', who: you, sides: 6, as: 'roll' },
        ifThen({ kind: 'bound', name: 'won' }, { kind: 'gainLife', who: you, amount: { kind: 'bound', name: 'roll' } }),
      ),
    );
    lab.game.forcedChances = [1, 5];
    lab.run();
    expect(lab.game.player(0).life).toBe(25);
  });

  it('offers the names of the cards that fit', () => {
    const lab = new Lab(PLAIN, { kind: 'chooseName', who: you, filter: isCreature, as: 'name' });
    lab.run();
    expect(lab.asked.kind).toBe(DecisionKind.Name);
    expect(lab.asked.texts).toEqual(['bear', 'wolf', 'ox']);
  });

  it('keeps what an Aura or Equipment can be attached to', () => {
    const sword = card('sword', CardType.Artifact, { subtypes: ['Equipment'] });
    const lab = new Lab([...PLAIN, sword], { kind: 'attach', what: ref('it'), to: ref('host') });
    const [blade, bear, forest] = lab.put(Zone.Battlefield, 0, 'sword', 'bear', 'forest') as [number, number, number];
    lab.run({ names: { it: [blade], host: [forest] } });
    expect(lab.game.permanent(blade)?.attachedTo).toBe(0);
    lab.run({ names: { it: [blade], host: [bear] } });
    expect(slotOf(lab.game.permanent(blade)?.attachedTo ?? 0)).toBe(slotOf(bear));
  });
});
