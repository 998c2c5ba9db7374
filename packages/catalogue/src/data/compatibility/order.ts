import { partlyAssumed, sourced } from '../../factSource.ts';
import { CONDITIONED } from './conditioned.ts';
import { likeness, nearest } from './howItWasRead.ts';
import type { RuleFacts } from './RuleFacts.ts';

/**
 * What only asks for an order of addition: these pairs fit where it is kept. Each group goes in after
 * those of its list, unless it says that either may be first.
 */
export const order: readonly RuleFacts[] = [
  {
    id: 'orderPowdersInSalt',
    verdict: 'compatible',
    mechanism: 'order',
    between: { SC: ['NH4', 'UREA', 'NO3', 'PO4', 'SO4', 'CA_SOL', 'MG', 'K', 'CL'], WG: ['NH4', 'UREA', 'NO3', 'PO4', 'SO4', 'CA_SOL', 'MG', 'K', 'CL'], CS: ['NH4', 'UREA', 'NO3', 'PO4', 'SO4', 'CA_SOL', 'MG', 'K', 'CL'] },
    inAnyOrder: true,
    limit: CONDITIONED,
    reason: 'Strong salt makes powders and suspensions clump: stir them into plain water in a bucket or hopper first, and pour that in.',
    source: partlyAssumed(['S150', 'S181', 'S193', 'S40'], 'The strength is that of conditioned water.'),
  },
  {
    id: 'orderEmulsionInSalt',
    verdict: 'compatible',
    mechanism: 'order',
    between: { EC: ['PO4', 'POLYPHOSPHATE', 'SO4', 'S2O3', 'CA_SOL', 'MG', 'K', 'CL'], OD: ['PO4', 'POLYPHOSPHATE', 'SO4', 'S2O3', 'CA_SOL', 'MG', 'K', 'CL'] },
    limit: CONDITIONED,
    reason: 'Emulsions go into a well filled tank after the salt has dissolved: strong salt breaks them.',
    source: partlyAssumed(['S150', 'S181', 'S40'], 'The strength is that of conditioned water.'),
  },
  {
    id: 'orderEmulsionLater',
    verdict: 'compatible',
    mechanism: 'order',
    between: { EC: ['SC', 'WG', 'CS'], OIL: ['SC', 'WG'] },
    reason: 'Powders and suspensions first, emulsions and oil after: the other way round they clump.',
    source: partlyAssumed(['S147', 'S150', 'S194'], likeness),
  },
  {
    id: 'orderEmulsionSolution',
    verdict: 'compatible',
    mechanism: 'order',
    between: { EC: ['SL'], OD: ['SL'] },
    inAnyOrder: true,
    reason: 'Guides differ on whether emulsions or solutions go in first: a label that says so wins.',
    source: sourced(['S42', 'S43']),
  },
  {
    id: 'orderTwoPowders',
    verdict: 'compatible',
    mechanism: 'order',
    between: { WG: ['WG'] },
    inAnyOrder: true,
    reason: 'Each powder needs water and time before the next goes in.',
    source: sourced('S147'),
  },
  {
    id: 'orderGlyphosateLater',
    verdict: 'compatible',
    mechanism: 'order',
    between: { GLY: ['SC', 'WG'] },
    reason: 'Powders and suspensions are stirred in well before glyphosate: their carriers can hold some of it.',
    source: partlyAssumed('S128', nearest),
  },
];
