// A number that stands for the games a benchmark played, so that two runs can be seen to have done the same work.

/** FNV-1a offset basis: the signature of nothing. */
export const emptySignature = 0x811c9dc5;

/** The signature with one more 32-bit integer (FNV-1a over its four bytes); an unsigned 32-bit integer. */
export function sign(signature: number, value: number): number {
  for (let shift = 0; shift < 32; shift += 8) {
    signature = Math.imul(signature ^ ((value >>> shift) & 0xff), 0x01000193);
  }
  return signature >>> 0;
}
