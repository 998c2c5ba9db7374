import { mostPlausibleAmount } from '@mix/documents';
import type { MixPlan } from '@mix/engine';
import type { JobResult } from '@mix/sharing';
import { useState } from 'react';
import { useStore } from 'zustand';
import { classNames } from '../../ui/classNames.ts';
import { textProblemText } from '../../i18n/problems/textProblemText.ts';
import { Button } from '../../ui/Button.tsx';
import { QuantityField } from '../../ui/fields/QuantityField.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useSaving } from '../../ui/forms/useSaving.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { receivedJobs, type TakenJob } from '../receivedJobs.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { spokenUnit } from '../../i18n/figures/spokenUnit.ts';
import { ResultHandOver } from './ResultHandOver.tsx';
import { measureOf, MOST_AREA_HA, mostOf, readDone, type DoneFigure } from './readDone.ts';
import shareStyles from '../share.module.css';
import {
  browserStorage,
  keepOnDevice,
  readFromDevice,
} from '../../device/storage/deviceStorage.ts';
import { reader } from '../../i18n/preferences/reader.ts';

interface SendBackProps {
  /** The job from a link that the mix was taken from; none where nobody sent it. */
  readonly receivedJobId: MixForm['receivedJobId'];
  readonly plan: MixPlan;
  readonly nameOf: (productId: string) => string;
  readonly now: Date;
}

/** What was done of a job that came by link, typed in and sent back the same way. */
export function SendBack(props: SendBackProps) {
  const jobs = useStore(receivedJobs, ({ value }) => value);
  const job = jobs.find(({ jobId }) => jobId === props.receivedJobId);
  if (job === undefined) return null;
  return (
    <Section name={shareWords.sendBack} note={job.name ?? undefined}>
      <DoneForm key={job.jobId} {...props} job={job} />
    </Section>
  );
}

interface DoneFormProps extends SendBackProps {
  readonly job: TakenJob;
}

/* Keys beside the ids of products, none of which holds a full stop. */
const AREA = 'job.area';
const FINISHED = 'job.finished';
const OPERATOR = 'job.operator';
const NOTES = 'job.notes';

/** The form of a `datetime-local` field, in the time of the device. */
const localMinutes = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** No amount is filled in beforehand: what is sent back was measured, not planned. */
function DoneForm({ plan, nameOf, now, job }: DoneFormProps) {
  const [texts, setTexts] = useState(() => readDoneTexts(job.jobId));
  const textOf = (key: string): string => texts[key] ?? '';
  const type = (key: string, text: string) => {
    const next = { ...texts, [key]: text };
    setTexts(next);
    keepDoneTexts(job.jobId, next);
  };
  const figureKeys = [AREA, ...plan.productTotals.map(({ productId }) => productId)];
  const { state, run } = useSaving(figureKeys.map(textOf).join('\n'));
  const isAsked = state !== 'open';
  const finished = texts[FINISHED] ?? localMinutes(now);
  const area = readDone(
    textOf(AREA),
    'ha',
    Math.min(MOST_AREA_HA, mostPlausibleAmount(plan.sprayAreaHa)),
  );
  const used = plan.productTotals.map((total) => ({
    ...total,
    figure: readDone(textOf(total.productId), total.amount.unit, mostOf(total)),
  }));
  const field = (key: string, label: string, unit: 'ha' | 'kg' | 'L', figure: DoneFigure) => {
    const sign = shownUnitSign(unit);
    return (
      <QuantityField
        key={key}
        id={`done-${key}`}
        look="line"
        label={label}
        unit={sign}
        spokenUnit={spokenUnit(sign)}
        text={textOf(key)}
        notSet={shareWords.notSet}
        message={messageOf(figure, textOf(key), sign, isAsked)}
        onText={(text) => type(key, text)}
      />
    );
  };
  const endedAt = new Date(finished);
  const isEnded = finished !== '' && Number.isFinite(endedAt.getTime());
  const result = isEnded
    ? resultOf(job, endedAt, area, used, nameOf, textOf(OPERATOR), textOf(NOTES))
    : null;
  return (
    <>
      <p className="padding-block-1 quiet">{shareWords.sendBackNote}</p>
      {field(AREA, shareWords.done.area, 'ha', area)}
      {used.map(({ productId, amount, figure }) =>
        field(productId, nameOf(productId), amount.unit, figure),
      )}
      <div className="stack-2 padding-top-2">
        <TextField
          label={shareWords.done.ended}
          type="datetime-local"
          value={finished}
          onText={(text) => type(FINISHED, text)}
        />
        {isAsked && !isEnded && <p role="status">{shareWords.finishedMissing}</p>}
        <TextField
          label={shareWords.done.operator}
          value={textOf(OPERATOR)}
          maxLength={80}
          onText={(text) => type(OPERATOR, text)}
        />
        <TextField
          label={shareWords.done.notes}
          value={textOf(NOTES)}
          maxLength={500}
          onText={(text) => type(NOTES, text)}
        />
      </div>
      <div className={classNames('stack-1 padding-top-2', shareStyles.actions)}>
        {state === 'saved' && result !== null ? (
          <ResultHandOver result={result} />
        ) : (
          <Button
            onClick={() => run({ isUnsettled: result === null, save: () => Promise.resolve(null) })}
          >
            {shareWords.makeResult}
          </Button>
        )}
      </div>
    </>
  );
}

