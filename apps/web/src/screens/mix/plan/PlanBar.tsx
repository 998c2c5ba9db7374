import type { MixPlan, MixProblem } from '@mix/engine';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../components/buttonClass.ts';
import { numberText } from '../../../words/figures/numberText.ts';
import { Figure, Reading } from '../../../components/figures/Reading.tsx';
import { ResultBar } from '../../../components/figures/ResultBar.tsx';
import { draftStore } from '../../../mix/draft/draftStore.ts';
import { mixPlanWords } from '../../../words/en/mix/mixPlanWords.ts';
import type { ProblemWords } from '../../../words/problems/problemWords.ts';
import { paths } from '../../../navigation/paths.ts';
import { plannedNitrogen } from '../../../mix/planning/plannedNitrogen.ts';
import { LoadMakeText } from './LoadMakeText.tsx';
import { loadGroups } from './planSummary.ts';
import { isAtField } from './problemGroup.ts';

/** Groups of like loads that one line can name. */
const MOST_GROUPS = 3;

interface PlanBarProps {
  readonly nameOf: (productId: string) => string;
  readonly words: ProblemWords;
  readonly plan: MixPlan;
  readonly problems: readonly MixProblem[];
}

/** The plan in a line, its worst warning, and the way to all of it. */
export function PlanBar({ plan, problems, words, nameOf }: PlanBarProps) {
  const warnings = problems.filter(({ severity }) => severity === 'warn');
  // What is unusual in one field is shown there already.
  const worst = warnings.find((problem) => !isAtField(problem)) ?? warnings[0];
  return (
    <ResultBar
      state={worst === undefined ? 'plan' : 'warn'}
      headline={<Loads plan={plan} />}
      side={nitrogenOf(plan)}
      under={<LoadMakeText plan={plan} nameOf={nameOf} />}
      alert={
        worst && (
          <>
            {words(worst).title}
            {warnings.length > 1 && ` · ${mixPlanWords.moreWarnings(warnings.length - 1)}`}
          </>
        )
      }
      action={
        <Link
          href={paths.result}
          className={buttonClass('primary')}
          onClick={() => {
            draftStore.noteRates();
          }}
        >
          {mixPlanWords.showResult}
        </Link>
      }
    />
  );
}

function nitrogenOf(plan: MixPlan): ReactNode {
  const nitrogen = plannedNitrogen(plan);
  return (
    nitrogen && (
      <>
        {nitrogen.isLowerBound && `${mixPlanWords.atLeast} `}
        <Reading value={nitrogen.kgPerHa} unit="kg N/ha" decimals={1} />
      </>
    )
  );
}

/** "5 loads of 1,200 L + 750 L": a single load after others needs no count. */
function Loads({ plan }: { readonly plan: MixPlan }) {
  return loadGroups(plan)
    .slice(0, MOST_GROUPS)
    .map(({ count, loadL }, place) => (
      <Fragment key={place}>
        {place > 0 && ' + '}
        {(place === 0 || count > 1) && (
          <>
            <Figure
              size="amount"
              text={numberText(count)}
              unit={mixPlanWords.loadsOf(count)}
            />{' '}
          </>
        )}
        <Reading size="amount" value={loadL} unit="L" />
      </Fragment>
    ));
}
