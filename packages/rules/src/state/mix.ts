/**
 * Integer hashing, the one source of pseudo-randomness and of hash keys: the mixing steps of MurmurHash3 (Appleby, public domain) on
 * 32-bit integers. Exact on every machine, no state, no allocation.
 */

/** Adds a value to a running hash; order matters. Both are taken as 32-bit integers. */
export function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  const h = hash ^ Math.imul(k, 0x1b873593);
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

/** Spreads a running hash over all 32 bits (avalanche); unsigned. */
export function finish(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Hash of two integers, 0 … 2^32 - 1; not symmetric. Also how a seed is derived from a seed and an index. */
export function mixed(a: number, b: number): number {
  return finish(mix(mix(0x9e3779b9, a), b));
}

/** Adds a text to a running hash, by its UTF-16 units. */
export function mixText(hash: number, text: string): number {
  let h = mix(hash, text.length);
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return h;
}
