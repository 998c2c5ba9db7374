import type { Catalogue, MixPlan, MixProblem } from '@mix/engine';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { onDemand, useDrawnAfterPaint } from '../../ui/lazy/waiting.ts';
import { WithPermissionLater } from '../../sync/WithPermissionLater.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { paths } from '../../device/navigation/paths.ts';
import { stepReason } from '../../i18n/problems/stepReason.ts';
import { asksForJarTest } from '../planning/asksForJarTest.ts';
import { productNames, type NameOf } from '../../i18n/products/productNames.ts';
import { ProblemList } from '../../ui/notices/ProblemList.tsx';
import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { withoutCosts } from '../planning/withoutCosts.ts';
import { isUnanswered, TellMore } from '../planning/TellMore.tsx';
import { SavedFactsNotice } from '../saved/SavedFactsNotice.tsx';
import { CatchTestAge } from '../../machine/CatchTestAge.tsx';
import { DissolvingSection } from './sections/DissolvingSection.tsx';
import { GaugeMarksSection } from './sections/GaugeMarksSection.tsx';
import { IntervalSection } from './sections/IntervalSection.tsx';
import { loadParts, Loads } from './Loads.tsx';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { useWideScreen } from '../../ui/layout/useWideScreen.ts';
import styles from './PlanView.module.css';
import { SuspensionSection } from './sections/SuspensionSection.tsx';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { workingWords } from '../../i18n/made/en/result/workingWords.ts';
import { Workings } from './Workings.tsx';
import { publishedText } from '../../i18n/figures/publishedFigure.ts';

const CostSection = onDemand(async () => (await import('./resultBelowPlan.ts')).CostSection);
const LeafSection = onDemand(async () => (await import('./resultBelowPlan.ts')).LeafSection);
const NozzleSection = onDemand(async () => (await import('./resultBelowPlan.ts')).NozzleSection);
const LoadsOnPaper = onDemand(async () => (await import('./resultBelowPlan.ts')).LoadsOnPaper);
const PhSection = onDemand(async () => (await import('./resultBelowPlan.ts')).PhSection);
const RinseSection = onDemand(async () => (await import('./resultBelowPlan.ts')).RinseSection);
const SupplySection = onDemand(async () => (await import('./resultBelowPlan.ts')).SupplySection);

interface PlanViewProps {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
  readonly problems: readonly MixProblem[];
  readonly isTestFar: boolean;
  readonly afterAmounts?: ReactNode;
  /** Opens a jar test: the act of a warning that asks for one. */
  readonly jarTest?: ReactNode;
  /** The plan is of no mix on this device: no link leads to where a mix is changed. */
  readonly isExample?: true;
}

/** The whole plan: one column on a phone; amounts, order and figures side by side where there is room. */
export function PlanView(props: PlanViewProps) {
  const { plan, catalogue, problems, isTestFar, afterAmounts, jarTest, isExample } = props;
  const productIds = plan.productTotals.map(({ productId }) => productId);
  const nameOf = productNames(catalogue, productIds);
  const words = problemWordsOf(catalogue, productIds);
  const parts = loadParts({ plan, catalogue, nameOf });
  const turns = useDrawnAfterPaint(2);
  // On a wide screen the other columns are beside the first and in view: they are drawn at once.
  const drawn = useWideScreen() ? 2 : turns;
  const wantsJar = (problem: MixProblem) => jarTest !== undefined && asksForJarTest(problem);
  /** Warnings, and what a jar test would tell, stand open above the amounts; other notes are gathered. */
  const listOf = (open: boolean) => (
    <ProblemList
      entries={problems
        .filter(
          (problem) =>
            problem.severity !== 'stop' &&
            (problem.severity === 'warn' || wantsJar(problem)) === open &&
            (isExample === true || !isUnanswered(problem)),
        )
        .map((problem) => ({
          key: `${problem.code} ${problem.field ?? ''} ${JSON.stringify(problem.values)}`,
          severity: problem.severity,
          ...words(problem),
          action: wantsJar(problem) ? jarTest : undefined,
        }))}
      warningWord={resultWords.warning}
      noteWord={resultWords.note}
      notesSummary={resultWords.notes}
    />
  );
  return (
    <div className={styles.plan}>
      <div className={styles.column}>
        <CatchTestAge plan={plan} isTestFar={isTestFar} />
        <Loads plan={plan} parts={parts}>
          {listOf(true)}
        </Loads>
        <p className="padding-block-1 quiet">{resultWords.labelWins}</p>
        {afterAmounts}
        {!isExample && <SavedFactsNotice />}
        {!isExample && <TellMore problems={problems} words={words} />}
      </div>
      {drawn >= 1 && (
        <div className={styles.column}>
          <Awaited fallback={null}>
            <LoadsOnPaper parts={parts} />
            <SupplySection plan={plan} nameOf={nameOf} />
            <NozzleSection plan={plan} catalogue={catalogue} />
            <WithPermissionLater deed="seeMoney">
              <CostSection plan={plan} catalogue={catalogue} problems={problems} nameOf={nameOf} />
            </WithPermissionLater>
          </Awaited>
        </div>
      )}
      {drawn >= 2 ? (
        <Figures {...props} nameOf={nameOf}>
          {listOf(false)}
        </Figures>
      ) : (
        <div className={styles.coming} />
      )}
    </div>
  );
}

