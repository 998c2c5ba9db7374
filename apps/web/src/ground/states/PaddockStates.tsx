import { localDay, type LocalTime, momentOf, type Paddock } from '@mix/documents';
import { Link } from 'wouter';
import { classNames } from '../../ui/classNames.ts';
import { groundPaths } from '../../device/navigation/groundPaths.ts';
import { LegendMark } from '../../reports/charts/LegendMark.tsx';
import { PlannedFigure } from '../../reports/charts/PlannedFigure.tsx';
import { ShareBar } from '../../reports/charts/ShareBar.tsx';
import { usePlannedNitrogen } from '../../reports/charts/usePlannedNitrogen.ts';
import { capLevel } from '../../reports/nitrogen/capLevel.ts';
import { columnFigure, columnText } from '../../reports/totals/columnText.ts';
import { plannedPerHa, type PlannedPerHa } from '../../reports/nitrogen/plannedPerHa.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { paddockStateWords as words } from '../../i18n/made/en/farm/paddockStateWords.ts';
import { dayOfYearText, endText } from '../../i18n/figures/dateText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { useReportedRecords } from '../../sync/device/shown/useReportedRecords.ts';
import { OtherArea, PaddockList, paddocksInUse, TotalArea } from '../PaddockList.tsx';
import { type PaddockState, usePaddockStates } from './usePaddockStates.ts';
import styles from './states.module.css';

interface PaddockStatesProps {
  readonly kept: readonly KeptDocument<Paddock>[];
}

/** Every paddock with its nitrogen against the limit, its last spraying, and what it is closed for. */
export function PaddockStates(props: PaddockStatesProps) {
  const states = usePaddockStates();
  const records = useReportedRecords();
  if (states !== null) return <Known states={states} {...props} />;
  return (
    <>
      <ArrivalNote state={records.state} />
      <PaddockList {...props} />
    </>
  );
}

interface KnownProps extends PaddockStatesProps {
  readonly states: NonNullable<ReturnType<typeof usePaddockStates>>;
}

function Known({ kept, states }: KnownProps) {
  const { ledger, today } = states;
  const planned = usePlannedNitrogen(ledger, today);
  const rows = paddocksInUse(kept)
    .flatMap((paddock) => {
      const state = states.of(paddock);
      if (state === null) return [];
      return [{ paddock, state, plan: plannedPerHa(state.nitrogen.place, planned) }];
    })
    .toSorted((a, b) => (b.state.nitrogen.kgPerHa ?? -1) - (a.state.nitrogen.kgPerHa ?? -1));
  const { capKgPerHa } = ledger;
  const mostKgPerHa = Math.max(
    capKgPerHa * 1.05,
    ...rows.map(({ state, plan }) => (state.nitrogen.kgPerHa ?? 0) + (plan?.kgPerHa ?? 0)),
  );
  return (
    <div>
      <p className={styles.heading}>
        <TotalArea kept={kept} />
        <span>
          {words.heading(shownFigure(1, 'kg N/ha').unit, columnText(capKgPerHa, 'kg N/ha', 0))}
        </span>
      </p>
      <ul>
        {rows.map((row) => (
          <Row key={row.paddock.id} {...row} {...{ capKgPerHa, mostKgPerHa }} />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly paddock: KeptDocument<Paddock>;
  readonly state: PaddockState;
  readonly plan: PlannedPerHa | null;
  readonly capKgPerHa: number;
  readonly mostKgPerHa: number;
}

function Row({ paddock: { id, value }, state, plan, capKgPerHa, mostKgPerHa }: RowProps) {
  const { kgPerHa, nitrogenKg } = state.nitrogen;
  const plannedKgPerHa = plan?.kgPerHa ?? 0;
  return (
    <li>
      <Link href={groundPaths.of(id)} className={styles.paddock}>
        <span className={styles.line}>
          <span>
            <strong>{value.name}</strong>{' '}
            <span className="quiet">
              {value.areaHa === null
                ? reportWords.areaNotKnown
                : quantityText(value.areaHa, 'ha', 1)}
            </span>
          </span>
          <span className={styles.figure}>
            <strong>
              {kgPerHa === null ? '–' : columnFigure(kgPerHa, nitrogenKg.unknown > 0)}
            </strong>
            <PlannedFigure plan={plan} />
          </span>
        </span>
        {kgPerHa !== null && (
          <ShareBar
            level={capLevel(kgPerHa, plannedKgPerHa, capKgPerHa)}
            {...{ kgPerHa, plannedKgPerHa, capKgPerHa, mostKgPerHa }}
          />
        )}
        <span className={classNames('quiet', styles.line)}>
          <span>
            {state.lastDay === null
              ? words.notSprayed
              : words.sprayed(dayOfYearText(state.lastDay))}
          </span>
          <Closures closures={state.closures} />
        </span>
        <OtherArea paddock={value} />
      </Link>
    </li>
  );
}

/** "1 Dec" where a use comes free with the day, "1 Dec, 16:00" else. */
function freeText(until: LocalTime, now: Date): string {
  const isWithDay = until.includes('T00:00');
  return isWithDay ? dayOfYearText(localDay(until)) : endText(new Date(momentOf(until)), now);
}

/** Before when a paddock is closed: for the use that comes free last, and for whoever goes there. */
function Closures({ closures }: Pick<PaddockState, 'closures'>) {
  const now = new Date(useNow(MINUTE_MS));
  if (closures === null) return <span>{words.reading}</span>;
  if (closures.length === 0) return null;
  const unknown = closures.filter(({ until }) => until === null);
  const known = closures
    .flatMap(({ use, until }) => (until === null ? [] : [{ use, until }]))
    .toSorted((a, b) => momentOf(b.until) - momentOf(a.until))
    .filter(({ use }, place) => place === 0 || use === 'entry')
    .map(({ use, until }) => words.before[use](freeText(until, now)));
  const notKnown = words.notKnown(unknown.map(({ use }) => words.uses[use]).join(', '));
  return (
    <span className={styles.closed}>
      <LegendMark look="closed" />
      <span>{[...known, ...(unknown.length === 0 ? [] : [notKnown])].join(', ')}</span>
    </span>
  );
}
