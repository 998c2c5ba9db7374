import type { Catalogue, LoadPlan, MixPlan, MixProblem, ProblemSeverity } from '@mix/engine';
import { type ReactNode, useState } from 'react';
import { onDemand, useDrawnAfterPaint } from '../../ui/lazy/waiting.ts';
import { WithPermissionLater } from '../../sync/WithPermissionLater.tsx';
import { loadExtent } from '@mix/messages/loadExtent';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { productNames, type NameOf } from '../../i18n/products/productNames.ts';
import { ProblemList } from '../../ui/notices/ProblemList.tsx';
import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { withoutCosts } from '../planning/withoutCosts.ts';
import { isUnanswered, TellMore } from '../planning/TellMore.tsx';
import { SavedFactsNotice } from '../saved/SavedFactsNotice.tsx';
import { CatchTestAge } from '../../machine/CatchTestAge.tsx';
import { DissolvingSection } from './sections/DissolvingSection.tsx';
import { FillingOrder } from './FillingOrder.tsx';
import { GaugeMarksSection } from './sections/GaugeMarksSection.tsx';
import { IntervalSection } from './sections/IntervalSection.tsx';
import { LoadAmounts } from './LoadAmounts.tsx';
import { LoadsHero } from './LoadsHero.tsx';
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
const PhSection = onDemand(async () => (await import('./resultBelowPlan.ts')).PhSection);
const RinseSection = onDemand(async () => (await import('./resultBelowPlan.ts')).RinseSection);
const SupplySection = onDemand(async () => (await import('./resultBelowPlan.ts')).SupplySection);

interface PlanViewProps {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
  readonly problems: readonly MixProblem[];
  readonly isTestFar: boolean;
  /** Name of the paddock; null where none was chosen. */
  readonly place: string | null;
  readonly afterAmounts?: ReactNode;
  /** The plan is of no mix on this device: no link leads to where a mix is changed. */
  readonly isExample?: true;
}

/** The whole plan: one column on a phone; amounts, order and figures side by side where there is room. */
export function PlanView(props: PlanViewProps) {
  const { plan, catalogue, problems, isTestFar, place, afterAmounts, isExample } = props;
  const productIds = plan.productTotals.map(({ productId }) => productId);
  const nameOf = productNames(catalogue, productIds);
  const words = problemWordsOf(catalogue, productIds);
  const last = plan.loads.at(-1);
  const turns = useDrawnAfterPaint(2);
  // On a wide screen the other columns are beside the first and in view: they are drawn at once.
  const drawn = useWideScreen() ? 2 : turns;
  const listOf = (wanted: ProblemSeverity) => (
    <ProblemList
      entries={problems
        .filter(
          (problem) =>
            problem.severity === wanted && (isExample === true || !isUnanswered(problem)),
        )
        .map((problem) => ({
          key: `${problem.code} ${problem.field ?? ''} ${JSON.stringify(problem.values)}`,
          severity: problem.severity,
          ...words(problem),
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
        <LoadsHero plan={plan} place={place} />
        {listOf('warn')}
        <LoadAmounts plan={plan} catalogue={catalogue} nameOf={nameOf} />
        {afterAmounts}
        <WaterWorking plan={plan} nameOf={nameOf} />
        {last !== undefined && last.gaugeMarks.length > 0 && (
          <GaugeMarksSection load={last} nameOf={nameOf} />
        )}
      </div>
      {drawn >= 1 && (
        <div className={styles.column}>
          {!isExample && <SavedFactsNotice />}
          {listOf('note')}
          {!isExample && <TellMore problems={problems} words={words} />}
          <Orders plan={plan} nameOf={nameOf} isFixed={isExample} />
        </div>
      )}
      {drawn >= 2 ? <Figures {...props} nameOf={nameOf} /> : <div className={styles.coming} />}
    </div>
  );
}

interface FiguresProps extends PlanViewProps {
  readonly nameOf: NameOf;
}

/** What is worth knowing of the mix besides: each section says one thing. */
function Figures({ plan, catalogue, problems, nameOf }: FiguresProps) {
  return (
    <div className={styles.column}>
      <DissolvingSection plan={plan} nameOf={nameOf} />
      {plan.intervals.length > 0 && (
        <IntervalSection intervals={plan.intervals} buffer={plan.buffer} nameOf={nameOf} />
      )}
      <Awaited fallback={null}>
        {plan.leafBurn !== null && <LeafSection leafBurn={plan.leafBurn} nameOf={nameOf} />}
        {plan.suspension !== null && <SuspensionSection suspension={plan.suspension} />}
        <SupplySection plan={plan} nameOf={nameOf} />
        {plan.rinse !== null && <RinseSection rinse={plan.rinse} />}
        <NozzleSection plan={plan} catalogue={catalogue} />
        <WithPermissionLater deed="seeMoney">
          <CostSection plan={plan} catalogue={catalogue} problems={problems} nameOf={nameOf} />
        </WithPermissionLater>
        <PhSection ph={plan.ph} nameOf={nameOf} />
      </Awaited>
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

interface OrdersProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
  readonly isFixed: true | undefined;
}

/** The order of one load: the first, or the last where its water is another. */
function Orders({ plan, ...rest }: OrdersProps) {
  const [first] = plan.loads;
  const last = plan.loads.at(-1);
  const [isLast, setIsLast] = useState(false);
  if (first === undefined || last === undefined) return null;
  const differ = last.carrierL !== first.carrierL;
  const labelOf = ({ number, count }: LoadPlan): string =>
    count === 1
      ? resultWords.oneLoad(number)
      : resultWords.someLoads(loadExtent(number, number + count - 1), number, number + count - 1);
  return (
    <FillingOrder plan={plan} load={isLast && differ ? last : first} {...rest}>
      {differ && (
        <ChoiceChips
          label={resultWords.loads}
          options={[
            { value: 'first', label: labelOf(first) },
            { value: 'last', label: labelOf(last) },
          ]}
          value={isLast ? 'last' : 'first'}
          onChoose={(load) => setIsLast(load === 'last')}
        />
      )}
    </FillingOrder>
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
