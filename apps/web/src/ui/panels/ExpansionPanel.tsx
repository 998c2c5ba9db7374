import { useState, type ReactNode } from 'react';
import styles from './ExpansionPanel.module.css';

interface ExpansionPanelProps {
  readonly summary: ReactNode;
  /** What stands at the right of the closed line, so that it need not be opened to be read. */
  readonly note?: ReactNode;
  readonly open?: boolean | undefined;
  /** Ids of the fields inside, by which other code finds the panel to open for a field. */
  readonly holds?: string;
  /** Content is drawn when first opened: closed, it costs nothing while someone types elsewhere. */
  readonly drawnWhenOpened?: boolean;
  readonly children: ReactNode;
}

/** A line that opens: native, so that the keyboard and find-in-page work without script. */
export function ExpansionPanel(props: ExpansionPanelProps) {
  const { summary, note, open, holds, drawnWhenOpened = false, children } = props;
  const [drawn, setDrawn] = useState(open === true || !drawnWhenOpened);
  return (
    <details
      className={styles.panel}
      open={open}
      data-holds={holds}
      onToggle={(event) => {
        if (event.currentTarget.open) setDrawn(true);
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      {drawn && <div className={styles.body}>{children}</div>}
    </details>
  );
}
