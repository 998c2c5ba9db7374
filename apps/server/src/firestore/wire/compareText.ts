/**
 * Puts surrogates above all other units: characters beyond 16 bits sort last, as their bytes do.
 */
const aboveSurrogates = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit + 0x2000);

/**
 * The order of two texts by their UTF-8 bytes, which is that of their code points. JavaScript's own
 * `<` goes by 16-bit units and puts U+1F33E before U+FF21.
 */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a === b) continue;
    return a >= 0xd800 && b >= 0xd800 ? aboveSurrogates(a) - aboveSurrogates(b) : a - b;
  }
  return left.length - right.length;
}
