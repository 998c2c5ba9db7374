import {
  JAR_STAND_MIN,
  scaleJarTest,
  type JarTestStep,
  type LoadPlan,
  type MixDraft,
} from '@mix/engine';
import { useStore } from 'zustand';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { jarWords } from '../../i18n/made/en/jar/jarWords.ts';
import { plainQuantityText } from '../../i18n/figures/plainQuantityText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { jarKey, keepJarTest, useJarTest } from './jarTests.ts';
import { JAR_VERDICTS, type JarResult } from './JarResult.ts';
import { countdown } from '../steps/countdown.ts';
import { productNames, type NameOf } from '../../i18n/products/productNames.ts';
import { useMix } from '../../plan/planning/useMix.ts';
import { changeJar, freshJar, jarInWork, type JarInWork } from './jarInWork.ts';
import { JarTestLine } from './JarTestLine.tsx';
import { useNow } from '../../device/clock/useNow.ts';
import fillStyles from '../fill.module.css';
import jarStyles from './jar.module.css';

interface JarTestSheetProps {
  readonly draft: MixDraft;
  /** The load that is made small. */
  readonly load: LoadPlan;
  /** The last verdict on this mix; null without one. */
  readonly result: JarResult | null;
  readonly nameOf: NameOf;
  /** Called with a verdict, which is kept already. */
  readonly onVerdict?: (result: JarResult) => void;
  readonly onClose: () => void;
}

const [standMin, standMaxMin] = JAR_STAND_MIN;

/**
 * The jar test: the load made small enough for a jar, in the same order, and its verdict. Syringe
 * and scale read millilitres and grams everywhere; in fluid ounces the amounts of a jar would be
 * thousandths.
 */
export function JarTestSheet(props: JarTestSheetProps) {
  const { draft, load, result, nameOf, onVerdict, onClose } = props;
  const { jarMl, steps } = scaleJarTest(load);
  const kept = useStore(jarInWork, ({ value }) => value);
  const mix = jarKey(draft);
  const { standsSinceMs, verdict, notes } = kept.jobId === mix ? kept : freshJar(mix);
  const change = (part: Partial<JarInWork>) => {
    changeJar(mix, part);
  };
  return (
    <Sheet title={jarWords.title} closeWord={fillWords.close} onClose={onClose}>
      {result !== null && <JarTestLine result={result} />}
      <p className={fillStyles.line}>{jarWords.intro}</p>
      <Section name={jarWords.of(load.number)} note={plainQuantityText(jarMl, 'mL')}>
        <ol className={fillStyles.list}>
          {steps.map((step, place) => (
            // The steps of one jar keep their places.
            <li key={place} className={classNames('bare-row spread-center', fillStyles.row)}>
              <b>{what(step, nameOf)}</b>
              {step.amount !== null && <span>{amountText(step.amount, step.productId)}</span>}
            </li>
          ))}
        </ol>
      </Section>
      <p className={fillStyles.line}>
        {jarWords.stand(quantityText(standMin, 'min'), quantityText(standMaxMin, 'min'))}
      </p>
      <div className={fillStyles.stack}>
        {standsSinceMs === null ? (
          <Button onClick={() => change({ standsSinceMs: Date.now() })}>{jarWords.start}</Button>
        ) : (
          <Standing sinceMs={standsSinceMs} />
        )}
        <p>{jarWords.look}</p>
        <ChoiceChips
          label={jarWords.judge}
          labelShown
          options={JAR_VERDICTS.map((value) => ({ value, label: jarWords.verdict[value] }))}
          value={verdict}
          onChoose={(chosen) => change({ verdict: chosen })}
        />
        {verdict === 'doesNotMix' && (
          <Notice kind="warning" word={resultWords.warning} title={jarWords.bad} />
        )}
        <label htmlFor="jar-notes">{jarWords.notes}</label>
        <textarea
          id="jar-notes"
          className={jarStyles.notes}
          maxLength={500}
          value={notes}
          onChange={(event) => change({ notes: event.currentTarget.value })}
        />
        {verdict !== null && (
          <Button
            look="primary"
            onClick={() => {
              const noteText = notes.trim() === '' ? null : notes.trim();
              const seen = { verdict, atMs: Date.now(), notes: noteText };
              onVerdict?.(seen);
              // A full device says so where mixes are saved; a job has the verdict all the same.
              keepJarTest(draft, seen).catch(() => undefined);
              jarInWork.setState({ value: freshJar('') });
              onClose();
            }}
          >
            {jarWords.save}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** The jar test of the mix in work, before it is filled: a job that begins takes the verdict over. */
export function MixJarTest({ onClose }: { readonly onClose: () => void }) {
  const { draft, plan, facts } = useMix();
  const result = useJarTest(draft);
  const [load] = plan?.loads ?? [];
  if (load === undefined) return null;
  const nameOf = productNames(
    facts,
    load.products.map(({ productId }) => productId),
  );
  return <JarTestSheet {...{ draft, load, result, nameOf, onClose }} />;
}

/** Water is read off a jug, to the millilitre; a product is weighed as closely as it is known. */
const amountText = (
  { value, unit }: NonNullable<JarTestStep['amount']>,
  productId: string | null,
): string => plainQuantityText(value, unit, productId === null ? 0 : undefined);

function what({ kind, productId, waitMin }: JarTestStep, nameOf: NameOf): string {
  if (kind === 'wait') return jarWords.wait(quantityText(waitMin ?? 0, 'min'));
  if (kind === 'topUp') return jarWords.topUp;
  return productId === null ? jarWords.water : nameOf(productId);
}

const Standing = ({ sinceMs }: { readonly sinceMs: number }) => (
  <p className={classNames('bare-row spread-center', fillStyles.row)} role="timer">
    <b>{jarWords.timer}</b>
    <span>{countdown(sinceMs, standMaxMin, useNow()).text}</span>
  </p>
);
