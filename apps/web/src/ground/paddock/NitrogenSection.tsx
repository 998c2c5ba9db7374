import type { MixPlan } from '@mix/engine';
import { useStore } from 'zustand';
import { NitrogenBar } from '../../ui/figures/NitrogenBar.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { groundNitrogen } from '../../plan/planning/groundNitrogen.ts';
import type { MixView } from '../../plan/planning/useMix.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';

interface NitrogenSectionProps {
  readonly mix: MixView;
  readonly plan: MixPlan;
}

const kilograms = (value: number): string => quantityText(value, 'kg/ha', 1);
const figure = (value: number): string => shownFigure(value, 'kg/ha', 1).text;

/** Nitrogen of the July to June year with this mix, against the cap: it moves as the mix is typed. */
export function NitrogenSection({ mix, plan }: NitrogenSectionProps) {
  const {
    nitrogenYearKgPerHa: year,
    nitrogenCapKgPerHa: cap,
    syntheticNitrogenKgPerHa: planned,
  } = plan.supply;
  if (planned <= 0 || cap === null) return null;
  const applied = year === null ? 0 : Math.max(0, year - planned);
  const total = applied + planned;
  return (
    <Section
      name={planAidWords.nitrogenYear}
      note={planAidWords.ofCap(figure(total), kilograms(cap))}
    >
      <NitrogenBar
        appliedKgPerHa={applied}
        plannedKgPerHa={planned}
        capKgPerHa={cap}
        description={planAidWords.nitrogenWords(figure(applied), figure(planned), figure(cap))}
      />
      {total > cap && (
        <Notice
          kind="warning"
          word={mixPlanWords.warning}
          title={planAidWords.overCap(kilograms(total - cap))}
        />
      )}
      <p className="quiet">
        {year === null ? (
          planAidWords.nitrogenAlone
        ) : (
          <>
            <AppliedText mix={mix} applied={applied} />,{' '}
            {planAidWords.nitrogenThisMix(kilograms(planned))}.
          </>
        )}
      </p>
      <NotCounted mix={mix} />
    </Section>
  );
}

interface AppliedTextProps {
  readonly mix: MixView;
  readonly applied: number;
}

/** Where the applied nitrogen comes from: a figure typed in the mix comes before the records. */
function AppliedText({ mix, applied }: AppliedTextProps) {
  const known = useStore(groundNitrogen, (state) => state.known);
  return mix.form.nitrogenAppliedKgPerHa == null && known !== null && mix.paddock !== null
    ? planAidWords.nitrogenRecords(kilograms(applied), mix.paddock.name, known.recordCount)
    : planAidWords.nitrogenEntered(kilograms(applied));
}

function NotCounted({ mix }: Pick<AppliedTextProps, 'mix'>) {
  const known = useStore(groundNitrogen, (state) => state.known);
  if (known === null || known.unknownCount === 0 || mix.paddock?.id !== known.paddockId)
    return null;
  return (
    <Notice
      kind="information"
      word={mixPlanWords.note}
      title={planAidWords.nitrogenNotCounted(known.unknownCount)}
    />
  );
}
