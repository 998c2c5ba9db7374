import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalText } from './fieldsJson.ts';

/**
 * What tells a file that was damaged on its way from one that is whole: SHA-256 over all of it but
 * the checksum, in its canonical form, so that another order or spacing changes nothing. The library
 * works on a page without TLS too, where the browser's own is not to be had.
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
