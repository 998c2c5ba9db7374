import {
  nitrogenKgPerHa,
  plannedNitrogenKgPerHa,
  type RecordLoad,
  type SprayRecord,
} from '@mix/documents';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { TableView } from '../../ui/figures/TableView.tsx';
import { jarWords } from '../../i18n/made/en/jar/jarWords.ts';
import { clockText } from '../../i18n/figures/localTimeText.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import styles from './record.module.css';

/** What was planned and what was done, side by side, and load by load on request. */
export function PlannedAndDone({ record }: { readonly record: SprayRecord }) {
  const now = new Date(useNow(MINUTE_MS));
  const nitrogen = nitrogenKgPerHa(record);
  const plannedNitrogen = plannedNitrogenKgPerHa(record);
  const row = (id: string, what: string, planned: string | null, done: string | null) => ({
    id,
    cells: {
      what,
      planned: planned ?? recordWords.notKnown,
      done: done ?? recordWords.notKnown,
    },
  });
  const litres = (value: number | null) => (value === null ? null : tankVolumeText(value));
  return (
    <Section name={recordWords.amounts}>
      <TableView
        caption={recordWords.byProduct}
        captionHidden
        columns={[
          { key: 'what', heading: recordWords.what },
          { key: 'planned', heading: recordWords.planned, align: 'end' },
          { key: 'done', heading: recordWords.done, align: 'end' },
        ]}
        rows={[
          ...record.products.map(({ productId, name, planned, actual, leftInMachine }) => {
            const left =
              leftInMachine == null ? '' : ` ${recordWords.andLeft(measureText(leftInMachine))}`;
            return row(
              productId,
              unbrokenAnalysis(name),
              planned && measureText(planned),
              measureText(actual) + left,
            );
          }),
          row('water', recordWords.water, litres(record.plannedCarrierL), litres(record.carrierL)),
          ...(nitrogen === null || nitrogen === 0
            ? []
            : [
                row(
                  'nitrogen',
                  recordWords.nitrogen,
                  plannedNitrogen === null ? null : quantityText(plannedNitrogen, 'kg/ha'),
                  quantityText(nitrogen, 'kg/ha'),
                ),
              ]),
        ]}
      />
      {record.loads.length > 0 && (
        <ExpansionPanel summary={recordWords.loads} drawnWhenOpened>
          {record.loads.map((load) => (
            <LoadLines key={load.number} load={load} record={record} />
          ))}
        </ExpansionPanel>
      )}
      {record.jarTest !== null && (
        <p className="quiet">
          {recordWords.jarTest}:{' '}
          {jarWords.kept(
            jarWords.verdict[record.jarTest.verdict],
            momentText(new Date(record.jarTest.at), now),
          )}
          .{record.jarTest.notes !== null && ` ${record.jarTest.notes}`}
        </p>
      )}
    </Section>
  );
}

interface LoadLinesProps {
  readonly load: RecordLoad;
  readonly record: SprayRecord;
}

function LoadLines({ load, record }: LoadLinesProps) {
  const nameOf = (id: string | null) =>
    record.products.find(({ productId }) => productId === id)?.name ?? recordWords.water;
  return (
    <>
      <p>
        <strong>
          {recordWords.loadLine(
            load.number,
            tankVolumeText(load.plannedL),
            tankVolumeText(load.actualL),
          )}
        </strong>
        {load.endedAt === null && ` (${recordWords.unfinished})`}
      </p>
      <ul className={styles.list}>
        {load.steps
          .filter(({ actual }) => actual !== null)
          .map(({ productId, planned, actual, outcome, at }, place) => (
            // Two steps may be done within one second; no step changes its place.
            <li key={place}>
              <span>
                {nameOf(productId)}
                <small>{clockText(at)}</small>
              </span>
              <span>{doneWords(outcome, planned, actual)}</span>
            </li>
          ))}
      </ul>
    </>
  );
}

type Step = RecordLoad['steps'][number];

function doneWords(
  outcome: Step['outcome'],
  planned: Step['planned'],
  actual: Step['actual'],
): string {
  if (outcome === 'skipped' || actual === null) return recordWords.skipped;
  const done = measureText(actual);
  const was = planned === null ? null : measureText(planned);
  return was === null || was === done ? done : recordWords.insteadOf(done, was);
}
