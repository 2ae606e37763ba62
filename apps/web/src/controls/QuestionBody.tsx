/** The control of each kind of question. */
import type { JSX } from 'preact';
import type { Question } from '../protocol/question.ts';
import type { CardScene, Scene } from '../protocol/scene.ts';
import { CardGrid, type CardGridProps } from './CardChoice.tsx';
import type { Desk, DeskState } from './desk.ts';
import { Folded } from './Folded.tsx';
import { AssignControl } from './kinds/AssignControl.tsx';
import { ColorControl } from './kinds/ColorControl.tsx';
import { DivideControl } from './kinds/DivideControl.tsx';
import { NameControl } from './kinds/NameControl.tsx';
import { NumberControl } from './kinds/NumberControl.tsx';
import { OrderControl } from './kinds/OrderControl.tsx';
import { PileChooser, PileSplitter } from './kinds/PilesControl.tsx';
import { SearchControl } from './kinds/SearchControl.tsx';
import { SeveralControl } from './kinds/SeveralControl.tsx';
import type { Marks } from './marks.ts';
import { namesIn } from './names.ts';
import { OptionList } from './OptionList.tsx';
import { type ListedOption, listedOptions } from './options.ts';
import type { SheetProps } from './Sheet.tsx';

export interface QuestionBodyProps {
  readonly desk: Desk;
  readonly state: DeskState & { readonly question: Question };
  readonly scene: Scene;
  readonly marks: Marks;
}

/** Words from lists as long as this are looked for by typing. */
const MANY_WORDS = 15;

export function QuestionBody({ desk, state, scene, marks }: QuestionBodyProps): JSX.Element {
  const { question, sketch } = state;
  const { whole } = question;
  const shared = { desk, question, nameOf: namesIn(scene, question) };
  if (sketch?.kind === 'assign' && whole?.kind === 'assign')
    return <AssignControl {...shared} whole={whole} sketch={sketch} />;
  if (sketch?.kind === 'divide' && whole?.kind === 'divide')
    return <DivideControl {...shared} whole={whole} sketch={sketch} />;
  if (sketch?.kind === 'order') return <OrderControl {...shared} sketch={sketch} />;
  if (sketch?.kind === 'piles') return <PileSplitter {...shared} sketch={sketch} marks={marks} />;
  if (question.kind === 'pile-choice') return <PileChooser {...shared} />;
  if (showsCards(question, scene)) {
    const isLong = question.kind === 'search' || question.cards.length > MANY_WORDS;
    const others = question.kind === 'mulligan' ? [] : optionsBeside(question);
    return (
      <>
        {isLong ? (
          <SearchControl key={question.number} question={question} marks={marks} />
        ) : (
          <CardGrid label="Cards" {...cardsShown(question, scene)} marks={marks} />
        )}
        {others.length > 0 && (
          <OptionList
            label="Others"
            options={others}
            onPick={({ index, ref }) => (sketch === null ? desk.pick(index) : desk.click(ref))}
          />
        )}
      </>
    );
  }
  if (sketch?.kind === 'several' && whole?.kind === 'several')
    return <SeveralControl {...shared} whole={whole} sketch={sketch} />;
  switch (question.kind) {
    case 'x':
    case 'amount':
      return <NumberControl desk={desk} question={question} />;
    case 'color':
      return <ColorControl desk={desk} question={question} />;
    case 'name':
      if (question.options.length > MANY_WORDS)
        return <NameControl key={question.number} desk={desk} question={question} />;
      break;
    default:
  }
  const options = listedOptions(question);
  const list = <OptionList label="Options" options={options} onPick={({ index }) => desk.pick(index)} />;
  return question.kind === 'priority' ? <Actions count={options.length} list={list} /> : list;
}

/** What can be done at priority: mostly by a click on the card. */
function Actions({ count, list }: { readonly count: number; readonly list: JSX.Element }): JSX.Element | null {
  if (count === 0) return null;
  return <Folded summary={count === 1 ? '1 possibility' : `${count} possibilities`}>{list}</Folded>;
}

/** Options that are no cards: another hand, players among targets. */
function optionsBeside(question: Question): readonly ListedOption[] {
  const cards = new Set(question.cards.map(({ ref }) => ref));
  return listedOptions(question).filter(({ option }) => !option.isNothing && !cards.has(option.ref));
}

/**
 * Where over the table the question is shown, because its cards lie nowhere on it: in the middle if it is about nothing else; at the edge if what is
 * in play matters to it as well, as to the choice of a target. Null = beside the table.
 */
export function placeOverTable(question: Question, scene: Scene): SheetProps['place'] | null {
  switch (question.kind) {
    case 'pile-split':
    case 'pile-choice':
      return 'middle';
    case 'search':
    case 'mulligan':
      return showsCards(question, scene) ? 'middle' : null;
    default:
      if (!showsCards(question, scene)) return null;
      return scene.turn === 0 ? 'middle' : 'edge';
  }
}

/** A hand that is kept or not is judged as it is held: card by card, in its order. */
function cardsShown({ cards }: Question, { turn, seats, viewer }: Scene): Pick<CardGridProps, 'cards' | 'single'> {
  if (turn > 0) return { cards };
  const places = new Map(seats[viewer]?.hand.map(({ ref }, place) => [ref, place]));
  const placeOf = ({ ref }: CardScene): number => places.get(ref) ?? places.size;
  return { cards: cards.toSorted((one, other) => placeOf(one) - placeOf(other)), single: true };
}

/** Cards to choose among that are not in the hand, which can be clicked where it is; before the first turn the hand is all there is. */
function showsCards(question: Question, scene: Scene): boolean {
  switch (question.kind) {
    case 'search':
    case 'mulligan':
      return true;
    case 'choose':
    case 'target':
    case 'cast-next': {
      if (question.cards.length === 0) return false;
      const hand = new Set(scene.seats[scene.viewer]?.hand.map(({ ref }) => ref));
      return scene.turn === 0 || question.cards.some(({ ref }) => !hand.has(ref));
    }
    default:
      return false;
  }
}
