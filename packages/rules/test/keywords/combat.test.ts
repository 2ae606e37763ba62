/** Keywords of combat: each stands for abilities, and those do what the rulebook says (702). */
import { describe, expect, it } from 'vitest';
import {
  type CardDefinition,
  CardType,
  type CountedKeyword,
  type KeywordAbility,
  Step,
  Zone,
} from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, instant, isCreature, ref, spellAbility, target } from '../stack/words.ts';

function bearer(name: string, size: number, ...abilities: KeywordAbility[]): CardDefinition {
  return beast(name, '{2}', size, { abilities });
}

function counted(keyword: CountedKeyword, count: number): KeywordAbility {
  return { kind: 'keyword', keyword, count };
}

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('ogre', '{2}{R}', 4),
  beast('mouse', '{W}', 1),
  bearer('noble', 1, { kind: 'keyword', keyword: 'exalted' }),
  bearer('knight', 2, { kind: 'keyword', keyword: 'flanking' }),
  bearer('samurai', 2, counted('bushido', 2)),
  bearer('beastmaster', 3, counted('rampage', 2)),
  bearer('colossus', 5, counted('annihilator', 2)),
  bearer('general', 2, { kind: 'keyword', keyword: 'battle cry' }),
  bearer('sergeant', 2, { kind: 'keyword', keyword: 'mentor' }),
  bearer('cadet', 2, { kind: 'keyword', keyword: 'training' }),
  bearer('heir', 2, counted('renown', 1)),
  bearer('snake', 2, counted('toxic', 2)),
  bearer('merfolk', 2, {
    kind: 'keyword',
    keyword: 'landwalk',
    what: { kind: 'subtype', subtypes: ['Island'] },
    label: 'Islandwalk',
  }),
  bearer('corpse', 2, { kind: 'keyword', keyword: 'decayed' }),
  bearer('raider', 1, counted('mobilize', 2)),
  bearer('usurper', 2, { kind: 'keyword', keyword: 'dethrone' }),
  bearer('brawler', 2, { kind: 'keyword', keyword: 'melee' }),
  bearer('lurker', 2, counted('afflict', 2)),
  card('island', CardType.Land, { subtypes: ['Island'] }),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
];

const ATTACKED = playerValue(1);

/** Attacks with these of player 0, the others stay at home; everybody passes until the step. */
function attack(t: Table, attackers: readonly string[], step: number = Step.DeclareAttackers): Table {
  t.start().passTo(1, Step.DeclareAttackers);
  while (t.asked.kind !== 0) {
    const name = t.name(t.asked.subjects[0] as number);
    t.pick(attackers.includes(name) && t.asked.options.includes(ATTACKED) ? ATTACKED : (t.asked.options[0] as number));
  }
  return step === Step.DeclareAttackers ? t : t.passTo(1, step);
}

/** The blockers of player 1 block the attacker by that name. */
function block(t: Table, attacker: string, ...blockers: string[]): Table {
  while (t.asked.kind === 0 && t.game.step === Step.DeclareAttackers) t.pass();
  while (t.asked.kind !== 0) {
    const name = t.name(t.asked.subjects[0] as number);
    const at = t.asked.options.findIndex((option) => option > 0 && t.name(option) === attacker);
    t.pick(blockers.includes(name) && at >= 0 ? (t.asked.options[at] as number) : 0);
  }
  return t;
}

function size(t: Table, name: string): string {
  const { power, toughness } = t.permanent(name).characteristics;
  return `${power}/${toughness}`;
}

