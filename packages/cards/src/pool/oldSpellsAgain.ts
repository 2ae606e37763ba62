/** Spells that come again by keyword: encoded on creatures (702.99), forecast from hand (702.57), cast for less after a blow (702.173). */
import { type Ability, type CardDefinition, type Effect, Step, Zone } from '@foretell/rules/ir';
import {
  both,
  cost,
  creature,
  draw,
  during,
  eachPlayer,
  isSelf,
  loseLife,
  sorcery,
  spell,
  target,
  targetOpponent,
  turnOf,
  x,
  you,
} from '../builders/index.ts';

const cipher: Ability = { kind: 'keyword', keyword: 'cipher' };

function forecast(mana: string, effect: Effect): Ability {
  return {
    kind: 'activated',
    cost: cost(mana, { kind: 'revealFromHand', filter: isSelf, count: 1 }),
    targets: [],
    effect,
    zone: Zone.Hand,
    keyword: 'Forecast',
    oncePerTurn: true,
    condition: both(turnOf(you), during(Step.Upkeep)),
  };
}

function freerunning(mana: string): Ability {
  return { kind: 'keyword', keyword: 'freerunning', cost: cost(mana) };
}

export const oldSpellsAgain: readonly CardDefinition[] = [
  sorcery('Shadow Slice', '{4}{B}', spell([targetOpponent], loseLife(target, 3)), cipher),
  sorcery('Last Thoughts', '{3}{U}', spell([], draw(you, 1)), cipher),
  sorcery('Skyscribing', '{X}{U}{U}', spell([], draw(eachPlayer, x)), forecast('{2}{U}', draw(eachPlayer, 1))),
  sorcery('Eagle Vision', '{4}{U}', freerunning('{1}{U}'), spell([], draw(you, 3))),
  creature('Brotherhood Ambushers', '{4}{B}', {
    power: 6,
    toughness: 3,
    subtypes: ['Human', 'Assassin'],
    abilities: [freerunning('{3}{B}')],
  }),
];
