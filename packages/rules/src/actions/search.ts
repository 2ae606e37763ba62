/**
 * Searching (701.23). The searcher, or whoever controls them meanwhile (723.2), sees all the cards before the first pick, then finds one card
 * after another until enough are found or they stop. With a stated quality they may stop at any time (701.23b), but all cards of a
 * kind include those of public zones; for a bare number of cards they must find as many as there are (701.23d).
 */
import { deciderFor } from '../control/decider.ts';
import { searchLimit } from '../effects/numbersInForce.ts';
import { propose } from '../effects/propose.ts';
import { cantSearchLibrary } from '../effects/rulesOfPlayers.ts';
import { differs } from '../engine/differing.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import { bind, type EffectHandler, type EffectOf } from '../engine/handlers.ts';
import { matches } from '../engine/match.ts';
import { ownerOf, zoneOf } from '../engine/objects.ts';
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { cardsInZone, libraryEnd, selectPlayers } from '../engine/select.ts';
import { ALL_CARDS, Zone } from '../ir/index.ts';
import { emit } from '../stack/triggers.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { SearchData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, playerValue } from '../state/handle.ts';
import { everyone, isPublicZone, reveal } from '../state/knowledge.ts';
import { asList } from '../state/value.ts';
import { offerCasts } from './castWhileSearching.ts';
import { areKindsApart, filtersAsKinds } from './choiceRules.ts';
import { groupIdentical } from './choose.ts';
import { gather } from './gather.ts';
import { identicalFor } from './identical.ts';

/** With several searchers each searches their own library, in turn order (701.23i). Binds the cards found that are not elsewhere by then. */
export const searchEffect: EffectHandler<'search'> = (game, frame, effect) => {
  const searchers = selectPlayers(game, frame, effect.who);
  const lists = gather(game, frame, searchers, (searcher) => {
    const libraries = searchers.length > 1 ? [searcher] : selectPlayers(game, frame, effect.libraries);
    pushSearch(game, frame, searcher, libraries, effect);
    return null;
  });
  if (lists === null) return Flow.Stay;
  const found = lists.flat();
  if (effect.reveal === true) reveal(game, found, everyone(game));
  bind(frame, effect.as, found);
  return Flow.Next;
};

function pushSearch(
  game: Game,
  frame: Frame,
  searcher: number,
  owners: readonly number[],
  effect: EffectOf<'search'>,
): void {
  const libraries =
    effect.withoutLibrary === true
      ? []
      : owners.filter((owner) => !cantSearchLibrary(game, searcher, owner, frame.controller));
  // The searcher's choices are somebody else's from here to the end of the search (723.2).
  game.searches = [...game.searches, { searcher, libraries, deciding: libraries }];
  const decider = deciderFor(game, searcher);
  // 723.4: whoever controls the searcher sees what they see, and remembers it afterwards.
  if (decider !== searcher) reveal(game, handlesIn(game, searcher, Zone.Hand), 1 << decider);
  const candidates: Handle[] = [];
  for (const owner of owners) {
    const seen = cardsSearched(game, searcher, owner, libraries.includes(owner), effect.zones ?? NO_ZONES);
    reveal(game, seen, (1 << searcher) | (1 << decider));
    const fitting = seen.filter((card) => matches(game, frame, effect.filter, card));
    candidates.push(...groupIdentical(game, searcher, fitting));
  }
  const min = evaluate(game, frame, effect.min);
  const data: SearchData = {
    kind: 'search',
    searcher,
    libraries,
    candidates,
    picked: [],
    found: [],
    min: effect.filter.kind === 'any' ? min : 0,
    max: evaluate(game, frame, effect.max),
    each: effect.each ?? false,
    section: 0,
    allOfPublic: min === ALL_CARDS,
    different: effect.different ?? null,
    kinds: effect.oneOfEach === undefined ? null : candidates.map(filtersAsKinds(game, frame, effect.oneOfEach)),
  };
  push(game, Procedure.Search, searcher, frame.source, data).a = owners.length;
}

const NO_ZONES: readonly number[] = [];

/** The cards of one player that the search covers: the library, or as much of it as an effect leaves (701.23f), then other zones. */
function cardsSearched(
  game: Game,
  searcher: number,
  owner: number,
  library: boolean,
  zones: readonly number[],
): Handle[] {
  const size = game.player(owner).library.length;
  const cards = library ? libraryEnd(game, owner, Math.min(size, searchLimit(game, searcher)), true) : [];
  for (const zone of zones) {
    if (zone !== Zone.Library) cards.push(...handlesIn(game, owner, zone));
  }
  return cards;
}

function handlesIn(game: Game, owner: number, zone: number): Handle[] {
  return cardsInZone(game, owner, zone).map((slot) => game.handle(slot));
}

