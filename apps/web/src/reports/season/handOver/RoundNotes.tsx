import type { RoundTask } from '@mix/documents';
import type { MixProblem } from '@mix/engine';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { roundHandOverWords } from '../../../i18n/made/en/farm/roundHandOverWords.ts';
import { problemWordsOf } from '../../../i18n/problems/problemWords.ts';
import { productNames } from '../../../i18n/products/productNames.ts';
import type { RoundPlan } from './roundPlans.ts';
import { useRoundShort } from './useRoundShort.ts';

type Task = RoundTask & RoundPlan;

interface RoundNotesProps {
  readonly tasks: readonly Task[];
  readonly today: string;
}

/** A sentence, and the paddocks that it is said of. */
interface Told {
  readonly sentence: string;
  readonly names: readonly string[];
}

/** The problems of some plans in words, each sentence once. */
function told(tasks: readonly Task[], isTold: (problem: MixProblem) => boolean): readonly Told[] {
  const said = tasks.flatMap(({ row, problems, facts, draft }) => {
    const words = problemWordsOf(
      facts,
      (draft.products ?? []).map(({ productId }) => productId),
    );
    return problems.filter(isTold).map((problem) => {
      const { title, sentence } = words(problem);
      return { sentence: `${title}. ${sentence}`, name: row.name };
    });
  });
  return [...Map.groupBy(said, ({ sentence }) => sentence)].map(([sentence, of]) => ({
    sentence,
    names: [...new Set(of.map(({ name }) => name))],
  }));
}

const List = ({ all }: { readonly all: readonly Told[] }) => (
  <ul className="stack-1">
    {all.map(({ sentence, names }) => (
      <li key={sentence}>
        <b>{names.join(', ')}:</b> {sentence}
      </li>
    ))}
  </ul>
);

/** What stands in the way of a round: while one paddock has no plan, nothing is sent. */
export function RoundStops({ tasks }: Pick<RoundNotesProps, 'tasks'>) {
  const stopped = tasks.filter(({ plan }) => plan === null);
  if (stopped.length === 0) return null;
  return (
    <Notice
      kind="warning"
      word={farmJobWords.notSent}
      title={roundHandOverWords.noPlan(stopped.length)}
    >
      <List all={told(stopped, ({ severity }) => severity === 'stop')} />
      <p>{roundHandOverWords.noPlanNote}</p>
    </Notice>
  );
}

/** What the shed has not enough of for a round, and what its plans warn of. */
export function RoundWarnings({ tasks, today }: RoundNotesProps) {
  const warnings = told(tasks, ({ severity }) => severity === 'warn');
  const short = useRoundShort(tasks, today);
  const [first] = tasks;
  const nameOf = productNames(
    { products: first?.facts.products ?? [] },
    short?.map(({ id }) => id) ?? [],
  );
  return (
    <>
      {short === null ? (
        <p className="quiet">{roundHandOverWords.shedNotHere}</p>
      ) : (
        short.map(({ id, word, text }) => (
          <Notice key={id} kind="warning" word={word} title={`${nameOf(id)}: ${text}`} />
        ))
      )}
      {warnings.length > 0 && (
        <Notice kind="warning" word={farmJobWords.warning} title={roundHandOverWords.warnings}>
          <List all={warnings} />
        </Notice>
      )}
    </>
  );
}