interface FiguresProps extends PlanViewProps {
  readonly nameOf: NameOf;
  readonly children: ReactNode;
}

/** What is worth knowing of the mix besides: each section says one thing. */
function Figures({ plan, nameOf, isExample, children }: FiguresProps) {
  const last = plan.loads.at(-1);
  return (
    <div className={styles.column}>
      <DissolvingSection plan={plan} nameOf={nameOf} />
      {plan.intervals.length > 0 && (
        <IntervalSection intervals={plan.intervals} buffer={plan.buffer} nameOf={nameOf} />
      )}
      <Awaited fallback={null}>
        {plan.leafBurn !== null && <LeafSection leafBurn={plan.leafBurn} nameOf={nameOf} />}
        {plan.suspension !== null && <SuspensionSection suspension={plan.suspension} />}
        {plan.rinse !== null && <RinseSection rinse={plan.rinse} />}
        <PhSection ph={plan.ph} nameOf={nameOf} />
      </Awaited>
      {last !== undefined && last.gaugeMarks.length > 0 && (
        <GaugeMarksSection load={last} nameOf={nameOf} />
      )}
      {children}
      <WhyOrder plan={plan} nameOf={nameOf} isFixed={isExample} />
      <WaterWorking plan={plan} nameOf={nameOf} />
      <Awaited fallback={null}>
        <WithPermissionLater
          deed="seeMoney"
          otherwise={<AllWorkings plan={withoutCosts(plan)} nameOf={nameOf} />}
        >
          <AllWorkings plan={plan} nameOf={nameOf} />
        </WithPermissionLater>
      </Awaited>
    </div>
  );
}

interface WhyOrderProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
  readonly isFixed: true | undefined;
}

/** Why each product goes in where it does, and the way to change it. */
function WhyOrder({ plan: { loads }, nameOf, isFixed }: WhyOrderProps) {
  const [load] = loads;
  if (load === undefined) return null;
  return (
    <ExpansionPanel drawnWhenOpened summary={resultWords.whyOrder}>
      <ul>
        {load.steps.map(
          ({ kind, productId }, place) =>
            kind === 'product' && (
              <li key={productId} className="padding-top-1">
                <strong>{nameOf(productId ?? '')}</strong>{' '}
                <span className="quiet">{stepReason(load.steps, place)}</span>
              </li>
            ),
        )}
      </ul>
      {!isFixed && (
        <Link href={paths.mix} className={buttonClass('text')}>
          {resultWords.changeOrder}
        </Link>
      )}
    </ExpansionPanel>
  );
}

interface AllWorkingsProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
}

/** Every figure of the plan with what went into it and where that comes from. */
const AllWorkings = ({ plan, nameOf }: AllWorkingsProps) => (
  <ExpansionPanel
    drawnWhenOpened
    summary={workingWords.show}
    note={workingWords.figures(plan.workings.length)}
  >
    <Workings plan={plan} workings={plan.workings} nameOf={nameOf} />
  </ExpansionPanel>
);

interface WaterWorkingProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
}

/** How the water to add was worked out, load by load: the figure people doubt first. */
function WaterWorking({ plan, nameOf }: WaterWorkingProps) {
  const workings = plan.workings.filter(({ formula }) => formula === 'carrier');
  const [first] = workings;
  if (first === undefined) return null;
  return (
    <ExpansionPanel
      drawnWhenOpened
      summary={resultWords.howWater(publishedText(first.value, first.unit))}
    >
      <Workings plan={plan} workings={workings} nameOf={nameOf} />
    </ExpansionPanel>
  );
}
