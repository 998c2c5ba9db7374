import { recordState, typedFields, type SprayRecord } from '@mix/documents';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { ScreenBar } from '../../ui/layout/ScreenBar.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useSaving } from '../../ui/forms/useSaving.ts';
import { whyNotKept } from '../../sync/device/notKeptText.ts';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { SaveRecord } from '../SaveRecord.tsx';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { recordStateWords } from '../../i18n/made/en/records/recordStateWords.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { reportPaperWords } from '../../i18n/made/en/reporting/reportPaperWords.ts';
import { AmountFields } from '../fields/AmountFields.tsx';
import { keepTexts, readTexts } from './keptTexts.ts';
import { MissingFields } from '../fields/MissingFields.tsx';
import { MoreRecordFields } from '../fields/MoreRecordFields.tsx';
import { WhenAndHowMuch } from '../fields/WhenAndHowMuch.tsx';
import { WhereAndWho } from '../fields/WhereAndWho.tsx';
import { PlannedAndDone } from './PlannedAndDone.tsx';
import type { FieldsProps, TextsChange } from '../fields/FieldsProps.ts';
import { TakenFromStock } from './TakenFromStock.tsx';
import { RecordFile } from './RecordFile.tsx';
import { recordFaultText } from './recordFaultText.ts';
import { recordFaults, recordTexts, recordWith } from './recordTexts.ts';
import { RecordIntervals } from './RecordIntervals.tsx';
import { RevisionList } from './RevisionList.tsx';
import { WeatherFields } from '../weather/WeatherFields.tsx';
import styles from './RecordCard.module.css';

interface RecordCardProps {
  /** Id of the record, also before it is saved. */
  readonly id: string;
  readonly record: SprayRecord;
  /** The key under which typed texts are kept until the record is saved. */
  readonly keptFor: string;
  /** Null: the record is not saved yet. */
  readonly createdAt: Date | null;
  /** Whether a change needs a reason. */
  readonly isLockedAt: (now: Date) => boolean;
  /** Why a change needs a reason. */
  readonly lockedWhy?: string;
  /** Why this person cannot change the record; null: they can. */
  readonly closedWhy?: string | null;
  /** Who is offered as operator where the record names none; null: nobody is. */
  readonly maker?: string | null;
  readonly backTo: string;
  readonly doneTo: string;
  /** Address of the record as it goes on paper; absent while it is not saved. */
  readonly sheetTo?: string;
  /** The track of where the job was sprayed; absent where none was kept. */
  readonly track?: ReactNode;
  /** What can be done with the record once it is saved. */
  readonly afterSaving?: (record: SprayRecord) => ReactNode;
  /** @throws DeviceStorageError when the device could not keep it */
  readonly onSave: (record: SprayRecord, reason: string) => Promise<void>;
}

/** One card: what was planned and done, where, when, who and in what weather. */
export function RecordCard(props: RecordCardProps) {
  const { id, record, keptFor, createdAt, closedWhy } = props;
  // The record the fields began with: a newer copy from another device does not change them unasked.
  const [base, setBase] = useState(record);
  const [texts, setTexts] = useState(() => readTexts(keptFor, recordTexts(record)));
  const [reason, setReason] = useState('');
  const [now] = useState(() => new Date());
  const locked = props.isLockedAt(now);
  const current = recordWith(base, texts);
  const faults = [
    ...recordFaults(base, texts).map((fault) => recordFaultText(fault, texts)),
    ...unsaid(locked, reason),
  ];
  // A change that took its time, as a weather service does, finds what was typed meanwhile.
  const latest = useRef(texts);
  const change = (part: TextsChange) => {
    const before = latest.current;
    const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
    latest.current = next;
    setTexts(next);
    keepTexts(keptFor, recordTexts(base), next);
  };
  const saving = useSaving(texts);
  const save = async () => {
    const refusal = await whyNotKept(props.onSave(current, reason));
    if (refusal !== null) return refusal;
    setBase(current);
    setReason('');
    return null;
  };
  const fields: FieldsProps = { record: current, texts, onTexts: change };
  const state = createdAt === null ? current.state : recordState(current, createdAt, now);
  return (
    <>
      <ScreenBar
        title={recordWords.titleOf(record.name ?? recordWords.unnamed)}
        action={
          <Link href={props.backTo} className={buttonClass('text')}>
            {recordWords.back}
          </Link>
        }
      />
      <div className={styles.page}>
        <p className={styles.state}>
          <strong>{recordStateWords[state]}</strong>
          <span className="quiet">{areaLine(current)}</span>
        </p>
        {locked && <Locked why={closedWhy ?? props.lockedWhy} />}
        <WhereAndWho {...fields} maker={props.maker ?? null} />
        <PlannedAndDone record={current} />
        <RecordIntervals record={current} />
        {props.track}
        <TakenFromStock id={id} {...fields} />
        <AmountFields {...fields} />
        <WhenAndHowMuch {...fields} isLeavingRest={createdAt === null} />
        <WeatherFields {...fields} />
        <Section name={recordWords.notes}>
          <textarea
            className={styles.notes}
            aria-label={recordWords.notes}
            maxLength={typedFields.notes.longest}
            value={texts.notes}
            onChange={(event) => change({ notes: event.currentTarget.value })}
          />
        </Section>
        <MoreRecordFields {...fields} />
        <MissingFields record={current} />
        <RevisionList record={record} />
        {props.sheetTo !== undefined && (
          <>
            <Link href={props.sheetTo} className={buttonClass()}>
              {reportPaperWords.save}
            </Link>
            <RecordFile record={base} />
          </>
        )}
        <footer className={styles.foot} data-foot>
          <MayChange closedWhy={closedWhy}>
            {locked && (
              <TextField
                label={recordWords.why}
                value={reason}
                maxLength={500}
                onText={setReason}
              />
            )}
            <WhatIsLost record={current} isOpen={createdAt === null} state={saving.state} />
            <div role="status">
              <SavingWords {...saving} faults={faults} />
            </div>
            {saving.state === 'saved' ? (
              <>
                {props.afterSaving?.(current)}
                <Link href={props.doneTo} className={buttonClass('primary')}>
                  {recordWords.toHome}
                </Link>
              </>
            ) : (
              <SaveRecord
                record={faults.length > 0 ? null : current}
                word={saveWord(saving.state, locked)}
                onSave={() => saving.run({ isUnsettled: faults.length > 0, save })}
              />
            )}
          </MayChange>
        </footer>
      </div>
    </>
  );
}

