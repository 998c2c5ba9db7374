/* What the records, catch tests and machines of this device say to a plan, in one module: it is loaded
   after the plan, and the notice of an old test together with what finds one. */
export { followCatchFlow } from '../../machine/followCatchFlow.ts';
export { OfferMachines } from '../../machine/saved/OfferMachines.tsx';
export { OldCatchTest } from '../../machine/OldCatchTest.tsx';
export { followGroundNitrogen } from './followGroundNitrogen.ts';
