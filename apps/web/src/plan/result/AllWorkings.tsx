import type { MixPlan } from '@mix/engine';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { workingWords } from '../../i18n/made/en/result/workingWords.ts';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { Workings } from './Workings.tsx';

interface AllWorkingsProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
}

/** Every figure of the plan with what went into it and where that comes from. */
export const AllWorkings = ({ plan, nameOf }: AllWorkingsProps) => (
  <ExpansionPanel
    drawnWhenOpened
    summary={workingWords.show}
    note={workingWords.figures(plan.workings.length)}
  >
    <Workings plan={plan} workings={plan.workings} nameOf={nameOf} />
  </ExpansionPanel>
);
