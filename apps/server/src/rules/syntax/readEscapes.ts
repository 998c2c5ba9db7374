const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

const ESCAPE = /\\(?:([nrt\\'"])|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2}))/g;

/**
 * Replaces the escapes of a string literal.
 * @param raw what stands between the quotes.
 * @returns null when an escape is not one of the language.
 */
export function readEscapes(raw: string): string | null {
  if (raw.replace(ESCAPE, '').includes('\\')) return null;
  return raw.replace(ESCAPE, (...groups: (string | undefined)[]) => {
    const [, simple, hex, unicode, octal] = groups;
    if (simple !== undefined) return SIMPLE[simple] ?? '';
    const code = hex ?? unicode;
    return String.fromCharCode(Number(code === undefined ? `0o${octal ?? ''}` : `0x${code}`));
  });
}

/**
 * The bytes of a `b"..."` literal: `\xff` and `\377` are one byte each, everything else is UTF-8.
 * @returns null when an escape is not one of the language.
 */
export function readBytes(raw: string): Uint8Array | null {
  const parts: Uint8Array[] = [];
  for (const piece of raw.split(/(\\x[0-9a-fA-F]{2}|\\[0-3][0-7]{2}|\\\\)/)) {
    const byte = /^\\(?:x(..)|(\d{3}))$/.exec(piece);
    if (byte !== null) {
      const [, hex, octal] = byte;
      parts.push(Uint8Array.of(Number(hex === undefined ? `0o${octal ?? ''}` : `0x${hex}`)));
      continue;
    }
    const text = readEscapes(piece);
    if (text === null) return null;
    parts.push(new TextEncoder().encode(text));
  }
  return new Uint8Array(Buffer.concat(parts));
}
