import { seasonPlan } from '@mix/documents';
import { useMemo, useState } from 'react';
import { Container } from '../../../components/layout/Container.tsx';
import { paddocks } from '../../../documents/paddocks.ts';
import { rounds } from '../../../documents/rounds.ts';
import { useReportedRecords } from '../../../documents/device/useReportedRecords.ts';
import { dayOf } from '../../../report/dayOf.ts';
import { Opening } from '../Opening.tsx';
import { RoundView } from './RoundView.tsx';
import { SeasonView } from './SeasonView.tsx';

/** The season; or one round of it: `new`, or its id. */
export function SeasonPage({ round: wanted }: { readonly round: string }) {
  const [today] = useState(() => dayOf(new Date()));
  const kept = rounds.useAll();
  const ground = paddocks.useAll();
  const records = useReportedRecords();
  const season = useMemo(
    () =>
      kept === null || ground === null || records === null
        ? null
        : seasonPlan({
            rounds: kept,
            paddocks: ground,
            records: records.map(({ value }) => value),
            today,
          }),
    [kept, ground, records, today],
  );
  if (season === null || kept === null || records === null) return <Opening />;
  const round = kept.find(({ id }) => id === wanted) ?? null;
  return (
    <Container width="text">
      {wanted === '' ? (
        <SeasonView season={season} rounds={kept} records={records.map(({ value }) => value)} />
      ) : (
        <RoundView key={round?.id ?? ''} season={season} round={round} today={today} />
      )}
    </Container>
  );
}
