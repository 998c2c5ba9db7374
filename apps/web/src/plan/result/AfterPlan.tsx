import type { Catalogue, MixPlan } from '@mix/engine';
import { ByZones } from './ByZones.tsx';
import { StockOfPlan } from './StockOfPlan.tsx';

interface AfterPlanProps {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
}

/** What is shown below the amounts of a plan: its zones, and its stock. */
export const AfterPlan = (props: AfterPlanProps) => (
  <>
    <ByZones {...props} />
    <StockOfPlan {...props} />
  </>
);
