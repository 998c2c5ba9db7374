import type { ReactNode } from 'react';
import { StopSign } from '../icons/StopSign.tsx';
import styles from './StopBand.module.css';

interface StopBandProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Suggestions and other actions; they stand where the primary action would have stood. */
  readonly actions?: ReactNode;
}

/** The only white band of the product: no plan is made, and this is why. Never beside a red action. */
export function StopBand({ title, children, actions }: StopBandProps) {
  return (
    <section className={styles.stop} role="alert">
      <div className={styles.why}>
        <StopSign size={48} />
        <div className={styles.words}>
          <h2 className={styles.title}>
            <span className="visually-hidden">Stop. </span>
            {title}
          </h2>
          {children}
        </div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
