import type { ProductMeasure, UnitId } from '@mix/engine';
import { shownAmount, shownFigure } from '../../i18n/figures/shownFigure.ts';
import styles from './Reading.module.css';

export type ReadingSize = 'data' | 'amount' | 'large' | 'hero';

interface ReadingProps {
  readonly unit: UnitId;
  /** Most decimals; about four figures when absent. */
  readonly decimals?: number | undefined;
  readonly size?: ReadingSize;
}

/** A value that may be null comes with the words to show instead. */
type ReadingValue =
  | { readonly value: number; readonly notKnown?: string }
  | { readonly value: number | null; readonly notKnown: string };

/** A figure to be read at a glance: the figure is loud, its unit is near and never wraps away. */
export function Reading(props: ReadingProps & ReadingValue) {
  const { value, unit, decimals, size = 'data' } = props;
  if (value === null) return <span className="quiet">{props.notKnown}</span>;
  return <Figure {...shownFigure(value, unit, decimals)} size={size} />;
}

interface AmountReadingProps {
  /** Below 1 kg it is shown in g, below 1 L in mL. */
  readonly amount: ProductMeasure;
  readonly decimals?: number | undefined;
  readonly size?: ReadingSize;
}

/** A reading of something to weigh or measure. */
export function AmountReading({ amount, decimals, size = 'data' }: AmountReadingProps) {
  return <Figure {...shownAmount(amount, decimals)} size={size} />;
}

interface FigureProps {
  readonly text: string;
  readonly unit: string;
  readonly size?: ReadingSize;
}

/** A figure that is text already: converted and rounded where it came from. */
export function Figure({ text, unit, size = 'data' }: FigureProps) {
  return (
    <span className={styles.reading} data-size={size}>
      {text}
      {unit !== '' && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
