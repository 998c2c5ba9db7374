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
  /** Date from which this wording holds. */
  readonly since: { readonly iso: string; readonly words: string };
  readonly sections: readonly LegalSection[];
  readonly after: ReactNode;
}

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
          This wording holds since <time dateTime={since.iso}>{since.words}</time>. {after}
        </p>
      </article>
    </Container>
  );
}
