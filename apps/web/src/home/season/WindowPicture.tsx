import { useId } from 'react';
import { Figure } from '../../ui/figures/Reading.tsx';
import {
  CONDITIONS,
  type Condition,
  type SprayHour,
  type SprayWindow,
} from '../../weather/sprayHours.ts';
import { homeSeasonWords } from '../../i18n/made/en/season/homeSeasonWords.ts';
import { timeOfDayText } from '../../i18n/figures/dateText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { plainQuantityText } from '../../i18n/figures/plainQuantityText.ts';
import styles from './ForecastPanel.module.css';

/** An hour to wait is hatched. */
const VERDICT_STYLES = { good: styles.good, wait: styles.wait, notKnown: styles.notKnown };

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** The hours of a working day, by the clock. */
const FIRST_HOUR = 5;
const LAST_HOUR = 21;

interface WindowPictureProps {
  /** Of today. */
  readonly hours: readonly SprayHour[];
  readonly window: SprayWindow | null;
  /** ms since 1970 */
  readonly now: number;
}

const textAt = (ms: number): string => timeOfDayText(new Date(ms));

/** When everything is good, what is expected now, and why not at the other hours. */
export function WindowPicture({ hours, window, now }: WindowPictureProps) {
  const shown = hours.filter(({ atMs }) => {
    const hour = new Date(atMs).getHours();
    return hour >= FIRST_HOUR && hour < LAST_HOUR;
  });
  const current = hours.find(({ atMs }) => atMs <= now && now < atMs + HOUR_MS);
  return (
    <div>
      <p className="spread-baseline padding-top-1">
        {window === null ? (
          homeSeasonWords.noWindow
        ) : (
          <>
            <Figure
              text={homeSeasonWords.from(textAt(window.fromMs), textAt(window.toMs))}
              unit=""
              size="amount"
            />
            <span className="quiet">
              {now < window.fromMs
                ? homeSeasonWords.opensAt(textAt(window.fromMs))
                : homeSeasonWords.left(leftText(window.toMs - now))}
            </span>
          </>
        )}
      </p>
      {current !== undefined && <p>{homeSeasonWords.expectedNow(expectedText(current))}</p>}
      {shown.length > 0 && <Bars {...{ hours: shown, now }} />}
      <p className="quiet">{homeSeasonWords.limits}</p>
    </div>
  );
}

function leftText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const rest = minutes % 60;
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`;
}

function expectedText({ forecast, deltaTK }: SprayHour): string {
  const { windSpeedKmPerH, airTemperatureC } = forecast;
  const unknown = homeSeasonWords.notKnown;
  return [
    homeSeasonWords.wind(
      windSpeedKmPerH === null ? unknown : quantityText(windSpeedKmPerH, 'km/h', 0),
    ),
    homeSeasonWords.deltaT(deltaTK === null ? unknown : plainQuantityText(deltaTK, '°C', 1)),
    airTemperatureC === null ? unknown : quantityText(airTemperatureC, '°C', 0),
  ].join(', ');
}

/** Times when a condition is good, as they are read out: "5 to 9, 14 to 21". */
function goodTimes(hours: readonly SprayHour[], condition: Condition): string {
  const spans: { fromMs: number; toMs: number }[] = [];
  for (const { atMs, verdicts } of hours) {
    if (verdicts[condition] !== 'good') continue;
    const last = spans.at(-1);
    if (last?.toMs === atMs) last.toMs = atMs + HOUR_MS;
    else spans.push({ fromMs: atMs, toMs: atMs + HOUR_MS });
  }
  return spans.length === 0
    ? homeSeasonWords.never
    : spans
        .map(({ fromMs, toMs }) => homeSeasonWords.from(textAt(fromMs), textAt(toMs)))
        .join(', ');
}

interface BarsProps {
  readonly hours: readonly SprayHour[];
  readonly now: number;
}

/** A line for each condition, an hour a step: full is good, hatched is to wait, empty is not known. */
function Bars({ hours, now }: BarsProps) {
  const hatch = useId();
  const firstMs = hours[0]?.atMs ?? now;
  const lastMs = (hours.at(-1)?.atMs ?? now) + HOUR_MS;
  const share = (ms: number): string => `${((ms - firstMs) / (lastMs - firstMs)) * 100}%`;
  const isNow = now >= firstMs && now < lastMs;
  return (
    <>
      <ul className={styles.bars}>
        {CONDITIONS.map((condition) => (
          <li key={condition}>
            <span aria-hidden="true">{homeSeasonWords.conditions[condition]}</span>
            <svg
              className={styles.bar}
              role="img"
              aria-label={homeSeasonWords.goodFrom(
                homeSeasonWords.conditions[condition],
                goodTimes(hours, condition),
              )}
            >
              <pattern
                id={`${hatch}${condition}`}
                width="7"
                height="7"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect className={styles.hatch} width="2" height="7" />
              </pattern>
              {hours.map(({ atMs, verdicts }) => (
                <rect
                  key={atMs}
                  className={VERDICT_STYLES[verdicts[condition]]}
                  x={share(atMs)}
                  y="1"
                  width={share(firstMs + HOUR_MS)}
                  height="18"
                  fill={verdicts[condition] === 'wait' ? `url(#${hatch}${condition})` : undefined}
                />
              ))}
              {isNow && (
                <line className={styles.now} x1={share(now)} x2={share(now)} y1="0" y2="20" />
              )}
            </svg>
          </li>
        ))}
        <li aria-hidden="true">
          <span />
          <span className={styles.scale}>
            <span>{textAt(firstMs)}</span>
            <span>{textAt(firstMs + (lastMs - firstMs) / 2)}</span>
            <span>{textAt(lastMs)}</span>
          </span>
        </li>
      </ul>
      <p className="row-center quiet" aria-hidden="true">
        <span className={styles.goodMark} /> {homeSeasonWords.verdicts.good}
        <svg width="16" height="14" className={styles.waitMark}>
          <rect
            className={styles.wait}
            width="16"
            height="14"
            fill={`url(#${hatch}${CONDITIONS[0]})`}
          />
        </svg>{' '}
        {homeSeasonWords.verdicts.wait}
      </p>
    </>
  );
}
