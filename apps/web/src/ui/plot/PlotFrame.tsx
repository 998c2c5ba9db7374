import type { ReactNode } from 'react';
import { numberText } from '../../i18n/figures/numberText.ts';
import { marks, type linearScale } from './linearScale.ts';
import styles from './Plot.module.css';

/** Ends of every plot's axes. */
export const RIGHT = 320;
export const BOTTOM = 208;

interface PlotFrameProps {
  /** The picture in words. */
  readonly description: string;
  readonly x: ReturnType<typeof linearScale>;
  readonly xStep: number;
  readonly xName: string;
  readonly yName: string;
  /** Where the name of the upright axis begins. */
  readonly yNameX: number;
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** A picture with its lower axis, the names of both axes and the caption below. */
export const PlotFrame = (props: PlotFrameProps) => (
  <figure className="padding-top-2">
    <svg className={styles.picture} viewBox="0 0 328 248" role="img" aria-label={props.description}>
      {marks(props.x.min, props.x.max, props.xStep).map((value) => (
        <g key={value}>
          <path className={styles.tick} d={`M${props.x.at(value).toFixed(1)} ${BOTTOM}v6`} />
          <text className={styles.scale} x={props.x.at(value)} y={229} textAnchor="middle">
            {numberText(value, 1)}
          </text>
        </g>
      ))}
      {props.children}
      <text className={styles.scale} x={props.yNameX} y={245}>
        {props.yName}
      </text>
      <text className={styles.scale} x={RIGHT} y={245} textAnchor="end">
        {props.xName}
      </text>
    </svg>
    {props.caption !== undefined && (
      <figcaption className={styles.caption}>{props.caption}</figcaption>
    )}
  </figure>
);
