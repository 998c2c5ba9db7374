import {
  catchTestFor,
  localDay,
  localTime,
  type CatchTest,
  type CatchTestInForce,
} from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { catchTests } from '../../sync/catchTests.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { placesText } from './placesText.ts';
import { useTested } from './useTested.ts';
import { catchRunAgain } from './catchRunSteps.ts';
import { catchRunStore } from './catchRunStore.ts';

/** Seconds for catching some nozzles again: as long as those of the whole boom. */
const secondsOf = ({ catches }: CatchTest): number => Math.round(catches[0]?.seconds ?? 30);

const nowHere = () => {
  const nowMs = Date.now();
  return localTime(new Date(nowMs), deviceOffset(nowMs));
};

interface LastTestProps {
  readonly kept: readonly KeptDocument<CatchTest>[];
}

/** The test in force for the nozzles of the machine, and a form to note those replaced since. */
export function LastTest({ kept }: LastTestProps) {
  const { draft, savedMachineId } = useTested();
  if (draft?.nozzle == null) return null;
  const found = catchTestFor(
    kept,
    {
      machineId: draft.machineId ?? null,
      boomConfigurationId: draft.boomConfigurationId ?? null,
      savedMachineId,
      nozzleId: draft.nozzle.nozzleId,
      nozzleCount: draft.nozzle.nozzleCount ?? null,
    },
    localDay(nowHere()),
  );
  if (found === null) return <p className="quiet">{catchTestWords.none}</p>;
  const { test, old, meanFlowLPerMin, renewed, goodUntil } = found;
  return (
    <Section name={catchTestWords.earlier}>
      <p>
        {catchTestWords.earlierOf(
          quantityText(meanFlowLPerMin, 'L/min', 2),
          quantityText(test.pressureBar, 'bar', 1),
          dayText(localDay(test.at)),
        )}
      </p>
      {old.length > 0 ? (
        <Notice kind="warning" word={catchTestWords.warning} title={catchTestWords.oldTitle}>
          {old.map((age) => catchTestWords.ages[age]).join(' ')}
        </Notice>
      ) : (
        <p className="quiet">
          {catchTestWords.goodUntil} {catchTestWords.orChange(dayText(goodUntil))}
        </p>
      )}
      {old.join() === 'renewed' && (
        <Button
          onClick={() =>
            catchRunStore.setState({
              value: catchRunAgain(found.id, test, secondsOf(test), renewed),
            })
          }
        >
          {catchTestWords.catchOnly(placesText(renewed))}
        </Button>
      )}
      {!old.includes('machine') && !old.includes('nozzles') && <Renewed found={found} />}
    </Section>
  );
}

/** Typed nozzle numbers, sorted; null without any, or where one is no nozzle of the boom. */
function placesOf(text: string, nozzleCount: number): readonly number[] | null {
  const places = text.split(/[\s,;]+/u).filter((part) => part !== '');
  const read = places.map(Number);
  const isPlace = (place: number) => Number.isInteger(place) && place >= 1 && place <= nozzleCount;
  return places.length > 0 && read.every(isPlace)
    ? [...new Set(read)].toSorted((a, b) => a - b)
    : null;
}

/** Notes the nozzles replaced today: what was caught of the old ones then counts no more. */
function Renewed({ found: { id, test } }: { readonly found: CatchTestInForce }) {
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const note = () => {
    const places = placesOf(text, test.nozzleCount);
    setIsWrong(places === null);
    if (places === null) return;
    const renewedAt = nowHere();
    const catches = test.catches.map((one) =>
      places.includes(one.nozzle) ? { ...one, renewedAt } : one,
    );
    // Where the device cannot keep the test, the banner says so.
    catchTests.save(id, { ...test, catches }, test).catch(() => undefined);
    setText('');
  };
  return (
    <ExpansionPanel summary={catchTestWords.renewed}>
      <p className="quiet">{catchTestWords.renewedNote}</p>
      <TextField
        label={catchTestWords.renewedList}
        inputMode="numeric"
        value={text}
        onText={setText}
        aria-invalid={isWrong || undefined}
      />
      {isWrong && <p role="alert">{catchTestWords.renewedBad(numberText(test.nozzleCount, 0))}</p>}
      <Button onClick={note}>{catchTestWords.noteRenewed}</Button>
    </ExpansionPanel>
  );
}
