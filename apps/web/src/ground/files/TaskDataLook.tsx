import { isCalled, type Paddock } from '@mix/documents';
import type { Partfield, ReadTaskData, Task, TaskData } from '@mix/ground';
import { Link, useLocation } from 'wouter';
import { Fact } from '../../ui/layout/Fact.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { doneRows, type TaskRow } from '../../terminal/doneRows.ts';
import { OtherSets } from '../../terminal/OtherSets.tsx';
import { RecordTask } from '../../terminal/RecordTask.tsx';
import { setRateLPerHa } from '../../terminal/taskView.ts';
import { choosePaddock } from '../paddock/choosePaddock.ts';
import { groundPaths } from '../../device/navigation/groundPaths.ts';
import { paths } from '../../device/navigation/paths.ts';
import { terminalWords as words } from '../../i18n/made/en/farm/terminalWords.ts';
import { zoneWords } from '../../i18n/made/en/farm/zoneWords.ts';
import { productFileWords } from '../../i18n/made/en/products/productFileWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { zonesOfTask } from '../zones/zoneSources.ts';
import styles from '../ground.module.css';

interface TaskDataLookProps {
  readonly read: Extract<ReadTaskData, { readonly fault: null }>;
  readonly kept: readonly KeptDocument<Paddock>[];
}

/** What a file of a terminal holds besides outlines: tasks with rates and totals, products, people. */
export function TaskDataLook({ read: { data, breaches, others }, kept }: TaskDataLookProps) {
  const lists = [
    [words.products, data.products],
    [words.people, [...data.customers, ...data.farms, ...data.workers]],
    [words.machines, data.devices],
  ] as const;
  return (
    <Section name={words.inFile} note={data.madeBy === null ? '' : words.madeBy(data.madeBy)}>
      <div className={styles.stack}>
        <OtherSets paths={others} />
        {breaches.length > 0 && (
          <Notice
            kind="warning"
            word={productFileWords.warning}
            title={words.breaches(breaches.length)}
          />
        )}
        <dl className={classNames('border-top', styles.rows)}>
          {lists.map(
            ([name, entries]) =>
              entries.length > 0 && (
                <Fact key={name} term={name} valueClass="strong text-end">
                  {entries.map((entry) => entry.name).join(', ')}
                </Fact>
              ),
          )}
        </dl>
        {data.tasks.map((task) => (
          <TaskCard key={task.id} task={task} data={data} kept={kept} />
        ))}
      </div>
    </Section>
  );
}

interface TaskCardProps {
  readonly task: Task;
  readonly data: TaskData;
  readonly kept: TaskDataLookProps['kept'];
}

function TaskCard({ task, data, kept }: TaskCardProps) {
  const field = data.partfields.find(({ id }) => id === task.partfieldId);
  const isToDo = task.state === 'planned' || task.state === 'template';
  return (
    <div>
      <h3>
        {task.name ?? words.unnamed}, {words.states[task.state]}
      </h3>
      <dl className={classNames('border-top', styles.rows)}>
        {[...placeRows(task, data), ...(isToDo ? [] : doneRows(task, data))].map(
          ([name, text]) =>
            text !== null && (
              <Fact key={name} term={name} valueClass="strong text-end">
                {text}
              </Fact>
            ),
        )}
        {isToDo && (
          <Fact term={words.rate} valueClass="strong text-end">
            {rateText(task)}
          </Fact>
        )}
      </dl>
      {isToDo && (
        <WithPermission deed="plan">
          <PlanTask task={task} paddock={kept.find(({ value }) => isPaddock(value, field))} />
        </WithPermission>
      )}
      {(task.state === 'completed' || task.state === 'paused') && (
        <WithPermission deed="fill">
          <div className={styles.stack}>
            <RecordTask task={task} data={data} />
          </div>
        </WithPermission>
      )}
    </div>
  );
}

const isPaddock = (value: Paddock, field: Partfield | undefined): boolean =>
  field !== undefined && !value.retired && isCalled(value, field.name);

const placeRows = ({ partfieldId, workerId }: Task, data: TaskData): readonly TaskRow[] => [
  [words.field, data.partfields.find(({ id }) => id === partfieldId)?.name ?? null],
  [words.worker, data.workers.find(({ id }) => id === workerId)?.name ?? null],
];

/** The spray rate of a task without zones, which is the same on all its ground. */
const onlyRate = ({ zones, defaultZoneCode }: Task): number | null => {
  if (zones.some(({ polygons }) => polygons.length > 0)) return null;
  const whole = zones.find(({ code }) => code === defaultZoneCode) ?? zones[0];
  return whole === undefined ? null : setRateLPerHa(whole);
};

function rateText(task: Task): string {
  const zoned = zonesOfTask(task);
  if (zoned !== null) {
    const rates = zoned.zones.map(({ rate }) => rate);
    const text = (rate: number): string => quantityText(rate, zoned.unit ?? 'L/ha');
    return words.zones(
      zoneWords.count(rates.length),
      text(Math.min(...rates)),
      text(Math.max(...rates)),
    );
  }
  const rate = onlyRate(task);
  return rate === null ? words.noRate : quantityText(rate, 'L/ha');
}

interface PlanTaskProps {
  readonly task: Task;
  /** The kept paddock with the name of the task's field. */
  readonly paddock: KeptDocument<Paddock> | undefined;
}

/**
 * Makes the mix in work of a planned task, with its ground and rate. A task by zones leads to the
 * zones of the paddock.
 */
function PlanTask({ task, paddock }: PlanTaskProps) {
  const [, navigate] = useLocation();
  const zoned = zonesOfTask(task);
  if (paddock === undefined) return <p className="quiet">{words.noPaddock}</p>;
  if (zoned !== null) {
    return (
      <Link href={groundPaths.zones(paddock.id)} className={buttonClass()}>
        {zoneWords.open}
      </Link>
    );
  }
  const rate = onlyRate(task);
  if (rate === null || rate === 0) return null;
  return (
    <Button
      onClick={() => {
        const { name, areaHa, landUse } = paddock.value;
        choosePaddock({ id: paddock.id, name, areaHa, landUse }, words.planned(name), {
          ...(task.name !== null && { name: task.name }),
          applicationRateLPerHa: rate,
          linked: null,
        });
        navigate(paths.mix);
      }}
    >
      {words.planIt}
    </Button>
  );
}
