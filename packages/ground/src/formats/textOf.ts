import { FORMAT_LIMITS, Refusal, type GroundFormat } from './FormatFault.ts';

/** Encodings of one byte a letter that XML declares. */
const DECLARED = /^(?:iso-8859-\d{1,2}|latin1|us-ascii|windows-125\d)$/i;

/** The encoding declared in the first line of XML; null: none, or an unknown one. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const said = /^<\?xml[^>]{1,100}?encoding\s?=\s?["']([\w-]{1,20})["']/.exec(start)?.[1];
  return said !== undefined && DECLARED.test(said) ? said : null;
}

/**
 * Decodes text as UTF-16 where it has that byte order mark, else as its XML declares, else as
 * UTF-8. The limit of bytes is that of a file that comes alone, also for a file out of a zip.
 * @throws Refusal
 */
export function textOf(bytes: Uint8Array, format: GroundFormat | 'zip'): string {
  if (bytes.length > FORMAT_LIMITS.bytes) {
    throw new Refusal({ code: 'tooManyBytes', mostBytes: FORMAT_LIMITS.bytes });
  }
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : (declaredEncoding(bytes) ?? 'utf-8');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal({ code: 'notReadable', format });
  }
}
