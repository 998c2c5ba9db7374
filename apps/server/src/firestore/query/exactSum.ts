/** A double is a whole number of units of 2^-1074. */
const UNIT_BITS = 1074;
const MANTISSA_BITS = 52;
/** Bits: more than a double has, with one that says whether anything was cut off. */
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
  // The bit that is set is below the last one a double keeps: it only says on which side of the
  // middle the cut rest is.
  const rounded = Number(isExact ? top : top | 1n) * 2 ** (cut - UNIT_BITS);
  return units < 0n ? -rounded : rounded;
}

/** Adds numbers up without rounding any but the total, so that neither their order nor their size matters. */
export class ExactSum {
  #units = 0n;
  /**
   * The sum of the terms that are not finite, as IEEE 754 adds them: NaN, or one of the infinities.
   */
  #beyond = 0;

  add(term: number): void {
    if (Number.isFinite(term)) this.#units += inUnits(term);
    else this.#beyond += term;
  }

  get total(): number {
    return this.#beyond === 0 ? nearest(this.#units) : this.#beyond;
  }
}
