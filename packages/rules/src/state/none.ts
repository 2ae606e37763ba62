/** The empty list that states begin with: one for all of them, since lists that are read-only are replaced and never edited. */
export const NONE: readonly never[] = [];
