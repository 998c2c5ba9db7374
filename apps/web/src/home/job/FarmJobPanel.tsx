import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../ui/classNames.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { AmountReading } from '../../ui/figures/Reading.tsx';
import { TankDrawing } from '../../ui/figures/TankDrawing.tsx';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { paths } from '../../device/navigation/paths.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { productNames } from '../../i18n/products/productNames.ts';
import panelStyles from '../mixes/MixPanel.module.css';
import {
  areaText,
  farmJobTitle,
  loadsText,
  rateText,
  timeText,
} from '../../farm/jobs/farmJobTexts.ts';
import { JobActs } from '../../farm/jobs/JobActs.tsx';
import { JobChanged } from '../../farm/jobs/JobChanged.tsx';
import { JobsByDay } from '../../farm/jobs/JobsByDay.tsx';
import { toCheckText } from '../../farm/jobs/JobRows.tsx';
import { isLive, liveJobs, shownJobs } from '../../farm/jobs/jobOrder.ts';
import { JobsDesk } from '../../farm/jobs/desk/JobsDesk.tsx';
import { LiveJobs } from '../../farm/jobs/LiveJobs.tsx';
import { OpenedJobs } from '../../farm/jobs/OpenedJobs.tsx';
import styles from '../../farm/jobs/jobs.module.css';
import { useBoard, type OwnWork } from '../../farm/jobs/useBoard.ts';
import { WhereItIs } from '../../farm/jobs/WhereItIs.tsx';
import { useFarmJobs, type FarmJobs, type KeptJob } from '../../farm/jobs/useFarmJobs.ts';

interface FarmJobPanelProps {
  readonly ownWork: OwnWork;
  readonly otherwise: ReactNode;
}

/**
 * The farm's jobs on Home. Whoever hands jobs over, or fills none, sees those being filled first,
 * and the whole list where they have nothing in work; then comes the next job of the person at this
 * device, or `otherwise` without one.
 */
export function FarmJobPanel({ ownWork, otherwise }: FarmJobPanelProps) {
  const farm = useFarmJobs();
  const { next: job, above, isOnDesk } = useBoard(farm, ownWork, useNow(MINUTE_MS));
  if (farm.jobs === null) return null;
  const next = job === null ? otherwise : <NextJob key={job.id} job={job} farm={farm} />;
  const isAll = above === 'all';
  if (above === 'nothing' || !(isAll || liveJobs(farm.jobs).length > 0)) return next;
  // One `OpenedJobs` for both layouts: an open sheet stays open when the screen is turned.
  return (
    <OpenedJobs farm={farm}>
      {(open) =>
        isOnDesk ? (
          <>
            <JobsDesk farm={farm} isAll={isAll} onOpen={open} />
            {!isAll && next}
          </>
        ) : (
          <div className={styles.board}>
            <div className={styles.boardPart}>
              <LiveJobs farm={farm} onOpen={open} />
              {isAll && <BoardList farm={farm} onOpen={open} />}
            </div>
            {!isAll && next}
          </div>
        )
      }
    </OpenedJobs>
  );
}

interface BoardListProps {
  readonly farm: FarmJobs;
  readonly onOpen: (id: string) => void;
}

/** Every job that nobody fills, and a link to plan one more. Earlier mixes are further down. */
function BoardList({ farm, onOpen }: BoardListProps) {
  const now = useNow(MINUTE_MS);
  const jobs = shownJobs(farm.jobs ?? [], now).filter((job) => !isLive(job));
  return (
    <div className={classNames('stack-2 padding-block-2', styles.boardList)}>
      <div className="spread break-words">
        <h1 className="title break-words">{farmJobWords.jobs}</h1>
        <span className="quiet">{toCheckText(jobs)}</span>
      </div>
      <JobsByDay farm={farm} jobs={jobs} onOpen={onOpen} />
      <Link href={paths.mix} className={buttonClass('primary')}>
        {farmJobWords.planMix}
      </Link>
    </div>
  );
}

function NextJob({ job, farm }: { readonly job: KeptJob; readonly farm: FarmJobs }) {
  const now = useNow(MINUTE_MS);
  const [isGivingBack, setGivingBack] = useState(false);
  const { told, state, sentTo, takenAt, load } = job.value;
  const { plan } = told;
  const by = farm.tellerName(job);
  const largestL = Math.max(...plan.loads.map(({ loadL }) => loadL));
  const names = productNames(
    { products: told.products },
    told.products.map(({ id }) => id),
  );
  const isTaken = state === 'taken' && takenAt !== null;
  return (
    <section className={panelStyles.panel} aria-label={farmJobTitle(told)}>
      <div className={styles.top}>
        <div className={styles.what}>
          <p className="quiet">
            {isTaken
              ? farmJobWords.yoursSince(timeText(takenAt, now))
              : sentTo === null
                ? farmJobWords.forAnybody(by)
                : farmJobWords.forYou(by)}
          </p>
          <h1 className={panelStyles.title}>{farmJobTitle(told)}</h1>
          <p>{areaText(told)}</p>
          {job.value.restOf !== null && <p className="quiet">{farmJobWords.restOfJob}</p>}
          <p className="quiet">{loadsText(plan)}</p>
          <p className="quiet">{rateText(plan)}</p>
        </div>
        <TankDrawing
          capacityL={plan.tankCapacityL}
          beforeL={largestL}
          lineL={load === null ? largestL : load.lineL}
        />
      </div>
      {told.note !== null && <p className="strong break-words">{farmJobWords.said(told.note)}</p>}
      <JobChanged job={job.value} by={by} now={now} />
      <ul className={styles.amounts}>
        {plan.productTotals.map(({ productId, measured }) => (
          <li key={productId}>
            <span>{names(productId)}</span>
            <AmountReading amount={measured} size="amount" />
          </li>
        ))}
        <li>
          <span>{farmJobWords.water}</span>
          <strong>{tankVolumeText(plan.carrierTotalL)}</strong>
        </li>
      </ul>
      <JobActs job={job} farm={farm} isGivingBack={isGivingBack} onGiveBack={setGivingBack} />
      <WhereItIs job={job.value} />
      {job.place === 'waiting' && <p className="quiet">{farmJobWords.waits(by)}</p>}
      {job.place === 'refused' && (
        <p>
          <strong>{farmJobWords.refused}.</strong> {farmJobWords.refusedWhy}
        </p>
      )}
    </section>
  );
}
