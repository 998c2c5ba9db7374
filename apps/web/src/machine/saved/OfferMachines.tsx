import { draftMachineOf, type SavedMachine } from '@mix/documents';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { machineWords } from '../../i18n/made/en/farm/machineWords.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { savedMachines } from '../../sync/savedMachines.ts';
import { whole } from '../../sync/arrival/Collected.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { isMachineOfForm } from './machineOfForm.ts';
import { machineName } from './machineTexts.ts';
import { SavedMachineRows } from './SavedMachineRows.tsx';
import { useKnown } from './useKnown.ts';

const NONE: readonly never[] = [];

/** The machine that was taken unasked since the page began; null: none was. */
const takenMachine = createStore<{ readonly machine: SavedMachine | null }>(() => ({
  machine: null,
}));

/** Whether no machine was ever chosen on this device: then none was put away by its operator either. */
const isNewHere = (): boolean => Object.keys(draftStore.machine.getState().value).length === 0;

/** A sheet that is open may ask about the machine itself, and a field that is typed in must not be drawn anew. */
const isAtWork = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement instanceof HTMLInputElement;

interface OfferMachinesProps {
  readonly onChange: () => void;
}

/**
 * Above a mix without a machine: the saved ones. On a device on which none was ever chosen the only one
 * is taken at once, which is said, with the way to another.
 */
export function OfferMachines({ onChange }: OfferMachinesProps) {
  const form = useStore(draftStore.form, ({ value }) => value);
  const all = whole(savedMachines.useAll()) ?? NONE;
  const taken = useStore(takenMachine, ({ machine }) => machine);
  const hasMachine = form.machineId != null || form.tankCapacityL != null;
  const only = all.length === 1 ? (all[0]?.value ?? null) : null;
  useEffect(() => {
    if (hasMachine || only === null || !isNewHere() || isAtWork()) return;
    draftStore.setMachine(draftMachineOf(only));
    takenMachine.setState({ machine: only });
  }, [hasMachine, only]);
  if (!hasMachine) return all.length > 0 && <Offered machines={all} />;
  return (
    taken !== null && isMachineOfForm(taken, form) && <Taken machine={taken} onChange={onChange} />
  );
}

const Offered = ({ machines }: { readonly machines: readonly KeptDocument<SavedMachine>[] }) => (
  <div>
    <SavedMachineRows machines={machines} catalogue={useKnown()} />
  </div>
);

const Taken = ({ machine, onChange }: OfferMachinesProps & { readonly machine: SavedMachine }) => (
  <Notice
    kind="information"
    word={machineWords.note}
    title={machineWords.taken(machineName(machine, useKnown()))}
    actions={
      <Button look="text" onClick={onChange}>
        {machineWords.change}
      </Button>
    }
  />
);
