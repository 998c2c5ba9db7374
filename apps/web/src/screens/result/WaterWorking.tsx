import type { MixPlan } from '@mix/engine';
import { ExpansionPanel } from '../../components/panels/ExpansionPanel.tsx';
import { publishedText } from '../../words/figures/publishedFigure.ts';
import { resultWords } from '../../words/en/result/resultWords.ts';
import type { NameOf } from '../../words/products/productNames.ts';
import { WorkingTable } from './WorkingTable.tsx';

interface WaterWorkingProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
}

/** How the water to add was worked out, for every kind of load: the figure people doubt first. */
export const WaterWorking = ({ plan, nameOf }: WaterWorkingProps) =>
  plan.workings
    .filter(({ formula }) => formula === 'carrier')
    .map((working) => (
      <ExpansionPanel
        key={working.figure}
        summary={resultWords.howWater(publishedText(working.value, working.unit))}
      >
        <WorkingTable working={working} nameOf={nameOf} />
      </ExpansionPanel>
    ));
