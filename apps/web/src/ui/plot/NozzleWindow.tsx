import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { readersValue } from '../../i18n/figures/readersValue.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { linearScale, linePath, marks, friendlyStep } from './linearScale.ts';
import { useId, type ReactNode } from 'react';
import styles from './Plot.module.css';
import { BOTTOM, PlotFrame, RIGHT } from './PlotFrame.tsx';

interface NozzleWindowProps {
  /** Pressure, in bar, that the rate needs at a speed. */
  readonly pressureAt: (speedKmPerH: number) => number;
  readonly speedKmPerH: number;
  readonly pressureBar: number;
  readonly minBar: number;
  readonly maxBar: number;
  readonly speedWindowKmPerH: readonly [number, number];
  /** Bands of one edition of the droplet standard, by pressure. */
  readonly dropletBands: readonly {
    readonly minBar: number;
    readonly maxBar: number;
    readonly dropletClass: string;
  }[];
  /** The picture in words. */
  readonly description: string;
  readonly speedAxis: string;
  readonly children?: ReactNode;
}

const LEFT = 30;
const TOP = 10;
const CURVE_POINTS = 64;

const bar = (value: number): number => readersValue(value, 'bar');
const kmPerH = (value: number): number => readersValue(value, 'km/h');

/** Pressure against speed: the frame is what the tip can do, the line is what the rate asks for. */
export function NozzleWindow(props: NozzleWindowProps) {
  const { minBar, maxBar, speedWindowKmPerH, speedKmPerH, pressureBar } = props;
  const id = useId();
  const [slowest, fastest] = speedWindowKmPerH;
  const room = (fastest - slowest) * 0.15;
  const slowestShown = Math.max(0, Math.min(slowest, speedKmPerH) - room);
  const fastestShown = Math.max(fastest, speedKmPerH) + room;
  const speeds = linearScale(kmPerH(slowestShown), kmPerH(fastestShown), LEFT, RIGHT);
  const pressures = linearScale(0, bar(Math.max(maxBar, pressureBar) + 1), BOTTOM, TOP);
  const speedAt = (value: number): number => speeds.at(kmPerH(value));
  const pressureY = (value: number): number => pressures.at(bar(value));
  const curve = (from: number, to: number): string =>
    linePath(
      Array.from({ length: CURVE_POINTS + 1 }, (_, index) => {
        const speed = from + ((to - from) * index) / CURVE_POINTS;
        return [speedAt(speed), Math.max(TOP, pressureY(props.pressureAt(speed)))] as const;
      }),
    );
  const pointX = speedAt(speedKmPerH);
  const pointY = pressureY(pressureBar);
  const labelEnds = pointX > (LEFT + RIGHT) / 2;
  return (
    <PlotFrame
      description={props.description}
      x={speeds}
      xStep={friendlyStep(speeds.max - speeds.min, 7)}
      xName={props.speedAxis}
      yName={shownUnitSign('bar')}
      yNameX={LEFT}
      caption={props.children}
    >
      <defs>
        <pattern
          id={`${id}-out`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="1" height="7" fill="var(--line)" />
        </pattern>
        <clipPath id={`${id}-area`}>
          <rect x={LEFT} y={TOP} width={RIGHT - LEFT} height={BOTTOM - TOP} />
        </clipPath>
      </defs>
      <rect x={LEFT} y={TOP} width={RIGHT - LEFT} height={BOTTOM - TOP} fill={`url(#${id}-out)`} />
      <rect
        className={styles.frame}
        x={speedAt(slowest)}
        y={pressureY(maxBar)}
        width={speedAt(fastest) - speedAt(slowest)}
        height={pressureY(minBar) - pressureY(maxBar)}
      />
      {props.dropletBands.map((band) => (
        <g key={band.minBar}>
          {band.minBar > minBar && (
            <path
              className={styles.band}
              d={`M${speedAt(slowest).toFixed(1)} ${pressureY(band.minBar).toFixed(1)}H${speedAt(fastest).toFixed(1)}`}
            />
          )}
          <text
            className={styles.scale}
            x={speedAt(fastest) - 6}
            y={pressureY((band.minBar + band.maxBar) / 2) + 5}
            textAnchor="end"
          >
            {band.dropletClass}
          </text>
        </g>
      ))}
      {marks(0, pressures.max, friendlyStep(pressures.max, 7)).map((value) => (
        <text
          key={value}
          className={styles.scale}
          x={LEFT - 8}
          y={pressures.at(value) + 5}
          textAnchor="end"
        >
          {numberText(value, 1)}
        </text>
      ))}
      <g clipPath={`url(#${id}-area)`}>
        <path className={styles.outside} d={curve(slowestShown, slowest)} />
        <path className={styles.line} d={curve(slowest, fastest)} />
        <path className={styles.outside} d={curve(fastest, fastestShown)} />
      </g>
      <path
        className={styles.pointer}
        d={`M${pointX.toFixed(1)} ${BOTTOM}V${pointY.toFixed(1)}H${LEFT}`}
      />
      <circle className={styles.dot} cx={pointX} cy={pointY} r="7" />
      <text
        className={styles.reading}
        x={pointX + (labelEnds ? -8 : 10)}
        y={labelEnds ? pointY - 14 : pointY + 22}
        textAnchor={labelEnds ? 'end' : 'start'}
      >
        {quantityText(pressureBar, 'bar', 1)}
      </text>
    </PlotFrame>
  );
}
