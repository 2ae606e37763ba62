/** Keyword abilities (702) on small tiles: short enough for a badge, still telling. */
const SHORT: Readonly<Record<string, string>> = {
  flying: 'fly',
  'first strike': '1st',
  'double strike': '2×',
  deathtouch: 'dth',
  defender: 'def',
  haste: 'hst',
  hexproof: 'hex',
  indestructible: 'ind',
  lifelink: 'lif',
  menace: 'men',
  reach: 'rch',
  shroud: 'shr',
  trample: 'trm',
  vigilance: 'vig',
  ward: 'wrd',
  prowess: 'prw',
  infect: 'inf',
};

/** Others are read in the rules text. */
export function hasBadge(keyword: string): boolean {
  return SHORT[keyword] !== undefined;
}

export function keywordBadge(keyword: string): string {
  return SHORT[keyword] ?? '';
}
