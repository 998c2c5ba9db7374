import type { Round, SeasonPlan } from '@mix/documents';
import { useState } from 'react';
import { useConfig } from '../../device/config/useConfig.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { ExportActions } from '../../ui/paper/ExportActions.tsx';
import { roundPaper, seasonPaper } from '../papers/seasonPaper.ts';
import type { ReportRow } from '../totals/ReportRow.ts';

/** A hook. What every paper is made with. */
function usePaperContext() {
  const { productName } = useConfig();
  const seesMoney = usePermission('seeMoney');
  const [now] = useState(() => new Date());
  return { productName, seesMoney, now };
}

/** What writes tables for other programs comes when it is asked for. */
const files = () => import('../papers/reportFiles.ts');

interface TakeSeasonAlongProps {
  readonly season: SeasonPlan;
  /** Records with what their products cost in the shed. */
  readonly rows: readonly ReportRow[];
}

/** The season as a table for other programs, as PDF, on paper. */
export function TakeSeasonAlong({ season, rows }: TakeSeasonAlongProps) {
  const context = usePaperContext();
  return (
    <ExportActions
      makeCsv={async () => (await files()).seasonFile(season, context.seesMoney)}
      makePaper={() => Promise.resolve(seasonPaper(season, rows, context))}
    />
  );
}

interface TakeRoundAlongProps {
  readonly season: SeasonPlan;
  readonly round: KeptDocument<Round>;
}

/** The same of one round that is kept. */
export function TakeRoundAlong({ season, round }: TakeRoundAlongProps) {
  const context = usePaperContext();
  return (
    <ExportActions
      makeCsv={async () => (await files()).roundFile(season, round, context.seesMoney)}
      makePaper={() => Promise.resolve(roundPaper(season, round, context))}
    />
  );
}
