import type { CoveredStrip, GroundPoint, Ring } from '@mix/ground';
import polylabel from 'polylabel';
import { useId, type ReactNode } from 'react';
import { fitMap, type DrawnPoint, type FittedMap } from './fitMap.ts';
import { ScaleBar } from './ScaleBar.tsx';
import styles from './GroundMap.module.css';

/**
 * Drawn units: CSS pixels on the narrowest phone, larger where there is more room. At a desk there are
 * more of them, so that letters and corners do not grow with the drawing; `wide` has a list beside it.
 */
const MAP_SIZES = {
  phone: { width: 360, height: 320 },
  desk: { width: 600, height: 530 },
  wide: { width: 640, height: 320 },
} as const;

export type MapSize = keyof typeof MAP_SIZES;

export interface MapGround {
  readonly key: string;
  readonly ring: Ring;
  /** Ground inside the outline that does not belong to it: the label lies beside these islands. */
  readonly islands?: readonly Ring[];
  /** Lines of words, drawn where most of the ground is around them. */
  readonly label?: readonly string[];
  /**
   * `chosen` is filled; `edge` as strong but empty; `inside` only filled, for a line that is not closed;
   * `quiet` the neighbours.
   */
  readonly look: 'chosen' | 'edge' | 'inside' | 'plain' | 'quiet';
  /** How near it is to a limit: its fill. */
  readonly level?: 'low' | 'half' | 'near' | 'over';
  /** Some use of it has to wait: it is striped over its fill. */
  readonly isClosed?: boolean;
}

export interface MapLine {
  readonly key: string;
  readonly line: readonly GroundPoint[];
  readonly look: 'walked' | 'gap' | 'silent' | 'buffer' | 'track';
}

/** Ground that was sprayed, and how often. */
export interface MapCover {
  readonly strips: readonly CoveredStrip[];
  readonly look: 'once' | 'twice';
}

interface GroundMapProps {
  /** What the map shows, in words: for those who do not see it. */
  readonly label: string;
  readonly grounds: readonly MapGround[];
  /** Rings that stay unsprayed, hatched; even-odd. */
  readonly hatched?: readonly (readonly Ring[])[];
  readonly lines?: readonly MapLine[];
  /** Below all outlines. */
  readonly covers?: readonly MapCover[];
  /** Points that the drawing is laid out for; without them all ground. */
  readonly fit?: readonly GroundPoint[];
  readonly size?: MapSize;
  /** In drawn units, in place of that of the size. */
  readonly width?: number;
  readonly height?: number;
  /** Kept free at the edges, in drawn units. */
  readonly margin?: number;
  /** Drawn below all else: the squares of a sheet. */
  readonly under?: (map: FittedMap) => ReactNode;
  /** Drawn over all: corners, the device. */
  readonly over?: (map: FittedMap) => ReactNode;
  /** A press on the map. A caller that handles presses has buttons for the same beside the map. */
  readonly onPick?: (pressed: DrawnPoint, map: FittedMap) => void;
}

const pathOf = (map: FittedMap, points: readonly GroundPoint[], closed: boolean): string =>
  points
    .map((point, index) => {
      const { x, y } = map.at(point);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('') + (closed ? 'Z' : '');

const stripsPath = ({ at }: FittedMap, strips: readonly CoveredStrip[]): string =>
  strips
    .map(({ southWest, northEast }) => {
      const [from, to] = [at(southWest), at(northEast)];
      return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}H${to.x.toFixed(1)}V${to.y.toFixed(1)}H${from.x.toFixed(1)}Z`;
    })
    .join('');

/** Outlines as they lie, north up, with a scale. It needs no network: there is nothing but lines. */
export function GroundMap(props: GroundMapProps) {
  const { label, grounds, hatched = [], lines = [], covers = [] } = props;
  const { size = 'phone', margin = 32, under, over, onPick } = props;
  const { width = MAP_SIZES[size].width, height = MAP_SIZES[size].height } = props;
  const hatchId = useId();
  const closedId = useId();
  const fit = props.fit ?? grounds.flatMap(({ ring }) => ring);
  const map = fitMap(fit, { width, height, margin });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      onClick={(event) => {
        const matrix = event.currentTarget.getScreenCTM();
        if (map === null || matrix === null || onPick === undefined) return;
        const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
        onPick(at, map);
      }}
    >
      <defs>
        <pattern
          id={hatchId}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line x1="0" y1="0" x2="0" y2="7" className={styles.hatch} />
        </pattern>
        <pattern
          id={closedId}
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line x1="0" y1="0" x2="0" y2="12" className={styles.closed} />
        </pattern>
      </defs>
      {map !== null && (
        <>
          {under?.(map)}
          {covers.map(({ strips, look }) => (
            <path
              key={look}
              d={stripsPath(map, strips)}
              className={styles.cover}
              data-look={look}
            />
          ))}
          {grounds.map(({ key, ring, look, level }) => (
            <path
              key={key}
              d={pathOf(map, ring, true)}
              className={styles.ground}
              data-look={look}
              data-level={level}
            />
          ))}
          {grounds.map(
            ({ key, ring, isClosed = false }) =>
              isClosed && <path key={key} d={pathOf(map, ring, true)} fill={`url(#${closedId})`} />,
          )}
          {hatched.map((rings, index) => (
            <path
              key={index}
              d={rings.map((ring) => pathOf(map, ring, true)).join('')}
              className={styles.hatched}
              fill={`url(#${hatchId})`}
              fillRule="evenodd"
            />
          ))}
          {lines.map(({ key, line, look }) => (
            <path key={key} d={pathOf(map, line, false)} className={styles.line} data-look={look} />
          ))}
          {grounds.map(({ key, ring, islands = [], label: words }) =>
            words === undefined ? null : (
              <Label key={key} map={map} rings={[ring, ...islands]} words={words} />
            ),
          )}
          {over?.(map)}
          <ScaleBar perM={map.perM} height={height} />
        </>
      )}
      <g className={styles.north} transform={`translate(${width - 22} 14)`} aria-hidden="true">
        <path d="M0 26V2M-6 8L0 1L6 8" />
        <text y="40">N</text>
      </g>
    </svg>
  );
}

interface LabelProps {
  readonly map: FittedMap;
  /** The outer ring and its islands. */
  readonly rings: readonly Ring[];
  readonly words: readonly string[];
}

/** Words on their own ground: the centre of a bent outline often lies on another one. */
function Label({ map, rings, words }: LabelProps) {
  const [x, y] = polylabel(
    rings.map((ring) =>
      ring.map((point): [number, number] => {
        const drawn = map.at(point);
        return [drawn.x, drawn.y];
      }),
    ),
  );
  return (
    <text className={styles.label} x={x} y={y} aria-hidden="true">
      {words.map((word, index) => (
        <tspan key={word} x={x} dy={index === 0 ? 0 : 16}>
          {word}
        </tspan>
      ))}
    </text>
  );
}
