/** Lines that cards put together: what one subject can't do and gets, and keywords from several qualities. */

/** The lines with those joined that have the same subject: "Enchanted creature gets +3/+0, has menace, and can't block." */
export function joinedLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined[joined.length - 1];
    const both = before === undefined ? null : inOne(before, line);
    if (both === null) joined.push(line);
    else joined[joined.length - 1] = both;
  }
  return joined;
}

const CANT_ATTACK = " can't attack.";
const CANT = /^(.*?)( can't (?:attack|block|attack or block|be blocked(?: [^.]*)?))\.$/;
const GETS = /^(.*?) ((?:gets|get|has|have) [^.]*)\.$/;

function inOne(before: string, after: string): string | null {
  if (before.endsWith(CANT_ATTACK)) {
    const subject = before.slice(0, -CANT_ATTACK.length);
    if (after === `${subject} can't block.`) return `${subject} can't attack or block.`;
  }
  if (/^You can't lose the game\.$/.test(before) && after === "Your opponents can't win the game.")
    return "You can't lose the game and your opponents can't win the game.";
  const cant = CANT.exec(before);
  const subject = cant?.[1] ?? '';
  if (cant !== null && after.startsWith(`${subject}'s activated abilities can't be activated`))
    return `${subject}${cant[2] ?? ''}, and its${after.slice(`${subject}'s`.length)}`;
  const gets = GETS.exec(before);
  const cannot = CANT.exec(after);
  const same =
    gets !== null && cannot !== null && gets[1] === cannot[1] && !/["“]|, | as long as | unless /.test(before + after);
  return same ? `${gets[1] ?? ''} ${gets[2] ?? ''} and${cannot[2] ?? ''}.` : null;
}
