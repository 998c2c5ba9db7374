/* What is below a plan, in one module: it is loaded after the plan, before anyone has scrolled
   to it. */
export { AfterPlan } from './AfterPlan.tsx';
export { LoadsOnPaper } from './LoadsOnPaper.tsx';
export { CostSection } from './sections/CostSection.tsx';
export { LeafSection } from './sections/LeafSection.tsx';
export { NozzleSection } from './sections/NozzleSection.tsx';
export { PhSection } from './sections/PhSection.tsx';
export { RinseSection } from './sections/RinseSection.tsx';
export { SupplySection } from './sections/SupplySection.tsx';
