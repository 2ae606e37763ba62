/** A permanent as the viewer sees it: its characteristics as the layers leave them, and its status (110.5). */
import { keywordNames } from '@foretell/oracle';
import { CardType, type Characteristics, counterCount, isSick, type Permanent, Zone } from '@foretell/rules';
import type { PermanentScene } from '../../protocol/scene.ts';
import { faceScene } from './cardScene.ts';
import { countersOf, notesOf } from './notes.ts';
import type { Seen } from './seen.ts';

export function permanentScene(seen: Seen, permanent: Readonly<Permanent>): PermanentScene {
  const { game, view } = seen;
  const { handle, counters } = permanent;
  const characteristics = view.characteristics(handle);
  return {
    ...shownFace(seen, permanent, characteristics),
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
    attacking: permanent.attacking,
    blocking: permanent.blocking.filter((attacker) => game.permanent(attacker) !== null),
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
  const { designations, turnDesignations } = permanent;
  return [...notesOf(seen, permanent.handle), ...designations, ...turnDesignations];
}
