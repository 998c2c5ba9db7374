import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { jobStore } from '../fill/job/jobStore.ts';
import { draftStore } from '../plan/draft/draftStore.ts';
import { hasJob } from '../plan/draft/recentMixes.ts';
import { jobPaths } from '../device/navigation/jobPaths.ts';
import { paths } from '../device/navigation/paths.ts';
import { homeWords } from '../i18n/made/en/home/homeWords.ts';
import { mixTitle } from './mixes/mixLine.ts';
import { useNameOf } from './mixes/useNameOf.ts';
import { useOpenMix } from './mixes/useOpenMix.ts';

/**
 * Shows nothing. Does what a shortcut of the installed app asked for (`shortcutPaths`), once: the
 * address of the shortcut is replaced, so that the way back does not ask again. Drawn only for a
 * shortcut: to name a mix takes the whole catalogue and the documents, which a first visit has no
 * use for.
 */
export function Shortcut({ search }: { readonly search: string }): null {
  const [, navigate] = useLocation();
  const openMix = useOpenMix();
  const nameOf = useNameOf();
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const current = draftStore.form.getState().value;
    if (asked.has('new')) {
      navigate(paths.home, { replace: true });
      if (hasJob(current))
        draftStore.startNew(Date.now(), homeWords.putAway(mixTitle(current, nameOf)));
      navigate(paths.mix);
    } else if (asked.has('repeat')) {
      navigate(paths.home, { replace: true });
      const [last] = draftStore.recent.getState().value;
      // Without an earlier mix Home stays as it is.
      if (last !== undefined) openMix(last.form);
    } else if (asked.has('record')) {
      navigate(paths.home, { replace: true });
      const { job } = jobStore.kept.getState().value;
      navigate(job === null ? paths.reporting : jobPaths.record);
    }
    // `openMix` and `nameOf` are new at every render; what the shortcut asks for stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [search]);
  return null;
}
