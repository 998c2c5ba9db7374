import type { RoundTask } from '@mix/documents';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Fact } from '../../../ui/layout/Fact.tsx';
import { Section } from '../../../ui/panels/Section.tsx';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { roundHandOverWords } from '../../../i18n/made/en/farm/roundHandOverWords.ts';
import { seasonPlanWords } from '../../../i18n/made/en/farm/seasonPlanWords.ts';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { isDay } from '../../totals/ReportFilter.ts';
import { partialSum } from '../../totals/PartialSum.ts';
import { hoursText, knownText } from '../seasonText.ts';
import type { Sprayer } from './useSprayers.ts';
import type { RoundPlan } from './roundPlans.ts';
import styles from './handOver.module.css';

type Task = RoundTask & Pick<RoundPlan, 'row' | 'hours'>;

interface TaskRowProps {
  readonly task: Task;
  readonly people: readonly Sprayer[];
  readonly onTask: (paddockId: string, change: Partial<RoundTask>) => void;
}

const ANYBODY = '';

/** One paddock of a round: its area and hours, its day, and who is to spray it. */
export function TaskRow({ task, people, onTask }: TaskRowProps) {
  const { row, hours, day, sentTo, paddockId } = task;
  const area = row.areaHa === null ? seasonPlanWords.noArea : quantityText(row.areaHa, 'ha', 1);
  const time = hours === null ? roundHandOverWords.hoursNotKnown : hoursText(hours);
  return (
    <li>
      <span className="spread-baseline break-words">
        <b>{row.name}</b>
        <span className="quiet">{[area, time].join(', ')}</span>
      </span>
      <div className={styles.fields}>
        <TextField
          label={roundHandOverWords.dayFor(row.name)}
          labelHidden
          type="date"
          value={day}
          onText={(text) => {
            if (isDay(text)) onTask(paddockId, { day: text });
          }}
        />
        <Select
          label={roundHandOverWords.whoFor(row.name)}
          labelHidden
          options={[
            { value: ANYBODY, label: farmJobWords.anybody },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={sentTo ?? ANYBODY}
          onChoose={(uid: string) => onTask(paddockId, { sentTo: uid === ANYBODY ? null : uid })}
        />
      </div>
    </li>
  );
}

interface HoursOfPeopleProps {
  readonly tasks: readonly Task[];
  readonly people: readonly Sprayer[];
}

/** The jobs and hours of each person: where some hours are not known, at least so many. */
export function HoursOfPeople({ tasks, people }: HoursOfPeopleProps) {
  const nameOf = (uid: string | null): string =>
    uid === null
      ? farmJobWords.anybody
      : (people.find(({ id }) => id === uid)?.name ?? farmJobWords.someone);
  return (
    <Section name={seasonPlanWords.hours}>
      <dl className={styles.people}>
        {[...Map.groupBy(tasks, ({ sentTo }) => sentTo)].map(([uid, own]) => (
          <Fact
            key={uid ?? ANYBODY}
            term={roundHandOverWords.jobsOf(nameOf(uid), own.length)}
            valueClass="strong"
          >
            {knownText(partialSum(own.map(({ hours }) => hours)), hoursText)}
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
