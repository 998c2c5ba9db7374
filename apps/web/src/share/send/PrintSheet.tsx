import { usePermission } from '../../sync/workspace/usePermission.ts';
import { withoutCosts } from '../../plan/planning/withoutCosts.ts';
import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import type { Catalogue } from '@mix/engine';
import { Button } from '../../ui/Button.tsx';
import { useConfig } from '../../device/config/useConfig.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { placeText } from '../placeText.ts';
import type { PlannedMix } from '../PlannedMix.ts';
import type { QrPath } from '../../ui/qr/qrPath.ts';
import { usePrinting } from '../../ui/paper/usePrinting.tsx';
import type { Paper } from '../../ui/paper/Paper.ts';
import { productNames } from '../../i18n/products/productNames.ts';
import { useSources } from '../../products/catalogue/useSources.ts';
import { withWorking } from '../jobSheet/withWorking.ts';
import { jobPaper } from '../jobSheet/jobPaper.ts';

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
