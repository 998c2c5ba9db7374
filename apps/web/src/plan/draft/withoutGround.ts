import type { MixDraft } from '@mix/engine';
import type { MixForm, MixFormProduct } from './MixForm.ts';

/** What a line holds of the ground it was planned for. */
const OF_GROUND = [
  'applicationsBefore',
  'appliedBeforePerHa',
  'sameActionBefore',
  'daysSinceLast',
  'activeBeforeGPerHa',
] as const;

/** What a mix holds of one ground on one day: a growth stage of last week would allow too much. */
export const GROUND_NOT_KNOWN = {
  nitrogenAppliedKgPerHa: null,
  growthStage: null,
  daysToHarvest: null,
} as const satisfies Partial<MixDraft>;

const FIELDS_OF_GROUND = Object.keys(GROUND_NOT_KNOWN) as (keyof typeof GROUND_NOT_KNOWN)[];

const isOfGround = (key: string): boolean => OF_GROUND.some((one) => one === key);

/** The lines of a mix without what the ground had before; a line that has none stays the same. */
export const linesWithoutGround = <Line extends object>(lines: readonly Line[]): readonly Line[] =>
  lines.map((line) =>
    Object.keys(line).some(isOfGround)
      ? // Every such field may be absent, so the result is still a line.
        (Object.fromEntries(Object.entries(line).filter(([key]) => !isOfGround(key))) as Line)
      : line,
  );

const saysOfGround = (line: MixFormProduct): boolean => OF_GROUND.some((key) => line[key] != null);

/** A mix for other ground, or for the same ground once it was sprayed. */
export function withoutGround<
  Form extends Pick<MixForm, 'products' | keyof typeof GROUND_NOT_KNOWN>,
>(form: Form): Form {
  const says = FIELDS_OF_GROUND.filter((key) => form[key] != null);
  if (says.length === 0 && !form.products.some(saysOfGround)) return form;
  return {
    ...form,
    ...Object.fromEntries(says.map((key) => [key, null])),
    products: linesWithoutGround(form.products),
  };
}
