import { decimalsFor, formatAmount, formatNumber, type ProductMeasure } from '@mix/engine';
import styles from './Reading.module.css';

type ReadingSize = 'data' | 'amount' | 'large' | 'hero';

interface ReadingProps {
  /** Null is not known, and says so in words. */
  readonly value: number | null;
  readonly unit: string;
  /** Most decimals; about four figures when absent. */
  readonly decimals?: number | undefined;
  readonly size?: ReadingSize;
  readonly notKnown?: string;
}

/** A figure to be read at a glance: the figure is loud, its unit is near and never wraps away. */
export function Reading(props: ReadingProps) {
  const { value, unit, decimals, size = 'data', notKnown = 'not known' } = props;
  if (value === null) return <span className={styles.unknown}>{notKnown}</span>;
  const text = formatNumber(value, { decimals: decimals ?? decimalsFor(value) });
  return <Figure text={text} unit={unit} size={size} />;
}

interface AmountReadingProps {
  /** Below 1 kg it is shown in g, below 1 L in mL. */
  readonly amount: ProductMeasure;
  readonly decimals?: number | undefined;
  readonly size?: ReadingSize;
}

/** A reading of something to weigh or measure. */
export function AmountReading({ amount, decimals, size = 'data' }: AmountReadingProps) {
  const { text, unit } = formatAmount(amount, decimals === undefined ? {} : { decimals });
  return <Figure text={text} unit={unit} size={size} />;
}

interface FigureProps {
  readonly text: string;
  readonly unit: string;
  readonly size: ReadingSize;
}

function Figure({ text, unit, size }: FigureProps) {
  return (
    <span className={styles.reading} data-size={size}>
      {text}
      {unit !== '' && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
