import { Sheet } from '../../ui/panels/Sheet.tsx';
import { formReading } from '../reading/readForm.ts';
import { useMix } from '../planning/useMix.ts';
import { savedMixWords } from '../../i18n/made/en/mix/savedMixWords.ts';
import { SaveMixFields } from './SaveMixFields.tsx';

/** Keeps the mix on the result screen under a name. */
export function SaveSheet({ onClose }: { readonly onClose: () => void }) {
  const mix = useMix();
  return (
    <Sheet title={savedMixWords.saveMix} closeWord={savedMixWords.done} onClose={onClose}>
      {mix.facts !== null && (
        <SaveMixFields reading={formReading(mix.form)} catalogue={mix.facts} primary={true} />
      )}
    </Sheet>
  );
}
