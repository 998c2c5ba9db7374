import { localDay, type LocalTime, momentOf, type Paddock } from '@mix/documents';
import { Link } from 'wouter';
import { classNames } from '../../ui/classNames.ts';
import { groundPaths } from '../../device/navigation/groundPaths.ts';
import { LegendMark } from '../../reports/charts/LegendMark.tsx';
import { ShareBar } from '../../reports/charts/ShareBar.tsx';
import { usePlannedNitrogen } from '../../reports/charts/usePlannedNitrogen.ts';
import { capLevel } from '../../reports/nitrogen/capLevel.ts';
import type { PlaceNitrogen } from '../../reports/nitrogen/nitrogenLedger.ts';
import { placeKeyOf } from '../../reports/totals/ReportRow.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { paddockStateWords as words } from '../../i18n/made/en/farm/paddockStateWords.ts';
import { dayOfYearText, endText } from '../../i18n/figures/dateText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { columnText } from '../../reports/totals/columnText.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { useReportedRecords } from '../../sync/device/shown/useReportedRecords.ts';
import { OtherArea, PaddockList, paddocksInUse, TotalArea } from '../PaddockList.tsx';
import { type PaddockState, usePaddockStates } from './usePaddockStates.ts';
import chartStyles from '../../reports/charts/chart.module.css';
import styles from './states.module.css';

interface PaddockStatesProps {
  readonly kept: readonly KeptDocument<Paddock>[];
  /** The paddock that is open beside the list. */
  readonly openId?: string;
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

function Known({ kept, states, openId }: KnownProps) {
  const { ledger, today } = states;
  const planned = usePlannedNitrogen(ledger, today);
  const rows = paddocksInUse(kept)
    .flatMap(({ id, value }) => {
      const state = states.of(id);
      if (state === null) return [];
      const plan = planned.get(placeKeyOf(id));
      const plannedKgPerHa =
        plan === undefined || value.areaHa === null || value.areaHa <= 0
          ? 0
          : plan.nitrogenKg / value.areaHa;
      return [{ id, value, state, plannedKgPerHa }];
    })
    .toSorted((a, b) => (b.state.nitrogen.kgPerHa ?? -1) - (a.state.nitrogen.kgPerHa ?? -1));
  const { capKgPerHa } = ledger;
  const mostKgPerHa = Math.max(
    capKgPerHa * 1.05,
    ...rows.map(({ state, plannedKgPerHa }) => (state.nitrogen.kgPerHa ?? 0) + plannedKgPerHa),
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
          <Row key={row.id} {...row} {...{ capKgPerHa, mostKgPerHa }} isOpen={row.id === openId} />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly value: Paddock;
  readonly state: PaddockState;
  /** 0: nothing is planned there. */
  readonly plannedKgPerHa: number;
  readonly capKgPerHa: number;
  readonly mostKgPerHa: number;
  readonly isOpen: boolean;
}

function Row({ id, value, state, plannedKgPerHa, capKgPerHa, mostKgPerHa, isOpen }: RowProps) {
  return (
    <li>
      <Link
        href={groundPaths.of(id)}
        className={styles.paddock}
        aria-current={isOpen ? 'true' : undefined}
      >
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
            <strong>{nitrogenFigure(state.nitrogen)}</strong>
            {plannedKgPerHa > 0 && (
              <span className={chartStyles.plannedFigure}>
                {reportWords.more(figureOf(plannedKgPerHa))}
              </span>
            )}
          </span>
        </span>
        {state.nitrogen.kgPerHa !== null && (
          <ShareBar
            level={capLevel(state.nitrogen.kgPerHa, plannedKgPerHa, capKgPerHa)}
            kgPerHa={state.nitrogen.kgPerHa}
            {...{ plannedKgPerHa, capKgPerHa, mostKgPerHa }}
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

/** kg N/ha of the column whose heading says the unit. */
const figureOf = (kgPerHa: number): string => columnText(kgPerHa, 'kg N/ha', 1);

function nitrogenFigure({ kgPerHa, nitrogenKg }: PlaceNitrogen): string {
  if (kgPerHa === null) return '–';
  return nitrogenKg.unknown > 0 ? reportWords.atLeast(figureOf(kgPerHa)) : figureOf(kgPerHa);
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
