/** Whole cards: the lines of a card's text box, one for each ability. */
import type { Ability, CardDefinition, CardFace } from '@foretell/rules/ir';
import { type Noun, PrintContext, selfNames } from './context.ts';
import { capitalise } from './english.ts';
import { joinedLines } from './joinedLines.ts';
import { printAbility } from './printAbility.ts';
import { printCost } from './printCost.ts';
import { headNoun } from './printFilter.ts';
import { keywordNames } from './vocabulary.ts';

/** The context in which a face's abilities are printed: how it speaks of itself and of what it is attached to. */
export function faceContext(face: CardFace): PrintContext {
  const many = exilesMany(face);
  const plain = new PrintContext(selfNames(face, null), false, many, paidNouns(face));
  const enchant = face.abilities.find((ability) => ability.kind === 'keyword' && ability.keyword === 'enchant');
  if (enchant?.kind !== 'keyword' || enchant.keyword !== 'enchant') return plain;
  const host =
    enchant.what.kind === 'any' && enchant.players !== undefined
      ? 'player'
      : headNoun(enchant.what, plain, 'permanent', false);
  return new PrintContext(selfNames(face, host), false, many, plain.bound());
}

/** The text lines of one face: its plain keywords on one line, then each ability. */
export function printFace(face: CardFace): string[] {
  const context = faceContext(face);
  const joined = [
    ...keywordNames(face.keywords),
    ...face.abilities.filter(joinsKeywords).map((ability) => lower(printAbility(ability, context))),
  ];
  const abilities = face.abilities
    .filter((ability) => !joinsKeywords(ability))
    .map((ability) => printAbility(ability, context));
  const lines = joinRepeated(joinedLines(abilities));
  return joined.length === 0 ? lines : [capitalise(joined.join(', ')), ...lines];
}

/** "Kicker {2}{U} and/or {2}{R}" (702.33b), "Cascade, cascade" (702.85c). */
function joinRepeated(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const at = joined.length - 1;
    const before = joined[at];
    if (before?.startsWith('Kicker {') === true && line.startsWith('Kicker {'))
      joined[at] = `${before} and/or ${line.slice('Kicker '.length)}`;
    else if (before?.endsWith('ascade') === true && line === 'Cascade') joined[at] = `${before}, cascade`;
    else joined.push(line);
  }
  return joined;
}

/** All faces of a card; for cards of two faces each face's lines follow its name. */
export function printCard(definition: CardDefinition): string[] {
  if (definition.faces.length === 1 && definition.faces[0] !== undefined) return printFace(definition.faces[0]);
  return definition.faces.flatMap((face) => [face.name, ...printFace(face)]);
}

/** Protection and mana wards stand among the plain keywords. */
function joinsKeywords(ability: Ability): boolean {
  if (ability.kind !== 'keyword') return false;
  return (
    ability.keyword === 'protection' ||
    (ability.keyword === 'ward' && ability.cost.every((component) => component.kind === 'mana'))
  );
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What is sacrificed, discarded or exiled to cast the spell, by the names its other abilities use (601.2f–h). */
function paidNouns(face: CardFace): ReadonlyMap<string, Noun> {
  const context = new PrintContext(selfNames(face, null));
  for (const ability of face.abilities) {
    if (ability.kind === 'keyword' && 'cost' in ability) printCost(ability.cost, context);
  }
  return context.bound();
}

/** Whether a linked exile of the face takes several cards at once, so that later text speaks of "the cards exiled". */
function exilesMany(face: CardFace): boolean {
  const text = JSON.stringify(face.abilities);
  return (
    /"kind":"exile","what":\{"kind":"(all|topOfLibrary)"[^}]*\}?[^}]*\},"linked":true/.test(text) &&
    !/"kind":"topOfLibrary","of":\{"kind":"you"\},"count":1\},"linked":true/.test(text)
  );
}
