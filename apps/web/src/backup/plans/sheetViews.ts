export { PlansPart } from './PlansPart.tsx';
export { SpraysPart } from './SpraysPart.tsx';
