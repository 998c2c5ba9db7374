import type { SavedMachine } from '@mix/documents';
import { Link } from 'wouter';
import { useCatalogue } from '../products/catalogue/useCatalogue.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { savedMachine } from '../sync/savedMachine.ts';
import { SAVED_MACHINE_ID } from '../sync/savedMachineId.ts';
import { draftStore } from '../plan/draft/draftStore.ts';
import { OWN_MACHINE, type MachineSetup } from '../plan/draft/formChanges.ts';
import type { MixForm } from '../plan/draft/MixForm.ts';
import { firstHomeWords } from '../i18n/made/en/home/firstHomeWords.ts';
import { homeWords } from '../i18n/made/en/home/homeWords.ts';
import { paths } from '../device/navigation/paths.ts';
import styles from './SavedMachineRow.module.css';
import { figureWithUnit } from './mixes/mixLine.ts';
import { stripWords } from '../i18n/made/en/app/stripWords.ts';
import { soFar } from '../sync/arrival/Collected.ts';

/** The machine of the current mix, and the one of the account. */
export function SavedMachineRow({ form }: { readonly form: MixForm }) {
  const kept = savedMachine.useAll();
  const saved = soFar(kept)[0]?.value ?? null;
  const present = machineOf(form);
  const name = useMachineName(form.machineId ?? saved?.machineId ?? null);
  const isSaved = saved !== null && (present === null || sameMachine(present, saved));
  const size = [
    figureWithUnit(form.tankCapacityL, 'L'),
    figureWithUnit(form.swathWidthM, 'm'),
    isSaved ? homeWords.machineIsSaved : null,
  ].filter((part) => part !== null);
  return (
    <section className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.label}>{firstHomeWords.machine}</h2>
        <p className={styles.name}>
          {name ?? (kept.state === 'here' ? homeWords.machineNotSet : stripWords.arriving)}
        </p>
        {size.length > 0 && <p className={styles.label}>{size.join(' · ')}</p>}
      </div>
      <Actions form={form} saved={saved} isSaved={isSaved} areAll={kept.state === 'here'} />
    </section>
  );
}

interface ActionsProps {
  readonly form: MixForm;
  readonly saved: SavedMachine | null;
  readonly isSaved: boolean;
  /** Whether the account's machine is here, if it has one: one saved before would replace it. */
  readonly areAll: boolean;
}

function Actions({ form, saved, isSaved, areAll }: ActionsProps) {
  const present = machineOf(form);
  return (
    <div className={styles.actions}>
      {form.machineId == null && saved !== null && (
        <Button look="text" onClick={() => draftStore.setMachine(machineSetupOf(saved))}>
          {homeWords.useMachine}
        </Button>
      )}
      {present !== null && !isSaved && areAll && (
        <Button
          look="text"
          onClick={() => {
            // Where the device cannot keep the machine, the banner says so.
            savedMachine.save(SAVED_MACHINE_ID, present).catch(() => undefined);
          }}
        >
          {homeWords.saveMachine}
        </Button>
      )}
      <Link href={paths.mix} className={buttonClass('text')}>
        {form.machineId == null ? homeWords.setMachine : homeWords.change}
      </Link>
    </div>
  );
}

/** The name of a machine, from the catalogue; null without a machine. */
function useMachineName(machineId: string | null): string | null {
  const state = useCatalogue();
  if (machineId === null) return null;
  if (machineId === OWN_MACHINE) return homeWords.ownMachine;
  const machines = state.status === 'ready' ? state.catalogue.machines : [];
  return machines.find(({ id }) => id === machineId)?.name ?? homeWords.setMachine;
}

/**
 * The machine of a form as an account keeps it: by reference. Null where there is none, or where it
 * is described by hand and there is nothing to refer to.
 */
const machineOf = ({ machineId, boomConfigurationId, nozzle }: MixForm): SavedMachine | null =>
  machineId == null || machineId === OWN_MACHINE
    ? null
    : {
        machineId,
        boomConfig: boomConfigurationId ?? null,
        nozzleIds: nozzle == null ? [] : [nozzle.nozzleId],
      };

/** The account's machine as a form has it; tank and width are the catalogue's until typed. */
function machineSetupOf({ machineId, boomConfig, nozzleIds }: SavedMachine): MachineSetup {
  const [nozzleId] = nozzleIds;
  return {
    machineId,
    ...(boomConfig === null ? {} : { boomConfigurationId: boomConfig }),
    ...(nozzleId === undefined ? {} : { nozzle: { nozzleId } }),
  };
}

const sameMachine = (a: SavedMachine, b: SavedMachine): boolean =>
  a.machineId === b.machineId &&
  a.boomConfig === b.boomConfig &&
  a.nozzleIds.join() === b.nozzleIds.join();
