import { draftMachineOf, type SavedMachine } from '@mix/documents';
import { Link } from 'wouter';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { savedMachines } from '../sync/savedMachines.ts';
import { soFar } from '../sync/arrival/Collected.ts';
import { draftStore } from '../plan/draft/draftStore.ts';
import type { MixForm } from '../plan/draft/MixForm.ts';
import { isMachineOfForm, readMachineOf } from '../machine/saved/machineOfForm.ts';
import { machineFigures, machineName } from '../machine/saved/machineTexts.ts';
import { useKnown } from '../machine/saved/useKnown.ts';
import { SaveMachine } from '../machine/saved/SaveMachine.tsx';
import { firstHomeWords } from '../i18n/made/en/home/firstHomeWords.ts';
import { machineWords } from '../i18n/made/en/farm/machineWords.ts';
import { stripWords } from '../i18n/made/en/app/stripWords.ts';
import { paths } from '../device/navigation/paths.ts';
import styles from './SavedMachineRow.module.css';

/** The machine of the current mix, and those that are saved. */
export function SavedMachineRow({ form }: { readonly form: MixForm }) {
  const kept = savedMachines.useAll();
  const all = soFar(kept).map(({ value }) => value);
  const hasMachine = form.machineId != null || form.tankCapacityL != null;
  const only = !hasMachine && all.length === 1 ? (all[0] ?? null) : null;
  return (
    <section className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.label}>{firstHomeWords.machine}</h2>
        {hasMachine || only !== null ? (
          <Named form={form} all={all} only={only} />
        ) : (
          <p className={styles.name}>
            {all.length > 0
              ? machineWords.several(all.length)
              : kept.state === 'here'
                ? machineWords.notSet
                : stripWords.arriving}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {only !== null && (
          <Button look="text" onClick={() => draftStore.setMachine(draftMachineOf(only))}>
            {machineWords.use}
          </Button>
        )}
        <SaveMachine form={form} />
        <Link href={paths.mix} className={buttonClass('text')}>
          {hasMachine ? machineWords.change : machineWords.choose}
        </Link>
      </div>
    </section>
  );
}

interface NamedProps {
  readonly form: MixForm;
  readonly all: readonly SavedMachine[];
  /** The machine that is shown where the mix has none; null: the mix has one. */
  readonly only: SavedMachine | null;
}

function Named({ form, all, only }: NamedProps) {
  const known = useKnown();
  const saved = only ?? all.find((one) => isMachineOfForm(one, form));
  const shown = saved ?? readMachineOf(form);
  return (
    <>
      <p className={styles.name}>{machineName(shown, known)}</p>
      <p className={styles.label}>
        {[machineFigures(shown, known), saved === undefined ? '' : machineWords.isSaved]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
    </>
  );
}
