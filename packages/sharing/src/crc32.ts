/** Reversed polynomial of CRC-32 (IEEE 802.3), the checksum of zip and PNG. */
const POLYNOMIAL = 0xedb88320;

/** CRC-32 of a text of ASCII characters. It finds damage; anybody can compute it for a forgery. */
export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let place = 0; place < text.length; place += 1) {
    crc ^= text.charCodeAt(place);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (POLYNOMIAL * (crc & 1));
  }
  return (crc ^ 0xffffffff) >>> 0;
}
