/** Text in addresses: packed (RFC 1951) and written in the letters of URLs (RFC 4648 §5). */

/** Characters that are read. */
const LONGEST_LINK = 200_000;
/** Bytes that they may unpack to. */
const LARGEST_TEXT = 2_000_000;

export type Unpacked =
  | { readonly ok: true; readonly text: string }
  /** Why, for a person: "it was cut off or changed". */
  | { readonly ok: false; readonly why: string };

export async function packedText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpackedText(link: string): Promise<Unpacked> {
  if (link.length > LONGEST_LINK) return { ok: false, why: 'it is too long' };
  if (!/^[\w-]+$/.test(link)) return { ok: false, why: BROKEN };
  try {
    const text = await unpacked(bytesOf(link));
    return text === null ? { ok: false, why: 'it holds too much' } : { ok: true, text };
  } catch {
    // Letters, packing and UTF-8 each fail with errors of their own; to a person they are one.
    return { ok: false, why: BROKEN };
  }
}

export const BROKEN = 'it was cut off or changed';

function bytesOf(link: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Null if it unpacks to more than is allowed; no more than that is ever held. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST_TEXT) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
