/** One-shot mana, storm and delve. */
import { type CardDefinition, Color, Keyword, Zone } from '@foretell/rules/ir';
import {
  additionalCost,
  addMana,
  allOf,
  anyTarget,
  bottomInAnyOrder,
  cardsIn,
  choose,
  combinationOf,
  compare,
  controlledBy,
  controllerOf,
  cost,
  count,
  counter,
  createTokens,
  creature,
  creatureToken,
  damageTarget,
  draw,
  gainLife,
  hand,
  ifThen,
  instant,
  isCreature,
  isInstantOrSorcery,
  isLand,
  lookAt,
  loseLife,
  mana,
  manaValueOf,
  move,
  permanents,
  ref,
  sacrificing,
  sequence,
  sorcery,
  spell,
  target,
  targetPlayer,
  targetSpell,
  topOfLibrary,
  unlessPays,
  withDetails,
  without,
  you,
} from '../builders/index.ts';

const storm = { keywords: Keyword.Storm };
const delve = { keywords: Keyword.Delve };
const redGoblins = createTokens(creatureToken(Color.Red, 1, 1, ['Goblin']), 2);

export const rituals: readonly CardDefinition[] = [
  instant('Dark Ritual', '{B}', spell([], addMana(mana('{B}{B}{B}')))),
  sorcery(
    'Drain Power',
    '{U}{U}',
    spell(
      [targetPlayer],
      sequence(
        { kind: 'activateManaAbilities', who: target, of: permanents(allOf(isLand, controlledBy(target))) },
        { kind: 'moveMana', from: target, to: you },
      ),
    ),
  ),
  instant('Pyretic Ritual', '{1}{R}', spell([], addMana(mana('{R}{R}{R}')))),
  instant('Seething Song', '{2}{R}', spell([], addMana(mana('{R}{R}{R}{R}{R}')))),
  instant(
    'Cabal Ritual',
    '{1}{B}',
    spell(
      [],
      ifThen(
        compare(count(cardsIn(Zone.Graveyard, you)), '>=', 7),
        addMana(mana('{B}{B}{B}{B}{B}')),
        addMana(mana('{B}{B}{B}')),
      ),
    ),
  ),
  instant(
    'Culling the Weak',
    '{B}',
    additionalCost(cost(sacrificing(isCreature))),
    spell([], addMana(mana('{B}{B}{B}{B}'))),
  ),
  instant(
    'Sacrifice',
    '{B}',
    additionalCost(cost(sacrificing(isCreature, 1, 'sacrificed'))),
    spell([], addMana(mana('{B}', manaValueOf(ref('sacrificed'))))),
  ),
  instant('Manamorphose', '{1}{R/G}', spell([], sequence(addMana(combinationOf('{W}{U}{B}{R}{G}', 2)), draw(you, 1)))),
  withDetails(sorcery('Grapeshot', '{1}{R}', spell([anyTarget()], damageTarget(1))), storm),
  withDetails(instant('Brain Freeze', '{1}{U}', spell([targetPlayer], { kind: 'mill', who: target, count: 3 })), storm),
  withDetails(
    sorcery('Tendrils of Agony', '{2}{B}{B}', spell([targetPlayer], sequence(loseLife(target, 2), gainLife(you, 2)))),
    storm,
  ),
  withDetails(sorcery('Empty the Warrens', '{3}{R}', spell([], redGoblins)), storm),
  withDetails(
    instant(
      'Flusterstorm',
      '{U}',
      spell([targetSpell(isInstantOrSorcery)], unlessPays(controllerOf(target), cost('{1}'), counter(target))),
    ),
    storm,
  ),
  withDetails(sorcery('Treasure Cruise', '{7}{U}', spell([], draw(you, 3))), delve),
  withDetails(
    instant(
      'Dig Through Time',
      '{6}{U}{U}',
      spell(
        [],
        sequence(
          lookAt(topOfLibrary(you, 7), 'looked'),
          choose(you, ref('looked'), 2, 2, 'taken'),
          move(ref('taken'), hand),
          move(without(ref('looked'), ref('taken')), bottomInAnyOrder),
        ),
      ),
    ),
    delve,
  ),
  creature('Gurmag Angler', '{6}{B}', { power: 5, toughness: 5, subtypes: ['Zombie', 'Fish'], ...delve }),
];
