import type { NameOf } from '../../../words/products/productNames.ts';
import type { MixView } from '../../../mix/planning/useMix.ts';
import type { ProblemWords } from '../../../words/problems/problemWords.ts';
import { NitrogenSection } from '../paddock/NitrogenSection.tsx';
import { OtherWays } from '../ways/OtherWays.tsx';

interface PlanAidsProps {
  readonly mix: MixView;
  readonly words: ProblemWords;
  readonly nameOf: NameOf;
}

/** What helps to plan, below the answer it helps with. */
export function PlanAids({ mix, words, nameOf }: PlanAidsProps) {
  return (
    <>
      {mix.plan !== null && <NitrogenSection mix={mix} plan={mix.plan} />}
      <OtherWays mix={mix} words={words} nameOf={nameOf} />
    </>
  );
}
