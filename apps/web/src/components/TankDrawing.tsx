import { useId } from 'react';
import styles from './TankDrawing.module.css';

interface TankDrawingProps {
  /** The line a full tank reaches. */
  readonly capacityL: number;
  /** Where the line stood before this step; what was added since is hatched. */
  readonly beforeL: number;
  readonly lineL: number;
}

const TOP = 9;
const BOTTOM = 57;

/**
 * A tank with its line. It is a measurement, not an icon: the level is to scale, the cone included
 * as if the sight gauge were evenly spaced. The words beside it say the same, so it is not read out.
 */
export function TankDrawing({ capacityL, beforeL, lineL }: TankDrawingProps) {
  const id = useId();
  const heightAt = (litres: number): number =>
    BOTTOM - Math.min(1, Math.max(0, litres / capacityL)) * (BOTTOM - TOP);
  const line = heightAt(lineL);
  const before = Math.max(line, heightAt(beforeL));
  return (
    <svg className={styles.tank} viewBox="0 0 48 60" width="48" height="60" aria-hidden="true">
      <defs>
        <clipPath id={`${id}-wall`}>
          <path d="M2 5H36V48L26 57H12L2 48Z" />
        </clipPath>
        <pattern
          id={`${id}-added`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" fill="var(--surface)" />
          <rect width="5" height="8" fill="var(--tank-added)" />
        </pattern>
        <pattern id={`${id}-liquid`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="var(--tank-water)" />
          <rect y="3" width="8" height="1.5" fill="var(--tank-water-line)" />
        </pattern>
      </defs>
      <g clipPath={`url(#${id}-wall)`}>
        <rect y={before} width="48" height={BOTTOM - before} fill={`url(#${id}-liquid)`} />
        <rect y={line} width="48" height={before - line} fill={`url(#${id}-added)`} />
      </g>
      <path className={styles.wall} d="M2 5H36V48L26 57H12L2 48Z" />
      <path className={styles.level} d={`M2 ${line.toFixed(1)}H48`} />
    </svg>
  );
}
