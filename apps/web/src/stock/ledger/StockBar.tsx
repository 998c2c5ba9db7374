import styles from './StockBar.module.css';

interface StockBarProps {
  readonly amount: number;
  readonly needed: number;
  /** What the whole width stands for. */
  readonly scale: number;
}

/** The amount in stock, framed by what the next jobs need; what is missing is hatched. */
export function StockBar({ amount, needed, scale }: StockBarProps) {
  const there = Math.max(0, amount);
  const share = (value: number): string => `${Math.min(100, (value / scale) * 100)}%`;
  if (!(scale > 0)) return <div className={styles.bar} aria-hidden="true" />;
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.there} style={{ inlineSize: share(there) }} />
      {needed > there && (
        <span
          className={styles.missing}
          style={{ insetInlineStart: share(there), inlineSize: share(needed - there) }}
        />
      )}
      {needed > 0 && <span className={styles.needed} style={{ inlineSize: share(needed) }} />}
    </div>
  );
}

/** What the parts of the bars mean. */
export const StockLegend = ({
  words,
}: {
  readonly words: Readonly<Record<'shed' | 'jobs' | 'missing', string>>;
}) => (
  <ul className={styles.legend}>
    {(['shed', 'jobs', 'missing'] as const).map((part) => (
      <li key={part}>
        <span className={styles.mark} data-part={part} aria-hidden="true" />
        {words[part]}
      </li>
    ))}
  </ul>
);
