import { jobPlan } from '@mix/documents';
import { classNames } from '../../ui/classNames.ts';
import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import { calculateMix, replanMidJob } from '@mix/engine';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { StopBand } from '../../ui/notices/StopBand.tsx';
import { useMix } from '../../plan/planning/useMix.ts';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { halfFilled } from '../halfFilled.ts';
import { jobStore } from '../job/jobStore.ts';
import type { Fill } from '../fillOf.ts';
import styles from '../fill.module.css';

interface ReplanSheetProps {
  readonly fill: Fill;
  readonly onClose: () => void;
}

/**
 * Plans the rest of a job again: the ground left and the litres in the tank give what to add, so
 * that mix and ground end together.
 */
export function ReplanSheet({ fill, onClose }: ReplanSheetProps) {
  const [area, setArea] = useState('');
  const [litres, setLitres] = useState('');
  const areaLeftHa = readTyped(area, 'ha').value;
  const litresInTank = readTyped(litres, 'L').value;
  const half = halfFilled(fill.stage);
  if (half !== null) {
    return (
      <Sheet title={fillWords.replanTitle} closeWord={fillWords.close} onClose={onClose}>
        <StopBand title={fillWords.replanStop}>
          <p>{fillWords.halfFilled(fill.loadsBefore + half)}</p>
        </StopBand>
      </Sheet>
    );
  }
  return (
    <Sheet
      title={fillWords.replanTitle}
      closeWord={fillWords.close}
      onClose={onClose}
      focusId="area-left"
    >
      <div className={styles.stack}>
        <FigureField
          id="area-left"
          label={fillWords.areaLeft}
          unit="ha"
          text={area}
          notSet={fillWords.notSet}
          hint={fillWords.planned(quantityText(fill.stage.plan.sprayAreaHa, 'ha'))}
          onText={setArea}
        />
        <FigureField
          id="litres-in-tank"
          label={fillWords.litresInTank}
          unit="L"
          text={litres}
          notSet={fillWords.notSet}
          onText={setLitres}
        />
        <p className="quiet">{fillWords.replanNote}</p>
      </div>
      {areaLeftHa === null || litresInTank === null ? (
        <p className={styles.line}>{fillWords.replanMissing}</p>
      ) : (
        <NewPlan
          fill={fill}
          areaLeftHa={areaLeftHa}
          litresInTank={litresInTank}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

interface NewPlanProps extends ReplanSheetProps {
  readonly areaLeftHa: number;
  readonly litresInTank: number;
}

function NewPlan({ fill, areaLeftHa, litresInTank, onClose }: NewPlanProps) {
  const { catalogue } = useMix();
  if (catalogue === null) {
    return <p className={styles.line}>{fillWords.catalogueMissing}</p>;
  }
  const draft = replanMidJob(fill.stage.draft, fill.stage.plan, { areaLeftHa, litresInTank });
  const productIds = (draft.products ?? []).map(({ productId }) => productId);
  // The facts that the job was planned with go before those of a newer list.
  const own = new Map(fill.job.products.map((product) => [product.id, product]));
  const known = catalogue.products.filter(({ id }) => !own.has(id));
  const facts = { ...catalogue, products: [...known, ...own.values()] };
  const { plan, problems } = calculateMix(draft, facts);
  const [first] = plan?.loads ?? [];
  if (plan === null || first === undefined) {
    const words = problemWordsOf(facts, productIds);
    return (
      <StopBand title={fillWords.replanStop}>
        {problems
          .filter(({ severity }) => severity === 'stop')
          .map((problem) => (
            <p key={`${problem.code} ${problem.field ?? ''}`}>
              {words(problem).title}. {words(problem).sentence}
            </p>
          ))}
      </StopBand>
    );
  }
  return (
    <>
      <Section
        name={fillWords.replanAdd}
        note={fillWords.replanLoads(plan.loadCount, tankVolumeText(first.loadL))}
      >
        {first.steps.length === 0 ? (
          <p className={styles.line}>{fillWords.replanEnough}</p>
        ) : (
          <ul className={styles.list}>
            <li className={classNames('bare-row spread-center', styles.row)}>
              <b>{fillWords.water}</b>
              <span>{tankVolumeText(first.carrierL)}</span>
            </li>
            {first.products.map(({ productId, measured, amount }) => (
              <li key={productId} className={classNames('bare-row spread-center', styles.row)}>
                <b>{fill.nameOf(productId)}</b>
                <span>{measureText(measured ?? amount)}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <div className={styles.stack}>
        <Button
          look="primary"
          onClick={() => {
            jobStore.act({ type: 'replan', draft, plan: jobPlan(plan) });
            onClose();
          }}
        >
          {fillWords.replanUse}
        </Button>
      </div>
    </>
  );
}
