import { useCatalogue } from '../../catalogue/useCatalogue.ts';
import { OWN_MACHINE } from '../../draft/formChanges.ts';

/** Its name stands in the catalogue, which is fetched only when there is a machine to name. */
export function MachineName({ machineId }: { readonly machineId: string }) {
  const state = useCatalogue();
  if (machineId === OWN_MACHINE) return 'My own';
  const machines = state.status === 'ready' ? state.catalogue.machines : [];
  return machines.find(({ id }) => id === machineId)?.name ?? 'Set';
}
