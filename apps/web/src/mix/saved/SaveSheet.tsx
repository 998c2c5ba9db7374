import { Sheet } from '../../components/panels/Sheet.tsx';
import { formReading } from '../reading/readForm.ts';
import { useMix } from '../planning/useMix.ts';
import { dataWords } from '../../words/en/home/dataWords.ts';
import { SaveMixFields } from './SaveMixFields.tsx';

/** Keeps the mix on the result screen under a name. */
export function SaveSheet({ onClose }: { readonly onClose: () => void }) {
  const mix = useMix();
  return (
    <Sheet title={dataWords.saveMix} closeWord={dataWords.done} onClose={onClose}>
      {mix.catalogue !== null && (
        <SaveMixFields reading={formReading(mix.form)} catalogue={mix.catalogue} primary={true} />
      )}
    </Sheet>
  );
}
