import type { MixPlan } from '@mix/engine';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { publishedText } from '../../i18n/figures/publishedFigure.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { Workings } from './Workings.tsx';

interface WaterWorkingProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
}

/** How the water to add was worked out, load by load: the figure people doubt first. */
export function WaterWorking({ plan, nameOf }: WaterWorkingProps) {
  const workings = plan.workings.filter(({ formula }) => formula === 'carrier');
  const [first] = workings;
  if (first === undefined) return null;
  return (
    <ExpansionPanel
      drawnWhenOpened
      summary={resultWords.howWater(publishedText(first.value, first.unit))}
    >
      <Workings plan={plan} workings={workings} nameOf={nameOf} />
    </ExpansionPanel>
  );
}
