import type { FarmJob } from '@mix/documents';
import { FORMAT_LIMITS, type ReadTaskData, type Task } from '@mix/ground';
import { useEffect, useState } from 'react';
import { Fact } from '../ui/layout/Fact.tsx';
import { Notice } from '../ui/notices/Notice.tsx';
import { terminalWords as words } from '../i18n/made/en/farm/terminalWords.ts';
import { productFileWords } from '../i18n/made/en/products/productFileWords.ts';
import { startFarmJob } from '../fill/startJob.ts';
import { doneRows } from './doneRows.ts';
import { taskFaultText } from './taskFaultText.ts';
import { RecordTaskOf } from './RecordTask.tsx';
import { OtherSets } from './OtherSets.tsx';
import { isOfMix } from './recordOfTask.ts';

interface DoneTasksProps {
  readonly file: File;
  readonly jobId: string;
  readonly job: FarmJob;
}

async function readTasks(file: File): Promise<ReadTaskData> {
  // The bytes of a file that is too large are never read.
  if (file.size > FORMAT_LIMITS.bytes) {
    const fault = { code: 'tooManyBytes', mostBytes: FORMAT_LIMITS.bytes } as const;
    return { data: null, breaches: [], others: [], fault };
  }
  const { readTaskData } = await import('./groundReaders.ts');
  return readTaskData(new Uint8Array(await file.arrayBuffer()));
}

/** The done tasks of a file that belong to one job; each opens or makes its record. */
export function DoneTasks({ file, jobId, job }: DoneTasksProps) {
  const [read, setRead] = useState<ReadTaskData | 'unread' | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const tell = (found: ReadTaskData | 'unread') => {
      if (!ending.signal.aborted) setRead(found);
    };
    readTasks(file).then(tell, () => {
      tell('unread');
    });
    return () => {
      ending.abort();
    };
  }, [file]);
  if (read === null) return null;
  if (read === 'unread' || read.fault !== null) {
    const title = read === 'unread' ? productFileWords.unread : taskFaultText(read.fault);
    return <Notice kind="warning" word={productFileWords.warning} title={title} />;
  }
  return <OfJob read={read} jobId={jobId} job={job} />;
}

interface OfJobProps extends Omit<DoneTasksProps, 'file'> {
  readonly read: Extract<ReadTaskData, { readonly fault: null }>;
}

const isDone = ({ state }: Task): boolean => state === 'completed' || state === 'paused';

function OfJob({ read: { data, breaches, others }, jobId, job }: OfJobProps) {
  const [nowMs] = useState(() => Date.now());
  const of = startFarmJob(jobId, job, nowMs);
  const done = data.tasks.filter(isDone);
  const ofJob = done.filter((task) => isOfMix(task, data, of));
  const nameOf = ({ name, partfieldId }: Task): string => {
    const field = data.partfields.find(({ id }) => id === partfieldId)?.name;
    const names = [field, name].filter((one) => one != null && one !== '');
    return names.length === 0 ? words.unnamed : names.join(', ');
  };
  if (ofJob.length === 0) {
    const title = done.length === 0 ? words.noneDone : words.noneOfJob(done.map(nameOf).join('; '));
    return (
      <>
        <OtherSets paths={others} />
        <Notice kind="warning" word={productFileWords.warning} title={title} />
      </>
    );
  }
  return (
    <>
      <OtherSets paths={others} />
      {breaches.length > 0 && (
        <Notice
          kind="warning"
          word={productFileWords.warning}
          title={words.breaches(breaches.length)}
        />
      )}
      {ofJob.map((task) => (
        <section key={task.id} aria-label={nameOf(task)} className="stack-2 shrink-items">
          <h3>
            {nameOf(task)}, {words.states[task.state]}
          </h3>
          <dl>
            {doneRows(task, data).map(
              ([name, text]) =>
                text !== null && (
                  <Fact
                    key={name}
                    term={name}
                    pairClass="spread padding-block-1 border-bottom"
                    valueClass="strong text-end"
                  >
                    {text}
                  </Fact>
                ),
            )}
          </dl>
          <RecordTaskOf task={task} data={data} jobs={[of]} nowMs={nowMs} />
        </section>
      ))}
    </>
  );
}
