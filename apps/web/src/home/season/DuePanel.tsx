import { useRecordRules } from '../../records/recordRules.ts';
import { Section } from '../../ui/panels/Section.tsx';
import type { WholeRow } from '../../reports/totals/ReportRow.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { homeSeasonWords } from '../../i18n/made/en/season/homeSeasonWords.ts';
import { dayText, endText } from '../../i18n/figures/dateText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { dueRecords, type DueRecord } from './dueRecords.ts';
import { RecordLine } from './RecordLine.tsx';

/** As many as are looked at with one look. */
const SHOWN = 4;

interface DuePanelProps {
  readonly rows: readonly WholeRow[];
  readonly now: Date;
}

/** Records to be put right before they are locked. */
export function DuePanel({ rows, now }: DuePanelProps) {
  const due = dueRecords(rows, now, useRecordRules());
  if (due.length === 0) return null;
  return (
    <Section name={homeSeasonWords.due} note={numberText(due.length)}>
      <ul>
        {due.slice(0, SHOWN).map((one) => (
          <RecordLine
            key={one.row.id}
            row={one.row}
            note={noteOf(one)}
            end={homeSeasonWords.locks(endText(one.locksAt, now))}
          />
        ))}
      </ul>
    </Section>
  );
}

const NAMED = 3;

function noteOf({ row, missing }: DueRecord): string {
  if (missing.length === 0) return dayText(row.day);
  const asked: Readonly<Record<string, string>> = recordWords.asked;
  const names = missing.slice(0, NAMED).map(({ id }) => asked[id] ?? id);
  const more = missing.length - names.length;
  const all = more > 0 ? [...names, `+ ${numberText(more)}`] : names;
  return `${dayText(row.day)}, ${homeSeasonWords.missing(all.join(', '))}`;
}
