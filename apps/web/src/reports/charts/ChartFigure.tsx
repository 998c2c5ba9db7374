import type { ReactNode } from 'react';
import { TableView, type TableColumn, type TableRow } from '../../ui/figures/TableView.tsx';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { useChartSize, type ChartSize } from './useChartSize.ts';
import styles from './chart.module.css';

interface ChartFigureProps<Key extends string> {
  readonly name: string;
  /** What the chart shows at a glance, in words: it is read out. */
  readonly description: string;
  /** Height of the chart, px, at the size it is drawn at. */
  readonly heightPx: (size: ChartSize) => number;
  readonly children: (size: ChartSize) => ReactNode;
  readonly legend?: ReactNode;
  /** The same figures to be read one by one. */
  readonly table: {
    readonly columns: readonly TableColumn<Key>[];
    readonly rows: readonly TableRow<Key>[];
  };
}

/** A chart as wide as its room, its legend, and its figures as a table. */
export function ChartFigure<Key extends string>(props: ChartFigureProps<Key>) {
  const [room, size] = useChartSize();
  const heightPx = Math.round(props.heightPx(size));
  return (
    <figure className={styles.figure}>
      <div ref={room}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${size.widthPx} ${heightPx}`}
          role="img"
          aria-label={props.description}
        >
          {props.children(size)}
        </svg>
      </div>
      {props.legend !== undefined && (
        <figcaption className={styles.legend}>{props.legend}</figcaption>
      )}
      {props.table.rows.length > 0 && (
        <ExpansionPanel summary={reportWords.asTable} drawnWhenOpened>
          <TableView
            caption={`${props.name}: ${reportWords.asTable}`}
            captionHidden
            {...props.table}
          />
        </ExpansionPanel>
      )}
    </figure>
  );
}
