import type { Catalogue, MixPlan, MixProblem } from '@mix/engine';
import { useStore } from 'zustand';
import { useCatalogue } from '../../catalogue/list/useCatalogue.ts';
import { shownDocuments } from '../../documents/shownDocuments.ts';
import { draftStore } from '../draft/draftStore.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { missingAtOnce } from '../reading/missingAtOnce.ts';
import { formReading, type FormReading } from '../reading/readForm.ts';
import { catalogueFor } from './catalogueFor.ts';
import { groundNitrogen, withGroundNitrogen } from './groundNitrogen.ts';
import { groundSprayings, withGroundSprayings } from './groundSprayings.ts';
import { mixOf } from './mixOf.ts';

export interface MixView extends FormReading {
  readonly form: MixForm;
  /** Null while a stop, an unread text or a catalogue that is not here yet stands in its way. */
  readonly plan: MixPlan | null;
  readonly problems: readonly MixProblem[];
  /** Null until all facts that the mix names are here. */
  readonly catalogue: Catalogue | null;
  readonly catalogueStatus: 'loading' | 'ready' | 'failed';
  /** After a failure: asks for it again. */
  readonly retryCatalogue: () => void;
}

/**
 * The current mix and its answer, the same on every screen. It is worked out in the very render
 * that shows a change, so that no older figure ever stands beside newer text.
 */
export function useMix(): MixView {
  const form = useStore(draftStore.form, ({ value }) => value);
  const listed = useCatalogue();
  const own = useStore(shownDocuments, ({ products }) => products ?? null);
  const catalogue = listed.status === 'ready' ? catalogueFor(form, listed.catalogue, own) : null;
  const ground = useStore(groundNitrogen, ({ known }) => known);
  const sprayings = useStore(groundSprayings, (state) => state.known);
  const reading = withGroundSprayings(
    withGroundNitrogen(formReading(form), ground),
    sprayings,
    catalogue,
  );
  return {
    ...reading,
    ...answer(reading, catalogue),
    form,
    catalogue,
    // With the list here, what is missing is a product of the owner's own: the device is being read.
    catalogueStatus: listed.status === 'ready' && catalogue === null ? 'loading' : listed.status,
    retryCatalogue: listed.retry,
  };
}

function answer(
  { draft, unread }: FormReading,
  catalogue: Catalogue | null,
): Pick<MixView, 'plan' | 'problems'> {
  if (catalogue === null) return { plan: null, problems: missingAtOnce(draft) };
  const { plan, problems } = mixOf(draft, catalogue);
  return { plan: unread.length > 0 ? null : plan, problems };
}
