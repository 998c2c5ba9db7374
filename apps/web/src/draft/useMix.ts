import type { Catalogue, MixDraft, MixPlan, MixProblem } from '@mix/engine';
import { useStore } from 'zustand';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { OWN_MACHINE } from './formChanges.ts';
import { draftStore } from './draftStore.ts';
import type { MixForm } from './MixForm.ts';
import { mixOf } from './mixOf.ts';
import { nothingKnown } from './nothingKnown.ts';
import { formReading, type FormReading } from './readForm.ts';

export interface MixView extends FormReading {
  readonly form: MixForm;
  /** Null while a stop, an unread text or a missing catalogue stands in its way. */
  readonly plan: MixPlan | null;
  readonly problems: readonly MixProblem[];
  readonly catalogue: Catalogue | null;
  readonly catalogueStatus: 'loading' | 'ready' | 'failed';
  readonly retryCatalogue: () => void;
}

/**
 * The current mix and its answer, the same on every screen. It is worked out in the very render
 * that shows a change, so that no older figure ever stands beside newer text.
 */
export function useMix(): MixView {
  const form = useStore(draftStore.form, ({ value }) => value);
  const state = useCatalogue();
  const catalogue = state.status === 'ready' ? state.catalogue : null;
  const reading = formReading(form);
  const { plan, problems } = mixOf(reading.draft, catalogue ?? nothingKnown);
  return {
    ...reading,
    form,
    plan: catalogue === null || reading.unread.length > 0 ? null : plan,
    problems: catalogue === null ? problems.filter(isKnownAlready(reading.draft)) : problems,
    catalogue,
    catalogueStatus: state.status,
    retryCatalogue: state.retry,
  };
}

/** Without the catalogue only what is missing can be told: it knows no product and no machine yet. */
const isKnownAlready =
  ({ machineId }: MixDraft) =>
  ({ code, field }: MixProblem): boolean => {
    if (code === 'noProducts') return true;
    if (code !== 'missing') return false;
    return field !== 'tankCapacityL' || machineId == null || machineId === OWN_MACHINE;
  };
