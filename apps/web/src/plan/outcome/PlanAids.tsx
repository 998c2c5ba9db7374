import type { NameOf } from '../../i18n/products/productNames.ts';
import type { MixView } from '../planning/useMix.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import { NitrogenSection } from '../../ground/paddock/NitrogenSection.tsx';
import { Suggestions } from '../suggestions/Suggestions.tsx';

interface PlanAidsProps {
  readonly mix: MixView;
  readonly words: ProblemWords;
  readonly nameOf: NameOf;
}

/** Aids to planning, below the answer: the nitrogen of the plan and the suggestions. */
export function PlanAids({ mix, words, nameOf }: PlanAidsProps) {
  return (
    <>
      {mix.plan !== null && <NitrogenSection mix={mix} plan={mix.plan} />}
      <Suggestions mix={mix} words={words} nameOf={nameOf} />
    </>
  );
}
