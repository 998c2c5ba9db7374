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
  /** Whether the catch test is old by the pressure: the plan goes by the table. */
  readonly isTestFar: boolean;
  /** Holds all facts that the mix names, and may hold no other; null until they are here. */
  readonly facts: Catalogue | null;
  /** The same once all else is here too: what is chosen from; null until then. */
  readonly catalogue: Catalogue | null;
  /** Of the facts. */
  readonly catalogueStatus: 'loading' | 'ready' | 'failed';
  /** After a failure: asks for it again. */
  readonly retryCatalogue: () => void;
}

/**
 * The current mix and its answer, the same on every screen. What is typed is drawn first, and the
 * answer in the frame behind it; `answered.isBehind` marks it as an older one until then. What
 * would settle a stop follows when nobody types, and until then nothing is said of it.
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
    // Behind the plan that stands.
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
  // With the list here, what is missing is a product of the owner's own: the device is being read.
  return listed === 'ready' ? 'loading' : listed;
}

function useAnswer(
  { draft, unread }: FormReading,
  facts: Catalogue | null,
): Pick<MixView, 'draft' | 'plan' | 'problems' | 'isTestFar'> {
  const first = facts && mixOf(draft, facts, false);
  // The search for ways out takes many plans: never in the press of a key.
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
