/** Documents speak of players by letters; a page that knows their names says those. */

/** "A: pass" as "You: pass", "A, for B, chooses" and "attacks PlayerB" likewise; unchanged without names. */
export function seatWords(text: string, names: readonly string[]): string {
  const nameOf = (letter: string, otherwise: string): string => names[letter.charCodeAt(0) - FIRST] ?? otherwise;
  return text
    .replace(/^([A-D], for )([A-D])(?=,)/, (_, before: string, letter: string) => `${before}${nameOf(letter, letter)}`)
    .replace(/^([A-D])(?=[:, ])/, (all, letter: string) => nameOf(letter, all))
    .replace(/\bPlayer([A-D])\b/g, (all, letter: string) => nameOf(letter, all));
}

const FIRST = 'A'.charCodeAt(0);
