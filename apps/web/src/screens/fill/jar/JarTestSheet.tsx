import { JAR_STAND_MIN, scaleJarTest, type JarTestStep } from '@mix/engine';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { ChoiceChips } from '../../../components/fields/ChoiceChips.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { Section } from '../../../components/panels/Section.tsx';
import { Sheet } from '../../../components/panels/Sheet.tsx';
import { fillWords } from '../../../words/en/fill/fillWords.ts';
import { plainQuantityText } from '../../../words/figures/plainQuantityText.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { resultWords } from '../../../words/en/result/resultWords.ts';
import { keepJarTest } from '../../../mix/jar/jarTests.ts';
import { JAR_VERDICTS } from '../../../mix/jar/JarResult.ts';
import { jobStore } from '../../../job/store/jobStore.ts';
import { plannedLoad } from '../../../job/jobView.ts';
import { countdown } from '../steps/countdown.ts';
import type { Fill } from '../fillOf.ts';
import { changeJar, freshJar, jarInWork, type JarInWork } from './jarInWork.ts';
import { JarTestLine } from './JarTestLine.tsx';
import { useNow } from '../../../device/clock/useNow.ts';
import fillStyles from '../fill.module.css';
import jarStyles from './jar.module.css';

interface JarTestSheetProps {
  readonly fill: Fill;
  readonly onClose: () => void;
}

const [standMin, standMaxMin] = JAR_STAND_MIN;

/**
 * The load made small enough for a jar, in the same order, and what came of it. Syringe and scale read
 * millilitres and grams everywhere; in fluid ounces the amounts of a jar would be thousandths.
 */
export function JarTestSheet({ fill, onClose }: JarTestSheetProps) {
  const { job, stage, nameOf } = fill;
  const load = plannedLoad(stage.plan, job.load);
  const { jarMl, steps } = scaleJarTest(load);
  const kept = useStore(jarInWork, ({ value }) => value);
  const { standsSinceMs, verdict, notes } = kept.jobId === job.id ? kept : freshJar(job.id);
  const change = (part: Partial<JarInWork>) => {
    changeJar(job.id, part);
  };
  return (
    <Sheet title={fillWords.jarTitle} closeWord={fillWords.close} onClose={onClose}>
      {job.jarTest !== null && <JarTestLine result={job.jarTest} />}
      <p className={fillStyles.line}>{fillWords.jarIntro}</p>
      <Section name={fillWords.jarOf(load.number)} note={plainQuantityText(jarMl, 'mL')}>
        <ol className={fillStyles.list}>
          {steps.map((step, place) => (
            // The steps of one jar keep their places.
            <li key={place} className={fillStyles.row}>
              <b>{what(step, nameOf)}</b>
              {step.amount !== null && <span>{amountText(step.amount, step.productId)}</span>}
            </li>
          ))}
        </ol>
      </Section>
      <p className={fillStyles.line}>
        {fillWords.jarStand(quantityText(standMin, 'min'), quantityText(standMaxMin, 'min'))}
      </p>
      <div className={fillStyles.stack}>
        {standsSinceMs === null ? (
          <Button
            onClick={() => {
              change({ standsSinceMs: Date.now() });
            }}
          >
            {fillWords.jarStart}
          </Button>
        ) : (
          <Standing sinceMs={standsSinceMs} />
        )}
        <p>{fillWords.jarLook}</p>
        <ChoiceChips
          label={fillWords.jarJudge}
          labelShown
          options={JAR_VERDICTS.map((value) => ({ value, label: fillWords.jarVerdict[value] }))}
          value={verdict}
          onChoose={(chosen) => {
            change({ verdict: chosen });
          }}
        />
        {verdict === 'doesNotMix' && (
          <Notice kind="warning" word={resultWords.warning} title={fillWords.jarBad} />
        )}
        <label htmlFor="jar-notes">{fillWords.jarNotes}</label>
        <textarea
          id="jar-notes"
          className={jarStyles.notes}
          maxLength={500}
          value={notes}
          onChange={(event) => {
            change({ notes: event.currentTarget.value });
          }}
        />
        {verdict !== null && (
          <Button
            look="primary"
            onClick={() => {
              const noteText = notes.trim() === '' ? null : notes.trim();
              const result = { verdict, atMs: Date.now(), notes: noteText };
              jobStore.act({ type: 'jarTest', result });
              // A full device says so where mixes are saved; the job has the verdict all the same.
              keepJarTest(job.stages[0].draft, result).catch(() => undefined);
              jarInWork.setState({ value: freshJar('') });
              onClose();
            }}
          >
            {fillWords.jarSave}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** Water is read off a jug, to the millilitre; a product is weighed as closely as it is known. */
const amountText = (
  { value, unit }: NonNullable<JarTestStep['amount']>,
  productId: string | null,
): string => plainQuantityText(value, unit, productId === null ? 0 : undefined);

function what({ kind, productId, waitMin }: JarTestStep, nameOf: Fill['nameOf']): string {
  if (kind === 'wait') return fillWords.jarWait(quantityText(waitMin ?? 0, 'min'));
  if (kind === 'topUp') return fillWords.jarTopUp;
  return productId === null ? fillWords.jarWater : nameOf(productId);
}

const Standing = ({ sinceMs }: { readonly sinceMs: number }) => (
  <p className={fillStyles.row} role="timer">
    <b>{fillWords.jarTimer}</b>
    <span>{countdown(sinceMs, standMaxMin, useNow()).text}</span>
  </p>
);
