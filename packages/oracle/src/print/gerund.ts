/** Verb phrases after "by": "pay 3 life and sacrifice an artifact" as "paying 3 life and sacrificing an artifact". */

const VERBS = 'blight|discard|exile|forage|pay|remove|return|sacrifice|tap|waterbend';

export function gerund(action: string): string {
  return action.replace(
    new RegExp(`(^|, | and )(${VERBS})\\b`, 'g'),
    (_, before: string, verb: string) => `${before}${verb.replace(/e$/, '').replace(/p$/, 'pp')}ing`,
  );
}
