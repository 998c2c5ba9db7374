import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { useConfig } from '../../device/config/useConfig.ts';
import { shareOrCopy, type ShareOutcome } from '../../device/shareOrCopy.ts';
import { ExportActions } from '../../ui/paper/ExportActions.tsx';
import { orderWords } from '../../i18n/made/en/farm/orderWords.ts';
import type { OrderLine } from './orderLines.ts';
import { orderFile, orderPaper, orderText } from './orderPapers.ts';

/** The list to be sent to a supplier, or taken along. */
export function TakeOrderAlong({ lines }: { readonly lines: readonly OrderLine[] }) {
  const { productName } = useConfig();
  const [delivery, setDelivery] = useState<ShareOutcome | null>(null);
  return (
    <Section name={orderWords.takeAlong}>
      <Button
        onClick={() => {
          void shareOrCopy(orderWords.title, orderText(lines, new Date())).then(setDelivery);
        }}
      >
        {orderWords.send}
      </Button>
      <p role="status" className="quiet">
        {delivery !== null && orderWords.deliveries[delivery]}
      </p>
      <ExportActions
        makeCsv={() => Promise.resolve(orderFile(lines, new Date()))}
        makePaper={() => Promise.resolve(orderPaper(lines, { now: new Date(), productName }))}
      />
    </Section>
  );
}
