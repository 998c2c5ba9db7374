import { CATCH_TEST_MONTHS, type CatchTest } from '@mix/documents';
import { FLOW_TOLERANCE } from '@mix/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Button } from '../../ui/Button.tsx';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { catchTests } from '../../sync/catchTests.ts';
import { savedMachines } from '../../sync/savedMachines.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { defaultOperator } from '../../records/defaultOperator.ts';
import { paths } from '../../device/navigation/paths.ts';
import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { LastTest } from './LastTest.tsx';
import { readersText } from './readersText.ts';
import { useTested, type TestedMachine } from './useTested.ts';
import type { CatchSetup } from './CatchRun.ts';
import { newCatchRun } from './catchRunSteps.ts';
import { catchRunStore } from './catchRunStore.ts';
import styles from './catchTest.module.css';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { read } from '../../sync/arrival/Collected.ts';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';

/** Guides print 10 % off a new tip (S564, S567), some 5 %; they ask for a test once a season or oftener (S566, S568). */
const JUG_SECONDS = [15, 30, 60];
const TOLERANCES_PCT = [5, 10, 15];
const MONTHS = [3, 6, 12];

/** The settings of a catch test, and the result of the last one. */
export function StartView() {
  const { draft } = useTested();
  const kept = catchTests.useAll();
  const machines = savedMachines.useAll();
  if (draft === null) return <ArrivalNote state={machines.state} />;
  if (draft.nozzle == null) {
    return (
      <div className={styles.page}>
        <h2 className={styles.title}>{catchTestWords.noNozzles}</h2>
        <p className="quiet">{catchTestWords.noNozzlesNote}</p>
        <div className={styles.bottom}>
          <Link href={paths.mix} className={buttonClass('primary')}>
            {catchTestWords.toMix}
          </Link>
        </div>
      </div>
    );
  }
  // The kept tests fill the fields once: the fields are drawn when the tests are read.
  const documents = read(kept);
  return (
    <>
      <ArrivalNote state={kept.state} />
      {documents !== null && (
        <Setup
          key={kept.state}
          draft={draft}
          nozzleId={draft.nozzle.nozzleId}
          kept={documents}
          areAll={kept.state === 'here'}
        />
      )}
    </>
  );
}

interface SetupProps {
  readonly draft: TestedMachine;
  readonly nozzleId: string;
  readonly kept: readonly KeptDocument<CatchTest>[];
  /** Whether all tests are here: only then may the screen say that nothing was tested. */
  readonly areAll: boolean;
}

/** The settings of the account's last test: a test that is done again starts with one press. */
function asBefore(kept: SetupProps['kept']) {
  const [last] = kept
    .map(({ value }) => value)
    .toSorted((a, b) => new Date(b.at).getTime() - new Date(a.at).getTime());
  const { tolerancePct = FLOW_TOLERANCE * 100, goodForMonths = CATCH_TEST_MONTHS } = last ?? {};
  return {
    pressureText: last === undefined ? '' : readersText(last.pressureBar, 'bar'),
    tolerancePct,
    goodForMonths,
    by: defaultOperator() ?? last?.by ?? '',
  };
}

function Setup({ draft, nozzleId, kept, areAll }: SetupProps) {
  const { savedMachineId, name, nozzle, boom } = useTested();
  const before = asBefore(kept);
  const knownCount = draft.nozzle?.nozzleCount ?? boom?.nozzleCount ?? null;
  const [countText, setCountText] = useState<string | null>(null);
  const [pressureText, setPressureText] = useState(before.pressureText);
  const [temperatureText, setTemperatureText] = useState('');
  const [seconds, setSeconds] = useState(30);
  const [tolerance, setTolerance] = useState(before.tolerancePct);
  const [months, setMonths] = useState(before.goodForMonths);
  const [by, setBy] = useState(before.by);
  const [isMissing, setIsMissing] = useState(false);

  const shownCount = countText ?? (knownCount === null ? '' : numberText(knownCount, 0));
  const count = readTyped(shownCount, '1').value;
  const pressureBar = readTyped(pressureText, 'bar').value;
  const start = () => {
    if (count === null || !Number.isInteger(count) || count < 1 || count > 1000) {
      setIsMissing(true);
      return;
    }
    if (pressureBar === null || pressureBar <= 0 || pressureBar > 50) {
      setIsMissing(true);
      return;
    }
    const setup: CatchSetup = {
      machineId: draft.machineId ?? null,
      boomConfigurationId: draft.boomConfigurationId ?? null,
      ...(savedMachineId !== null && { savedMachineId }),
      nozzleId,
      nozzleCount: count,
      pressureBar,
      waterTemperatureC: readTyped(temperatureText, '°C').value,
      tolerancePct: tolerance,
      goodForMonths: months,
      by: by.trim() === '' ? null : by.trim(),
      seconds,
    };
    catchRunStore.setState({ value: newCatchRun(setup) });
  };
  return (
    <div className={styles.page}>
      {(areAll || kept.length > 0) && <LastTest kept={kept} />}
      <h2 className={styles.title}>
        {nozzle === null ? nozzleId : `${nozzle.maker} ${nozzle.model}`}
      </h2>
      {name !== undefined && <p>{name}</p>}
      <p className="quiet">{catchTestWords.howTo}</p>
      <FigureField
        id="nozzles-on-boom"
        label={catchTestWords.count}
        unit="1"
        notSet={catchTestWords.notSet}
        text={shownCount}
        onText={setCountText}
      />
      <FigureField
        id="test-pressure"
        label={catchTestWords.pressure}
        unit="bar"
        notSet={catchTestWords.notSet}
        text={pressureText}
        onText={setPressureText}
      />
      <FigureField
        id="water-temperature"
        label={catchTestWords.temperature}
        unit="°C"
        notSet={catchTestWords.optional}
        text={temperatureText}
        onText={setTemperatureText}
      />
      <NumberChips
        label={catchTestWords.jugTime}
        numbers={JUG_SECONDS}
        word={catchTestWords.seconds}
        value={seconds}
        onChoose={setSeconds}
      />
      <NumberChips
        label={catchTestWords.tolerance}
        numbers={TOLERANCES_PCT}
        word={catchTestWords.percent}
        value={tolerance}
        onChoose={setTolerance}
      />
      <NumberChips
        label={catchTestWords.goodFor}
        numbers={MONTHS}
        word={catchTestWords.months}
        value={months}
        onChoose={setMonths}
      />
      <TextField label={catchTestWords.by} value={by} onText={setBy} maxLength={80} />
      <div className={styles.bottom}>
        {isMissing && (
          <Notice kind="warning" word={catchTestWords.missingWord} title={catchTestWords.missing} />
        )}
        <Button look="primary" data-after-figures onClick={start}>
          {catchTestWords.start}
        </Button>
      </div>
    </div>
  );
}

interface NumberChipsProps {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly word: (figure: string) => string;
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

/** A few figures side by side; one that was chosen elsewhere stands among them. */
function NumberChips({ label, numbers, word, value, onChoose }: NumberChipsProps) {
  const offered = [...new Set([...numbers, value])].toSorted((a, b) => a - b);
  return (
    <ChoiceChips
      label={label}
      labelShown
      options={offered.map((one) => ({ value: String(one), label: word(numberText(one, 0)) }))}
      value={String(value)}
      onChoose={(text) => {
        const chosen = offered.find((one) => String(one) === text);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}
