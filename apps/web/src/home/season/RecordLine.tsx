import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import type { ReportRow } from '../../reports/totals/ReportRow.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import rowStyles from '../mixes/MixRow.module.css';

interface RecordLineProps {
  readonly row: ReportRow;
  readonly note: string;
  readonly end?: ReactNode;
}

/** A record in one line of Home, opened by a tap anywhere in it. */
export const RecordLine = ({ row: { id, place, record }, note, end }: RecordLineProps) => (
  <li>
    <Link href={jobPaths.recordOf(id)} className={rowStyles.row}>
      <span className={rowStyles.what}>
        <span className={rowStyles.name}>{place.name ?? record.name ?? reportWords.unnamed}</span>
        <span className="quiet">{note}</span>
      </span>
      {end !== undefined && <span className={rowStyles.end}>{end}</span>}
    </Link>
  </li>
);
