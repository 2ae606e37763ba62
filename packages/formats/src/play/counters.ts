// Counter kinds as scenarios write them.

/** The engine's word for a kind of counter: lower case, with plain signs. `P1P1` and `M1M1` are short for `+1/+1` and `-1/-1`. */
export function counterKind(written: string): string {
  const kind = written.toLowerCase().replaceAll('\u2212', '-').trim();
  const short = /^([pm])(\d)([pm])(\d)$/.exec(kind);
  if (short === null) return kind.replace(/ counters?$/, '');
  return `${short[1] === 'p' ? '+' : '-'}${short[2]}/${short[3] === 'p' ? '+' : '-'}${short[4]}`;
}
