import { quantityText } from '../../i18n/figures/quantityText.ts';
import { scaleLengthM } from './scaleLength.ts';
import styles from './GroundMap.module.css';

/** A bar that shows how long a stretch of the drawing is on the ground. */
export function ScaleBar({ perM, height }: { readonly perM: number; readonly height: number }) {
  const lengthM = scaleLengthM(perM);
  if (lengthM === null) return null;
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
