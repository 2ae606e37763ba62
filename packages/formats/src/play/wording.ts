/** Costs that cards word in more than one way, brought to one of them; and how well a quotation fits a text that is worded otherwise. */

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Lower-case rules text with the costs in it worded in one way. */
export function alike(text: string): string {
  return text
    .replace(/\bpay (\w+) \{e\}/g, (all, word: string) => energy(word) ?? all)
    .replace(/\b(remove|exile|discard|sacrifice) any number(?: of\b|$)/g, '$1 x')
    .replace(/^([^:"]*) and (sacrifice|exile) /, '$1, $2 ')
    .replace(/, (sacrifice|exile) ~(?=[:,])/, ', $1 it')
    .replaceAll(' and/or ', ' and ')
    .replace(/ or (?:a|an) (?=[a-z])/g, ' or ');
}

/** "Pay six {E}" is six symbols. */
function energy(word: string): string | undefined {
  const count = NUMBERS.indexOf(word);
  return count < 0 ? undefined : `pay ${'{e}'.repeat(count)}`;
}

/** How many of the quotation's words the text has, as a share: 1 = all of them. */
export function shareOfWords(quoted: string, text: string): number {
  const words = quoted.split(' ');
  const there = new Set(text.split(' '));
  return words.filter((word) => there.has(word)).length / words.length;
}
