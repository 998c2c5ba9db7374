import { unitSymbol } from '@mix/engine';
import { Select, type SelectOption } from '../../ui/fields/Select.tsx';
import {
  AMOUNT_UNITS,
  APPLICATION_RATE_UNITS,
  AREA_UNITS,
  columnKey,
  columnOfKey,
  type ColumnUse,
} from '../../plan/spreadsheet/planColumns.ts';
import type { Table } from '../../plan/spreadsheet/Table.ts';
import { planSheetWords as words } from '../../i18n/made/en/farm/planSheetWords.ts';
import styles from '../inAndOut.module.css';

interface ColumnRowsProps {
  readonly table: Table;
  readonly uses: readonly ColumnUse[];
  /** What else a column may hold, besides what a plan takes. */
  readonly more?: readonly ColumnUse[];
  readonly onUse: (heading: string, use: ColumnUse) => void;
}

function wordOf(use: ColumnUse, hasUnits: boolean): string {
  const word = words.uses[use.is];
  if (!('unit' in use)) return word;
  if (use.unit === null)
    return hasUnits ? words.withUnit(word, words.uses.unit) : words.unitMissing(word);
  // Gallons and ounces of two countries share a symbol.
  const isOfACountry = /^(?:US|imp) /.test(use.unit);
  return words.withUnit(word, isOfACountry ? use.unit : unitSymbol(use.unit));
}

const choices = (
  hasUnits: boolean,
  more: readonly ColumnUse[],
): readonly SelectOption<string>[] => {
  const uses: readonly ColumnUse[] = [
    { is: 'nothing' },
    { is: 'name' },
    { is: 'paddock' },
    { is: 'product' },
    ...AREA_UNITS.map((unit): ColumnUse => ({ is: 'area', unit })),
    ...APPLICATION_RATE_UNITS.map((unit): ColumnUse => ({ is: 'applicationRate', unit })),
    { is: 'amount', unit: null },
    ...AMOUNT_UNITS.map((unit): ColumnUse => ({ is: 'amount', unit })),
    { is: 'unit' },
    ...more,
  ];
  return uses.map((use) => ({ value: columnKey(use), label: wordOf(use, hasUnits) }));
};

/** Each column of the file, an example of its content, and what it is taken for. */
export function ColumnRows({ table, uses, more = [], onUse }: ColumnRowsProps) {
  const options = choices(
    uses.some(({ is }) => is === 'unit'),
    more,
  );
  return (
    <ul className={styles.items}>
      {table.headings.map((heading, at) => {
        const example = table.rows.find(({ cells }) => cells[at] != null)?.cells[at];
        return (
          <li key={`${heading}/${String(at)}`} className={styles.column}>
            <span className={styles.grow}>
              {heading === '' ? words.noHeading(at + 1) : heading}
              <br />
              <span className="quiet break-words">{example == null ? '' : String(example)}</span>
            </span>
            <div className={styles.grow}>
              <Select
                label={words.holds(heading === '' ? words.noHeading(at + 1) : heading)}
                labelHidden
                value={columnKey(uses[at] ?? { is: 'nothing' })}
                options={options}
                onChoose={(key) => onUse(heading, columnOfKey(key))}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
