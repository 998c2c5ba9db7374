import type { CompatibilityRule } from '@mix/engine';
import { breakdown } from './breakdown.ts';
import { coagulation } from './coagulation.ts';
import { effect } from './effect.ts';
import { fits } from './fits.ts';
import { namedPairs } from './furtherPairs.ts';
import { labels } from './labels.ts';
import { leafBurn } from './leafBurn.ts';
import { living } from './living.ts';
import { soldInOneCan } from './oneCan.ts';
import { order } from './order.ts';
import { precipitation } from './precipitation.ts';
import { reactions } from './reactions.ts';

const named = [...labels, ...namedPairs];

/** Everything known of groups that meet; a pair that stands nowhere is not known, never a fit. */
export const compatibilityRules: readonly CompatibilityRule[] = [
  ...precipitation,
  ...reactions,
  ...breakdown,
  ...coagulation,
  ...effect,
  ...leafBurn,
  ...living,
  ...order,
  ...fits,
  ...named,
  ...soldInOneCan(named),
];
