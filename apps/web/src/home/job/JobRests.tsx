import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { Section } from '../../ui/panels/Section.tsx';
import { homeWords } from '../../i18n/made/en/home/homeWords.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { GROUND_NOT_KNOWN } from '../../plan/draft/withoutGround.ts';
import type { JobRest } from '../../fill/job/Job.ts';
import { jobStore } from '../../fill/job/jobStore.ts';
import { mixTitle } from '../mixes/mixLine.ts';
import { MixRow } from '../mixes/MixRow.tsx';
import { useNameOf } from '../mixes/useNameOf.ts';
import { useOpenMix } from '../mixes/useOpenMix.ts';

/** Ground of a rest. The paddock's document has its whole area, the rest only knows its own. */
function groundOf({ paddockId, paddockName, landUse }: JobRest): Partial<MixForm> {
  if (paddockName === null) return {};
  const words = { name: paddockName, areaHa: null, landUse: landUse ?? null };
  return paddockId === undefined
    ? { paddock: { id: null, ...words } }
    : {
        paddock: { id: paddockId, ...words },
        // The paddock's records know better by now.
        ...GROUND_NOT_KNOWN,
      };
}

/** Ground that recorded jobs left undone: a tap plans the rest. */
export function JobRests({ rests }: { readonly rests: readonly JobRest[] }) {
  const openMix = useOpenMix();
  const nameOf = useNameOf();
  const now = new Date(useNow(MINUTE_MS));
  return (
    <Section name={homeWords.leftUndone}>
      <ul>
        {rests.map((rest) => (
          <MixRow
            key={rest.id}
            name={
              rest.paddockName ??
              mixTitle({ name: rest.name, products: rest.draft.products }, nameOf)
            }
            note={homeWords.areaLeft(quantityText(rest.areaLeftHa, 'ha', 2))}
            end={momentText(new Date(rest.leftAtMs), now)}
            onPress={() => {
              // From here on the rest is the mix in work, and kept as one.
              jobStore.forgetRest(rest.id);
              openMix({
                products: [],
                ...rest.draft,
                sprayAreaHa: rest.areaLeftHa,
                ...groundOf(rest),
              });
            }}
          />
        ))}
      </ul>
    </Section>
  );
}
