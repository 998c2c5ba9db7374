import type { FillStep } from '@mix/engine';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { shareWords } from '../../../words/en/records/shareWords.ts';
import { tankVolumeText } from '../../../words/figures/tankVolumeText.ts';
import type { LoadColumn } from '../../../mix/planning/loadColumns.ts';
import { stepText } from '../stepText.ts';
import type { SheetRow, SheetTable } from './sheetTables.ts';

/** Boxes to tick, one for each load; more loads than this are tallied in one wide box. */
const MOST_BOXES = 3;

interface StepTableProps {
  readonly table: SheetTable;
  readonly rows: readonly SheetRow[];
  readonly nameOf: (productId: string) => string;
}

const loadNumbers = ({ from, to }: LoadColumn): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** The order of filling with amounts and tank lines, and a box to tick for each load. */
export function StepTable({ table, rows, nameOf }: StepTableProps) {
  const { columns } = table;
  const words = shareWords.sheet;
  const isOneKind = columns.length === 1;
  return (
    <table className="steps">
      <colgroup>
        <col className="number" />
        <col />
        {columns.map((column) => (
          <Columns key={column.from} column={column} isOneKind={isOneKind} />
        ))}
      </colgroup>
      <thead data-item={`${table.key} head`}>
        {!isOneKind && (
          <tr>
            <td colSpan={2} />
            {columns.map((column) => (
              <th key={column.from} colSpan={3} scope="colgroup" className="kind">
                {shareWords.loadNumbers(column.from, column.to)} ·{' '}
                {quantityText(column.load.loadL, 'L')}
              </th>
            ))}
          </tr>
        )}
        <tr>
          <th scope="col" className="number">
            {words.step}
          </th>
          <th scope="col">{words.add}</th>
          {columns.map((column) => (
            <HeadCells key={column.from} column={column} isOneKind={isOneKind} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-item={`${table.key} ${row.key}`}>
            <td className="number">{table.rows.indexOf(row) + 1}</td>
            <th scope="row">{rowText(row, columns, nameOf)}</th>
            {columns.map((column, place) => (
              <StepCells
                key={column.from}
                step={row.steps[place] ?? null}
                column={column}
                isOneKind={isOneKind}
                nameOf={nameOf}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowText(
  row: SheetRow,
  columns: readonly LoadColumn[],
  nameOf: (productId: string) => string,
): string {
  const place = row.steps.findIndex((step) => step !== null);
  const step = row.steps[place];
  const load = columns[place]?.load;
  return step == null || load === undefined ? '' : stepText(step, load, nameOf).what;
}

interface HeadCellsProps {
  readonly column: LoadColumn;
  readonly isOneKind: boolean;
}

/** One box for each load where they fit, otherwise one to tally in. */
const boxesOf = (column: LoadColumn, isOneKind: boolean): readonly number[] => {
  const loads = loadNumbers(column);
  return isOneKind && loads.length <= MOST_BOXES ? loads : [column.from];
};

function Columns({ column, isOneKind }: HeadCellsProps) {
  const boxes = boxesOf(column, isOneKind);
  return (
    <>
      <col className="amount" />
      {isOneKind && <col className="packs" />}
      <col className="line" />
      {isOneKind && <col className="temperature" />}
      {boxes.map((number) => (
        <col key={number} className={isOneKind && boxes.length === 1 ? 'tally' : 'box'} />
      ))}
    </>
  );
}

function HeadCells({ column, isOneKind }: HeadCellsProps) {
  const words = shareWords.sheet;
  const loads = loadNumbers(column);
  return (
    <>
      <th scope="col" className="figure">
        {words.amount}
      </th>
      {isOneKind && <th scope="col">{words.packs}</th>}
      <th scope="col" className="figure">
        {shareWords.line}
      </th>
      {isOneKind && (
        <th scope="col" className="figure">
          {words.tank}
        </th>
      )}
      {isOneKind && loads.length <= MOST_BOXES ? (
        loads.map((number) => (
          <th key={number} scope="col" className="box">
            {words.load(number)}
          </th>
        ))
      ) : (
        <th scope="col" className="box">
          {words.done}
        </th>
      )}
    </>
  );
}

interface StepCellsProps extends HeadCellsProps {
  readonly step: FillStep | null;
  readonly nameOf: (productId: string) => string;
}

function StepCells({ step, column, isOneKind, nameOf }: StepCellsProps) {
  const boxes = boxesOf(column, isOneKind);
  const isTally = boxes.length < loadNumbers(column).length;
  const text = step === null ? null : stepText(step, column.load, nameOf);
  return (
    <>
      <td className="figure amount">
        {text?.amount}
        {!isOneKind && <span className="packs">{text?.packs}</span>}
      </td>
      {isOneKind && <td className="packs">{text?.packs}</td>}
      <td className="figure amount">{step && tankVolumeText(step.tankLineL)}</td>
      {isOneKind && <td className="figure">{temperatureText(step)}</td>}
      {boxes.map((number) => (
        <td key={number} className="box">
          {step && <span className="tick" data-wide={isTally || undefined} />}
        </td>
      ))}
    </>
  );
}

const temperatureText = (step: FillStep | null): string | null =>
  step?.temperatureC == null ? null : quantityText(step.temperatureC, '°C', 1);
