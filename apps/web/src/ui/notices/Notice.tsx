import type { ReactNode } from 'react';
import { InformationIcon } from '../icons/InformationIcon.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly kind: 'warning' | 'information';
  /** The word that carries the meaning beside the shape: "Warning", "Not known". */
  readonly word: string;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** The alert of the screens. A shape and a word say what it is; colour only repeats it. */
export function Notice({ kind, word, title, children, actions }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind}>
      {kind === 'warning' ? <WarningIcon /> : <InformationIcon />}
      <div className={styles.content}>
        <p className={styles.title}>
          <span className={styles.word}>{word}.</span> {title}
        </p>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
