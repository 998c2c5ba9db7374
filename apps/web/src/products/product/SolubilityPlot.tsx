import type { SolubilityPoint } from '@mix/engine';
import { friendlyStep, linePath, linearScale, marks } from '../../ui/plot/linearScale.ts';
import styles from '../../ui/plot/Plot.module.css';
import { productViewWords } from '../../i18n/made/en/products/productViewWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { readersValue } from '../../i18n/figures/readersValue.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { factFigureText } from './factFigure.ts';

const LEFT = 48;
const RIGHT = 320;
const TOP = 14;
const BOTTOM = 188;

interface SolubilityPlotProps {
  readonly name: string;
  /** Ascending by temperature. */
  readonly points: readonly SolubilityPoint[];
}

/** The most that dissolves against the temperature, through the published points and no further. */
export function SolubilityPlot({ name, points }: SolubilityPlotProps) {
  const coldest = points[0];
  const warmest = points.at(-1);
  if (coldest === undefined || warmest === undefined || coldest === warmest) return null;
  const tallest = Math.max(...points.map(({ gPerKgWater }) => gPerKgWater));
  const yStep = friendlyStep(tallest, 4);
  const x = linearScale(coldest.temperatureC, warmest.temperatureC, LEFT, RIGHT);
  const y = linearScale(0, Math.ceil(tallest / yStep) * yStep, BOTTOM, TOP);
  const published = points
    .map((point) =>
      productViewWords.plotPoint(
        factFigureText(point.gPerKgWater, ''),
        factFigureText(point.temperatureC, '°C'),
      ),
    )
    .join(', ');
  return (
    <figure className="padding-top-2">
      <svg
        className={styles.picture}
        viewBox="0 0 328 228"
        role="img"
        aria-label={productViewWords.plot(name, published)}
      >
        {marks(0, y.max, yStep).map((value) => (
          <g key={value}>
            <path className={styles.grid} d={`M${LEFT} ${y.at(value).toFixed(1)}H${RIGHT}`} />
            <text className={styles.scale} x={LEFT - 6} y={y.at(value) + 5} textAnchor="end">
              {numberText(value)}
            </text>
          </g>
        ))}
        {points.map(({ temperatureC }) => (
          <g key={temperatureC}>
            <path className={styles.tick} d={`M${x.at(temperatureC).toFixed(1)} ${BOTTOM}v6`} />
            <text
              className={styles.scale}
              x={x.at(temperatureC)}
              y={BOTTOM + 21}
              textAnchor={temperatureC === warmest.temperatureC ? 'end' : 'middle'}
            >
              {numberText(readersValue(temperatureC, '°C'), 0)}
            </text>
          </g>
        ))}
        <path
          className={styles.thin}
          d={linePath(
            points.map(({ temperatureC, gPerKgWater }) => [x.at(temperatureC), y.at(gPerKgWater)]),
          )}
        />
        {points.map(({ temperatureC, gPerKgWater }) => (
          <circle
            key={temperatureC}
            className={styles.ring}
            cx={x.at(temperatureC)}
            cy={y.at(gPerKgWater)}
            r="4"
          />
        ))}
        <text className={styles.scale} x={4} y={224}>
          {productViewWords.plotAxis}
        </text>
        <text className={styles.scale} x={RIGHT} y={224} textAnchor="end">
          {shownUnitSign('°C')}
        </text>
      </svg>
    </figure>
  );
}
