/** Time and players: delayed triggers, turns, phases, winning and losing, emblems. */
import { type Effect, Step } from '@foretell/rules/ir';
import { type Clause, clause, wholeClause, YOU } from './clause.ts';
import type { PrintContext } from './context.ts';
import { joinList, possessive } from './english.ts';
import { printAbility } from './printAbility.ts';
import { quoted } from './printChange.ts';
import { printCondition } from './printCondition.ts';
import { printDuration } from './printContinuous.ts';
import { printEffectSentences } from './printEffect.ts';
import { printEvent, printSeveral } from './printEvent.ts';
import { playersPossessive, printPlayers } from './printPlayers.ts';
import { withPlayers } from './subjects.ts';
import { stepName } from './vocabulary.ts';

type TurnEffect = Extract<
  Effect,
  {
    readonly kind:
      | 'delayed'
      | 'reflexive'
      | 'controlNextTurn'
      | 'extraTurn'
      | 'extraCombat'
      | 'extraBeginning'
      | 'endTurn'
      | 'skipNext'
      | 'winGame'
      | 'loseGame'
      | 'becomeMonarch'
      | 'increaseSpeed'
      | 'becomeDayOrNight'
      | 'venture'
      | 'takeInitiative'
      | 'emblem';
  }
>;

export function turnClauses(effect: TurnEffect, context: PrintContext): Clause[] {
  switch (effect.kind) {
    case 'delayed':
      return delayed(effect, context);
    case 'reflexive':
      return reflexive(effect, context);
    case 'controlNextTurn': {
      const player = printPlayers(effect.player, context);
      return [
        withPlayers(effect.who, context, (subject) => ({
          ...clause(
            subject,
            'control',
            `${player} during ${player.startsWith('target') ? 'that player' : player}'s next turn`.replace(
              "you's",
              'your',
            ),
            'controlNextTurn',
          ),
          sayYou: true,
        })),
      ];
    }
    case 'extraTurn':
      return [
        withPlayers(effect.who, context, (subject) => {
          const { afterNextTurnOf: whose } = effect;
          const which = whose === undefined ? 'this one' : `${playersPossessive(whose, context)} next turn`;
          return clause(subject, 'take', `an extra turn after ${which}`, 'extraTurn');
        }),
      ];
    case 'extraCombat':
      return [
        wholeClause(
          `after this ${effect.main ? 'main phase' : 'phase'}, there is an additional combat phase${effect.main ? ' followed by an additional main phase' : ''}`,
          'extraCombat',
        ),
      ];
    case 'extraBeginning':
      return [wholeClause('there is an additional beginning phase after this phase', 'extraBeginning')];
    case 'endTurn':
      return [clause(YOU, 'end', 'the turn', 'endTurn')];
    case 'skipNext':
      return [
        withPlayers(effect.who, context, (subject) =>
          clause(
            subject,
            'skip',
            `${subject.person === 'you' ? 'your' : 'their'} next ${effect.step === 'turn' ? 'turn' : stepName(effect.step)}`,
            'skipNext',
          ),
        ),
      ];
    case 'winGame':
    case 'loseGame':
      return [
        withPlayers(effect.who, context, (subject) => ({
          ...clause(subject, effect.kind === 'winGame' ? 'win' : 'lose', 'the game', effect.kind),
          sayYou: true,
        })),
      ];
    case 'becomeMonarch':
      return [
        withPlayers(effect.who, context, (subject) => ({
          ...clause(subject, 'become', 'the monarch', 'becomeMonarch'),
          sayYou: true,
        })),
      ];
    case 'venture':
      return [
        withPlayers(effect.who, context, (subject) =>
          clause(subject, 'venture', effect.undercity === true ? 'into Undercity' : 'into the dungeon', 'venture'),
        ),
      ];
    case 'takeInitiative':
      return [
        withPlayers(effect.who, context, (subject) => ({
          ...clause(subject, 'take', 'the initiative', 'takeInitiative'),
          sayYou: true,
        })),
      ];
    case 'becomeDayOrNight':
      return [wholeClause(`it becomes ${effect.which}`, 'becomeDayOrNight')];
    case 'increaseSpeed':
      return [wholeClause(`${playersPossessive(effect.who, context)} speed increases by 1`, 'increaseSpeed')];
    case 'emblem':
      return [
        withPlayers(effect.who, context, (subject) => {
          const inner = effect.abilities.map((ability) =>
            quoted(printAbility(ability, context.fresh({ ...context.self, permanent: 'this emblem' }))),
          );
          return { ...clause(subject, 'get', `an emblem with ${joinList(inner, 'and')}`, 'emblem'), sayYou: true };
        }),
      ];
  }
}

