import { localDay, nitrogenKgPerHa, type SprayRecord } from '@mix/documents';
import type { Product } from '@mix/engine';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import type { RowContext } from '../../plan/spreadsheet/readRow.ts';
import type { SheetSpray } from '../../records/sheet/sheetSprays.ts';
import { planSheetWords } from '../../i18n/made/en/farm/planSheetWords.ts';
import { sheetSprayWords as words } from '../../i18n/made/en/farm/sheetSprayWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';
import { RowProblems } from './RowProblems.tsx';
import styles from '../inAndOut.module.css';

interface SprayRowLineProps {
  readonly spray: SheetSpray;
  readonly products: readonly Product[];
  readonly soldUnder: RowContext['soldUnder'];
  /** The record is kept here already, and stays as it is. */
  readonly isThere: boolean;
  /** Somebody leaves it out, whether it is ready or not. */
  readonly isLeft: boolean;
  readonly onTake: (isTaken: boolean) => void;
  readonly onMeaning: (text: string, meaning: string) => void;
}

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

/** One spray of the sheet: the record it becomes, or what is wrong with it and what settles that. */
export function SprayRowLine(props: SprayRowLineProps) {
  const { spray, isThere, isLeft, onTake } = props;
  const { record, problems } = spray;
  const [row = 0] = spray.rows;
  const text = (
    <span className={styles.grow}>
      {planSheetWords.row(row, record === null ? '' : whenAndWhere(record))}
      {record !== null && (
        <>
          <br />
          <span className="quiet break-words">{isThere ? words.isThere : whatAndWho(record)}</span>
        </>
      )}
    </span>
  );
  if (isThere) {
    return (
      <li>
        <p className={styles.item}>{text}</p>
      </li>
    );
  }
  if (record !== null || isLeft) {
    return (
      <li>
        <label className={styles.item}>
          <input
            type="checkbox"
            checked={!isLeft}
            onChange={({ currentTarget }) => onTake(currentTarget.checked)}
          />
          {text}
        </label>
      </li>
    );
  }
  return (
    <li>
      <p className={styles.item}>{text}</p>
      <RowProblems {...props} problems={problems} />
      <div className={classNames('row-wrap', styles.ways, styles.ofRow)}>
        <Button small onClick={() => onTake(false)}>
          {planSheetWords.leaveOut(row)}
        </Button>
      </div>
    </li>
  );
}
