import type { MixPlan, MixProblem } from '@mix/engine';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Figure, Reading } from '../../ui/figures/Reading.tsx';
import { ResultBar } from '../../ui/figures/ResultBar.tsx';
import { draftStore } from '../draft/draftStore.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { loadsHeadline } from '../planning/loadsHeadline.ts';
import { NotChecked, notChecked } from '../planning/TellMore.tsx';
import { worstWarning } from '../planning/worstWarning.ts';
import { plannedNitrogen } from '../planning/plannedNitrogen.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { loadMake, type LoadMake } from './planSummary.ts';

interface PlanBarProps {
  /** Goes to a field that a check waits for. */
  readonly onField: (path: string) => void;
  readonly nameOf: (productId: string) => string;
  readonly words: ProblemWords;
  readonly plan: MixPlan;
  readonly problems: readonly MixProblem[];
}

/** The plan in a line, its worst warning, and the way to all of it. */
export function PlanBar({ plan, problems, words, nameOf, onField }: PlanBarProps) {
  const warning = worstWarning(problems, words);
  const isUnchecked = notChecked(problems) !== undefined;
  return (
    <ResultBar
      state={warning === null && !isUnchecked ? 'plan' : 'warn'}
      headline={<Loads plan={plan} />}
      side={nitrogenOf(plan)}
      under={<LoadMakeText plan={plan} nameOf={nameOf} />}
      alert={warning ?? undefined}
      unchecked={isUnchecked ? <NotChecked {...{ problems, words, onField }} /> : undefined}
      shortAction={
        <Link
          href={paths.result}
          className={buttonClass('text')}
          onClick={() => draftStore.noteRates()}
        >
          {mixWords.result}
        </Link>
      }
      action={
        <Link
          href={paths.result}
          className={buttonClass('primary')}
          onClick={() => draftStore.noteRates()}
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

function Loads({ plan }: { readonly plan: MixPlan }) {
  const { count, word, sizes, unit } = loadsHeadline(plan);
  return (
    <>
      <Figure size="amount" text={count} unit={word} />{' '}
      <Figure size="amount" text={sizes} unit={unit} />
    </>
  );
}

const holdsForText = (holdsFor: LoadMake['holdsFor']): string =>
  ({
    each: mixPlanWords.each,
    full: mixPlanWords.fullLoad,
    first: mixPlanWords.firstLoad,
    only: '',
  })[holdsFor];

interface LoadMakeTextProps {
  readonly plan: MixPlan;
  readonly nameOf: (productId: string) => string;
}

/** "each 832 L water + 200 kg urea": what goes into the load most of the job consists of. */
function LoadMakeText({ plan, nameOf }: LoadMakeTextProps) {
  const make = loadMake(plan);
  if (make === null) return null;
  const { carrierL, largest, otherCount, holdsFor } = make;
  const parts = [
    `${tankVolumeText(carrierL)} ${mixPlanWords.water}`,
    ...(largest === null
      ? []
      : [`${measureText(largest.amount)} ${inSentence(nameOf(largest.productId))}`]),
    ...(otherCount > 0 ? [mixPlanWords.moreProducts(otherCount)] : []),
  ];
  return `${holdsForText(holdsFor)} ${parts.join(' + ')}`.trim();
}
