import type { CatchResult } from '@mix/engine';
import { catchTestWords } from '../../words/en/farm/catchTestWords.ts';
import { numberText } from '../../words/figures/numberText.ts';
import { quantityText } from '../../words/figures/quantityText.ts';
import styles from './catchTest.module.css';

const WIDTH = 328;
const HEIGHT = 150;
/** Where the reference flow ends, and its tolerance: what lies between is drawn tall. */
const REFERENCE_Y = 50;
const LIMIT_Y = 105;
const LONGEST_Y = 134;
const TOP_Y = 8;

interface FlowChartProps {
  readonly result: CatchResult;
  readonly tolerancePct: number;
}

/** The boom from its left end, each nozzle a jet as long as it is off its table, or else the mean. */
export function FlowChart({ result, tolerancePct }: FlowChartProps) {
  const { readings, tableFlowLPerMin: table, meanFlowLPerMin: mean } = result;
  const reference = table ?? mean;
  if (reference === null) return null;
  const perPart = (LIMIT_Y - REFERENCE_Y) / (tolerancePct / 100);
  const widthOf = WIDTH / readings.length;
  const endOf = (flow: number): number =>
    Math.min(LONGEST_Y, Math.max(TOP_Y + 2, REFERENCE_Y + (flow / reference - 1) * perPart));
  const count = numberText(readings.length, 0);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={catchTestWords.chart(count)}
    >
      {readings.map(
        (reading, index) =>
          reading !== null && (
            <Jet
              // A nozzle is known by its place and by nothing else.
              key={index}
              x={index * widthOf}
              width={widthOf}
              endY={endOf(reading.flowLPerMin)}
              place={index + 1}
              isOff={reading.condition === 'worn' || reading.condition === 'blocked'}
            />
          ),
      )}
      <path className={styles.beam} d={`M0 ${TOP_Y}H${WIDTH}`} />
      <path className={styles.reference} d={`M0 ${REFERENCE_Y}H${WIDTH}`} />
      <path className={styles.limit} d={`M0 ${LIMIT_Y}H${WIDTH}`} />
      {table !== null && (
        <text className={styles.label} x={WIDTH / 2} y={LIMIT_Y - 8} textAnchor="middle">
          {catchTestWords.dashed(quantityText(table, 'L/min', 2))}
        </text>
      )}
      <text className={styles.label} x={WIDTH / 2} y={LIMIT_Y + 16} textAnchor="middle">
        {catchTestWords.limit(catchTestWords.percent(numberText(tolerancePct, 0)))}
      </text>
    </svg>
  );
}

interface JetProps {
  readonly x: number;
  readonly width: number;
  readonly endY: number;
  readonly place: number;
  readonly isOff: boolean;
}

/** One that is off has its number below it: it is not told by its colour alone. */
const Jet = ({ x, width, endY, place, isOff }: JetProps) => (
  <>
    <rect
      className={styles.jet}
      data-off={isOff || undefined}
      x={x + width * 0.15}
      y={TOP_Y}
      width={width * 0.7}
      height={endY - TOP_Y}
    />
    {isOff && (
      <text className={styles.number} x={x + width / 2} y={endY + 14} textAnchor="middle">
        {numberText(place, 0)}
      </text>
    )}
  </>
);
