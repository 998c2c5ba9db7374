import { useLocation } from 'wouter';
import { paddocks } from '../../../documents/paddocks.ts';
import { draftStore } from '../../../mix/draft/draftStore.ts';
import { openedForm } from '../../../mix/draft/keptPaddock.ts';
import type { MixForm } from '../../../mix/draft/MixForm.ts';
import { homeWords } from '../../../words/made/en/home/homeWords.ts';
import { paths } from '../../../navigation/paths.ts';
import { mixTitle } from './mixLine.ts';
import { useNameOf } from './useNameOf.ts';

/** Opens a mix on the mix screen; the one that was there is put away, unlost. */
export function useOpenMix(): (form: MixForm) => void {
  const [, navigate] = useLocation();
  const nameOf = useNameOf();
  // Read before a mix is opened, which is for its paddock as that is now.
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