const Locked = ({ why = recordWords.lockedWhy }: { readonly why: string | undefined }) => (
  <Notice kind="information" word={recordWords.locked} title={why} />
);

interface MayChangeProps {
  readonly closedWhy: string | null | undefined;
  readonly children: ReactNode;
}

/**
 * Shows the controls that change a record to people who may use them; others read why they may not.
 */
const MayChange = ({ closedWhy, children }: MayChangeProps) => (
  <WithPermission deed="fill" otherwise={<p>{farmPageWords.notYours}</p>}>
    {closedWhy == null ? children : <p>{closedWhy}</p>}
  </WithPermission>
);

function saveWord(state: ReturnType<typeof useSaving>['state'], isLocked: boolean): string {
  if (state === 'saving') return recordWords.saving;
  return isLocked ? recordWords.saveChange : recordWords.save;
}

/** A locked record asks for a reason. */
const unsaid = (locked: boolean, reason: string): readonly string[] =>
  locked && reason.trim() === '' ? [recordWords.faults.reason] : [];

/** What was planned is never shown as done. */
function areaLine({ areaDoneHa, sprayAreaHa }: SprayRecord): string {
  const [done, planned] = [areaDoneHa, sprayAreaHa].map((areaHa) =>
    areaHa === null ? null : quantityText(areaHa, 'ha'),
  );
  if (done == null) {
    return planned == null ? recordWords.areaNotKnown : recordWords.plannedArea(planned);
  }
  return planned == null || areaDoneHa === sprayAreaHa
    ? done
    : recordWords.insteadOf(done, planned);
}

interface WhatIsLostProps extends Pick<ReturnType<typeof useSaving>, 'state'> {
  readonly record: SprayRecord;
  /** The record is saved for the first time. */
  readonly isOpen: boolean;
}

/**
 * Names what the record is worth less without, where it is saved: afterwards nobody asks for it.
 */
function WhatIsLost({ record, isOpen, state }: WhatIsLostProps) {
  if (!isOpen || state === 'saved') return null;
  const { paddockId, location, operator } = record;
  const { without } = recordWords;
  const lost = [
    paddockId === null && (location ?? '').trim() === '' ? without.paddock : null,
    (operator ?? '').trim() === '' ? without.operator : null,
  ].filter((sentence) => sentence !== null);
  return lost.length === 0 ? null : <p className="quiet">{lost.join(' ')}</p>;
}

interface SavingWordsProps extends Pick<ReturnType<typeof useSaving>, 'state' | 'refusal'> {
  /** What stands in the way of saving, in words. */
  readonly faults: readonly string[];
}

function SavingWords({ state, refusal, faults }: SavingWordsProps) {
  if (state === 'saved') return <strong>{recordWords.savedHere}</strong>;
  const words = refusal !== null ? [refusal] : state === 'unsettled' ? faults : [];
  if (words.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {words.map((sentence) => (
        <li key={sentence}>
          <WarningIcon size={20} />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
