import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';
import { Container } from '../ui/layout/Container.tsx';
import { legalWords } from '../i18n/made/en/legal/legalWords.ts';
import { longDayText } from '../i18n/figures/dateText.ts';
import styles from './LegalDocument.module.css';

/** The day since which the legal texts hold; to be moved with any change of their meaning. */
const LEGAL_SINCE = '2026-11-23';

/** A paragraph, or the points of a list. */
type LegalText = string | readonly string[];

interface LegalSection {
  readonly heading: string;
  readonly text: readonly LegalText[];
}

interface LegalDocumentProps {
  readonly title: string;
  /** The whole text in short. */
  readonly gist: string;
  /** Sections by their `id` on the page. */
  readonly sections: Readonly<Record<string, LegalSection>>;
  readonly after: ReactNode;
}

const paragraph = (part: LegalText) =>
  typeof part === 'string' ? (
    <p key={part}>{part}</p>
  ) : (
    <ul key={part.join()}>
      {part.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );

/** A text to be read once and looked things up in: its contents first, then its sections. */
export function LegalDocument({ title, gist, sections, after }: LegalDocumentProps) {
  return (
    <Container>
      <article className={styles.document}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.gist}>{gist}</p>
        <nav aria-label={legalWords.contents}>
          <ul className={classNames('border-top', styles.contents)}>
            {Object.entries(sections).map(([id, { heading }]) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {Object.entries(sections).map(([id, { heading, text }]) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className={styles.heading}>
              {heading}
            </h2>
            <div className={styles.text}>{text.map(paragraph)}</div>
          </section>
        ))}
        {/* The build writes a day as New Zealand does; the reader's form may be another. */}
        <p className={styles.since} suppressHydrationWarning>
          {legalWords.since(longDayText(LEGAL_SINCE))} {after}
        </p>
      </article>
    </Container>
  );
}
