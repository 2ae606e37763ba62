/** Protection from a quality that is chosen as the effect is carried out: a color, a card type, or a color or something else (702.16, 608.2d). */
import { CardType, type Change, type Duration, type Effect, type Filter, type ObjectSet } from '@foretell/rules/ir';
import { plural } from '../../../print/english.ts';
import { CHOSEN_COLOR, CHOSEN_LABEL, withColorOfChoice } from '../../lowering/chosenColor.ts';
import { inSequence } from '../../lowering/sequence.ts';
import { either, type Meaning, phrase, type Reader, rule } from '../../parsing.ts';
import { duration } from '../durations.ts';
import { YOU } from '../players.ts';
import { protection } from '../qualifiedKeywords.ts';
import { affected } from './continuous.ts';
import { playersProtected } from './playerShields.ts';

function gaining(to: ObjectSet, from: Filter, label: string, time: Duration): Effect {
  const change: Change = { kind: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'protection', from, label }] };
  return { kind: 'apply', to, changes: [change], duration: time };
}

const OF_COLOR: Filter = { kind: 'color', colors: CHOSEN_COLOR };

/** 205.2a, by the words for several of a type. */
const CARD_TYPES: readonly (readonly [string, number])[] = Object.entries(CardType).map(([name, types]) => [
  plural(name.toLowerCase()),
  types,
]);

export const protectionOfChoice: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(
    phrase([affected, 'gain|gains protection from the color of your choice', duration], (what, time) => (scope) => {
      const to = what(scope);
      return withColorOfChoice(YOU, gaining(to, OF_COLOR, CHOSEN_LABEL, time(scope)));
    }),
    phrase(
      [affected, "gain|gains protection from the color of its controller's choice", duration],
      (what, time) => (scope) => {
        const to = what(scope);
        return withColorOfChoice({ kind: 'controllerOf', what: to }, gaining(to, OF_COLOR, CHOSEN_LABEL, time(scope)));
      },
    ),
    // One quality more to choose from.
    phrase(
      [affected, 'gain|gains', protection, 'or from the color of your choice', duration],
      (what, other, time) => (scope) => {
        const to = what(scope);
        const [given, ...more] = other(scope).abilities;
        const lasting = time(scope);
        const ofColor = withColorOfChoice(YOU, gaining(to, OF_COLOR, CHOSEN_LABEL, lasting));
        if (given?.kind !== 'keyword' || given.keyword !== 'protection' || more.length > 0)
          return scope.reject(ofColor);
        const { label, from } = given;
        if (ofColor.kind !== 'chooseEffect') return scope.reject(ofColor);
        return { ...ofColor, options: [{ label, effect: gaining(to, from, label, lasting) }, ...ofColor.options] };
      },
    ),
    phrase([affected, 'gain|gains protection from the card type of your choice', duration], (what, time) => (scope) => {
      const to = what(scope);
      const lasting = time(scope);
      const options = CARD_TYPES.map(([label, types]) => ({
        label,
        effect: gaining(to, { kind: 'type', types }, label, lasting),
      }));
      return { kind: 'chooseEffect', who: YOU, options };
    }),
    phrase(
      ['you gain protection from the color of your choice', duration],
      (time) => (scope) =>
        withColorOfChoice(YOU, inSequence(playersProtected(YOU, OF_COLOR, CHOSEN_LABEL, time(scope)))),
    ),
  ),
);
