import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalText } from './fieldsJson.ts';

/**
 * The checksum that tells a damaged file from a whole one: SHA-256 over the file without its
 * checksum, in its canonical form, so that another order or spacing changes nothing. The library
 * works on a page without TLS too, where the browser's own `crypto.subtle` is missing.
 */
export const checksumOf = (file: object): string =>
  bytesToHex(
    sha256(
      utf8ToBytes(
        canonicalText(
          Object.fromEntries(Object.entries(file).filter(([name]) => name !== 'checksum')),
        ),
      ),
    ),
  );

/** What the checksum is, told in the file for whoever checks it without this app. */
export const CHECKSUM_OF = 'SHA-256, RFC 8785';

/** A file with its checksum, as a person may read it. */
export const checkedText = (file: object): string =>
  `${JSON.stringify(
    { ...file, checksum: { of: CHECKSUM_OF, value: checksumOf(file) } },
    null,
    2,
  )}\n`;
