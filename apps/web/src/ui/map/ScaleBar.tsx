import { quantityText } from '../../i18n/figures/quantityText.ts';
import styles from './GroundMap.module.css';

/** Round lengths; the longest that stays short of a third of the drawing is drawn. */
const LENGTHS_M = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
const LONGEST = 110;

/** A bar that shows how long a stretch of the drawing is on the ground. */
export function ScaleBar({ perM, height }: { readonly perM: number; readonly height: number }) {
  const lengthM = LENGTHS_M.findLast((one) => one * perM <= LONGEST);
  if (lengthM === undefined) return null;
  const width = lengthM * perM;
  return (
    <g className={styles.scale} transform={`translate(16 ${height - 16})`} aria-hidden="true">
      <path d={`M0 -6V6M0 0H${width}M${width} -6V6`} />
      <text x={width + 8} y="4">
        {quantityText(lengthM, 'm', 0)}
      </text>
    </g>
  );
}
