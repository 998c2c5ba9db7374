import { isToRecord, type SprayRecord } from '@mix/documents';
import type { Task, TaskData } from '@mix/ground';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useAccount } from '../session/accountStore.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { useSaving } from '../ui/forms/useSaving.ts';
import { deviceOffset } from '../device/clock/deviceOffset.ts';
import { whyNotKept } from '../sync/device/notKeptText.ts';
import { useOneRecord } from '../sync/device/shown/useOneRecord.ts';
import { farmJobs } from '../sync/farmJobs.ts';
import { useSharedDevice } from '../sync/sharedDevice/sharedDeviceStore.ts';
import { sprayRecords } from '../sync/sprayRecords.ts';
import { reportSprayed } from '../farm/handover/reportSprayed.ts';
import { knownOperator } from '../records/defaultOperator.ts';
import { restOfRecord } from '../records/restOfRecord.ts';
import { SaveRecord } from '../records/SaveRecord.tsx';
import { startFarmJob, startJob } from '../fill/startJob.ts';
import type { Job } from '../fill/job/Job.ts';
import { jobStore } from '../fill/job/jobStore.ts';
import { isOfMix, recordOfTask, taskRecordId, whyNoRecord } from './recordOfTask.ts';
import type { DoneTask } from './taskView.ts';
import { useMix } from '../plan/planning/useMix.ts';
import { jobPaths } from '../device/navigation/jobPaths.ts';
import { terminalWords as words } from '../i18n/made/en/farm/terminalWords.ts';
import { shareWords } from '../i18n/made/en/records/shareWords.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { outlinedText } from '../i18n/figures/outlinedText.ts';
import { roundedHa } from '../ground/paddock/paddockGround.ts';
import { whole } from '../sync/arrival/Collected.ts';

interface RecordTaskProps {
  readonly task: Task;
  readonly data: TaskData;
}

/** Makes a terminal's done task the record of its farm job, else of the mix in work. */
export function RecordTask({ task, data }: RecordTaskProps) {
  const [nowMs] = useState(() => Date.now());
  const ofFarm = useOwnJobs(nowMs);
  const mix = useMixInWork(nowMs);
  if (ofFarm === null) return null;
  const done = ofFarm.filter((job) => isOfMix(task, data, job));
  // The mix in work may be the one a farm job was planned with: the job counts, everybody goes by
  // it.
  const jobs = done.length > 0 || mix === null || !isOfMix(task, data, mix) ? done : [mix];
  return <RecordTaskOf task={task} data={data} jobs={jobs} nowMs={nowMs} />;
}

interface RecordTaskOfProps extends RecordTaskProps {
  /** The jobs that the task may belong to. */
  readonly jobs: readonly Job[];
  readonly nowMs: number;
}

/** A button for each of `jobs` that makes the task its record; once made, a link to the record. */
export function RecordTaskOf({ task, data, jobs, nowMs }: RecordTaskOfProps) {
  const id = taskRecordId({ task, data, nowMs, offsetAt: deviceOffset });
  if (id === null) return <NoRecordOf task={task} data={data} nowMs={nowMs} />;
  return <OpenOrMake id={id} task={task} data={data} jobs={jobs} nowMs={nowMs} />;
}

function OpenOrMake({ id, task, data, jobs, nowMs }: RecordTaskOfProps & { readonly id: string }) {
  const kept = useOneRecord(id);
  if (kept === undefined) return null;
  if (kept !== null) {
    return (
      <Link href={jobPaths.recordOf(id)} className={buttonClass()}>
        {words.openRecord}
      </Link>
    );
  }
  if (jobs.length === 0) return <p className="quiet">{words.openItsMix}</p>;
  const made = jobs.flatMap((job): MadeRecord[] => {
    const waterName = shareWords.sheet.waterRow;
    const of = { task, data, job, nowMs, waterName, noteOf, offsetAt: deviceOffset };
    const record = recordOfTask(of);
    return record === null ? [] : [{ job, record }];
  });
  if (made.length === 0) return <NoRecordOf task={task} data={data} nowMs={nowMs} />;
  return <MakeRecord id={id} made={made} />;
}

function NoRecordOf({ task, data, nowMs }: RecordTaskProps & { readonly nowMs: number }) {
  const reason = whyNoRecord({ task, data, nowMs, offsetAt: deviceOffset });
  return <p className="quiet">{words.noRecord[reason]}</p>;
}

/** The jobs that the person at this device may report as sprayed; null until all jobs are here. */
function useOwnJobs(nowMs: number): readonly Job[] | null {
  const uid = useAccount()?.uid;
  const person = useSharedDevice()?.person;
  const kept = whole(farmJobs.useAll());
  if (uid === undefined) return [];
  const who = { uid, ...(person && { person }) };
  return (
    kept?.flatMap(({ id, value }) =>
      isToRecord(value, who) ? [startFarmJob(id, value, nowMs)] : [],
    ) ?? null
  );
}

function useMixInWork(nowMs: number): Job | null {
  const { plan, facts, draft, paddock } = useMix();
  return plan === null || facts === null
    ? null
    : startJob({ plan, catalogue: facts, draft, paddock, atMs: nowMs });
}

/** Area and volume as the machine counted them, kept in the notes whatever is corrected later. */
const noteOf = ({ areaM2, volumeL }: DoneTask): string =>
  words.byTerminal(
    [
      areaM2 === null ? null : outlinedText(roundedHa(areaM2)),
      volumeL === null ? null : quantityText(volumeL, 'L'),
    ]
      .filter((text) => text !== null)
      .join(', '),
  );

interface MadeRecord {
  readonly job: Job;
  readonly record: SprayRecord;
}

async function saveRecord(id: string, { record, job }: MadeRecord): Promise<void> {
  const named = { ...record, operator: record.operator ?? (await knownOperator()) };
  await sprayRecords.save(id, named);
  if (job.farmJobId === undefined) return;
  const rest = named.state === 'partDone' ? restOfRecord(job, named) : null;
  if (!(await reportSprayed(job, id, named, rest)) && rest !== null) jobStore.leaveRest(rest);
}

interface MakeRecordProps {
  readonly id: string;
  /** One record for each job that the task may belong to. */
  readonly made: readonly MadeRecord[];
}

function MakeRecord({ id, made }: MakeRecordProps) {
  const [, navigate] = useLocation();
  const { refusal, run } = useSaving();
  const save = async (one: MadeRecord) => {
    const failure = await whyNotKept(saveRecord(id, one));
    if (failure === null) navigate(jobPaths.recordOf(id));
    return failure;
  };
  return (
    <>
      {made.map((one) => (
        <SaveRecord
          key={one.job.farmJobId ?? one.job.id}
          record={one.record}
          word={words.makeRecord(nameOf(one.job))}
          look="plain"
          onSave={() => run({ save: () => save(one) })}
        />
      ))}
      <p className="quiet">
        {made.some(({ job }) => job.farmJobId !== undefined) ? words.jobWhy : words.recordWhy}
      </p>
      <p role="status">{refusal}</p>
    </>
  );
}

const nameOf = ({ name, paddock, farmJobId }: Job): string => {
  const names = [farmJobId === undefined ? null : paddock?.name, name];
  const text = names.filter((one) => one != null).join(', ');
  return text === '' ? shareWords.unnamed : text;
};
