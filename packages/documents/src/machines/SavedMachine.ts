import { isFields } from '@mix/engine';
import type { DocumentKind } from '../DocumentKind.ts';
import { asFields, referencedId, referenceTo } from '../fields/DocumentFields.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import type { DocumentMerge } from '../merge/DocumentMerge.ts';
import { fieldsIn } from '../merge/readValue.ts';
import { documentPaths } from '../paths.ts';
import type { SaidOf } from '../tables/FieldRow.ts';
import { isWholeOf, knownOf } from '../tables/shapeOfRows.ts';
import { savedMachineRows } from './savedMachineRows.ts';

/** A machine of the farm, or of somebody who works alone. */
export type SavedMachine = SaidOf<typeof savedMachineRows>;

/**
 * Its figures are one part: the tank of the one device with the nozzles of the other is no machine. That
 * part is called `all`, as in questions that stand since it was all of the document.
 */
const machineMerge: DocumentMerge = {
  rules: {},
  apart: ({ name = null, ...all }) => ({ all, name }),
  together: ({ all, name = null }) => ({ ...fieldsIn(all), ...(name !== null && { name }) }),
};

const isMachine = isWholeOf(savedMachineRows) as (machine: unknown) => machine is SavedMachine;

/**
 * Stored with references to the machine and its nozzles. Earlier versions had no more than these and the
 * boom, and one such entry in the profile.
 */
export const savedMachineKind: DocumentKind<SavedMachine> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || !Array.isArray(fields['nozzles'])) return null;
    const machine = knownOf(savedMachineRows, {
      ...fields,
      machineId: referencedId(fields['machine'], 'machines'),
      nozzleIds: fields['nozzles'].map((nozzle) => referencedId(nozzle, 'nozzles')),
    });
    return isMachine(machine) ? machine : null;
  },
  serialise: ({ machineId, nozzleIds, ...rest }) => ({
    ...asFields(rest),
    machine: referenceTo(documentPaths.catalogueItem('machines', machineId)),
    nozzles: nozzleIds.map((id) => referenceTo(documentPaths.catalogueItem('nozzles', id))),
  }),
  merge: machineMerge,
  nameOf: ({ name, machineId }) => name ?? machineId,
});
