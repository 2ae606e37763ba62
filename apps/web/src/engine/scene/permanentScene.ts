/** A permanent as the viewer sees it: its characteristics as the layers leave them, and its status (110.5). */
import { keywordNames } from '@foretell/oracle';
import {
  asNumber,
  CardType,
  type Change,
  type Characteristics,
  COLOR_NAMES,
  counterCount,
  isSick,
  type ObjectSet,
  type Permanent,
  Zone,
} from '@foretell/rules';
import type { PermanentScene } from '../../protocol/scene.ts';
import { faceScene } from './cardScene.ts';
import { boundContext, effectWords } from './effectWords.ts';
import { countersOf, notesOf } from './notes.ts';
import { nameOf, type Seen } from './seen.ts';

export function permanentScene(seen: Seen, permanent: Readonly<Permanent>): PermanentScene {
  const { game, view } = seen;
  const { handle, counters } = permanent;
  const characteristics = view.characteristics(handle);
  const shown = shownFace(seen, permanent, characteristics);
  return {
    ...shown,
    text: [...shown.text, ...effectsOn(seen, handle)],
    ref: handle,
    loyalty: loyaltyOf(permanent, characteristics),
    permission: '',
    notes: permanentNotes(seen, permanent),
    controller: permanent.controller,
    owner: permanent.owner,
    tapped: permanent.tapped,
    faceDown: permanent.faceDown,
    phasedOut: permanent.phasedOut,
    isToken: permanent.isToken,
    sick: isSick(game, permanent),
    damage: permanent.damage,
    counters: countersOf(counters),
    attachedTo: permanent.attachedTo,
    attacking: permanent.attacking || (declared(seen, handle, 'attack')[0] ?? 0),
    blocking: [...permanent.blocking, ...declared(seen, handle, 'block')].filter(
      (each) => game.permanent(each) !== null,
    ),
    keywords: badgeWords(seen, characteristics),
  };
}

/** Who may look at a face-down permanent reads its card, at the size that it has now (708.5). */
function shownFace(
  seen: Seen,
  { handle, faceDown }: Readonly<Permanent>,
  now: Characteristics,
): ReturnType<typeof faceScene> {
  const own = faceScene(seen, now);
  const card = faceDown ? seen.view.known(handle) : null;
  if (card === null) return own;
  return { ...faceScene(seen, card.front.characteristics), powerToughness: own.powerToughness };
}

/** Effects of resolved spells and abilities that change it for a time (611.2), each in parentheses with what made it. */
function effectsOn(seen: Seen, handle: number): string[] {
  return seen.game.changes
    .filter(({ objects }) => objects.includes(handle))
    .map(({ origin, changes, expiry, numbers }) => {
      const face = seen.view.characteristics(handle).face;
      const context = boundContext(seen, face, [...origin.names, ITSELF], [...origin.values, [handle]]);
      const { duration } = expiry;
      const to: ObjectSet = { kind: 'bound', name: ITSELF };
      const words = effectWords({ kind: 'apply', to, changes: withNumbers(changes, numbers), duration }, context);
      return `(${[nameOf(seen, origin.source), words].filter((part) => part !== '').join(': ')})`;
    });
}

/** What was worked out on resolution is told as it was then (608.2h): two numbers for each change of power and toughness. */
function withNumbers(changes: readonly Change[], numbers: readonly number[]): Change[] {
  let next = 0;
  return changes.map((change) => {
    if (!('power' in change && 'toughness' in change)) return change;
    const [power = 0, toughness = 0] = numbers.slice(next, next + 2);
    next += 2;
    return { ...change, power, toughness };
  });
}

const ITSELF = 'the permanent itself';

/** What the viewer's declaration under way says of it so far. */
function declared({ game, view }: Seen, handle: number, kind: 'attack' | 'block'): number[] {
  const frame = game.frames.at(-1);
  const data = frame?.data;
  if (frame === undefined || data?.kind !== kind || game.decision?.decider !== view.viewer) return [];
  return frame.locals.map(asNumber).filter((pick, at) => pick !== 0 && data.creatures[at] === handle);
}

function loyaltyOf({ counters }: Readonly<Permanent>, { types }: Characteristics): string {
  if ((types & CardType.Planeswalker) !== 0) return String(counterCount(counters, 'loyalty'));
  if ((types & CardType.Battle) !== 0) return String(counterCount(counters, 'defense'));
  return '';
}

/** Plain keywords, and those with a number, cost or quality as far as they are short. */
function badgeWords({ texts }: Seen, { keywords, abilities, face }: Characteristics): string[] {
  const words: Set<string> = new Set(keywordNames(keywords));
  for (const record of abilities) {
    if (record.ability.kind !== 'keyword' || record.zone !== Zone.Battlefield) continue;
    const text = texts.printed(record, face);
    if (text.length <= LONGEST_BADGE) words.add(text.charAt(0).toLowerCase() + text.slice(1));
  }
  return [...words];
}

const LONGEST_BADGE = 24;

function permanentNotes(seen: Seen, permanent: Readonly<Permanent>): string[] {
  const { designations, turnDesignations, chosenColor, chosenType, chosenName, chosenPlayer, pairedWith } = permanent;
  const notes = [...notesOf(seen, permanent.handle), ...designations, ...turnDesignations];
  const chosen = [chosenType, chosenName, COLOR_NAMES[chosenColor]?.toLowerCase() ?? ''];
  if (chosenPlayer >= 0) chosen.push(nameOf(seen, -1 - chosenPlayer));
  for (const word of chosen) if (word !== '') notes.push(`chosen: ${word}`);
  if (pairedWith !== 0) notes.push(`paired with ${nameOf(seen, pairedWith)}`);
  return notes;
}
