import type { MixForm, MixFormProduct } from './MixForm.ts';

/** What a line holds of the ground it was planned for. */
const OF_GROUND = ['applicationsBefore', 'appliedBeforePerHa', 'sameActionBefore'] as const;

const isOfGround = (key: string): boolean => OF_GROUND.some((one) => one === key);

/** The lines of a mix without what the ground had before; the same lines where they say nothing. */
export const linesWithoutGround = <Line extends object>(lines: readonly Line[]): readonly Line[] =>
  lines.map((line) =>
    Object.keys(line).some(isOfGround)
      ? // A field that is absent is one that may be: it stays a line.
        (Object.fromEntries(Object.entries(line).filter(([key]) => !isOfGround(key))) as Line)
      : line,
  );

const saysOfGround = (line: MixFormProduct): boolean => OF_GROUND.some((key) => line[key] != null);

/** A mix for other ground, or for the same ground once it was sprayed. */
export function withoutGround<Form extends Pick<MixForm, 'products' | 'nitrogenAppliedKgPerHa'>>(
  form: Form,
): Form {
  if (form.nitrogenAppliedKgPerHa == null && !form.products.some(saysOfGround)) return form;
  return {
    ...form,
    nitrogenAppliedKgPerHa: null,
    products: linesWithoutGround(form.products),
  };
}