function delayed(effect: Effect & { readonly kind: 'delayed' }, context: PrintContext): Clause[] {
  const when = delayedTime(effect, context);
  context.addTargets(effect.targets ?? []);
  const lead = when ?? eventLead(effect, context);
  const sentences = printEffectSentences(effect.effect, context);
  const [first, ...rest] = sentences;
  if (first === undefined) return [];
  // Targets after the time are those of the delayed ability, others are not.
  const apart = (effect.targets ?? []).length > 0;
  if (when !== null && !apart && rest.length === 0 && !/ (if|unless) /.test(first) && !first.startsWith('you may'))
    return [wholeClause(`${first} ${when}`, 'delayed')];
  return [wholeClause(`${lead}, ${first}`, 'delayed'), ...rest.map((text) => wholeClause(text, 'delayed'))];
}

/** "whenever a creature attacks this turn", "until your next turn, whenever …". */
function eventLead(effect: Effect & { readonly kind: 'delayed' }, context: PrintContext): string {
  const { word, text: said } =
    effect.oneOrMore === true ? printSeveral(effect.event, context) : printEvent(effect.event, context);
  const next = effect.once && /^(castsSpell|playerAttacks|activatesAbility)$/.test(effect.event.kind);
  const text = next ? said.replace(/^you (cast|attack|activate)\b/, 'you next $1') : said;
  const chosen = word === 'At' ? 'at' : effect.once ? 'when' : 'whenever';
  const { duration } = effect;
  const condition = effect.condition === undefined ? '' : `, if ${printCondition(effect.condition, context)}`;
  if (duration === undefined) return `${chosen} ${text}${condition}`;
  return duration.kind === 'endOfTurn'
    ? `${chosen} ${text} this turn${condition}`
    : `${printDuration(duration, context)}, ${chosen} ${text}${condition}`;
}

/** "at the beginning of the next end step": a one-time step as the next of its kind. */
function delayedTime(effect: Effect & { readonly kind: 'delayed' }, context: PrintContext): string | null {
  const { event } = effect;
  if (!effect.once || effect.condition !== undefined || event.kind !== 'beginningOf') return null;
  if (effect.laterTurn === true && event.whose.kind === 'eachPlayer')
    return `at the beginning of the next turn's ${stepName(event.step)}`;
  if (effect.laterTurn === true) return `at the beginning of the ${stepName(event.step)} on your next turn`;
  if (event.step === Step.EndCombat) return 'at end of combat';
  if (event.step === Step.Cleanup) return 'at the beginning of the next cleanup step';
  const whose =
    event.whose.kind === 'eachPlayer'
      ? 'the'
      : event.whose.kind === 'you'
        ? 'your'
        : possessive(printPlayers(event.whose, context));
  return `at the beginning of ${whose} next ${stepName(event.step)}`;
}

/** "When you do, …": its targets and instructions, which speak of what was named before (603.12). */
function reflexive(effect: Effect & { readonly kind: 'reflexive' }, context: PrintContext): Clause[] {
  const { ability } = effect;
  if (ability.kind !== 'triggered' || ability.modes !== undefined) {
    const text = printAbility(ability, context)
      .replace(/^(When|Whenever|At) [^,]*, /, '')
      .replace(/\.$/, '')
      .replace(/^./, (letter) => letter.toLowerCase());
    return [wholeClause(`when you do, ${text}`, 'reflexive')];
  }
  context.addTargets(ability.targets);
  const so = ability.condition === undefined ? '' : `if ${printCondition(ability.condition, context)}, `;
  const [first = '', ...rest] = printEffectSentences(ability.effect, context);
  return [
    wholeClause(`when you do, ${so}${first}`, 'reflexive'),
    ...rest.map((text) => wholeClause(text, 'reflexive')),
  ];
}
