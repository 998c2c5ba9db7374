import { draftMachineOf, localDay, type SavedMachine } from '@mix/documents';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { FarmFrame } from '../../ui/farmPages/FarmFrame.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Fact } from '../../ui/layout/Fact.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { machineWords } from '../../i18n/made/en/farm/machineWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { catchTests } from '../../sync/catchTests.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { whole } from '../../sync/arrival/Collected.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { machineAddress } from '../saved/machineAddress.ts';
import { isMachineOfForm } from '../saved/machineOfForm.ts';
import { catalogueFigure, kindName, machineName, machineNozzles } from '../saved/machineTexts.ts';
import { figureLabel, figureLimits, TANK_FIGURES, type FigureName } from './machineFigureNames.ts';
import { machineTest } from './machineTest.ts';
import { TestAge } from './TestAge.tsx';
import styles from './machines.module.css';
import { useKnown } from '../saved/useKnown.ts';

interface OneMachineProps {
  readonly machine: KeptDocument<SavedMachine>;
  readonly onRemove: () => void;
}

/** One machine with every figure that a plan takes from it; what is not set is said. */
export function OneMachine({ machine, onRemove }: OneMachineProps) {
  const { id, value } = machine;
  const known = useKnown();
  const keepsMachines = usePermission('ground');
  const isInUse = isMachineOfForm(
    value,
    useStore(draftStore.form, (form) => form.value),
  );
  return (
    <FarmFrame
      title={machineName(value, known)}
      back={{ to: machineAddress.all, label: machineWords.title }}
    >
      <Container width="text">
        {isInUse && <p className="quiet">{machineWords.inUseNote}</p>}
        <Section name={machineWords.tank}>
          <dl>
            <Row term={machineWords.kind}>{kindName(value, known)}</Row>
            {TANK_FIGURES.map((name) => (
              <FigureRow key={name} name={name} value={value} known={known} />
            ))}
          </dl>
        </Section>
        <Section name={machineWords.boom}>
          <dl>
            <FigureRow name="swathWidthM" value={value} known={known} />
            <Row term={machineWords.nozzles}>{machineNozzles(value, known) || null}</Row>
            {value.nozzleIds.length === 0 && (
              <FigureRow name="nozzleCount" value={value} known={known} />
            )}
            <FigureRow name="travelSpeedKmPerH" value={value} known={known} />
          </dl>
        </Section>
        <LastCaught machine={machine} />
        <div className={styles.acts}>
          {value.nozzleIds.length > 0 && (
            <Link href={machineAddress.test(id)} className={buttonClass('primary')}>
              {machineWords.testNow}
            </Link>
          )}
          {!isInUse && (
            <Button onClick={() => draftStore.setMachine(draftMachineOf(value))}>
              {machineWords.useForMix}
            </Button>
          )}
          {keepsMachines && (
            <>
              <Link href={machineAddress.change(id)} className={buttonClass()}>
                {machineWords.changeFigures}
              </Link>
              <AskFirst
                word={machineWords.remove}
                sureWord={machineWords.removeSure}
                onSure={onRemove}
              />
            </>
          )}
        </div>
      </Container>
    </FarmFrame>
  );
}

/** A figure and its name; null is not set. */
const Row = ({ term, children }: { readonly term: string; readonly children: string | null }) => (
  <Fact term={term} pairClass={styles.fact} termClass="quiet" valueClass="text-end">
    {children ?? <span className={styles.unset}>{machineWords.unset}</span>}
  </Fact>
);

interface FigureRowProps {
  readonly name: FigureName;
  readonly value: SavedMachine;
  readonly known: ReturnType<typeof useKnown>;
}

function FigureRow({ name, value, known }: FigureRowProps) {
  const { unit } = figureLimits(name);
  const set = value[name];
  if (set !== undefined) {
    const text = quantityText(set, unit);
    return (
      <Row term={figureLabel(name)}>{name === 'finestFilterMesh' ? `${text} mesh` : text}</Row>
    );
  }
  const listed = catalogueFigure(name, value, known);
  return (
    <Row term={figureLabel(name)}>
      {listed === null ? null : machineWords.ofCatalogue(quantityText(listed, unit))}
    </Row>
  );
}

function LastCaught({ machine }: Pick<OneMachineProps, 'machine'>) {
  const tests = whole(catchTests.useAll());
  const today = dayOf(new Date(useNow(MINUTE_MS)));
  if (tests === null) return null;
  const test = machineTest(machine, tests, today);
  return (
    <Section name={machineWords.catchTest}>
      <p>
        <TestAge test={test} />
      </p>
      {test !== null && (
        <p className="quiet">
          {catchTestWords.earlierOf(
            quantityText(test.meanFlowLPerMin, 'L/min', 2),
            quantityText(test.test.pressureBar, 'bar', 1),
            dayText(localDay(test.test.at)),
          )}{' '}
          {test.old.map((age) => catchTestWords.ages[age]).join(' ')}
        </p>
      )}
    </Section>
  );
}
