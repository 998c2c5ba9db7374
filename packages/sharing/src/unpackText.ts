import { failure, success, type Result } from '@mix/engine';
import { fromBase64Url } from './base64Url.ts';
import { crc32 } from './crc32.ts';
import { withNames } from './fieldCodes.ts';
import { inflate } from './inflate.ts';
import { BASE, FORMAT_VERSIONS, MOST_CHARACTERS } from './packText.ts';
import { readJson } from './readJson.ts';
import type { ShareFault } from './ShareFault.ts';

/** No job comes near it; a text that unpacks to more was made to fill the memory. */
const MOST_UNPACKED_BYTES = 128_000;

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const ENVELOPE = /^\d+\.([0-9a-z]{1,4})\.([0-9a-z]{1,7})\.([A-Za-z0-9_-]*)/;
/** An envelope that ends before its content begins. */
const CUT_ENVELOPE = /^\d*(\.[0-9a-z]{0,4}(\.[0-9a-z]{0,7})?)?$/;

/** Percent signs and line breaks that a mail program put in; the format itself has none. */
function cleaned(text: string): string {
  let plain = text;
  if (text.includes('%')) {
    try {
      plain = decodeURIComponent(text);
    } catch {
      // A cut-off percent sign: what stands before it is judged by its length and checksum.
    }
  }
  return plain.replaceAll(/[\s\u00ad\u200b]+/g, '');
}

/** The pattern lets only digits of the base through, so this is no typed text. */
const figure = (digits: string): number =>
  Array.from(digits).reduce((sum, digit) => sum * BASE + DIGITS.indexOf(digit), 0);

/** The packed content, once its length and checksum are right. What follows it is not ours. */
function contentOf(text: string): Result<string, ShareFault> {
  if (CUT_ENVELOPE.test(text)) {
    return failure({ code: 'cut', gotCharacters: 0, ofCharacters: null });
  }
  const version = /^(\d{1,3})\./.exec(text)?.[1];
  if (version === undefined) return failure({ code: 'damaged' });
  if (!FORMAT_VERSIONS.some((known) => String(known) === version))
    return failure({ code: 'newerVersion', version });
  const [, length, checksum, rest] = ENVELOPE.exec(text) ?? [];
  if (length === undefined || checksum === undefined || rest === undefined) {
    return failure({ code: 'damaged' });
  }
  const ofCharacters = figure(length);
  if (rest.length < ofCharacters) {
    return failure({ code: 'cut', gotCharacters: rest.length, ofCharacters });
  }
  const content = rest.slice(0, ofCharacters);
  return crc32(content) === figure(checksum) ? success(content) : failure({ code: 'damaged' });
}

/** The value that `packText` was given. Never throws for what is in the text. */
export async function unpackText(packed: string): Promise<Result<unknown, ShareFault>> {
  // Marks that mail programs put in may triple a text; more than that is not worth a look.
  if (packed.length > 3 * MOST_CHARACTERS) {
    return failure({ code: 'tooLarge', mostCharacters: MOST_CHARACTERS });
  }
  const content = contentOf(cleaned(packed));
  if (!content.ok) return content;
  if (typeof DecompressionStream === 'undefined') return failure({ code: 'browserTooOld' });
  const bytes = fromBase64Url(content.value);
  if (bytes === null) return failure({ code: 'damaged' });
  const inflated = await inflate(bytes, MOST_UNPACKED_BYTES);
  if (inflated.outcome === 'damaged') return failure({ code: 'damaged' });
  if (inflated.outcome === 'tooLarge') {
    return failure({ code: 'tooLarge', mostCharacters: MOST_CHARACTERS });
  }
  const value = readJson(inflated.text);
  return value === undefined
    ? failure({ code: 'notReadable', problem: null })
    : success(withNames(value));
}
