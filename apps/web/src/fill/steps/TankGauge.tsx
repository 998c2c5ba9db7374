import { TankFill } from '../../ui/figures/TankFill.tsx';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { readersValue } from '../../i18n/figures/readersValue.ts';
import { shownTankVolume, tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { gaugeTicks } from './gaugeTicks.ts';
import { largeFigureLength } from './largeFigureLength.ts';
import styles from './TankGauge.module.css';

interface TankGaugeProps {
  /** The line a full tank reaches, L. */
  readonly capacityL: number;
  /** Where the line stands before the step, L. */
  readonly beforeL: number;
  /** Where to stop, L. */
  readonly lineL: number;
}

const TOP = 26;
const BOTTOM = 256;
const WALL = 'M2 14H142V256L88 284H56L2 256Z';
/** A figure of the scale that is nearer to the pointer than this would touch the pointer. */
const CLEAR = 30;

/**
 * The tank with its sight gauge and the line to stop at; what this step adds is hatched. Marks are
 * evenly spaced, the cone counted as if it were straight (assumed, as in the reference pictures).
 */
export function TankGauge({ capacityL, beforeL, lineL }: TankGaugeProps) {
  const heightAt = (litres: number): number =>
    BOTTOM - Math.min(1.04, Math.max(0, litres / capacityL)) * (BOTTOM - TOP);
  const line = heightAt(lineL);
  const before = Math.max(line, heightAt(beforeL));
  const shownCapacity = readersValue(capacityL, 'L');
  const { text, unit } = shownTankVolume(lineL);
  return (
    <svg
      className={styles.gauge}
      viewBox="0 0 328 290"
      role="img"
      aria-label={fillWords.drawing(tankVolumeText(beforeL), tankVolumeText(lineL))}
    >
      <TankFill wall={WALL} width={146} bottomY={290} beforeY={before} lineY={line} />
      <path className={styles.neck} d="M50 6h44v8H50z" />
      <path className={styles.wall} d={WALL} />
      <path className={styles.pipe} d="M142 246.8h26M142 22h26" />
      <rect className={styles.tube} x="167" y="18" width="12" height="238" rx="2" />
      <rect
        className={styles.level}
        x="169.5"
        y={line}
        width="7"
        height={Math.max(0, 254 - line)}
      />
      {gaugeTicks(shownCapacity).map(({ value, labelled }) => {
        const y = BOTTOM - (value / shownCapacity) * (BOTTOM - TOP);
        return (
          <g key={value}>
            <path className={styles.tick} d={`M185 ${y}h${labelled ? 11 : 6}`} />
            {labelled && Math.abs(y - line) > CLEAR && (
              <text className={styles.figure} x="202" y={y + 5.5}>
                {numberText(value, 0)}
              </text>
            )}
          </g>
        );
      })}
      <path className={styles.line} d={`M2 ${line}H142`} />
      <path className={styles.pointer} d={`M142 ${line}h58`} />
      <path className={styles.level} d={`M197 ${line}l17-11v22z`} />
      <text className={styles.reading} data-long={largeFigureLength(text)} x="221" y={line + 12}>
        {text}
        <tspan className={styles.unit} dx="5">
          {unit}
        </tspan>
      </text>
    </svg>
  );
}
