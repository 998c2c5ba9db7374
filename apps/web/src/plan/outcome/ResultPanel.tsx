import type { MixProblem } from '@mix/engine';
import { Button } from '../../ui/Button.tsx';
import { ResultBar } from '../../ui/figures/ResultBar.tsx';
import type { MixView } from '../planning/useMix.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { PlanBar } from './PlanBar.tsx';
import { StopPanel } from './StopPanel.tsx';
import { problemGroup } from '../planning/problemGroup.ts';
import { messageFormat } from '../../i18n/problems/messageFormat.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import type { Suggestion } from '../suggestions/suggestionsFor.ts';
import type { MessageFormat } from '@mix/messages';
import { fieldNameText } from '../../i18n/problems/fieldNameText.ts';
import { productLineOf } from '../draft/productLineOf.ts';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';

interface ResultPanelProps {
  readonly mix: MixView;
  /** Null until the catalogue is here; there is no plan before. */
  readonly words: ProblemWords | null;
  readonly nameOf: (productId: string) => string;
  readonly onWayOut: (way: Suggestion) => void;
  /** Goes to what a plan lacks first, or a check waits for. */
  readonly onNext: (path: string) => void;
}

/** The answer while the mix is typed: a plan, what is missing, or why there can be none. */
export function ResultPanel({ mix, words, nameOf, onWayOut, onNext }: ResultPanelProps) {
  const { plan, problems, catalogueStatus, form } = mix;
  if (catalogueStatus === 'failed') return <CatalogueFailed onRetry={mix.retryCatalogue} />;
  if (catalogueStatus === 'loading' && form.products.length > 0) {
    return <ResultBar state="waiting" headline={mixWords.opening} />;
  }
  if (words === null) return <NoPlan mix={mix} nameOf={nameOf} onNext={onNext} />;
  const stops = problems.filter((problem) => problemGroup(problem) === 'stop');
  if (mix.unread.length === 0 && stops.length > 0) {
    return <StopPanel stops={stops} words={words} mix={mix} onWayOut={onWayOut} />;
  }
  if (plan === null) return <NoPlan mix={mix} nameOf={nameOf} onNext={onNext} />;
  return <PlanBar {...{ plan, problems, words, nameOf }} onField={onNext} />;
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

function NoPlan({ mix, nameOf, onNext }: Pick<ResultPanelProps, 'mix' | 'nameOf' | 'onNext'>) {
  const productIds = mix.form.products.map(({ productId }) => productId);
  const format = messageFormat(mix.facts, productIds);
  const named = (fields: readonly (string | null)[]) =>
    [...new Set(fields.map((path) => fieldName(path ?? '', format)))].join(', ');
  const unreadPaths = mix.unread.map(({ path }) => path);
  const missing = named(
    fieldsOf(mix.problems, 'missing').filter(
      (field) => !unreadPaths.some((path) => path.startsWith(field ?? '')),
    ),
  );
  const check = named([...unreadPaths, ...fieldsOf(mix.problems, 'entry')]);
  const next = nextMissing(mix);
  return (
    <ResultBar
      state="none"
      headline={mixWords.noPlan}
      under={missing === '' ? undefined : mixWords.missing(missing)}
      alert={check === '' ? undefined : mixWords.check(check)}
      action={
        next === null ? undefined : (
          <Button look="primary" onClick={() => onNext(next)}>
            {nextText(next, mix, nameOf)}
          </Button>
        )
      }
    />
  );
}

/** Fields asked for one after the other; the sprayer comes before, with a question of its own. */
const ASKED = ['tankCapacityL', 'sprayAreaHa', 'applicationRateLPerHa', 'products'] as const;

/** The first thing that a plan lacks; null where an unread text or the sprayer comes first. */
function nextMissing({ form, problems, unread }: MixView): string | null {
  const hasMachine = form.machineId != null || form.tankCapacityL != null;
  if (!hasMachine || unread.length > 0) return null;
  const missing = fieldsOf(problems, 'missing');
  return (
    ASKED.find((path) => missing.includes(path)) ??
    missing.find((path) => path !== null && /^products\.\d+\.rate/.test(path)) ??
    null
  );
}

function nextText(path: string, { form }: MixView, nameOf: NameOf): string {
  if (path === 'tankCapacityL') return mixWords.nextAct.tank;
  if (path === 'sprayAreaHa') return mixWords.nextAct.area;
  if (path === 'applicationRateLPerHa') return mixWords.nextAct.rate;
  const line = form.products[productLineOf(path)?.index ?? -1];
  return line === undefined
    ? mixWords.addProduct
    : mixWords.nextAct.productRate(inSentence(nameOf(line.productId)));
}

const fieldsOf = (problems: readonly MixProblem[], place: string): readonly (string | null)[] =>
  problems.filter((problem) => problemGroup(problem) === place).map(({ field }) => field);

/** A place of the draft inside a sentence, for "Missing: ..." and "Check: ...". */
function fieldName(path: string, format: Pick<MessageFormat, 'productAt'>): string {
  const short: Readonly<Record<string, string>> = mixWords.shortNames;
  return short[path] ?? inSentence(fieldNameText(path, format));
}
