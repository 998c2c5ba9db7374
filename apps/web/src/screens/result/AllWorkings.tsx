import type { MixPlan, Working } from '@mix/engine';
import { ExpansionPanel } from '../../components/panels/ExpansionPanel.tsx';
import { figureNames } from '../../words/en/mix/figureNames.ts';
import { publishedText } from '../../words/figures/publishedFigure.ts';
import { resultWords } from '../../words/en/result/resultWords.ts';
import type { NameOf } from '../../words/products/productNames.ts';
import { WorkingTable } from './WorkingTable.tsx';

interface AllWorkingsProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
}

/** Every figure of the plan with what went into it and where that comes from. */
export const AllWorkings = ({ plan, nameOf }: AllWorkingsProps) => (
  <ExpansionPanel summary={resultWords.everyFigure}>
    {plan.workings.map((working) => (
      <ExpansionPanel
        key={working.figure}
        summary={figureName(working, nameOf)}
        note={publishedText(working.value, working.unit)}
      >
        <WorkingTable working={working} nameOf={nameOf} />
      </ExpansionPanel>
    ))}
  </ExpansionPanel>
);

/** The name of the figure, with its product where all of its terms are of one. */
function figureName({ formula, terms }: Working, nameOf: NameOf): string {
  const ids = new Set(terms.flatMap(({ productId }) => productId ?? []));
  const [only] = ids;
  const name = figureNames[formula];
  return ids.size === 1 && only !== undefined ? `${name}: ${nameOf(only)}` : name;
}
