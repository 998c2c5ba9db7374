import { seasonPlan } from '@mix/documents';
import { useMemo, useState } from 'react';
import { Container } from '../../ui/layout/Container.tsx';
import { useWideScreen } from '../../ui/layout/useWideScreen.ts';
import { farmJobs } from '../../sync/farmJobs.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { rounds } from '../../sync/rounds.ts';
import { useReportedRecords } from '../../sync/device/shown/useReportedRecords.ts';
import { withStockCents } from '../cost/costFromStock.ts';
import { useCostFromStock } from '../cost/useCostFromStock.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { arrivalOf, whole } from '../../sync/arrival/Collected.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { NotCounted } from '../NotCounted.tsx';
import { reportRows } from '../totals/ReportRow.ts';
import { RoundView } from './RoundView.tsx';
import { SeasonTable } from './SeasonTable.tsx';
import { SeasonView } from './SeasonView.tsx';

interface SeasonPageProps {
  /** Empty: the season; `new`: a new round; else the id of a round. */
  readonly round: string;
  /** The id of the round that a new one is a copy of; null: none. */
  readonly copyOf: string | null;
}

/** The season, or one round of it. */
export function SeasonPage({ round: wanted, copyOf }: SeasonPageProps) {
  const [today] = useState(() => dayOf(new Date()));
  const ofRounds = arrivalOf(rounds.useAll(), farmJobs.useAll());
  const kept = whole(rounds.useAll());
  const jobs = whole(farmJobs.useAll());
  const ground = whole(paddocks.useAll());
  const reported = whole(useReportedRecords());
  const { cost, state: ofShed } = useCostFromStock();
  const records = useMemo(
    () =>
      reported === null || cost === null
        ? null
        : reported.map((one) => ({ ...one, value: withStockCents(one.id, one.value, cost) })),
    [reported, cost],
  );
  const state = ofRounds === 'here' ? ofShed : ofRounds;
  const isDesk = useWideScreen('lg');
  const season = useMemo(
    () =>
      kept === null || jobs === null || ground === null || records === null
        ? null
        : seasonPlan({
            rounds: kept,
            jobs,
            paddocks: ground,
            records: records.map(({ value }) => value),
            today,
          }),
    [kept, jobs, ground, records, today],
  );
  const rows = useMemo(
    () => (records === null || ground === null ? null : reportRows(records, ground)),
    [records, ground],
  );
  if (season === null || kept === null || rows === null) return <NotCounted state={state} />;
  const roundWith = (wantedId: string | null) => kept.find(({ id }) => id === wantedId) ?? null;
  if (wanted !== '') {
    const round = roundWith(wanted);
    const like = roundWith(copyOf)?.value ?? null;
    return (
      <Container width="text">
        <ArrivalNote state={state} />
        <RoundView key={round?.id ?? ''} {...{ season, round, like, today }} />
      </Container>
    );
  }
  return (
    <Container width={isDesk ? 'full' : 'text'}>
      <ArrivalNote state={state} />
      <SeasonView
        season={season}
        rounds={kept}
        records={rows}
        table={isDesk && <SeasonTable season={season} today={today} />}
      />
    </Container>
  );
}
