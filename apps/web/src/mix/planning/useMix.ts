import type { Catalogue, MixPlan, MixProblem } from '@mix/engine';
import { useStore } from 'zustand';
import { useCatalogue } from '../../catalogue/useCatalogue.ts';
import { shownDocuments } from '../../documents/device/shownDocuments.ts';
import { draftStore } from '../draft/draftStore.ts';
import { groundNitrogen, withGroundNitrogen } from './groundNitrogen.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { missingAtOnce } from '../reading/missingAtOnce.ts';
import { mixOf } from './mixOf.ts';
import { planningPart, type Planning } from './planningPart.ts';
import { formReading, type FormReading } from '../reading/readForm.ts';

export interface MixView extends FormReading {
  readonly form: MixForm;
  /** Null while a stop, an unread text or a part that is not here yet stands in its way. */
  readonly plan: MixPlan | null;
  readonly problems: readonly MixProblem[];
  /** Null until the calculation is here as well: a plan needs both, and they come together. */
  readonly catalogue: Catalogue | null;
  readonly planning: Planning | null;
  readonly catalogueStatus: 'loading' | 'ready' | 'failed';
  /** After a failure: asks for what is missing again. */
  readonly retryCatalogue: () => void;
}

/**
 * The current mix and its answer, the same on every screen. It is worked out in the very render
 * that shows a change, so that no older figure ever stands beside newer text.
 */
export function useMix(): MixView {
  const form = useStore(draftStore.form, ({ value }) => value);
  const listed = useCatalogue();
  const calculation = useStore(planningPart.store);
  const planning =
    calculation.status === 'ready' && listed.status === 'ready' ? calculation.part : null;
  const own = useStore(shownDocuments, ({ products }) => products ?? null);
  const catalogue =
    planning !== null && listed.status === 'ready'
      ? planning.catalogueFor(form, listed.catalogue, own)
      : null;
  const isAwaited = planning !== null && catalogue === null;
  const ground = useStore(groundNitrogen, ({ known }) => known);
  const reading = withGroundNitrogen(formReading(form), ground);
  return {
    ...reading,
    ...answer(reading, catalogue, planning),
    form,
    catalogue,
    planning,
    catalogueStatus: isAwaited ? 'loading' : together(listed.status, calculation.status),
    retryCatalogue: () => {
      planningPart.start();
      if (listed.status === 'failed') listed.retry();
    },
  };
}

function answer(
  { draft, unread }: FormReading,
  catalogue: Catalogue | null,
  planning: Planning | null,
): Pick<MixView, 'plan' | 'problems'> {
  if (catalogue === null || planning === null) {
    return { plan: null, problems: missingAtOnce(draft) };
  }
  const { plan, problems } = mixOf(draft, catalogue, planning);
  return { plan: unread.length > 0 ? null : plan, problems };
}

type Status = MixView['catalogueStatus'];

function together(one: Status, other: Status): Status {
  if (one === 'failed' || other === 'failed') return 'failed';
  return one === 'ready' ? other : one;
}
