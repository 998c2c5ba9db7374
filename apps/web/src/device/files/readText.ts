/** Byte order marks at the start of a text, and the encoding that each announces. */
const MARKS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Control characters that stand in no text: a file that has them is no text. */
const IS_NO_TEXT = /[\0-\x08\x0e-\x1f]/;

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return IS_NO_TEXT.test(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * The text of a table of a spreadsheet program, without its byte order mark. It may be UTF-8,
 * UTF-16 (Excel's "Unicode text") or Windows-1252, in which Excel of a western Windows saves "CSV"
 * and which holds ISO 8859-1.
 * @returns null where it is none of them, or no text at all
 */
export function readText(bytes: Uint8Array): string | null {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return decoded(bytes, marked.encoding);
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252');
}
