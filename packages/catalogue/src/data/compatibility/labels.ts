import type { CompatibilityRule } from '@mix/engine';
import { sourced } from '../../factSource.ts';

/**
 * What labels say of two products by name. They go before what their groups say. A label binds its
 * own product and country: only what asks for more care than the groups do is kept here.
 */
export const labels: readonly CompatibilityRule[] = [
  {
    id: 'labelHaloxyfopPhenoxy',
    ofLabel: true,
    verdict: 'incompatible',
    mechanism: 'antagonism',
    between: { haloxyfop: ['24d', 'mcpa', '24db', 'mecoprop-mix'] },
    reason: 'A haloxyfop label rules out amine and sodium salts of phenoxy herbicides.',
    source: sourced('S203', 'Australian label.'),
  },
  {
    id: 'labelCaptanCopper',
    ofLabel: true,
    verdict: 'incompatible',
    mechanism: 'breakdown',
    between: { captan: ['cu-hydroxide'] },
    reason: 'A captan label rules copper out.',
    source: sourced('S204', 'Australian label.'),
  },
];
