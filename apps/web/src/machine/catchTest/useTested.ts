import type { SavedMachine } from '@mix/documents';
import type { BoomConfiguration, MixDraft, Nozzle } from '@mix/engine';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { formReading } from '../../plan/reading/readForm.ts';
import { savedMachines } from '../../sync/savedMachines.ts';
import { soFar } from '../../sync/arrival/Collected.ts';
import { boomOf } from '../boomOf.ts';
import { catchRunStore } from './catchRunStore.ts';

/** What a catch test asks of a machine. */
export type TestedMachine = Pick<
  MixDraft,
  'machineId' | 'boomConfigurationId' | 'nozzle' | 'swathWidthM'
>;

interface ChosenMachine {
  /** Null while the machine that the address names is not here; nothing is set of one that is gone. */
  readonly draft: TestedMachine | null;
  /** Id of the saved machine that the walk or the address names; null: it is the machine of the mix. */
  readonly savedMachineId: string | null;
  /** What the farm calls that one; absent: it has no name of its own. */
  readonly name?: string | undefined;
}

interface Tested extends ChosenMachine {
  /** Null until the catalogue is here, and where the machine has no nozzle set. */
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

/** Less than `draftMachineOf`, which comes with every figure of a machine: 1.8 kB more for this page. */
const testedOf = ({ nozzleIds: [nozzleId], ...saved }: SavedMachine): TestedMachine => ({
  ...saved,
  boomConfigurationId: saved.boomConfig,
  nozzle: nozzleId === undefined ? null : { nozzleId, nozzleCount: saved.nozzleCount ?? null },
});

function useChosen(): ChosenMachine {
  const form = useStore(draftStore.form, ({ value }) => value);
  const walk = useStore(catchRunStore, ({ value }) => value);
  const address = new URLSearchParams(useSearch()).get('machine');
  const kept = savedMachines.useAll();
  const savedMachineId = walk?.setup.savedMachineId ?? address;
  if (savedMachineId === null) return { draft: formReading(form).draft, savedMachineId };
  const saved = soFar(kept).find(({ id }) => id === savedMachineId)?.value;
  if (saved === undefined) return { draft: kept.state === 'here' ? {} : null, savedMachineId };
  return { draft: testedOf(saved), savedMachineId, name: saved.name };
}

function useBoom(draft: TestedMachine | null): BoomConfiguration | null {
  const state = useCatalogue();
  if (state.status !== 'ready') return null;
  const machine = state.catalogue.machines.find(({ id }) => id === draft?.machineId);
  return machine ? boomOf(machine, draft?.boomConfigurationId) : null;
}

/**
 * What is tested: the saved machine of the walk under way or that the address names, else the machine of
 * the mix in work. A hook.
 */
export function useTested(): Tested {
  const chosen = useChosen();
  const { draft } = chosen;
  const nozzle = useNozzle(draft?.nozzle?.nozzleId ?? null);
  return { ...chosen, nozzle, boom: useBoom(draft) };
}
