import type { SavedMachine } from '@mix/documents';
import { OWN_MACHINE, type MachineSetup } from '../plan/draft/formChanges.ts';
import type { MixForm } from '../plan/draft/MixForm.ts';

/**
 * The machine of a form as an account keeps it: by reference. Null where there is none, or where it
 * is described by hand and there is nothing to refer to.
 */
export const machineOf = ({
  machineId,
  boomConfigurationId,
  nozzle,
}: MixForm): SavedMachine | null =>
  machineId == null || machineId === OWN_MACHINE
    ? null
    : {
        machineId,
        boomConfig: boomConfigurationId ?? null,
        nozzleIds: nozzle == null ? [] : [nozzle.nozzleId],
      };

/** The way back; tank and width are the catalogue's until somebody types their own. */
export function machineSetupOf({ machineId, boomConfig, nozzleIds }: SavedMachine): MachineSetup {
  const [nozzleId] = nozzleIds;
  return {
    machineId,
    ...(boomConfig === null ? {} : { boomConfigurationId: boomConfig }),
    ...(nozzleId === undefined ? {} : { nozzle: { nozzleId } }),
  };
}

export const sameMachine = (a: SavedMachine, b: SavedMachine): boolean =>
  a.machineId === b.machineId &&
  a.boomConfig === b.boomConfig &&
  a.nozzleIds.join() === b.nozzleIds.join();
