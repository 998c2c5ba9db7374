import { formatNumber } from '@mix/engine';
import { linearScale, linePath, marks, friendlyStep } from './linearScale.ts';
import { useId, type ReactNode } from 'react';
import styles from './Plot.module.css';

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
const RIGHT = 320;
const TOP = 10;
const BOTTOM = 208;
const CURVE_POINTS = 64;

/** Pressure against speed: the frame is what the tip can do, the line is what the rate asks for. */
export function NozzleWindow(props: NozzleWindowProps) {
  const { minBar, maxBar, speedWindowKmPerH, speedKmPerH, pressureBar } = props;
  const id = useId();
  const [slowest, fastest] = speedWindowKmPerH;
  const room = (fastest - slowest) * 0.15;
  const speeds = linearScale(
    Math.max(0, Math.min(slowest, speedKmPerH) - room),
    Math.max(fastest, speedKmPerH) + room,
    LEFT,
    RIGHT,
  );
  const pressures = linearScale(0, Math.max(maxBar, pressureBar) + 1, BOTTOM, TOP);
  const curve = (from: number, to: number): string =>
    linePath(
      Array.from({ length: CURVE_POINTS + 1 }, (_, index) => {
        const speed = from + ((to - from) * index) / CURVE_POINTS;
        return [speeds.at(speed), Math.max(TOP, pressures.at(props.pressureAt(speed)))] as const;
      }),
    );
  const pointX = speeds.at(speedKmPerH);
  const pointY = pressures.at(pressureBar);
  const labelEnds = pointX > (LEFT + RIGHT) / 2;
  return (
    <figure className={styles.plot}>
      <svg
        className={styles.picture}
        viewBox="0 0 328 248"
        role="img"
        aria-label={props.description}
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
        <rect
          x={LEFT}
          y={TOP}
          width={RIGHT - LEFT}
          height={BOTTOM - TOP}
          fill={`url(#${id}-out)`}
        />
        <rect
          className={styles.frame}
          x={speeds.at(slowest)}
          y={pressures.at(maxBar)}
          width={speeds.at(fastest) - speeds.at(slowest)}
          height={pressures.at(minBar) - pressures.at(maxBar)}
        />
        {props.dropletBands.map((band) => (
          <g key={band.minBar}>
            {band.minBar > minBar && (
              <path
                className={styles.band}
                d={`M${speeds.at(slowest).toFixed(1)} ${pressures.at(band.minBar).toFixed(1)}H${speeds.at(fastest).toFixed(1)}`}
              />
            )}
            <text
              className={styles.scale}
              x={speeds.at(fastest) - 6}
              y={pressures.at((band.minBar + band.maxBar) / 2) + 5}
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
            {formatNumber(value, { decimals: 1 })}
          </text>
        ))}
        {marks(speeds.min, speeds.max, friendlyStep(speeds.max - speeds.min, 7)).map((value) => (
          <g key={value}>
            <path className={styles.tick} d={`M${speeds.at(value).toFixed(1)} ${BOTTOM}v6`} />
            <text className={styles.scale} x={speeds.at(value)} y={229} textAnchor="middle">
              {formatNumber(value, { decimals: 1 })}
            </text>
          </g>
        ))}
        <g clipPath={`url(#${id}-area)`}>
          <path className={styles.outside} d={curve(speeds.min, slowest)} />
          <path className={styles.line} d={curve(slowest, fastest)} />
          <path className={styles.outside} d={curve(fastest, speeds.max)} />
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
          {formatNumber(pressureBar, { decimals: 1 })} bar
        </text>
        <text className={styles.scale} x={LEFT} y={245}>
          bar
        </text>
        <text className={styles.scale} x={RIGHT} y={245} textAnchor="end">
          {props.speedAxis}
        </text>
      </svg>
      {props.children !== undefined && (
        <figcaption className={styles.caption}>{props.children}</figcaption>
      )}
    </figure>
  );
}
