import type { MixProblem, ProblemCode } from '@mix/engine';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { mixField } from '../../device/navigation/paths.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import styles from './TellMore.module.css';

/** Checks that did not run for want of an answer, first those that could stop a mix, last its cost. */
const UNANSWERED: readonly ProblemCode[] = [
  'waterTemperatureNotSet',
  'stageNotKnown',
  'blockingNotChecked',
  'solidsLimitAssumed',
  'sprayerNotSet',
  'nozzleFlowUnknown',
  'dropletsNotChecked',
  'leafBurnNotJudged',
  'leafStageNotKnown',
  'biuretNotKnown',
  'breakdownNotJudged',
  'intervalsNotKnown',
  'labelYearNotKnown',
  'activeYearNotKnown',
  'sinceLastNotKnown',
  'nitrogenYearUnknown',
  'tankShareAssumed',
  'deadVolumeNotSet',
  'tankResidualNotSet',
  'residualAssumed',
  'densityAssumed',
  'particleSizeUnknown',
  'limeValueNotKnown',
  'analysisUnknown',
  'priceNotSet',
  'priceUnitDoesNotFit',
];

const place = ({ code }: MixProblem): number => UNANSWERED.indexOf(code);

/** Whether an answer of the operator would let a check run that did not. */
export const isUnanswered = (problem: MixProblem): boolean => place(problem) >= 0;

interface TellMoreProps {
  readonly problems: readonly MixProblem[];
  readonly words: ProblemWords;
  /** Goes to a field of this page; absent, a link leads to the mix. */
  readonly onField?: ((path: string) => void) | undefined;
}

/** What was not checked, each with the way to the figure that it waits for. */
export function TellMore({ problems, words, onField }: TellMoreProps) {
  const open = problems.filter(isUnanswered).toSorted((a, b) => place(a) - place(b));
  if (open.length === 0) return null;
  return (
    <ExpansionPanel drawnWhenOpened summary={mixPlanWords.tellMore} note={open.length}>
      <ul className={styles.list}>
        {open.map((problem) => {
          const { title, sentence } = words(problem);
          return (
            <li key={`${problem.code} ${problem.field ?? ''} ${title}`}>
              <Way field={problem.field} title={title} onField={onField} />
              <p>{sentence}</p>
            </li>
          );
        })}
      </ul>
    </ExpansionPanel>
  );
}

interface WayProps extends Pick<TellMoreProps, 'onField'> {
  readonly field: string | null;
  readonly title: string;
}

/** A link or button to a field, named by what is not known without it. */
function Way({ field, title, onField }: WayProps) {
  if (field === null || field === 'products') return <strong>{title}</strong>;
  return onField === undefined ? (
    <Link href={mixField(field)} className={buttonClass('text')}>
      {title}
    </Link>
  ) : (
    <Button look="text" onClick={() => onField(field)}>
      {title}
    </Button>
  );
}

/** The problem that freezing and dissolving were not checked; undefined where they were. */
export const notChecked = (problems: readonly MixProblem[]): MixProblem | undefined =>
  problems.find(({ code }) => code === 'waterTemperatureNotSet');

/** Beside the primary action: what was not checked, and the way to the water temperature. */
export function NotChecked({ problems, words, onField }: TellMoreProps) {
  const unset = notChecked(problems);
  if (unset === undefined) return null;
  const { title } = words(unset);
  return (
    <div className={styles.unchecked}>
      <Way
        field={unset.field}
        title={`${title}. ${mixWords.nextAct.temperature}`}
        onField={onField}
      />
    </div>
  );
}