function messageOf(figure: DoneFigure, text: string, unit: string, asked: boolean) {
  const stops = (sentence: string) => ({ sentence, stops: true, meanings: [] });
  switch (figure.state) {
    case 'read':
      return null;
    case 'empty':
      return asked ? stops(shareWords.doneMissing) : null;
    case 'outside':
      return stops(shareWords.doneTooMuch);
    case 'unread':
      return { ...textProblemText(figure.problem, text, unit), stops: true };
  }
}

interface UsedProduct {
  readonly productId: string;
  readonly amount: MixPlan['productTotals'][number]['amount'];
  readonly figure: DoneFigure;
}

/** The result from the typed texts; null while a figure is missing or cannot be read. */
function resultOf(
  job: TakenJob,
  endedAt: Date,
  area: DoneFigure,
  used: readonly UsedProduct[],
  nameOf: (productId: string) => string,
  operator: string,
  notes: string,
): JobResult | null {
  if (area.state !== 'read') return null;
  const products = used.flatMap(({ productId, amount, figure }) =>
    figure.state === 'read'
      ? [{ productId, name: nameOf(productId), amount: measureOf(amount.unit, figure.value) }]
      : [],
  );
  if (products.length < used.length) return null;
  const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return {
    jobId: job.jobId,
    name: job.name,
    startedAt: null,
    endedAt,
    areaDoneHa: area.value,
    loadCount: null,
    carrierL: null,
    products,
    operator: textOrNull(operator),
    windSpeedKmPerH: null,
    windFrom: null,
    airTemperatureC: null,
    relativeHumidityPct: null,
    notes: textOrNull(notes),
  };
}

const KEY = 'mix.doneTexts';

/** What was typed of a job that was done, by field. */
type DoneTexts = Readonly<Record<string, string>>;

const noTexts: DoneTexts = {};

/** Key of the kept texts: figures are read in the units they were typed in, never in others. */
const inUnits = (jobId: string): string => `${reader.system} ${jobId}`;

const isTexts = (value: unknown): value is DoneTexts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** The texts typed for the answer of this job before; empty where there are none. */
function readDoneTexts(jobId: string): DoneTexts {
  try {
    const kept: unknown = JSON.parse(readFromDevice(browserStorage(), KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return noTexts;
    const { keptFor, texts }: { keptFor?: unknown; texts?: unknown } = kept;
    return keptFor === inUnits(jobId) && isTexts(texts) ? texts : noTexts;
  } catch {
    return noTexts;
  }
}

/** Written down at every change: a sheet that is closed or killed half filled in opens as it was. */
function keepDoneTexts(jobId: string, texts: DoneTexts): void {
  keepOnDevice(browserStorage(), KEY, JSON.stringify({ keptFor: inUnits(jobId), texts }));
}
