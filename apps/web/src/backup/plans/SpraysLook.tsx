import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { whole } from '../../sync/arrival/Collected.ts';
import { useReportedRecords } from '../../sync/device/shown/useReportedRecords.ts';
import { sprayRecords } from '../../sync/sprayRecords.ts';
import { columnKey, type ColumnUse } from '../../plan/spreadsheet/planColumns.ts';
import { isOwnFile } from '../../records/sheet/ownFile.ts';
import type { DayOrder } from '../../records/sheet/readDay.ts';
import type { SheetSpray } from '../../records/sheet/sheetSprays.ts';
import { paths } from '../../device/navigation/paths.ts';
import { deviceWords } from '../../i18n/made/en/home/deviceWords.ts';
import { planSheetWords } from '../../i18n/made/en/farm/planSheetWords.ts';
import { sheetSprayWords as words } from '../../i18n/made/en/farm/sheetSprayWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { ColumnRows } from './ColumnRows.tsx';
import { MeaningRows } from './MeaningRows.tsx';
import { setMeaning, sheetMapping } from './sheetMapping.ts';
import type { SheetLookProps } from './SheetPart.tsx';
import { SprayRowLine } from './SprayRowLine.tsx';
import { useSprays } from './useSprays.ts';
import styles from '../inAndOut.module.css';

/** What a column of sprays may hold besides what a plan takes. */
const MORE: readonly ColumnUse[] = [
  { is: 'used', unit: 'kg' },
  { is: 'used', unit: 'L' },
  { is: 'day' },
  { is: 'operator' },
  { is: 'notes' },
];
const ORDERS: readonly DayOrder[] = ['dayFirst', 'monthFirst'];

type Outcome =
  | { readonly state: 'open' | 'taking' }
  | { readonly state: 'taken' | 'part'; readonly count: number; readonly wanted: number };

/** Keeps as many records as the device takes; stops at the first that it refuses. */
async function keepAll(sprays: readonly SheetSpray[]): Promise<number> {
  let kept = 0;
  for (const { id, record } of sprays) {
    if (record === null) continue;
    try {
      await sprayRecords.save(id, record);
    } catch {
      return kept;
    }
    kept += 1;
  }
  return kept;
}

const rowOf = ({ rows: [first = 0] }: SheetSpray): number => first;

/** How the columns are read, and the record of each row; nothing is kept until it is taken. */
export function SpraysLook(props: SheetLookProps) {
  const { name, table, catalogue } = props;
  const [order, setOrder] = useState<DayOrder | null>(null);
  const { sprays, uses, soldUnder, dayOrder, isOrderTold } = useSprays(props, order);
  const reported = useReportedRecords();
  const records = whole(reported);
  const there = useMemo(() => new Set(records?.map(({ id }) => id)), [records]);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' });
  if (outcome.state === 'taken' || outcome.state === 'part') return <Taken {...outcome} />;
  // A record that has still to come would be taken a second time.
  if (records === null) return <ArrivalNote state={reported.state} />;
  const offered = sprays.filter(({ id, record }) => record !== null && !there.has(id));
  const wanted = offered.filter((spray) => !left.has(rowOf(spray)));
  const take = async () => {
    setOutcome({ state: 'taking' });
    const count = await keepAll(wanted);
    const isWhole = count === wanted.length;
    setOutcome({ state: isWhole ? 'taken' : 'part', count, wanted: wanted.length });
  };
  return (
    <>
      {isOwnFile(table) ? (
        <p className="quiet break-words">{words.own}</p>
      ) : (
        <Section name={planSheetWords.theirColumns} note={name}>
          <ColumnRows
            table={table}
            uses={uses}
            more={MORE}
            onUse={(heading, use) => {
              const { value } = sheetMapping.getState();
              const columns = { ...value.columns, [heading]: columnKey(use) };
              sheetMapping.setState({ value: { ...value, columns } });
            }}
          />
          {!isOrderTold && (
            <ChoiceChips
              label={words.dayOrder}
              labelShown
              options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
              value={dayOrder}
              onChoose={setOrder}
            />
          )}
        </Section>
      )}
      <MeaningRows rows={sprays} onForget={(text) => setMeaning(text, null)} />
      <Section
        name={planSheetWords.rows}
        note={planSheetWords.rowsReady(numberText(offered.length), numberText(sprays.length))}
      >
        <ul className={styles.items}>
          {sprays.map((spray) => (
            <SprayRowLine
              key={rowOf(spray)}
              spray={spray}
              products={catalogue.products}
              soldUnder={soldUnder}
              isThere={there.has(spray.id)}
              isLeft={left.has(rowOf(spray))}
              onTake={(isTaken) => {
                const others = [...left].filter((row) => row !== rowOf(spray));
                setLeft(new Set(isTaken ? others : [...others, rowOf(spray)]));
              }}
              onMeaning={setMeaning}
            />
          ))}
        </ul>
      </Section>
      <div className={styles.actions}>
        {wanted.length > 0 ? (
          <Button look="primary" onClick={() => void take()}>
            {outcome.state === 'taking' ? planSheetWords.taking : words.take(wanted.length)}
          </Button>
        ) : (
          <p>{planSheetWords.nothingReady}</p>
        )}
      </div>
    </>
  );
}

/** How many records were kept. */
function Taken({ state, count, wanted }: Extract<Outcome, { readonly count: number }>) {
  const isWhole = state === 'taken';
  return (
    <div role="status" className={styles.stack}>
      <Notice
        kind={isWhole ? 'information' : 'warning'}
        word={isWhole ? deviceWords.note : deviceWords.warning}
        title={
          isWhole ? words.taken(count) : words.partTaken(numberText(count), numberText(wanted))
        }
        actions={<Link href={paths.reporting}>{words.toRecords}</Link>}
      />
    </div>
  );
}
