const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

/** Bytes from here on would make the first signs likelier than the others. */
const FAIR_BYTES = 256 - (256 % SIGNS.length);

/** An id as the client library draws them: 20 letters and digits. */
export function newDocumentId(random: (count: number) => Uint8Array): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of random(LENGTH)) {
      if (byte < FAIR_BYTES && id.length < LENGTH) id += SIGNS[byte % SIGNS.length] ?? '';
    }
  }
  return id;
}
