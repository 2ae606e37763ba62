/** Keyword abilities (702) that change a fight or what can be targeted: worth a badge on a tile. Others are read in the rules text. */
const WITH_BADGE: ReadonlySet<string> = new Set([
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'defender',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shroud',
  'trample',
  'vigilance',
  'ward',
  'prowess',
  'infect',
]);

export function hasBadge(keyword: string): boolean {
  return WITH_BADGE.has(keyword);
}
