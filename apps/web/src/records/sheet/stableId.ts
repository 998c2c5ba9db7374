import type { SprayRecord } from '@mix/documents';

/** FNV-1a, 32 bits, from a start of its own. */
function hash(text: string, start: number): string {
  let sum = start;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (sum >>> 0).toString(36).padStart(7, '0');
}

/**
 * The id of a record out of a sheet, by what it says: the same sheet read again, here or on another
 * device, makes no second record.
 */
export function stableId({
  endedAt,
  paddockId,
  location,
  areaDoneHa,
  operator,
  products,
}: SprayRecord): string {
  const said = JSON.stringify([
    endedAt.slice(0, 10),
    paddockId ?? location,
    areaDoneHa,
    operator,
    products.map(({ productId, actual }) => [productId, actual.unit, actual.value]),
  ]);
  return `sheet-${hash(said, 0x81_1c_9d_c5)}${hash(said, 0x2f_5d_11_a7)}`;
}
