import { calculateMix, tankOfDraft, type Catalogue, type MixDraft } from '@mix/engine';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { machineSetup, OWN_MACHINE, type MachineSetup } from '../../plan/draft/formChanges.ts';
import { formReading, type FormReading } from '../../plan/reading/readForm.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { forTank, type ForTank } from './forTank.ts';

/** Whose tank is filled: the sprayer of this device, one that is typed in, or the sender's. */
export type TankOwner = 'mine' | 'other' | 'theirs';

export interface TankChoiceState {
  readonly owner: TankOwner;
  readonly choose: (owner: TankOwner) => void;
  /** Null where this device knows no sprayer. */
  readonly mySetup: MachineSetup | null;
  readonly myTankL: number | null;
  readonly theirTankL: number | null;
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly forTank: ForTank;
  readonly reading: FormReading;
}

/** The usable tank a plan would be made for; null while nobody knows it. */
const tankOf = (setup: MachineSetup, catalogue: Catalogue): number | null =>
  tankOfDraft(formReading({ products: [], ...setup }).draft, catalogue)?.tankCapacityL ?? null;

const isKnown = ({ machineId, tankCapacityL }: MachineSetup): boolean =>
  machineId != null || tankCapacityL != null;

/** The receiver's tank: his saved sprayer where there is one, otherwise nothing until he says. */
export function useTankChoice(draft: MixDraft, catalogue: Catalogue): TankChoiceState {
  const remembered = useStore(draftStore.machine, ({ value }) => value);
  const inWork = useStore(draftStore.form, ({ value }) => value);
  const mySetup = useMemo(
    () => [machineSetup(inWork), remembered].find(isKnown) ?? null,
    [inWork, remembered],
  );
  const [owner, choose] = useState<TankOwner>(mySetup === null ? 'other' : 'mine');
  const [typed, type] = useState('');
  const theirPlan = useMemo(() => calculateMix(draft, catalogue).plan, [draft, catalogue]);
  const chosen = useMemo((): ForTank => {
    const asSent = { form: { products: [], ...draft }, loadRates: [], heelLeftOutL: null };
    if (owner === 'theirs') return asSent;
    const other = {
      machineId: OWN_MACHINE,
      tankCapacityL: typed === '' ? null : { typed, system: reader.system },
    };
    return forTank(draft, theirPlan, owner === 'mine' && mySetup !== null ? mySetup : other);
  }, [draft, theirPlan, owner, mySetup, typed]);
  return {
    owner,
    choose,
    mySetup,
    myTankL: mySetup === null ? null : tankOf(mySetup, catalogue),
    theirTankL: tankOf(machineSetup({ products: [], ...draft }), catalogue),
    typed,
    type,
    forTank: chosen,
    reading: formReading(chosen.form),
  };
}
