/** A double is a whole number of these: 2^-1074. */
const UNIT_BITS = 1074;
const MANTISSA_BITS = 52;
/** More than a double has, with one that says whether anything was cut off. */
const KEPT_BITS = 64;

const view = new DataView(new ArrayBuffer(8));

/** A finite number in units of 2^-1074. */
function inUnits(term: number): bigint {
  view.setFloat64(0, term);
  const bits = view.getBigUint64(0);
  const exponent = Number((bits >> BigInt(MANTISSA_BITS)) & 0x7ffn);
  const fraction = bits & ((1n << BigInt(MANTISSA_BITS)) - 1n);
  // Below the smallest normal number there is no leading one.
  const size =
    exponent === 0 ? fraction : (fraction | (1n << BigInt(MANTISSA_BITS))) << BigInt(exponent - 1);
  return term < 0 ? -size : size;
}

/** The double that is nearest, ties to even; Infinity beyond the largest. */
function nearest(units: bigint): number {
  const size = units < 0n ? -units : units;
  const cut = Math.max(0, size.toString(2).length - KEPT_BITS);
  const top = size >> BigInt(cut);
  const isExact = top << BigInt(cut) === size;
  // Below the last bit a double keeps: it says no more than on which side of the middle the rest is.
  const rounded = Number(isExact ? top : top | 1n) * 2 ** (cut - UNIT_BITS);
  return units < 0n ? -rounded : rounded;
}

/** Adds numbers up without rounding any but the total, so that neither their order nor their size matters. */
export class ExactSum {
  #units = 0n;
  /** What of the terms is no finite number, added as IEEE 754 does: NaN, or one of the infinities. */
  #beyond = 0;

  add(term: number): void {
    if (Number.isFinite(term)) this.#units += inUnits(term);
    else this.#beyond += term;
  }

  get total(): number {
    return this.#beyond === 0 ? nearest(this.#units) : this.#beyond;
  }
}
