import type { MixForm } from './MixForm.ts';

/** A mix as it was left on this device. */
export interface RecentMix {
  /** When it was put away, ms since 1970. */
  readonly keptAt: number;
  readonly form: MixForm;
}

const REMEMBERED = 20;

/** Whether a mix holds anything of a job, beyond the sprayer that every mix starts with. */
export const hasJob = ({ products, sprayAreaHa, applicationRateLPerHa }: MixForm): boolean =>
  products.length > 0 || sprayAreaHa != null || applicationRateLPerHa != null;

const sameForm = (a: MixForm, b: MixForm): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Puts a mix at the head of the list; the same mix put away twice stands there once. */
export const withRecentMix = (
  recent: readonly RecentMix[],
  form: MixForm,
  keptAt: number,
): readonly RecentMix[] =>
  hasJob(form)
    ? [{ keptAt, form }, ...recent.filter((old) => !sameForm(old.form, form))].slice(0, REMEMBERED)
    : recent;
