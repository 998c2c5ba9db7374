import type { BoomConfiguration, Nozzle } from '@mix/engine';
import { useStore } from 'zustand';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { formReading, type FormReading } from '../../plan/reading/readForm.ts';

interface Tested {
  readonly draft: FormReading['draft'];
  /** Null until the catalogue is here, and where the draft sets no nozzle. */
  readonly nozzle: Nozzle | null;
  readonly boom: BoomConfiguration | null;
}

/** The nozzle of the catalogue; null until the catalogue is here. A hook. */
export function useNozzle(nozzleId: string | null): Nozzle | null {
  const state = useCatalogue();
  return state.status === 'ready'
    ? (state.catalogue.nozzles.find(({ id }) => id === nozzleId) ?? null)
    : null;
}

/** The machine of the mix in work: what is tested. A hook. */
export function useTested(): Tested {
  const { draft } = formReading(useStore(draftStore.form, ({ value }) => value));
  const nozzle = useNozzle(draft.nozzle?.nozzleId ?? null);
  const state = useCatalogue();
  const machines = state.status === 'ready' ? state.catalogue.machines : [];
  const booms = machines.find(({ id }) => id === draft.machineId)?.boomConfigurations ?? [];
  const boom =
    draft.boomConfigurationId == null
      ? booms.length === 1
        ? (booms[0] ?? null)
        : null
      : (booms.find(({ id }) => id === draft.boomConfigurationId) ?? null);
  return { draft, nozzle, boom };
}
