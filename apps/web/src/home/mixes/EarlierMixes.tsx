import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { Section } from '../../ui/panels/Section.tsx';
import type { RecentMix } from '../../plan/draft/recentMixes.ts';
import { homeWords } from '../../i18n/made/en/home/homeWords.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import { jobLine, mixTitle } from './mixLine.ts';
import { MixRow } from './MixRow.tsx';
import { useNameOf } from './useNameOf.ts';
import { useOpenMix } from './useOpenMix.ts';

/** As many as are looked at with one look; the mix screen has them all. */
const SHOWN = 5;

/** Mixes this device remembers, the newest first. */
export function EarlierMixes({ mixes }: { readonly mixes: readonly RecentMix[] }) {
  const openMix = useOpenMix();
  const nameOf = useNameOf();
  const now = new Date(useNow(MINUTE_MS));
  return (
    <Section name={homeWords.earlier}>
      <ul>
        {mixes.slice(0, SHOWN).map(({ form, keptAt }) => (
          <MixRow
            key={keptAt}
            name={mixTitle(form, nameOf)}
            note={jobLine(form)}
            end={momentText(new Date(keptAt), now)}
            onPress={() => openMix(form)}
          />
        ))}
      </ul>
    </Section>
  );
}
