import type { Catalogue, MixDraft, MixPlan } from '@mix/engine';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { WaitingRows } from '../../ui/lazy/WaitingRows.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { ScreenBar } from '../../ui/layout/ScreenBar.tsx';
import { StopBand } from '../../ui/notices/StopBand.tsx';
import { startPlanning } from '../planning/startPlanning.ts';
import { draftStore } from '../draft/draftStore.ts';
import { useMix, type MixView } from '../planning/useMix.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { ActionSummary } from './ActionSummary.tsx';
import { PlanView } from './PlanView.tsx';
import styles from './ResultPage.module.css';

interface ResultPageProps {
  /** What can be done with a plan, side by side at the bottom of the screen. */
  readonly actions?: ReactNode;
  readonly undo?: ReactNode;
  /** Draws what is shown below the amounts, once there is a plan. */
  readonly afterPlan?: ((plan: MixPlan, catalogue: Catalogue) => ReactNode) | undefined;
  /** Opens a jar test: the act of a warning that asks for one. */
  readonly jarTest?: ReactNode;
}

/** The plan of the current mix: what goes into every load, in which order, and why. */
export function ResultPage({ actions, undo, ...below }: ResultPageProps) {
  const mix = useMix();
  const { plan, facts: catalogue, draft } = mix;
  useEffect(startPlanning, []);
  const planned = plan !== null;
  useEffect(() => {
    // A plan that was looked at is how this operator uses these products.
    if (planned) draftStore.noteRates();
  }, [planned]);
  const title = draft.name ?? resultWords.title;
  const ground = mix.paddock?.name;
  const place = ground === undefined || title.includes(ground) ? '' : `${ground}, `;
  return (
    <>
      <ScreenBar
        title={plan === null ? title : `${title} · ${place}${jobText(plan, draft.bandWidthM)}`}
        back={<BackLink to={paths.mix} label={resultWords.back} />}
      />
      <ResultBody mix={mix} plan={plan} catalogue={catalogue} {...below} />
      <div className={styles.bottom} data-foot>
        {undo}
        {/* No actions before the plan they act on: it would push them from under a finger. */}
        {plan !== null && catalogue !== null && (
          <>
            <ActionSummary
              plan={plan}
              problems={mix.problems}
              words={problemWordsOf(
                catalogue,
                plan.productTotals.map(({ productId }) => productId),
              )}
            />
            <div className={styles.actions}>{actions}</div>
          </>
        )}
      </div>
    </>
  );
}

/** Area and rate make no sum of litres where only bands are sprayed: their width is shown too. */
function jobText(
  { sprayAreaHa, applicationRateLPerHa }: MixPlan,
  bandWidthM: MixDraft['bandWidthM'],
): string {
  const area = quantityText(sprayAreaHa, 'ha');
  const job = resultWords.onArea(area, quantityText(applicationRateLPerHa, 'L/ha'));
  if (bandWidthM == null) return job;
  return `${job}, ${mixPlanWords.bandOf(quantityText(bandWidthM, 'm'))}`;
}

interface ResultBodyProps extends Pick<ResultPageProps, 'afterPlan' | 'jarTest'> {
  readonly mix: MixView;
  readonly plan: MixPlan | null;
  readonly catalogue: Catalogue | null;
}

function ResultBody({ mix, plan, catalogue, afterPlan, jarTest }: ResultBodyProps) {
  const hasPlan = plan !== null && catalogue !== null;
  if (hasPlan) {
    return (
      <PlanView
        plan={plan}
        catalogue={catalogue}
        problems={mix.problems}
        isTestFar={mix.isTestFar}
        afterAmounts={afterPlan?.(plan, catalogue)}
        jarTest={jarTest}
      />
    );
  }
  if (mix.catalogueStatus === 'failed') {
    return (
      <MessagePage
        heading="h2"
        sign="warning"
        title={resultWords.failed}
        action={<Button onClick={mix.retryCatalogue}>{resultWords.retry}</Button>}
      >
        <p>{resultWords.failedNote}</p>
      </MessagePage>
    );
  }
  return catalogue === null ? <Opening /> : <NoPlan mix={mix} catalogue={catalogue} />;
}

/** Drawn at build time and until the products are there: the page's own words, nothing that spins. */
const Opening = () => (
  <>
    <MessagePage
      heading="h2"
      title={resultWords.opening}
      action={
        <Link href={paths.mix} className={buttonClass('plain')}>
          {resultWords.change}
        </Link>
      }
    >
      {null}
    </MessagePage>
    <Container width="column">
      <WaitingRows />
    </Container>
  </>
);

/** Nothing plausible is shown in a plan's place: what stops it, and the way back. */
function NoPlan({ mix, catalogue }: { readonly mix: MixView; readonly catalogue: Catalogue }) {
  const productIds = (mix.draft.products ?? []).map(({ productId }) => productId);
  const words = problemWordsOf(catalogue, productIds);
  const stops = mix.problems.filter(({ severity }) => severity === 'stop');
  const missing = stops.every(({ code }) => code === 'missing' || code === 'noProducts');
  const change = (
    <Link href={paths.mix} className={buttonClass(missing ? 'primary' : 'onStop')}>
      {resultWords.change}
    </Link>
  );
  const sentences = (
    <>
      {mix.unread.length > 0 && <p>{resultWords.unread}</p>}
      {stops.map((problem) => (
        <p key={`${problem.code} ${problem.field ?? ''}`}>
          {words(problem).title}.{!missing && ` ${words(problem).sentence}`}
        </p>
      ))}
    </>
  );
  return missing ? (
    <MessagePage heading="h2" title={resultWords.noPlan} action={change}>
      {sentences}
    </MessagePage>
  ) : (
    <StopBand title={resultWords.noPlan} actions={change}>
      {sentences}
    </StopBand>
  );
}
