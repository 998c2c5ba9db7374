import { localDay, nitrogenKgPerHa, type SprayRecord } from '@mix/documents';
import { useMemo, useState } from 'react';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { whole } from '../../sync/arrival/Collected.ts';
import { useReportedRecords } from '../../sync/device/shown/useReportedRecords.ts';
import { sprayRecords } from '../../sync/sprayRecords.ts';
import type { ColumnUse } from '../../plan/spreadsheet/planColumns.ts';
import { isOwnFile, ownSprays } from '../../records/sheet/ownFile.ts';
import { dayOrderOf, type DayOrder } from '../../records/sheet/readDay.ts';
import { sheetSprays } from '../../records/sheet/sheetSprays.ts';
import { guessSprayColumns } from '../../records/sheet/sprayColumns.ts';
import { paths } from '../../device/navigation/paths.ts';
import { planSheetWords } from '../../i18n/made/en/farm/planSheetWords.ts';
import { sheetSprayWords as words } from '../../i18n/made/en/farm/sheetSprayWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';
import { ColumnRows } from './ColumnRows.tsx';
import { MeaningRows } from './MeaningRows.tsx';
import { RowsToTake } from './RowsToTake.tsx';
import { setMeaning } from './sheetMapping.ts';
import type { SheetLookProps } from './SheetPart.tsx';
import { setColumn, useSheetReading } from './useSheetReading.ts';

/** What a column of sprays may hold besides what a plan takes. */
const MORE: readonly ColumnUse[] = [
  { is: 'used', unit: 'kg' },
  { is: 'used', unit: 'L' },
  { is: 'day' },
  { is: 'operator' },
  { is: 'notes' },
];
const ORDERS: readonly DayOrder[] = ['dayFirst', 'monthFirst'];

/** The order in which the reader's country writes a day. */
function readersOrder(): DayOrder {
  const parts = new Intl.DateTimeFormat(reader.locale).formatToParts(new Date(0));
  const placeOf = (type: string) => parts.findIndex((part) => part.type === type);
  return placeOf('month') < placeOf('day') ? 'monthFirst' : 'dayFirst';
}

/** How the columns are read, and the record of each row; nothing is kept until it is taken. */
export function SpraysLook(props: SheetLookProps) {
  const { name, table, catalogue } = props;
  const reading = useSheetReading(props, guessSprayColumns);
  const [chosen, setChosen] = useState<DayOrder | null>(null);
  const [nowMs] = useState(() => Date.now());
  const reported = useReportedRecords();
  const records = whole(reported);
  const told = useMemo(() => {
    const at = reading.uses.findIndex(({ is }) => is === 'day');
    return dayOrderOf(table.rows.map(({ cells }) => cells[at] ?? null));
  }, [table, reading]);
  const dayOrder = told === 'mixed' ? chosen : (told ?? chosen ?? readersOrder());
  const rows = useMemo(() => {
    const context = { ...reading, dayOrder, nowMs, catalogueVersion: catalogue.version };
    const there = new Set(records?.map(({ id }) => id));
    const sprays = isOwnFile(table) ? ownSprays(table, context) : sheetSprays(table, context);
    return sprays.map((spray) => {
      const [number = 0] = spray.rows;
      return { ...spray, number, isThere: there.has(spray.id) };
    });
  }, [table, reading, dayOrder, nowMs, catalogue.version, records]);
  // A record that has still to come would be taken a second time.
  if (records === null) return <ArrivalNote state={reported.state} />;
  return (
    <RowsToTake
      rows={rows}
      reading={reading}
      textOf={({ number, record, isThere }) => <SprayText {...{ number, record, isThere }} />}
      startKeeping={() =>
        async ({ id, record }) => {
          if (record !== null) await sprayRecords.save(id, record);
        }}
      words={words}
      way={{ to: paths.reporting, word: words.toRecords }}
    >
      {isOwnFile(table) ? (
        <p className="quiet break-words">{words.own}</p>
      ) : (
        <Section name={planSheetWords.theirColumns} note={name}>
          <ColumnRows table={table} uses={reading.uses} more={MORE} onUse={setColumn} />
          {(told === null || told === 'mixed') && (
            <ChoiceChips
              label={words.dayOrder}
              labelShown
              options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
              value={dayOrder}
              onChoose={setChosen}
            />
          )}
        </Section>
      )}
      <MeaningRows rows={rows} onForget={(text) => setMeaning(text, null)} />
    </RowsToTake>
  );
}

interface SprayTextProps {
  readonly number: number;
  readonly record: SprayRecord | null;
  readonly isThere: boolean;
}

const SprayText = ({ number, record, isThere }: SprayTextProps) => (
  <>
    {planSheetWords.row(number, record === null ? '' : whenAndWhere(record))}
    {record !== null && (
      <>
        <br />
        <span className="quiet break-words">{isThere ? words.isThere : whatAndWho(record)}</span>
      </>
    )}
  </>
);

/** "21 Nov 2026, Gully, 3.1 ha" */
const whenAndWhere = ({ endedAt, location, areaDoneHa }: SprayRecord): string =>
  [
    dayText(localDay(endedAt)),
    location ?? words.nowhere,
    areaDoneHa === null ? words.areaNotKnown : quantityText(areaDoneHa, 'ha'),
  ].join(', ');

/** "124 kg Urea, granular 46-0-0; 18.4 kg N/ha; Jo" */
function whatAndWho(record: SprayRecord): string {
  const nitrogen = nitrogenKgPerHa(record);
  return [
    ...record.products.map(
      ({ name, actual }) => `${measureText(actual)} ${unbrokenAnalysis(name)}`,
    ),
    nitrogen === null ? words.nitrogenNotKnown : quantityText(nitrogen, 'kg N/ha', 1),
    ...(record.operator === null ? [] : [record.operator]),
  ].join('; ');
}
