import type { MixProblem } from '@mix/engine';
import { Button } from '../../../components/Button.tsx';
import { ResultBar } from '../../../components/figures/ResultBar.tsx';
import type { MixView } from '../../../mix/planning/useMix.ts';
import { mixWords } from '../../../words/en/mix/mixWords.ts';
import { PlanBar } from './PlanBar.tsx';
import { StopPanel } from './StopPanel.tsx';
import { problemGroup } from '../../../mix/planning/problemGroup.ts';
import { messageFormat } from '../../../words/problems/messageFormat.ts';
import type { ProblemWords } from '../../../words/problems/problemWords.ts';
import type { WayOut } from '../ways/waysOut.ts';
import type { MessageFormat } from '@mix/messages';
import { fieldNameText } from '../../../words/problems/fieldNameText.ts';
import { inSentence } from '../../../words/products/inSentence.ts';

interface ResultPanelProps {
  readonly mix: MixView;
  /** Null until the catalogue is here; there is no plan before. */
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
  const stops = problems.filter((problem) => problemGroup(problem) === 'stop');
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
  problems.filter((problem) => problemGroup(problem) === place).map(({ field }) => field);

/** A place of the draft inside a sentence, for "Missing: ..." and "Check: ...". */
function fieldName(path: string, format: Pick<MessageFormat, 'productAt'>): string {
  const short: Readonly<Record<string, string>> = mixWords.shortNames;
  return short[path] ?? inSentence(fieldNameText(path, format));
}
