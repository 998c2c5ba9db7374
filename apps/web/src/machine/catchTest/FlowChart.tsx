import type { CatchResult } from '@mix/engine';
import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import styles from './catchTest.module.css';

const WIDTH = 328;
const HEIGHT = 150;
/** Ends of a jet at the reference flow and at its tolerance: the range between is drawn tall. */
const REFERENCE_Y = 50;
const LIMIT_Y = 105;
const LONGEST_Y = 134;
const TOP_Y = 8;

type Reading = CatchResult['readings'][number];

const isOff = (reading: Reading): boolean =>
  reading?.condition === 'worn' || reading?.condition === 'blocked';

/** Half the width of the label, for the longest text of all languages. */
const LABEL_HALF = 56;

/** Where the label stands: in the middle, or at a side, where no long jet goes through it. */
function labelPlace(offAt: readonly number[]): number {
  const roomAt = (place: number) => Math.min(LABEL_HALF, ...offAt.map((x) => Math.abs(x - place)));
  const places = [WIDTH / 2, LABEL_HALF, WIDTH - LABEL_HALF];
  return places.toSorted((one, other) => roomAt(other) - roomAt(one))[0] ?? WIDTH / 2;
}

interface FlowChartProps {
  readonly result: CatchResult;
  readonly tolerancePct: number;
}

/**
 * The boom from its left end. A nozzle's jet is longer, the more its flow is above the table's, or
 * above the mean where the table has none.
 */
export function FlowChart({ result, tolerancePct }: FlowChartProps) {
  const { readings, tableFlowLPerMin: table, meanFlowLPerMin: mean } = result;
  const reference = table ?? mean;
  if (reference === null) return null;
  const perPart = (LIMIT_Y - REFERENCE_Y) / (tolerancePct / 100);
  const widthOf = WIDTH / readings.length;
  const endOf = (flow: number): number =>
    Math.min(LONGEST_Y, Math.max(TOP_Y + 2, REFERENCE_Y + (flow / reference - 1) * perPart));
  const count = numberText(readings.length, 0);
  const labelX = labelPlace(
    readings.flatMap((reading, index) => (isOff(reading) ? [(index + 0.5) * widthOf] : [])),
  );
  return (
    <>
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
                condition={reading.condition}
              />
            ),
        )}
        {readings.map(
          (reading, index) =>
            reading !== null &&
            isOff(reading) && (
              <text
                key={index}
                className={styles.number}
                x={(index + 0.5) * widthOf}
                // Not above the reference: the number of a short jet would stand among the other
                // jets.
                y={Math.max(endOf(reading.flowLPerMin), REFERENCE_Y + 4) + 14}
                textAnchor="middle"
              >
                {numberText(index + 1, 0)}
              </text>
            ),
        )}
        <path className={styles.beam} d={`M0 ${TOP_Y}H${WIDTH}`} />
        <path className={styles.reference} d={`M0 ${REFERENCE_Y}H${WIDTH}`} />
        <path className={styles.limit} d={`M0 ${LIMIT_Y}H${WIDTH}`} />
        <text className={styles.label} x={labelX} y={LIMIT_Y + 16} textAnchor="middle">
          {catchTestWords.limit(catchTestWords.percent(numberText(tolerancePct, 0)))}
        </text>
      </svg>
      {table !== null && (
        <p className="quiet">{catchTestWords.dashed(quantityText(table, 'L/min', 2))}</p>
      )}
    </>
  );
}

interface JetProps {
  readonly x: number;
  readonly width: number;
  readonly endY: number;
  readonly condition: NonNullable<Reading>['condition'];
}

/**
 * The jet of a worn nozzle is filled, the missing part of a blocked one's is drawn: neither is told
 * by its colour alone.
 */
const Jet = ({ x, width, endY, condition }: JetProps) => (
  <>
    <rect
      className={styles.jet}
      data-off={condition === 'worn' || undefined}
      x={x + width * 0.15}
      y={TOP_Y}
      width={width * 0.7}
      height={endY - TOP_Y}
    />
    {condition === 'blocked' && (
      <rect
        className={styles.missing}
        x={x + width * 0.15}
        y={endY}
        width={width * 0.7}
        height={Math.max(0, REFERENCE_Y - endY)}
      />
    )}
  </>
);
