import type { Catalogue, MixPlan } from '@mix/engine';
import type { CatalogueSource } from '@mix/catalogue';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { withoutCosts } from '../../plan/planning/withoutCosts.ts';
import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfig } from '../../device/config/useConfig.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { placeText } from '../placeText.ts';
import type { PlannedMix } from '../PlannedMix.ts';
import type { QrPath } from '../../ui/qr/qrPath.ts';
import { usePrinting } from '../../ui/paper/usePrinting.tsx';
import type { Paper } from '../../ui/paper/Paper.ts';
import { productNames, type NameOf } from '../../i18n/products/productNames.ts';
import { useSources } from '../../products/catalogue/useSources.ts';
import { jobPaper } from '../jobSheet/jobPaper.ts';
import { workingWords } from '../../i18n/made/en/result/workingWords.ts';
import { workingLines } from '../../i18n/workings/workingLines.ts';
import { workingText } from '../../i18n/workings/workingText.ts';

interface PrintSheetProps {
  readonly mix: PlannedMix;
  /** Without products that only this device knows. */
  readonly listed: Catalogue;
  readonly code: QrPath | null;
  readonly sentAt: Date;
  readonly onPrint: () => void;
}

/** Draws the job sheet and opens the print window, which also saves it as PDF. */
export function PrintSheet({ mix, listed, code, sentAt, onPrint }: PrintSheetProps) {
  const [printed, print] = usePrinting();
  const { productName } = useConfig();
  const { draft, plan, problems, catalogue, paddock } = mix;
  const productIds = (draft.products ?? []).map(({ productId }) => productId);
  const nameIn = (id: string, { products }: Catalogue): string | undefined =>
    products.find((product) => product.id === id)?.name;
  const sources = useSources();
  const seesMoney = usePermission('seeMoney');
  const sheet = (): Paper =>
    jobPaper({
      draft,
      place: placeText(paddock),
      plan,
      problems,
      words: problemWordsOf(catalogue, productIds),
      catalogue,
      nameOf: (id) => nameIn(id, catalogue) ?? id,
      uncheckedIds: productIds.filter((id) => nameIn(id, listed) === undefined),
      code,
      printedAt: sentAt,
      productName,
    });
  return (
    <>
      <Button
        onClick={() => {
          onPrint();
          print(sheet());
        }}
      >
        {shareWords.print}
      </Button>
      <Button
        onClick={() => {
          onPrint();
          const byId = sources.status === 'ready' ? sources.byId : new Map<string, never>();
          const shown = seesMoney ? plan : withoutCosts(plan);
          print(withWorking(sheet(), shown, productNames(catalogue, productIds), byId));
        }}
      >
        {shareWords.printWithWorking}
      </Button>
      <p>{shareWords.printNote}</p>
      {printed}
    </>
  );
}

/** A job sheet with the working of every figure behind it, as the result shows it. */
const withWorking = (
  sheet: Paper,
  plan: MixPlan,
  nameOf: NameOf,
  sources: ReadonlyMap<string, CatalogueSource>,
): Paper => ({
  ...sheet,
  // The working has pages of its own in any case: nothing is set closer to save one.
  closer: false,
  parts: [
    ...sheet.parts,
    {
      kind: 'facts',
      name: workingWords.show,
      facts: plan.workings.map((working) => {
        const text = workingText(working, plan, nameOf);
        return [
          `${text.name}, ${text.load}`,
          [text.sentence, ...workingLines(text, sources)].join('. '),
        ] as const;
      }),
    },
  ],
});
