import { failure, success, type Result } from '@mix/engine';
import { toBase64Url } from './base64Url.ts';
import { crc32 } from './crc32.ts';
import { deflate } from './deflate.ts';
import { withCodes } from './fieldCodes.ts';
import type { ShareFault } from './ShareFault.ts';

/**
 * 2 may hold where a job is. Readers of 1 refuse that like any unknown field; by its version such a
 * link is known to them as a newer one, and they say so.
 */
export const FORMAT_VERSIONS = [1, 2] as const;
type FormatVersion = (typeof FORMAT_VERSIONS)[number];
/** Longest text, in characters: chat programs and scanners still take it, and it is 8 kB. */
export const MOST_CHARACTERS = 8000;

/** How a number of the envelope is written. */
export const BASE = 36;

/**
 * A value as one text of `A-Z a-z 0-9 - _ .`: version, length and checksum of the rest, then the
 * compressed JSON. The length stands first, so that a text that was cut off is known as such.
 */
export async function packText(
  value: unknown,
  version: FormatVersion = 1,
): Promise<Result<string, ShareFault>> {
  if (typeof CompressionStream === 'undefined') return failure({ code: 'browserTooOld' });
  const content = toBase64Url(await deflate(JSON.stringify(withCodes(value))));
  const length = content.length.toString(BASE);
  const text = [version, length, crc32(content).toString(BASE), content].join('.');
  return text.length > MOST_CHARACTERS
    ? failure({ code: 'tooLarge', mostCharacters: MOST_CHARACTERS })
    : success(text);
}
