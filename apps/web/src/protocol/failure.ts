/** What was thrown, in words: by this side of a call or by the other, which sends errors as they are. */
export function failureWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
