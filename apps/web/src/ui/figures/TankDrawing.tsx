import type { ReactNode } from 'react';
import { TankFill } from './TankFill.tsx';
import styles from './TankDrawing.module.css';

interface TankDrawingProps {
  /** The line a full tank reaches. */
  readonly capacityL: number;
  /** Where the line stood before this step; what was added since is hatched. */
  readonly beforeL: number;
  /** Null: nothing is in it yet, and no line is to be read. */
  readonly lineL: number | null;
}

const WALL = 'M2 5H36V48L26 57H12L2 48Z';
const TOP = 9;
const BOTTOM = 57;

/**
 * A tank with its line. It is a measurement, not an icon: the level is to scale, the cone included
 * as if the sight gauge were evenly spaced. The words beside it say the same, so it is not read out.
 */
export function TankDrawing({ capacityL, beforeL, lineL }: TankDrawingProps) {
  const heightAt = (litres: number): number =>
    BOTTOM - Math.min(1, Math.max(0, litres / capacityL)) * (BOTTOM - TOP);
  if (lineL === null) {
    return (
      <Tank>
        <path className={styles.wall} strokeDasharray="3 3" d={WALL} />
      </Tank>
    );
  }
  const line = heightAt(lineL);
  const before = Math.max(line, heightAt(beforeL));
  return (
    <Tank>
      <TankFill wall={WALL} width={48} bottomY={BOTTOM} beforeY={before} lineY={line} />
      <path className={styles.wall} d={WALL} />
      <path className={styles.level} d={`M2 ${line.toFixed(1)}H48`} />
    </Tank>
  );
}

const Tank = ({ children }: { readonly children: ReactNode }) => (
  <svg className={styles.tank} viewBox="0 0 48 60" width="48" height="60" aria-hidden="true">
    {children}
  </svg>
);
