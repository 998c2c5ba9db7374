import type { ReactNode } from 'react';
import { numberText } from '../../i18n/figures/numberText.ts';
import { plotWords } from '../../i18n/made/en/app/plotWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { readersValue } from '../../i18n/figures/readersValue.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { friendlyStep, linearScale, linePath, marks } from './linearScale.ts';
import styles from './Plot.module.css';
import { BOTTOM, PlotFrame, RIGHT } from './PlotFrame.tsx';

interface Point {
  readonly temperatureC: number;
  readonly gPerKgWater: number;
}

interface DissolvingCurveProps {
  /** Most that dissolves, by temperature, as published. */
  readonly limit: readonly Point[];
  /** From the plain water over the steps of the filling to the full tank. */
  readonly path: readonly Point[];
  readonly freezingPointC: number | null;
  /** The picture in words. */
  readonly description: string;
  readonly amountAxis: string;
  readonly children?: ReactNode;
}

const LEFT = 48;
const TOP = 14;
/** Room that the name of the last point takes. */
const END_LABEL_WIDTH = 150;
/** Average width of a letter in the widest fonts in use. */
const LETTER_WIDTH = 9.5;

const shownC = (temperatureC: number): number => readersValue(temperatureC, '°C');
const degrees = (temperatureC: number): string => shownFigure(temperatureC, '°C', 1).text;

/** Solubility against temperature, and the way the tank goes while it is filled. */
export function DissolvingCurve(props: DissolvingCurveProps) {
  const { limit, path, freezingPointC } = props;
  const last = path.at(-1);
  const first = path[0];
  const coldestKnown = limit[0];
  if (last === undefined || first === undefined || coldestKnown === undefined) return null;

  const { x, y, xStep, yStep, inSight } = scalesOf(limit, path, freezingPointC);
  const at = ({ temperatureC, gPerKgWater }: Point): readonly [number, number] => [
    x.at(shownC(temperatureC)),
    y.at(gPerKgWater),
  ];
  const [endX, endY] = at(last);
  // The name of the limit stands below the whole stretch of the line that runs over it.
  const nameStart = x.max - ((x.max - x.min) * END_LABEL_WIDTH) / (RIGHT - LEFT);
  const overName = [...within(limit, nameStart, x.max), ...inSight.slice(-1)];
  // The tank's path comes down from the right of its last point: the name stands to the left where
  // it fits.
  const endLabel = plotWords.fullTank(quantityText(last.temperatureC, '°C', 1));
  const endLabelLeft = endX > LEFT + END_LABEL_WIDTH;
  return (
    <PlotFrame
      description={props.description}
      x={x}
      xStep={xStep}
      xName={plotWords.tankAxis(shownUnitSign('°C'))}
      yName={props.amountAxis}
      yNameX={4}
      caption={props.children}
    >
      {marks(0, y.max, yStep).map((value) => (
        <g key={value}>
          <path className={styles.grid} d={`M${LEFT} ${y.at(value).toFixed(1)}H${RIGHT}`} />
          <text className={styles.scale} x={LEFT - 6} y={y.at(value) + 5} textAnchor="end">
            {numberText(value, 1)}
          </text>
        </g>
      ))}
      {shownC(coldestKnown.temperatureC) > x.min && (
        <path
          className={styles.held}
          d={`M${LEFT} ${y.at(coldestKnown.gPerKgWater).toFixed(1)}H${x.at(shownC(coldestKnown.temperatureC)).toFixed(1)}`}
        />
      )}
      <path className={styles.thin} d={linePath(inSight.map(at))} />
      <text
        className={styles.name}
        x={RIGHT}
        y={Math.max(...overName.map(({ gPerKgWater }) => y.at(gPerKgWater))) + 20}
        textAnchor="end"
      >
        {plotWords.mostThatDissolves}
      </text>
      {freezingPointC !== null && (
        <g>
          <path
            className={styles.freezes}
            d={`M${x.at(shownC(freezingPointC)).toFixed(1)} ${TOP}V${BOTTOM}`}
          />
          <text className={styles.name} x={x.at(shownC(freezingPointC)) + 5} y={TOP + 12}>
            {plotWords.freezes(degrees(freezingPointC))}
          </text>
        </g>
      )}
      <path className={styles.quiet} d={linePath(path.map(at))} />
      {path.slice(0, -1).map((point) => {
        const [cx, cy] = at(point);
        return <circle key={`${cx} ${cy}`} className={styles.ring} cx={cx} cy={cy} r="4" />;
      })}
      <circle className={styles.dot} cx={endX} cy={endY} r="7" />
      <text
        className={styles.reading}
        x={endLabelLeft ? endX - 12 : Math.min(endX + 12, RIGHT - endLabel.length * LETTER_WIDTH)}
        y={endLabelLeft ? endY + 5 : endY - 12}
        textAnchor={endLabelLeft ? 'end' : 'start'}
      >
        {endLabel}
      </text>
      <text
        className={styles.scale}
        x={x.at(shownC(first.temperatureC))}
        y={BOTTOM - 10}
        textAnchor="middle"
      >
        {plotWords.water(degrees(first.temperatureC))}
      </text>
    </PlotFrame>
  );
}

/** What dissolves at a shown temperature between two published points. */
function pointAt(limit: readonly Point[], shown: number): Point | null {
  const after = limit.findIndex(({ temperatureC }) => shownC(temperatureC) > shown);
  const [from, to] = [limit[after - 1], limit[after]];
  if (from === undefined || to === undefined) return null;
  const start = shownC(from.temperatureC);
  const share = (shown - start) / (shownC(to.temperatureC) - start);
  const between = (one: number, other: number): number => one + share * (other - one);
  return {
    temperatureC: between(from.temperatureC, to.temperatureC),
    gPerKgWater: between(from.gPerKgWater, to.gPerKgWater),
  };
}

/** The published points between two shown temperatures, with the line cut where the picture ends. */
function within(limit: readonly Point[], start: number, end: number): readonly Point[] {
  const inside = limit.filter(({ temperatureC }) => {
    const shown = shownC(temperatureC);
    return shown >= start && shown <= end;
  });
  return [pointAt(limit, start), ...inside, pointAt(limit, end)].filter((point) => point !== null);
}

/** Scales that hold the tank's whole path, 0 °C and the freezing point, with friendly marks. */
function scalesOf(limit: readonly Point[], path: readonly Point[], freezingPointC: number | null) {
  const temperatures = [...path.map((point) => point.temperatureC), 0, freezingPointC ?? 0].map(
    shownC,
  );
  const xStep = friendlyStep(Math.max(...temperatures) - Math.min(...temperatures) + 6, 6);
  const x = linearScale(
    Math.floor((Math.min(...temperatures) - 1) / xStep) * xStep,
    Math.ceil((Math.max(...temperatures) + 2) / xStep) * xStep,
    LEFT,
    RIGHT,
  );
  const inSight = within(limit, x.min, x.max);
  const tallest = Math.max(
    ...inSight.map((point) => point.gPerKgWater),
    ...path.map((point) => point.gPerKgWater),
  );
  const yStep = friendlyStep(tallest, 4);
  const y = linearScale(0, Math.ceil(tallest / yStep) * yStep, BOTTOM, TOP);
  return { x, y, xStep, yStep, inSight };
}
