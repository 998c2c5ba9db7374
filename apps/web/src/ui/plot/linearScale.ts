/** Maps a range of values to a range of the picture. */
export interface LinearScale {
  readonly min: number;
  readonly max: number;
  readonly at: (value: number) => number;
}

/** A straight scale; `from` and `to` are picture units, so a vertical axis hands them in reversed. */
export const linearScale = (min: number, max: number, from: number, to: number): LinearScale => ({
  min,
  max,
  at: (value) => from + ((value - min) / (max - min)) * (to - from),
});

const FRIENDLY = [1, 2, 5, 10];

/** A step that people count in (1, 2, 5 times a power of ten) for about `wanted` marks. */
export function friendlyStep(span: number, wanted: number): number {
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (FRIENDLY.find((step) => step * power >= rough) ?? 10);
}

/** The multiples of `step` that lie in the range, ends included. */
export function marks(min: number, max: number, step: number): readonly number[] {
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** An SVG path through points of the picture, to a tenth of a unit. */
export const linePath = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
