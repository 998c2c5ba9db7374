import { useMemo } from 'react';
import { Link } from 'wouter';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { paths } from '../../device/navigation/paths.ts';
import { columnText } from '../../reports/totals/columnText.ts';
import { dayOfYearText } from '../../i18n/figures/dateText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { homeSeasonWords } from '../../i18n/made/en/season/homeSeasonWords.ts';
import { LegendMark } from '../../reports/charts/LegendMark.tsx';
import { ShareBar } from '../../reports/charts/ShareBar.tsx';
import { usePlannedNitrogen } from '../../reports/charts/usePlannedNitrogen.ts';
import chartStyles from '../../reports/charts/chart.module.css';
import { capLevel } from '../../reports/nitrogen/capLevel.ts';
import { nitrogenLedger, type NitrogenLedger } from '../../reports/nitrogen/nitrogenLedger.ts';
import { julyYear, julyYearOf } from '../../reports/totals/reportPeriods.ts';
import { reportRows } from '../../reports/totals/ReportRow.ts';
import { whole } from '../../sync/arrival/Collected.ts';
import { useReportedSince } from '../../sync/device/shown/useReportedRecords.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { Section } from '../../ui/panels/Section.tsx';

/** As many as are looked at with one look. */
const SHOWN = 6;

/** Nitrogen of the July to June year against the limit: the farm, and the paddocks nearest to it. */
export function NitrogenBars() {
  const today = dayOf(new Date(useNow(MINUTE_MS)));
  const startYear = julyYearOf(today);
  const records = whole(useReportedSince(julyYear(startYear).from));
  const ground = whole(paddocks.useAll());
  const ledger = useMemo(
    () =>
      records === null || ground === null
        ? null
        : nitrogenLedger(reportRows(records, ground), ground, startYear),
    [records, ground, startYear],
  );
  const isAny = ledger?.places.some(({ kgPerHa }) => kgPerHa !== null && kgPerHa > 0) === true;
  return isAny ? <Bars ledger={ledger} today={today} /> : null;
}

interface Bar {
  readonly key: string;
  readonly name: string;
  readonly kgPerHa: number;
  readonly isAtLeast: boolean;
  readonly plannedKgPerHa: number;
}

function barsOf(
  { places, farm }: NitrogenLedger,
  planned: ReturnType<typeof usePlannedNitrogen>,
): readonly Bar[] {
  const perHa = (key: string, areaHa: number | null): number =>
    areaHa === null || areaHa <= 0 ? 0 : (planned.get(key)?.nitrogenKg ?? 0) / areaHa;
  const ofPlaces = places.flatMap(({ place, kgPerHa, nitrogenKg }) =>
    kgPerHa === null
      ? []
      : [
          {
            key: place.key,
            name: place.name ?? reportWords.notSaid,
            kgPerHa,
            isAtLeast: nitrogenKg.unknown > 0,
            plannedKgPerHa: perHa(place.key, place.areaHa),
          },
        ],
  );
  if (farm.kgPerHa === null) return ofPlaces.slice(0, SHOWN);
  const plannedKg = places.reduce(
    (sum, { place }) =>
      sum + (place.areaHa === null ? 0 : (planned.get(place.key)?.nitrogenKg ?? 0)),
    0,
  );
  const all = {
    key: '',
    name: reportWords.farmAverage,
    kgPerHa: farm.kgPerHa,
    isAtLeast: farm.nitrogenKg.unknown > 0,
    plannedKgPerHa: plannedKg / farm.areaHa,
  };
  return [all, ...ofPlaces.slice(0, SHOWN)];
}

interface BarsProps {
  readonly ledger: NitrogenLedger;
  readonly today: string;
}

function Bars({ ledger, today }: BarsProps) {
  const { capKgPerHa, year, places } = ledger;
  const bars = barsOf(ledger, usePlannedNitrogen(ledger, today));
  const mostKgPerHa = Math.max(
    capKgPerHa * 1.05,
    ...bars.map(({ kgPerHa, plannedKgPerHa }) => kgPerHa + plannedKgPerHa),
  );
  const figure = (kgPerHa: number): string => columnText(kgPerHa, 'kg N/ha', 1);
  const isAnyPlanned = bars.some(({ plannedKgPerHa }) => plannedKgPerHa > 0);
  return (
    <Section
      name={homeSeasonWords.nitrogen(shownFigure(1, 'kg N/ha').unit)}
      note={homeSeasonWords.to(dayOfYearText(year.to))}
    >
      <ul>
        {bars.map(({ key, name, kgPerHa, isAtLeast, plannedKgPerHa }) => {
          const level = capLevel(kgPerHa, plannedKgPerHa, capKgPerHa);
          return (
            <li key={key} className="border-bottom">
              <span className="spread-baseline padding-top-1">
                <span className="row-center">
                  {name}
                  {(level === 'near' || level === 'over') && <WarningIcon size={16} />}
                </span>
                <span className="row push-end">
                  <strong>
                    {isAtLeast ? reportWords.atLeast(figure(kgPerHa)) : figure(kgPerHa)}
                  </strong>
                  {plannedKgPerHa > 0 && (
                    <span className={chartStyles.plannedFigure}>
                      {reportWords.more(figure(plannedKgPerHa))}
                    </span>
                  )}
                </span>
              </span>
              <ShareBar {...{ level, kgPerHa, plannedKgPerHa, capKgPerHa, mostKgPerHa }} />
            </li>
          );
        })}
      </ul>
      <p className={chartStyles.legend}>
        {isAnyPlanned && (
          <span>
            <LegendMark look="planned" /> {reportWords.plannedMark}
          </span>
        )}
        <span>
          <LegendMark look="cap" /> {reportWords.limit(columnText(capKgPerHa, 'kg N/ha', 0))}
        </span>
      </p>
      {places.length > SHOWN && (
        <Link href={paths.ground} className={buttonClass('text')}>
          {homeSeasonWords.allPaddocks}
        </Link>
      )}
    </Section>
  );
}
