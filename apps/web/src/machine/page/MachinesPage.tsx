import type { SavedMachine } from '@mix/documents';
import { useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { UndoBar } from '../../ui/notices/UndoBar.tsx';
import { machineWords } from '../../i18n/made/en/farm/machineWords.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { savedMachines } from '../../sync/savedMachines.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { soFar } from '../../sync/arrival/Collected.ts';
import { machineAddress } from '../saved/machineAddress.ts';
import { machineName } from '../saved/machineTexts.ts';
import { ChangeMachine } from './ChangeMachine.tsx';
import { MachineList } from './MachineList.tsx';
import { OneMachine } from './OneMachine.tsx';
import { useKnown } from '../saved/useKnown.ts';

/** The machines of the farm: all of them, one with every figure, or one that is added or changed. */
export function MachinesPage() {
  const query = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const known = useKnown();
  const kept = savedMachines.useAll();
  const keepsMachines = usePermission('ground');
  const [removed, setRemoved] = useState<KeptDocument<SavedMachine> | null>(null);
  const forget = useCallback(() => {
    setRemoved(null);
  }, []);
  const machine = soFar(kept).find(({ id }) => id === query.get('machine')) ?? null;
  const showAll = () => navigate(machineAddress.all, { replace: true });
  const remove = (gone: KeptDocument<SavedMachine>) => {
    // Where the device cannot keep the removal, the machine stays in the list.
    void savedMachines.remove(gone.id).then(
      () => {
        setRemoved(gone);
        showAll();
      },
      () => undefined,
    );
  };
  if (keepsMachines && machine !== null && query.has('change')) {
    return <ChangeMachine key={machine.id} machine={machine} />;
  }
  if (keepsMachines && query.has('add')) return <ChangeMachine machine={null} />;
  if (machine !== null) {
    return <OneMachine machine={machine} onRemove={() => remove(machine)} />;
  }
  return (
    <>
      <MachineList kept={kept} mayChange={keepsMachines} />
      {removed !== null && (
        <UndoBar
          id={removed.updatedAt.getTime()}
          text={machineWords.removed(machineName(removed.value, known))}
          undoWord={machineWords.undo}
          onUndo={() => {
            void savedMachines.save(removed.id, removed.value).then(forget, () => undefined);
          }}
          onExpire={forget}
        />
      )}
    </>
  );
}
