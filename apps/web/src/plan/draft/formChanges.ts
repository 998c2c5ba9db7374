import { MACHINE_FIELDS } from '@mix/engine';
import type { MixForm, MixFormProduct } from './MixForm.ts';

/** The engine's id of a machine that only the form describes. */
export const OWN_MACHINE = 'custom';

/** What belongs to the sprayer and is offered again for the next mix. */
export type MachineSetup = Pick<MixForm, (typeof MACHINE_FIELDS)[number]>;

/** Whether a path of the form belongs to the sprayer. */
export const isMachinePath = (path: string): boolean =>
  MACHINE_FIELDS.some((key) => path === key || path.startsWith(`${key}.`));

/** The sprayer of a form, without the job. */
export const machineSetup = (form: MixForm): MachineSetup =>
  Object.fromEntries(
    MACHINE_FIELDS.filter((key) => form[key] != null).map((key) => [key, form[key]]),
  );

/** Another sprayer under the same job: nothing of the old one is left behind. */
export function withMachine(form: MixForm, setup: MachineSetup): MixForm {
  const job = Object.entries(form).filter(
    ([key]) => !MACHINE_FIELDS.some((machineKey) => machineKey === key),
  );
  return { products: [], ...Object.fromEntries(job), ...setup };
}

/** The next mix, with nothing but the same sprayer in the same country. */
export const nextMix = (form: MixForm): MixForm => ({
  ...withMachine({ products: [] }, machineSetup(form)),
  ...(form.country != null && { country: form.country }),
});

export const withProduct = (
  form: MixForm,
  product: MixFormProduct,
  index = form.products.length,
): MixForm => ({
  ...form,
  products: form.products.toSpliced(index, 0, product),
});

export const withoutProduct = (form: MixForm, index: number): MixForm => ({
  ...form,
  products: form.products.toSpliced(index, 1),
});

/** Moves a line one place up or down; at the ends nothing happens. */
export function withMovedProduct(form: MixForm, index: number, by: 1 | -1): MixForm {
  const product = form.products[index];
  if (product === undefined || form.products[index + by] === undefined) return form;
  return withProduct(withoutProduct(form, index), product, index + by);
}
