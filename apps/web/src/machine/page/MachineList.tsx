import type { SavedMachine } from '@mix/documents';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { buttonClass } from '../../ui/buttonClass.ts';
import { FarmFrame } from '../../ui/farmPages/FarmFrame.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Tag } from '../../ui/notices/Tag.tsx';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { machineWords } from '../../i18n/made/en/farm/machineWords.ts';
import { catchTests } from '../../sync/catchTests.ts';
import type { CollectedDocuments, KeptDocument } from '../../sync/DocumentCollection.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { arrivalOf, soFar, whole } from '../../sync/arrival/Collected.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { machineAddress } from '../saved/machineAddress.ts';
import { isMachineOfForm } from '../saved/machineOfForm.ts';
import { machineFigures, machineName, machineNozzles } from '../saved/machineTexts.ts';
import { machineTest } from './machineTest.ts';
import { TestAge } from './TestAge.tsx';
import styles from './machines.module.css';
import { useKnown } from '../saved/useKnown.ts';

interface MachineListProps {
  readonly kept: CollectedDocuments<SavedMachine>;
  readonly mayChange: boolean;
}

/** Every machine with its figures, and how old its catch test is. */
export function MachineList({ kept, mayChange }: MachineListProps) {
  const known = useKnown();
  const tests = catchTests.useAll();
  // In the order they were saved: by names, they would change places once the catalogue is here.
  const machines = soFar(kept)
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return (
    <FarmFrame
      title={machineWords.title}
      action={
        mayChange && (
          <Link href={machineAddress.add} className={buttonClass('plain', true)}>
            {machineWords.add}
          </Link>
        )
      }
    >
      <Container width="text">
        <ArrivalNote state={arrivalOf(kept, tests)} />
        {whole(kept)?.length === 0 && <p className={styles.said}>{machineWords.none}</p>}
        <ul>
          {machines.map((machine) => (
            <MachineItem
              key={machine.id}
              machine={machine}
              known={known}
              tests={tests}
              mayChange={mayChange}
            />
          ))}
        </ul>
        {machines.length > 0 && <p className={styles.said}>{machineWords.sameFigures}</p>}
      </Container>
    </FarmFrame>
  );
}

interface MachineItemProps {
  readonly machine: KeptDocument<SavedMachine>;
  readonly known: ReturnType<typeof useKnown>;
  readonly tests: ReturnType<typeof catchTests.useAll>;
  readonly mayChange: boolean;
}

function MachineItem({ machine, known, tests, mayChange }: MachineItemProps) {
  const { id, value } = machine;
  const isInUse = isMachineOfForm(
    value,
    useStore(draftStore.form, (form) => form.value),
  );
  const name = machineName(value, known);
  const all = whole(tests);
  const today = dayOf(new Date(useNow(MINUTE_MS)));
  return (
    <li className={styles.machine}>
      <Link href={machineAddress.of(id)} className={styles.row}>
        <span className={styles.what}>
          <span className={styles.name}>
            {name} {isInUse && <Tag>{machineWords.inUse}</Tag>}
          </span>
          {[machineFigures(value, known), machineNozzles(value, known)]
            .filter((text) => text !== '')
            .map((text) => (
              <span key={text} className={styles.figures}>
                {text}
              </span>
            ))}
        </span>
        <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
          <path d="m9 4 8 8-8 8" stroke="currentColor" strokeWidth="2.4" />
        </svg>
      </Link>
      <div className={styles.test}>
        {all !== null && <TestAge test={machineTest(machine, all, today)} />}
        {value.nozzleIds.length > 0 ? (
          <Link
            href={machineAddress.test(id)}
            className={buttonClass('plain', true)}
            aria-label={machineWords.testOf(name)}
          >
            {machineWords.catchTest}
          </Link>
        ) : (
          // A catch test is of nozzles: the form asks for them.
          mayChange && (
            <Link href={machineAddress.change(id)} className={buttonClass('plain', true)}>
              {machineWords.setNozzles}
            </Link>
          )
        )}
      </div>
    </li>
  );
}
