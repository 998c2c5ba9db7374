import type { ReactNode } from 'react';
import styles from './MixRow.module.css';

interface MixRowProps {
  readonly name: string;
  readonly note: string;
  readonly end?: ReactNode;
  readonly onPress: () => void;
}

/** A line of the home page that opens something by a tap anywhere in it. */
export const MixRow = ({ name, note, end, onPress }: MixRowProps) => (
  <li>
    <button type="button" className={styles.row} onClick={onPress}>
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className="quiet">{note}</span>
      </span>
      {end != null && <span className={styles.end}>{end}</span>}
    </button>
  </li>
);

/** The figure that says most of a row, its unit quieter beside it. */
export const RowFigure = ({ text, unit }: { readonly text: string; readonly unit: string }) => (
  <>
    <span className={styles.figure}>{text}</span> {unit}
  </>
);
