import type { DealtPaper } from './dealPaper.ts';
import { DrawnPart, type Dealing } from './DrawnPart.tsx';
import type { Paper, PaperMark } from './Paper.ts';
import styles from './paper.module.css';

/** Longer names are set smaller. */
const LONG_TITLE = 28;

interface PaperPageProps {
  readonly paper: Paper;
  /** Null draws all of it, to be measured. */
  readonly dealt: DealtPaper | null;
  readonly page: number;
}

/** One page: whatever pieces it was dealt, under the header and above the foot. */
export function PaperPage({ paper, dealt, page }: PaperPageProps) {
  const { title, lines, mark } = paper;
  const keys = dealt?.pages[page - 1];
  const dealing: Dealing = {
    has: (key) => keys?.includes(key) ?? true,
    item: (key) => ({ 'data-item': key }),
    widths: (key) => dealt?.widths.get(key),
  };
  const head = (
    <header>
      <div>
        {paper.over !== undefined && <p className={styles.strong}>{paper.over}</p>}
        <h1 data-long={title.length > LONG_TITLE || undefined}>{title}</h1>
        {paper.under !== undefined && <p className={styles.strong}>{paper.under}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {mark !== undefined && <Mark mark={mark} />}
    </header>
  );
  return (
    <section className={styles.page} data-page={page}>
      {paper.headOnEveryPage ? (
        <div data-every-page>{head}</div>
      ) : (
        dealing.has('header') && <div data-item="header">{head}</div>
      )}
      {paper.parts.map((part, place) => (
        <DrawnPart key={place} part={part} partKey={String(place)} dealing={dealing} />
      ))}
      <footer data-every-page>
        <span>{paper.foot}</span>
        <span>{paper.pageText(page, dealt?.pages.length ?? 1)}</span>
      </footer>
    </section>
  );
}

const Mark = ({ mark }: { readonly mark: PaperMark }) =>
  'none' in mark ? (
    <p className={styles.noMark}>{mark.none}</p>
  ) : (
    <svg
      className={styles.mark}
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={mark.name}
    >
      <path d={mark.path} />
    </svg>
  );
