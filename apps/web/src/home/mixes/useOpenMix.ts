import { useLocation } from 'wouter';
import { paddocks } from '../../sync/paddocks.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { openedForm } from '../../plan/draft/keptPaddock.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { homeWords } from '../../i18n/made/en/home/homeWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { mixTitle } from './mixLine.ts';
import { useNameOf } from './useNameOf.ts';

/** Opens a mix on the mix screen; the mix that was there is put away, not lost. */
export function useOpenMix(): (form: MixForm) => void {
  const [, navigate] = useLocation();
  const nameOf = useNameOf();
  // The paddocks are read before a mix is opened: it opens with its paddock as that is now.
  paddocks.useAll();
  return (earlier) => {
    const { form, gone } = openedForm(earlier);
    const title = mixTitle(form, nameOf);
    const words =
      gone === null ? homeWords.opened(title) : homeWords.openedWithoutPaddock(title, gone);
    draftStore.open(form, Date.now(), words);
    navigate(paths.mix);
  };
}
