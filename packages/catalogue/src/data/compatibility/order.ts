import { partlyAssumed, sourced } from '../../factSource.ts';
import { likeness, nearest } from './howItWasRead.ts';
import type { RuleFacts } from './RuleFacts.ts';

/** What only asks for an order of addition: these pairs fit where it is kept. */
export const order: readonly RuleFacts[] = [
  {
    id: 'orderPowdersInSalt',
    verdict: 'compatible',
    mechanism: 'order',
    between: { SC: ['NH4', 'UREA', 'NO3', 'PO4', 'SO4', 'CA_SOL', 'MG', 'K', 'CL'], WG: ['NH4', 'UREA', 'NO3', 'PO4', 'SO4', 'CA_SOL', 'MG', 'K', 'CL'], CS: ['NH4', 'UREA', 'NO3', 'PO4', 'SO4', 'CA_SOL', 'MG', 'K', 'CL'] },
    reason: 'Stir powders and suspensions into plain water before strong salt goes in: salt makes them clump.',
    source: sourced(['S150', 'S181', 'S193']),
  },
  {
    id: 'orderEmulsionInSalt',
    verdict: 'compatible',
    mechanism: 'order',
    between: { EC: ['PO4', 'POLYPHOSPHATE', 'SO4', 'S2O3', 'CA_SOL', 'MG', 'K', 'CL'], OD: ['PO4', 'POLYPHOSPHATE', 'SO4', 'S2O3', 'CA_SOL', 'MG', 'K', 'CL'] },
    reason: 'Emulsions go into a well filled tank after the salt has dissolved: strong salt breaks them.',
    source: sourced(['S150', 'S181']),
  },
  {
    id: 'orderEmulsionLater',
    verdict: 'compatible',
    mechanism: 'order',
    between: { EC: ['SC', 'WG', 'SL', 'CS'], OIL: ['SC', 'WG'], OD: ['SL'] },
    reason: 'Powders and suspensions first, emulsions and oil after: the other way round they clump.',
    source: partlyAssumed(['S147', 'S150', 'S194'], likeness),
  },
  {
    id: 'orderTwoPowders',
    verdict: 'compatible',
    mechanism: 'order',
    between: { WG: ['WG'] },
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
