import { momentOf, type SprayRecord } from '@mix/documents';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { formFromSavedMix } from '../../plan/draft/formFromSavedMix.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { read } from '../../sync/arrival/Collected.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { shownSingles } from '../../sync/device/shown/shownSingles.ts';
import { useLatestRecords } from '../../sync/device/shown/useLatestRecords.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { sprayRecords } from '../../sync/sprayRecords.ts';

interface FindLastRecordProps {
  /** Called with the mix of the last record, and with null where none is known any more. */
  readonly onFound: (form: MixForm | null) => void;
}

/**
 * Looks for the mix of the last record, which another device may have made. It draws nothing: what
 * stands on Home stays under the thumb until there is something to put in its place.
 */
export function FindLastRecord({ onFound }: FindLastRecordProps) {
  const records = useLatestRecords();
  const isNothingNoted = useStore(shownSingles, ({ latest }) => latest === null);
  return isNothingNoted ? <AmongAll onFound={onFound} /> : <Among {...{ records, onFound }} />;
}

const AmongAll = ({ onFound }: FindLastRecordProps) => (
  <Among records={read(sprayRecords.useAll())} onFound={onFound} />
);

interface AmongProps extends FindLastRecordProps {
  /** Null while they are read. */
  readonly records: readonly KeptDocument<SprayRecord>[] | null;
}

function Among({ records, onFound }: AmongProps) {
  const ground = read(paddocks.useAll());
  useEffect(() => {
    const [last] = (records ?? []).toSorted(
      (a, b) => momentOf(b.value.endedAt) - momentOf(a.value.endedAt),
    );
    if (last === undefined || ground === null) {
      onFound(null);
      return;
    }
    const { draft, name, productFacts, paddockId } = last.value;
    const paddock = ground.find(({ id }) => id === paddockId);
    onFound(
      formFromSavedMix({
        draft,
        name,
        products: productFacts,
        paddock:
          paddock === undefined
            ? null
            : { id: paddock.id, name: paddock.value.name, landUse: paddock.value.landUse },
      }),
    );
  }, [records, ground, onFound]);
  return null;
}