/** Procedure Search: `phase` 0 = before the first pick; `pc` 1 = a pick was made, 2 = the card picked was found or replaced; `a` = number of libraries, for `each`. */
export function search(game: Game, frame: Frame): void {
  let data = frame.data as SearchData;
  if (frame.phase === 0) {
    if (data.libraries.includes(data.searcher) && !offerCasts(game, frame)) return;
    frame.phase = 1;
  }
  for (;;) {
    if (frame.pc === 1) {
      if (game.picked === 0) {
        data = { ...data, section: data.section + 1 };
        frame.data = data;
        frame.pc = 0;
      } else {
        data = { ...data, picked: [...data.picked, game.picked] };
        frame.data = data;
        frame.pc = 2;
        if (!propose(game, [{ kind: 'find', object: game.picked, searcher: data.searcher }])) return;
      }
    }
    if (frame.pc === 2) {
      const found = asList(game.returned)[0] ?? 0;
      if (found !== 0) data = { ...data, found: [...data.found, found] };
      frame.data = data;
      frame.pc = 0;
    }
    if (!askNext(game, frame, data)) return;
    if (frame.pc === 0) {
      const left = leftInPublic(game, frame.data as SearchData);
      if (left === undefined) {
        endSearch(game, data);
        return;
      }
      game.picked = left;
      frame.pc = 1;
    }
    data = frame.data as SearchData;
  }
}

/** A card that must be found and was not picked, whatever the searcher stopped at (701.23b). */
function leftInPublic(game: Game, { allOfPublic, candidates, picked }: SearchData): Handle | undefined {
  if (!allOfPublic) return undefined;
  return candidates.find((card) => game.isCurrent(card) && isPublicZone(zoneOf(game, card)) && !picked.includes(card));
}

/** Asks for the next card. False while the question is open; true with `pc` 0 if the search is over, 1 if the answer is there. */
function askNext(game: Game, frame: Frame, given: SearchData): boolean {
  let data = given;
  const sections = data.each ? frame.a : 1;
  while (data.section < sections) {
    const options = openCandidates(game, data);
    const optional = pickedInSection(game, data).length >= data.min || options.length === 0;
    if (options.length > 0) {
      if (optional) options.push(0);
      frame.data = data;
      frame.pc = 1;
      if (data.each) narrowTo(game, data, ownerOf(game, options[0] as number));
      return ask(game, DecisionKind.Search, data.searcher, frame.source, 'object', options, data.picked, [], optional);
    }
    data = { ...data, section: data.section + 1 };
  }
  frame.data = data;
  return true;
}

/** While one library after another is decided about, the searcher is controlled in their own only (723.2). */
function narrowTo(game: Game, data: SearchData, owner: number): void {
  const deciding = data.libraries.includes(owner) ? [owner] : [];
  const { searcher, libraries } = data;
  game.searches = [...game.searches.slice(0, -1), { searcher, libraries, deciding }];
}

/** What may be picked next: later in the list than the last pick, one of each identical group, leaving enough for the minimum. */
function openCandidates(game: Game, data: SearchData): number[] {
  const section = sectionOf(game, data);
  const picked = pickedInSection(game, data);
  if (picked.length >= data.max) return [];
  const last = picked[picked.length - 1];
  const start = last === undefined ? 0 : section.indexOf(last) + 1;
  const options: number[] = [];
  for (let i = start; i < section.length; i++) {
    const card = section[i] as number;
    if (!game.isCurrent(card)) continue;
    if (i > start && identicalFor(game, data.searcher, section[i - 1] as number, card)) continue;
    if (data.different !== null && !differs(game, data.different, card, data.picked)) continue;
    if (!areOfKinds(data, card)) continue;
    if (picked.length + section.length - i >= Math.min(data.min, section.length)) options.push(card);
  }
  return options;
}

/** Whether the card may be found besides those that were, on account of another kind. */
function areOfKinds({ candidates, picked, kinds }: SearchData, card: Handle): boolean {
  return kinds === null || areKindsApart([...picked, card].map((each) => kinds[candidates.indexOf(each)] ?? 0));
}

/** The candidates being decided about: all of them, or those of one player's library. */
function sectionOf(game: Game, data: SearchData): readonly Handle[] {
  if (!data.each) return data.candidates;
  const owners: number[] = [];
  for (const card of data.candidates) {
    const owner = ownerOf(game, card);
    if (!owners.includes(owner)) owners.push(owner);
  }
  return data.candidates.filter((card) => ownerOf(game, card) === owners[data.section]);
}

function pickedInSection(game: Game, data: SearchData): readonly Handle[] {
  if (!data.each) return data.picked;
  const section = sectionOf(game, data);
  return data.picked.filter((card) => section.includes(card));
}

/** Control of the searcher ends with the search (723.2); then triggers see it, whatever was found (701.23f). */
function endSearch(game: Game, data: SearchData): void {
  game.searches = game.searches.slice(0, -1);
  pop(game, data.found);
  for (const owner of data.libraries) {
    emit(
      game,
      new GameEvent(
        EventKind.SearchesLibrary,
        0,
        data.searcher,
        1,
        playerValue(owner),
        0,
        0,
        owner === data.searcher,
        '',
      ),
    );
  }
}
