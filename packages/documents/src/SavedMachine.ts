import { isFields } from '@mix/engine';
import { referencedId, referenceTo } from './fields/DocumentFields.ts';
import type { DocumentKind } from './DocumentKind.ts';
import { inPlainWords } from './fields/inPlainWords.ts';
import { documentPaths } from './paths.ts';
import { wholeMerge } from './merge/wholeMerge.ts';

/** The one machine of an account, by the catalogue's ids. */
export interface SavedMachine {
  /** Id of the boom configuration; null is not chosen. */
  readonly boomConfig: string | null;
  readonly machineId: string;
  /** At most eight; more than one where several stand on one holder. */
  readonly nozzleIds: readonly string[];
}

/** One entry of `userMachines` in the owner's profile. */
export const savedMachineKind: DocumentKind<SavedMachine> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || !Array.isArray(fields['nozzles'])) return null;
    const { boomConfig } = fields;
    const machineId = referencedId(fields['machine'], 'machines');
    const nozzleIds = fields['nozzles'].map((nozzle) => referencedId(nozzle, 'nozzles'));
    if (machineId === null || !nozzleIds.every((id) => id !== null)) return null;
    if (boomConfig !== null && typeof boomConfig !== 'string') return null;
    return { boomConfig, machineId, nozzleIds };
  },
  serialise: ({ boomConfig, machineId, nozzleIds }) => ({
    boomConfig,
    machine: referenceTo(documentPaths.catalogueItem('machines', machineId)),
    nozzles: nozzleIds.map((id) => referenceTo(documentPaths.catalogueItem('nozzles', id))),
  }),
  merge: wholeMerge('told'),
  nameOf: ({ machineId }) => machineId,
});
