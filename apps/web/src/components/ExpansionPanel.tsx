import type { ReactNode } from 'react';
import styles from './ExpansionPanel.module.css';

interface ExpansionPanelProps {
  readonly summary: ReactNode;
  /** What stands at the right of the closed line, so that it need not be opened to be read. */
  readonly note?: ReactNode;
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
}

/** A line that opens: native, so that find-in-page and the keyboard work without script. */
export function ExpansionPanel({ summary, note, open, children }: ExpansionPanelProps) {
  return (
    <details className={styles.panel} open={open}>
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
