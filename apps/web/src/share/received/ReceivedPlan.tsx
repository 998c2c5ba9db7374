import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import { calculateMix, type Catalogue, type LoadPlan, type MixPlan } from '@mix/engine';
import { loadColumns } from '@mix/engine/loadColumns';
import { loadExtent } from '@mix/messages/loadExtent';
import { ProblemList } from '../../ui/notices/ProblemList.tsx';
import { StopBand } from '../../ui/notices/StopBand.tsx';
import { TableView, type TableColumn } from '../../ui/figures/TableView.tsx';
import type { FormReading } from '../../plan/reading/readForm.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { loadsText } from '../../plan/planning/loadsHeadline.ts';

interface ReceivedPlanProps {
  readonly reading: FormReading;
  readonly catalogue: Catalogue;
  readonly nameOf: (productId: string) => string;
}

/** The job worked out for the chosen tank, or what stands in its way. */
export function ReceivedPlan({ reading, catalogue, nameOf }: ReceivedPlanProps) {
  const { draft, unread } = reading;
  const productIds = (draft.products ?? []).map(({ productId }) => productId);
  const { plan, problems } = calculateMix(draft, catalogue);
  const words = problemWordsOf(catalogue, productIds);
  const stops = problems.filter(({ severity }) => severity === 'stop');
  if (plan === null || unread.length > 0) {
    const onlyTank = stops.every(
      ({ code, field }) => code === 'missing' && field === 'tankCapacityL',
    );
    if (onlyTank) return <p className="padding-block-1 quiet">{shareWords.noTank}</p>;
    return (
      <StopBand title={shareWords.stopTitle}>
        {stops.map((problem) => (
          <p key={`${problem.code} ${problem.field ?? ''}`}>
            {words(problem).title}. {words(problem).sentence}
          </p>
        ))}
      </StopBand>
    );
  }
  return (
    <>
      <Loads plan={plan} nameOf={nameOf} />
      <ProblemList
        entries={problems.map((problem) => ({
          key: `${problem.code} ${problem.field ?? ''} ${JSON.stringify(problem.values)}`,
          severity: problem.severity,
          ...words(problem),
        }))}
        warningWord={shareWords.warning}
        noteWord={shareWords.note}
        notesSummary={shareWords.notes}
      />
    </>
  );
}

interface LoadsProps {
  readonly plan: MixPlan;
  readonly nameOf: (productId: string) => string;
}

/** A row for the water and for each product, a column for each kind of load. */
function Loads({ plan, nameOf }: LoadsProps) {
  const columns = loadColumns(plan.loads);
  const keyOf = (from: number): string => `load${from}`;
  const row = (id: string, name: string, cell: (load: LoadPlan) => string) => ({
    id,
    cells: {
      name,
      ...Object.fromEntries(columns.map(({ from, load }) => [keyOf(from), cell(load)])),
    } as Record<string, string>,
  });
  const tableColumns: TableColumn<string>[] = [
    { key: 'name', heading: shareWords.what },
    ...columns.map(({ from, to }) => ({
      key: keyOf(from),
      heading:
        columns.length === 1 && to > from
          ? shareWords.eachLoad
          : shareWords.loadNumbers(loadExtent(from, to), from, to),
      align: 'end' as const,
    })),
  ];
  return (
    <>
      <p className="padding-block-1 strong title">{loadsText(plan)}</p>
      <TableView
        caption={shareWords.amountsTable}
        captionHidden
        columns={tableColumns}
        rows={[
          row('water', shareWords.water, ({ carrierL }) => tankVolumeText(carrierL)),
          ...plan.productTotals.map(({ productId }) =>
            row(productId, nameOf(productId), ({ products }) => {
              const product = products.find((one) => one.productId === productId);
              return product === undefined ? '' : measureText(product.measured ?? product.amount);
            }),
          ),
          row('line', shareWords.line, ({ loadL }) => tankVolumeText(loadL)),
        ]}
      />
    </>
  );
}
