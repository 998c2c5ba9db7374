import type { Catalogue, MixPlan, MixProblem, MixDraft } from '@mix/engine';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { whenIdle } from '../../ui/lazy/waiting.ts';
import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import { READING, shownDocuments } from '../../sync/shownDocuments.ts';
import { draftStore } from '../draft/draftStore.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { formReading, type FormReading } from '../reading/readForm.ts';
import { catchFlow, withCatchFlow } from '../../machine/catchFlow.ts';
import { asSold } from './asSold.ts';
import { catalogueFor } from './catalogueFor.ts';
import { groundNitrogen, withGroundNitrogen } from './groundNitrogen.ts';
import { groundSprayings, withGroundSprayings } from './groundSprayings.ts';
import { isKept, mixFacts, startFacts } from '../draft/mixFacts.ts';
import { mixOf } from './mixOf.ts';
import { useQuiet } from './useQuiet.ts';
import { OWN_MACHINE } from '../draft/formChanges.ts';

export interface MixView extends FormReading {
  readonly form: MixForm;
  /** Null while a stop, an unread text or a catalogue that is not here yet stands in its way. */
  readonly plan: MixPlan | null;
  readonly problems: readonly MixProblem[];
  /** Whether the catch test was at quite another pressure: the plan then goes by the table. */
  readonly isTestFar: boolean;
  /** Holds all facts that the mix names, and may hold no other; null until they are here. */
  readonly facts: Catalogue | null;
  /** The whole catalogue with one's own products, to choose from; null until all of it is here. */
  readonly catalogue: Catalogue | null;
  /** The state of `facts`. */
  readonly catalogueStatus: 'loading' | 'ready' | 'failed';
  /** Loads the catalogue again after a failure. */
  readonly retryCatalogue: () => void;
}

/**
 * The current mix and its answer, the same on every screen. Typed text is drawn first, and its
 * answer in the next frame; until then `answered.isBehind` marks the answer as an older one. What
 * would settle a stop is searched for when nobody types, and until then nothing is said of it.
 */
export function useMix(): MixView {
  const form = useStore(draftStore.answered, (answered) => answered.form);
  const listed = useStore(catalogueStore.store);
  const kept = useStore(mixFacts, (known) => known.catalogue);
  const own = useStore(shownDocuments, ({ products }) => products ?? READING);
  const catalogue = listed.status === 'ready' ? catalogueFor(form, listed.catalogue, own) : null;
  const found =
    listed.status !== 'ready' && kept !== null && isKept(form)
      ? catalogueFor(form, kept, own)
      : catalogue;
  const facts = found && asSold(found, form.products);
  const isWaiting = facts === null;
  useEffect(() => {
    startFacts();
    // The kept facts are enough to plan with: the catalogue is loaded when the page is idle.
    if (!isWaiting || isKept(draftStore.answered.getState().form)) {
      return whenIdle(catalogueStore.start);
    }
    catalogueStore.start();
    return undefined;
  }, [isWaiting]);
  const ground = useStore(groundNitrogen, ({ known }) => known);
  const sprayings = useStore(groundSprayings, (state) => state.known);
  const caught = useStore(catchFlow, ({ value }) => value);
  const reading = withGroundSprayings(
    withGroundNitrogen(withCatchFlow(formReading(form), caught), ground),
    sprayings,
    facts,
  );
  return {
    ...reading,
    ...useAnswer(reading, facts),
    form,
    facts,
    catalogue,
    catalogueStatus: statusOf(facts, listed.status),
    retryCatalogue: catalogueStore.retry,
  };
}

function statusOf(
  facts: Catalogue | null,
  listed: MixView['catalogueStatus'],
): MixView['catalogueStatus'] {
  if (facts !== null) return 'ready';
  // Where the catalogue is here, only one's own products can be missing: the device is being read.
  return listed === 'ready' ? 'loading' : listed;
}

function useAnswer(
  { draft, unread }: FormReading,
  facts: Catalogue | null,
): Pick<MixView, 'draft' | 'plan' | 'problems' | 'isTestFar'> {
  const first = facts && mixOf(draft, facts, false);
  // The search for what settles a stop takes many plans: it never runs in the press of a key.
  const asked = first?.isWhole === false ? draft : null;
  const isQuiet = useQuiet(asked) === asked;
  if (facts === null) {
    return { draft, plan: null, problems: missingAtOnce(draft), isTestFar: false };
  }
  const { draft: planned, plan, problems, isTestFar } = mixOf(draft, facts, isQuiet);
  return { draft: planned, plan: unread.length > 0 ? null : plan, problems, isTestFar };
}

const missing = (field: string): MixProblem => ({
  code: 'missing',
  severity: 'stop',
  field,
  values: {},
});

/**
 * What a draft lacks, shown before the calculation is loaded: as the engine will say it, as far as
 * the draft alone shows it. A known machine may bring its tank.
 */
function missingAtOnce(draft: MixDraft): readonly MixProblem[] {
  const { machineId, products = [] } = draft;
  const knownMachine = machineId != null && machineId !== OWN_MACHINE;
  const fields = [
    draft.tankCapacityL == null && !knownMachine && 'tankCapacityL',
    draft.sprayAreaHa == null && 'sprayAreaHa',
    draft.applicationRateLPerHa == null && 'applicationRateLPerHa',
    products.length === 0 && 'products',
  ];
  return fields.filter((field) => field !== false).map(missing);
}
