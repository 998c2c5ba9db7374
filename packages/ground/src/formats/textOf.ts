import { Refusal, type GroundFormat } from './FormatFault.ts';

/** Text in UTF-8, or in UTF-16 where it begins with its mark. @throws Refusal */
export function textOf(bytes: Uint8Array, format: GroundFormat | 'zip'): string {
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
