import { type ReactNode, useId } from 'react';
import styles from './TableView.module.css';

export interface TableColumn<Key extends string> {
  readonly key: Key;
  readonly heading: string;
  /** The heading names the section too, and has this id for it. */
  readonly namesSection?: string;
  /** Figures stand at the end so that their digits line up. */
  readonly align?: 'start' | 'end';
  /** Named once in the heading instead of beside every figure. */
  readonly unit?: string;
}

export interface TableRow<Key extends string> {
  readonly id: string;
  readonly cells: Readonly<Record<Key, ReactNode>>;
}

interface TableViewProps<Key extends string> {
  readonly caption: string;
  readonly captionHidden?: boolean;
  readonly columns: readonly TableColumn<Key>[];
  readonly rows: readonly TableRow<Key>[];
  readonly footer?: Readonly<Record<Key, ReactNode>>;
}

/** Stacks the cells of each row where its table is wider than its room: only the browser knows how wide its words are. */
function stackWhereTooWide(region: HTMLElement | null): (() => void) | undefined {
  const table = region?.firstElementChild;
  if (region === null || table == null || !('ResizeObserver' in window)) return undefined;
  const measure = () => {
    delete region.dataset['stacked'];
    if (region.scrollWidth > region.clientWidth) region.dataset['stacked'] = '';
  };
  measure();
  // Measured in the next frame: a change of size inside the observer's own callback is an error of
  // the page.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  observer.observe(region);
  observer.observe(table);
  return () => {
    observer.disconnect();
  };
}

/**
 * Loads and records as a table. The first column names its row. A table that is wider than its room
 * has each row drawn as a list of its figures with their headings: nobody should have to scroll
 * sideways for a figure.
 */
export function TableView<Key extends string>(props: TableViewProps<Key>) {
  const captionId = useId();
  return (
    <div
      ref={stackWhereTooWide}
      className={styles.region}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption id={captionId} className={props.captionHidden ? 'visually-hidden' : undefined}>
          {props.caption}
        </caption>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.namesSection === undefined ? (
                  column.heading
                ) : (
                  <h2 id={column.namesSection}>{column.heading}</h2>
                )}
                {column.unit !== undefined && (
                  <span className={styles.unit}>{`, ${column.unit}`}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <Cells key={row.id} columns={props.columns} cells={row.cells} />
          ))}
        </tbody>
        {props.footer && (
          <tfoot>
            <Cells columns={props.columns} cells={props.footer} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

const headingOf = ({ heading, unit }: TableColumn<string>): string =>
  unit === undefined ? heading : `${heading}, ${unit}`;

interface CellsProps<Key extends string> {
  readonly columns: readonly TableColumn<Key>[];
  readonly cells: Readonly<Record<Key, ReactNode>>;
}

function Cells<Key extends string>({ columns, cells }: CellsProps<Key>) {
  return (
    <tr>
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={index === 0 ? 'row' : undefined}
            data-align={column.align}
            data-heading={headingOf(column)}
          >
            {cells[column.key]}
          </Cell>
        );
      })}
    </tr>
  );
}