describe('attacking', () => {
  it('alone with exalted: +1/+1 for each instance, whoever of yours attacks (702.83)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'noble', 'noble');
    attack(t, ['bear']).resolveAll();
    expect(size(t, 'bear')).toBe('4/4');
  });

  it('with another: exalted does not trigger', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'noble', 'ogre');
    attack(t, ['bear', 'ogre']);
    expect(t.stack).toEqual([]);
  });

  it('battle cry is for the others (702.91)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'general', 'ogre');
    attack(t, ['bear', 'general']).resolveAll();
    expect([size(t, 'bear'), size(t, 'general'), size(t, 'ogre')]).toEqual(['3/2', '2/2', '4/4']);
  });

  it('annihilator makes the defending player sacrifice permanents of their choice (702.86)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'colossus');
    t.put(Zone.Battlefield, 1, 'bear', 'ogre', 'island');
    attack(t, ['colossus']).pass(2);
    expect(t.asked.player).toBe(1);
    t.choose('bear', 'island').resolveAll();
    expect(t.battlefield(1)).toEqual(['ogre']);
  });

  it('mentor grows an attacker of less power only (702.134)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'sergeant', 'mouse', 'ogre');
    attack(t, ['bear', 'sergeant', 'mouse', 'ogre']).resolveAll();
    expect([size(t, 'bear'), size(t, 'mouse'), size(t, 'ogre')]).toEqual(['2/2', '2/2', '4/4']);
  });

  it('training needs a stronger fellow attacker (702.149)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'cadet', 'ogre');
    attack(t, ['cadet', 'ogre']).resolveAll();
    expect(size(t, 'cadet')).toBe('3/3');
    const alone = new Table(CARDS);
    alone.put(Zone.Battlefield, 0, 'cadet', 'ogre');
    attack(alone, ['cadet']).resolveAll();
    expect(size(alone, 'cadet')).toBe('2/2');
  });

  it('mobilize brings tapped attackers that are gone after the turn (702.181)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'raider');
    attack(t, ['raider']).resolveAll();
    const warrior = t.permanent('Warrior Token');
    expect(warrior.tapped).toBe(true);
    expect(warrior.attacking).toBe(ATTACKED);
    expect(t.battlefield(0)).toEqual(['raider', 'Warrior Token', 'Warrior Token']);
    t.passTo(1, Step.EndTurn).resolveAll();
    expect(t.life(1)).toBe(17);
    expect(t.battlefield(0)).toEqual(['raider']);
  });

  it('dethrone asks for the most life (702.105)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'usurper');
    attack(t, ['usurper']).resolveAll();
    expect(size(t, 'usurper')).toBe('3/3');
    const poor = new Table(CARDS);
    poor.game.player(1).life = 19;
    poor.put(Zone.Battlefield, 0, 'usurper');
    attack(poor, ['usurper']).resolveAll();
    expect(size(poor, 'usurper')).toBe('2/2');
  });

  it('melee counts the players attacked (702.121)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'brawler', 'bear');
    attack(t, ['brawler', 'bear']).resolveAll();
    expect(size(t, 'brawler')).toBe('3/3');
  });

  it('decayed: it cannot block, and dies after its attack (702.147)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'corpse');
    attack(t, ['corpse']).resolveAll();
    t.passTo(1, Step.PostcombatMain).resolveAll();
    expect(t.life(1)).toBe(18);
    expect(t.graveyard(0)).toEqual(['corpse']);
    const home = new Table(CARDS);
    home.put(Zone.Battlefield, 0, 'bear');
    home.put(Zone.Battlefield, 1, 'corpse');
    attack(home, ['bear']).passTo(1, Step.PostcombatMain);
    expect(home.life(1)).toBe(18);
  });
});

describe('blocking', () => {
  it('a knight with flanking weakens those without (702.25)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'knight');
    t.put(Zone.Battlefield, 1, 'bear', 'knight');
    block(attack(t, ['knight']), 'knight', 'bear', 'knight').resolveAll();
    expect(size(t, 'bear')).toBe('1/1');
    expect(t.game.battlefield.map((slot) => t.game.objects[slot]?.characteristics.power)).toEqual([2, 1, 2]);
  });

  it('bushido works blocking and being blocked, once (702.45)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'samurai');
    t.put(Zone.Battlefield, 1, 'bear', 'mouse');
    block(attack(t, ['samurai']), 'samurai', 'bear', 'mouse').resolveAll();
    expect(size(t, 'samurai')).toBe('4/4');
  });

  it('rampage counts blockers beyond the first (702.23)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'beastmaster');
    t.put(Zone.Battlefield, 1, 'bear', 'mouse', 'ogre');
    block(attack(t, ['beastmaster']), 'beastmaster', 'bear', 'mouse', 'ogre').resolveAll();
    expect(size(t, 'beastmaster')).toBe('7/7');
  });

  it('afflict hurts whoever blocks (702.130)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'lurker');
    t.put(Zone.Battlefield, 1, 'ogre');
    block(attack(t, ['lurker']), 'lurker', 'ogre').resolveAll();
    expect(t.life(1)).toBe(18);
  });

  it('islandwalk: only the lands of the defending player count (702.14)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'merfolk', 'island');
    t.put(Zone.Battlefield, 1, 'bear');
    attack(t, ['merfolk']);
    while (t.asked.kind === 0) t.pass();
    expect(t.offered).toContain('merfolk');
    const walked = new Table(CARDS);
    walked.put(Zone.Battlefield, 0, 'merfolk');
    walked.put(Zone.Battlefield, 1, 'bear', 'island');
    attack(walked, ['merfolk']).passTo(1, Step.PostcombatMain);
    expect(walked.life(1)).toBe(18);
  });
});

describe('combat damage to players', () => {
  it('makes renowned once (702.112)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'heir');
    attack(t, ['heir'], Step.CombatDamage).resolveAll();
    expect(size(t, 'heir')).toBe('3/3');
    expect(t.permanent('heir').designations).toEqual(['renowned']);
  });

  it('poisons by the toxic value besides the damage (702.164)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'snake');
    attack(t, ['snake'], Step.PostcombatMain);
    expect(t.life(1)).toBe(18);
    expect(counterCount(t.game.player(1).counters, 'poison')).toBe(2);
  });
});
