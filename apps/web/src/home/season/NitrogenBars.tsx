import { useMemo } from 'react';
import { Link } from 'wouter';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { paths } from '../../device/navigation/paths.ts';
import { dayOfYearText } from '../../i18n/figures/dateText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { homeSeasonWords } from '../../i18n/made/en/season/homeSeasonWords.ts';
import { LegendMark } from '../../reports/charts/LegendMark.tsx';
import { PlannedFigure } from '../../reports/charts/PlannedFigure.tsx';
import { ShareBar } from '../../reports/charts/ShareBar.tsx';
import { usePlannedNitrogen } from '../../reports/charts/usePlannedNitrogen.ts';
import chartStyles from '../../reports/charts/chart.module.css';
import { capLevel } from '../../reports/nitrogen/capLevel.ts';
import { nitrogenLedger, type NitrogenLedger } from '../../reports/nitrogen/nitrogenLedger.ts';
import { columnFigure, columnText } from '../../reports/totals/columnText.ts';
import { plannedPerHa, type PlannedPerHa } from '../../reports/nitrogen/plannedPerHa.ts';
import { julyYear, julyYearOf } from '../../reports/totals/reportPeriods.ts';
import { reportRows } from '../../reports/totals/ReportRow.ts';
import { whole } from '../../sync/arrival/Collected.ts';
import { useReportedSince } from '../../sync/device/shown/useReportedRecords.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { Section } from '../../ui/panels/Section.tsx';

type Planned = ReturnType<typeof usePlannedNitrogen>;

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
  readonly isLowerBound: boolean;
  readonly plan: PlannedPerHa | null;
}

/** The farm as one place, with all that is planned on ground whose area is known. */
function farmBar({ places, farm }: NitrogenLedger, planned: Planned): Bar | null {
  if (farm.kgPerHa === null) return null;
  const plans = places.flatMap(({ place }) =>
    place.areaHa === null ? [] : (planned.get(place.key) ?? []),
  );
  const plan = {
    nitrogenKg: plans.reduce((sum, { nitrogenKg }) => sum + nitrogenKg, 0),
    isLowerBound: plans.some(({ isLowerBound }) => isLowerBound),
  };
  const key = 'farm';
  return {
    key,
    name: reportWords.farmAverage,
    kgPerHa: farm.kgPerHa,
    isLowerBound: farm.nitrogenKg.unknown > 0,
    plan:
      plans.length === 0
        ? null
        : plannedPerHa({ key, areaHa: farm.areaHa }, new Map([[key, plan]])),
  };
}

function barsOf(ledger: NitrogenLedger, planned: Planned): readonly Bar[] {
  const ofPlaces = ledger.places.flatMap(({ place, kgPerHa, nitrogenKg }) =>
    kgPerHa === null
      ? []
      : [
          {
            key: place.key,
            name: place.name ?? reportWords.notSaid,
            kgPerHa,
            isLowerBound: nitrogenKg.unknown > 0,
            plan: plannedPerHa(place, planned),
          },
        ],
  );
  return [farmBar(ledger, planned) ?? [], ofPlaces.slice(0, SHOWN)].flat();
}

interface BarsProps {
  readonly ledger: NitrogenLedger;
  readonly today: string;
}

function Bars({ ledger, today }: BarsProps) {
  const { capKgPerHa, year, places, farm } = ledger;
  const bars = barsOf(ledger, usePlannedNitrogen(ledger, today));
  const mostKgPerHa = Math.max(
    capKgPerHa * 1.05,
    ...bars.map(({ kgPerHa, plan }) => kgPerHa + (plan?.kgPerHa ?? 0)),
  );
  return (
    <Section
      name={homeSeasonWords.nitrogen(shownFigure(1, 'kg N/ha').unit)}
      note={homeSeasonWords.to(dayOfYearText(year.to))}
    >
      <ul>
        {bars.map(({ key, name, kgPerHa, isLowerBound, plan }) => {
          const plannedKgPerHa = plan?.kgPerHa ?? 0;
          const level = capLevel(kgPerHa, plannedKgPerHa, capKgPerHa);
          return (
            <li key={key} className="border-bottom">
              <span className="spread-baseline padding-top-1">
                <span className="row-center">
                  {name}
                  {(level === 'near' || level === 'over') && <WarningIcon size={16} />}
                </span>
                <span className="row push-end">
                  <strong>{columnFigure(kgPerHa, isLowerBound)}</strong>
                  <PlannedFigure plan={plan} />
                </span>
              </span>
              <ShareBar {...{ level, kgPerHa, plannedKgPerHa, capKgPerHa, mostKgPerHa }} />
            </li>
          );
        })}
      </ul>
      <p className={chartStyles.legend}>
        {bars.some(({ plan }) => plan !== null) && (
          <span>
            <LegendMark look="planned" /> {reportWords.plannedMark}
          </span>
        )}
        <span>
          <LegendMark look="cap" /> {reportWords.limit(columnText(capKgPerHa, 'kg N/ha', 0))}
        </span>
      </p>
      {farm.recordsLeftOut > 0 && (
        <p className="quiet">{reportWords.leftOut(farm.recordsLeftOut)}</p>
      )}
      {places.length > SHOWN && (
        <Link href={paths.ground} className={buttonClass('text')}>
          {homeSeasonWords.allPaddocks}
        </Link>
      )}
    </Section>
  );
}
