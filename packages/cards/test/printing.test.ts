/** Every card of the pool reads as rules text: whole sentences, nothing unprinted, costs and names as cards write them. */
import { faceContext, printAbility, printCard, printFace } from '@foretell/oracle';
import type { CardFace } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { builtInPool } from '../src/index.ts';
import { cardDataPresent, readCards } from './cardData.ts';

const faces: readonly CardFace[] = builtInPool.flatMap((card) => card.faces);

describe('the printed pool', () => {
  it('prints every ability as whole, unbroken text', () => {
    const broken: string[] = [];
    for (const face of faces) {
      for (const ability of face.abilities) {
        const text = printAbility(ability, faceContext(face));
        if (
          text === '' ||
          /undefined|NaN|\[object|nothing happens|that object| {2}| [,.]|\b(a|an|the) (a|an|the)\b|\.\.|,,|,\./.test(
            text,
          )
        ) {
          broken.push(`${face.name}: ${text}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  it('begins activated abilities with their costs and a colon', () => {
    for (const face of faces) {
      for (const ability of face.abilities) {
        if (ability.kind !== 'activated' || ability.keyword !== undefined) continue;
        const text = printAbility(ability, faceContext(face));
        expect(text, face.name).toMatch(
          /^(\{|[+\u2212\d]|Sacrifice|Pay|Discard|Tap|Exile|Remove|Return|Put|Reveal|Mill)[^:]*: ["A-Z\u2022{]/,
        );
      }
    }
  });

  it('prints a line for every ability and one for the plain keywords', () => {
    for (const card of builtInPool)
      expect(
        printCard(card).every((line) => line !== ''),
        card.name,
      ).toBe(true);
  });
});

const KEYWORDS =
  'flying|first strike|double strike|deathtouch|defender|flash|haste|hexproof|indestructible|lifelink|menace|reach|shroud|trample|vigilance|changeling|prowess|exalted|protection from [^,]*|ward \\{[^,]*';
const KEYWORD_LINE = new RegExp(`^(${KEYWORDS})(, (${KEYWORDS}))*$`, 'i');

/** Lines without reminder text and ability words; keyword lines keyword by keyword. */
function comparable(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/ ?\([^()]*\)/g, '').trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => line.replace(/^[A-Z][\w' ]+ \u2014 (?!\n)(?=[A-Z{])/, ''))
    .flatMap((line) => (KEYWORD_LINE.test(line) ? line.split(', ') : [line]))
    .map((line) => line.toLowerCase());
}

/** The rules text of every face, by face name. */
function printedTexts(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const card of readCards(new Set(builtInPool.map((each) => each.name))).values()) {
    for (const face of card.card_faces ?? [card]) texts.set(face.name, face.oracle_text ?? '');
  }
  return texts;
}

describe.skipIf(!cardDataPresent)('against a card file', () => {
  it('equals the printed cards for most lines, and for every activation cost', () => {
    const texts = printedTexts();
    let lines = 0;
    let equal = 0;
    const wrongCosts: string[] = [];
    for (const face of faces) {
      const real = texts.get(face.name);
      if (real === undefined) continue;
      const theirs = comparable(real);
      const ours = comparable(printFace(face).join('\n'));
      const same = ours.join(' ') === theirs.join(' ');
      lines += ours.length;
      equal += same ? ours.length : ours.filter((line) => theirs.includes(line)).length;
      for (const ability of face.abilities) {
        if (ability.kind !== 'activated') continue;
        const cost = comparable(printAbility(ability, faceContext(face)))[0]?.split(':')[0] ?? '';
        if (!theirs.some((line) => line.startsWith(cost))) wrongCosts.push(`${face.name}: ${cost}`);
      }
    }
    expect(wrongCosts).toEqual([]);
    expect(equal / lines).toBeGreaterThan(0.85);
  }, 30_000);
});
