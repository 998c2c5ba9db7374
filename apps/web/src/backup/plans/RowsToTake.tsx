import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import type { RowProblem } from '../../plan/spreadsheet/readRow.ts';
import { deviceWords } from '../../i18n/made/en/home/deviceWords.ts';
import { planSheetWords } from '../../i18n/made/en/farm/planSheetWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { setMeaning } from './sheetMapping.ts';
import { RowProblems } from './RowProblems.tsx';
import type { SheetReading } from './useSheetReading.ts';
import styles from '../inAndOut.module.css';

export interface RowToTake {
  /** Its number in the sheet. */
  readonly number: number;
  readonly problems: readonly RowProblem[];
  /** It is kept here already, and stays as it is. */
  readonly isThere?: boolean;
}

interface RowsToTakeProps<Row extends RowToTake> {
  readonly rows: readonly Row[];
  readonly reading: Pick<SheetReading, 'products' | 'soldUnder'>;
  /** What a row says of itself. @param isLeft somebody leaves it out */
  readonly textOf: (row: Row, isLeft: boolean) => ReactNode;
  /** Called once for all rows that are taken. @returns keeps one row */
  readonly startKeeping: () => (row: Row) => Promise<void>;
  readonly words: {
    readonly take: (count: number) => string;
    readonly taken: (count: number) => string;
    readonly partTaken: (kept: string, wanted: string) => string;
  };
  readonly way: { readonly to: string; readonly word: string };
  /** How the sheet is read; gone once its rows are taken. */
  readonly children: ReactNode;
}

type Outcome =
  | { readonly state: 'open' | 'taking' }
  | { readonly state: 'taken'; readonly kept: number; readonly wanted: number };

/** The rows of a sheet, each to be taken or left out; nothing is kept until they are taken. */
export function RowsToTake<Row extends RowToTake>(props: RowsToTakeProps<Row>) {
  const { rows, textOf, startKeeping, words, children } = props;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' });
  if (outcome.state === 'taken') return <Taken {...props} {...outcome} />;
  const offered = rows.filter(({ problems, isThere }) => problems.length === 0 && !isThere);
  const wanted = offered.filter(({ number }) => !left.has(number));
  const take = async () => {
    setOutcome({ state: 'taking' });
    const kept = await keepAll(wanted, startKeeping());
    setOutcome({ state: 'taken', kept, wanted: wanted.length });
  };
  return (
    <>
      {children}
      <Section
        name={planSheetWords.rows}
        note={planSheetWords.rowsReady(numberText(offered.length), numberText(rows.length))}
      >
        <ul className={styles.items}>
          {rows.map((row) => {
            const isLeft = left.has(row.number);
            const others = [...left].filter((number) => number !== row.number);
            return (
              <li key={row.number}>
                <RowLine
                  {...row}
                  {...props.reading}
                  isLeft={isLeft}
                  text={<span className={styles.grow}>{textOf(row, isLeft)}</span>}
                  onTake={(isTaken) => setLeft(new Set(isTaken ? others : [...others, row.number]))}
                />
              </li>
            );
          })}
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

/** Keeps as many rows as the device takes; stops at the first that it refuses. */
async function keepAll<Row>(
  rows: readonly Row[],
  keep: (row: Row) => Promise<void>,
): Promise<number> {
  let kept = 0;
  for (const row of rows) {
    try {
      await keep(row);
    } catch {
      return kept;
    }
    kept += 1;
  }
  return kept;
}

interface RowLineProps extends RowToTake, Pick<SheetReading, 'products' | 'soldUnder'> {
  readonly text: ReactNode;
  readonly isLeft: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

/** One row: what it becomes, or what is wrong with it and the choices that settle it. */
function RowLine({ text, isLeft, onTake, isThere = false, ...row }: RowLineProps) {
  if (isThere) return <p className={styles.item}>{text}</p>;
  if (row.problems.length === 0 || isLeft) {
    return (
      <label className={styles.item}>
        <input
          type="checkbox"
          checked={!isLeft}
          onChange={({ currentTarget }) => onTake(currentTarget.checked)}
        />
        {text}
      </label>
    );
  }
  return (
    <>
      <p className={styles.item}>{text}</p>
      <RowProblems {...row} onMeaning={setMeaning} />
      <div className={classNames('row-wrap', styles.ways, styles.ofRow)}>
        <Button small onClick={() => onTake(false)}>
          {planSheetWords.leaveOut(row.number)}
        </Button>
      </div>
    </>
  );
}

interface TakenProps extends Pick<RowsToTakeProps<RowToTake>, 'words' | 'way'> {
  readonly kept: number;
  readonly wanted: number;
}

/** How many rows were kept. */
function Taken({ kept, wanted, words, way }: TakenProps) {
  const isWhole = kept === wanted;
  return (
    <div role="status" className={styles.stack}>
      <Notice
        kind={isWhole ? 'information' : 'warning'}
        word={isWhole ? deviceWords.note : deviceWords.warning}
        title={isWhole ? words.taken(kept) : words.partTaken(numberText(kept), numberText(wanted))}
        actions={<Link href={way.to}>{way.word}</Link>}
      />
    </div>
  );
}
