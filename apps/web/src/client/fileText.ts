/** Files that a visitor chooses or drops, as text. */

export type FileReading =
  | { readonly ok: true; readonly text: string }
  /** Why not, for a person: file, what, how to mend it. */
  | { readonly ok: false; readonly problem: string };

/** `largest` in bytes. A file may be gone, or not be permitted, by the time it is read. */
export async function textOfFile(file: File, largest: number): Promise<FileReading> {
  if (file.size > largest)
    return { ok: false, problem: `${file.name}: is larger than ${Math.floor(largest / 1000)} kB; choose another file` };
  try {
    return { ok: true, text: await file.text() };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ok: false, problem: `${file.name}: cannot be read (${error.message}); choose it again` };
  }
}
