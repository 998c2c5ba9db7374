import type { MixPlan, MixProblem } from '@mix/engine';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/Button.tsx';
import { buttonClass } from '../../components/buttonClass.ts';
import { Reading } from '../../components/Reading.tsx';
import { ResultBar } from '../../components/ResultBar.tsx';
import { draftStore } from '../../draft/draftStore.ts';
import type { MixView } from '../../draft/useMix.ts';
import { mixWords } from '../../i18n/mixWords.ts';
import { paths } from '../../navigation/paths.ts';
import { fieldName } from './fieldName.ts';
import { LoadMakeText } from './LoadMakeText.tsx';
import { loadGroups } from './planSummary.ts';
import { isAtField, problemPlace } from './problemPlace.ts';
import { messageFormat } from '../../i18n/messageFormat.ts';
import type { ProblemWords } from '../../i18n/problemWords.ts';
import { StopPanel } from './StopPanel.tsx';
import type { WayOut } from './waysOut.ts';

/** Groups of like loads that one line can name. */
const MOST_GROUPS = 3;

interface ResultPanelProps {
  readonly mix: MixView;
  /** Null until they are loaded; there is no plan before. */
  readonly words: ProblemWords | null;
  readonly nameOf: (productId: string) => string;
  readonly onWayOut: (way: WayOut) => void;
}

/** The answer while it is being typed: a plan, what is missing, or why there can be none. */
export function ResultPanel({ mix, words, nameOf, onWayOut }: ResultPanelProps) {
  const { plan, problems, catalogueStatus, form } = mix;
  if (catalogueStatus === 'failed') return <CatalogueFailed onRetry={mix.retryCatalogue} />;
  if (catalogueStatus === 'loading' && form.products.length > 0) {
    return <ResultBar state="none" headline={mixWords.opening} />;
  }
  if (words === null) return <NoPlan mix={mix} />;
  const stops = problems.filter((problem) => problemPlace(problem) === 'stop');
  if (mix.unread.length === 0 && stops.length > 0) {
    return <StopPanel stops={stops} words={words} mix={mix} onWayOut={onWayOut} />;
  }
  if (plan === null) return <NoPlan mix={mix} />;
  return <PlanBar plan={plan} problems={problems} words={words} nameOf={nameOf} />;
}

function CatalogueFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ResultBar
      state="none"
      headline={mixWords.listFailed}
      under={mixWords.listFailedWhy}
      action={<Button onClick={onRetry}>{mixWords.tryAgain}</Button>}
    />
  );
}

function NoPlan({ mix }: Pick<ResultPanelProps, 'mix'>) {
  const productIds = mix.form.products.map(({ productId }) => productId);
  const format = messageFormat(mix.catalogue, productIds);
  const named = (fields: readonly (string | null)[]) =>
    [...new Set(fields.map((path) => fieldName(path ?? '', format)))].join(', ');
  const unreadPaths = mix.unread.map(({ path }) => path);
  const missing = named(
    fieldsOf(mix.problems, 'missing').filter(
      (field) => !unreadPaths.some((path) => path.startsWith(field ?? '')),
    ),
  );
  const check = named([...unreadPaths, ...fieldsOf(mix.problems, 'entry')]);
  return (
    <ResultBar
      state="none"
      headline={mixWords.noPlan}
      under={missing === '' ? undefined : mixWords.missing(missing)}
      alert={check === '' ? undefined : mixWords.check(check)}
    />
  );
}

const fieldsOf = (problems: readonly MixProblem[], place: string): readonly (string | null)[] =>
  problems.filter((problem) => problemPlace(problem) === place).map(({ field }) => field);

interface PlanBarProps extends Pick<ResultPanelProps, 'nameOf'> {
  readonly words: ProblemWords;
  readonly plan: MixPlan;
  readonly problems: readonly MixProblem[];
}

function PlanBar({ plan, problems, words, nameOf }: PlanBarProps) {
  const warnings = problems.filter(({ severity }) => severity === 'warn');
  // What is unusual in one field is told there already.
  const worst = warnings.find((problem) => !isAtField(problem)) ?? warnings[0];
  const nitrogen = plan.supply.elementalKgPerHa.N ?? 0;
  return (
    <ResultBar
      state={worst === undefined ? 'plan' : 'warn'}
      headline={<Loads plan={plan} />}
      side={nitrogen > 0 ? <Reading value={nitrogen} unit="kg N/ha" decimals={1} /> : undefined}
      under={<LoadMakeText plan={plan} nameOf={nameOf} />}
      alert={
        worst && (
          <>
            {words(worst).title}
            {warnings.length > 1 && ` · ${mixWords.moreWarnings(warnings.length - 1)}`}
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
          {mixWords.showResult}
        </Link>
      }
    />
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
            <Reading size="amount" value={count} unit={mixWords.loadsOf(count)} />{' '}
          </>
        )}
        <Reading size="amount" value={loadL} unit="L" />
      </Fragment>
    ));
}
