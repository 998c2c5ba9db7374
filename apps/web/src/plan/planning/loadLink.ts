import { areaForLoads, rateForLoads, type LinkedTank } from '@mix/engine';
import { formReading } from '../reading/readForm.ts';
import {
  isTyped,
  LINKED_PARTS,
  type ComputedPart,
  type Figure,
  type LinkedPart,
  type LoadLink,
  type MixForm,
} from '../draft/MixForm.ts';
import { readFigure } from '../reading/readFigure.ts';

/** The link until somebody changes it: the area is held, and the loads follow. */
export const FREE_LINK: LoadLink = {
  held: 'sprayAreaHa',
  computed: 'loadCount',
  loadCount: null,
  value: null,
};

/** Most loads that anybody drives, and that a plan has. */
const MOST_LOADS = 1000;

/** The part that is neither of two. */
const third = (one: LinkedPart, other: LinkedPart): LinkedPart =>
  LINKED_PARTS.find((part) => part !== one && part !== other) ?? 'loadCount';

/** The loads that are held; null where the text is no whole number of loads. */
export function heldLoads(form: MixForm): number | null {
  const loads = form.linked?.loadCount ?? null;
  const figure = isTyped(loads) ? readFigure(form, 'linked.loadCount', loads) : null;
  const value = figure === null ? loads : figure.ok ? figure.value : null;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_LOADS
    ? value
    : null;
}

function worked(form: MixForm, computed: ComputedPart, tank: LinkedTank | null): number | null {
  const loads = heldLoads(form);
  const { sprayAreaHa, applicationRateLPerHa } = formReading(form).draft;
  if (loads === null || tank === null) return null;
  return computed === 'applicationRateLPerHa'
    ? rateForLoads(tank, loads, sprayAreaHa ?? 0)
    : areaForLoads(tank, loads, applicationRateLPerHa ?? 0);
}

const isEmpty = (loads: Figure): boolean =>
  loads === null || (isTyped(loads) && loads.typed.trim() === '');

/** Whether the operator changed the part that was worked out. */
function isTakenOver(form: MixForm, { computed, loadCount, value }: LoadLink): boolean {
  if (computed === 'loadCount') return !isEmpty(loadCount);
  const now = form[computed] ?? null;
  return isTyped(now) || now !== value;
}

/**
 * Area, application rate and loads are linked: one of them is worked out from the other two. A part
 * that the operator enters is never worked out: where it was, another part follows instead, and the
 * held part stays. Applied to its own result the function changes nothing, so nothing goes round.
 */
export function followLink(form: MixForm, tank: LinkedTank | null): MixForm {
  const link = form.linked;
  if (link == null) return form;
  if (isTakenOver(form, link)) {
    const computed = third(link.computed, link.held);
    const loadCount = computed === 'loadCount' ? null : link.loadCount;
    const moved = { ...form, linked: { ...link, computed, loadCount, value: null } };
    return computed === 'loadCount'
      ? moved
      : // Equal loads: none of them is left as a small last one.
        followLink({ ...moved, [computed]: null, loadSplit: 'equal' }, tank);
  }
  if (link.computed === 'loadCount') return form;
  // The entered loads were deleted: the part worked out from them stays, and the loads follow from
  // it.
  if (isEmpty(link.loadCount)) {
    const held = link.held === 'loadCount' ? third('loadCount', link.computed) : link.held;
    return { ...form, linked: { ...link, held, computed: 'loadCount', value: null } };
  }
  const value = worked(form, link.computed, tank);
  return value === link.value
    ? form
    : { ...form, [link.computed]: value, linked: { ...link, value } };
}

/**
 * Holds one part. Where it is the part that is worked out, it stays as it is now, and the third of
 * the parts, which was neither held nor worked out, is worked out instead.
 * @param loadsNow of the plan; null without one
 */
export function holdPart(link: LoadLink, part: LinkedPart, loadsNow: number | null): LoadLink {
  if (part !== link.computed) return { ...link, held: part };
  const computed = third(part, link.held);
  return {
    held: part,
    computed,
    loadCount: part === 'loadCount' ? loadsNow : computed === 'loadCount' ? null : link.loadCount,
    value: null,
  };
}
