import type { SavedMachine } from '@mix/documents';
import { Button } from '../../ui/Button.tsx';
import { machineWords } from '../../i18n/made/en/farm/machineWords.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { savedMachines } from '../../sync/savedMachines.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { whole } from '../../sync/arrival/Collected.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { isMachineOfForm, machineOfForm } from './machineOfForm.ts';
import { machineName } from './machineTexts.ts';
import { useKnown } from './useKnown.ts';

// Where the device cannot keep a machine, the banner says so.
const keep = (id: string, machine: SavedMachine, from?: SavedMachine): void => {
  savedMachines.save(id, machine, from).catch(() => undefined);
};

/**
 * For roles that look after machines: saves the machine of a mix, once all saved ones are here. It is the
 * first of its kind, or comes beside the one of its kind, or in the place of that under its name.
 */
export function SaveMachine({ form }: { readonly form: MixForm }) {
  const all = whole(savedMachines.useAll());
  const known = useKnown();
  const keepsMachines = usePermission('ground');
  const present = machineOfForm(form);
  if (all === null || present === null || !keepsMachines) return null;
  if (all.some(({ value }) => isMachineOfForm(value, form))) return null;
  const [twin, ...others] = all.filter(({ value }) => value.machineId === present.machineId);
  const saveNew = () => keep(newDocumentId(), present);
  if (twin === undefined) {
    return (
      <Button look="text" onClick={saveNew}>
        {machineWords.save}
      </Button>
    );
  }
  return (
    <>
      {others.length === 0 && (
        <Button look="text" onClick={() => keep(twin.id, inPlaceOf(twin, present), twin.value)}>
          {machineWords.saveChanges(machineName(twin.value, known))}
        </Button>
      )}
      <Button look="text" onClick={saveNew}>
        {machineWords.saveAnother}
      </Button>
    </>
  );
}

const inPlaceOf = ({ value }: KeptDocument<SavedMachine>, present: SavedMachine): SavedMachine =>
  value.name === undefined ? present : { ...present, name: value.name };
