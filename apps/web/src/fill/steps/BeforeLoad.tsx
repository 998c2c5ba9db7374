import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Reading } from '../../ui/figures/Reading.tsx';
import { catalogueText } from '../../i18n/products/catalogueText.ts';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { halfFilled } from '../halfFilled.ts';
import { jobStore } from '../job/jobStore.ts';
import type { Fill } from '../fillOf.ts';
import { DriveLink } from '../drive/DriveLink.tsx';
import { groundText } from '../groundText.ts';
import { JarTestLine } from '../jar/JarTestLine.tsx';
import type { WakeLockState } from '../../device/useWakeLock.ts';
import { classNames } from '../../ui/classNames.ts';
import stepStyles from './step.module.css';
import fillStyles from '../fill.module.css';
import type { Job } from '../job/Job.ts';
import { loadAfter, type JobView } from '../jobView.ts';
import { loadsBefore } from '../job/loadCounts.ts';

interface BeforeLoadProps {
  readonly fill: Fill;
  readonly awake: WakeLockState;
  /** The device does not keep what is done. */
  readonly refused: boolean;
}

/**
 * The screen between two loads, and before the first: what to wear and read comes before any
 * amount.
 */
export function BeforeLoad({ fill, awake, refused }: BeforeLoadProps) {
  const { job, load, loadsBefore, lastFull, nameOf } = fill;
  const { loadL, areaHa, heelL, heelSameMixL, steps } = load.load;
  const number = loadsBefore + load.load.number;
  const isEmpty = steps.length === 0;
  const heel = quantityText(heelL, 'L');
  const before = lastFull === null ? null : loadAfterFilled(job, lastFull);
  return (
    <>
      <div className={stepStyles.body}>
        <h1 className="visually-hidden">{fillWords.before}</h1>
        {before !== null && (
          <div>
            <p className={stepStyles.verb}>{fillWords.inTank(before.number)}</p>
            <p className={fillStyles.line}>{fillWords.sprayOut(groundText(before.areaHa, job))}</p>
            <DriveLink />
          </div>
        )}
        <div className={before === null ? undefined : stepStyles.rule}>
          <h2 className={stepStyles.verb}>{fillWords.before}</h2>
          <p className={fillStyles.line}>{fillWords.wear}</p>
          <ul className={fillStyles.list}>
            {job.products.map(({ id, hazards }) => (
              <li key={id} className={classNames('bare-row spread-center', fillStyles.row)}>
                <span>
                  <b>{nameOf(id)}</b>
                  {hazards.length > 0 && <small>{hazards.map(catalogueText).join(', ')}</small>}
                </span>
              </li>
            ))}
          </ul>
          <p className={classNames('quiet', fillStyles.line)}>{fillWords.labelWins}</p>
          {job.jarTest !== null && <JarTestLine result={job.jarTest} />}
        </div>
        <div className={stepStyles.rule}>
          <p>
            <Reading value={loadL} unit="L" size="large" decimals={0} />
          </p>
          <p className={fillStyles.line}>{fillWords.toFill(groundText(areaHa, job))}</p>
          {heelL > 0 && (
            <p className={fillStyles.line}>
              {heelSameMixL === 0 ? fillWords.heelWater(heel) : fillWords.heel(heel)}
            </p>
          )}
          {isEmpty && <p className={fillStyles.line}>{fillWords.nothingToAdd}</p>}
        </div>
        <OtherHalf fill={fill} />
        {refused && (
          <Notice kind="warning" word={fillWords.notKeptWord} title={fillWords.notKept} />
        )}
        <p className={classNames('quiet', fillStyles.note)} role="status">
          {awakeWords(awake)}
        </p>
      </div>
      <footer className={stepStyles.foot}>
        <Button
          look="primary"
          className={stepStyles.main}
          onClick={() => jobStore.act({ type: 'beginLoad', atMs: Date.now(), isEmpty })}
        >
          {isEmpty ? fillWords.ready : fillWords.begin(number)}
        </Button>
        {before !== null && (
          <Button onClick={() => jobStore.act({ type: 'back' })}>{fillWords.back}</Button>
        )}
      </footer>
    </>
  );
}

/** Warns that another load stands half filled in the tank, since this one is not begun. */
function OtherHalf({ fill: { stage, loadsBefore } }: Pick<BeforeLoadProps, 'fill'>) {
  const half = halfFilled(stage);
  return half === null ? null : (
    <Notice
      kind="warning"
      word={resultWords.warning}
      title={fillWords.halfFilled(loadsBefore + half)}
    />
  );
}

function awakeWords(awake: WakeLockState): string {
  switch (awake) {
    case 'pending':
      return '';
    case 'held':
      return fillWords.keptAwake;
    case 'refused':
      return fillWords.mayDarken;
    case 'unsupported':
      return fillWords.cannotStayOn;
  }
}

/** A full load by the number the operator knows it by, and the ground it covers. */
function loadAfterFilled(
  job: Job,
  { stage, load }: NonNullable<JobView['lastFull']>,
): { readonly number: number; readonly areaHa: number } {
  const { areaHa } = loadAfter(stage, load.number, load.done).load;
  return { number: loadsBefore(job, stage) + load.number, areaHa };
}
