import { classNames } from '../../ui/classNames.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { areaText, farmJobTitle } from './farmJobTexts.ts';
import { JobMarks } from './JobMarks.tsx';
import styles from './jobs.module.css';
import type { FarmJobs, KeptJob } from './useFarmJobs.ts';
import { whoOf } from './whoOf.ts';

interface JobRowsProps {
  readonly farm: FarmJobs;
  readonly jobs: readonly KeptJob[];
  readonly onOpen: (id: string) => void;
  /** The job whose details stand beside the list; absent where none do. */
  readonly chosenId?: string;
}

/** A row for each of some jobs. */
export const JobRows = ({ farm, jobs, onOpen, chosenId }: JobRowsProps) => (
  <ul>
    {jobs.map((job) => (
      <li key={job.id}>
        <JobRow
          job={job}
          who={whoOf(job.value, farm)}
          isChosen={job.id === chosenId}
          onOpen={() => onOpen(job.id)}
        />
      </li>
    ))}
  </ul>
);

/** How many wait to be checked, beside the name of a list; absent where none does. */
export function toCheckText(jobs: readonly KeptJob[]): string | undefined {
  const count = jobs.filter(({ value }) => value.state === 'sprayed').length;
  return count === 0 ? undefined : farmJobWords.toCheck(count);
}

interface JobRowProps {
  readonly job: KeptJob;
  /** Who has it, or is to have it; null is whoever comes first. */
  readonly who: string | null;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

function JobRow({ job: { value, place }, who, isChosen, onOpen }: JobRowProps) {
  const { told, state, gaveBack, load } = value;
  return (
    <button
      type="button"
      className={classNames('bare-row', styles.row)}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={styles.what}>
        <span className={styles.name}>{farmJobTitle(told)}</span>
        <span className="quiet">
          {[
            areaText(told),
            who ?? farmJobWords.anybody,
            ...(state === 'filling' && load !== null
              ? [farmJobWords.loadOf(numberText(load.number), numberText(load.count))]
              : []),
          ].join(', ')}
        </span>
        {state === 'planned' && gaveBack !== null && (
          <span className="quiet">{farmJobWords.gaveBack(gaveBack)}</span>
        )}
        {place === 'refused' && <span>{farmJobWords.refused}</span>}
      </span>
      <JobMarks state={state} />
    </button>
  );
}
