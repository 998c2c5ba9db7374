import { spreadRound, toldRows, type Round, type RoundTask, type SeasonRow } from '@mix/documents';
import { useMemo, useState } from 'react';
import { useAccount } from '../../../session/accountStore.ts';
import { ArrivalNote } from '../../../sync/arrival/ArrivalNote.tsx';
import type { KeptDocument } from '../../../sync/DocumentCollection.ts';
import { personOnSharedDevice } from '../../../sync/sharedDevice/sharedDeviceStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useSaving } from '../../../ui/forms/useSaving.ts';
import { NotFetched } from '../../../ui/lazy/NotFetched.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { Sheet } from '../../../ui/panels/Sheet.tsx';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { roundHandOverWords } from '../../../i18n/made/en/farm/roundHandOverWords.ts';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { Opening } from '../../Opening.tsx';
import { partialSum } from '../../totals/PartialSum.ts';
import { isDay } from '../../totals/ReportFilter.ts';
import { knownText } from '../seasonText.ts';
import { RoundStops, RoundWarnings } from './RoundNotes.tsx';
import { HoursOfPeople, TaskRow } from './TaskRow.tsx';
import { WhoSprays } from './WhoSprays.tsx';
import type { RoundPlan } from './roundPlans.ts';
import { sendRound, type PlannedTask } from './sendRound.ts';
import { useRoundPlans } from './useRoundPlans.ts';
import { useSprayers } from './useSprayers.ts';
import styles from './handOver.module.css';

interface HandOverRoundSheetProps {
  /** Paddocks of the round that are neither done nor handed over. */
  readonly rows: readonly SeasonRow[];
  readonly round: KeptDocument<Round>;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly onClose: () => void;
}

/**
 * Asks to whom and for which days; hands the paddocks of the round over, a job each, once every one
 * of them has a plan.
 */
export function HandOverRoundSheet(props: HandOverRoundSheetProps) {
  const { round, today, onClose } = props;
  // What is handed over leaves the round's list while it is sent: the sheet keeps what it began with.
  const [rows] = useState(props.rows);
  const { plans, state, onRetry } = useRoundPlans(round.value, rows, today);
  const [sentCount, setSentCount] = useState<number | null>(null);
  if (sentCount !== null) {
    return (
      <Sheet
        title={roundHandOverWords.title}
        closeWord={farmJobWords.done}
        onClose={onClose}
        footer={
          <Button look="primary" onClick={onClose}>
            {farmJobWords.done}
          </Button>
        }
      >
        <p role="status">{roundHandOverWords.sent(sentCount)}</p>
      </Sheet>
    );
  }
  if (plans === null) {
    return (
      <Sheet title={roundHandOverWords.title} closeWord={farmJobWords.close} onClose={onClose}>
        {onRetry !== null && <NotFetched onRetry={onRetry} />}
        {onRetry === null && <ArrivalNote state={state} opening={<Opening />} />}
        {onRetry === null && state === 'here' && <Opening />}
      </Sheet>
    );
  }
  return <Dealt {...{ plans, round, today, onClose }} onSent={() => setSentCount(rows.length)} />;
}

interface DealtProps extends Pick<HandOverRoundSheetProps, 'round' | 'today' | 'onClose'> {
  readonly plans: readonly RoundPlan[];
  readonly onSent: () => void;
}

const hasPlan = (task: RoundTask & RoundPlan): task is PlannedTask & RoundPlan =>
  task.plan !== null;

/** A hook. Who sprays what when: dealt out in turn, and changed row by row. */
function useTasks({ plans, round, today }: Pick<DealtProps, 'plans' | 'round' | 'today'>) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isByDay, setByDay] = useState(false);
  const [firstDay, setFirstDay] = useState(round.value.day < today ? today : round.value.day);
  const [changed, setChanged] = useState<ReadonlyMap<string, Partial<RoundTask>>>(new Map());
  const tasks = useMemo(() => {
    const ids = plans.map(({ row }) => row.paddockId);
    const spread = spreadRound(ids, chosen, { firstDay, isByDay });
    return plans.flatMap((plan, place) => {
      const task = spread[place];
      return task === undefined ? [] : [{ ...plan, ...task, ...changed.get(task.paddockId) }];
    });
  }, [plans, chosen, firstDay, isByDay, changed]);
  /** Whoever deals anew begins anew. */
  const dealing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setChanged(new Map());
    };
  return {
    tasks,
    chosen,
    isByDay,
    firstDay,
    onPeople: dealing(setChosen),
    onByDay: dealing(setByDay),
    onFirstDay: dealing(setFirstDay),
    onTask: (paddockId: string, change: Partial<RoundTask>) => {
      setChanged(new Map(changed).set(paddockId, { ...changed.get(paddockId), ...change }));
    },
  };
}

function Dealt({ plans, round, today, onClose, onSent }: DealtProps) {
  const account = useAccount();
  const { people, state } = useSprayers();
  const dealt = useTasks({ plans, round, today });
  const { tasks } = dealt;
  const [note, setNote] = useState('');
  const { state: saving, refusal, run } = useSaving();
  const planned = tasks.filter(hasPlan);
  const send = async (): Promise<string | null> => {
    if (planned.length < tasks.length) {
      return roundHandOverWords.noPlan(tasks.length - planned.length);
    }
    try {
      await sendRound(round.id, planned, {
        note: note.trim() === '' ? null : note.trim(),
        by: personOnSharedDevice()?.name ?? account?.name ?? null,
        roleOf: (uid) => people.find(({ id }) => id === uid)?.role,
      });
      onSent();
      return null;
    } catch {
      return farmJobWords.failures.notKept;
    }
  };
  const area = knownText(partialSum(tasks.map(({ row }) => row.areaHa)), (areaHa) =>
    quantityText(areaHa, 'ha', 1),
  );
  const days = new Set(tasks.map(({ day }) => day)).size;
  return (
    <Sheet
      title={roundHandOverWords.title}
      closeWord={farmJobWords.close}
      onClose={onClose}
      footer={
        <>
          <div role="alert">
            {refusal !== null && (
              <Notice kind="warning" word={farmJobWords.notSent} title={refusal} />
            )}
          </div>
          <Button look="primary" onClick={() => run({ save: send })}>
            {saving === 'saving' ? farmJobWords.sending : roundHandOverWords.sendJobs(tasks.length)}
          </Button>
        </>
      }
    >
      <div className="stack-2">
        <p>
          <span className="quiet block">{round.value.name}</span>
          <b className={styles.sum}>{roundHandOverWords.areaIn(area, days)}</b>
        </p>
        <WhoSprays
          people={people}
          chosen={dealt.chosen}
          isByDay={dealt.isByDay}
          onPeople={dealt.onPeople}
          onByDay={dealt.onByDay}
        />
        <ArrivalNote state={state} />
        <TextField
          label={dealt.isByDay ? roundHandOverWords.firstDay : farmJobWords.day}
          type="date"
          value={dealt.firstDay}
          min={today}
          onText={(text) => {
            if (isDay(text)) dealt.onFirstDay(text);
          }}
        />
        <RoundStops tasks={tasks} />
        <ul className={styles.list}>
          {tasks.map((task) => (
            <TaskRow key={task.paddockId} task={task} people={people} onTask={dealt.onTask} />
          ))}
        </ul>
        <HoursOfPeople tasks={tasks} people={people} />
        <RoundWarnings tasks={tasks} today={today} />
        <TextField
          label={farmJobWords.note}
          value={note}
          maxLength={toldRows.note.longest}
          onText={setNote}
        />
      </div>
    </Sheet>
  );
}
