/** Questions that are answered with yes or no. */
import { type Decision, type Effect, type FaceRecord, Procedure, slotOf } from '@foretell/rules';
import { effectWords } from '../scene/effectWords.ts';
import { capitalised } from '../scene/faceText.ts';
import { possessive } from '../scene/playerNames.ts';
import { nameOf, type Seen } from '../scene/seen.ts';
import type { Asking, Running } from './asking.ts';
import { addressed, costWords, instructionOf, withSource } from './promptWords.ts';
import { replacementText } from './replacementText.ts';

export function yesNoPrompt(seen: Seen, decision: Decision, asking: Asking, source: string): string {
  const [label = ''] = decision.texts;
  const [subject = 0] = decision.subjects;
  const about = nameOf(seen, subject) || source || 'it';
  switch (asking.procedure) {
    case Procedure.Cast:
      return `${optionalCost(seen, label)} for ${source}?`;
    case Procedure.StateBasedActions:
      return `put ${about} into the command zone?`;
    case Procedure.CombatDamage:
      return `assign ${possessive(about)} combat damage as though it weren't blocked?`;
    case Procedure.DeclareAttackers:
      return `${label} ${about} as it attacks?`;
    case Procedure.Untap:
      return `keep ${about} tapped?`;
    case Procedure.Mulligans:
      return `use ${about} from your opening hand?`;
    case Procedure.PutTriggers:
      return `reveal ${about}?`;
    case Procedure.ReplaceEvents:
      return replacementPrompt(seen, source, decision.source);
    default:
      return asking.running === null
        ? `use ${possessive(about)} ability?`
        : effectPrompt(seen, asking, asking.running, source);
  }
}

/** "Pay kicker {2}{U}": the optional cost of that name, of the spell that is being cast (601.2b). */
function optionalCost({ game, texts }: Seen, name: string): string {
  const face = game.frames.at(-1)?.item?.face;
  const text = face === undefined ? undefined : optionalText(face, name, texts);
  return `pay ${text === undefined ? name : text.charAt(0).toLowerCase() + text.slice(1)}`;
}

function optionalText(face: FaceRecord, name: string, texts: Seen['texts']): string | undefined {
  const record = face.abilities.find(
    ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'optionalCost' && ability.name === name,
  );
  return record === undefined ? undefined : texts.printed(record, face);
}

/** 903.9b where no ability asks and it is about a commander. */
function replacementPrompt(seen: Seen, source: string, handle: number): string {
  const text = replacementText(seen);
  if (text !== null) return withSource(`${text} Do so?`, source);
  const isCommander = seen.game.commanders.includes(slotOf(handle));
  return isCommander
    ? `put ${source} into the command zone instead?`
    : `apply the effect of ${source || 'the ability'}?`;
}

/** "You may draw a card" as "Draw a card?"; a payment as what is paid, and what comes of it. */
function effectPrompt(seen: Seen, asking: Asking, { effect, context, controller }: Running, source: string): string {
  if (effect.kind === 'mayPay') {
    const then = consequence(seen, effect.then, asking);
    const otherwise = consequence(seen, effect.else, asking);
    const result = [then === '' ? '' : ` If you do: ${then}`, otherwise === '' ? '' : ` If you don't: ${otherwise}`];
    return withSource(`${costWords(effect.cost, context)}?${result.join('')}`, source);
  }
  if (effect.kind === 'may') {
    const words = addressed(seen, effectWords(effect, context), controller);
    const [, who = '', offer = '', rest = ''] = /^([^.]*?)\bmay ([^.]*)\.?(.*)$/s.exec(words) ?? [];
    // "That player may search their library": whoever reads it is that player.
    const own = /you $/i.test(who) ? offer : offer.replace(/\btheir\b/g, 'your').replace(/\bthey\b/g, 'you');
    if (offer !== '') return withSource(`${capitalised(own)}?${rest}`, source);
  }
  return withSource(`${instructionOf(seen, asking) ?? 'use the ability'}?`, source);
}

function consequence(seen: Seen, effect: Effect | undefined, { running }: Asking): string {
  if (effect === undefined || running === null) return '';
  const words = addressed(seen, effectWords(effect, running.context), running.controller);
  return words.charAt(0).toLowerCase() + words.slice(1);
}
