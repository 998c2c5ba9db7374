import { FORMAT_LIMITS, Refusal, type GroundFormat } from './FormatFault.ts';

/**
 * Text in UTF-8, or in UTF-16 where it begins with its mark: as long as a file may be that comes alone,
 * also out of a zip. @throws Refusal
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
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal({ code: 'notReadable', format });
  }
}
