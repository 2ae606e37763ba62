/** What narrows a trigger condition in time: "while …", "during your turn", "for the first time each turn". */
import { type Condition, type EventPattern, Step, type StepId } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader, rule } from '../../parsing.ts';
import { condition } from '../conditions.ts';
import { OPPONENTS, YOU } from '../players.ts';

export type Rider = Meaning<(event: EventPattern) => EventPattern>;

const MAIN: readonly StepId[] = [Step.PrecombatMain, Step.PostcombatMain];
const yourTurn: Condition = { kind: 'turnOf', who: YOU };

/** Times that are conditions as well. */
const during: Reader<Condition> = either<Condition>(
  phrase(['during your turn'], () => yourTurn),
  phrase(["during an opponent's turn"], () => ({ kind: 'turnOf', who: OPPONENTS })),
  phrase(["during each opponent's turn"], () => ({ kind: 'turnOf', who: OPPONENTS })),
  phrase(["during a turn that isn't yours"], () => ({ kind: 'not', of: yourTurn })),
  phrase(['during combat'], () => ({ kind: 'duringCombat' })),
  phrase(['during the declare attackers step'], () => ({ kind: 'during', steps: [Step.DeclareAttackers] })),
  phrase(['during the declare blockers step'], () => ({ kind: 'during', steps: [Step.DeclareBlockers] })),
  phrase(['during your main phase'], () => ({ kind: 'and', of: [yourTurn, { kind: 'during', steps: MAIN }] })),
);

export const rider: Reader<Rider> = rule(() =>
  either<Rider>(
    phrase([during], (time) => () => (event) => ({ kind: 'while', event, condition: time })),
    phrase(['while', condition], (so) => (scope) => {
      const test = so(scope);
      return (event) => ({ kind: 'while', event, condition: test });
    }),
    phrase(['for the first time during each of your turns'], () => () => (event) => ({
      kind: 'while',
      event: { kind: 'firstTime', event },
      condition: yourTurn,
    })),
    phrase(['for the first time each turn'], () => () => (event) => ({ kind: 'firstTime', event })),
  ),
);
