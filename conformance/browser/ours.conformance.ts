import { describeTarget } from './describeTarget.ts';
import { ours } from './Target.ts';

describeTarget(ours);
