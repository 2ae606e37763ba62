/** Documents speak of players by letters; a page that knows their names says those. */

/** Of sentences and steps: "A: pass" as "You: pass", "A, for B, chooses" and "attacks PlayerB" likewise; unchanged without names. */
export function withSeatNames(text: string, names: readonly string[]): string {
  const sentence = text
    .replace(
      /^([A-D], for )([A-D])(?=,)/,
      (_, before: string, letter: string) => before + nameOf(names, letter, letter),
    )
    .replace(/^([A-D])(?=[:, ])/, (all, letter: string) => nameOf(names, letter, all));
  return withPlayerNames(sentence, names);
}

/** Of what a decision asks: "A declares attackers" as "You declare attackers". */
export function askedWithSeatNames(prompt: string, names: readonly string[]): string {
  const asked = withSeatNames(prompt, names);
  return /^You[ ,]/.test(asked)
    ? asked
        .replace(/^(You(?:, for [^,]*,)?) has\b/, '$1 have')
        .replace(/^(You(?:, for [^,]*,)?) (\w+)s\b/, '$1 $2')
        .replace(/ or takes\b/, ' or take')
    : asked;
}

/** Of options, which may begin with the name of any card: "cast Shock -> PlayerB" as "cast Shock -> You". */
export function withPlayerNames(text: string, names: readonly string[]): string {
  return text.replace(/\bPlayer([A-D])\b/g, (all, letter: string) => nameOf(names, letter, all));
}

function nameOf(names: readonly string[], letter: string, otherwise: string): string {
  return names[letter.charCodeAt(0) - FIRST] ?? otherwise;
}

const FIRST = 'A'.charCodeAt(0);
