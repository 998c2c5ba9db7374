import type { ReactNode } from 'react';
import { Container } from '../../components/layout/Container.tsx';
import styles from './LegalDocument.module.css';

export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly text: ReactNode;
}

interface LegalDocumentProps {
  readonly title: string;
  /** What the whole text comes down to. */
  readonly gist: string;
  /** ISO date from which this wording holds. */
  readonly since: string;
  readonly sections: readonly LegalSection[];
  readonly after: ReactNode;
}

const dateWords = (isoDate: string): string =>
  new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );

/** A text to be read once and looked things up in: its contents first, then its sections. */
export function LegalDocument({ title, gist, since, sections, after }: LegalDocumentProps) {
  return (
    <Container width="text">
      <article className={styles.document}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.gist}>{gist}</p>
        <nav aria-label="On this page">
          <ul className={styles.contents}>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map(({ id, heading, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className={styles.heading}>
              {heading}
            </h2>
            <div className={styles.text}>{text}</div>
          </section>
        ))}
        <p className={styles.since}>
          This wording holds since <time dateTime={since}>{dateWords(since)}</time>. {after}
        </p>
      </article>
    </Container>
  );
}
