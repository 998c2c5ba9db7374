import type { NumberPath } from '@mix/engine';
import { Tag } from '../ui/notices/Tag.tsx';
import { mixSheetWords } from '../i18n/made/en/mix/mixSheetWords.ts';
import { useDraftField } from '../plan/draft/useDraftField.ts';
import { DraftField } from '../plan/field/DraftField.tsx';
import type { MachineOffers } from './machineOffers.ts';

interface MachineFieldProps {
  readonly path: NumberPath<'table'>;
  readonly label?: string | undefined;
  readonly offers: MachineOffers;
}

/** A figure of the sprayer. What a known machine offers holds until something is typed over it. */
export function MachineField({ path, label, offers }: MachineFieldProps) {
  const offer = Object.entries(offers).find(([field]) => field === path)?.[1];
  const { text } = useDraftField(path);
  // Below a typed figure, the hint would seem to be about that figure.
  const isOffered = offer !== undefined && (offer.text === null || text === '');
  return (
    <DraftField
      path={path}
      inSheet
      label={label}
      offered={offer?.text ?? undefined}
      hint={
        isOffered && (
          <>
            {offer.assumed && <Tag dashed>{mixSheetWords.assumed}</Tag>}{' '}
            {offer.text === null ? offer.hint : mixSheetWords.offered(offer.hint)}
          </>
        )
      }
    />
  );
}
