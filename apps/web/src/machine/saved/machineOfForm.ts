import {
  draftMachineOf,
  sameFields,
  savedMachineOf,
  asFields,
  type SavedMachine,
} from '@mix/documents';
import { isMachinePath, OWN_MACHINE } from '../../plan/draft/formChanges.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { formReading } from '../../plan/reading/readForm.ts';

/**
 * The machine of a mix as it is saved. Null where a plan could not do with it: none is set, nothing says
 * what its tank holds, or a text stands in it that is no number.
 */
export function machineOfForm(form: MixForm): SavedMachine | null {
  const { draft, unread } = formReading(form);
  const { machineId = null, tankCapacityL = null } = draft;
  const isKnown = machineId !== null && machineId !== OWN_MACHINE;
  if (!isKnown && tankCapacityL === null) return null;
  if (unread.some(({ path }) => isMachinePath(path) || path === 'travelSpeedKmPerH')) return null;
  return savedMachineOf(draft, null);
}

/** The machine of a mix as far as its figures can be read. */
export const readMachineOf = (form: MixForm): SavedMachine =>
  savedMachineOf(formReading(form).draft, null);

/** Every figure that a plan takes from a machine itself: a job may be driven at another speed. */
function figuresOf(machine: SavedMachine) {
  const { travelSpeedKmPerH: _speed, ...figures } = draftMachineOf(machine);
  return asFields(figures);
}

/** Whether a mix has the machine with every figure as it is saved, whatever it is called. */
export function isMachineOfForm(machine: SavedMachine, form: MixForm): boolean {
  const present = machineOfForm(form);
  return present !== null && sameFields(figuresOf(machine), figuresOf(present));
}
