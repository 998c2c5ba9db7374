import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly name: string;
  /** Stands at the end of the name's line. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A name, a hairline, and what belongs to it. */
export function Section({ name, note, children }: SectionProps) {
  const id = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={note === undefined ? id : `${id} ${id}-note`}
    >
      <div className={styles.head}>
        <h2 id={id}>{name}</h2>
        {note !== undefined && (
          <p id={`${id}-note`} className="quiet text-end">
            {note}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
